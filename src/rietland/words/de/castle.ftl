# Der Tisch im Browser für die Kartenspiel-Familie.

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
