# Die Kartenspiel-Familie: Handlungen, Symbole, Fragen, Zeilen des Protokolls.
# Begegnungen haben Formen mit Artikel, andere Namen stehen, wie sie sind. Titel von Karten stehen in
# Anführungszeichen, Orte vor oder nach einem Doppelpunkt, damit nichts zu beugen ist.

group-play = Karten
group-symbol = Symbole

castle-place = { $name } ({ $number })
    .alone = { $name } ({ $number })
castle-quiver-number = Köcher { $number }

gain-willpower = Willenspunkte
gain-quiver = Köcher
gain-ally = Freund
gain-time = zusätzliche Erzählerkarte

spirit-doubles = doppelte Stärke
spirit-aids = 2 für alle

encounter-hidden = unbekannte Karte
    .the = die unbekannte Karte

## Symbole

symbols-and = { $first }, { $second }
symbol-strength = Stärke { $points }
    .remote = Stärke { $points }, auch an einem anderen Ort
symbol-quiver = Stärke eines Köchers
    .two = Stärke von einem oder zwei Köchern
symbol-grimoire = ein Zauberbuch
    .two = zwei Zauberbücher
symbol-willpower = { $points ->
        [one] { $points } Willenspunkt
       *[other] { $points } Willenspunkte
    }
symbol-gain_quiver = einen Köcher ziehen
    .two = zwei Köcher ziehen
symbol-ally = ein Freund
symbol-extra_narrator = eine zusätzliche Erzählerkarte
symbol-move = { $steps ->
        [one] { $steps } Bewegung
       *[other] { $steps } Bewegungen
    }
symbol-take_back = eine gespielte Karte zurücknehmen
    .two = zwei gespielte Karten zurücknehmen
symbol-water_spirit = den Wassergeist schicken
symbol-reveal = { $cards ->
        [one] { $cards } Karte aufdecken
       *[other] { $cards } Karten aufdecken
    }
symbol-reveal_mission = eine Aufgabe aufdecken
symbol-remove = eine verdeckte Karte entfernen
symbol-flip = eine Karte umdrehen
symbol-swap = zwei Kreaturen tauschen die Plätze
symbol-shift = eine verdeckte Karte verschieben
symbol-lure = eine Kreatur herlocken
symbol-lure_hidden = eine verdeckte Karte herlocken
symbol-fetch = einen Gegenstand holen, gleich von wo
symbol-slay = eine Kreatur (Stärke ≤ { $at_most }) ohne Kampf besiegen
    .here = hier eine Kreatur (Stärke ≤ { $at_most }) ohne Kampf besiegen
    .creature = { $what_acc } ohne Kampf besiegen
symbol-exchange_mission = eine Aufgabe austauschen
symbol-for_gold = für { $gold } Gold: { $what }

## Was eine Karte brächte

castle-clash = { $what } ({ $strength })
    .enough = { $what } ({ $strength }): { $points }, das reicht
    .willpower = { $missing ->
        [one] { $what } ({ $strength }): { $points }, reicht mit { $missing } Willenspunkt
       *[other] { $what } ({ $strength }): { $points }, reicht mit { $missing } Willenspunkten
    }
    .together = { $what } ({ $strength }): { $points }, reicht mit Hilfe ({ $helpers })
    .unpaid = { $what } ({ $strength }): stark genug, aber { $gold } Gold fehlt
    .short = { $what } ({ $strength }): höchstens { $most }, zu wenig
castle-clash-help = { $hero } bis zu { $points }

## Was man tun kann

