# Die Regeln von Die ewige Kälte in klaren Worten: ein Text für jede Regel des Regelbuchs.

## Spielmaterial

rule-FE-COMP-1 = 1 doppelseitiger Spielplan: die Burgseite (Burg: Feld 0, besiegte Kreaturen: Feld 80) und die Dorfseite (Zeltdorf: Feld 401, besiegte Kreaturen: Feld 400).
rule-FE-COMP-2 = 71 große Legendenkarten für 4 Legenden, 1 große Aufbaukarte, 1 Einführungsheft (nur für Legende 1 nötig) und 1 Erzähler.
rule-FE-COMP-3 = 16 Würfel: 4 blaue für den Krieger, 3 grüne für den Feuerhüter, 3 gelbe für den Zwerg, 1 violetter für den Zauberer, 3 rote für die Kreaturen und 2 große schwarze für später.
rule-FE-COMP-4 = 9 Scheiben (2 in jeder Heldenfarbe, 1 rote) und 7 Würfelchen (1 in jeder Heldenfarbe, 1 rotes, 2 schwarze). Ein digitaler Tisch braucht sie nicht.
rule-FE-COMP-5 = 40 Plastikfüße: 27 rote, 4 graue, je 2 blaue, grüne, violette und gelbe, 1 schwarzer. Sie tragen 8 Helden, 27 Kreaturen und 5 weitere Figuren. Ein digitaler Tisch braucht sie nicht.
rule-FE-COMP-6 = 4 Heldentafeln mit je einem Helden und einer Heldin: Krieger (Thorn, Mairen), Feuerhüter (Teyan, Tenaya), Zauberer (Liphardus, Eara), Zwerg (Kram, Bait). Wen man wählt, macht im Spiel keinen Unterschied.
rule-FE-COMP-7 = 10 Gors, 7 Wargors, 4 Steppenbüffel und 4 Felltrolle: 25 der 27 Kreaturenfiguren. Dazu Shron, Tuavahr, die Myrk, Takota, Tranuk, der große Yetohe-Krieger, die Silhouette, der Volpin und der Erzähler.
rule-FE-COMP-8 = 24 Schneeplättchen: 6 Schneestürme, 3 Brennholz, 2-mal −2 Willenspunkte, 2 blaue Bachbeeren, 2 rote Blutblumen, 2 weiße Markwurzeln, 1 Greifentafel, 1 Seeungeheuertafel, 1 Büffeltafel, 2-mal +1 Stärkepunkt, 2 Edelsteine.
rule-FE-COMP-9 = 13 Eisplättchen: 3 Schneestürme, 2-mal +1 Stärkepunkt, 2-mal −2 Willenspunkte, 2-mal −3 Willenspunkte, 1 Edelstein, 1 Askimar-Klinge, 1 Trinkschlauch, 1 Reiterhelm.
rule-FE-COMP-10 = 16 Gegenstände: 1 Carlion, 2 Askimar-Klingen, 1 Falke, 5 Trinkschläuche, 2 Fernrohre, 3 Brennholz, 2 Reiterhelme.
rule-FE-COMP-11 = 7 Zauberpflanzen (2 blaue, 2 weiße, 2 rote, 1 schwarze), 3 Steintafeln (Büffel, Seeungeheuer, Greif), 2 Iquar, 3 Edelsteine, 6 Feuerplättchen (auf einer Seite brennend, auf der anderen erloschen), 8 Sternchen, 3 Zielmarker, 1 Winterstein, 1 Kälteplättchen, 1 Geheimgang-Plättchen, 1 rotes Kreuz.

## Allgemeines

rule-FE-GEN-1 = Alle spielen gemeinsam gegen das Spiel, mit 2 bis 4 Helden. Es gibt vier Legenden, jede mit eigenen Karten. Legende 1 ist die Einführung und hat statt der Aufbaukarte ein eigenes Heft.
rule-FE-GEN-2 = Ab Legende 2 wird das Spiel mit der Aufbaukarte aufgebaut; dann wird Karte A1 gelesen, die Material und Regeln ergänzen kann. Die Regeln früherer Legenden braucht man nicht.
rule-FE-GEN-3 = In jeder Legende wird die Burg verteidigt, ab Legende 2 das Zeltdorf.
rule-FE-GEN-4 = Alle anderen Ziele müssen erreicht sein, bevor der Erzähler auf N kommt; sonst ist die Legende verloren. Das Spiel endet, wenn der Erzähler auf N steht.
rule-FE-GEN-5 = Der Erzähler beginnt auf A. Eine Karte wird nur auf Buchstaben mit einem Sternchen gelesen.
rule-FE-GEN-6 = Der Erzähler rückt bei jedem Sonnenaufgang 1 Buchstaben vor, und 1 Buchstaben für jede besiegte Kreatur.
rule-FE-GEN-7 = Was es nur im Grundspiel gibt, kann hier nicht genutzt werden. Es gibt kein Gold und nichts, was dafür verkauft wird, keine Brunnen, keine Hexe, keine Ereigniskarten und keine Schicksale. Es gibt keine Schilde, Bögen, keinen Trank und kein Gift, keine Runensteine, kein Geröll und keinen Drachen.
rule-FE-GEN-8 = Was eine Karte der Gruppe gibt oder nimmt, teilt ihr auf, wie ihr wollt; niemand fällt dadurch unter 0. Seid ihr uneins, entscheidet der Held mit dem niedrigsten Rang. Nennt eine Karte einen Helden nach seinem Rang, ist einer von denen gemeint, um die es auf ihr geht.
rule-FE-GEN-9 = Eine Karte gilt sofort, für den Tag, oder sie wartet auf einem Feld, bis ein Held es betritt. Was auf einem Feld für einen Preis angeboten wird, ist eine freie Aktion, wenn es keine Stunden kostet. Schritte, die eine Karte schenkt, kosten keine Stunde und werden sofort gemacht.

## Heldentafeln

