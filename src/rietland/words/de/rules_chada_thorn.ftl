# Die Regeln von „Chada & Thorn“ in einfachen Worten: ein Text für jede Regel des Verzeichnisses.

## Spielmaterial

rule-CT-COMP-1 = 36 große Abenteuerkarten in 4 Sätzen: „Die Stachelklippen“ mit 2 Einführungskarten und 4 Etappenkarten, die anderen 3 Abenteuer mit je 2 Einführungskarten und 8 Etappenkarten. Zusammen sind das 8 Einführungskarten und 28 Etappenkarten.
rule-CT-COMP-2 = 60 Spielkarten: 3 Heldenkarten von Chada, 3 von Thorn, 6 Fluchkarten, 29 Nebelkarten, 4 Freunde, 12 Gegenstände und 3 Sonderkarten (Ein Schiffbrüchiger, Drukil, Callem).
rule-CT-COMP-3 = 20 Willenspunkte und 3 Lagerfeuer. Ein rot gezeichneter Willenspunkt bedeutet, dass er verloren geht.
rule-CT-COMP-4 = Die Figuren sind Chada, Thorn und der Fluch. Stinner kommt nur vor, wenn man allein spielt.
rule-CT-COMP-5 = Für zwei Personen, die gemeinsam spielen, ab 10 Jahren, etwa 45 Minuten.
rule-CT-COMP-6 = Heldenkarten haben eine Sonnenseite und eine Regenseite. Die Sonnenseite ist die stärkere; die Regenseite kann anderes, oft nur eingeschränkt.
rule-CT-COMP-7 = Die drei Karten eines Helden zeigen ihn von links, von vorn und von rechts: In diesem Stapel beginnt die Karte.

## Aufbau

rule-CT-SETUP-1 = Jede Person nimmt einen Helden und legt dessen 3 Heldenkarten nebeneinander, Sonnenseite nach oben. Damit beginnen drei Stapel.
rule-CT-SETUP-2 = Unter jede Heldenkarte kommt eine zufällige Fluchkarte, ruhende Seite nach oben: 6 Fluchkarten, 3 für jede Person.
rule-CT-SETUP-3 = Alle 29 Nebelkarten werden verdeckt gemischt. Sie sind der Vorrat.
rule-CT-SETUP-4 = Bereit liegen außerdem: 12 Gegenstände, 3 Sonderkarten (nur wenn eine Etappe sie verlangt), 20 Willenspunkte und 3 Lagerfeuer.
rule-CT-SETUP-5 = Üblicherweise hat jede Person einen Freund: im mittleren Stapel, zwischen Heldenkarte und Fluchkarte.
rule-CT-SETUP-6 = Die Etappen bilden eine Reihe von 4 Karten: links die erste, offen, dann zwei verdeckte, dann die letzte, wieder offen.
rule-CT-SETUP-7 = Abenteuer 1 hat genau 2 Etappen für die Mitte; nur ihre Reihenfolge wird gemischt. Die Abenteuer 2 bis 4 haben 6: Zwei werden gezogen, die anderen 4 kommen ungesehen in die Schachtel.
rule-CT-SETUP-8 = Chada, Thorn und der Fluch beginnen auf ihren Startfeldern der ersten Etappe.
rule-CT-SETUP-9 = Jeder Held beginnt mit 2 Willenspunkten, in Abenteuer 4 mit 3.
rule-CT-SETUP-10 = Die Zahl oben links bei der ersten Etappe sagt, wie viele Nebelkarten aus dem Vorrat verdeckt darüber gelegt werden. Sie sind der Nachziehstapel dieser Etappe.
rule-CT-SETUP-11 = In Abenteuer 1 und in der Einführung ist Chada zuerst am Zug. In den anderen Abenteuern entscheidet ihr gemeinsam, wer beginnt.
rule-CT-SETUP-12 = Lest zuerst die zwei Einführungskarten des Abenteuers. Sie erklären die neuen Symbole.
rule-CT-SETUP-13 = Die Abenteuer lassen sich in beliebiger Reihenfolge spielen. Die Geschichte verläuft von 1 über 2 und 3 zu 4.

## Der Zug

rule-CT-TURN-1 = Die zwei Personen sind abwechselnd am Zug.
rule-CT-TURN-2 = Wer am Zug ist, muss genau eine der eigenen drei obersten Karten aktivieren. Welche, ist frei.
rule-CT-TURN-3 = Nur die oberste Karte eines Stapels kann aktiviert werden.
rule-CT-TURN-4 = Eine aktivierte Karte kommt unter ihren Stapel, sofern ihr Text nichts anderes sagt. Ein besiegter Gegner wird aus dem Spiel genommen.
rule-CT-TURN-5 = Eine aktivierte Heldenkarte dient genau einem Zweck: Bewegung, Kampf oder Sonderfähigkeit.
rule-CT-TURN-6 = Eine Aktion, deren Preis du nicht sofort zahlen kannst, kannst du nicht wählen, auch keine, die mehr Willenspunkte kostet, als dein Held hat.
rule-CT-TURN-7 = Ob die Helden Nachbarn sind, wird zu Beginn des Zuges geprüft.
rule-CT-TURN-8 = Was eine oberste Karte erlaubt. Heldenkarte: Bewegung, Kampf oder Sonderfähigkeit. Ruhende Fluchkarte: umdrehen; wache Fluchkarte: eine ihrer Gruppen wählen. Gegenstand: nutzen, unter den Stapel legen oder weitergeben. Freund, Sonderkarte oder Nebelkarte: was auf ihr steht. Ein Gegner lässt sich nur aktivieren, wenn er eine Fähigkeit hat, die du zahlen kannst; sonst blockiert er seinen Stapel.
rule-CT-TURN-9 = Eine Fluchkarte muss nicht aktiviert werden. Sie darf oben bleiben, solange du willst, blockiert aber die Karten darunter.

