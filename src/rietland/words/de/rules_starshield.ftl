# Die Regeln des Sternenschilds in einfachen Worten: ein Text für jede Regel des Verzeichnisses.

## Spielmaterial

rule-SS-COMP-1 = 36 große Karten: 19 mit Buchstaben und 17 andere, nämlich 6 Bedrohungen, 1 mit den Gaben Andors, 5 Hinweise, 3 mit den Wölfen, 1 mit Varkurs Triumph und 1 mit dem Sternenlicht.
rule-SS-COMP-2 = Die 19 Karten mit Buchstaben: 1 A1, 5 A2, 5 A3, 1 A4, 1 C, 1 E, 4 G und 1 N.
rule-SS-COMP-3 = Neue Plättchen: 1 Schlüssel, 3 Waldpilze (1, 1, 2), 7 Lichter (2, 4, 4, 6, 8, 10, 14), 1 Ring für den Schimmer, 8 Feuer, 5 Baumstämme (2, 2, 4, 4, 6) und 1 Wolfssymbol.
rule-SS-COMP-4 = Aus dem Grundspiel: 8 Geröllplättchen, 6 Pergamente, 1 grüner Edelstein, 3 Heilkräuter, 6 Runensteine, alle Bauern und Kreaturen, Varkur, die Hexe und der Prinz.
rule-SS-COMP-5 = 6 Bedrohungen: der Feuergeist, der Belagerungsturm, der Schwarze Tempel, das Katapult, der Krahder und Irlok.
rule-SS-COMP-6 = Neue Gegenstände: Fackel, Stundenglas, Hornfalke und Flöte, das sind die Gaben Andors, und der Sternenschild. Neue Figuren: Merrik der Kartograf, Ken Dorr der Dieb, 3 Wölfe (1 davon der Leitwolf) und 2 weitere Trolle.

## Aufbau

rule-SS-SETUP-1 = Die Karten einer Partie: A1, eine A2, eine A3, A4, C, wenn ihr wollt E, eine G und N, in dieser Reihenfolge. Andere Karten mit denselben Buchstaben sind in dieser Partie nicht dabei.
rule-SS-SETUP-2 = Karte E ist für erfahrene Gruppen. Ohne sie liegt auf E kein Sternchen.
rule-SS-SETUP-3 = Ihr baut nach der Checkliste des Grundspiels auf und legt das Material dieser Erweiterung bereit. Sternchen liegen auf C, G und N, auf der fortgeschrittenen Stufe auch auf E.
rule-SS-SETUP-4 = In einer ersten Partie liegt das Wolfssymbol auf dem Buchstaben B der Legendenleiste; später entscheidet ein Würfel.
rule-SS-SETUP-5 = Die Bedrohungen warten neben dem Spielplan. Wird C gelesen, bestimmt ein Würfel, welche kommt.
rule-SS-SETUP-6 = Dann wird Karte A1 gelesen.
rule-SS-SETUP-7 = Rat für eine Partie mit E: Besiegt nur eine Kreatur, bevor C gelesen wird. Dann erreicht der Erzähler C beim ersten Sonnenaufgang, und ihr habt mehr Zeit, weil viele Bedrohungen erst bei Sonnenaufgang handeln.
rule-SS-SETUP-8 = Es gibt die Stufen leicht, normal und fortgeschritten. Fortgeschritten hat die Zahlen von normal und dazu Karte E mit ihrem Sternchen; der Tempel treibt zwei Kreaturen an.
rule-SS-SETUP-9 = Reihenfolge des Aufbaus: die Checkliste, A1, eine A2, eine A3, A4 mit 2 Hinweisen, die Gaben; dann beginnt der erste Held, ohne Sonnenaufgang. Über A2, A3, G und die Hinweise entscheidet der Zufall, doch darf eine Gruppe jede davon und auch die Bedrohung wählen, wenn sie den Tisch eröffnet.
rule-SS-SETUP-10 = Ein Würfel bestimmt, bei welchem Buchstaben die erste Wolfskarte liegt: 1 B, 2 D, 3 E, 4 oder 5 F, 6 H. Wählt ihr die erste Partie, liegt sie bei B.
rule-SS-SETUP-11 = Liegen mehrere Karten bei einem Buchstaben, wird zuerst die Wolfskarte gelesen, dann die Karte des Buchstabens, dann Varkurs Triumph.
rule-SS-SETUP-12 = Was eine Karte ins Spiel bringt, gilt ab dem Augenblick, in dem sie gelesen wird, nicht vorher.

## Karte A1: Winter vor den Toren

rule-SS-A1-1 = Jeder Held hat 2 Stärkepunkte und 7 Willenspunkte. Alle Händler verkaufen Stärkepunkte und Artikel.
rule-SS-A1-2 = Sternchen kommen auf C, auf G und auf N, auf der fortgeschrittenen Stufe auch auf E. Die Karte G wird jetzt gezogen, verdeckt. Die erste Wolfskarte kommt an ihren Buchstaben.

## Karten A2: fünf Anfänge

rule-SS-A2-FARM-1 = Die geplünderten Höfe: Aufbau wie auf der Legendenkarte. Hält sie niemand auf, betreten die Gors von 26, 30 und 37 beim zweiten Sonnenaufgang die Höfe 24, 28 und 40.
rule-SS-A2-FOG-1 = Nebel über dem Fluss: Aufbau wie auf der Legendenkarte.
rule-SS-A2-FOG-2 = Dichter Nebel, das ganze Spiel über: Ein Held, der ein Feld mit einem Nebelplättchen betritt, verdeckt oder offen, muss dort anhalten und es ausführen. Trinkschlauch und Heilkraut helfen nicht. Nur Helden werden aufgehalten.
rule-SS-A2-FIRE-1 = Brennende Felder: Aufbau wie auf der Legendenkarte. Für die Feuer gelten die Regeln des Feuergeists.
rule-SS-A2-FIRE-2 = Bis der Feuergeist kommt, bekommt ein Held, der ein Feuer durch Hineingehen löscht, 2 Gold. Bis dahin lässt sich kein Feuer von außen ausschlagen.
rule-SS-A2-GIANT-1 = Schwere Schritte: Aufbau wie auf der Legendenkarte. Hält sie niemand auf, schiebt ein Skral den Troll beim zweiten Sonnenaufgang weiter, und beim dritten erreicht er die Burg.
rule-SS-A2-FEAST-1 = Die Nacht des Festes: Aufbau wie auf der Legendenkarte.

## Karte C: Die Bedrohung zeigt sich