rule-FE-HERO-1 = Jeder Held beginnt jede Legende mit 1 Stärkepunkt und 7 Willenspunkten.
rule-FE-HERO-2 = Die Willenspunkte bestimmen, wie viele Würfel ein Held wirft; neue Reihen beginnen bei 7 und bei 14. Der Krieger hat mit 6 Willenspunkten 2 Würfel, mit 7 dann 3 und höchstens 4. Der Zwerg hat mit 9 Willenspunkten 2 und höchstens 3. Der Feuerhüter hat höchstens 3; der Zauberer hat immer 1.
rule-FE-HERO-3 = Auf einen Platz passt ein Gegenstand. In den Beutel kommen beliebig viele Edelsteine und Zauberpflanzen, sonst nichts.
rule-FE-HERO-4 = Ränge: Zwerg 7 (der niedrigste), Krieger 14, Zauberer 34, Feuerhüter 60 (der höchste).
rule-FE-HERO-5 = Feuerhüter: darf mit Brennholz ein Feuerplättchen auf die eigene Heldentafel legen. Es wirkt wie ein Feuer auf dem Spielplan.
rule-FE-HERO-6 = Krieger: Ein brennendes Feuer gibt im Kampf 2 Stärkepunkte statt 1.
rule-FE-HERO-7 = Zauberer: darf einmal je Kampfrunde direkt nach einem Wurf einen Würfel auf die Gegenseite drehen (gegenüberliegende Seiten ergeben zusammen 7). In einem gemeinsamen Kampf darf es stattdessen der Würfel eines anderen Helden sein.
rule-FE-HERO-8 = Das Regelheft sagt nicht, was der Zwerg in diesem Spiel ohne Gold kann. Hier feilscht er bei Händlern.
rule-FE-HERO-9 = Der Feuerhüter hat mit bis zu 13 Willenspunkten 2 Würfel, mit 14 bis 20 dann 3. Das Feuer auf der Heldentafel erlischt bei jedem Sonnenaufgang, aber sein Plättchen bleibt dort.
rule-FE-HERO-10 = Zwerg: darf einmal am Tag nach einem Tausch beim selben Händler einen weiteren Gegenstand nehmen, ohne etwas dafür zu geben, aber nicht den gerade gegebenen.
rule-FE-HERO-11 = Ein Held hat 1 bis 14 Stärkepunkte und höchstens 20 Willenspunkte. Was darüber hinausgeht, ist verloren.
rule-FE-HERO-12 = Eine Heldentafel hat 3 kleine Plätze, 1 großen und 1 für einen Helm, dazu den Beutel. Klein: Trinkschlauch, Fernrohr, Brennholz, Tafeln. Groß: Askimar-Klinge, Falke, Winterstein, Carlion. Wer einen Gegenstand ohne freien Platz bekommt, lässt ihn auf dem Feld oder legt dort etwas anderes ab.
rule-FE-HERO-13 = Tafeln kann man nicht tauschen. Der Falke trägt sie, denn sie sind klein.

## Zeit

rule-FE-TIME-1 = Jeder Held hat 7 Stunden am Tag und bis zu 3 Überstunden.
rule-FE-TIME-2 = Jede Überstunde kostet 2 Willenspunkte. Sie ist nur erlaubt, wenn mindestens 1 Willenspunkt übrig bleibt.
rule-FE-TIME-3 = Im eigenen Zug darf man den Tag jederzeit beenden; die übrigen Stunden verfallen, und der Zeitstein kommt auf das Sonnenaufgang-Feld. Der erste kommt auf den Hahn: Dieser Held beginnt den nächsten Tag.
rule-FE-TIME-4 = Helden, die den Tag beendet haben, werden übersprungen; die anderen spielen weiter. Die Helden dürfen sich einigen, den Tag früh zu beenden.
rule-FE-TIME-5 = Sind alle Zeitsteine auf dem Sonnenaufgang-Feld, geht die Sonne auf; danach hat jeder wieder 7 Stunden und 3 Überstunden.
rule-FE-TIME-6 = Verdeckt das Kälteplättchen eine Stunde, kann niemand diese Stunde oder eine spätere nutzen, auch keine Überstunde.

## Ein Zug

rule-FE-TURN-1 = Gespielt wird im Uhrzeigersinn. Im eigenen Zug wählt man eine Art von Aktion: laufen, kämpfen, passen, oder Tranuk oder den Volpin führen, wenn sie im Spiel sind. Dafür darf man beliebig viele Stunden ausgeben; dann ist der nächste Held am Zug.
rule-FE-TURN-2 = Kosten: laufen 1 Stunde je Feld; kämpfen 1 Stunde je Kampfrunde für jeden Helden im Kampf; passen 1 Stunde.
rule-FE-TURN-3 = War jeder am Zug, beginnt der erste Held von vorn, bis alle den Tag beendet haben.

## Laufen

rule-FE-MOVE-1 = Man darf beliebig viele Felder weit laufen, solange man Stunden hat. Die Pfeile gelten für Helden nicht.
rule-FE-MOVE-2 = Endet eine Bewegung auf einem Schneeplättchen, muss man es sofort aufdecken und ausführen. Im Vorbeigehen geschieht nichts.
rule-FE-MOVE-3 = Die Burg (Feld 0) und das Zeltdorf (Feld 401) sind gewöhnliche Felder. Den Fluss kann man nur über Brücken überqueren; eine Brücke ist kein Feld und kostet keine Stunde.
rule-FE-MOVE-4 = Auf einem Feld dürfen beliebig viele Helden stehen. Die Verteidigungsplätze kann kein Held betreten.
rule-FE-MOVE-5 = Über ein Feld mit einer Kreatur darf man laufen und auch dort anhalten.
rule-FE-MOVE-6 = Nur ein Held mit mindestens 14 Willenspunkten darf die Große Höhle (Feld 414) betreten.
rule-FE-MOVE-7 = Für den See gelten eigene Regeln: siehe See und Eis.

## Kämpfen

rule-FE-FIGHT-1 = Man kann nur eine Kreatur auf dem eigenen Feld bekämpfen, nie aus der Ferne. Wer gerade angekommen ist, muss bis zum nächsten eigenen Zug warten.
rule-FE-FIGHT-2 = Zu Beginn jeder Kampfrunde rückt der Zeitstein des Helden 1 Stunde vor.
rule-FE-FIGHT-3 = Der Held würfelt zuerst, mit allen Würfeln zugleich, und nur der höchste zählt. Kampfwert: der höchste Würfel plus Stärkepunkte plus das, was Feuer und Verbündete geben.
rule-FE-FIGHT-4 = Dann werden die Würfel der Kreatur geworfen; ihre Willenspunkte bestimmen, wie viele. Es zählt der höchste Würfel oder die Summe gleicher Würfel, je nachdem, was mehr ist; dazu kommen ihre Stärkepunkte.
rule-FE-FIGHT-5 = Wer den niedrigeren Kampfwert hat, verliert die Differenz an Willenspunkten. Bei Gleichstand geschieht nichts.
rule-FE-FIGHT-6 = Haben beide Seiten noch Willenspunkte, darf sofort eine weitere Runde folgen, bis der Held aufhört oder keine Stunde mehr hat.
rule-FE-FIGHT-7 = Eine Kreatur ohne Willenspunkte ist besiegt, und der Held bekommt die Belohnung. Die Figur kommt auf Feld 80, auf der Dorfseite auf Feld 400, und der Erzähler rückt sofort 1 Buchstaben vor.
rule-FE-FIGHT-8 = Ein Gor bringt eine feste Belohnung. Bei Wargor, Steppenbüffel und Felltroll wählen die Sieger zwischen Willenspunkten und Stärkepunkten; ein Wargor bringt 4 Willenspunkte oder 1 Stärkepunkt.
rule-FE-FIGHT-9 = Ein Held ohne Willenspunkte verliert den Kampf: Er verliert 1 Stärkepunkt, wenn er mehr als 1 hat, hat danach 3 Willenspunkte, und der nächste Spieler ist am Zug.
rule-FE-FIGHT-10 = Endet ein Kampf ohne Sieger, hat die Kreatur wieder alle Stärkepunkte und Willenspunkte.

## Gemeinsam kämpfen