## Bewegung

rule-CT-MOVE-1 = Eine Heldenkarte bietet mehrere Schrittzahlen an, jede mit ihrem Preis oder umsonst. Du wählst eine und zahlst den Preis. Mehr Schritte kosten mehr.
rule-CT-MOVE-2 = Preise auf Heldenkarten: Der Fluch geht 1 Feld weiter; diese Heldenkarte wird umgedreht; du verlierst 2 Willenspunkte; du ziehst 1 Nebelkarte oder 2.
rule-CT-MOVE-3 = Die Zahl auf einem Feld gibt an, wie viele Schritte es kostet, es zu betreten. Zusammen dürfen die betretenen Felder nicht mehr Schritte kosten, als du gewählt hast. Du darfst früher anhalten; übrige Schritte verfallen.
rule-CT-MOVE-4 = Helden gehen nur vorwärts, nie zurück und nie verkehrt herum durch eine Schleife. Die einzige Ausnahme ist, zurückgedrängt zu werden.
rule-CT-MOVE-5 = Helden dürfen durchgezogene und gestrichelte Wege gehen. Auf Wegen können Symbole sein.
rule-CT-MOVE-6 = Ein Feld mit dem anderen Helden ist gedeckt. Es kostet beim Vorbeigehen keine Schritte, und nichts darauf gilt für dich: keine hohe Zahl, kein Zwang anzuhalten, kein Verlust von Willenspunkten.
rule-CT-MOVE-7 = Die zwei Helden können nicht auf demselben Feld stehen.
rule-CT-MOVE-8 = Auf einem Haltefeld musst du anhalten, auch wenn noch Schritte übrig sind, außer der andere Held steht schon dort.
rule-CT-MOVE-9 = Eine Bewegung läuft in dieser Reihenfolge ab: 1. den Preis der Heldenkarte zahlen oder der Karte folgen, die dich bewegt; 2. die Symbole der benutzten Wege ausführen; 3. das Feld ausführen, auf dem du anhältst; 4. erst jetzt die Figur dorthin stellen. Erreicht oder überholt der Fluch deine Figur während der Punkte 1 bis 3, ist das Spiel sofort verloren.
rule-CT-MOVE-10 = Auch eine Sonderfähigkeit, ein Gegenstand, eine Nebelkarte oder ein Freund kann einen Helden bewegen. Dann tritt der Text dieser Karte an die Stelle des ersten Punktes, des Preises.
rule-CT-MOVE-11 = Symbole auf einem Feld gelten nur für den, der dort anhält. Symbole auf einem Weg gelten für jeden, der ihn geht.

## Der Fluch

rule-CT-CPAWN-1 = Der Fluch folgt immer der durchgezogenen Linie, dem kürzesten Weg, Feld für Feld.
rule-CT-CPAWN-2 = Nichts auf Feldern und Wegen gilt für den Fluch.
rule-CT-CPAWN-3 = Erreicht oder überholt der Fluch einen Helden, habt ihr sofort verloren.
rule-CT-CPAWN-4 = Manche Symbole und Karten setzen den Fluch zurück.

## Fluchkarten

rule-CT-CURSE-1 = In jedem Stapel ist eine Fluchkarte, am Anfang ruhend. Fluchkarten sind keine Nebelkarten, sie können nie besiegt werden und wechseln nie den Stapel.
rule-CT-CURSE-2 = Aktivierst du eine ruhende Fluchkarte, drehe sie auf die wache Seite und lege sie unter ihren Stapel. Das ist der ganze Zug.
rule-CT-CURSE-3 = Aktivierst du eine wache Fluchkarte, wähle eine ihrer Symbolgruppen, führe sie aus und lege die Karte unter ihren Stapel.
rule-CT-CURSE-4 = Die Symbole bedeuten: 1 Nebelkarte ziehen und unter den aktiven Stapel legen, unter die Fluchkarte; 1 Willenspunkt verlieren; der Fluch geht auf der durchgezogenen Linie 1 Feld weiter. Eine Gruppe kann ein Symbol haben oder mehrere.
rule-CT-CURSE-5 = Die sechs Fluchkarten sind alle verschieden. Manche haben drei Gruppen, und die mittlere zieht Nebel.
rule-CT-CURSE-6 = Eine Gruppe, die du nicht zahlen kannst, kannst du nicht wählen, zum Beispiel eine, die Willenspunkte kostet, wenn dein Held 0 hat.