castle-do-roll = Gewürfelt: { $number }
castle-do-draw = Gezogen: { $face }
castle-do-play = „{ $card }“ spielen: { $what }
castle-do-recover = Rasten
castle-do-done = Kein weiteres Symbol nutzen
castle-do-end = Den Zug beenden
castle-do-go = Gehen: { $place }
castle-do-bring = { $hero } herholen
castle-do-stop = Hier anhalten
castle-do-come = Kommen
castle-do-stay = Bleiben
castle-do-gain = Nehmen: { $gain }
castle-do-reveal = Karte aufdecken: { $place }
castle-do-mission = Aufgabe aufdecken: { $place }
castle-do-remove = Karte entfernen: { $place }
castle-do-flip = Karte umdrehen: { $place }
castle-do-swap = Kreaturen tauschen: { $place } und { $other }
castle-do-shift = Karte verschieben: { $place } → { $other }
castle-do-lure = { $what_Acc } herlocken: { $place }
castle-do-back = „{ $card }“ zurücknehmen
castle-do-spirit = Wassergeist schicken: { $place }, { $spirit }
castle-do-grimoire = { $grimoire } nutzen
castle-do-fetch = { $what_Acc } holen: { $place }
castle-do-slay = { $what_Acc } besiegen: { $place }
castle-do-exchange = Aufgabe austauschen: { $place }
castle-do-pay = Das Gold zahlen
castle-do-fight = Gegen { $what_acc } kämpfen: { $place }
castle-do-invite = { $hero } um Hilfe bitten
castle-do-support = Mitkämpfen mit „{ $card }“: { $what }
castle-do-decline = Sich heraushalten
castle-do-will = 1 Willenspunkt einsetzen
castle-do-quiver = Köcher { $number } einsetzen
castle-do-axe = Die scharfe Axt einsetzen
castle-do-ready = Das ist alles
castle-do-strike = Zuschlagen
castle-do-withdraw = Den Kampf aufgeben
castle-do-spend = { $trophy_Acc } abgeben
castle-do-offer = { $hero } gibt 1 Willenspunkt
castle-do-discard = „{ $card }“ abgeben
castle-do-tire = „{ $card }“ ungenutzt ablegen
castle-do-take = { $what_Acc } nehmen
castle-do-give = „{ $card }“ an { $hero } geben
castle-do-uncover = Die Aufgabe hier aufdecken
castle-do-complete = Die Aufgabe hier erfüllen
castle-do-repair = Die Axt schärfen lassen

## Was das Spiel fragt

castle-ask-turn = { $who }, spiele eine Karte oder raste.
castle-ask-card = { $who }, noch zu nutzen, in beliebiger Reihenfolge: { $symbols }.
castle-ask-after = { $who }, noch etwas, bevor dein Zug endet?
castle-ask-move = { $who }, wohin? { $left ->
        [one] Noch { $left } Bewegung.
       *[other] Noch { $left } Bewegungen.
    }
castle-ask-willing = { $place }: { $who }, kommst du zu { $hero }?
castle-ask-reveal = { $who }, deckst du noch eine Karte auf?
castle-ask-symbol = { $who }, wähle: { $what }.
castle-ask-fight = { $who } gegen { $creature_acc }: Stärke { $total } gegen { $strength }. Mehr einsetzen, um Hilfe bitten, zuschlagen?
castle-ask-join = { $who }, hilfst du gegen { $creature_acc }? Bisher Stärke { $total } gegen { $strength }.
castle-ask-add = { $who }, was setzt du ein? Bisher Stärke { $total } gegen { $strength }.
castle-ask-spend = { $who }, welche Trophäe gibst du ab? Noch { $left }.
castle-ask-offer = { $who }, wer gibt Willenspunkte? Noch { $left }.
castle-ask-discard = { $who }, welche Karte gibst du ab? Noch { $left }.
castle-ask-tire = { $who }, welche Heldenkarte wird ungenutzt abgelegt? Noch { $left }.
castle-ask-choose = { $card }: { $who }, wähle.
castle-ask-encounter = Welche Begegnungskarte ist es?
castle-ask-mission = Welche Aufgabe ist es?
castle-ask-narrator = Welche Erzählerkarte ist es?
castle-ask-ally = Welcher Freund ist es?
castle-ask-quiver = Welcher Köcher ist es?
castle-over = Das Spiel ist zu Ende.

