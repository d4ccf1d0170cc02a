# Das Glossar: Wörter des Spiels, die Neulinge treffen. Der Text erklärt das Wort; `.term` ist das Wort selbst.

## Der Spielplan

glossary-willpower = Mut und Gesundheit eines Helden: Sie bestimmen die Zahl seiner Würfel, bezahlen Überstunden, und bei 0 ist der Kampf verloren.
    .term = Willenspunkte
glossary-strength = Sie zählen in jedem Kampf zu deinem höchsten Würfel; beim Händler kannst du weitere kaufen.
    .term = Stärkepunkte
glossary-rank = Die Zahl auf der Heldentafel, vom Zwerg (7) bis zum Zauberer (34); sie ist auch das Startfeld, und viele Karten nennen den Helden mit dem niedrigsten oder höchsten Rang.
    .term = Rang
glossary-hour = Was die meisten Aktionen kosten: Jeder Held hat 7 am Tag, eine für jedes Feld und jede Kampfrunde.
    .term = Stunde
glossary-overtime = Bis zu 3 weitere Stunden am Tag, von denen jede gewöhnlich 2 Willenspunkte kostet.
    .term = Überstunden
glossary-sunrise = Was zwischen zwei Tagen geschieht: eine Ereigniskarte, die Kreaturen ziehen auf die Burg zu, die Brunnen füllen sich, der Erzähler rückt vor.
    .term = Sonnenaufgang
glossary-sunrise-box = Hier warten die Zeitsteine der Helden, die den Tag beendet haben; bis zum Sonnenaufgang sind sie nicht am Zug und haben keine freien Aktionen.
    .term = Sonnenaufgang-Feld
glossary-rooster = Der erste Platz im Sonnenaufgang-Feld: Der Held, der den Tag zuerst beendet, beginnt den nächsten.
    .term = Hahn
glossary-time-marker = Zeigt auf der Tagesleiste, wie viele Stunden ein Held verbraucht hat.
    .term = Zeitstein
glossary-golden-shield = Ein Platz in der Burg, der einen Eindringling aufhält; dringt eine Kreatur ein und keiner ist frei, ist die Legende verloren.
    .term = goldener Schild
glossary-narrator = Die Figur auf der Legendenleiste: Sie rückt bei jedem Sonnenaufgang und für jede besiegte Kreatur vor; auch zu viele Kämpfe kosten also Zeit.
    .term = Erzähler
glossary-legend-track = Die Buchstaben von A bis N: Sie zeigen, wie weit die Geschichte ist, und bei N wird sie entschieden.
    .term = Legendenleiste
glossary-star = Es liegt bei einem Buchstaben mit Legendenkarte; sie wird vorgelesen, sobald der Erzähler dort ist.
    .term = Sternchen
glossary-legend-card = Ein Stück der Geschichte, das vorgelesen wird, mit neuen Aufgaben und neuen Kreaturen.
    .term = Legendenkarte
glossary-event-card = Eine gute oder böse Überraschung, gezogen bei jedem Sonnenaufgang und durch manche Nebelplättchen.
    .term = Ereigniskarte
glossary-shield-mark = Eine Ereigniskarte, die einen Schild zeigt, kann ein Held mit seinem Schild für alle abwehren.
    .term = Schildzeichen
glossary-fog = Es verbirgt etwas Gutes oder Böses; wer eine Bewegung darauf beendet, muss es aufdecken.
    .term = Nebelplättchen
glossary-fog-circle = Eines der 15 Felder, auf denen ein Nebelplättchen liegen kann.
    .term = Nebelkreis
glossary-well = Ein voller Brunnen gibt 3 Willenspunkte (dem Krieger 5); beim Sonnenaufgang füllt er sich wieder.
    .term = Brunnen
glossary-merchant = Verkauft auf den Feldern 18, 57 und 71 Stärkepunkte und ab Legende 2 auch Artikel für je 2 Gold.
    .term = Händler
glossary-article = Ein Stück Ausrüstung; es braucht einen kleinen, großen oder den Helmplatz auf der Heldentafel.
    .term = Artikel
glossary-farmer = Bringst du ihn in die Burg, gibt es einen goldenen Schild mehr; trifft er auf eine Kreatur, ist er verloren.
    .term = Bauer