## Kämpfen

rule-CT-FIGHT-1 = Du kämpfst mit einer Heldenkarte oder einer anderen Karte mit blauer Stärke, die oben auf einem Stapel liegt. Damit besiegst du einen Gegner oben auf einem deiner zwei anderen Stapel, wenn deine Stärke mindestens so hoch ist wie seine rote.
rule-CT-FIGHT-2 = Es gibt keine Würfel, und Willenspunkte erhöhen die Stärke nicht.
rule-CT-FIGHT-3 = Für einen Sieg erhältst du die Willenspunkte, die unter der Stärke des Gegners stehen. Der Gegner wird aus dem Spiel genommen. Die Karte, mit der du gekämpft hast, kommt unter ihren Stapel; für Gegenstände gilt eine eigene Regel.
rule-CT-FIGHT-4 = Gegner kommen als Nebelkarten oder als Sonderkarten ins Spiel.
rule-CT-FIGHT-5 = Sind die Helden Nachbarn, darfst du stattdessen einen Gegner oben auf einem Stapel der anderen Person besiegen. Die Belohnung erhältst du.
rule-CT-FIGHT-6 = Sind die Helden Nachbarn, darfst du die andere Person bitten, gemeinsam mit dir zu kämpfen. Auch sie muss dafür eine oberste Karte mit Stärke aktivieren. Zählt die zwei Werte zusammen. Die Belohnung teilt ihr, wie ihr wollt, und jede Karte kommt unter ihren eigenen Stapel.
rule-CT-FIGHT-7 = Ein Gegner, der nicht besiegt wird, bleibt oben auf seinem Stapel und blockiert ihn.
rule-CT-FIGHT-8 = Manche Gegner haben eine Fähigkeit, die du in deinem Zug aktivieren darfst, statt zu kämpfen. Dafür gibt es keine Belohnung, auch wenn die Karte aus dem Spiel genommen wird.
rule-CT-FIGHT-9 = Sind zu Beginn deines Zuges alle deine drei Stapel blockiert und du kannst weder eine Karte aktivieren noch einen Gegner besiegen, habt ihr beide verloren.

## Sonderfähigkeiten

rule-CT-ABIL-1 = Die dritte Möglichkeit einer Heldenkarte: Folge dem Text ganz unten, dann kommt die Karte unter ihren Stapel.
rule-CT-ABIL-2 = Chadas drei Sonderfähigkeiten: Pfeile oder Mhares Amulett nehmen; Pfeile nehmen; 1 Feld weitergehen, egal welche Zahl es hat, oder 1 Willenspunkt erhalten.
rule-CT-ABIL-3 = Thorns drei Sonderfähigkeiten: 1 Feld weitergehen, egal welche Zahl es hat; Orweyns Hammer nehmen; 2 Willenspunkte erhalten.
rule-CT-ABIL-4 = Erhält Thorn durch seine Sonderfähigkeit 2 Willenspunkte, wird diese Karte auf die Regenseite gedreht.
rule-CT-ABIL-5 = Welche Sonderfähigkeit zu welcher Heldenkarte gehört und was die Regenseiten können, steht auf den Karten.

## Nachbarn

rule-CT-NEAR-1 = Zwei Felder sind benachbart, wenn ein einziger Weg sie verbindet, durchgezogen oder gestrichelt, lang oder kurz, mit oder ohne Symbole, ohne ein anderes Feld dazwischen. Sie dürfen auf zwei verschiedenen Etappen liegen.
rule-CT-NEAR-2 = Es zählt, wo die Helden zu Beginn des Zuges stehen.
rule-CT-NEAR-3 = Nachbarn dürfen gegen Gegner des anderen kämpfen, gemeinsam kämpfen und einander beliebig viele Willenspunkte geben, auch wenn sie nicht gleich gebraucht werden. Dem anderen einen obersten Gegenstand zu geben ist eine Aktion.

## Nebelkarten

rule-CT-FOG-1 = Die meisten Nebelkarten schaden, wenn man sie aktiviert. Manche sind Gegner, manche helfen oder bewegen einen Helden.
rule-CT-FOG-2 = Nebelkarten werden einzeln vom Nachziehstapel der Etappe gezogen und kommen in dieser Reihenfolge unter den aktiven Stapel, unter die aktivierte Karte.
rule-CT-FOG-3 = Musst du eine Nebelkarte ziehen und der Nachziehstapel ist leer, habt ihr beide sofort verloren.
rule-CT-FOG-4 = Sind die Helden auf verschiedenen Etappen, gibt es zwei Nachziehstapel. Jeder Held zieht vom Stapel der Etappe, auf der er steht.

## Gegenstände

