# Die Regeln von „Die Befreiung der Rietburg“ in einfachen Worten: ein Text für jede Regel des Verzeichnisses.

## Spielmaterial

rule-RB-COMP-1 = Für 2 bis 4 Helden, ab 10 Jahren, etwa 40 Minuten; alle spielen gemeinsam.
rule-RB-COMP-2 = 1 Spielplan mit sechs Orten, von 1 bis 6 nummeriert, und Plätzen für die Stapel: das Drachenfeld für die Erzählerkarten und ein Platz für die Freunde.
rule-RB-COMP-3 = 120 Karten: 53 Begegnungskarten, 8 Freunde, 22 Erzählerkarten, 16 Aufgaben, 2 Übersichten und 19 Heldenkarten.
rule-RB-COMP-4 = Begegnungskarten: 45 Kreaturen, davon 11 auf rotem Grund für alle, die schon gewonnen haben, und 8 Gegenstände. Alle haben die gleiche Rückseite; Vorder- und Rückseite erkennt man an der Farbe des Rahmens.
rule-RB-COMP-5 = Heldenkarten: Chada 3, Thorn 3, Orfen 4, Kram 3, Eara 3, Kheela 3, zusammen 19.
rule-RB-COMP-6 = 16 Köcher mit den Werten 2 bis 9: einmal 2, zweimal 3, dreimal 4, dreimal 5, dreimal 6, zweimal 7, einmal 8 und einmal 9. Zusammen sind das 84, im Durchschnitt 5,25.
rule-RB-COMP-7 = 18 Willenspunkte, 1 Axtplättchen (Seiten +4 und +1), 6 Zauberbücher, 1 Wassergeist mit zwei Seiten und 6 Heldenfiguren.
rule-RB-COMP-8 = Farben und Berufe: Chada, Bogenschützin, grün; Thorn, Krieger, blau; Orfen, Wolfskrieger, grau; Kram, Zwerg, gelb; Eara, Zauberin, violett; Kheela, Hüterin, weiß.

## Aufbau

rule-RB-SETUP-1 = Alle nehmen einen Helden; seine Figur beginnt im Haus Tor (Ort 6).
rule-RB-SETUP-2 = Erste Partie: zu zweit Chada und Thorn, zu dritt auch Orfen, zu viert auch Kram. Eara und Kheela kommen am besten ab der zweiten Partie dazu.
rule-RB-SETUP-3 = Alle nehmen die Karten ihres Helden auf die Hand: 3, bei Orfen 4.
rule-RB-SETUP-4 = Kram hat seine Axt, mit der Seite +4 nach oben. Eara hat 6 offene Zauberbücher. Vor Kheela liegt der Wassergeist, auf der Seite, die sie wählt.
rule-RB-SETUP-5 = Helden, die nicht mitspielen, bleiben mit ihren Karten und Plättchen in der Schachtel.
rule-RB-SETUP-6 = In der ersten Partie kommen die 11 roten Kreaturen weg, und es bleiben 42 Begegnungskarten. Nach dem ersten Sieg kommen sie dazu. Die Begegnungskarten werden zum Stapel gemischt.
rule-RB-SETUP-7 = Die 16 Aufgaben werden gemischt und 6 davon verdeckt ausgelegt, eine an jedem Ort. Die anderen 10 bleiben in der Schachtel; von dort kommt Ersatz, wenn eine Aufgabe ausgetauscht wird.
rule-RB-SETUP-8 = Auf jede Aufgabe kommt 1 verdeckte Begegnungskarte, also 6 Karten.
rule-RB-SETUP-9 = Nacheinander werden 2 Erzählerkarten je Held aufgedeckt und ausgeführt: 4, 6 oder 8 Karten bei 2, 3 oder 4 Helden.
rule-RB-SETUP-10 = Wer es einfacher mag, lässt den roten Kasten unten auf den Erzählerkarten weg, beim Aufbau wie im Spiel.
rule-RB-SETUP-11 = Der Erzählerstapel: 10 weitere Karten, verdeckt auf dem Drachenfeld. Die übrigen bleiben in der Schachtel (8, 6 oder 4 bei 2, 3 oder 4 Helden); von dort kommen Erzählerkarten, die man später gewinnt.
rule-RB-SETUP-12 = Die 8 Freunde werden gemischt und verdeckt auf ihren Platz gelegt; die 16 Köcher, verdeckt, und die 18 Willenspunkte kommen in die Mitte des Spielplans.
rule-RB-SETUP-13 = Wer am Tisch auf dem ersten Platz sitzt, beginnt; dann geht es im Uhrzeigersinn. Seid ihr euch nicht einig, entscheidet, wer am Zug ist.