## Wie ein Spiel endet

why-dragon = Eine Erzählerkarte war fällig, und der Stapel war leer: Der Drache ist da.
why-deck-empty = Eine Begegnungskarte war fällig, und der Stapel war leer: Die Burg ist überrannt.
why-castle-free = Die vierte Aufgabe ist erfüllt. Die Burg ist frei!

## Was geschehen ist

castle-log-read = Karte: { $what }.
castle-log-ended = Die Burg ist verloren. { $why }
    .won = Sieg! { $why }
castle-log-die = Ein Würfel zeigt { $amount }.
castle-log-choice = { $who } wählt: { $what }.
castle-log-turn = { $who } ist am Zug.
castle-log-played = { $who } spielt „{ $what }“: { $option }.
castle-log-recovered = { $who } nimmt { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } zurück.
castle-log-narrator = Erzählerkarte: { $what }. { $amount ->
        [0] Der Stapel ist leer; der Drache ist in Sicht.
        [one] Noch { $amount } Karte.
       *[other] Noch { $amount } Karten.
    }
    .nobody = Erzählerkarte: { $what }.
castle-log-placed = { $place }: { $what_A } kommt hinzu.
    .hidden = { $place }: Eine verdeckte Karte kommt hinzu.
castle-log-shown = { $place }, aufgedeckt: { $what_a }.
castle-log-hidden = { $place }: { $what_The } wird verdeckt.
castle-log-removed = { $place }: { $what_The } wird entfernt.
    .hidden = { $place }: Eine verdeckte Karte wird entfernt.
castle-log-card_moved = { $what_The } wechselt den Ort: { $from } → { $place }.
    .hidden = Eine verdeckte Karte wechselt den Ort: { $from } → { $place }.
castle-log-swapped = Zwei Kreaturen tauschen die Plätze: { $place } und { $from }.
castle-log-went = { $place }: { $who } trifft ein.
castle-log-came = { $place }: { $hero } holt { $who } her.
castle-log-stayed = { $who } kommt nicht zu { $hero }.
castle-log-took = { $who } nimmt { $what_acc }.
castle-log-gave = { $who } gibt „{ $what }“ an { $hero }.
castle-log-mission = { $place }: Die Aufgabe ist „{ $what }“.
castle-log-completed = { $who } erfüllt die Aufgabe „{ $what }“. Erfüllt: { $amount }.
castle-log-exchanged = { $place }: Die Aufgabe „{ $what }“ wird ausgetauscht.
    .hidden = { $place }: Die Aufgabe wird ungesehen ausgetauscht.
castle-log-fight = { $place }: { $who } tritt gegen { $what_acc } an (Stärke { $amount }).
castle-log-joined = { $who } schließt sich mit „{ $what }“ an: { $option }.
castle-log-declined = { $who } hält sich aus dem Kampf heraus.
castle-log-added = { $who } setzt { $amount } ein.
    .willpower = { $amount ->
        [one] { $who } setzt { $amount } Willenspunkt ein.
       *[other] { $who } setzt { $amount } Willenspunkte ein.
    }
    .quiver = { $who } setzt einen Köcher ein: { $amount }.
    .grimoire = { $who } nutzt ein Zauberbuch: { $amount }.
    .axe = { $who } setzt die scharfe Axt ein: { $amount }.
castle-log-withdrew = { $who } bricht den Kampf gegen { $what_acc } ab.
castle-log-slain = { $place }: { $what_The } ist besiegt ({ $amount }).
    .other = { $place }: { $what_The } ist ohne Kampf besiegt.
