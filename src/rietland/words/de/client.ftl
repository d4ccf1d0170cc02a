# Der Tisch im Browser: was nur er sagt. Alles vom Spiel selbst steht in den anderen Dateien.

client-close = Schließen
client-copied = Kopiert
client-copy = Kopieren
client-share = Teilen
client-pair = { $name }: { $text }

## Der Spielplan

map-north = N
map-closer = Vergrößern
map-farther = Verkleinern
map-whole = Ganzer Spielplan
map-arrows = Zeigen, wohin die Kreaturen ziehen
map-base-woods = Wachsamer Wald
map-base-south-woods = Südlicher Wald
map-base-mountains = Das Gebirge
map-base-coast = Sidra-Küste
map-base-fog-forest = Nebelwald
map-base-deep = Unter dem Berg
map-frost-grehon = Gebirge der Grehon
map-frost-yetohe = Steppe der Yetohe
map-frost-lake = Ava-See
map-frost-geysers = Dampfendes Land
map-frost-woods = Kiefernwälder
map-frost-irra = Irra

space-plain = Feld { $number }

piece-well = Brunnen
piece-well-dry = Leerer Brunnen
piece-fog = Nebel

## Was man genauer ansieht

look-reward = { $number ->
        [one] Belohnung: { $goods }
       *[other] Belohnung: { $number }-mal { $goods }
    }
look-next = Nächster Schritt: { $space }
look-next-castle = Nächster Schritt: in die Burg
look-stays = Bleibt, wo sie ist
look-dawn = Bei Sonnenaufgang, so wie es steht
look-own-way = Bewegt sich, wie ihre Karte sagt
look-reached = In Reichweite: { $who }
look-reached-none = Kein Held in Reichweite
look-arrow = Von hier laufen Kreaturen weiter: { $space }
look-goods = Der Händler gibt Gegenstände nur im Tausch her.
look-below = Darunter: { $cards }
look-toll = kostet { $number } Gold

## Der Tisch

table-map = Spielplan
table-menu = Tisch
table-side = Heldentafeln und Protokoll
table-loading = Der Tisch wird gedeckt …
table-chat = Chat
table-companion = Gefährte
table-here = da
table-away = weg
table-awaited = noch nicht da
table-you = du
table-came = { $who } ist gekommen.
table-left = { $who } ist gegangen.
table-welcome = Du spielst { $who }.
table-name-ask = Wie sollen dich die anderen nennen?
table-link-broken = Dieser Link öffnet keinen Platz: Vielleicht fehlt ein Teil davon. Lass ihn dir noch einmal schicken. Zusehen kannst du schon.
table-name-give = Mitspielen
table-mute = Zuschauer stumm schalten
table-unmute = Zuschauer wieder reden lassen
table-notify = Benachrichtige mich, wenn ich am Zug bin
table-notify-blocked = Dein Browser lässt von dieser Seite keine Benachrichtigungen zu.
table-gone = { $who } ist nicht da.
table-not-come = { $who } ist noch nicht gekommen.
table-takeover = Einen Gefährten spielen lassen
table-votes = { $number } von { $needed } Stimmen: { $who }
table-spectators = { $number ->
        [one] { $number } Person schaut zu
       *[other] { $number } Personen schauen zu
    }
table-watching = Du schaust zu
table-links = Links für Freunde
table-thinking = { $who } denkt nach …
table-touch-map = Wähle ein leuchtendes oder ein ferneres Feld.
    .pick = Wähle auf dem Spielplan ein leuchtendes Feld.
table-touch-barter = Was willst du dafür haben?
table-quest = Ziele
table-way-ends = nur bis Feld { $space } ({ $cost }): { $why }
way-end-hours = danach ist keine Stunde mehr übrig
way-end-willpower = zu wenige Willenspunkte für weitere Überstunden
way-end-overtime = heute keine Überstunden
way-end-event = ein Ereignis verbietet heute weitere Stunden
way-end-card = dort geschieht erst etwas
way-end-stop = dort endet jede Bewegung
table-drink = Mit einem Trinkschlauch, kostet keine Stunde
table-walk-here = Hierher laufen
    .far = Bis Feld { $space } laufen