rule-CT-OBJ-1 = Die meisten Gegenstände bringt die Sonderfähigkeit eines Helden, manche ein Symbol einer Etappe.
rule-CT-OBJ-2 = Ein Gegenstand, den du erhältst, kommt unter den aktiven Stapel, unter die aktivierte Karte. Nutzen kannst du ihn erst, wenn er oben liegt.
rule-CT-OBJ-3 = Nach Gebrauch wird ein Gegenstand aus dem Spiel genommen, sofern sein Text nichts anderes sagt.
rule-CT-OBJ-4 = Als Aktion darfst du einen obersten Gegenstand ungenutzt unter seinen Stapel legen.
rule-CT-OBJ-5 = Sind die Helden Nachbarn, darfst du als Aktion einen obersten Gegenstand der anderen Person geben; sie legt ihn unter einen beliebigen eigenen Stapel.
rule-CT-OBJ-6 = Jede Art von Gegenstand ist begrenzt. Ist keiner mehr da, ist keiner zu bekommen.
rule-CT-OBJ-7 = Die Gegenstände sind Pfeile (Stärke 9), Orweyns Hammer (stark genug für 4 und weit mehr), Hadrias Stundenglas, der Sturmschild, Mhares Amulett und der Trinkschlauch. Sturmschild und Trinkschlauch bewegen einen Helden; für den Sturmschild gilt das +N des Fluchs nicht.

## Freunde

rule-CT-ALLY-1 = Es gibt 4 Freunde. Zwei davon sind Grenolin, der Barde, und Merrik, der einen Helden ohne das +N des Fluchs bewegt.
rule-CT-ALLY-2 = Üblicherweise erhält jede Person zufällig einen Freund. Er liegt offen an zweiter Stelle im mittleren Stapel: Heldenkarte, Freund, Fluchkarte.
rule-CT-ALLY-3 = Für die erste Partie empfehlen wir Grenolin für Chada und Merrik für Thorn.
rule-CT-ALLY-4 = Freunde machen das Spiel leichter: Spielt mit 0, 1, 2 (wie üblich), 3 oder 4. Mit 3 oder 4 wählt ihr die Stapel, höchstens ein Freund in jedem. Ihr dürft die Freunde auch wählen, statt sie zu ziehen, und eine Person darf ohne spielen.

## Etappen

rule-CT-STAGE-1 = Ein rotes Haltefeld beendet jede Etappe. Wer es erreicht, muss dort anhalten, egal wie viele Schritte übrig sind.
rule-CT-STAGE-2 = Dann wird die nächste Etappe aufgedeckt, und so viele Nebelkarten aus dem Vorrat, wie ihre Zahl angibt, werden verdeckt darüber gelegt. Sie zeigt auch, ob eine Sonderkarte ins Spiel kommt.
rule-CT-STAGE-3 = Haben beide Helden eine Etappe verlassen, kommen ihre restlichen Nebelkarten auf den Nachziehstapel der laufenden Etappe.
rule-CT-STAGE-4 = Etappenbonus: War mindestens 1 Nebelkarte übrig, kommt 1 weitere Karte aus dem Vorrat auf diesen Stapel.

## Symbole der Etappen

rule-CT-SYM-1 = Die Startfelder von Chada und Thorn.
rule-CT-SYM-2 = Das Zielfeld jedes Helden.
rule-CT-SYM-3 = Das Startfeld des Fluchs.
rule-CT-SYM-4 = Wer hier anhält, erhält 1 Willenspunkt.
rule-CT-SYM-5 = Wer hier anhält oder diesen Weg geht, verliert 1 Willenspunkt.
rule-CT-SYM-6 = Wer hier anhält, nimmt Hadrias Stundenglas; es kommt unter den aktiven Stapel.
rule-CT-SYM-7 = Wer hier anhält, nimmt Pfeile; sie kommen unter den aktiven Stapel.
rule-CT-SYM-8 = Wer hier anhält oder diesen Weg geht, zieht 1 Nebelkarte (oder 2) unter den aktiven Stapel.
rule-CT-SYM-9 = Wer hier anhält oder diesen Weg geht, legt die oberste Karte des Vorrats auf den Nachziehstapel.
rule-CT-SYM-10 = Wer hier anhält, setzt den Fluch 1 Feld weiter.
rule-CT-SYM-11 = Wer hier anhält, muss eine seiner ruhenden Fluchkarten auf die wache Seite drehen.
rule-CT-SYM-12 = Wer diesen Weg geht, setzt den Fluch auf der durchgezogenen Linie um so viele Felder weiter, wie der Weg zeigt.
rule-CT-SYM-13 = Wer hier anhält, setzt den Fluch 1 Feld zurück.
rule-CT-SYM-14 = Solange der Fluch auf diesem Feld ist, kostet jedes Feld die Helden so viele Schritte mehr: bei +1 kostet ein Feld mit 1 dann 2, bei +3 kostet es 4. Das gilt nicht für Bewegungen durch Sonderfähigkeit, Sturmschild oder Merrik.
rule-CT-SYM-15 = Hier darfst du nur anhalten, wenn du zu Beginn deines Zuges Stärke 4 oder mehr hast. Es zählt nur die Zahl der aktivierten Heldenkarte; der andere Held kann nichts beitragen.
rule-CT-SYM-16 = Fels: Hält ein Held hier an, geht der andere 1 Feld zurück. Nichts auf Weg oder Feld gilt dabei. Bei mehreren Wegen zurück wählt dieser Held, aber nie einen, der dem anderen vorbehalten ist. Landet er auf dem Fluch, ist das Spiel verloren.
rule-CT-SYM-17 = Regen: Die benutzte Heldenkarte wird auf die Regenseite gedreht. Das gilt nicht, wenn du dich ohne Heldenkarte bewegt hast oder sie schon auf der Regenseite liegt.
rule-CT-SYM-18 = Nur der gezeigte Held darf diesen Weg gehen.
rule-CT-SYM-19 = Wer Drukil als Bären in einem Stapel hat, darf diesen Weg nicht gehen.
rule-CT-SYM-20 = Solange Callem nicht endgültig besiegt ist, könnt ihr nicht gewinnen. Wer Callem irgendwo in einem Stapel hat, darf das Zielfeld nicht betreten.
rule-CT-SYM-21 = Wer hier anhält, nimmt „Ein Schiffbrüchiger“ und dreht die Karte sofort um, sodass Leam (Stärke 1) oben ist; sie kommt unter den aktiven Stapel.
rule-CT-SYM-22 = Wer hier anhält, legt „Ein Schiffbrüchiger“ unter den aktiven Stapel, mit Leam nach oben.
rule-CT-SYM-23 = Wer hier anhält, legt Drukil unter den aktiven Stapel, mit dem Gerber nach oben.
rule-CT-SYM-24 = Wer hier anhält, legt Callem, den Abtrünnigen, unter den aktiven Stapel, erste Seite nach oben.

