# The browser table of the card family.

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
castle-missions-how = { $needed } Aufgaben befreien die Burg. Räumt einen Ort von seinen Karten frei, deckt seine Aufgabe auf und erfüllt sie dort.
castle-completed = Erfüllt
castle-mission = Aufgabe
castle-mission-fresh = Eine Aufgabe wird aufgedeckt
castle-mission-hidden = Aufgabe: Noch niemand hat sie gesehen.
castle-mission-how = Sie kann aufgedeckt werden, wenn keine Karte auf ihr liegt.
castle-mission-open = Aufgabe: { $name }
castle-mission-covered = Aufgabe: { $name }, wieder verdeckt
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
castle-whose = Wessen Hand
castle-hand-empty = Keine Karte auf der Hand: rasten.
castle-in-hand = { $number ->
        [one] { $number } Karte auf der Hand
       *[other] { $number } Karten auf der Hand
    }
castle-in-use = Im Einsatz
castle-using = Im Einsatz: { $card }
castle-used-up = Nichts daran ist mehr zu nutzen.
castle-played = Gespielt
castle-laid = { $card } (gespielt)
castle-or = oder
castle-play-hint = Wähle eine Zeile einer Karte aus der Hand unten, oder raste.
castle-join-hint = Wähle eine Zeile einer Karte aus der Hand unten, um mitzukämpfen, oder halte dich heraus.
castle-score = { $number ->
        [one] { $number } Erzählerkarte lag noch im Stapel.
       *[other] { $number } Erzählerkarten lagen noch im Stapel.
    }
castle-touch = Wähle einen leuchtenden Ort in der Burg oder hier seine Zahl.
castle-on-turn = am Zug
castle-find = { $who } steht hier: { $place }. Zeigen
castle-closed = geschlossen
castle-spirit = Wassergeist
castle-axe = Axt
castle-quiver = Köcher
castle-printed = Stärke der Karte
castle-missing = Es fehlen noch { $number }.
castle-enough = Genug zum Sieg.
castle-enough-toll = Genug; der Schlag kostet auch { $number } Gold.
castle-toll-missing = Stark genug, aber in der Galerie fehlt Gold: { $number } nötig.
castle-sum = { $total } von { $strength }

castle-how-goal = Erfüllt { $needed } Aufgaben, und die Burg ist frei.
castle-how-turn = Wer am Zug ist, spielt eine Karte und nutzt eine ihrer drei Zeilen, oder rastet: Die eigenen Karten kommen zurück, aber eine Erzählerkarte bringt neue Kreaturen.
castle-how-clear = An jedem Ort liegt unter den Karten eine Aufgabe. Deckt verdeckte Karten auf, bekämpft Kreaturen, nehmt Gegenstände, bis sie frei liegt.
castle-how-fight = Ein Kampf braucht keine Würfel: Eure Stärke muss die der Kreatur erreichen. Helden am selben Ort können mit einer eigenen Karte helfen.
castle-how-dragon = Im Stapel liegen { $left } Erzählerkarten. Ist eine fällig und keine mehr da, ist der Drache gekommen.

castle-help-lit = Was du tun kannst, leuchtet und steht neben der Burg. Klicke es an oder drücke seine Zahl.
castle-help-card = Jede Zeile einer Handkarte ist eine Art, sie zu spielen; zwei Symbole einer Zeile nutzt man in beliebiger Folge.
castle-help-drag = Ziehen geht auch: deine Figur zu einem Ort, eine Karte von Stapel zu Stapel, einen Gegenstand zu einem Helden.
castle-help-place = Klicke einen Ort an, um seinen ganzen Stapel und seine Aufgabe zu sehen. Ein Rechtsklick zeigt ihn den anderen.
castle-help-fight = Ein Schildchen wie 5:6 sagt, was eine Zeile gegen welche Stärke brächte und ob das reicht: allein, mit Willenspunkten oder mit anderen. Im Kampf siehst du, wer was beiträgt, die Summe und was noch fehlt.
castle-help-why = Jede Zeile des Protokolls nennt ihre Regel; ebenso alles, was nicht geht. Klicke die Regel an, um sie zu lesen.
castle-help-undo = Zurücknehmen reicht bis zur letzten aufgedeckten Karte. Die Wiederholung geht überallhin, und von dort kann man weiterspielen.
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
ability-rietburg-thorn = Der stärkste Arm; entfernt verdeckte Karten ungesehen.
ability-rietburg-orfen = Vier Karten statt drei; lockt Kreaturen zu sich.
ability-rietburg-kram = Seine Axt gibt einmal 4, dann 1; zwei Gold schärfen sie neu. Verschiebt verdeckte Karten.
ability-rietburg-eara = Kämpft, geht und sieht mit sechs Zauberbüchern, die sich beim Rasten wieder öffnen.
ability-rietburg-kheela = Schickt den Wassergeist, der ihre eigene Karte verdoppelt oder allen dort 2 leiht.

variant-rietburg-1 = Ein Schalter
    .none = wie es die Schwierigkeit sagt

## Help without a mouse

castle-help-lit-touch = Alles, was du tun kannst, leuchtet und steht unter der Burg. Tippe es an.
castle-help-place-touch = Tippe einen Ort an, um seinen ganzen Stapel und seine Aufgabe zu sehen.
castle-help-why-touch = Die Zeilen des Protokolls nennen ihre Regel oder ihre Karte, ebenso alles, was nicht geht. Tippe sie an, um sie zu lesen.
