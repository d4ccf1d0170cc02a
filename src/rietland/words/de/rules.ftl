# Das Regelbuch: die Überschriften seiner Abschnitte; die Regeln selbst stehen in den Dateien ihrer Spiele.

## Zahlen

rules-count = { $number ->
        [one] { $number } Regel
       *[other] { $number } Regeln
    }
rules-vectors = { $number ->
        [one] { $number } Testfall
       *[other] { $number } Testfälle
    }

## Das Grundspiel

rules-AN-COMP = Spielmaterial
rules-AN-GEN = Der Rahmen
rules-AN-SETUP = Aufbau
rules-AN-HERO = Heldentafeln
rules-AN-TIME = Zeit
rules-AN-TURN = Der Zug
rules-AN-FREE = Freie Aktionen
rules-AN-MOVE = Laufen
rules-AN-FIGHT = Kampf
rules-AN-GROUP = Gemeinsam kämpfen
rules-AN-CREAT = Kreaturen
rules-AN-SUN = Sonnenaufgang
rules-AN-FOG = Nebelplättchen
rules-AN-WELL = Brunnen
rules-AN-MERCH = Händler
rules-AN-WITCH = Hexe
rules-AN-ALLY = Prinz Thorald und die Schildzwerge
rules-AN-FARM = Bauern
rules-AN-SHLD = Burg und goldene Schilde
rules-AN-RUNE = Runensteine
rules-AN-HERB = Heilkräuter
rules-AN-ITEM = Artikel
rules-AN-TREAS = Gold, Edelsteine, Pergamente, Geröll
rules-AN-EVENT = Ereigniskarten
rules-AN-DIFF = Schwierigkeit
rules-AN-END = Das Ende einer Legende
rules-AN-L1 = Legende 1
rules-AN-L2 = Legende 2
rules-AN-MINE = Die Mine
rules-AN-TOKEN = Kreaturenplättchen
rules-AN-L3 = Legende 3
rules-AN-FATE = Schicksale
rules-AN-L4 = Legende 4
rules-AN-LAKE = Geheimer See
rules-AN-L5 = Legende 5
rules-AN-DRAGON = Der Drache
rules-AN-POISON = Gift
rules-AN-OPEN = Unsere Antworten auf offene Regelfragen

## Die Befreiung der Rietburg

rules-RB-COMP = Spielmaterial
rules-RB-SETUP = Aufbau
rules-RB-TURN = Der Zug
rules-RB-NARR = Rasten und der Erzähler
rules-RB-FREE = Freie Aktionen
rules-RB-MISSION = Aufgaben
rules-RB-COMBAT = Kampf
rules-RB-HERO = Was die Helden besonders macht
rules-RB-SYM = Symbole der Heldenkarten
rules-RB-GALLERY = Galerie und Gold
rules-RB-END = Das Ende
rules-RB-DIFF = Schwierigkeit
rules-RB-OPEN = Unsere Antworten auf offene Regelfragen
rules-FE-DP = Ein Spielbuch lesen

## Die ewige Kälte