rule-SS-C-1 = Ein Würfel bestimmt die Bedrohung: 1 der Feuergeist, 2 der Belagerungsturm, 3 der Schwarze Tempel, 4 das Katapult, 5 der Krahder, 6 Irlok. Ihre Karte wird zuerst gelesen.
rule-SS-C-2 = Dann erscheinen Gors auf den Feldern 33 und 43, außer auf der leichten Stufe auch ein Skral auf Feld 30.
rule-SS-C-3 = Dann wartet ein Bauer auf Feld 28; ist dort eine Kreatur, auf 36; ist auch dort eine, auf 24; ist auch dieses Feld besetzt, kommt keiner.
rule-SS-C-4 = Eine Bedrohung handelt zum ersten Mal beim nächsten Symbol ihrer Art, nachdem ihre Karte gelesen ist, Irlok am nächsten Ende eines Tages. Wird die Karte beim Erzählersymbol eines Sonnenaufgangs gelesen, wartet die Bedrohung bis zum nächsten Sonnenaufgang, auch das Katapult.

## Karte E: Das lange Dunkel

rule-SS-E-1 = Skrale erscheinen auf den Feldern 39 und 55, Gors auf den Feldern 31 und 52, ein Troll auf Feld 30.
rule-SS-E-2 = Das Sternchen von Varkurs Triumph rückt vier Buchstaben in Richtung A.

## Karten G: vier Wenden des Winters

rule-SS-G-1 = Die Schatten: Wardraks erscheinen auf den Feldern 33 und 55.
rule-SS-G-2 = Die Trollstraße: Ein Troll erscheint auf Feld 30, Gors auf den Feldern 43 und 50.
rule-SS-G-3 = Schneesturm: Jeder Held, der weder in einem Wald noch auf Feld 0, 71 oder 72 ist, verliert 2 Willenspunkte. Die Brunnen 35 und 45 kommen aus dem Spiel. Niemand darf vor dem nächsten Sonnenaufgang die 10. Stunde nutzen. Ein Skral erscheint auf Feld 36, ein Gor auf Feld 31.
rule-SS-G-4 = Die Antwort der Zwerge: Die Schildzwerge sind auf Feld 71. In einem Kampf auf ihrem Feld geben sie 4 Stärkepunkte dazu, und eine Stunde bewegt sie bis zu 4 Felder weit. Skrale erscheinen auf den Feldern 39 und 49, ein Gor auf Feld 31.

## Karte N: Das Ende der Geschichte

rule-SS-N-1 = Ihr gewinnt, wenn die Aufgabe erfüllt und die Bedrohung abgewehrt ist. Sonst verliert ihr.

## Ziele

rule-SS-GOAL-1 = Es gibt immer drei Ziele: die Burg halten, die Aufgabe von Karte A3 erfüllen und die Bedrohung von Karte C abwehren.
rule-SS-GOAL-2 = Ist die Bedrohung abgewehrt, geht der Erzähler sofort auf N, und die Legende endet. Die Aufgabe muss vorher erfüllt sein, sonst ist die Legende verloren.
rule-SS-GOAL-3 = Ein Ziel wird gezeigt, sobald seine Karte gelesen ist; vorher sagt die Liste, dass eine Aufgabe und eine Bedrohung kommen. Sternenschild und Wölfe sind Ziele, die man auslassen darf.
rule-SS-GOAL-4 = Jedes Ziel sagt, worum es geht, wohin, wie viel nötig und wie viel getan ist.
rule-SS-GOAL-5 = Solange die Aufgabe nicht erfüllt ist, warnt der Tisch jeden, der mit dem nächsten Schlag die Bedrohung abwehren könnte, und kein Gefährte führt ihn aus, es sei denn, das Spiel wäre ohnehin verloren.
rule-SS-GOAL-6 = Jede Bedrohung sagt, wie viele Sonnenaufgänge bleiben. Bei einer, die zieht: ihre Schritte bis zur Burg (0), geteilt durch die Schritte, die sie jetzt ginge, aufgerundet. Bei den Feuern: der Rest, geteilt durch die Zahl der Helden, abgerundet. Beim Geröll: wie viel die Burg noch fasst. Beim Triumph: die Buchstaben zwischen Erzähler und Sternchen.

## Gemeinsam auf einem Feld

rule-SS-SPACE-1 = Prinz, Hexe, Pergamente, Waldpilze und Baumstämme dürfen mit einer Kreatur, einem Feuer, einer Bedrohung oder einem Wolf auf demselben Feld sein.

## Aufgaben