rule-FE-GROUP-1 = Nur der Held, der am Zug ist, darf Helden auf demselben Feld einladen. Jeder im Kampf zahlt 1 Stunde je Kampfrunde.
rule-FE-GROUP-2 = Kampfwert der Gruppe: die Stärkepunkte aller Helden im Kampf, plus die Hilfe von Verbündeten, plus der höchste Würfel jedes Helden. Was das Feuer einem Helden gibt, zählt zu den Stärkepunkten. Der Angreifer würfelt zuerst, dann die anderen der Reihe nach.
rule-FE-GROUP-3 = Ist der Kampfwert der Gruppe niedriger als der der Kreatur, verliert jeder im Kampf die ganze Differenz.
rule-FE-GROUP-4 = Der Zauberer muss direkt nach jedem Wurf entscheiden, ob er einen Würfel umdreht, nicht erst nach allen Würfen.
rule-FE-GROUP-5 = Während einer Kampfrunde darf nichts den Besitzer wechseln; zwischen den Kampfrunden dürfen Helden auf demselben Feld Gegenstände austauschen.
rule-FE-GROUP-6 = Nach der ersten Kampfrunde darf jeder Held aussteigen, auch der Angreifer; er zahlt keine Stunden mehr und kann nicht zurückkehren. Der Kampf geht weiter, solange ein Held bleibt. Ist der Angreifer ausgestiegen, beginnt der nächste Held zu seiner Linken die Runde.
rule-FE-GROUP-7 = Ein Held ohne Stunden oder Willenspunkte scheidet aus dem Kampf aus und kann nicht zurückkehren. Bei 0 Willenspunkten verliert er 1 Stärkepunkt, wenn er mehr als 1 hat, und hat danach 3 Willenspunkte. Die anderen dürfen weiterkämpfen.
rule-FE-GROUP-8 = Die Belohnung wird beliebig unter den Helden der letzten Kampfrunde verteilt; ein einzelner Stärkepunkt geht an einen Helden.
rule-FE-GROUP-9 = Danach ist der Held links vom Angreifer am Zug.
rule-FE-GROUP-10 = Zwei schwarze Würfelchen zeigen die Stärke der Gruppe, eines die Zehner, das andere die Einer. Hier rechnet der Tisch.

## Passen

rule-FE-PASS-1 = Passen kostet 1 Stunde.

## Freie Aktionen

rule-FE-FREE-1 = Freie Aktionen kosten keine Stunde und sind jederzeit erlaubt, auch wenn der Held nicht am Zug ist, solange sein Zeitstein nicht auf dem Sonnenaufgang-Feld ist.
rule-FE-FREE-2 = Frei sind: ein Schneeplättchen aufdecken, Feuer machen, Gegenstände auf dem eigenen Feld nehmen oder ablegen, sie mit Helden auf demselben Feld austauschen, Gegenstände benutzen, bei einem Händler tauschen.
rule-FE-FREE-3 = Tafeln, blaue Bachbeeren und der Nachtdorn warten auf nichts. Du darfst sie auch mitten in deiner eigenen Bewegung benutzen. Wer im Kampf keine Stunde mehr hat, darf es noch, bevor er ausscheidet. Für alle anderen freien Aktionen muss ein Held angehalten haben.

## Kreaturen

rule-FE-CREAT-1 = Kreaturen decken keine Plättchen auf und beginnen nie einen Kampf.
rule-FE-CREAT-2 = Eine Kreatur zieht entlang ihres Pfeils auf das angrenzende Feld. Auf einem Feld kann nur eine Kreatur sein: Ist es besetzt, zieht sie entlang der Pfeile weiter bis zum ersten freien Feld.
rule-FE-CREAT-3 = Eine neue Kreatur, auf deren Feld schon eine ist, wird ebenso entlang der Pfeile weitergeschoben.
rule-FE-CREAT-4 = Innerhalb einer Art zieht zuerst die Kreatur auf dem Feld mit der niedrigsten Nummer.
rule-FE-CREAT-5 = Alle vier Arten haben rote Würfel. Ein Wargor hat Stärke 2 und mit 6 Willenspunkten 2 Würfel. Ein Felltroll hat Stärke 12 und 3 Würfel, solange er mindestens 14 Willenspunkte hat, sonst 2.
rule-FE-CREAT-6 = Kreaturen gehen nie auf den See und nie auf ein Feld ohne Pfeil, auch nicht für einen Edelstein; nur Burg und Zeltdorf erreichen sie.
rule-FE-CREAT-7 = Gor: Stärke 2, Wille 4, Belohnung 2 Willenspunkte, 10 Figuren, ein Zug bei jedem Sonnenaufgang.
rule-FE-CREAT-8 = Wargor: Stärke 2, Wille 6, Belohnung 4 Willenspunkte oder 1 Stärkepunkt, 7 Figuren, zwei Züge bei jedem Sonnenaufgang.
rule-FE-CREAT-9 = Steppenbüffel: Stärke 7, Wille 10, Belohnung 6 Willenspunkte oder 2 Stärkepunkte, 4 Figuren, ein Zug bei jedem Sonnenaufgang.
rule-FE-CREAT-10 = Felltroll: Stärke 12, Wille 14, Belohnung 8 Willenspunkte oder 3 Stärkepunkte, 4 Figuren, ein Zug bei jedem Sonnenaufgang.
rule-FE-CREAT-11 = Mit bis zu 13 Willenspunkten hat eine Kreatur zwei rote Würfel, mit 14 bis 20 drei. Ein Gegner mit schwarzen Würfeln hat mit bis zu 6 Willenspunkten einen, mit 7 bis 20 zwei, wenn seine Karte nichts anderes sagt. Schwarze Würfel zeigen 6, 6, 8, 10, 10 und 12; gegenüber von 6 ist 10, gegenüber von 8 ist 12.
rule-FE-CREAT-12 = Eine Belohnung von mehreren Stärkepunkten darf Punkt für Punkt verteilt werden.
rule-FE-CREAT-13 = Ist keine Figur einer Art mehr übrig, kommt die Kreatur nicht, und in der Höhle verwandelt sich nichts.
rule-FE-CREAT-14 = Gegner mit Namen zählen im Kampf, für den Erzähler und für die Grenze von einer Kreatur je Feld als Kreaturen. Sie ziehen nach den Felltrollen, in der Reihenfolge, in der sie kamen, wenn ihre Karte nichts anderes sagt. Edelsteine locken nur Bruchhorn und in Legende 1 die Myrk.
rule-FE-CREAT-15 = Ein Gegner, der besänftigt wird, verlässt den Spielplan: keine Belohnung, und der Erzähler rückt nicht vor.

## Burg und Zeltdorf

rule-FE-DEF-1 = Eine Kreatur, die die Burg (Feld 0) oder das Zeltdorf (Feld 401) erreicht, kommt sofort auf einen freien Verteidigungsplatz daneben.
rule-FE-DEF-2 = Die Zahl der Helden bestimmt, wie viele Verteidigungsplätze es gibt: Mit 4 Helden hat die Burg 1.
rule-FE-DEF-3 = Eine Kreatur auf einem Verteidigungsplatz kann nicht bekämpft werden. Wird einer gebraucht und keiner ist frei, ist die Legende sofort verloren.
rule-FE-DEF-4 = Jeder gerettete Iquar bringt dem Zeltdorf 1 Verteidigungsplatz.
rule-FE-DEF-5 = Karten können Verteidigungsplätze hinzufügen; diese werden zuletzt besetzt.

## Sonnenaufgang