glossary-creature = Gor, Skral, Wardrak oder Troll: Bei jedem Sonnenaufgang zieht sie entlang dem Pfeil ihres Feldes auf die Burg zu.
    .term = Kreatur
glossary-battle-value = Stärkepunkte plus höchster Würfel; wer weniger hat, verliert den Unterschied an Willenspunkten.
    .term = Kampfwert
glossary-reward = Was eine besiegte Kreatur einbringt: Gold, Willenspunkte oder beides gemischt.
    .term = Belohnung
glossary-black-die = Ein stärkerer Würfel (6 bis 12), den drei verschiedenfarbige Runensteine bringen.
    .term = schwarzer Würfel
glossary-rune-stone = Drei in verschiedenen Farben auf einer Heldentafel bringen einen schwarzen Würfel.
    .term = Runenstein
glossary-medicinal-herb = Einmal zu nutzen: für freie Felder, für Stärke in einer Kampfrunde oder für Willenspunkte; in Legende 2 braucht es der König.
    .term = Heilkraut
glossary-witch-brew = Verdoppelt in einer Kampfrunde deinen höchsten Würfel; er reicht für zweimal.
    .term = Trank der Hexe
glossary-prince = Ein Verbündeter: Er gibt in einem Kampf auf seinem Feld 4 Stärkepunkte dazu; ihn zu führen kostet 1 Stunde für bis zu 4 Felder.
    .term = Prinz Thorald
glossary-free-action = Was keine Stunde kostet, etwa einen Brunnen leeren oder kaufen; auch außerhalb des eigenen Zugs erlaubt.
    .term = freie Aktion
glossary-pass = Eine Stunde vergehen lassen, etwa um anderen den Vortritt zu lassen.
    .term = passen
glossary-equipment-board = Dort liegen die Artikel, bis sie gekauft oder gefunden werden.
    .term = Ausrüstungstafel

## Die Burg aus Karten

glossary-location = Einer der sechs Plätze der Burg, jeder mit einer Aufgabe unter einem Stapel Begegnungskarten.
    .term = Ort
glossary-encounter-card = Eine Kreatur, die zu besiegen, oder ein Gegenstand, der zu nehmen ist; oft verdeckt.
    .term = Begegnungskarte
glossary-mission = Sie gehört zu einem Ort; sind vier erfüllt, ist die Burg befreit.
    .term = Aufgabe
glossary-recover = Statt eine Karte zu spielen: eine Erzählerkarte ausführen, dann alle gespielten Karten zurücknehmen.
    .term = rasten
glossary-narrator-card = Sie bringt neue Begegnungskarten; muss eine gezogen werden und keine ist mehr da, kommt der Drache, und ihr habt verloren.
    .term = Erzählerkarte
glossary-gallery = Dorthin kommen besiegte Kreaturen und benutzte Gegenstände; ihre Karten mit Münze sind das Gold der ganzen Gruppe.
    .term = Galerie
glossary-exhaust = Eine Heldenkarte zu den gespielten legen, ohne sie zu nutzen.
    .term = ungenutzt ablegen
glossary-ally = Eine Karte, die du gewinnen kannst; du spielst sie wie eine Heldenkarte und nimmst sie beim Rasten zurück.
    .term = Freund
glossary-burden = Was Calrai und Shan dem auferlegen, der sie besiegt; ablehnen lässt sie sich nicht.
    .term = Bürde
glossary-quiver = Chada kämpft mit dem Wert eines Köchers, von 2 bis 9, und verbraucht ihn.
    .term = Köcher
glossary-grimoire = Eines von Earas sechs Büchern: Stärke, eine Bewegung oder ein Blick auf eine Karte; beim Rasten öffnen sich benutzte wieder.
    .term = Zauberbuch
glossary-water-spirit = Kheelas Plättchen neben einem Ort: Dort verdoppelt er ihre eigene Karte oder gibt jedem Helden, der eine Heldenkarte spielt, 2 Stärke.
    .term = Wassergeist

## Dieser Tisch

glossary-companion = Ein Held, den der Computer spielt; du kannst ihm Anweisungen geben.
    .term = Gefährte
glossary-odds = Wie wahrscheinlich ein Kampf gut ausgeht, bevor du entscheidest.
    .term = Aussichten
glossary-seed = Eine Zahl, aus der alle Würfe und Karten folgen: gleiche Zahl, gleiche Würfe.
    .term = Startzahl