rule-SS-MIS-1 = Es gibt fünf Aufgaben: die Tore der Burg, das Fieber, die Suche nach dem Prinzen, die Vorräte, die Beweise.
rule-SS-MIS-GATE-1 = Wo jeder Baumstamm liegt, bestimmt ein Würfel; mehrere dürfen auf demselben Feld sein.
rule-SS-MIS-GATE-2 = Während einer Bewegung kann man keinen Baumstamm aufnehmen.
rule-SS-MIS-GATE-3 = Ein Baumstamm bedeckt Stärkepunkte und muss passen. Verliert ein Held Stärkepunkte und ein Baumstamm passt nicht mehr, fällt er sofort auf sein Feld, ohne Aktion.
rule-SS-MIS-GATE-4 = Jeder Held, bei dem er passt, darf ihn wieder aufnehmen. Der Falke trägt keine Baumstämme.
rule-SS-MIS-GATE-5 = Beim Aufbau bestimmt für jeden der Baumstämme 2, 2, 4, 4 und 6 ein Würfel das Feld. Bei 1 ist es Feld 23, bei 2 Feld 25, bei 3 Feld 49, bei 4 Feld 51, bei 5 Feld 54, bei 6 Feld 56.
rule-SS-MIS-GATE-6 = Ein Baumstamm bedeckt so viele Stärkepunkte, wie seine Zahl sagt, und 1 Punkt muss frei bleiben. Ein Baumstamm mit 2 braucht also 3 Stärkepunkte, einer mit 4 braucht 5, der mit 6 braucht 7; mehrere Baumstämme eines Helden werden zusammengezählt.
rule-SS-MIS-GATE-7 = Bedeckte Punkte zählen in Kämpfen und Proben nicht. Für alles andere sind sie weiter Stärkepunkte des Helden.
rule-SS-MIS-GATE-8 = Auf Feld 0 darf ein Held einen Baumstamm ablegen: Seine Zahl zählt. Ist die Summe hoch genug, ist die Aufgabe erfüllt, und es gibt 1 goldenen Schild mehr.
rule-SS-MIS-FEV-1 = Die Hexe lässt sich führen wie ein Bauer. Wer sie findet, bekommt wie üblich einen Trank der Hexe, und auf ihrem Feld kann man immer Trank kaufen.
rule-SS-MIS-FEV-2 = Die Hexe ist auf einem der ersten 2, 3 oder 4 (leicht) oder 3, 4 oder 5 (normal) dieser Felder versteckt: 50, 52, 54, 58, 60. Die Höfe 24, 28, 40 und 64 sind krank.
rule-SS-MIS-FEV-3 = Der Held, der sie findet, bekommt einen Trank. Man führt sie wie einen Bauern, sie darf mit allem auf einem Feld sein, geht nie verloren und verkauft Trank, wo immer sie ist.
rule-SS-MIS-FEV-4 = Kommt sie auf einem kranken Hof zur Ruhe, weil die Bewegung ihres Führers dort endet, sie dort bleibt oder dort im Nebel gefunden wird, ist er geheilt. Wer sie führt oder findet, gewinnt 2 Willenspunkte, einmal je Hof. Sind genug Höfe geheilt, ist die Aufgabe erfüllt, und es gibt 1 goldenen Schild mehr.
rule-SS-MIS-FEV-5 = Auch das Nebelplättchen mit dem Trank findet sie: Ist sie noch versteckt, steht sie nun dort; wurde sie schon gefunden, gibt das Plättchen einen Trank, und sie bleibt, wo sie ist.
rule-SS-MIS-PRI-1 = Der Prinz muss geführt werden wie ein Bauer.
rule-SS-MIS-PRI-2 = Der Prinz ist auf einem der ersten 3, 4 oder 4 (leicht) oder 4, 5 oder 5 (normal) dieser Felder versteckt: 31, 41, 52, 56, 58.
rule-SS-MIS-PRI-3 = Man führt ihn wie einen Bauern, er hat keine eigene Aktion, darf mit allem auf einem Feld sein und geht nie verloren. Auf dem Feld einer angegriffenen Kreatur oder Bedrohung gibt er 4 Stärkepunkte dazu.
rule-SS-MIS-PRI-4 = Kommt er auf Feld 0 zur Ruhe, ist die Aufgabe erfüllt: Er verlässt den Spielplan, und es gibt 1 goldenen Schild mehr.
rule-SS-MIS-SUP-1 = Heilkräuter und Waldpilze, die zur Burg kommen, zählen gleich, welche Zahl sie auch haben.
rule-SS-MIS-SUP-2 = Beim Aufbau bestimmt für jeden der drei Waldpilze ein Würfel das Feld. Bei 1 ist es Feld 22, bei 2 Feld 25, bei 3 Feld 50, bei 4 Feld 52, bei 5 Feld 54, bei 6 Feld 58. Würfel bestimmen den Platz jedes der drei Heilkräuter: Der rote gibt die Zehner an, der Heldenwürfel die Einer. Alle liegen offen.
rule-SS-MIS-SUP-3 = Auf Feld 0 darf ein Held ein Heilkraut oder einen Waldpilz ablegen: Es zählt 1. Sind es genug, ist die Aufgabe erfüllt, und jeder Held gewinnt 3 Willenspunkte.
rule-SS-MIS-SUP-4 = Was gegessen oder benutzt ist, ist fort. So kann man die Aufgabe unmöglich machen; der Tisch warnt vorher.
rule-SS-MIS-PRO-1 = Pergamente brauchen kleine Plätze, und der Falke trägt sie.
rule-SS-MIS-PRO-2 = Beim Aufbau liegen die sechs Pergamente (7, 8, 10, 11, 14, 17) verdeckt auf den Feldern 10, 12, 30, 32, 57 und 71. Ihre Zahl sieht, wer sie nimmt oder ein Fernrohr benutzt.
rule-SS-MIS-PRO-3 = Auf Feld 0 darf ein Held eines ablegen: Seine Zahl zählt.
rule-SS-MIS-PRO-4 = Ist die Summe hoch genug, ist die Aufgabe erfüllt, und jeder Held bekommt 2 Gold.

## Bedrohungen

rule-SS-THR-1 = Bedrohungen sind keine Kreaturen, und der Sonnenaufgang bewegt sie nicht; das gilt auch für die Trolle am Katapult.
rule-SS-THR-2 = Eine Bedrohung mit Stärke- und Willenspunkten wird bekämpft wie eine Kreatur: auf ihrem Feld oder von einem angrenzenden aus durch den Bogenschützen oder mit einem Bogen, allein oder gemeinsam. Sie hat rote Würfel: 3 ab 7 Willenspunkten, darunter 2.
rule-SS-THR-3 = Sie bringt keine Belohnung, kommt nicht auf Feld 80 und zählt nicht zu den Kreaturen; Ereignisse, Fackel und Hornfalke können ihr nichts anhaben. Der Erzähler rückt nur vor, wie ihre Karte sagt.
rule-SS-THR-4 = Sie versperrt niemandem den Weg; Helden, Kreaturen und Wölfe dürfen auf ihrem Feld sein, und Bauern haben von ihr nichts zu fürchten. Sie zieht nur, wie ihre Karte sagt. Auf den Pfeilen hält nur eine zerstörte Brücke sie auf.
rule-SS-THR-5 = Der Prinz, die Schildzwerge und das Wolfsrudel helfen auf ihrem Feld. Trank, Heilkraut, Helm, Runensteine und das Umdrehen des Zauberers wirken wie in jedem Kampf, und ein Licht darf verbrannt werden.
rule-SS-THR-6 = Nach einem Kampf ohne Sieger erholt sie sich, nur der Belagerungsturm nicht.
rule-SS-THR-7 = Ist sie abgewehrt, geht der Erzähler sofort auf N; Buchstaben dazwischen werden nicht gelesen.
rule-SS-THR-8 = Ihre Stärke wird zu Beginn jeder Kampfrunde neu berechnet.

## Feuergeist