rule-FE-SUN-1 = Sonnenaufgang: Die Gors ziehen.
rule-FE-SUN-2 = Sonnenaufgang: Dann ziehen die Wargors.
rule-FE-SUN-3 = Sonnenaufgang: Dann ziehen die Steppenbüffel.
rule-FE-SUN-4 = Sonnenaufgang: Dann ziehen die Wargors noch einmal.
rule-FE-SUN-5 = Sonnenaufgang: Dann ziehen die Felltrolle.
rule-FE-SUN-6 = Sonnenaufgang: Dann gewinnt jeder Held auf einem Feld mit brennendem Feuer 5 Willenspunkte.
rule-FE-SUN-7 = Sonnenaufgang: Dann rückt das Kälteplättchen 1 Stunde nach links.
rule-FE-SUN-8 = Sonnenaufgang: Dann erlöschen alle Feuer, auch auf Heldentafeln.
rule-FE-SUN-9 = Sonnenaufgang: Zuletzt rückt der Erzähler 1 Buchstaben vor; gibt es dort ein Sternchen, wird die Karte gelesen.
rule-FE-SUN-10 = Bei Sonnenaufgang ist der Falke wieder bereit. Benutzte Tafeln kommen aus dem Spiel, und das Kälteplättchen gilt wieder.

## Gegenstände

rule-FE-ITEM-1 = Trinkschlauch: beim Laufen 1 Feld ohne Stunde. Er reicht für zwei Schlucke, voll und halb voll, dann kommt er zurück in den Vorrat. Man darf ihn auf einmal leeren und mehrere in einem Zug benutzen.
rule-FE-ITEM-2 = Askimar-Klinge (groß): Nach dem eigenen Wurf darf man einmal in jeder Runde 1 beliebigen Würfel noch einmal werfen; das neue Ergebnis gilt.
rule-FE-ITEM-3 = Die Klinge kommt vor dem Umdrehen durch den Zauberer; danach ist es zu spät.
rule-FE-ITEM-4 = Brennholz: 2 Willenspunkte zahlen und 1 Brennholz abgeben für ein brennendes Feuer auf dem eigenen Feld.
rule-FE-ITEM-5 = Reiterhelm (klein genug für den Falken): Der Träger zählt alle gleichen Würfel seines Wurfs zusammen. Dem Zauberer nützt er nichts, tragen darf er ihn. Klinge und Umdrehen wirken mit ihm zusammen.
rule-FE-ITEM-6 = Fernrohr: Wer gerade nicht läuft, darf, auch außerhalb des eigenen Zugs, beliebige Plättchen auf angrenzenden Feldern aufdecken, ohne sie auszuführen. Eisplättchen und Zielmarker zeigt es nicht.
rule-FE-ITEM-7 = Falke: Einmal am Tag, nicht während einer Kampfrunde, tauschen zwei Helden kleine Gegenstände, Helme, Pflanzen und Edelsteine aus, wo sie auch sind, aber keine großen Gegenstände. Einer von ihnen muss einen bereiten Falken haben; danach ruht er.
rule-FE-ITEM-8 = Carlion: Eine Karte sagt, was es bewirkt.
rule-FE-ITEM-9 = Ein Held mit allen drei Tafeln darf sie jederzeit benutzen: Das Kälteplättchen gilt für den Rest des Tages nicht. Beim nächsten Sonnenaufgang kommen die Tafeln aus dem Spiel, und das Kälteplättchen gilt wieder.
rule-FE-ITEM-10 = Winterstein: In den Legenden 1 und 4 kostet das Laufen mit ihm Willenspunkte. Man darf ihn nicht nehmen, wenn dem Helden dadurch 0 Willenspunkte blieben, und man kann ihn nicht tauschen.
rule-FE-ITEM-11 = Zauberpflanzen sind im Beutel; Karten sagen, was sie bewirken.
rule-FE-ITEM-12 = An dem Tag, an dem die drei Tafeln benutzt werden, kosten Überstunden keine Willenspunkte.

## Händler

rule-FE-MERCH-1 = Händler gibt es auf Feld 18 (Burgseite) und auf den Feldern 422 und 445 (Dorfseite).
rule-FE-MERCH-2 = Ein Held, der dort ist und nicht läuft, legt beliebig viele Gegenstände von seinen Plätzen ab und nimmt ebenso viele, die auf dem Feld liegen, eins gegen eins. Das kostet keine Stunde. Gleiches wird nicht gegen Gleiches getauscht.
rule-FE-MERCH-3 = Es zählen nur Gegenstände von Plätzen, groß oder klein, eins gegen eins: keine Edelsteine, keine Pflanzen. Gegenstände auf dem Feld eines Händlers bekommt man nur im Tausch, wer immer sie dort abgelegt hat; was der Händler nicht tauscht, nimmt man wie überall.
rule-FE-MERCH-4 = Angebrochene Trinkschläuche und ruhende Falken kann man nicht tauschen, den Winterstein und Carlion auch nicht.
rule-FE-MERCH-5 = Man darf jederzeit tauschen, nicht nur im eigenen Zug.

## Feuer

rule-FE-FIRE-1 = Wer auf einem Feld mit erloschenem Feuer ist und nicht läuft, darf es für 2 Willenspunkte anzünden.
rule-FE-FIRE-2 = Auf einem Feld ohne Feuerplättchen braucht es 2 Willenspunkte und 1 Brennholz.
rule-FE-FIRE-3 = Bei Sonnenaufgang gewinnt jeder Held auf einem Feld mit brennendem Feuer 5 Willenspunkte.
rule-FE-FIRE-4 = Im Kampf hat jeder Held auf einem Feld mit brennendem Feuer 1 Stärkepunkt mehr, der Krieger 2.
rule-FE-FIRE-5 = Das Feuer auf der Tafel des Feuerhüters wird für 2 Willenspunkte angezündet; um es dorthin zu legen, braucht es auch Brennholz. Es wärmt und stärkt ihn und alle auf demselben Feld.
rule-FE-FIRE-6 = Ein Feuer auf Feld 0 oder 401 nützt in Kämpfen nichts.
rule-FE-FIRE-7 = Es gibt nur 6 Feuerplättchen.

## Schneeplättchen

rule-FE-SNOW-1 = Was ein Schneeplättchen bringen kann: 1 Stärkepunkt, −2 Willenspunkte, einen Schneesturm, 1 Brennholz, eine Tafel, eine Pflanze oder einen Edelstein. Danach kommt es aus dem Spiel.
rule-FE-SNOW-2 = Ein Plättchen, das Fernrohr oder Volpin aufgedeckt haben, bleibt offen und wirkt, wenn dort die Bewegung eines Helden endet.
rule-FE-SNOW-3 = Schneeplättchen kommen vor jedem anderen Plättchen auf dem Feld, etwa einem Zielmarker. Weht ein Schneesturm den Helden fort, bleibt das andere Plättchen, wie es ist.
rule-FE-SNOW-4 = Hat der Vorrat das Ding nicht mehr, gewinnt der Held stattdessen 2 Willenspunkte. Soll eine Karte es auf ein Feld legen, gewinnt sie einer der Helden. Benutztes Brennholz und Trinkschläuche kommen zurück in den Vorrat; benutzte Pflanzen, Edelsteine und Tafeln kommen aus dem Spiel.

## Schneestürme