table-ping = Hierauf zeigen
table-pinged = { $who } zeigt hierher: { $place }.
table-find = Auf dem Spielplan zeigen
table-find-hero = { $who } auf Feld { $space } zeigen
table-no-use = Damit kannst du gerade nichts anfangen.
share-out = Verteilen
share-pay = Bezahlen
share-label = { $good ->
        [gold] { $hero }: Gold
        [willpower] { $hero }: Willenspunkte
        [strength] { $hero }: Stärkepunkte
       *[other] { $what }
    }
share-more = { $what }: eins mehr
share-less = { $what }: eins weniger
share-count = { $what }: { $number }
share-left = { $number ->
        [0] alles verteilt
        [one] noch { $number } zu verteilen
       *[other] noch { $number } zu verteilen
    }
table-alone = Nur eine Möglichkeit: { $what }
table-handling = Ablegen oder geben
table-plan = Dorthin will ich
table-plan-wipe = Plan verwerfen
table-planned = Hierhin will { $who }: { $place }.
table-back = Meinen Platz zurücknehmen

tab-act = Handeln
tab-log = Protokoll

line-opening = Verbindung wird hergestellt …
line-lost = Verbindung verloren. Neuer Versuch …
line-closed = Verbindung getrennt

log-empty = Noch ist nichts geschehen.
log-newest = Neuestes ↓
log-undone = { $who } nimmt den letzten Schritt zurück.
log-walked = { $who } läuft { $path } → { $space } ({ $number ->
        [0] keine Stunde
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }).
log-times = { $what } (×{ $number })
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Den anderen schreiben
chat-send = Senden

track-legend = Der Erzähler steht auf { $letter }, die Legende endet auf { $last }. Sternchen: { $stars }.
track-end = N-Plättchen
track-end-green = Das N-Plättchen liegt mit der grünen Seite auf { $letter }: noch kein Alarm.
track-end-red = Das N-Plättchen liegt mit der roten Seite auf { $letter }: Der Alarm ist ausgelöst.
track-tokens = { $number ->
        [one] Auf { $letter } liegt ein verdecktes Plättchen.
       *[other] Auf { $letter } liegen { $number } verdeckte Plättchen.
    }
track-morning = Sonnenaufgang
track-closed = heute nicht
track-crossed = Bei diesem Sonnenaufgang durchgestrichen
sheet-article = Was bewirkt das?
sheet-out = Ausgeschieden
sheet-covered = { $number } verdeckt
own-card-done = erfüllt
own-card-spoiled = gescheitert
own-card-open = offen
life-cards = Entfernte Karten: { $removed } von { $needed }
table-signs = Es gilt
sheet-willpower = { $willpower ->
        [one] { $willpower } Willenspunkt
       *[other] { $willpower } Willenspunkte
    }, { $dice } Würfel

cards-fresh = Nun hört …
cards-go-on = Weiter
cards-count = Karte { $at } von { $all }
cards-skip = Alle weiteren überspringen
cards-none = Noch wurde keine Karte vorgelesen.

rule-missing = Die Regel { $rule } ließ sich nicht laden.

roll-title = Was zeigen eure Würfel?

over-tavern = Zurück in die Taverne
over-slain = { $number ->
        [one] { $number } Kreatur besiegt
       *[other] { $number } Kreaturen besiegt
    }

## Der Kampf

stage-targeting = Wen greift ihr an?
stage-inviting = Wer kämpft mit?
stage-replying = Kommt jemand zu Hilfe?
stage-round = Eine neue Kampfrunde beginnt.
stage-ready = { $who } greift zu den Würfeln.
stage-throwing = { $who } würfelt.
stage-rerolling = { $who } darf einen Würfel noch einmal werfen.
stage-turning = { $who } hat gewürfelt.
stage-reacting = Noch lässt sich der Wurf ändern.
stage-summing = Die Helden zählen ihre Stärke zusammen.
stage-dimming = Würfelt die Kreatur nur mit einem Würfel?
stage-creature = { $what_The } schlägt zurück.
stage-bearing = Wer trägt den Verlust?
stage-between = Die Kampfrunde ist vorbei.
stage-sharing = Sieg! Verteilt die Belohnung.
stage-clearing = Das Geröll gibt nach.
stage-over = Der Kampf ist vorbei.

## Noch einmal ansehen