## Sonderkarten

rule-CT-SPEC-1 = Drukil, der Gerber: Du darfst 1 Karte des Vorrats auf den Nachziehstapel legen. Dann wird er zum Bären umgedreht und kommt unter den Stapel.
rule-CT-SPEC-2 = Drukil, der Bär: Besiege ihn mit Stärke 8 oder mehr, oder setze den Fluch 2 Felder weiter. In jedem Fall wird er zum Gerber umgedreht und kommt unter den Stapel; und so immer weiter.
rule-CT-SPEC-3 = Callem, erste Seite: Besiege ihn mit Stärke 16 oder mehr, oder setze den Fluch 3 Felder weiter. In jedem Fall wird die Karte umgedreht und kommt unter den Stapel.
rule-CT-SPEC-4 = Callem, zweite Seite: Mit Stärke 13 oder mehr ist er endgültig besiegt und wird aus dem Spiel genommen. Sonst setze den Fluch 2 Felder weiter oder verliere 2 Willenspunkte; dann wird die Karte auf die erste Seite gedreht (wieder 16) und kommt unter den Stapel.
rule-CT-SPEC-5 = Leam, auf der zweiten Seite von „Ein Schiffbrüchiger“, hat Stärke 1. Was er sonst kann, sagt die Regel CT-CARD-6.
rule-CT-SPEC-6 = Leam trifft man an den Klippen des ersten Abenteuers, Drukil im Wald von Abenteuer 3, Callem in den Bergen von Abenteuer 4.

## Wie ein Abenteuer endet

rule-CT-END-1 = Ihr gewinnt, wenn beide Helden auf ihrem Zielfeld stehen und, wo Callem den Weg versperrt, er endgültig besiegt ist.
rule-CT-END-2 = Ihr verliert, wenn der Fluch einen Helden erreicht oder überholt.
rule-CT-END-3 = Ihr verliert, wenn ein Held auf seinem Zielfeld steht und der andere es nicht innerhalb seiner nächsten vier Züge erreicht.
rule-CT-END-4 = Ihr verliert, wenn eine Nebelkarte gezogen werden muss und der Nachziehstapel leer ist.
rule-CT-END-5 = Ihr verliert, wenn zu Beginn eines Zuges alle drei Stapel der Person blockiert sind, die am Zug ist.
rule-CT-END-6 = Der erste Held auf seinem Zielfeld nimmt 3 Lagerfeuer. In jedem späteren Zug passt er und löscht eines. Muss er passen und hat keines mehr, habt ihr verloren.
rule-CT-END-7 = Nach einer Niederlage dürft ihr dieselben Etappen noch einmal spielen, jetzt alle offen, oder zwei neue für die Mitte ziehen.

## Die Einführung