rule-FE-STORM-1 = Ein Schneesturm weht jeden Helden 1 Feld entlang des Pfeils. Ohne Pfeil bleibt der Held.
rule-FE-STORM-2 = Zuerst werden alle bewegt; dann werden die Schneeplättchen unter den Helden aufgedeckt, zuerst beim Helden mit dem höchsten Rang. Wer stehen blieb, deckt nichts auf.
rule-FE-STORM-3 = Kommt dabei noch ein Schneesturm, werden alle erneut bewegt, bevor Helden mit niedrigerem Rang aufdecken. Ein verlassenes Plättchen bleibt verdeckt.
rule-FE-STORM-4 = Auf einen Schneesturm kann beliebig oft ein weiterer folgen.
rule-FE-STORM-5 = Wen ein Schneesturm fortweht, der entscheidet, ob ein Iquar mitkommt. Alle entscheiden, bevor jemand bewegt wird.
rule-FE-STORM-6 = Ein Schneesturm kann keinen Helden mit weniger als 14 Willenspunkten in die Große Höhle (Feld 414) wehen.

## See und Eis

rule-FE-ICE-1 = Wer ein Seefeld mit einem Eisplättchen betritt, beendet dort die Bewegung. Das Plättchen wird sofort aufgedeckt und ausgeführt und kommt dann aus dem Spiel.
rule-FE-ICE-2 = In einem späteren Zug darf der Held weiterlaufen. Steht niemand mehr dort, kann niemand mehr über dieses Feld laufen oder dort anhalten.
rule-FE-ICE-3 = Auf dem See kann ein Held nur 1 Iquar mitnehmen. Kreaturen gehen nie dorthin.
rule-FE-ICE-4 = Ein Seefeld ohne Eisplättchen kann man nur betreten, solange ein Held darauf steht.
rule-FE-ICE-5 = Ein Seefeld ohne Eisplättchen und ohne Helden ist ein Eisloch. Jeder darf die Eislöcher zählen. Auf dem See kann man nichts ablegen, auch nicht den Winterstein; was ein Held dort nicht unterbringt, kommt zurück in den Vorrat.
rule-FE-ICE-6 = Mit Eisführern (Legende 2) beendet ein Eisplättchen die Bewegung nicht, wirkt aber trotzdem sofort.

## Edelsteine

rule-FE-GEM-1 = Ein Held darf einen Edelstein im Beutel tragen und auf seinem Feld ablegen, wenn er nicht läuft.
rule-FE-GEM-2 = Bei Sonnenaufgang geht eine Kreatur neben einem Feld mit Edelstein dorthin, statt ihrem Pfeil zu folgen; dann kommt der Edelstein aus dem Spiel.
rule-FE-GEM-3 = Ein Edelstein auf dem See oder auf einem Feld ohne Pfeil lockt niemanden.
rule-FE-GEM-4 = Mehrere Kreaturen ziehen in der üblichen Reihenfolge, und die erste nimmt den Edelstein; von mehreren Edelsteinen zählt der auf dem Feld mit der niedrigsten Nummer.

## Iquar

rule-FE-IQ-1 = Ein Held darf einen Iquar auf seinem Feld mitnehmen, an Land auch beide zugleich, und sie unterwegs überall zurücklassen.
rule-FE-IQ-2 = Betritt ein Held mit einem Iquar das Feld einer Kreatur oder eine Kreatur das Feld eines Iquar, kommt der Iquar aus dem Spiel.
rule-FE-IQ-3 = Ein Iquar, der auf Feld 401 gebracht wird, ist gerettet und wird zu 1 weiteren Verteidigungsplatz.

## Tranuk und andere Verbündete

rule-FE-TRAN-1 = Auf dem Feld der angegriffenen Kreatur gibt Tranuk den Helden 2 Stärkepunkte zum Kampfwert.
rule-FE-TRAN-2 = Tranuk zu führen ist eine Aktion: 1 Stunde für bis zu 4 Felder, im selben Zug gern noch einmal; dann ist der nächste Spieler am Zug. Tranuk deckt keine Plättchen auf.
rule-FE-TRAN-3 = Takota als Verbündeter gibt 2 Stärkepunkte und wird geführt wie Tranuk. Die Hilfe mehrerer Verbündeter zählt zusammen.
rule-FE-TRAN-4 = Der große Yetohe-Krieger gibt 4 Stärkepunkte und wird geführt wie Tranuk. Verbündete gehen nur an Land, und auf Feld 414 nur, wenn eine Karte sie dorthin stellt. Schneestürme bewegen sie nicht.

## Der Volpin

rule-FE-VOLP-1 = Den Volpin zu führen ist eine Aktion: 1 Stunde, auf ein beliebiges Feld.
rule-FE-VOLP-2 = Der Held, der den Volpin gerade geführt hat, darf das Schneeplättchen auf dessen Feld aufdecken, ohne dass es ausgeführt wird.
rule-FE-VOLP-3 = Auf dem Feld eines Gegners nimmt der Volpin ihm in der ersten Kampfrunde 1 Würfel weg. Wer nur einen Würfel hat, wirft dann gar nicht.

## Die Burgseite

rule-FE-CAST-1 = Felder, Pfeile und Brücken sind die des Grundspiels (78 Felder, 157 Grenzen, 3 Brücken). Die Felder 80 und 83 sind gesperrt. Die Brunnen sind zugefroren und geben nichts. Den einzigen Händler gibt es auf Feld 18.
rule-FE-CAST-2 = Schneeplättchen kann es auf den Feldern 8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63 und 64 geben.
rule-FE-CAST-3 = Die Burg hat mit 2, 3 oder 4 Helden 3, 2 oder 1 Verteidigungsplätze. In Legende 1 kann eine Karte einen hinzufügen.
rule-FE-CAST-4 = Auf dieser Seite ist kein Feuer aufgedruckt; Karten bringen sie.

## Die Dorfseite

rule-FE-MAP-1 = Felder 401 bis 462: 48 an Land, 13 des Sees Ava (Felder 447 bis 459) und die Pfahlsiedlung (Feld 460), mit 143 Grenzen. Feld 400 ist für besiegte Kreaturen und hat keine Grenzen.
rule-FE-MAP-2 = Brücken: Hornbrücke zwischen den Feldern 412 und 409, Trommelbrücke zwischen 415 und 407, Reiherbrücke zwischen 438 und 462. Sonst kann man den Fluss nicht überqueren.
rule-FE-MAP-3 = Jedes Landfeld hat einen Pfeil, außer 401, 414, 425 und 460. Drei Wege führen zu den Zelten: der Nordweg durch die Höhle (Feld 414), der Mittelweg am Nordufer und der Südweg. Der längste hat 11 Schritte.
rule-FE-MAP-4 = Feld 414 hat keinen Pfeil: Kein Schneesturm weht einen Helden hinaus, und ein Edelstein dort lockt niemanden. Kreaturen kommen entlang ihrer Pfeile hinein und ziehen von dort weiter.
rule-FE-MAP-5 = Greifenfels (Feld 425) und Pfahlsiedlung (Feld 460) haben keinen Pfeil: Kein Schneesturm weht dich fort, und keine Kreatur kommt hin.
rule-FE-MAP-6 = Geysire auf den Feldern 431 und 433: Bei Sonnenaufgang gewinnt ein Held dort ohne brennendes Feuer 2 Willenspunkte, mit brennendem Feuer nur dessen 5.
rule-FE-MAP-7 = Das Zeltdorf hat mit 2, 3 oder 4 Helden 3, 2 oder 1 Verteidigungsplätze.
rule-FE-MAP-8 = Schneeplättchen kann es auf den Feldern 402, 404, 407, 409, 410, 412, 415, 417, 418, 420, 423, 424, 427, 429, 430, 432, 435, 437, 439, 440, 442, 443, 446 und 461 geben.
rule-FE-MAP-9 = Uferfelder: 410, 411, 415, 416, 419, 430, 434, 440, 442, 444, 445, 446 und 462.
rule-FE-MAP-10 = Händler: die Pelzhändler (Feld 422) und der Schlittenmarkt (Feld 445).