rule-SS-FIRE-1 = Feuer tun Nebelplättchen, Brunnen, Sternchen, Lichtern, Kreaturen, Bauern, Wölfen, anderen Figuren und Gegenständen nichts.
rule-SS-FIRE-2 = Feuer kommen beim Brunnensymbol des Sonnenaufgangs, so viele, wie es Helden gibt.
rule-SS-FIRE-3 = Hat der Vorrat in diesem Augenblick nicht genug Feuer, ist die Legende sofort verloren; niemand kann noch etwas tun.
rule-SS-FIRE-4 = Streicht der Sternenschild das Brunnensymbol durch, kommt kein Feuer, und ein kleiner Vorrat schadet an diesem Tag nicht.
rule-SS-FIRE-5 = Ein Held mit weniger als 5 Willenspunkten darf kein Feuer betreten. Hineingehen kostet 4 Willenspunkte und löscht das Feuer.
rule-SS-FIRE-6 = Ein Held auf einem Feld, auf das bei Sonnenaufgang ein Feuer kommt, verliert sofort 4 Willenspunkte; dann kommt das Feuer vom Spielplan.
rule-SS-FIRE-7 = Hat dieser Held weniger als 5 Willenspunkte, verliert er alle und 1 Stärkepunkt, aber nie den letzten, und hat danach 3 Willenspunkte; das Feuer kommt weg.
rule-SS-FIRE-8 = Ein Würfel bestimmt, wo er erscheint: 1 oder 2 auf Feld 25, 3 oder 4 auf 52, 5 oder 6 auf 57. Vorher kommen alle Feuer vom Spielplan in den Vorrat von 8 zurück.
rule-SS-FIRE-9 = Beim Brunnensymbol: Sind weniger Feuer im Vorrat als Helden im Spiel, ist die Legende sofort verloren. Sonst bestimmen Würfel für jeden Helden den Platz eines Feuers: Der rote gibt die Zehner an, der Heldenwürfel die Einer. Wo es schon brennt, kommt keines dazu. Alle Helden auf dem Feld verlieren Willenspunkte, und dieses Feuer kommt in den Vorrat zurück.
rule-SS-FIRE-10 = Um ein Feuer zu betreten, braucht man mindestens 5 Willenspunkte und verliert 4, auch im Vorbeigehen; das Feuer ist gelöscht. Sonst muss man außen herum. Ein Schild hilft nicht.
rule-SS-FIRE-11 = Ein Feuer lässt sich auch von einem angrenzenden Feld aus ausschlagen, allein oder gemeinsam: eine Probe mit 9. Misslingen kostet nur die Stunde.
rule-SS-FIRE-12 = Der Feuergeist hat 1 Stärkepunkt mehr für jedes Feuer, das zu Beginn der Runde auf dem Spielplan ist. Mit 0 Willenspunkten ist er abgewehrt.

## Belagerungsturm

rule-SS-SIEGE-1 = Kreaturen beachten den Belagerungsturm nicht: Betreten sie sein Feld, werden sie nicht weitergeschoben.
rule-SS-SIEGE-2 = Streicht der Sternenschild das Brunnensymbol durch, rollt er bei diesem Sonnenaufgang nicht.
rule-SS-SIEGE-3 = Er beginnt auf Feld 84. Beim Brunnensymbol rollt er für jede Kreatur auf dem Spielplan 1 Feld entlang der Pfeile, höchstens 3 (leicht) oder 4 (normal).
rule-SS-SIEGE-4 = Sein Weg: 84, 82, 81, 70, 69, 68, 67, 66, 65, 45, 43, 39, 38, 16, 13, 6, 0.
rule-SS-SIEGE-5 = Er erholt sich nicht: Was er verloren hat, bleibt das ganze Spiel über verloren, und seine Würfel richten sich nach dem Rest.
rule-SS-SIEGE-6 = Erreicht er Feld 0, ist die Legende sofort verloren; mit 0 Willenspunkten ist er abgewehrt. Ohne Kreaturen auf dem Spielplan bleibt er stehen.

## Schwarzer Tempel

rule-SS-TEMPLE-1 = Der Erzähler rückt nicht vor, wenn ein Teil des Tempels zerstört wird.
rule-SS-TEMPLE-2 = Streicht der Sternenschild das Brunnensymbol durch, bewegt der Tempel keine Kreatur.
rule-SS-TEMPLE-3 = Ein Würfel bestimmt, wo er steht: 1 oder 2 auf Feld 41, 3 oder 4 auf 58, 5 oder 6 auf 66.
rule-SS-TEMPLE-4 = Jeder Teil ist eine Probe auf dem Feld des Tempels, allein oder gemeinsam; auch Bogenschützen und Bögen müssen dort sein. Lichter dürfen verbrannt werden. Ein misslungener Versuch kostet jeden Beteiligten 2 Willenspunkte.
rule-SS-TEMPLE-5 = Beim Brunnensymbol zieht, solange die Spitze steht, die Kreatur auf dem Feld mit der höchsten Nummer. Auf der fortgeschrittenen Stufe zieht danach auch die, die dann auf der höchsten Nummer steht.
rule-SS-TEMPLE-6 = Ohne Spitze zieht keine Kreatur; auf der fortgeschrittenen Stufe zieht noch eine, bis das Mittelstück fehlt.
rule-SS-TEMPLE-7 = Ist das Fundament zerstört, ist die Bedrohung abgewehrt.

## Katapult

rule-SS-CAT-1 = Das Katapult steht auf Feld 17 mit zwei Trollen. Die Fackel vertreibt weder sie noch irgendeine Kreatur von 17.
rule-SS-CAT-2 = Diese Trolle bringen keine Belohnung und haben eine eigene Stärke. Ist der erste besiegt, rückt der Erzähler 1 Buchstaben vor; mit dem zweiten ist die Bedrohung abgewehrt, und der Erzähler geht auf N.
rule-SS-CAT-3 = Der Schuss fällt mit dem Erzählersymbol des Sonnenaufgangs. Streicht der Sternenschild es durch, fällt kein Schuss, und der Erzähler rückt nicht vor.
rule-SS-CAT-4 = Der Sternenschild darf auch wie ein gewöhnlicher Schild benutzt werden, von einem Helden, der in der Burg Geröll wegräumt.
rule-SS-CAT-5 = Beim Erzählersymbol, bevor der Erzähler vorrückt, wird ein Geröllplättchen gezogen und offen in die Burg gelegt.
rule-SS-CAT-6 = Dann verliert jeder Held in der Burg (Feld 0) 3 Willenspunkte; ein Schild oder der Sternenschild bewahrt seinen Träger davor.
rule-SS-CAT-7 = Sobald das 4. Plättchen (leicht: das 5.) in der Burg liegt, ist die Legende verloren.
rule-SS-CAT-8 = Wegräumen: Auf Feld 0 darf ein Held die Kampfaktion nutzen, allein oder gemeinsam. Ein Kampfwert, der mindestens so hoch ist wie die Zahl eines Plättchens, räumt es weg; reicht er für die Summe mehrerer, räumt er diese weg. Niemand verliert Willenspunkte. Geröll in der Burg versperrt keinen Weg, und weggeräumte Plättchen kommen zu den anderen zurück.
rule-SS-CAT-9 = Die Trolle werden einzeln bekämpft, und jeder erholt sich wie üblich. Das Katapult schießt, solange einer von ihnen da ist.

## Krahder