## Der Zug

rule-RB-TURN-1 = Wer am Zug ist, muss genau eines tun: eine Karte von der Hand spielen und nutzen, oder rasten.
rule-RB-TURN-2 = Dazu kommen beliebig viele freie Aktionen, davor, dazwischen oder danach, auch mitten in den Bewegungen.
rule-RB-TURN-3 = Eine Heldenkarte spielen: Lege sie offen vor dich und wähle genau eine ihrer drei Möglichkeiten (zwischen ihnen steht „oder“). Eine Möglichkeit hat ein oder zwei Symbole; zwei Symbole nutzt du in beliebiger Reihenfolge.
rule-RB-TURN-4 = Einen Freund spielen: Lege die Karte offen vor dich. Ihre Wirkung musst du nicht nutzen; du darfst sie also auch spielen, nur um das Rasten hinauszuschieben.
rule-RB-TURN-5 = Einen Gegenstand spielen: Die Karte kommt offen in die Galerie. Ein Gegenstand lässt sich nur einmal nutzen.
rule-RB-TURN-6 = Ist mehreres möglich, ist die Reihenfolge frei; auch eine Belohnung darfst du zwischen zwei Symbolen nutzen.
rule-RB-TURN-7 = Wer am Zug ist, spielt nur eine Karte. Ein Gegenstand, den du nimmst, nachdem du eine Karte gespielt hast, kann also nicht mehr im selben Zug gespielt werden.

## Rasten und der Erzähler

rule-RB-NARR-1 = Rasten darfst du in jedem eigenen Zug, auch mit Karten auf der Hand; du musst es, wenn du keine Karte spielen kannst.
rule-RB-NARR-2 = Zuerst wird die oberste Erzählerkarte aufgedeckt und ausgeführt; dann nimmst du alle deine gespielten Heldenkarten und Freunde zurück auf die Hand. Eara öffnet auch alle ihre Zauberbücher wieder.
rule-RB-NARR-3 = Eine Erzählerkarte nennt zwei Orte, zuerst gilt der obere, dann der untere. Für jeden wird vom Stapel der Begegnungskarten gezogen und die Karte dort hingelegt, offen oder verdeckt, wie das Symbol es zeigt. Meist 1 Karte je Ort, manchmal 2, eine nach der anderen.
rule-RB-NARR-4 = Die Symbole bedeuten: offen an dem Ort mit dieser Nummer; verdeckt an dem Ort mit dieser Nummer; offen dort, wo der rastende Held steht; verdeckt dort, wo er steht.
rule-RB-NARR-5 = Neue Karten kommen auf die Karten, die schon dort liegen.
rule-RB-NARR-6 = Manche Karten haben in der unteren Hälfte einen roten Kasten; im einfacheren Spiel gilt er nicht.
rule-RB-NARR-7 = Eine ausgeführte Erzählerkarte kommt in die Schachtel.
rule-RB-NARR-8 = Die meisten Erzählerkarten bringen zwei neue Karten, manchmal drei.

## Freie Aktionen