rule-CT-INTRO-1 = Die Einführung hat eine eigene Etappenkarte. Jede Person hat eine Heldenkarte, Sonnenseite nach oben, und darunter eine ruhende Fluchkarte: ein Stapel aus 2 Karten. Grenolin wartet daneben. Jeder Held beginnt mit 1 Willenspunkt.
rule-CT-INTRO-2 = Helden können sich nur bewegen. Es gibt keinen Nebel, keinen Kampf und keine Sonderfähigkeit. Die mittlere Gruppe einer wachen Fluchkarte ist nicht wählbar.
rule-CT-INTRO-3 = Es gibt nur einen Stapel, also muss seine oberste Karte aktiviert werden.
rule-CT-INTRO-4 = Es gibt ein Feld mit hoher Zahl, ein Feld, auf dem Grenolin mitkommt, ein Feld mit 1 Schritt, das 1 Willenspunkt kostet, und ein Haltefeld, das auch Willenspunkte kostet. Es gibt mehrere Wege und für jeden Helden ein Zielfeld.
rule-CT-INTRO-5 = Chada beginnt, dann folgt Thorn. Ihr verliert, wenn der Fluch einen Helden erreicht oder überholt oder wenn die Lagerfeuer aufgebraucht sind.

## Etappenkarten

rule-CT-MAP-1 = Jede Etappe betritt man von links, die erste auf den Startfeldern. Sie endet rechts auf dem roten Haltefeld, die letzte auf den zwei Zielfeldern. Alle mittleren Etappen eines Abenteuers passen in jeder Reihenfolge aneinander.
rule-CT-MAP-2 = Die Felder der durchgezogenen Linie sind über alle vier Etappen hinweg gezählt. Gestrichelte Abzweige verlassen die Linie und kommen zu ihr zurück, immer vorwärts; keiner ist kürzer als die Linie. Von jedem Feld aus hat jeder Held einen Weg, mit oder ohne den Bären.
rule-CT-MAP-3 = Eine Zahl auf einem Feld sind die Schritte, die es kostet. Symbole auf einem Feld gelten, wenn du dort anhältst, Symbole auf einem Weg, wenn du ihn gehst.
rule-CT-MAP-4 = Eine Etappe hat 2 bis 4 Nebelkarten. Vier Etappen, ihre Boni und alle durch Symbole hinzugefügten Karten brauchen nie mehr als 29.
rule-CT-MAP-5 = Besondere Symbole gibt es nur dort, wo ihre Karte hingehört: den Schiffbrüchigen in Abenteuer 1, Leam in 2, Drukil und Bärenpfade in 3, Callem in 4. Felder mit +N gibt es in den Abenteuern 2 bis 4, Stärkepforten in 4.
rule-CT-MAP-6 = Ein Feld auf einem Abzweig zählt wie das Feld der Linie kurz vor der ersten Stelle, an der der Abzweig zu ihr zurückkommen kann. Der Fluch hat einen Helden eingeholt, wenn er so weit oder weiter gekommen ist. Beide Zielfelder zählen wie das Feld nach dem letzten der Linie.
rule-CT-MAP-7 = Karten sind verschieden. Kein Abzweig ist in allem schlechter als ein anderer. Auf den Seilbrücken müssen die Helden sich trennen.

## Karten

rule-CT-CARD-1 = Heldenkarten, mit Stärke bei Sonne und bei Regen. Chada: Auf der Lauer (4, 2), Gespannter Bogen (5, 3), Leichtfüßig (3, 2). Thorn: Erhobenes Schwert (7, 5), Auf dem Marsch (6, 4), Am Feuer (5, 3). Sie gehören in den linken, den mittleren und den rechten Stapel. Jede kann die Sonne zurückholen.
rule-CT-CARD-2 = Die wache Seite jeder der sechs Fluchkarten hat zwei oder drei Gruppen; mindestens eine davon kostet keine Willenspunkte.
rule-CT-CARD-3 = Die 29 Nebelkarten sind 18 Gegner (4 Gors, 3 Fluggors, 3 Nordskrale, 2 Wardraks, 2 namenlose Seeleute, 2 Trolle, 2 Nebelgeister), 7 Gefahren und 4 gemischte Karten.
rule-CT-CARD-4 = Es gibt 12 Gegenstände. Pfeile, 4-mal: Stärke 9. Orweyns Hammer, zweimal: Stärke 10; danach kommt er aus dem Spiel, oder du behältst ihn für 1 Willenspunkt. Hadrias Stundenglas, zweimal: Der Fluch geht 2 Felder zurück, oder zwei Karten aus dem Vorrat kommen auf den Nachziehstapel. Mhares Amulett: bis zu zwei Fluchkarten beruhigen, oder 2 Willenspunkte. Der Sturmschild: ein Vorstoß um 2, der Wege ignoriert. Der Trinkschlauch, zweimal: 3 Schritte.
rule-CT-CARD-5 = Freunde: Grenolin gibt 2 Willenspunkte, oder er dreht bis zu drei Heldenkarten auf die Sonnenseite und gibt 1 Willenspunkt. Merrik gibt 3 Schritte ohne das +N. Runa kämpft mit Stärke 9 oder gibt 1 Willenspunkt. Ketil beruhigt eine Fluchkarte oder legt eine Karte aus dem Vorrat auf den Nachziehstapel. Ein Freund, der geholfen hat, rastet neben den Etappen. Hält sein Held das nächste Mal auf einem roten Haltefeld an oder betritt er eine Etappe, ohne auf einem angehalten zu haben, kommt der Freund unter den aktiven Stapel, zuallerunterst.
rule-CT-CARD-6 = Leam kämpft mit Stärke 1 auf eurer Seite und kommt dann unter seinen Stapel. Einmal kann er für einen Vorstoß um 1 eingesetzt werden, der Wege ignoriert; dann wird er aus dem Spiel genommen.
rule-CT-CARD-7 = Die Wirkungen einer Karte werden in der Reihenfolge ausgeführt, in der sie dastehen, jede vollständig. Dann kommt die Karte unter ihren Stapel, wird aus dem Spiel genommen, wird umgedreht und kommt unter ihren Stapel oder rastet, wenn sie ein Freund ist.
rule-CT-CARD-8 = Eine Möglichkeit ist nur wählbar, wenn du ihre Verluste tragen kannst. Sie kann Willenspunkte verlangen, eine ruhende Fluchkarte zum Wecken, eine Heldenkarte auf der Sonnenseite zum Umdrehen, ein Feld zum Zurückgehen oder einen Gegenstand, der noch da ist. Ein Gewinn darf ausfallen.
rule-CT-CARD-9 = Schritte werden nach den Zahlen der Felder gezählt. Ein Vorstoß zählt Felder, egal welche Zahl sie haben und ohne das +N: Du gehst bis zu so viele weiter. Ein vom anderen Helden gedecktes Feld zählt nicht mit, und Haltefelder beenden den Vorstoß. Symbole auf Wegen und auf dem letzten Feld gelten. Eine Karte, die Wege ignoriert, ignoriert deren Symbole; ein gesperrter Weg bleibt gesperrt.
rule-CT-CARD-10 = Werden Heldenkarten umgedreht oder Fluchkarten beruhigt (ruhend) oder geweckt (wach), wählst du unter den Karten deiner eigenen Stapel, egal wo sie liegen.
rule-CT-CARD-11 = Eine Karte, die dich zurückschickt, bewegt deinen Helden wie ein Fels: Nichts unterwegs gilt.