castle-log-reward = { $what_The } bringt { $who } eine Belohnung.
castle-log-burden = { $what_The } lädt { $who } eine Bürde auf.
castle-log-spent = Aus der Galerie abgegeben: { $what }.
castle-log-willpower = { $amount ->
        [one] { $who } erhält { $amount } Willenspunkt.
       *[other] { $who } erhält { $amount } Willenspunkte.
    }
    .lost = { $amount ->
        [one] { $who } gibt { $amount } Willenspunkt ab.
       *[other] { $who } gibt { $amount } Willenspunkte ab.
    }
castle-log-quiver = { $who } zieht einen Köcher: { $amount }.
castle-log-quivers = Die benutzten Köcher werden wieder eingemischt.
castle-log-ally = { $who } gewinnt einen Freund: { $what }.
castle-log-time = Eine zusätzliche Erzählerkarte kommt unter den Stapel; es sind jetzt { $amount }.
castle-log-axe = Die Axt von { $who } ist jetzt stumpf.
    .sharp = Die Axt von { $who } ist wieder scharf.
castle-log-spirit = { $place }: Der Wassergeist ist jetzt hier, { $what }.
castle-log-grimoire = { $who } schlägt das { $what } auf.
castle-log-back = { $who } nimmt dank { $hero } „{ $what }“ zurück.
    .self = { $who } nimmt „{ $what }“ zurück.
castle-log-discarded = { $who } gibt „{ $what }“ ab.
castle-log-tired = { $who } legt „{ $what }“ ungenutzt ab.
castle-log-nothing = Es gibt nichts zu holen.

## Der Tisch als Text

castle-sight-piles = Erzählerstapel: { $narrator }; Begegnungskarten: { $deck }, Freunde: { $allies }, Köcher: { $quivers }, Willenspunkte: { $willpower }. Aufgaben: { $done } von { $needed }.
castle-sight-place = { $number } { $name }: { $cards }; Helden: { $heroes }
castle-sight-mission = – Aufgabe: { $name }. { $rule }
castle-sight-creature = { $name } ({ $strength })
castle-sight-unknown = verdeckte Karte
castle-sight-down = { $name } (verdeckt)
castle-sight-spirit = Wassergeist ({ $face })
castle-sight-hero = { $name } ({ $name ->
        [Chada] Bogenschützin
       *[other] { $role }
    }), Ort: { $place }, Willenspunkte: { $willpower }
castle-sight-hand = Hand: { $cards }
castle-sight-played = gespielt: { $cards }
castle-sight-quivers = Köcher { $values }
castle-sight-axe-sharp = Axt scharf
castle-sight-axe-blunt = Axt stumpf
castle-sight-grimoires = offen: { $names }
castle-sight-gallery = Galerie: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $gold } Gold. { $rows }
castle-sight-open = Noch offene Symbole: { $symbols }.
castle-sight-fight = Kampf gegen { $creature }: Stärke { $total } gegen { $strength }.
castle-sight-fighter = { $name } mit „{ $card }“: { $value }

## Der Tisch im Browser für die Kartenspiel-Familie.

castle-turn = Zug { $number }
castle-replay-at = { $at } von { $all }, Zug { $turn }
castle-title = Die Burg
castle-state = Der Drache und die Aufgaben
castle-cards-title = Hand und Galerie
castle-supply = Vorräte
castle-deck = Übrige Begegnungskarten
castle-allies = Freunde
castle-quivers = Köcher
castle-dragon = { $left ->
        [0] Der Drache ist in Sicht: keine Erzählerkarte mehr von { $all }.
        [one] Der Drache ist nah: noch { $left } Erzählerkarte von { $all }.
       *[other] Noch { $left } Erzählerkarten von { $all }.
    }
castle-last = Letzte Erzählerkarte: { $card }
castle-half = { $place }: { $number } { $face }
castle-here = wo der Held steht
castle-up = offen
castle-down = verdeckt
castle-recover = Rasten
castle-recover-last = { $left ->
        [0] Keine Erzählerkarte ist mehr da: Der Drache kommt, und das Spiel ist verloren.
        [1] Damit wird die letzte Erzählerkarte gezogen. Wird noch eine fällig, ist das Spiel verloren.
       *[other] Damit wird die vorletzte Erzählerkarte gezogen. Zwei Karten später ist das Spiel verloren.
    } Trotzdem rasten?