rule-RB-FREE-1 = Einen Gegenstand nehmen: Ist die oberste Karte am Ort deines Helden ein offener Gegenstand, darfst du ihn auf die Hand nehmen, auch im Vorbeigehen. Hast du in diesem Zug noch keine Karte gespielt, darf er es sein.
rule-RB-FREE-2 = Geben: Wer am Zug ist und ein Held am selben Ort dürfen einander, in beide Richtungen, Freunde und Gegenstände geben, die sie noch auf der Hand haben. Nie Willenspunkte, Köcher, Axt, Zauberbücher, Wassergeist oder Heldenkarten.
rule-RB-FREE-3 = Eine Aufgabe aufdecken: Liegt am Ort keine Begegnungskarte, weder offen noch verdeckt, darf die Aufgabe aufgedeckt werden, auch im Vorbeigehen.
rule-RB-FREE-4 = Eine Aufgabe erfüllen: Der Held am Zug ist an ihrem Ort, dort liegt keine Begegnungskarte, und die Bedingung ist erfüllt; dann kommt die Aufgabe offen neben die Galerie. Das geht auch im Vorbeigehen.

## Aufgaben

rule-RB-MISSION-1 = 6 Aufgaben sind im Spiel, 4 müsst ihr erfüllen.
rule-RB-MISSION-2 = Ein blauer Kasten oben links auf einer Aufgabe gilt sofort, wenn sie aufgedeckt wird, gleich auf welche Weise.
rule-RB-MISSION-3 = Neue Begegnungskarten können eine aufgedeckte Aufgabe wieder bedecken; erfüllen kann man sie nur, wenn sie frei liegt.
rule-RB-MISSION-4 = Mit Earas Symbol lässt sich eine bedeckte Aufgabe aufdecken, gleich an welchem Ort; die Begegnungskarten kommen unverändert wieder darauf, in derselben Reihenfolge und offen oder verdeckt wie zuvor.
rule-RB-MISSION-5 = „Vorsehung“: In der Galerie müssen mehr Kreaturen und Gegenstände sein als Begegnungskarten und Aufgaben an allen Orten zusammen.
rule-RB-MISSION-6 = „Jrain, König der Fluggors“: Aus der Galerie kommen 4 besiegte Fluggors in die Schachtel.
rule-RB-MISSION-7 = Manche Aufgaben verlangen Gold aus der Galerie. Manche Karten tauschen eine Aufgabe gegen eine aus der Schachtel aus.
rule-RB-MISSION-8 = Unter den Aufgaben: den Feuergeist besänftigen, die Flamme von Hadria entzünden, Gefangene aus dem Verlies befreien, dem alten Zauberer der Skrale gehorchen.
rule-RB-MISSION-9 = Nur wenige Aufgaben lassen sich gleich beim Aufdecken erfüllen; die meisten wollen vorbereitet sein.

## Kampf

