# Gefährten: was sie vorhaben, Bitten an sie und Tipps.
# Schritte stehen in der Grundform, „den Bogen kaufen“; sie gehen in die Sätze weiter unten ein.

## Schritte; der Teil `.away` gilt einem Ort, an dem der Held noch nicht ist

step-space = Feld { $place }
step-location = „{ $place }“

step-go = zu { $place } gehen
step-hold = { $place } halten
step-fight = { $what_acc } bekämpfen
    .away = zu { $place } gehen und { $what_acc } bekämpfen
step-fetch = { $what_acc } nehmen
    .away = { $what_acc } von { $place } holen
step-bring = { $what_acc } zu { $place } bringen
step-buy = { $what_acc } kaufen
    .away = zu { $place } gehen und { $what_acc } kaufen
step-empty-well = den Brunnen leeren
    .away = zu { $place } gehen und den Brunnen leeren
step-uncover = nachsehen, was hier verborgen liegt
    .away = { $place } erkunden
step-give = { $what_acc } an { $who } geben
step-use = { $what_acc } einsetzen
step-await = { $what_acc } erwarten
    .away = zu { $place } gehen und { $what_acc } erwarten
step-vigil = auf { $place } auf den nächsten Teil der Legende warten
step-relay = auf { $place } warten, um { $what_acc } zu übernehmen
step-deed = „{ $what }“ ausführen
    .away = zu { $place } gehen und „{ $what }“ ausführen
step-night = auf { $place } übernachten
step-lure = { $what_acc } auf { $place } als Köder zurücklassen
step-lead = { $what_acc } zu { $place } führen
step-stay = hier bleiben
step-pass = auf die anderen warten
step-rest = den Tag beenden
    .cards = rasten
    .trail = warten
step-play = „{ $what }“ spielen
step-gain = Stärkepunkte kaufen
    .away = zu { $place } gehen und Stärkepunkte kaufen

plan = { $first }
    .two = { $first }, danach { $second }
    .three = { $first }, danach { $second } und dann { $third }
names-two = { $first } und { $second }
names-more = { $first }, { $second }

## Was Gefährten sagen

intention = Ich will { $plan }.
intention-with = { $plan } Mit mir: { $team }.
order-yes = Wie du willst: Ich werde { $plan }.
order-cannot = Ich kann nicht { $plan }: { $rule }.
order-done = Erledigt, wie du wolltest.
order-free = Dann tue ich, was ich für richtig halte.

## Bitten

order-ask = { $who } bitten …
order-title = Was soll { $who } tun?
order-standing = Dein Wunsch: { $plan }.
order-withdraw = Doch nicht
order-go = Geh zu …
order-hold = Halte die Stellung
order-fight = Kämpfe mit mir
order-give = Gib mir …
order-rest = Beende den Tag
    .cards = Raste
order-place = Feld
    .cards = Ort
order-tap = Wähle, wohin { $who } gehen soll.
order-as = Für { $who }
companions = Gefährten
error-order = Kein Gefährte spielt diesen Helden.

## Tipps

hint-ask = Tipp
hint-title = Was könntest du tun?
hint-thinking = Lass mich nachdenken …
hint-none = Gerade gibt es nichts zu wählen.
hint-plan = { $plan_The }.
hint-then = Danach { $plan }.
hint-chance = Sieg: { $words }
hint-goal = Ziel: { $goal }
chance-none = nicht mehr möglich (0 %)
chance-very-low = sehr unwahrscheinlich ({ $low } bis { $high } %)
chance-low = unwahrscheinlich ({ $low } bis { $high } %)
chance-below-even = eher unwahrscheinlich ({ $low } bis { $high } %)
chance-even = etwa halb und halb ({ $low } bis { $high } %)
chance-above-even = eher wahrscheinlich ({ $low } bis { $high } %)
chance-high = wahrscheinlich ({ $low } bis { $high } %)
chance-very-high = sehr wahrscheinlich ({ $low } bis { $high } %)
hint-best = beste Wahl
hint-do = { $number ->
        [one] Den Plan ausführen ({ $number } Schritt)
       *[other] Den Plan ausführen ({ $number } Schritte)
    }

## Stärken

companion-novice = unerfahren
companion-steady = erfahren
companion-master = meisterhaft

## Der Textclient

plain-intention = { $who }: { $text }
plain-hint = { $number }. { $label } [{ $say }].
    .chance = { $number }. { $label } [{ $say }]; Sieg: { $words }.
plain-order-usage = order chada go 57; order chada hold; order chada fight 14; order chada give gold; order chada rest; withdraw chada
plain-order-unknown = Kein Gefährte heißt { $name }. Es gibt: { $names }.
plain-order-none = In diesem Spiel gibt es keine Gefährten.