replay-title = Rückschau
replay-loading = Die Rückschau wird geladen …
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
replay-forked = Das ist jetzt ein eigenes Spiel; das ursprüngliche bleibt, wie es war.
replay-present = Zurück zum Spiel

## Listen statt Spielplan

list-board = Auf dem Spielplan
list-space = Feld
list-walk = Weiter laufen:
    .do = Laufen
list-figures = Figuren
list-loose = Auf dem Boden

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-name = Dein Name am Tisch
settings-theme = Darstellung
settings-motion = Animationen
settings-sound = Klang
settings-sound-on = Klänge abspielen
settings-volume = Lautstärke
settings-map = Spielplan
settings-numbers = Nummern der Felder
settings-list = Mit Listen spielen

theme-auto = wie auf dem Gerät
theme-day = hell
theme-night = dunkel
theme-contrast = hoher Kontrast
motion-auto = wie auf dem Gerät
motion-full = vollständig
motion-less = reduziert

## Hilfe

help-how = So geht es
help-lit = Alles, was du tun kannst, leuchtet auf dem Spielplan und steht daneben in der Liste. Klicke es an oder drücke seine Nummer.
    .touch = Alles, was du tun kannst, leuchtet auf dem Spielplan und steht darunter in der Liste. Tippe es an.
help-walk = Klicke ein ferneres Feld an, um auf dem kürzesten Weg dorthin zu laufen; der Weg und seine Stunden werden vorher gezeigt.
    .touch = Tippe ein ferneres Feld an und wähle „Hierher laufen“; der kürzeste Weg und seine Stunden werden vorher gezeigt.
help-click = Klicke irgendein Feld an, um zu sehen, was dort ist. Ein Rechtsklick zeigt es den anderen; ein Klick mit der Umschalttaste zeigt ihnen, dass du dorthin willst.
    .touch = Tippe irgendein Feld an, um zu sehen, was dort ist. „Hierauf zeigen“ zeigt es den anderen, „Dorthin will ich“ zeichnet ihnen deinen Weg.
help-look = Zeige auf etwas oder drücke darauf V, um seine Karte zu sehen: Werte, Belohnung, nächster Schritt, Aussichten.
    .touch = Halte den Finger auf etwas, um seine Karte zu sehen: Werte, Belohnung, nächster Schritt, Aussichten.
help-why = Die Zeilen des Protokolls nennen ihre Regel oder ihre Karte, ebenso alles, was nicht geht. Klicke sie an, um sie zu lesen.
    .touch = Die Zeilen des Protokolls nennen ihre Regel oder ihre Karte, ebenso alles, was nicht geht. Tippe sie an, um sie zu lesen.
help-undo = „Zurücknehmen“ geht bis zum letzten Wurf oder zur letzten Entdeckung. „Rückschau“ zeigt jeden früheren Augenblick, und von dort aus könnt ihr weiterspielen.
help-fight = Vor jeder Entscheidung in einem Kampf siehst du, wie er ausgehen kann.
help-cards = Vorgelesene Karten findest du unter der Schriftrolle neben der Legendenleiste wieder.
help-icons = Was die Zeichen bedeuten
help-keys = Tasten
help-record = Dieses Spiel als Datei speichern, für eine Fehlermeldung
help-credit = Ein inoffizielles Projekt von Fans. Silhouetten von den Urhebern von game-icons.net (CC BY 3.0); alles andere haben wir gezeichnet.

key-tab = Tab
    .does = zum nächsten Bereich
key-map = M
    .does = zum Spielplan
key-arrows = Pfeiltasten
    .does = auf dem Spielplan: zum nächsten Feld
key-enter = Eingabe
    .does = tun, was dort angeboten wird, oder nachsehen
key-look = V
    .does = die Karte des Ausgewählten zeigen
key-shift-arrows = Umschalt + Pfeiltasten
    .does = den Spielplan verschieben
key-zoom = +  −  0
    .does = vergrößern, verkleinern, ganzer Spielplan
key-options = O
    .does = zu dem, was du tun kannst
key-numbers = 1 … 9
    .does = die Möglichkeit mit dieser Nummer wählen
key-undo = U
    .does = zurücknehmen
key-replay = ←  →  Pos1  Ende
    .does = in der Rückschau: einen Schritt zurück oder vor, zum Anfang oder zum Ende