rule-RB-COMBAT-1 = Kämpfen kann man nur gegen eine offene Kreatur, die an ihrem Ort zuoberst liegt, und der Held muss dort sein. Ausnahmen: Der Bruderschild und Earas Zauberbuch mit Stärke 3 (das mit dem grünen Lichtkranz) reichen auch an einen anderen Ort.
rule-RB-COMBAT-2 = Ist die Stärke des Helden (blau) mindestens so groß wie die der Kreatur (rot), ist die Kreatur besiegt. Gewürfelt wird nicht, und halb besiegt gibt es nicht.
rule-RB-COMBAT-3 = Jeder eingesetzte Willenspunkt erhöht die Stärke um 1; eingesetzte Willenspunkte kommen zurück auf den Spielplan. Chada darf keine einsetzen.
rule-RB-COMBAT-4 = Eine besiegte Kreatur kommt offen in die Galerie, und der Held am Zug bekommt die aufgedruckte Belohnung, wenn er will. Calrai und Shan bringen eine Bürde, der man nicht entgeht.
rule-RB-COMBAT-5 = Fluggor: Seine Stärke ist die Zahl der Orte, an denen eine offene Kreatur zuoberst liegt, seinen eigenen mitgezählt (1 bis 6).
rule-RB-COMBAT-6 = Skelettkrieger: Wer ihn besiegen will, muss außerdem 1 Gold aus der Galerie abgeben.
rule-RB-COMBAT-7 = Troll: Belohnung ist der oberste Freund vom Stapel. Wardrak: Stärke 5; Belohnung: An einem beliebigen Ort wird die oberste Karte aufgedeckt, wenn sie verdeckt ist. Hagrod: Belohnung ist eine zusätzliche Erzählerkarte für den Stapel.
rule-RB-COMBAT-8 = Als Belohnung gibt es: eine Begegnungskarte aufdecken; einen Freund; einen Gegenstand; Gold (die Trophäe selbst); eine Erzählerkarte mehr; eine andere Karte entfernen oder eine andere Kreatur ohne Kampf besiegen.
rule-RB-COMBAT-9 = Gemeinsam: Wer am Zug ist, bittet Helden um Hilfe, die mit ihm und der Kreatur am selben Ort sind. Alle, die mitkämpfen, spielen eine Heldenkarte, auch außer der Reihe. Die Stärken werden zusammengezählt, und Willenspunkte sind erlaubt.
rule-RB-COMBAT-10 = Wer um Hilfe gebeten wurde, trägt nur Stärke und Willenspunkte bei; andere Symbole seiner Karte zählen nicht. Kram darf seine Axt benutzen.
rule-RB-COMBAT-11 = Statt einer Heldenkarte dürfen der Held am Zug und seine Helfer auch Veest, Triest oder den Bruderschild einsetzen. Willenspunkte können dazu nicht eingesetzt werden.
rule-RB-COMBAT-12 = Die Belohnung bekommt der Held am Zug; einen gewonnenen Gegenstand oder Freund darf er danach einem Helden am selben Ort geben.

## Was die Helden besonders macht

rule-RB-HERO-CHADA-1 = Eine von Chadas drei Karten hat eine aufgedruckte Stärke; die anderen beiden haben Köchersymbole, die eine eines, die andere zwei.
rule-RB-HERO-CHADA-2 = Um mit einem Köchersymbol zu kämpfen, braucht Chada einen Köcher: einen für jedes Symbol. Mit zwei Symbolen setzt sie einen oder zwei ein; ihre Werte werden zusammengezählt.
rule-RB-HERO-CHADA-3 = Einen Köcher bekommen: Chada zieht einen verdeckten aus dem Vorrat und legt ihn offen vor sich.
rule-RB-HERO-CHADA-4 = Benutzte Köcher kommen in die Schachtel. Ist der Vorrat leer, werden alle aus der Schachtel gemischt und verdeckt wieder in den Vorrat gelegt.
rule-RB-HERO-KRAM-1 = Krams scharfe Axt gibt einmal 4 dazu und wird dann umgedreht. Stumpf gibt sie jedes Mal 1 dazu, wenn er eine Heldenkarte zum Kämpfen spielt. Für 2 Gold aus der Galerie kann er sie jederzeit schärfen lassen; dann steht sie wieder auf +4.
rule-RB-HERO-KHEELA-1 = Zwei von Kheelas Karten zeigen den Wassergeist: Sie legt ihn neben einen beliebigen Ort, oder dreht ihn um, oder beides.
rule-RB-HERO-KHEELA-2 = Erste Seite des Wassergeists: Kämpft Kheela selbst an seinem Ort, zählt die aufgedruckte Stärke ihrer Heldenkarte doppelt, auch in einem gemeinsamen Kampf. Eingesetzte Willenspunkte werden nicht verdoppelt.
rule-RB-HERO-KHEELA-3 = Zweite Seite des Wassergeists: Jeder Held, der an seinem Ort kämpft, hat 2 Stärke mehr, in einem gemeinsamen Kampf jeder Einzelne.
rule-RB-HERO-KHEELA-4 = Der Wassergeist hilft nur Helden, die eine Heldenkarte spielen, aber keinen Freunden, Gegenständen oder Zauberbüchern. Nach dem Kampf bleibt er liegen.
rule-RB-HERO-EARA-1 = Earas Karten haben keine Stärke, sondern Zauberbuchsymbole: Zwei Karten haben zwei, eine Karte hat eines.
rule-RB-HERO-EARA-2 = Eara hat 6 Zauberbücher: 4 geben Stärke, 1 gibt eine Bewegung, 1 deckt die oberste Begegnungskarte eines beliebigen Ortes auf. Das mit Stärke 3 und dem grünen Lichtkranz wirkt auch an einem anderen Ort, auch in einem gemeinsamen Kampf. Ein benutztes wird umgedreht; wenn sie rastet, öffnen sich alle wieder.
rule-RB-HERO-EARA-3 = Mit zwei Symbolen auf einer Karte verbindet Eara zwei Zauberbücher nach Belieben: zwei Stärken zusammenzählen, aufdecken und dann kämpfen, bewegen und dann kämpfen.
rule-RB-HERO-EARA-4 = Kämpft Eara aus der Ferne, hilft ihr der Wassergeist nicht.
rule-RB-HERO-ORFEN-1 = Orfen hat vier Karten; eine seiner Möglichkeiten ist 1 Bewegung und Stärke 5.

