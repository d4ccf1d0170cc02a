# Der Tisch im Browser: was nur er sagt. Alles vom Spiel selbst steht in den anderen Dateien.

client-close = Schließen
client-copied = Kopiert
client-copy = Kopieren
client-pair = { $name }: { $text }

## Die Karte

map-north = N
map-closer = Näher heran
map-farther = Weiter weg
map-whole = Die ganze Karte
map-arrows = Zeigen, wohin die Kreaturen ziehen
map-base-woods = Wachsamer Wald
map-base-south-woods = Südlicher Wald
map-base-mountains = Das Gebirge
map-base-coast = Sidra-Küste

space-plain = Feld { $number }

piece-well = Brunnen
piece-well-dry = Leerer Brunnen
piece-fog = Nebel

## Der Tisch

table-map = Karte
table-menu = Tisch
table-side = Heldentafeln und Protokoll
table-loading = Der Tisch wird gedeckt …
table-chat = Gespräch
table-companion = Gefährte
table-here = da
table-away = weg
table-gone = { $who } ist nicht da.
table-takeover = Einen Gefährten spielen lassen
table-spectators = { $number ->
        [one] { $number } Person schaut zu
       *[other] { $number } Personen schauen zu
    }
table-watching = Du siehst zu
table-links = Links für Freunde
table-thinking = { $who } denkt nach …
table-touch-map = Wähle auf der Karte ein leuchtendes Feld, oder ein ferneres, um dorthin zu laufen.
    .pick = Wähle auf der Karte ein leuchtendes Feld.
table-quest = Worum es geht
table-too-far = zu weit für heute
table-drink = Mit dem Trinkschlauch, ohne Stunde:
table-walk-here = Hierher laufen
table-ping = Hierauf zeigen
table-pinged = { $who } zeigt hierher: { $place }.
table-find = Auf der Karte zeigen
table-find-hero = { $who } steht auf Feld { $space }. Auf der Karte zeigen
table-no-use = Damit lässt sich jetzt nichts anfangen.
table-handling = Ablegen oder geben
table-plan = Dorthin will ich
table-plan-wipe = Plan verwerfen
table-planned = Hierhin will { $who }: { $place }.
table-back = Meinen Platz zurücknehmen

tab-act = Handeln
tab-log = Protokoll

line-opening = Verbindung wird hergestellt …
line-lost = Verbindung verloren. Neuer Versuch …
line-closed = Geschlossen

log-empty = Noch ist nichts geschehen.
log-undone = { $who } nimmt es zurück.
log-walked = { $who } läuft { $path } → { $space } ({ $number ->
        [0] ohne Stunde
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }).
log-times = { $what } (×{ $number })
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Den anderen schreiben
chat-send = Senden

track-legend = Der Erzähler steht auf { $letter }, die Legende endet auf { $last }. Sternchen: { $stars }.
track-morning = Morgen
sheet-article = Was bewirkt das?
sheet-willpower = { $willpower ->
        [one] { $willpower } Willenspunkt
       *[other] { $willpower } Willenspunkte
    }, { $dice } Würfel

cards-fresh = Nun hört …
cards-go-on = Weiter
cards-count = Karte { $at } von { $all }
cards-skip = Alle überspringen
cards-none = Noch wurde keine Karte vorgelesen.

rule-missing = Die Regel { $rule } war nicht zu bekommen.

roll-title = Was zeigen eure Würfel?

over-tavern = Zurück in die Taverne
over-slain = { $number ->
        [one] { $number } Kreatur besiegt
       *[other] { $number } Kreaturen besiegt
    }

## Der Kampf

stage-inviting = Wer kämpft mit?
stage-replying = Kommt jemand zu Hilfe?
stage-round = Eine neue Runde beginnt.
stage-ready = { $who } greift zu den Würfeln.
stage-throwing = { $who } würfelt.
stage-turning = { $who } hat gewürfelt.
stage-reacting = Noch lässt sich der Wurf ändern.
stage-summing = Die Helden zählen ihre Stärke zusammen.
stage-creature = { $what_The } schlägt zurück.
stage-bearing = Wer trägt den Verlust?
stage-between = Die Runde ist vorbei.
stage-sharing = Sieg! Verteilt die Belohnung.
stage-clearing = Das Geröll gibt nach.
stage-over = Der Kampf ist vorbei.

## Noch einmal ansehen

replay-title = Rückschau
replay-move = Rückschau: Schritt { $at } von { $all }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Augenblick
replay-at = { $at } von { $all }, Tag { $day }
replay-link = Link zu diesem Augenblick
replay-fork = Von hier aus neu versuchen
replay-forked = Hier beginnt ein eigenes Spiel; das andere bleibt, wie es war.
replay-present = Zurück zum Spiel

## Listen statt Karte

list-board = Auf dem Spielplan
list-space = Feld
list-figures = Verbündete
list-loose = Auf dem Boden

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-name = Dein Name am Tisch
settings-theme = Licht
settings-motion = Bewegung
settings-sound = Klang
settings-sound-on = Klänge abspielen
settings-volume = Lautstärke
settings-map = Karte
settings-numbers = Nummern der Felder
settings-list = Mit Listen spielen

theme-auto = wie am Gerät eingestellt
theme-day = Tag
theme-night = Nacht
theme-contrast = hoher Kontrast
motion-auto = wie am Gerät eingestellt
motion-full = alles bewegt sich
motion-less = so wenig wie möglich

## Hilfe

help-how = So geht es
help-lit = Was du tun darfst, leuchtet auf der Karte und steht daneben in der Liste. Klick es an, oder drück seine Nummer.
    .touch = Was du tun kannst, leuchtet auf der Karte und steht darunter. Tippe es an.