rule-SS-KRA-1 = Kreaturen machen den Krahder stärker, Wölfe nicht.
rule-SS-KRA-2 = Streicht der Sternenschild das Brunnensymbol durch, zieht er nicht.
rule-SS-KRA-3 = Er beginnt auf Feld 70. Beim Brunnensymbol zieht er für jede Kreatur auf dem Spielplan 1 Feld entlang der Pfeile, höchstens 3. Erreicht er Feld 0, ist die Legende sofort verloren.
rule-SS-KRA-4 = Er hat 2, 3 oder 4 Stärkepunkte mehr für jede Kreatur, die zu Beginn der Runde auf dem Spielplan ist. Kreaturen auf goldenen Schilden und auf Feld 80 zählen nicht, Wölfe auch nicht.
rule-SS-KRA-5 = Mit 0 Willenspunkten ist er abgewehrt.

## Irlok

rule-SS-IRL-1 = Irlok zerstört Brücken. Eine Kreatur, deren Weg abgeschnitten ist, bleibt, wo sie ist.
rule-SS-IRL-2 = Eine Kreatur, deren Feld besetzt ist und die nicht entlang des Pfeils weitergeschoben werden kann, kommt nicht.
rule-SS-IRL-3 = Es beginnt auf Feld 64. Am Ende jedes Tages, vor dem Sonnenaufgang und außer Reichweite des Sternenschilds, schwimmt es eine Stelle weiter: 64, 46, 44, 38, 16, 12, 0.
rule-SS-IRL-4 = Auf 46 zerstört es die Brücke zu 47, auf 38 die zu 39, auf 16 die zu 48.
rule-SS-IRL-5 = Jedes Mal, wenn es weitergeschwommen ist, verliert jeder Held an einem Flussufer 2 Willenspunkte. Es sind die Flussufer der Ereigniskarten.
rule-SS-IRL-6 = Wo eine Brücke war, darf ein Held schwimmen: 1 Stunde und 3 Willenspunkte, und mindestens 1 muss ihm bleiben; wer geführt wird, schwimmt mit. Kreaturen, Wölfe und Ken Dorr können nicht hinüber, und für Bogenschützen und Bogen grenzen die Felder nicht aneinander.
rule-SS-IRL-7 = Es hat 2, 3 oder 4 Stärkepunkte mehr für jede zerstörte Brücke. Erreicht es Feld 0, ist die Legende sofort verloren; mit 0 Willenspunkten ist es abgewehrt.

## Lichter und Waldpilze

rule-SS-TOK-1 = Während einer Bewegung kann man keine Lichter aufnehmen.
rule-SS-TOK-2 = Waldpilze kann man während einer Bewegung nicht aufnehmen; zwei dürfen auf demselben Feld sein. Als Gold zählen sie nie, weder beim Händler noch bei der Hexe, bei Aufgaben oder Ereigniskarten.
rule-SS-TOK-3 = Ein Waldpilz braucht einen kleinen Platz. Ein Held, der den Tag nicht beendet hat, darf ihn jederzeit essen, nur nicht während einer Kampfrunde. Er gibt so viele Stärkepunkte, wie seine Zahl sagt, auf Dauer, und kommt aus dem Spiel.
rule-SS-TOK-4 = Lichter brauchen keinen Platz, und ein Held darf beliebig viele tragen. Nehmen kann sie nur, wer gerade nicht läuft; man gibt sie weiter wie Gold, und der Falke trägt sie. Sie liegen verdeckt, bis jemand sie nimmt oder mit dem Fernrohr sieht.
rule-SS-TOK-5 = Verbrennen: In einer Runde gegen eine Bedrohung, einen Tempelteil oder einen Troll am Katapult darf ein Held direkt nach dem eigenen Wurf ein Licht verbrennen. Seine Zahl kommt dazu, und es kommt aus dem Spiel. Nur ein Licht je Runde für die ganze Gruppe.
rule-SS-TOK-6 = Gegen Kreaturen, Wölfe, Ken Dorr, Geröll und Feuer nützen Lichter nichts.

## Sieben Lichter

rule-SS-SEEK-1 = Die sieben Lichter (2, 4, 4, 6, 8, 10, 14) werden verdeckt gemischt. Würfel bestimmen den Platz von drei: Der rote gibt die Zehner an, der Heldenwürfel die Einer. Vier bleiben für die Hinweise neben dem Spielplan.
rule-SS-SEEK-2 = Zwei der fünf Hinweise werden gezogen und gezeigt; jeder ist zwei der Lichter neben dem Spielplan wert, verdeckt gezogen.
rule-SS-SEEK-3 = Haben die Helden zusammen 3, 4 oder 5 Lichter, dürfen sie so viele zusammenlegen und wählen, welche. Die Summe ist die Nummer des Feldes, auf dem der Schild ist; die Karte Sternenlicht wird gelesen. Summen reichen von 10 bis 42 und sind immer gerade.
rule-SS-SEEK-4 = Man kann die Legende auch ohne die Suche gewinnen.

## Ken Dorr

rule-SS-KEN-1 = Ein Würfel bestimmt, wo er beginnt: 1 oder 2 auf Feld 37, 3 oder 4 auf 59, 5 oder 6 auf 66. Er ist keine Kreatur, stört niemanden und kommt überall vorbei, nur nicht über zerstörte Brücken.
rule-SS-KEN-2 = Am Ende jedes Tages, vor dem Sonnenaufgang, geht er bis zu 3 (leicht) oder 4 (normal) Felder auf dem kürzesten Weg zum nächsten Licht auf dem Spielplan. Bei Gleichstand ist es das auf der niedrigsten Nummer. Dort hält er und nimmt es. Er nimmt ein Licht am Tag; Lichter, die Helden tragen, sind sicher. Kann er keines erreichen, bleibt er.
rule-SS-KEN-3 = Für jedes Licht, das er nimmt, rückt das Sternchen von Varkurs Triumph einen Buchstaben in Richtung A. Liegt es dann auf dem Buchstaben des Erzählers oder davor, wird die Karte sofort gelesen.
rule-SS-KEN-4 = Ihn zu fangen ist eine Probe mit 8 auf seinem Feld, allein oder gemeinsam; Misslingen kostet nur die Stunde. Wer ihn fängt, bekommt alle seine Lichter und, wenn er ihn hat, den Schlüssel; das Sternchen rückt für jedes Licht einen Buchstaben zurück, und Ken Dorr kommt aus dem Spiel. Der Erzähler rückt nicht vor.
rule-SS-KEN-5 = Ein Licht, das ein Held ablegt, liegt auch für ihn auf dem Spielplan. Ein Held auf seinem Feld hält ihn nicht auf.

## Hinweise