## Symbole der Heldenkarten

rule-RB-SYM-1 = Stärke (alle außer Eara): Kämpfe mit dieser Stärke und beliebig vielen Willenspunkten; Chada ohne Willenspunkte.
rule-RB-SYM-2 = Stärke eines Köchers (Chada): Kämpfe mit dem Wert eines Köchers.
rule-RB-SYM-3 = Willenspunkt: Nimm 1 Willenspunkt.
rule-RB-SYM-4 = Einen Köcher ziehen (Chada): Ziehe 1 Köcher.
rule-RB-SYM-5 = Bewegung: so viele Bewegungen, wie die Zahl sagt. Mit jeder gehst du an einen beliebigen Ort, oder du holst einen anderen Helden, der kommen will, an deinen Ort.
rule-RB-SYM-6 = 1 oder 2 Karten aufdecken: Decke 1 oder 2 verdeckte Begegnungskarten auf, die an ihrem Ort zuoberst liegen, gleich wo; zwei müssen an zwei verschiedenen Orten liegen.
rule-RB-SYM-7 = Eine Aufgabe aufdecken (Eara): Decke eine Aufgabe auf, gleich wo, auch eine bedeckte; die Begegnungskarten kommen unverändert wieder darauf.
rule-RB-SYM-8 = Entfernen (Thorn): Eine verdeckte Begegnungskarte, die an einem beliebigen Ort zuoberst liegt, kommt ungesehen in die Schachtel. Sie ist keine Trophäe.
rule-RB-SYM-9 = Umdrehen (Chada): Drehe die oberste Begegnungskarte eines beliebigen Ortes um, ob sie offen oder verdeckt ist.
rule-RB-SYM-10 = Tauschen (Kheela): Zwei offene Kreaturen, die an zwei Orten zuoberst liegen, tauschen die Plätze.
rule-RB-SYM-11 = Zurücknehmen (Eara): Nimm eine deiner gespielten Heldenkarten oder Freunde zurück auf die Hand, oder lass einen anderen Helden eine von seinen zurücknehmen.
rule-RB-SYM-12 = Verschieben (Kram): Lege eine verdeckte Begegnungskarte, die an ihrem Ort zuoberst liegt, an einen anderen Ort.
rule-RB-SYM-13 = Eine Kreatur herlocken (Orfen): Eine offene Kreatur, die an einem anderen Ort zuoberst liegt, kommt an Orfens Ort.
rule-RB-SYM-14 = Eine verdeckte Karte herlocken (Kheela): Eine verdeckte Begegnungskarte, die an einem anderen Ort zuoberst liegt, kommt an Kheelas Ort.
rule-RB-SYM-15 = Zauberbuch (Eara): Nutze ein offenes Zauberbuch.
rule-RB-SYM-16 = Wassergeist (Kheela): Lege den Wassergeist neben einen beliebigen Ort, oder drehe ihn um, oder beides.