key-cards = C
    .does = die vorgelesenen Karten
key-march = A
    .does = wohin die Kreaturen ziehen
key-ping = P
    .does = auf dem Spielplan: auf das Feld zeigen
key-plan = I
    .does = zeigen, dass du dorthin willst, oder es zurücknehmen
key-list = L
    .does = Listen statt des Spielplans, und zurück
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
cover-dark_paths = Dunkle Pfade
    .sub = ein Spielbuch im Schnee


tavern-running = Spiele, die auf dich warten
tavern-no-page = Unter dieser Adresse gibt es keine Seite. Hier ist die Taverne.
tavern-your-move = Du bist am Zug
tavern-finished = Beendete Spiele
chronicle-title = Chronik
chronicle-won = gewonnen ({ $difficulty }), { $when }
chronicle-open = noch nicht gewonnen
chronicle-defeats = { $number ->
        [one] { $number } Niederlage
       *[other] { $number } Niederlagen
    }
chronicle-next = Weiter: { $legend }
chronicle-all = Ihr habt jede Legende dieser Box gewonnen.
tavern-more = Noch { $count } zeigen
tavern-won = gewonnen
tavern-lost = verloren
tavern-not-yet = folgt bald
tavern-variant = Ausgangslage
tavern-variant-none = von Anfang an
tavern-set-chance = vom Zufall bestimmt
tavern-dice = Würfel
tavern-dice-app = die App würfelt
tavern-dice-people = wir würfeln selbst und geben das Ergebnis ein
tavern-rank = { $role } · Rang { $rank }
tavern-seed = Startzahl (gleiche Zahl, gleiche Würfe)
tavern-seed-none = zufällig
tavern-count = { $min } bis { $max } Helden
    .exactly = { $min ->
        [one] { $min } Held
       *[other] { $min } Helden
    }
tavern-leader = Wer spielt { $who }?
tavern-stays = bleibt zu Hause
tavern-me = ich
tavern-link = jemand anders, per Link
tavern-companion = ein Gefährte ({ $strength })
tavern-tip = Du darfst auch selbst mehrere Helden spielen, an einem Bildschirm.
tavern-invite = Lade deine Freunde ein
tavern-invite-how = Schicke allen ihren eigenen Link. Wer ihn öffnet, hat diesen Platz, auf jedem Gerät.
tavern-watch = Link zum Zuschauen
tavern-watch-how = Mit diesem Link kann man zuschauen, aber nicht mitspielen.
tavern-sit = Platz nehmen
tavern-fans = Ein inoffizielles Projekt von Fans: unsere eigenen Worte, unsere eigenen Zeichnungen. Wenn es dir gefällt, kaufe die Spiele.
table-quest-cards = { $number ->
        [one] Was die Karte sagt
       *[other] Was die { $number } Karten sagen
    }
over-look = Den Spielplan ansehen
over-story = Die Geschichte dieses Spiels
over-retry = Noch einmal versuchen
over-next = Gleiche Gruppe, nächste Legende
title-table = { $legend } – Rietland
title-turn = ● Du bist dran: { $legend } – Rietland
tavern-seed-cards = Startzahl (gleiche Zahl, gleiche Karten)
tavern-link-local = Diese Links gelten nur auf diesem Rechner. Für Freunde anderswo öffne den Tisch unter der Adresse dieses Rechners.
tavern-link-near = Diese Links gelten nur in deinem eigenen Netz. Freunde anderswo brauchen eine Adresse, die aus dem Internet erreichbar ist.
tavern-qr = QR-Code
tavern-qr-of = QR-Code: { $who }
rules-all = Alle Regeln
rules-search = In Regeln und Glossar suchen
rules-glossary = Glossar
rules-none = Davon steht in keiner Regel etwas.

## Was geschieht, Schritt für Schritt

log-counted = { $who } zählt { $rest } + { $dice } = { $amount }.
telling-title = Was geschieht
telling-skip = Überspringen
telling-left = noch { $number }
telling-dice = Erst zusehen, was geschieht.
telling-throw = Würfeln
recap-title = Seit deinem letzten Zug
recap-again = Noch einmal zeigen
recap-more = und { $number } weitere
fight-tie = Gleichstand: Niemand verliert etwas.
settings-telling = Was geschieht, wird gezeigt
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-once = alles auf einmal
settings-throw = Ich werfe meine Würfel selbst
settings-alone = Für mich antworten, wenn es nur eine Möglichkeit gibt
key-next = Leertaste
    .does = weiter