rule-SS-CLUE-1 = Ein Hinweis bleibt offen, bis er gelöst ist; wer ihn löst, bekommt die Lichter sofort.
rule-SS-CLUE-MERRIK-1 = Der Kartograf: Ein Würfel bestimmt, wo Merrik ist, 1 oder 2 auf Feld 61, 3 oder 4 auf 66, 5 oder 6 auf 67. Der erste Held, der dort seine Bewegung beendet, bekommt 2 Lichter und einen Trinkschlauch und darf bis zu drei beliebige Nebelplättchen aufdecken, ohne sie auszuführen; dann verlässt Merrik den Spielplan.
rule-SS-CLUE-KEY-1 = Der Schlüssel des Diebes: Ken Dorr hat den Schlüssel. Ein Würfel bestimmt, wo die Truhe ist, 1 oder 2 auf Feld 9, 3 oder 4 auf 30, 5 oder 6 auf 40.
rule-SS-CLUE-KEY-2 = Der Schlüssel braucht einen kleinen Platz. Ein Held bei der Truhe, der ihn hat, darf sie öffnen: 2 Lichter. Schlüssel und Truhe kommen aus dem Spiel.
rule-SS-CLUE-GREEN-1 = Das grüne Auge: Ein Würfel bestimmt, wo ein Gor mit dem grünen Stein erscheint, 1 oder 2 auf Feld 33, 3 oder 4 auf 35, 5 oder 6 auf 41. Er zieht wie jeder Gor. Besiegt lässt er den Stein dort; in der Burg ist der Stein verloren.
rule-SS-CLUE-GREEN-2 = Auf Feld 10 darf ein Held mit dem Stein ihn ablegen: 2 Lichter. Oder beim Händler (18, 57 oder 71) darf ein Held ihn für 2 Gold verkaufen; durch einen Kauf geht er nie verloren.
rule-SS-CLUE-RUNES-1 = Der Runenleser: Würfel bestimmen den Platz von fünf der sechs Runensteine.
rule-SS-CLUE-RUNES-2 = Bei einem Händler (18, 57 oder 71) darf ein Held einen Runenstein gegen ein Licht geben, zweimal im ganzen Spiel. Oder man behält sie: Drei Farben ergeben einen schwarzen Würfel, wie immer.
rule-SS-CLUE-GLOW-1 = Der wandernde Schimmer: Ein Würfel bestimmt, wo er ist: bei 1 bis 6 der Reihe nach auf Feld 44, 42, 38, 32, 16 oder 13. Am Ende jedes Tages wandert er, wenn niemand da ist, weiter: 44, 42, 38, 32, 16, 13, 12, 11, dann wieder 44.
rule-SS-CLUE-GLOW-2 = Ein Held, der am Ende des Tages dort ist, bekommt 2 Lichter, und der Schimmer verschwindet; sind es mehrere, bekommt sie der mit dem niedrigsten Rang. Erst wird nachgesehen, dann wandert er.

## Sternenlicht

rule-SS-STAR-1 = Sternenlicht: Jeder Held gewinnt 2 Willenspunkte, und der Sternenschild kommt auf das Feld der Summe.
rule-SS-STAR-2 = Ein Held auf diesem Feld nimmt ihn auf den großen Platz, was auch sonst dort ist; Nebel kommt zuerst, und Feuer wirkt wie immer. Der Falke kann ihn nicht tragen.
rule-SS-STAR-3 = Die zusammengelegten Lichter kommen aus dem Spiel; die anderen kann man noch verbrennen.

## Varkurs Triumph

rule-SS-TRI-1 = Das Sternchen von Varkurs Triumph liegt anfangs auf L. Hat ein Held den Schild genommen, bevor die Karte gelesen wird, geschieht nichts, auch wenn er inzwischen verbraucht ist.
rule-SS-TRI-2 = Sonst kommt der Schild, wenn er auf dem Spielplan ist, aus dem Spiel, Lichter kann man nicht mehr für ihn zusammenlegen, und Ken Dorr verschwindet mit allem, was er hat.
rule-SS-TRI-3 = Von da an ist die Bedrohung stärker, auch eine, die erst kommt. Sie hat 2 Stärkepunkte mehr je Held, jeder Troll am Katapult 1 mehr je Held. Jeder Teil des Tempels verlangt 2 mehr je Held.

## Der Sternenschild

rule-SS-SHIELD-1 = Er wirkt zweimal: Nach dem ersten Mal wird er umgedreht, nach dem nächsten kommt er aus dem Spiel.
rule-SS-SHIELD-2 = Bei Sonnenaufgang, vor dem ersten Symbol, darf sein Träger ein Symbol durchstreichen: Es entfällt bei diesem Sonnenaufgang.
rule-SS-SHIELD-3 = Man darf ihn bei einem Sonnenaufgang auch gleich zweimal nutzen, für zwei Symbole.
rule-SS-SHIELD-4 = Wie er ins Spiel kommt, sagen Karten. Man darf ihn auch wie einen gewöhnlichen Schild benutzen.
rule-SS-SHIELD-5 = Sein Träger wird vor dem ersten Symbol gefragt, nach allem, was am Ende des Tages geschieht.
rule-SS-SHIELD-6 = Ein durchgestrichenes Symbol tut gar nichts, weder was es zeigt noch was eine Karte hinzufügt. Die Brunnen bleiben also leer und die Bedrohung ruht, oder der Erzähler bleibt und das Katapult schießt nicht. Die zwei Wardraksymbole gelten einzeln. Auch das Ereignissymbol lässt sich durchstreichen.
rule-SS-SHIELD-7 = Jede seiner zwei Wirkungen kann stattdessen die eines gewöhnlichen Schilds sein, auch wo eine Karte sagt, dass ein Schild einen Verlust verhindert.

## Gaben Andors