## Galerie und Gold

rule-RB-GALLERY-1 = Erste Reihe: Gors, Gorlots, Weißskrale und, wenn sie benutzt sind, Fernrohr und Knochenreisig. Jede dieser Karten zeigt oben links eine Münze: 1 Gold für die ganze Gruppe.
rule-RB-GALLERY-2 = Zweite Reihe: Fluggors. Dritte Reihe: alle anderen Kreaturen und benutzten Gegenstände.
rule-RB-GALLERY-3 = Wer 1 Gold ausgibt, legt die Karte mit der Münze aus der Galerie in die Schachtel; für die Vorsehung zählt sie dann nicht mehr.
rule-RB-GALLERY-4 = Gold braucht man für Skelettkrieger (1), um die Axt zu schärfen (2) und für manche Freunde, Gegenstände und Aufgaben.

## Das Ende

rule-RB-END-1 = Gewonnen: sobald 4 Aufgaben erfüllt sind.
rule-RB-END-2 = Verloren: Eine Erzählerkarte muss aufgedeckt werden, und der Stapel ist leer. Die letzte Karte aufzudecken ist noch keine Niederlage.
rule-RB-END-3 = Verloren: Eine Begegnungskarte muss gezogen werden, und der Stapel ist leer.
rule-RB-END-4 = Die Belohnung von Hagrod und Hadrias Stundenglas bringen eine Erzählerkarte aus der Schachtel unter den Stapel: ein wenig mehr Zeit.
rule-RB-END-5 = Wer Partien vergleichen will, zählt nach einem Sieg die Erzählerkarten, die noch im Stapel sind; je mehr, desto besser.

## Schwierigkeit

rule-RB-DIFF-1 = Ohne die roten Kreaturen (erste Partie) oder mit ihnen.
rule-RB-DIFF-2 = Ohne die roten Kästen der Erzählerkarten oder mit ihnen.
rule-RB-DIFF-3 = Der Erzählerstapel hat 11 Karten (leichter), 10 (normal) oder 9 (schwerer).
rule-RB-DIFF-4 = Noch schwerer: Einen Freund darf man nur spielen, wenn man seine Wirkung nutzt.

## Unsere Antworten auf offene Regelfragen