castle-missions = Aufgaben: { $done } von { $needed }
castle-missions-how = { $needed ->
        [one] Erfüllt { $needed } Aufgabe, um die Burg zu befreien: Räumt einen Ort von seinen Karten frei, deckt seine Aufgabe auf und erfüllt sie dort.
       *[other] Erfüllt { $needed } Aufgaben, um die Burg zu befreien: Räumt einen Ort von seinen Karten frei, deckt seine Aufgabe auf und erfüllt sie dort.
    }
castle-completed = Erfüllt
castle-mission = Aufgabe
castle-mission-fresh = Eine Aufgabe wird aufgedeckt
castle-mission-hidden = Aufgabe: Noch niemand hat sie gesehen.
castle-mission-how = Sie kann aufgedeckt werden, wenn keine Karte auf ihr liegt.
castle-mission-open = Aufgabe: { $name }
castle-mission-covered = Aufgabe: { $name }, wieder bedeckt
castle-mission-ready = Aufgabe: { $name }, jetzt erfüllbar
castle-met = kann erfüllt werden
castle-met-covered = erfüllt, aber bedeckt
castle-done-here = Die Aufgabe hier ist erfüllt.
castle-clear = Keine Karten
castle-cards = { $number ->
        [0] Keine Karten
        [one] { $number } Karte
       *[other] { $number } Karten
    }
castle-stack = { $number ->
        [one] { $number } Karte: { $cards }
       *[other] { $number } Karten, von oben: { $cards }
    }
castle-gallery = Galerie
castle-row-1 = mit Gold
castle-row-2 = Fluggors
castle-row-3 = andere
castle-hand = Hand von { $who }
castle-whose = Wessen Hand?
castle-hand-empty = Keine Karte mehr auf der Hand: Du musst rasten.
castle-in-hand = { $number ->
        [one] { $number } Karte auf der Hand
       *[other] { $number } Karten auf der Hand
    }
castle-in-use = Im Einsatz
castle-using = Im Einsatz: { $card }
castle-used-up = Alles genutzt.
castle-played = Gespielt
castle-laid = { $card } (gespielt)
castle-or = oder
castle-play-hint = Wähle eine Zeile einer Karte aus der Hand unten, oder raste.
castle-join-hint = Wähle eine Zeile einer Karte aus der Hand unten, um mitzukämpfen, oder halte dich heraus.
castle-score = { $number ->
        [one] { $number } Erzählerkarte lag noch im Stapel.
       *[other] { $number } Erzählerkarten lagen noch im Stapel.
    }
castle-touch = Wähle einen leuchtenden Ort in der Burg oder hier seine Nummer.
castle-on-turn = am Zug
castle-find = { $who } zeigen: { $place }
castle-closed = geschlossen
castle-spirit = Wassergeist
castle-axe = Axt
castle-quiver = Köcher
castle-printed = Stärke der Karte
castle-missing = { $number ->
        [one] Es fehlt noch { $number }.
       *[other] Es fehlen noch { $number }.
    }
castle-enough = Genug, um zu siegen.
castle-enough-toll = Genug; der Schlag kostet auch { $number } Gold.
castle-toll-missing = Die Stärke reicht, das Gold nicht: Der Sieg kostet { $number } Gold.
castle-sum = Stärke { $total } gegen { $strength }

castle-how-goal = { $needed ->
        [one] Erfüllt { $needed } Aufgabe, und die Burg ist frei.
       *[other] Erfüllt { $needed } Aufgaben, und die Burg ist frei.
    }