help-walk = Klick ein ferneres Feld an, um auf dem kürzesten Weg dorthin zu laufen; der Weg und seine Stunden werden vorher gezeigt.
    .touch = Tippe ein entferntes Feld an und wähle „Hierher laufen“: Der kürzeste Weg und seine Stunden sind zuerst zu sehen.
help-click = Klick irgendein Feld an, um zu sehen, was dort steht. Ein Rechtsklick zeigt es den anderen; ein Klick mit der Umschalttaste zeigt ihnen, dass du dorthin willst.
    .touch = Tippe ein Feld an, um zu sehen, was dort steht. „Hierauf zeigen“ zeigt es den anderen, „Dorthin will ich“ zeichnet ihnen deinen Weg.
help-why = Jede Zeile des Protokolls nennt ihre Regel, und ebenso alles, was du nicht tun kannst. Klick die Regel an, um sie zu lesen.
    .touch = Jede Zeile des Protokolls nennt ihre Regel, ebenso alles, was nicht geht. Tippe die Regel an, um sie zu lesen.
help-undo = „Zurücknehmen“ führt bis zum letzten Wurf oder zur letzten Entdeckung. Die Rückschau führt überallhin, und von dort aus könnt ihr weiterspielen.
help-fight = Vor jeder Entscheidung in einem Kampf siehst du, wie er ausgehen kann.
help-cards = Vorgelesene Karten bleiben unter der Schriftrolle neben der Legendenleiste.
help-keys = Tasten
help-credit = Ein inoffizielles Projekt von Fans. Silhouetten von den Urhebern von game-icons.net (CC BY 3.0); alles andere haben wir gezeichnet.

key-tab = Tab
    .does = von Teil zu Teil
key-map = M
    .does = zur Karte
key-arrows = Pfeiltasten
    .does = auf der Karte: zum nächsten Feld
key-enter = Eingabe
    .does = tun, was dort angeboten wird, oder nachsehen
key-shift-arrows = Umschalt + Pfeiltasten
    .does = die Karte verschieben
key-zoom = +  −  0
    .does = näher, weiter weg, die ganze Karte
key-options = O
    .does = zu dem, was du tun kannst
key-numbers = 1 … 9
    .does = wählen, was diese Nummer trägt
key-undo = U
    .does = zurücknehmen
key-replay = ←  →  Pos1  Ende
    .does = in der Rückschau: einen Schritt zurück oder vor, zum Anfang oder zum Ende
key-cards = C
    .does = die vorgelesenen Karten
key-march = A
    .does = wohin die Kreaturen ziehen
key-ping = P
    .does = auf der Karte: auf das Feld zeigen
key-plan = I
    .does = zeigen, dass du dorthin willst, oder nicht mehr
key-list = L
    .does = Listen statt der Karte, und zurück
key-help = ?
    .does = diese Seite
key-escape = Esc
    .does = schließen

## Die Taverne

cover-base = Die Legenden von Andor
    .sub = die Burg und ihr Land
cover-starshield = Der Sternenschild
    .sub = ein Licht über dem Land
cover-frost = Die ewige Kälte
    .sub = Winter im Norden
cover-chada_thorn = Chada & Thorn
    .sub = zu zweit auf langem Weg
cover-rietburg = Die Befreiung der Rietburg
    .sub = sechs Orte, eine Burg

companion-greedy = vernünftig
companion-random = auf gut Glück
companion-search = bedächtig

tavern-running = Spiele, die auf dich warten
tavern-finished = Zu Ende erzählt
tavern-more = Noch { $count } zeigen
tavern-won = gewonnen
tavern-lost = verloren
tavern-not-yet = noch nicht
tavern-variant = Wie es beginnt
tavern-variant-none = von Anfang an
tavern-dice = Würfel
tavern-dice-app = der Tisch würfelt
tavern-dice-people = wir würfeln und sagen, was sie zeigen
tavern-rank = { $role } · Rang { $rank }
tavern-seed = Zahl für wiederholbare Würfel
tavern-seed-none = echter Zufall
tavern-count = { $min } bis { $max } Helden
tavern-leader = Wer führt { $who }?
tavern-stays = bleibt zu Hause
tavern-me = ich selbst
tavern-link = Freund oder Freundin, per Link
tavern-companion = ein Gefährte ({ $strength })
tavern-tip = Du darfst auch selbst mehrere Helden führen, an einem Bildschirm.
tavern-invite = Lade deine Freunde ein
tavern-invite-how = Schick allen ihren eigenen Link. Wer ihn öffnet, sitzt auf diesem Platz, auf jedem Gerät.
tavern-watch = Zum Zuschauen
tavern-watch-how = Wer diesen Link öffnet, sieht zu, ohne mitzuspielen.
tavern-sit = Platz nehmen
tavern-fans = Ein inoffizielles Projekt von Fans: unsere eigenen Worte, unsere eigenen Zeichnungen. Wenn es dir gefällt, kauf die Spiele.

## Das Ende, der Reiter, was gemerkt wird

table-quest-cards = { $number ->
        [one] Was die Karte sagt
       *[other] Was die { $number } Karten sagen
    }
over-look = Das Spielfeld ansehen
over-retry = Noch einmal versuchen
over-next = Gleiche Gruppe, nächste Legende
title-table = { $legend } – Rietland
title-turn = ● Du bist dran: { $legend } – Rietland
tavern-seed-cards = Zahl für noch einmal dieselben Karten
tavern-link-local = Diese Links gelten nur auf diesem Rechner. Für Freunde anderswo öffne den Tisch unter der Adresse dieses Rechners.
rules-all = Alle Regeln
rules-search = In allen Regeln suchen
rules-none = Davon steht in keiner Regel etwas.