rule-RB-OPEN-1 = Stärke aus Zauberbüchern wird vom Wassergeist nicht erhöht. In der Variante „der Wassergeist hilft Zauberbüchern“ wird sie es, aber nie aus der Ferne.
rule-RB-OPEN-2 = Beim Aufbau ist „dort, wo der Held steht“ der Ort 6, denn dort sind alle Helden.
rule-RB-OPEN-3 = Sind alle 18 Willenspunkte vergeben, bekommt man keine mehr.
rule-RB-OPEN-4 = Ist der Stapel der 8 Freunde leer, gibt es keinen Freund zu gewinnen.
rule-RB-OPEN-5 = Kram muss die +4 seiner Axt nicht einsetzen und darf sie aufheben; in diesem Kampf gibt die Axt dann nichts dazu.
rule-RB-OPEN-6 = Eine gespielte Karte reicht für einen einzigen Kampf; zwei Zauberbücher geben also nicht zwei Kämpfe in einem Zug.
rule-RB-OPEN-7 = Jede Karte mit einer Münze ist genau 1 Gold wert.
rule-RB-OPEN-8 = Skelettkrieger: Man muss seine Stärke erreichen und außerdem das Gold zahlen.
rule-RB-OPEN-9 = Beim Herlocken einer verdeckten Karte darf Kheela jede verdeckte Begegnungskarte holen, die an ihrem Ort zuoberst liegt, auch wenn es ein Gegenstand ist.
rule-RB-OPEN-10 = Ein offener Gegenstand ist eine Begegnungskarte: Solange ihn niemand genommen hat, kann die Aufgabe darunter weder als freie Aktion aufgedeckt noch erfüllt werden.
rule-RB-OPEN-11 = Eine gewonnene Erzählerkarte kommt unter den Stapel.
rule-RB-OPEN-12 = Ist in der Schachtel keine Erzählerkarte mehr, wenn eine zu gewinnen wäre, geschieht nichts.
rule-RB-OPEN-13 = Wen man holen will, der darf ablehnen: Das kostet keine Bewegung, und bei diesem Symbol wird er nicht noch einmal gefragt. Spielt dieselbe Person beide Helden, wird nicht gefragt.
rule-RB-OPEN-14 = Ein begonnenes Symbol wird erst beendet: Zwischen zwei Bewegungen oder zwischen zwei Karten desselben Aufdeckens ist kein anderes Symbol möglich. Nur freie Aktionen passen dazwischen.
rule-RB-OPEN-15 = Bis zum Zuschlagen ist die Stärke nur angeboten. Einen Kampf aufzugeben kostet nichts, doch mit derselben Karte kann man ihn an diesem Ort erst wieder beginnen, wenn man ein anderes Symbol genutzt hat.
rule-RB-OPEN-16 = Um Hilfe bitten darf man Helden am Ort der Kreatur und solche mit einer Karte, die bis dorthin reicht (Zauberbuch mit Stärke 3, Bruderschild). Die gewählte Möglichkeit muss Stärke, einen Köcher oder ein Zauberbuch zeigen.
rule-RB-OPEN-17 = Wird eine Kreatur durch eine Karte oder Belohnung ohne Kampf besiegt, kommt sie in die Galerie und ihre Münze zählt, aber sie bringt keine Belohnung. Das Gold für den Skelettkrieger und die Bürden von Calrai und Shan lassen sich so nicht umgehen.
rule-RB-OPEN-18 = Die Karte, deren Symbol man gerade nutzt, kann man nie zurücknehmen.
rule-RB-OPEN-19 = In einer Variante darf man Freunde nur für ihre Wirkung spielen. Ein Freund, dessen Wirkung am Ende nicht genutzt wurde, kommt dann zurück auf die Hand und kann in diesem Zug nicht mehr gespielt werden.
rule-RB-OPEN-20 = Eara darf zu ihren Zauberbüchern Willenspunkte einsetzen, auch aus der Ferne: Nur Chada darf es nicht, und nur zu Veest, Triest und dem Bruderschild zählen keine.
rule-RB-OPEN-21 = Eine ausgetauschte Aufgabe kommt aus dem Spiel; die aus der Schachtel wird verdeckt an ihren Platz gelegt.
rule-RB-OPEN-22 = Man darf jede Karte spielen, ohne ihre Symbole zu nutzen: Eine Heldenkarte liegt dann offen vor dem Helden, ein Gegenstand kommt in die Galerie.
rule-RB-OPEN-23 = Chada kann im Kampf keine Willenspunkte einsetzen. Sie darf aber welche erhalten und dort abgeben, wo eine Aufgabe sie verlangt.
rule-RB-OPEN-24 = Die benutzten Köcher werden zurückgemischt, sobald Chada einen ziehen soll und keiner mehr da ist.
rule-RB-OPEN-25 = Kram darf seine Axt in jedem Augenblick eines Kampfes schärfen lassen, auch während er eingeladen wird, und die scharfe Axt bis zum Schlag einsetzen. In einem Kampf hilft sie einmal: Die 4 ersetzt die 1.