## Allein

rule-CT-SOLO-1 = Stinner, Krieger der Nebelinseln, hat drei Heldenkarten. Jede hat eine Stärke bei Sonne und eine bei Regen: Harpune bereit (links, 7, 5), Vor dem Mast (Mitte, 6, 4), Seebeine (rechts, 4, 3). Im linken und im mittleren Stapel ist je eine Fluchkarte, im rechten sind zwei. Er hat 3 Willenspunkte, in Abenteuer 4 hat er 4. Er beginnt auf Chadas Startfeld und gewinnt auf jedem der Zielfelder; in Abenteuer 4 muss Callem endgültig besiegt sein.
rule-CT-SOLO-2 = Stinner darf mit den obersten Karten von zwei Stapeln gemeinsam gegen einen Gegner oben auf dem dritten kämpfen.
rule-CT-SOLO-3 = Die drei Lagerfeuer gehören Stinner. In seinem Zug darf er zusätzlich eines verbrauchen. Damit rastet er (1 Willenspunkt und eine Heldenkarte auf die Sonnenseite) oder legt die oberste Karte eines Stapels unter den Stapel. Er darf in einem Zug beliebig viele verbrauchen.
rule-CT-SOLO-4 = Wege für nur einen Helden stehen Stinner offen. Ein Fels setzt den Fluch 1 Feld weiter, statt jemanden zurückzudrängen. Was Nachbarn braucht, entfällt. Er darf 0 bis 3 Freunde haben, einen in jedem Stapel; üblich ist einer, in der Mitte. In Abenteuer 1 sind zwei üblich, in Stapeln deiner Wahl.
rule-CT-SOLO-5 = Alle anderen Regeln gelten. Durch Lagerfeuer kann Stinner nicht verlieren. Die Einführung wird nicht allein gespielt.

## Wie wir offene Fragen entscheiden