castle-how-turn = Wer am Zug ist, spielt eine Karte und nutzt eine ihrer drei Zeilen, oder rastet: Dann kommen die gespielten Karten zurück auf die Hand, aber eine Erzählerkarte bringt neue Kreaturen.
castle-how-clear = An jedem Ort liegt unter den Karten eine Aufgabe. Deckt verdeckte Karten auf, bekämpft Kreaturen, nehmt Gegenstände, bis sie frei liegt.
castle-how-fight = Ein Kampf braucht keine Würfel: Eure Stärke muss die der Kreatur erreichen. Helden am selben Ort können mit einer eigenen Karte helfen.
castle-how-dragon = { $left ->
        [one] Im Stapel liegt noch { $left } Erzählerkarte. Müsst ihr eine aufdecken und keine ist mehr da, kommt der Drache, und ihr habt verloren.
       *[other] Im Stapel liegen noch { $left } Erzählerkarten. Müsst ihr eine aufdecken und keine ist mehr da, kommt der Drache, und ihr habt verloren.
    }

castle-help-lit = Alles, was du tun kannst, leuchtet und steht neben der Burg. Klicke es an oder drücke seine Nummer.
castle-help-card = Jede Zeile einer Handkarte ist eine Art, sie zu spielen; zwei Symbole einer Zeile nutzt man in beliebiger Reihenfolge.
castle-help-drag = Ziehen geht auch: deine Figur zu einem Ort, eine Karte von Stapel zu Stapel, einen Gegenstand zu einem Helden.
castle-help-place = Klicke einen Ort an, um seinen ganzen Stapel und seine Aufgabe zu sehen. Ein Rechtsklick zeigt ihn den anderen.
castle-help-fight = Eine Plakette wie 5:6 stellt die Stärke einer Zeile der Stärke der Kreatur gegenüber und zeigt, ob sie reicht: allein, mit Willenspunkten oder mit anderen. Im Kampf siehst du, wer was beiträgt, die Summe und was noch fehlt.
castle-help-why = Die Zeilen des Protokolls nennen ihre Regel oder ihre Karte, ebenso alles, was nicht geht. Klicke sie an, um sie zu lesen.
castle-help-undo = „Zurücknehmen“ führt bis zur letzten aufgedeckten Karte. Die Rückschau führt überallhin, und von dort aus könnt ihr weiterspielen.
key-castle = M
    .does = zur Burg
key-castle-arrows = Pfeiltasten
    .does = in der Burg: zum nächsten Ort
key-castle-hand = H
    .does = zu den Handkarten
key-castle-cards = C
    .does = die Aufgaben
key-castle-ping = P
    .does = in der Burg: auf den Ort zeigen

ability-rietburg-chada = Schießt mit Köchern, die sie zieht. Willenspunkte helfen ihr im Kampf nicht.
ability-rietburg-thorn = Hat den stärksten Arm; entfernt verdeckte Karten ungesehen.
ability-rietburg-orfen = Hat vier Karten statt drei; lockt Kreaturen zu sich.
ability-rietburg-kram = Seine Axt gibt einmal 4 dazu, danach nur noch 1; für zwei Gold ist sie wieder scharf. Verschiebt verdeckte Karten.
ability-rietburg-eara = Kämpft, reist und späht mit sechs Zauberbüchern, die sich beim Rasten wieder öffnen.
ability-rietburg-kheela = Schickt den Wassergeist, der die Stärke ihrer eigenen Karte verdoppelt oder allen am selben Ort 2 leiht.

variant-rietburg-1 = Variante
    .none = je nach Schwierigkeit

## Help without a mouse

castle-help-lit-touch = Alles, was du tun kannst, leuchtet und steht unter der Burg. Tippe es an.
castle-help-place-touch = Tippe einen Ort an, um seinen ganzen Stapel und seine Aufgabe zu sehen.
castle-help-why-touch = Die Zeilen des Protokolls nennen ihre Regel oder ihre Karte, ebenso alles, was nicht geht. Tippe sie an, um sie zu lesen.