key-skip = Esc
    .does = zum neuesten Stand

## Lektionen des ersten Spiels

lesson-title = Erste Partie
lesson-read = Verstanden
lesson-stop = Keine Tipps mehr
lesson-again = Tipps zur ersten Partie zeigen
lesson-board-goals = Das sind eure Ziele. Jede Karte könnt ihr unter der Schriftrolle neben der Legendenleiste nachlesen.
lesson-board-walk = { $who } kann auf jedes leuchtende Feld laufen. Jedes Feld kostet 1 Stunde.
lesson-board-hours = Die Tagesleiste zeigt deine verbrauchten Stunden. Jeder Held hat 7 am Tag; mehr sind Überstunden und kosten Willenspunkte.
lesson-board-stop = Du kannst weiterlaufen oder hier anhalten. Wo du anhältst, kannst du aufheben, kaufen, trinken oder Nebel aufdecken.
lesson-board-share = Entscheidet gemeinsam, wer was bekommt. Mit Gold kauft ihr beim Händler Stärkepunkte.
lesson-board-fog = In der Nähe ist Nebel. Beende eine Bewegung darauf und sieh, was er verbirgt, Gutes oder Böses.
lesson-board-well = In der Nähe ist ein voller Brunnen. Beende eine Bewegung dort und leere ihn für Willenspunkte.
lesson-board-gold = In der Nähe liegt Gold. Beende eine Bewegung dort und hebe es auf.
lesson-board-merchant = In der Nähe ist ein Händler: Ein Stärkepunkt kostet dort 2 Gold.
lesson-board-farmer = In der Nähe ist ein Bauer. Nimm ihn mit in die Burg, dann gibt es einen goldenen Schild mehr.
lesson-board-fight = Hier kannst du kämpfen. Deine Stärkepunkte und dein höchster Würfel müssen die Kreatur schlagen; das Zeichen zeigt deine Aussichten.
lesson-board-battle = Der niedrigere Kampfwert verliert den Unterschied an Willenspunkten. Wer 0 hat, ist besiegt.
lesson-board-creatures = Bei jedem Sonnenaufgang ziehen die Kreaturen entlang der Pfeile auf die Burg zu. Haltet sie vorher auf.
lesson-board-sunrise = Ein neuer Tag: Eine Ereigniskarte wurde gezogen, die Kreaturen zogen, die Brunnen füllten sich, der Erzähler rückte vor.
lesson-board-narrator = Der Erzähler ist vorgerückt. Auf dem letzten Buchstaben endet die Legende; jede besiegte Kreatur bringt ihn näher.
lesson-board-breach = Eine Kreatur ist in der Burg und belegt einen goldenen Schild. Ist keiner mehr frei, bedeutet die nächste die Niederlage.
lesson-board-rest = Deine Stunden sind fast verbraucht. Beende den Tag; wer es zuerst tut, bekommt den Hahn und beginnt morgen.
lesson-board-alone = Helden im Sonnenaufgang-Feld warten dort, bis alle den Tag beendet haben.
lesson-castle-play = Wähle eine Zeile auf einer deiner Karten. Jede Karte kann einmal gespielt werden, bis du rastest.
lesson-castle-go = Wähle einen leuchtenden Ort, um dorthin zu gehen. Du musst nicht alle Bewegungen nutzen.
lesson-castle-fight = Deine Stärke muss mindestens die der Kreatur erreichen. Willenspunkte und andere Helden hier können helfen.
lesson-castle-recover = Sind die guten Karten gespielt, raste: Eine Erzählerkarte wird gezogen, dann nimmst du alle Karten zurück.
lesson-castle-gallery = Besiegte Kreaturen kommen in die Galerie. Die mit einer Münze sind Gold für die ganze Gruppe.
lesson-castle-complete = Du kannst die Aufgabe hier erfüllen. Vier Aufgaben befreien die Burg.
lesson-castle-dragon = Es sind nur noch wenige Erzählerkarten da. Muss eine gezogen werden und keine ist mehr da, kommt der Drache.