## Kälteplättchen

rule-FE-FROST-1 = Das Kälteplättchen ist auf einer der Stunden 2 bis 10 oder neben der Leiste auf 11, 12 oder 13, wo es nichts verdeckt.
rule-FE-FROST-2 = Es beginnt je nach Zahl der Helden auf 13, 12 oder 11 (leicht) oder auf 12, 11 oder 10 (normal). In Legende 4 beginnt es auf 9, 8 oder 8 (leicht) oder auf 8, 7 oder 7 (normal). In Legende 1 kommt es mit Karte D auf 8.
rule-FE-FROST-3 = Bei Sonnenaufgang rückt es einen Platz nach links; auf Stunde 2 bleibt es.
rule-FE-FROST-4 = Nur die Stunden davor sind nutzbar, höchstens 10; Überstunden, die es verdeckt, kann man nicht kaufen.
rule-FE-FROST-5 = Rückt es während eines Tages nach rechts, sind die frei gewordenen Stunden sofort nutzbar.
rule-FE-FROST-6 = Mit benutzten Tafeln sind alle Stunden nutzbar. Beim nächsten Sonnenaufgang gehen zuerst die Tafeln, dann rückt das Plättchen wie immer.

## Die Große Höhle

rule-FE-CAVE-1 = Zum Betreten braucht es 14 Willenspunkte. Wer drinnen ist, darf auch mit weniger bleiben, kämpfen und gehen.
rule-FE-CAVE-2 = Die Höhle ist in Legende 2 ab B wach, in den Legenden 3 und 4 immer. Dann wird, nachdem bei Sonnenaufgang die Kreaturen gezogen sind, ein Gor auf Feld 414 zum Wargor, ein Steppenbüffel zum Felltroll, mit vollen Werten.
rule-FE-CAVE-3 = Eine Kreatur auf Feld 414 zieht als Nächstes auf Feld 413.
rule-FE-CAVE-4 = Eine Kreatur, die nur durch Feld 414 geschoben wird, verwandelt sich nicht. Gegner mit Namen verwandeln sich nie.
rule-FE-CAVE-5 = Verwandle dich selbst (Legenden 3 und 4). Ein Held, der auf Feld 414 angehalten hat oder dorthin geweht wurde, darf 7 Willenspunkte für 2 Stärkepunkte zahlen. Jeder Held darf das einmal in der Legende.

## Zauberpflanzen

rule-FE-PLANT-1 = Eine Pflanze wird einmal benutzt und kommt dann aus dem Spiel. Das ist eine freie Aktion ihres Besitzers, nicht solange sein Zeitstein auf dem Sonnenaufgang-Feld ist.
rule-FE-PLANT-2 = Blaue Bachbeeren: 5 Willenspunkte, aber nicht während einer Kampfrunde.
rule-FE-PLANT-3 = Weiße Markwurzeln: in einer Bewegung bis zu 4 Felder ohne Stunde, gern gemischt mit bezahlten Feldern.
rule-FE-PLANT-4 = Rote Blutblumen: Direkt nach dem eigenen Wurf, nach Klinge und Umdrehen, zählt dein Würfelergebnis in dieser Runde doppelt. Das gilt auch für die Summe eines Helms, nicht aber für den Würfel von Carlion. Ein Wurf kann nur einmal verdoppelt werden.
rule-FE-PLANT-5 = Schwarzer Nachtdorn: Das Kälteplättchen rückt zwei Plätze nach rechts, höchstens bis 13.

## Zielmarker

rule-FE-OBJ-1 = Zielmarker werden gemischt und verdeckt hingelegt; jeder zeigt, welche Karte gelesen wird.
rule-FE-OBJ-2 = Ein Held, dessen Bewegung darauf endet, deckt ihn auf, nach einem Schneeplättchen.
rule-FE-OBJ-3 = Wen ein Sturm darauf geweht hat oder auf wessen Feld einer auftaucht, der darf ihn als freie Aktion aufdecken.
rule-FE-OBJ-4 = Fernrohr, Volpin und Kreaturen decken keine Zielmarker auf.

## Der Winterstein

rule-FE-STONE-1 = Er braucht den großen Platz. Man kann ihn weder tauschen noch mit dem Falken schicken; auf demselben Feld gibt man ihn weiter wie jeden Gegenstand, auch an einen Helden, der zu schwach ist, ihn aufzuheben.
rule-FE-STONE-2 = Für jedes Feld, das der Träger mit ihm betritt, zahlt er 1 Willenspunkt (in Legende 4: 2), auch für freie Schritte. Ein Schritt, nach dem 0 Willenspunkte blieben, ist verboten. Im Schneesturm wählt der Träger: zahlen und mitnehmen oder liegen lassen. Kann er nicht mit, bleibt er liegen, und der Träger wird ohne ihn bewegt.
rule-FE-STONE-3 = Auf seinem Feld brennt kein Feuer, wer immer ihn hat: niemand, ein Held, eine Kreatur oder ein Gegner. Ein brennendes erlischt, und keines lässt sich anzünden, auch nicht auf einer Heldentafel.
rule-FE-STONE-4 = Sein Träger darf kein Feld mit einer Kreatur betreten.
rule-FE-STONE-5 = Wer nicht läuft, darf ihn nehmen, wenn er mehr Willenspunkte hat, als ein Schritt mit ihm kostet.
rule-FE-STONE-6 = Eine Kreatur, deren Zug dort endet, wo er ohne Helden liegt, nimmt ihn mit; wird sie besiegt, bleibt er auf dem Feld. Erreicht sie mit ihm Feld 0 oder 401, ist die Legende sofort verloren.
rule-FE-STONE-7 = In Legende 4 darf ihn nur ein Held auf Feld 414 tragen, der nach dem Zahlen für diesen Schritt mindestens 14 Willenspunkte hat.

## Carlion

rule-FE-CARL-1 = Carlion braucht den großen Platz. In jeder Kampfrunde wirft sein Träger auch einen schwarzen Würfel und zählt ihn zu seinem Ergebnis.
rule-FE-CARL-2 = Der Zauberer darf diesen Würfel umdrehen. Klinge und Helm betreffen ihn nicht.
rule-FE-CARL-3 = Wenn Carlion entsteht, kommt das Kälteplättchen aus dem Spiel.

## Geheimgang

rule-FE-SECR-1 = Solange der Geheimgang offen ist, grenzen für Helden die Felder 425 und 408 aneinander (1 Stunde). Kreaturen und Schneestürme können ihn nicht nutzen.

## Rotes Kreuz

rule-FE-X-1 = Ein rotes Kreuz auf einer Brücke: Ihre Felder grenzen für niemanden mehr aneinander. Die Karte sagt, wohin ein Pfeil stattdessen zeigt.

## Wer mitkommt