rule-SS-GIFT-1 = Die Gaben werden beliebig verteilt: eine für jeden Helden oder zwei oder drei für einen. Drei der vier sind in einer Partie dabei.
rule-SS-GIFT-2 = Bei Sonnenaufgang ist jede Gabe wieder bereit, auch eine auf dem Spielplan. Sie zu benutzen kostet keine Stunde.
rule-SS-GIFT-HOUR-1 = Stundenglas: Der Zeitstein eines einzigen Helden geht genau 3 Stunden zurück, auf einmal; er muss auf Stunde 3 oder später sein.
rule-SS-GIFT-HOUR-2 = Rückwärts über das Wolfssymbol geschieht nichts; wird es vorwärts wieder erreicht, ziehen die Wölfe erneut.
rule-SS-GIFT-FLUTE-1 = Der Zauberer darf den Würfel der Flöte nur umdrehen, wenn er selbst sie spielt.
rule-SS-GIFT-P = Jede Gabe kann ihr Besitzer einmal am Tag einsetzen. Flöte: Wirf einen Heldenwürfel; der Besitzer und jeder Held auf demselben oder einem angrenzenden Feld gewinnt so viele Willenspunkte. Hornfalke: In einer Runde im Kampf eines beliebigen Helden würfelt eine Kreatur nur mit 1 Würfel; oder er ist ein gewöhnlicher Falke. Fackel: bringt eine Kreatur vom Feld des Besitzers auf ein angrenzendes freies Feld. Stundenglas: bringt einen Helden 3 Stunden zurück. Flöte und Stundenglas sind klein; alle Gaben kann man ablegen und aufnehmen.
rule-SS-GIFT-3 = Nach A4 entscheidet die Gruppe, welche von Fackel, Stundenglas, Hornfalke und Flöte zurückbleibt, und verteilt die anderen beliebig.
rule-SS-GIFT-4 = Fackel (großer Platz): Einmal am Tag vertreibt ihr Besitzer eine Kreatur von seinem Feld auf ein angrenzendes ohne Kreatur, nicht auf 0 und nicht über eine zerstörte Brücke. Das gilt als Betreten: Bauern dort sind verloren. Gegen Bedrohungen nützt sie nichts, auch nicht gegen Kreaturen auf 17, solange das Katapult dort steht.
rule-SS-GIFT-5 = Hornfalke (großer Platz): einmal am Tag, im Kampf eines beliebigen Helden gegen eine Kreatur, bevor diese würfelt: Sie würfelt in dieser Runde nur mit einem Würfel. Oder er ist an diesem Tag ein gewöhnlicher Falke.
rule-SS-GIFT-6 = Flöte (kleiner Platz): Einmal am Tag wirft der Besitzer einen Heldenwürfel. Er und jeder Held auf demselben oder einem angrenzenden Feld gewinnt so viele Willenspunkte, auch wer den Tag beendet hat. Stundenglas: kleiner Platz. Wer den Tag beendet hat, darf weder Flöte noch Stundenglas benutzen, und während einer Kampfrunde darf es niemand.

## Wölfe

rule-SS-WOLF-1 = Wölfe sind keine Kreaturen. Gegen jede Bedrohung dürfen sie helfen. Gezähmte Wölfe sind keine Gefahr für Bauern.
rule-SS-WOLF-2 = Sooft der Zeitstein eines Helden das Wolfssymbol erreicht, ziehen alle Wölfe sofort 1 Feld entlang der Pfeile, auch mitten in einer Bewegung oder einem Kampf.
rule-SS-WOLF-3 = Zähmen ist eine Kampfaktion: im eigenen Zug, 1 Stunde je Runde, nicht in dem Zug, in dem man ankommt. Bogenschütze oder Held mit Bogen dürfen von einem angrenzenden Feld aus zähmen.
rule-SS-WOLF-4 = Es gelingt, wenn der eigene Kampfwert den des Wolfs erreicht, das 4-Fache der eigenen Stärkepunkte; gleich viel genügt.
rule-SS-WOLF-5 = Zieht der Leitwolf während des Kampfs außer Reichweite, ist der Kampf vorbei; ein Bogenschütze, der noch angrenzt, darf weitermachen.
rule-SS-WOLF-6 = Die Stärke, die der Zähmende in diesem Augenblick hat, ist für den Rest des Spiels die Stärke jedes Wolfs, was auch später mit der des Zähmenden geschieht.
rule-SS-WOLF-7 = Der Held, der am Zug ist, darf den Tag zu jeder Stunde beenden, sogar vor der ersten; dann tut er an diesem Tag nichts mehr.
rule-SS-WOLF-8 = Die Wölfe kommen: Ein Würfel bestimmt, auf welche Stunde, 1 bis 6, das Wolfssymbol kommt. Der Leitwolf ist auf Feld 65, die anderen auf 55 und 33. Ihre Wege: 65, 45, 43, 39, 38, 16, 13, 6, 0; 55, 51, 48, 16, 13, 6, 0; 33, 30, 29, 28, 18, 14, 2, 0.
rule-SS-WOLF-9 = Mehrere Wölfe dürfen auf demselben Feld sein, und nur eine zerstörte Brücke hält sie auf.
rule-SS-WOLF-10 = Ein Wolf, der auf ein Feld mit Helden zieht, beißt: Jeder von ihnen verliert 2 Willenspunkte, wenn er keinen Schild einsetzt.
rule-SS-WOLF-11 = Bauern sind verloren, wenn ein wilder Wolf auf ihr Feld zieht oder wenn sie auf das Feld eines wilden Wolfs geführt werden.
rule-SS-WOLF-12 = Ein Wolf, der Feld 0 erreicht, kommt aus dem Spiel. Ist es der Leitwolf, auch die anderen und das Symbol.
rule-SS-WOLF-13 = Kampf gegen die Wölfe: Den Leitwolf zu zähmen ist eine Probe mit dem 4-Fachen der eigenen Stärkepunkte, allein. Niemand macht mit, und kein Verbündeter zählt; Trank, Heilkraut, Helm, Umdrehen und schwarzer Würfel zählen.
rule-SS-WOLF-14 = Eine misslungene Runde kostet die Differenz an Willenspunkten, wie in jedem Kampf; ein Schild verhindert es.
rule-SS-WOLF-15 = Freund der Wölfe: Ist der Leitwolf gezähmt, sammeln sich die Wölfe, die noch auf dem Spielplan sind, auf seinem Feld zu einem Rudel. Eine Stunde bewegt es bis zu 4 Felder weit.
rule-SS-WOLF-16 = Auf dem Feld einer angegriffenen Kreatur oder Bedrohung gibt das Rudel die Stärke dazu, die der Zähmende beim Zähmen hatte, einmal für jeden seiner Wölfe.

## Proben

rule-SS-TRY-1 = Eine Probe ist eine Kampfaktion. Man legt sie im eigenen Zug ab, aber nicht in dem, in dem man ankommt, und von dort, wo man kämpfen könnte, wenn die Karte nichts anderes sagt. Sie kostet 1 Stunde je Held und Versuch.
rule-SS-TRY-2 = Der Wert der Helden ergibt sich wie in einem Kampf. Die Probe hat einen festen Wert und würfelt nicht; gleich viel genügt.
rule-SS-TRY-3 = Wo andere mitmachen dürfen, ist es ein gemeinsamer Kampf ohne Gegner: Für das Misslingen zahlt jeder, und was man gewinnt, bekommt der Held, der am Zug ist.
rule-SS-TRY-4 = Nach einem misslungenen Versuch dürfen die Helden es sofort noch einmal versuchen, solange sie Stunden haben.

## Abgeben