rules-FE-COMP = Spielmaterial
rules-FE-GEN = Allgemeines
rules-FE-HERO = Heldentafeln
rules-FE-TIME = Zeit
rules-FE-TURN = Ein Zug
rules-FE-MOVE = Laufen
rules-FE-FIGHT = Kämpfen
rules-FE-GROUP = Gemeinsam kämpfen
rules-FE-PASS = Passen
rules-FE-FREE = Freie Aktionen
rules-FE-CREAT = Kreaturen
rules-FE-DEF = Burg und Zeltdorf
rules-FE-SUN = Sonnenaufgang
rules-FE-ITEM = Gegenstände
rules-FE-MERCH = Händler
rules-FE-FIRE = Feuer
rules-FE-SNOW = Schneeplättchen
rules-FE-STORM = Schneestürme
rules-FE-ICE = See und Eis
rules-FE-GEM = Edelsteine
rules-FE-IQ = Iquar
rules-FE-TRAN = Tranuk und andere Verbündete
rules-FE-VOLP = Der Volpin
rules-FE-CAST = Die Burgseite
rules-FE-MAP = Die Dorfseite
rules-FE-FROST = Kälteplättchen
rules-FE-CAVE = Die Große Höhle
rules-FE-PLANT = Zauberpflanzen
rules-FE-OBJ = Zielmarker
rules-FE-STONE = Der Winterstein
rules-FE-CARL = Carlion
rules-FE-SECR = Geheimgang
rules-FE-X = Rotes Kreuz
rules-FE-FOLL = Wer mitkommt
rules-FE-SETUP = Aufbau der Legenden 2 bis 4
rules-FE-DIFF = Schwierigkeit
rules-FE-L1 = Legende 1
rules-FE-MYRK = Die Myrk
rules-FE-L2 = Legende 2
rules-FE-TRIBE = Drei Völker
rules-FE-L3 = Legende 3
rules-FE-L4 = Legende 4
rules-FE-SIL = Die Silhouette
rules-FE-THR = Tödliche Bedrohungen
rules-FE-CAMP = Als eine Geschichte gespielt
rules-FE-VAR = Kleine Erweiterungen
rules-FE-OPEN = Wie wir offene Fragen entscheiden

## Chada & Thorn

rules-CT-COMP = Spielmaterial
rules-CT-SETUP = Aufbau
rules-CT-TURN = Der Zug
rules-CT-MOVE = Bewegung
rules-CT-CPAWN = Der Fluch
rules-CT-CURSE = Fluchkarten
rules-CT-FIGHT = Kämpfen
rules-CT-ABIL = Sonderfähigkeiten
rules-CT-NEAR = Nachbarn
rules-CT-FOG = Nebelkarten
rules-CT-OBJ = Gegenstände
rules-CT-ALLY = Freunde
rules-CT-STAGE = Etappen
rules-CT-SYM = Symbole der Etappen
rules-CT-SPEC = Sonderkarten
rules-CT-END = Wie ein Abenteuer endet
rules-CT-INTRO = Die Einführung
rules-CT-MAP = Etappenkarten
rules-CT-CARD = Was die Karten können
rules-CT-SOLO = Allein spielen
rules-CT-OPEN = Unsere Antworten auf offene Regelfragen

## Der Sternenschild

rules-SS-COMP = Spielmaterial
rules-SS-SETUP = Aufbau
rules-SS-A1 = Karte A1: Winter vor den Toren
rules-SS-A2 = Karten A2: fünf Anfänge
rules-SS-C = Karte C: Die Bedrohung zeigt sich
rules-SS-E = Karte E: Das lange Dunkel
rules-SS-G = Karten G: vier Wenden des Winters
rules-SS-N = Karte N: Das Ende der Geschichte
rules-SS-GOAL = Ziele
rules-SS-SPACE = Gemeinsam auf einem Feld
rules-SS-MIS = Aufgaben
rules-SS-THR = Bedrohungen
rules-SS-FIRE = Feuergeist
rules-SS-SIEGE = Belagerungsturm
rules-SS-TEMPLE = Schwarzer Tempel
rules-SS-CAT = Katapult
rules-SS-KRA = Krahder
rules-SS-IRL = Irlok
rules-SS-TOK = Lichter und Waldpilze
rules-SS-SEEK = Sieben Lichter
rules-SS-KEN = Ken Dorr
rules-SS-CLUE = Hinweise
rules-SS-STAR = Sternenlicht
rules-SS-TRI = Varkurs Triumph
rules-SS-SHIELD = Der Sternenschild
rules-SS-GIFT = Gaben Andors
rules-SS-WOLF = Wölfe
rules-SS-TRY = Proben
rules-SS-OFFER = Abgeben
rules-SS-DAY = Das Ende eines Tages
rules-SS-HIDE = Versteckte Personen
rules-SS-OPEN = Wie wir offene Fragen entscheiden