rule-FE-FOLL-1 = Einen Iquar oder Orennah kann man unterwegs jederzeit mitnehmen oder zurücklassen; auf dem See jeder Held nur einen.
rule-FE-FOLL-2 = Trifft Orennah auf eine Kreatur, versteckt sie sich: Sie verlässt den Spielplan, und was sie trägt, bleibt dort. Im Zeltdorf bringt sie keinen Verteidigungsplatz.

## Aufbau der Legenden 2 bis 4

rule-FE-SETUP-1 = Jeder Held hat 1 Stärkepunkt und 7 Willenspunkte. Die 24 Schneeplättchen kommen auf ihre 24 Felder, die 13 Eisplättchen auf den See. Auf den Feldern 401 und 422 gibt es erloschene Feuer, jede Legende fügt eines hinzu. Das Kälteplättchen kommt auf seinen Platz, der Erzähler auf A; der Held mit dem niedrigsten Rang beginnt.
rule-FE-SETUP-2 = Händler auf Feld 422: Askimar-Klinge, Fernrohr, Brennholz. Händler auf Feld 445: Reiterhelm, Falke, Fernrohr, Trinkschlauch. Die Gruppe teilt sich 2 Trinkschläuche und 1 Brennholz. Im Vorrat: 1 Klinge, 1 Helm, 2 Trinkschläuche, 1 Brennholz.
rule-FE-SETUP-3 = Die Karten über die Kräuter und über die drei Brüder sind für alle offen.
rule-FE-SETUP-4 = Ein Feuerhüter beginnt die Legenden 2 bis 4 mit einem erloschenen Feuer auf der Heldentafel. Es wird für 2 Willenspunkte angezündet, ohne Brennholz.

## Schwierigkeit

rule-FE-DIFF-1 = Leicht und normal unterscheiden sich darin, wo das Kälteplättchen beginnt, wie viele Stärkepunkte ihr euch teilt, in den Werten der Gegner mit Namen und in einzelnen Kreaturen und zusätzlichen Verteidigungsplätzen.
rule-FE-DIFF-2 = Die Zahl der Helden ändert die Verteidigungsplätze, den Beginn des Kälteplättchens, die Stärkepunkte zum Teilen und die Werte der Gegner mit Namen. Manche Kreaturen kommen erst ab 3 Helden, manche erst mit 4.

## Legende 1

rule-FE-L1-1 = Teil 1 endet mit dem ersten Tag; dessen Sonnenaufgang, mit Feuern und dem Schritt des Erzählers auf B, eröffnet Teil 2. Nach einer Niederlage darf man bei B1 beginnen: Helden auf Feld 18 mit 12 Willenspunkten, einer von ihnen mit 10.
rule-FE-L1-2 = Vor Karte D rückt kein Kälteplättchen, und eine Kreatur, die in die Burg kommt, wird nur entfernt.
rule-FE-L1-3 = Weckt ihr die Zwerge, gibt es ein Feuer auf Feld 39, neben Feld 43. Weckt ihr die Wachen, darf eine Kreatur mehr hineinkommen.
rule-FE-L1-4 = Mit Karte B1 kommen 12 weitere Schneeplättchen auf die anderen Kreise. Alle verdeckten Schneeplättchen werden gemischt; was von den ersten drei übrig ist, bleibt auf seinem Kreis.
rule-FE-L1-5 = In Teil 1 bringt jede der drei Lektionen 1 Willenspunkt, und zwar dem, der sie als Erster lernt. Die Lektionen: ein Schneeplättchen aufdecken, das Feuer auf Feld 18 anzünden, dort tauschen.
rule-FE-L1-6 = Der Winterstein ist in der Mine, wenn die Bewegung seines Trägers auf Feld 71 endet oder er dort abgelegt wird.
rule-FE-L1-7 = Kommt der Winterstein in der Burg (0) zur Ruhe, abgelegt oder bei einem Helden, der dort stehen bleibt, ist die Legende verloren.
rule-FE-L1-8 = Der erste Teil hat keine Überstunden und keine Kämpfe. Beides kommt mit Karte B1, ebenso Kämpfe in der Gruppe.

## Die Myrk

rule-FE-MYRK-1 = In Legende 1 hat die Myrk 3, 8 oder 18 Stärkepunkte (leicht) oder 5, 12 oder 18 (normal), 8 Willenspunkte und einen schwarzen Würfel. Sie bleibt auf Feld 43, dem einzigen Nachbarn von Feld 71.
rule-FE-MYRK-2 = Bei Sonnenaufgang zieht sie in Legende 1 ein Edelstein auf einem angrenzenden Landfeld dorthin, und er kommt aus dem Spiel. In der Mine (71) oder unter einer Kreatur zieht er sie nicht. Beim nächsten Sonnenaufgang geht sie zurück auf Feld 43. Wird sie besiegt, ist sie für immer fort.
rule-FE-MYRK-3 = In Legende 3 hat sie 15, 21 oder 28 Stärkepunkte (leicht) oder 18, 27 oder 35 (normal), 12 Willenspunkte und einen schwarzen Würfel.
rule-FE-MYRK-4 = In Legende 3 geht sie bei Sonnenaufgang nach den Felltrollen 2 Felder ihrer Runde weiter. Die Runde: 428, 427, 422, 420, 423, 418, 417, 421, 430, 433, 435, 432, dann wieder 428. Felder mit Kreaturen überspringt sie, sie zählen nicht als Schritt.
rule-FE-MYRK-5 = In Legende 3 können Kreaturen ihr Feld nicht betreten; Helden, Edelsteine und Feuer kümmern sie nicht.
rule-FE-MYRK-6 = In Legende 3 darf ein Held auf ihrem Feld ihr eine blaue, eine weiße und eine rote Pflanze geben. Er braucht mindestens 14 Willenspunkte und dort ein brennendes Feuer. Sie wird zu Orennah, und der Erzähler rückt nicht vor.
rule-FE-MYRK-7 = In Legende 3 liegt auf Orennahs Spur von jeder Farbe eine Pflanze: die blaue beim Schal, die weiße in ihrem Lager, die rote, wo aus Stiefeln Hufe wurden.

## Legende 2

rule-FE-L2-1 = Bruchhorn hat 15, 20 oder 24 Stärkepunkte (leicht) oder 17, 24 oder 31 (normal), 12 Willenspunkte und rote Würfel. Er zieht mit den Büffeln entlang der Pfeile; Edelsteine locken ihn; die Höhle verwandelt ihn nicht. Belohnung: 8 Willenspunkte oder 3 Stärkepunkte. Betritt er Feld 401, ist die Legende verloren, auch wenn Verteidigungsplätze frei sind.
rule-FE-L2-2 = Hilfe, um die ihr mit Karte E2 bittet, kommt ohne Vertrauen; die Vertrauenskarte gibt später, was noch fehlt.

## Drei Völker

rule-FE-TRIBE-1 = Jedes Volk lässt sich einmal gewinnen; seine Karte wird sofort gelesen.
rule-FE-TRIBE-2 = Ein Volk lässt sich durch eine Tafel gewinnen: Der Büffel muss auf Feld 401, das Seeungeheuer auf Feld 460, der Greif auf Feld 425. Der Träger beendet dort eine Bewegung, und die Tafel kommt aus dem Spiel.
rule-FE-TRIBE-3 = Ein Volk lässt sich auch durch eine Tat gewinnen. Die Yetohe: Ein Steppenbüffel, ein Felltroll oder Bruchhorn wird besiegt. Die Iquar: Ein Iquar wird gerettet, der auch einen Verteidigungsplatz bringt. Die Grehon: Ein Held gewinnt bei Sonnenaufgang durch ein Feuer auf Feld 425 Willenspunkte.
rule-FE-TRIBE-4 = Tafeln, die für einen vollen Tag benutzt wurden, gewinnen kein Vertrauen.