rule-SS-OFFER-1 = Etwas für eine Karte abzulegen ist eine freie Aktion eines Helden, der am Ort ist und den Tag nicht beendet hat; das Ding kommt aus dem Spiel.
rule-SS-OFFER-2 = Was die Gruppe zusammenlegt, darf im Zug jedes Helden abgelegt werden; die Dinge aller Helden zählen, auch derer, die den Tag beendet haben.

## Das Ende eines Tages

rule-SS-DAY-1 = Endet ein Tag, geht zuerst Ken Dorr; dann wird nachgesehen, wer beim Schimmer ist, und er wandert; dann schwimmt Irlok; dann wird der Träger des Sternenschilds gefragt; dann kommen die Symbole des Sonnenaufgangs.

## Versteckte Personen

rule-SS-HIDE-1 = Alle sehen, wo jemand versteckt sein kann; jede noch nicht durchsuchte Stelle ist so wahrscheinlich wie die anderen.
rule-SS-HIDE-2 = Eine Stelle ist durchsucht, wenn die Bewegung eines Helden dort endet, nach einem Nebelplättchen, oder durch ein Fernrohr von einem angrenzenden Feld. Ist niemand da, wird sie gestrichen. Die letzte Stelle ist sicher, muss aber erreicht werden wie die anderen.
rule-SS-HIDE-3 = Wer gefunden ist, steht von da an dort. Wer auf andere Weise auf den Spielplan kommt, ist nicht mehr versteckt.

## Wie wir offene Fragen entscheiden

rule-SS-OPEN-1 = Feuer, die einen Helden treffen oder gelöscht werden, kommen in den Vorrat zurück.
rule-SS-OPEN-2 = Erst wird die Stunde genutzt: Der Schritt wird getan oder die Runde zu Ende gekämpft. Dann ziehen die Wölfe. Zähmt diese Runde den Leitwolf, ziehen sie nicht mehr.
rule-SS-OPEN-3 = Jeder Zeitstein, der vorwärts auf diese Stunde kommt, bewegt die Wölfe einmal, auch mehrere in einer Runde. Ein Stein, der ins Sonnenaufgang-Feld geht, kommt nicht auf die Stunden dazwischen. Ein Stein, der schon auf der Stunde ist, wenn die Wölfe kommen, bewegt nichts.
rule-SS-OPEN-4 = Ein Held, der das Feld eines wilden Wolfs betritt, wird nicht gebissen; nur ein Wolf, der zieht, beißt. Für Bauern zählt auch das Vorbeigehen.
rule-SS-OPEN-5 = Das Stundenglas wirkt für jeden Helden, wo er auch ist, nur nicht für einen, dessen Zeitstein im Sonnenaufgang-Feld ist. Willenspunkte für Überstunden kommen nicht zurück, und wer sie noch einmal macht, zahlt noch einmal. Von Stunde 3 ist der Stein wieder da, wo der Tag begann; dieser Held hat den Tag nicht beendet.
rule-SS-OPEN-6 = Das Stundenglas wird zwischen Aktionen benutzt, auch im Zug eines anderen, nie während einer Bewegung.
rule-SS-OPEN-7 = Eine Gabe ohne freien Platz kommt auf das Feld dieses Helden. Fackel und Hornfalke brauchen beide den großen Platz, also trägt niemand beide.
rule-SS-OPEN-8 = Der Träger des Sternenschilds entscheidet, obwohl sein Zeitstein im Sonnenaufgang-Feld ist. Ein durchgestrichenes Symbol und gewöhnlicher Gebrauch dürfen auf einen Sonnenaufgang fallen; durchgestrichen wird vor dem ersten Symbol.
rule-SS-OPEN-9 = Trägt niemand den Sternenschild, wird nicht gefragt. Er behält seine Seite, wenn man ihn ablegt oder weitergibt.
rule-SS-OPEN-10 = Feuer, Biss, Schnee, Schuss oder Irlok können die Willenspunkte eines Helden auf 0 senken. Er verliert dann 1 Stärkepunkt, wenn er mehr als 1 hat, und hat wieder 3 Willenspunkte.
rule-SS-OPEN-11 = Neue Stärkepunkte schaffen sofort Platz für einen Baumstamm. Ein Baumstamm fällt in dem Augenblick, in dem er nicht mehr passt, auch im Kampf; trägt der Held mehrere, wählt er, welcher fällt. Baumstämme darf man ablegen und einem Helden geben, bei dem sie passen.
rule-SS-OPEN-12 = Verbündete auf dem Feld einer Probe zählen wie im Kampf: gegen einen Tempelteil, Ken Dorr, ein Feuer oder Geröll. Nur beim Zähmen ist man allein.
rule-SS-OPEN-13 = Den Hornfalken setzt sein Besitzer ein, wo er auch ist, solange er den Tag nicht beendet hat.
rule-SS-OPEN-14 = Ein Held, der die Hexe durchs Fernrohr sieht, hat sie gefunden: Er bekommt den Trank, und sie steht auf dem durchsuchten Feld.
rule-SS-OPEN-15 = Hexe und Prinz sind keine Bauern. Wölfe und Kreaturen tun ihnen nichts, und Ereignisse für Bauern betreffen sie nicht. In der Burg bringen sie nur, was ihre Aufgabe sagt.
rule-SS-OPEN-16 = Ist der Prinz zu Hause, ist er vom Spielplan und hilft in keinem Kampf mehr. Bei einer anderen Aufgabe ist er nicht im Spiel.
rule-SS-OPEN-17 = Was auf einem Feld mit Kreatur, Feuer, Bedrohung oder Wolf liegt, darf ein Held dort nehmen, wenn die Karte nichts anderes sagt. Das gilt auch für Lichter, Heilkräuter, Runensteine, den Schlüssel und den Schild.
rule-SS-OPEN-18 = Eine Bedrohung oder ein Feuer, das auf ein Feld kommt, nimmt nichts weg und schiebt niemanden weiter. Eine Kreatur, die auf das Feld einer Bedrohung kommt, bleibt dort.
rule-SS-OPEN-19 = Wird Ken Dorr gefangen, rückt das Sternchen so viele Buchstaben zurück, wie er Lichter hatte; die Buchstaben von Karte E bekommt ihr nicht wieder.
rule-SS-OPEN-20 = Varkurs Figur ist nie auf dem Spielplan.
rule-SS-OPEN-21 = Würfel, die einen Platz bestimmen (der rote gibt die Zehner an, der Heldenwürfel die Einer), geben ein Feld von 11 bis 66; mehrere Dinge dürfen auf demselben Feld sein.
rule-SS-OPEN-22 = Flöte spielen ist kein Kampf: Heilkraut, Trank und Helm helfen dabei nicht. Ein Zauberer, der sie spielt, darf den Würfel umdrehen.