rule-CT-OPEN-1 = Ist ein Held am Ziel, hat der andere noch 4 Züge: 3 Lagerfeuer brennen herunter, und verloren ist, wenn der erste Held ohne Lagerfeuer passen muss.
rule-CT-OPEN-2 = Auf einem Abzweig bist du eingeholt, wenn der Fluch auf der Höhe vom Ende deines Abzweigs ist (CT-MAP-6).
rule-CT-OPEN-3 = An einem roten Haltefeld, auf dem der andere Held steht, geht man vorbei wie an jedem gedeckten Feld.
rule-CT-OPEN-4 = Symbole auf einem Weg gelten auch dann, wenn das Feld daneben gedeckt ist. Gedeckt ist nur das Feld.
rule-CT-OPEN-5 = Wer zurückgedrängt wird, überspringt das Feld, auf dem der aktive Held anhält, und geht eines weiter zurück. Das Feld, das der aktive Held verlässt, ist frei. Geht es nicht weiter zurück, bleibt der Held stehen.
rule-CT-OPEN-6 = Ein Symbol hat keine Wirkung, wenn keine ruhende Fluchkarte mehr da ist oder der Gegenstand oder die Sonderkarte fehlt.
rule-CT-OPEN-7 = Wer sich ohne Heldenkarte bewegt, darf an einer Stärkepforte nicht anhalten. Eine Sonderfähigkeit zählt als ihre Heldenkarte.
rule-CT-OPEN-8 = Bei Symbolen auf dem Weg zur nächsten Etappe ziehst du vom Nachziehstapel der Etappe, auf der deine Figur noch steht.
rule-CT-OPEN-9 = Gehen die 20 Willenspunkte oder die 29 Nebelkarten aus, erhaltet ihr nur, was noch da ist. Ein Bonus oder eine Karte aus dem Vorrat entfällt dann.
rule-CT-OPEN-10 = Ein Held auf seinem Zielfeld ist angekommen. Der Fluch kann ihn noch einholen, aber kein Fels bewegt ihn, und er hat keinen Nachbarn: Er gibt keine Willenspunkte und kämpft nicht mit. Ist Callem bis dahin nicht endgültig besiegt, könnt ihr nicht mehr gewinnen.
rule-CT-OPEN-11 = Leams Stärke hilft euch.
rule-CT-OPEN-12 = Ein Gegenstand, mit dem gekämpft wurde, wird aus dem Spiel genommen, sofern sein Text nichts anderes sagt, auch beim gemeinsamen Kampf.
rule-CT-OPEN-13 = Einen Weg, der mehr Willenspunkte kostet, als dein Held nach dem Zahlen des Preises noch hat, kannst du nicht gehen, auch nicht über ein Haltefeld.
rule-CT-OPEN-14 = Du darfst Schritte wählen und stehen bleiben. Der Preis wird gezahlt, die Karte kommt unter ihren Stapel, und die Symbole deines Feldes gelten nicht noch einmal.
rule-CT-OPEN-15 = Für eine Stärkepforte zählt die Seite der Heldenkarte zu Beginn des Zuges, auch wenn der Preis sie umdreht.
rule-CT-OPEN-16 = Hat ein Held eine Sonderkarte schon, oder Grenolin in der Einführung, oder ist sie aus dem Spiel, so hat ihr Symbol für keinen Helden eine Wirkung.
rule-CT-OPEN-17 = Eine Etappe, die ihr gemeinsam verlassen habt, bleibt geschlossen. Wer dorthin zurückgedrängt wird, zieht vom Nachziehstapel der nächsten Etappe, und einen zweiten Bonus gibt es nicht.
rule-CT-OPEN-18 = Für das +N zählt, wo der Fluch ist, nachdem der Preis gezahlt ist. Geht er unterwegs weiter, zählt das erst ab der nächsten Bewegung.
rule-CT-OPEN-19 = Die Einführung verwendet „Gespannter Bogen“ und „Auf dem Marsch“ und die Fluchkarten 1 und 2. Helden decken dort einander, aber sie geben einander nichts und kämpfen nicht.
rule-CT-OPEN-20 = Du bist blockiert, wenn sich keine deiner obersten Karten irgendwie aktivieren lässt, auch nicht zum Kampf für einen Nachbarn oder gemeinsam mit ihm. Willenspunkte, die ein Nachbar dir geben könnte, zählen dabei als deine.
rule-CT-OPEN-21 = Beide dürfen jederzeit alle Stapel durchsehen. Verdeckt sind die Nachziehstapel, der Vorrat und die wache Seite einer Fluchkarte, bis sie zum ersten Mal umgedreht wird.
rule-CT-OPEN-22 = Nachbarn geben Willenspunkte zu Beginn eines Zuges, bevor eine Karte aktiviert wird. Wer gibt, entscheidet. Später im Zug wird nichts mehr gegeben.
rule-CT-OPEN-23 = Nur Gegenstände dürfen ungenutzt unter den Stapel, nicht Freunde, Leam oder Nebelkarten. Aber keine bestimmte oberste Karte muss aktiviert werden.
rule-CT-OPEN-24 = Ein Held darf das Zielfeld des anderen nicht betreten.
rule-CT-OPEN-25 = Am Anfang ist höchstens ein Freund in jedem Stapel. Ein Freund, der zurückkommt, kommt zum aktiven Stapel, auch wenn dort schon einer ist.
rule-CT-OPEN-26 = Du darfst auch etwas wählen, das sofort zur Niederlage führt, etwa von einem leeren Stapel ziehen.
rule-CT-OPEN-27 = Sonderkarten bringen keine Belohnung. Besiegt der Nachbar sie, bleiben sie in dem Stapel, in dem sie liegen.
rule-CT-OPEN-28 = Lehnt der andere Held einen gemeinsamen Kampf ab, wird er in diesem Zug gegen diesen Gegner nicht noch einmal gefragt, gegen einen anderen aber schon. Ist sonst nichts möglich, kann er nicht ablehnen.
rule-CT-OPEN-29 = Geht ein Held zurück, zählt nur der Weg, auf dem er zurückgeht. Er kann auf ein Feld kommen, das von der anderen Seite nur der andere Held betreten könnte.
rule-CT-OPEN-30 = Auf einem Bärenweg darf man zurückgehen, auch mit dem Bären in einem Stapel. Seine Symbole zählen nicht.