## Legende 3

rule-FE-L3-1 = Der Dorn ist im Beutel. Er kommt an mit einem Helden auf Feld 401, mit Orennah oder durch den Falken im Beutel eines Helden auf Feld 401.
rule-FE-L3-2 = Wer den Dorn gegen die Kälte benutzt, verliert die Legende; der Tisch fragt vorher nach.
rule-FE-L3-3 = Orennah kommt nicht zurück, wenn sie sich versteckt hat; den Dorn kann jeder nehmen.
rule-FE-L3-4 = Die Trommelbrücke lässt sich nur halten, wenn die Helden zusammen dafür zahlen können und jeder mindestens 1 Willenspunkt behält.

## Legende 4

rule-FE-L4-1 = Kommt der Stein auf Feld 401 zur Ruhe, abgelegt, bei einem Helden, der dort anhält, oder bei einer Kreatur, ist die Legende verloren. Hindurchlaufen ist erlaubt.

## Die Silhouette

rule-FE-SIL-1 = Die Silhouette ist eine Figur: Niemand kann sie bekämpfen, und sie hält niemanden auf.
rule-FE-SIL-2 = Bei Sonnenaufgang geht sie nach den Felltrollen 3 Felder auf dem kürzesten Weg über Land zur wahren Mulde, die niemand kennt.
rule-FE-SIL-3 = Ist sie dort, wird Karte S gelesen. Von Feld 430 dauert es 1 Sonnenaufgang bis Feld 428, 432 oder 437, 2 bis 461, 3 bis 441 oder 443.
rule-FE-SIL-4 = Ein Held auf ihrem Feld darf ihr ins Gesicht sehen: Das kostet 3 Willenspunkte, und sie geht beim nächsten Sonnenaufgang nicht.

## Tödliche Bedrohungen

rule-FE-THR-1 = Jede Bedrohung hat 15, 23 oder 33 Stärkepunkte (leicht) oder 16, 26 oder 37 (normal), 14 Willenspunkte und zwei schwarze Würfel, unter 7 Willenspunkten nur einen. Der Erzähler rückt 1 Buchstaben vor, wenn sie besiegt wird.
rule-FE-THR-2 = Shron verschleppt Ellin über die Felder 406, 407, 415, 416, 419, 430, 433, 435 und 436, bei jedem Sonnenaufgang 2 nach den Felltrollen. Ein Schritt weiter, und die Legende ist verloren. Bei jedem seiner Sonnenaufgänge gewinnt er 1 Stärkepunkt. Das Feld eines Helden beendet seinen Zug; vor einem Feld mit brennendem Feuer wartet er, Kreaturen überspringt er. Hält ihn ein Feuer auf und ist auf dem Feld hinter ihm (ab Feld 407) ein Held oder ein brennendes Feuer, lässt er Ellin gehen.
rule-FE-THR-3 = Tuavahr hat für jedes Eisloch 1 Stärkepunkt mehr. Bei Sonnenaufgang taucht es nach den Felltrollen auf dem freien Uferfeld auf, das dem Stein oder der wahren Mulde am nächsten ist. Auf dem Feld des Steins verschluckt es ihn; besiegt oder besänftigt lässt es ihn dort. Ist Carlion entstanden, bleibt es, wo es ist.
rule-FE-THR-4 = Takota zieht nach den Felltrollen ein Feld entlang der Pfeile; betritt er Feld 401, ist die Legende verloren. Für jede Tafel, die ein Held im Kampf trägt, hat er 3 Stärkepunkte weniger.
rule-FE-THR-5 = Karte S gibt der Bedrohung 1, 2 oder 3 Stärkepunkte mehr.
rule-FE-THR-6 = Besänftigen: Ein Held auf ihrem Feld mit mindestens 14 Willenspunkten darf 7 Willenspunkte und eine Tafel geben. Tuavahr nimmt die Seeungeheuertafel, Takota die Büffeltafel.
rule-FE-THR-7 = Edelsteine locken Bedrohungen nicht, und die Höhle verwandelt sie nicht.

## Als eine Geschichte gespielt

rule-FE-CAMP-1 = Wurden in Legende 2 beide Iquar gerettet, darf die Gruppe Legende 3 mit 1 Brennholz mehr beginnen.
rule-FE-CAMP-2 = Wurde Orennah in Legende 3 geheilt, darf die Gruppe Legende 4 mit dem schwarzen Nachtdorn beginnen.
rule-FE-CAMP-3 = Tafeln, die in Legende 3 übrig blieben, zählen später nicht.

## Kleine Erweiterungen

rule-FE-VAR-1 = Kleine Erweiterungen passen ohne Änderung: Die Bruderfeuer nutzen die Felder 401, 425 und 460. Der magische Sturm kommt bei D oder B und dauert, bis der Erzähler den vierten Buchstaben danach verlässt. Sie gehören nicht zu diesem Tisch.

## Wie wir offene Fragen entscheiden

rule-FE-OPEN-1 = Ein Held bei einem Händler, der nicht läuft und den Tag nicht beendet hat, darf jederzeit tauschen.
rule-FE-OPEN-2 = Kreaturen folgen Edelsteinen in der üblichen Reihenfolge, und die erste nimmt den Edelstein. Von mehreren zählt der auf dem Feld mit der niedrigsten Nummer. Ein Feld mit einer anderen Kreatur lockt nicht.
rule-FE-OPEN-3 = Ein Schneesturm bewegt alle Helden, auch jene, die den Tag beendet haben. Wer gerade läuft, läuft vom neuen Feld aus weiter; wer im Kampf nicht mehr bei der Kreatur ist, scheidet aus.
rule-FE-OPEN-4 = Wer irgendwohin geweht wurde, muss nur Schneeplättchen ausführen; Zielmarker, Feuer und Händler sind freie Aktionen.
rule-FE-OPEN-5 = Ein Held, dessen Willenspunkte außerhalb eines Kampfes auf 0 fallen, verliert 1 Stärkepunkt, wenn er mehr als 1 hat, und hat danach 3 Willenspunkte.
rule-FE-OPEN-6 = Ein Held auf Eis, dessen Plättchen fort ist, ist dort sicher, bis er geht.
rule-FE-OPEN-7 = Feuerplättchen bleiben, wo sie sind, brennend oder erloschen. Sind alle sechs auf dem Spielplan, kann Brennholz nur noch eines anzünden, das schon da ist.
rule-FE-OPEN-8 = Kommt der Erzähler über mehrere Buchstaben, wird jede Karte mit Sternchen der Reihe nach gelesen; auf N werden die Ziele nach der Karte dieses Schritts geprüft.
rule-FE-OPEN-9 = Eine Kreatur, die auf ein Feld mit einem Iquar oder Orennah gestellt wird, betritt es damit.
rule-FE-OPEN-10 = Was über Sieg oder Niederlage entscheidet, wirkt vor dem nächsten Schritt des Sonnenaufgangs.
