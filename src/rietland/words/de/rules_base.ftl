# Die Regeln des Grundspiels in einfachen Worten: ein Text für jede Regel des Verzeichnisses.

## Spielmaterial

rule-AN-COMP-1 = 1 Spielplan mit zwei Seiten (Burgseite; Minenseite, für Legende 4) und 1 Ausrüstungstafel, deren Rückseite die Kampftafel ist.
rule-AN-COMP-2 = 4 Heldentafeln, auf der einen Seite ein Held, auf der anderen eine Heldin; 8 Heldenfiguren (Krieger, Bogenschütze, Zauberer und Zwerg, je als Mann und als Frau). Ob Held oder Heldin, ist für das Spiel gleich.
rule-AN-COMP-3 = 28 Kreaturen: 16 Gors, 5 Skrale, 5 Trolle, 2 Wardraks.
rule-AN-COMP-4 = 7 weitere Figuren: der dunkle Magier, Prinz Thorald, der Drache, die Schildzwerge (eine einzige Figur), die Hexe, der Turm und der Erzähler.
rule-AN-COMP-5 = 41 Halter für die Figuren: 26 rote, 4 schwarze, 3 graue und je 2 blaue, gelbe, grüne und violette. An einem digitalen Tisch braucht sie niemand.
rule-AN-COMP-6 = 71 große Legendenkarten, davon 9 leere; 1 große Karte „Checkliste“, 1 Heft für den schnellen Einstieg und 15 Beutel zum Sortieren.
rule-AN-COMP-7 = 66 kleine Karten: 1 silberne Start-Ereigniskarte, 11 silberne und 34 goldene Ereigniskarten, 10 Ereigniskarten „Geheimer See“ und 10 Schicksalskarten.
rule-AN-COMP-8 = 20 Würfel: 4 blaue, 5 grüne, 3 gelbe, 1 violetter, 3 rote und 4 große schwarze. Dazu 9 Holzscheiben (2 in jeder Heldenfarbe, 1 rote) und 5 Holzsteine (1 in jeder Heldenfarbe, 1 roter).
rule-AN-COMP-9 = 24 Artikel: 4 Schilde, 3 Bögen, 2 Falken, 5 Trinkschläuche, 2 Fernrohre, 5 Tränke der Hexe, 3 Helme. Das Gift (1) zählt nicht dazu.
rule-AN-COMP-10 = 15 Nebelplättchen: 5-mal Ereigniskarte, 3-mal 1 Gold, 1-mal 1 Stärkepunkt, 1-mal 2 Willenspunkte, 1-mal 3 Willenspunkte, 2-mal Gor, 1-mal Trinkschlauch, 1-mal Trank der Hexe.
rule-AN-COMP-11 = 26 Goldplättchen: 12 mit dem Wert 1, 10 mit dem Wert 2 und 4 mit dem Wert 5.
rule-AN-COMP-12 = 11 Edelsteine: 5 mit dem Wert 2, 5 mit dem Wert 4 und 1 mit dem Wert 6. 8 Geröllplättchen mit den Werten 2, 5, 5, 6, 7, 7, 8 und 8.
rule-AN-COMP-13 = 6 Runensteine, je 2 in Blau, Gelb und Grün; 3 Heilkräuter mit den Werten 3, 4 und 4; 6 Pergamente mit den Werten 7, 8, 10, 11, 14 und 17.
rule-AN-COMP-14 = 4 Brunnenplättchen, 4 Bauernplättchen (2 + 2), 8 Sternchen, 3 rote X, 1 N-Plättchen, 15 Kreaturenplättchen und 7 große Plättchen für die Einführung.

## Der Rahmen

rule-AN-GEN-1 = 2 bis 4 Helden spielen gemeinsam; alle gewinnen oder verlieren zusammen.
rule-AN-GEN-2 = Sechs Legenden, am besten der Reihe nach. Legende 1, Die Ankunft der Helden: die Einführung; ihr verteidigt die Burg und überbringt eine dringende Botschaft. Legende 2, Die Heilung des Königs: Artikel, die Hexe, ihr Trank und Runensteine kommen dazu. Legende 3, Die Tage des Widerstands: Kreaturen kommen nach dem Zufall, und wer der letzte Gegner ist, zeigt sich erst, wenn die Schicksalskarten erfüllt sind. Legende 4, Das Geheimnis der Mine: auf der anderen Seite des Spielplans; Kreaturen bewachen einen Schatz und schlagen Alarm, Feuerstöße kosten Willenspunkte. Legende 5, Der Zorn des Drachen: Befreit die Burg und besiegt den Drachen, bevor er da ist; sein Weg und eure Hilfe sind jedes Mal anders. Legende 6, Das Vermächtnis des Drachen: eure eigene Legende auf den 9 leeren Karten.
rule-AN-GEN-3 = Die Legendenleiste reicht von A bis N: 14 Buchstaben, also 13 Schritte von A bis N.
rule-AN-GEN-4 = Der Erzähler beginnt auf A. Er rückt für jede besiegte Kreatur sofort einen Buchstaben vor und am Ende jedes Sonnenaufgangs ebenso.
rule-AN-GEN-5 = Bei jedem Buchstaben, zu dem es eine Karte gibt, liegt ein Sternchen. Kommt der Erzähler dorthin, wird die Karte sofort vorgelesen und ausgeführt, gleich warum er vorgerückt ist.
rule-AN-GEN-6 = Karten ohne Buchstaben warten neben dem Spielplan, bis eintritt, worauf sie warten.
rule-AN-GEN-7 = Steht der Erzähler auf N, endet die Legende; dann wird geprüft, ob ihre Ziele erreicht sind. Sagt eine Legende es so, kann das N-Plättchen den letzten Buchstaben ersetzen oder verschieben (Legende 4).
rule-AN-GEN-8 = Was eine Karte sagt, geht den allgemeinen Regeln vor. Die besonderen Regeln der Einführung gelten in späteren Legenden nicht mehr.
rule-AN-GEN-9 = Für die Einführung muss niemand die ausführlichen Regeln kennen.

## Aufbau

rule-AN-SETUP-1 = Alle Legenden außer Legende 1 werden mit der Checkliste aufgebaut; was noch dazukommt, steht auf den Karten der Legende.
rule-AN-SETUP-2 = Jeder Held beginnt mit 1 Stärkepunkt und 7 Willenspunkten; sein Zeitstein liegt im Sonnenaufgang-Feld. Eine Legendenkarte kann mehr geben (Legende 2: 2 Stärkepunkte).
rule-AN-SETUP-3 = Kreaturen, 3 rote und 4 schwarze Würfel liegen bereit; die goldenen Ereigniskarten werden gemischt. Legende 1: die silbernen, mit der Start-Ereigniskarte obenauf. Legende 4: die silbernen ohne sie, dazu die Karten „Geheimer See“.
rule-AN-SETUP-4 = Die 15 Nebelplättchen werden gemischt und verdeckt auf die Felder 8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63 und 64 gelegt. Auf den Feldern 5, 35, 45 und 55 stehen volle Brunnen. Die Artikel liegen auf der Ausrüstungstafel.
rule-AN-SETUP-5 = Ist nichts anderes gesagt, beginnt ein Held auf dem Feld, dessen Nummer sein Rang ist: Zwerg 7, Krieger 14, Bogenschütze 25, Zauberer 34.
rule-AN-SETUP-6 = Nach der letzten A-Karte ist zuerst der Held am Zug, dessen Zeitstein auf dem Hahn liegt; sagt keine Karte etwas anderes, ist das der mit dem niedrigsten Rang. Einen Sonnenaufgang gibt es davor nicht.

## Heldentafeln

rule-AN-HERO-1 = Die Ränge: Zwerg 7 (der niedrigste), Krieger 14, Bogenschütze 25, Zauberer 34 (der höchste). Karten beziehen sich darauf.
rule-AN-HERO-2 = Die Willenspunkte bestimmen die Zahl der Würfel. Die Angaben gelten für bis zu 6, für 7 bis 13 und für 14 bis 20 Willenspunkte. Der Krieger hat 2, 3 oder 4 Würfel, der Bogenschütze 3, 4 oder 5 und der Zwerg 1, 2 oder 3. Der Zauberer hat immer 1.
rule-AN-HERO-3 = Ein Held hat 1 bis 14 Stärkepunkte und höchstens 20 Willenspunkte. Was er darüber hinaus bekäme, verfällt.
rule-AN-HERO-4 = Eine Heldentafel hat 3 kleine Plätze, 1 großen und 1 für den Helm. Mehr als einen großen Artikel kann also niemand tragen. Gold und Edelsteine sind nicht begrenzt, und Bauern brauchen keinen Platz.
rule-AN-HERO-5 = Krieger (Thorn, Mairen): Einen Brunnen zu leeren bringt 5 Willenspunkte statt 3.
rule-AN-HERO-6 = Bogenschütze (Pasco, Chada): Darf auch Kreaturen auf angrenzenden Feldern angreifen. Wirft immer Würfel für Würfel und hört auf, wann er mag; was zuletzt fiel, gilt. Zahlt für den Trank der Hexe 1 Gold weniger.
rule-AN-HERO-7 = Zauberer (Liphardus, Eara): Darf einmal je Kampfrunde, gleich nach einem Wurf, den Würfel umdrehen: Dann gilt die Seite, die unten lag (aus der 1 wird eine 6). In einem gemeinsamen Kampf darf es statt des eigenen der Würfel eines anderen Helden sein. Auch schwarze Würfel lassen sich umdrehen.
rule-AN-HERO-8 = Zwerg (Kram, Bait): In der Zwergenmine (71) kostet ein Stärkepunkt 1 Gold statt 2.
rule-AN-HERO-9 = Gegenüberliegende Seiten: Bei gewöhnlichen Würfeln ergeben sie zusammen 7. Beim schwarzen Würfel (6, 6, 8, 10, 10, 12) liegt die 6 der 10 gegenüber und die 8 der 12.

## Zeit

rule-AN-TIME-1 = Jeder Held hat am Tag 7 Stunden und dazu bis zu 3 Überstunden (die 8., 9. und 10. Stunde).
rule-AN-TIME-2 = Jede Überstunde kostet 2 Willenspunkte, und zwar sobald sie beginnt. Wem danach kein Willenspunkt bliebe, der darf sie nicht nutzen.
rule-AN-TIME-3 = In seinem Zug darf ein Held jederzeit den Tag beenden. Übrige Stunden verfallen, und sein Zeitstein kommt ins Sonnenaufgang-Feld.
rule-AN-TIME-4 = Der erste Zeitstein, der dort ankommt, liegt auf dem Hahn: Dieser Held beginnt den nächsten Tag.
rule-AN-TIME-5 = Wessen Zeitstein im Sonnenaufgang-Feld liegt, wird übersprungen; die anderen machen weiter.
rule-AN-TIME-6 = Liegen alle Zeitsteine dort, folgt der Sonnenaufgang. Danach haben alle wieder 7 Stunden und 3 Überstunden.
rule-AN-TIME-7 = Wer keine Stunde mehr nutzen kann, dessen Tag endet nicht von selbst: Sein Zeitstein kommt spätestens in seinem nächsten Zug ins Sonnenaufgang-Feld.

## Der Zug

rule-AN-TURN-1 = Gespielt wird im Uhrzeigersinn. In seinem Zug wählt ein Held eine einzige Art von Aktion: laufen, kämpfen, den Prinzen oder die Schildzwerge führen (wenn sie im Spiel sind) oder passen. Laufen und kämpfen geht nie im selben Zug.
rule-AN-TURN-2 = Das kostet es: laufen 1 Stunde je Feld; kämpfen 1 Stunde je Kampfrunde für alle, die mitkämpfen; den Prinzen führen 1 Stunde für bis zu 4 Felder; passen 1 Stunde.
rule-AN-TURN-3 = Passen ist für Helden da, die keine der anderen Aktionen ausführen wollen oder können.
rule-AN-TURN-4 = Für die gewählte Aktion darf ein Held so viele Stunden ausgeben, wie er noch hat; dann geht der Zug an die linke Nachbarin oder den linken Nachbarn.
rule-AN-TURN-5 = Den Tag beenden darf man statt einer Aktion oder gleich nach ihr.

## Freie Aktionen

rule-AN-FREE-1 = Diese Aktionen kosten keine Stunde. Auf dem Spielplan: ein Nebelplättchen aufdecken und einen Brunnen leeren. Mit Gold und anderen Dingen: sie auf dem eigenen Feld nehmen oder ablegen, sie mit Helden auf demselben Feld tauschen und einen Artikel benutzen. Beim Handel: beim Händler Stärkepunkte oder Artikel kaufen, bei der Hexe einen Trank.
rule-AN-FREE-2 = Freie Aktionen sind jederzeit erlaubt, auch wenn jemand anders am Zug ist.
rule-AN-FREE-3 = Wessen Zeitstein im Sonnenaufgang-Feld liegt, darf keine freien Aktionen ausführen. Bei einem Tausch gilt das für beide Seiten.
rule-AN-FREE-4 = Ein Held muss auf dem Feld stehen: Im Vorbeigehen wird nichts gekauft, genommen, geleert oder aufgedeckt. Was zum Laufen dient (Trinkschlauch, Heilkraut), wird während des Laufens benutzt, und einen Bauern darf man unterwegs zurücklassen.
rule-AN-FREE-5 = Während einer Kampfrunde wechselt nichts den Besitzer; zwischen zwei Kampfrunden dürfen Helden auf demselben Feld tauschen. Was im Kampf wirkt (Trank, Heilkraut, Helm, Schild, Bogen), hat seinen eigenen Zeitpunkt.
rule-AN-FREE-6 = Wer auf einem Feld steht, auf das gerade ein Plättchen gelegt wird, darf es sofort nehmen, auch außer der Reihe.
rule-AN-FREE-7 = Ein Schild darf eine Ereigniskarte auch dann abwehren, wenn der Zeitstein seines Trägers im Sonnenaufgang-Feld liegt; beim Sonnenaufgang liegen ja alle dort. Das ist die einzige Ausnahme von diesem Verbot.
rule-AN-FREE-8 = Freie Aktionen vor der gewählten Aktion gehören zum selben Zug und beenden ihn nicht.

## Laufen

rule-AN-MOVE-1 = Laufen kostet 1 Stunde je Feld, immer auf ein angrenzendes Feld. Die Pfeile gelten nur für Kreaturen.
rule-AN-MOVE-2 = Auf einem Feld dürfen beliebig viele Helden stehen. Felder mit Kreaturen darf man durchqueren, und man darf dort anhalten.
rule-AN-MOVE-3 = Wer eine Bewegung auf einem Nebelplättchen beendet, muss es aufdecken, und damit endet seine Aktion. Darüberlaufen bewirkt nichts.
rule-AN-MOVE-4 = Wer eine Bewegung auf einem Brunnen beendet, darf ihn sofort leeren; wer sie beim Händler beendet, darf sofort kaufen.
rule-AN-MOVE-5 = Über den Fluss führen nur drei Brücken: zwischen den Feldern 16 und 48 (die Seilbrücke), zwischen 46 und 47 und zwischen 38 und 39. Eine Brücke ist kein Feld und kostet nichts extra.
rule-AN-MOVE-6 = Die Felder 80 und 83 können Helden nicht betreten. Die Plätze der goldenen Schilde sind keine Felder.
rule-AN-MOVE-7 = Ein rotes X auf einer Brücke: Ihre beiden Felder grenzen nicht mehr aneinander, weder für Helden noch für Kreaturen.
rule-AN-MOVE-8 = Wer ein Feld in diesem Zug betreten hat, darf dort erst in einem späteren eigenen Zug kämpfen; vorher sind alle anderen an der Reihe.
rule-AN-MOVE-9 = In einer Bewegung darf man freie Felder (Trinkschlauch, Heilkraut) und mit Stunden bezahlte mischen. Eine Bewegung kann auch gar keine Stunde kosten.

## Kampf

rule-AN-FIGHT-1 = Eine Kreatur angreifen darf, wer auf ihrem Feld steht; der Bogenschütze und Helden mit einem Bogen dürfen es auch von einem angrenzenden Feld aus.
rule-AN-FIGHT-2 = Vor dem Kampf werden die Stärkepunkte und Willenspunkte der Kreatur festgehalten.
rule-AN-FIGHT-3 = Jede Kampfrunde beginnt damit, dass der Zeitstein des Helden eine Stunde vorrückt. Eine Überstunde wird vor dem Würfeln bezahlt.
rule-AN-FIGHT-4 = Der Held würfelt zuerst, mit allen seinen Würfeln auf einmal. Der Bogenschütze, und wer mit dem Bogen aus der Ferne schießt, wirft sie einzeln.
rule-AN-FIGHT-5 = Kampfwert des Helden: seine Stärkepunkte plus sein höchster Würfel, und was Helm, Trank, Heilkraut, der Prinz oder ein schwarzer Würfel daran ändern.
rule-AN-FIGHT-6 = Ob Trank oder Heilkraut eingesetzt wird und ob der Zauberer einen Würfel umdreht, entscheidet sich gleich nach dem Wurf, bevor die Kreatur würfelt.
rule-AN-FIGHT-7 = Der Bogenschütze, und jeder Held, der mit dem Bogen auf ein angrenzendes Feld schießt, wirft seine Würfel nacheinander und hört auf, wann er will, frühestens nach dem ersten; nur der letzte zählt. Andere Helden mit einem Bogen, die auf dem Feld der Kreatur selbst stehen, würfeln wie gewohnt.
rule-AN-FIGHT-8 = Wer links vom kämpfenden Helden sitzt, würfelt für die Kreatur, mit allen ihren Würfeln; wie viele das sind, sagen ihre Willenspunkte in diesem Augenblick. Gors, Skrale und Trolle haben rote Würfel, Wardraks schwarze.
rule-AN-FIGHT-9 = Für die Kreatur zählt der höchste Würfel oder die beste Summe gleicher Würfel, je nachdem, was mehr ist. Mit ihren Stärkepunkten zusammen ist das ihr Kampfwert.
rule-AN-FIGHT-10 = Wer die Kampfrunde verliert, verliert die Differenz an Willenspunkten. Bei Gleichstand ändert sich nichts. Auch ein Bogenschütze, der aus der Ferne angreift, kann Willenspunkte verlieren.
rule-AN-FIGHT-11 = Haben beide noch Willenspunkte, folgt sofort die nächste Kampfrunde, es sei denn, der Held hat keine Stunde mehr oder verlässt den Kampf.
rule-AN-FIGHT-12 = Eine Kreatur ohne Willenspunkte ist besiegt. Der Held nimmt sofort ihre Belohnung, in Gold und Willenspunkten, gemischt wie er mag; die Figur kommt auf Feld 80, und der Erzähler rückt sofort einen Buchstaben vor.
rule-AN-FIGHT-13 = Ein Held ohne Willenspunkte hat den Kampf verloren: Er verliert 1 Stärkepunkt, wenn er mehr als 1 hat, hat wieder 3 Willenspunkte, und der Nächste ist am Zug.
rule-AN-FIGHT-14 = Endet ein Kampf ohne Sieger, erholt sich die Kreatur: Der nächste Kampf beginnt mit ihren vollen Werten.
rule-AN-FIGHT-15 = Eine Kampfaktion gilt einer einzigen Kreatur; ist der Kampf zu Ende, ist es auch die Aktion, und es folgt kein zweiter Kampf in diesem Zug.
rule-AN-FIGHT-16 = Kreaturen beginnen nie einen Kampf.
rule-AN-FIGHT-17 = In jeder Kampfrunde wird neu abgelesen, wie viele Würfel Held und Kreatur haben, nach ihren Willenspunkten in diesem Augenblick.

## Gemeinsam kämpfen

rule-AN-GROUP-1 = Gemeinsam kämpfen können mehrere Helden, die auf dem Feld der Kreatur stehen; der Bogenschütze und Helden mit einem Bogen auf angrenzenden Feldern zählen dazu. Wer am Zug ist, bittet die anderen um Hilfe, und niemand muss mitkämpfen.
rule-AN-GROUP-2 = In jeder Kampfrunde rücken die Zeitsteine aller, die mitkämpfen, eine Stunde vor. Wer den Tag beendet hat oder keine Stunde mehr nutzen kann, kann nicht mitkämpfen.
rule-AN-GROUP-3 = Kampfwert der Gruppe: die Stärkepunkte aller, die mitkämpfen, plus das Würfelergebnis jedes Einzelnen, plus einmal die Hilfe der Verbündeten. Gewürfelt wird nacheinander: zuerst, wer um Hilfe gebeten hat, dann im Uhrzeigersinn.
rule-AN-GROUP-4 = Ob er einen Würfel umdreht, muss der Zauberer gleich nach diesem Wurf entscheiden, nicht erst, wenn alle gewürfelt haben.
rule-AN-GROUP-5 = Hat die Gruppe weniger als die Kreatur, verlieren alle, die mitkämpfen, die ganze Differenz. Hat sie mehr, verliert die Kreatur sie.
rule-AN-GROUP-6 = Die Sieger teilen die Belohnung unter sich auf, wie sie wollen; dazu gehört nur, wer in der letzten Kampfrunde dabei war.
rule-AN-GROUP-7 = Nach jeder Kampfrunde darf ein Held den Kampf verlassen, auch der, der um Hilfe gebeten hat; in diesen Kampf kann er nicht zurück. Es geht weiter, solange noch ein Held da ist. Ist der fort, der um Hilfe gebeten hat, eröffnet von da an der nächste Mitkämpfer zu seiner Linken die Kampfrunden.
rule-AN-GROUP-8 = Wer beim Mitkämpfen auf 0 Willenspunkte fällt, verliert 1 Stärkepunkt, wenn er mehr als 1 hat, hat wieder 3 Willenspunkte und scheidet aus dem Kampf aus; die anderen dürfen weiterkämpfen.
rule-AN-GROUP-9 = Danach ist am Zug, wer links von dem sitzt, der um Hilfe gebeten hat. Die anderen behalten ihren eigenen nächsten Zug.
rule-AN-GROUP-10 = Um Hilfe bitten darf man auch Helden, die in einem ihrer früheren Züge auf das Feld gekommen sind. Dass man dort nicht kämpfen darf, wo man eben angekommen ist, gilt nur für den eigenen Zug.

## Kreaturen

rule-AN-CREAT-1 = Gor: 2 Stärkepunkte, 4 Willenspunkte, Belohnung 2, rote Würfel, 16 Figuren.
rule-AN-CREAT-2 = Skral: 6 Stärkepunkte, 6 Willenspunkte, Belohnung 4, rote Würfel, 5 Figuren.
rule-AN-CREAT-3 = Wardrak: 10 Stärkepunkte, 7 Willenspunkte, Belohnung 6, schwarze Würfel, 2 Figuren.
rule-AN-CREAT-4 = Troll: 14 Stärkepunkte, 12 Willenspunkte, Belohnung 6, rote Würfel, 5 Figuren.
rule-AN-CREAT-5 = Die Willenspunkte einer Kreatur bestimmen ihre Würfel: bis 6 Willenspunkte 2 rote oder 1 schwarzer, ab 7 Willenspunkten 3 rote oder 2 schwarze.
rule-AN-CREAT-6 = Beim Sonnenaufgang zieht jede Kreatur auf das angrenzende Feld, auf das ihr Pfeil zeigt.
rule-AN-CREAT-7 = Reihenfolge: Gors, Skrale, dann Wardraks, Trolle und noch einmal die Wardraks. Innerhalb einer Art zieht zuerst die Kreatur auf dem Feld mit der niedrigsten Nummer.
rule-AN-CREAT-8 = Auf einem Feld steht höchstens eine Kreatur. Ist das Ziel von einer Kreatur besetzt, zieht die andere den Pfeil jenes Feldes entlang weiter, bis zum ersten freien Feld.
rule-AN-CREAT-9 = Ist der Weg versperrt (zerstörte Brücke, Geröll), bleibt die Kreatur stehen; ebenso, wenn sie beim Weiterziehen über besetzte Felder auf ein Hindernis stößt.
rule-AN-CREAT-10 = Steht dort, wo eine neue Kreatur erscheint, schon eine Kreatur, zieht die neue auf die gleiche Weise die Pfeile entlang weiter. Helden sind ihr nicht im Weg.
rule-AN-CREAT-11 = Kreaturen kümmern sich nicht um Nebel, Brunnen und andere Plättchen. Ausnahmen: Bauern, das Pergament in Legende 1 und die Edelsteine in den Legenden 4 und 5.
rule-AN-CREAT-12 = Wardraks ziehen also bei jedem Sonnenaufgang zweimal; beim zweiten Mal wird neu geschaut, welcher auf dem Feld mit der niedrigsten Nummer steht.
rule-AN-CREAT-13 = Eine Kreatur, die Feld 0 erreicht, dringt in die Burg ein und besetzt einen goldenen Schild.
rule-AN-CREAT-14 = Ist von einer Art keine Figur mehr übrig, wird eine genommen, die auf Feld 80 liegt; ist auch dort keine, erscheint nichts.
rule-AN-CREAT-15 = Eine Kreatur, die einen Ausgang erreicht, verlässt den Spielplan: kein Kampf, keine Belohnung, und der Erzähler zieht nicht. Was sie trägt, ist verloren.

## Sonnenaufgang

rule-AN-SUN-1 = Sonnenaufgang, Schritt 1: Eine Ereigniskarte der Legende wird gezogen und ausgeführt.
rule-AN-SUN-2 = Sonnenaufgang, Schritt 2: Die Gors ziehen.
rule-AN-SUN-3 = Sonnenaufgang, Schritt 3: Die Skrale ziehen.
rule-AN-SUN-4 = Sonnenaufgang, Schritt 4: Die Wardraks ziehen.
rule-AN-SUN-5 = Sonnenaufgang, Schritt 5: Die Trolle ziehen.
rule-AN-SUN-6 = Sonnenaufgang, Schritt 6: Die Wardraks ziehen noch einmal.
rule-AN-SUN-7 = Sonnenaufgang, Schritt 7: Leere Brunnen füllen sich wieder, außer dort, wo ein Held auf dem Feld steht.
rule-AN-SUN-8 = Sonnenaufgang, Schritt 8: Der Erzähler rückt einen Buchstaben vor; liegt dort ein Sternchen, wird die Karte vorgelesen.
rule-AN-SUN-9 = Beim Sonnenaufgang sind benutzte Falken wieder bereit. Was nur „heute“ galt, endet, bevor die Ereigniskarte gezogen wird.
rule-AN-SUN-10 = Geht die Legende verloren, während die Kreaturen ziehen, endet sie sofort; die weiteren Schritte fallen weg.

## Nebelplättchen

rule-AN-FOG-1 = Wer eine Bewegung auf einem Nebelplättchen beendet, muss es aufdecken und ausführen.
rule-AN-FOG-2 = Es kann eine Ereigniskarte bringen, Stärke- oder Willenspunkte, Gold aus dem Vorrat oder einen Trinkschlauch von der Ausrüstungstafel. Es kann auch die Hexe und ihren Trank bringen, oder auf dem Feld erscheint ein Gor.
rule-AN-FOG-3 = Danach kommt das Plättchen aus dem Spiel.
rule-AN-FOG-4 = Ein Plättchen, das mit dem Fernrohr aufgedeckt wurde, bleibt offen liegen und wirkt erst, wenn ein Held dort eine Bewegung beendet.
rule-AN-FOG-5 = Gegen einen Gor aus dem Nebel kann der Held nicht im selben Zug kämpfen, denn er ist ja gelaufen.
rule-AN-FOG-6 = Steht auf dem Feld schon eine Kreatur, zieht der Gor aus dem Nebel die Pfeile entlang weiter.
rule-AN-FOG-7 = Zuerst wird das Nebelplättchen ausgeführt; erst danach darf man anderes auf dem Feld benutzen oder nehmen.

## Brunnen

rule-AN-WELL-1 = Wer auf einem vollen Brunnen steht oder dort eine Bewegung beendet, darf ihn leeren: Er erhält 3 Willenspunkte (der Krieger 5), und das Plättchen wird umgedreht.
rule-AN-WELL-2 = Ein leerer Brunnen gibt nichts, bis er sich beim Sonnenaufgang wieder füllt.
rule-AN-WELL-3 = Niemand muss einen Brunnen leeren. Es kostet nichts und geht auch außer der Reihe.
rule-AN-WELL-4 = Manche Ereignisse nehmen einen Brunnen für immer aus dem Spiel.

## Händler

rule-AN-MERCH-1 = Händler gibt es auf den Feldern 18, 57 und 71.
rule-AN-MERCH-2 = Ein Stärkepunkt kostet 2 Gold, und man darf beliebig viele kaufen, bis zu 14. Trinkschlauch, Schild, Bogen, Falke, Helm und Fernrohr kosten je 2 Gold, solange der Vorrat reicht.
rule-AN-MERCH-3 = Auf Feld 71 zahlt der Zwerg 1 Gold für einen Stärkepunkt; Artikel kosten auch ihn 2 Gold.
rule-AN-MERCH-4 = Den Trank der Hexe verkaufen Händler nie. In Legende 1 verkaufen sie nur Stärkepunkte.
rule-AN-MERCH-5 = Kaufen ist keine Aktion: Man darf zu Beginn seines Zuges kaufen und danach noch eine Aktion ausführen.
rule-AN-MERCH-6 = Hat ein gekaufter Artikel keinen Platz, muss er einen anderen ersetzen; der bleibt auf dem Feld liegen.

## Hexe

rule-AN-WITCH-1 = Wer das Nebelplättchen mit der Hexe aufdeckt, erhält einen Trank von der Ausrüstungstafel umsonst, und die Hexe steht von nun an auf diesem Feld.
rule-AN-WITCH-2 = Danach darf jeder Held auf dem Feld der Hexe einen Trank kaufen.
rule-AN-WITCH-3 = Ein Trank kostet 3, 4 oder 5 Gold bei 2, 3 oder 4 Helden; der Bogenschütze zahlt immer 1 weniger.
rule-AN-WITCH-4 = Hat der Held, der die Hexe findet, keinen kleinen Platz frei, muss er etwas ablegen oder den Trank auf dem Feld liegen lassen.

## Prinz Thorald und die Schildzwerge

rule-AN-ALLY-1 = Prinz Thorald und die Schildzwerge sind nur dabei, wenn die Legende sie ins Spiel bringt.
rule-AN-ALLY-2 = Steht der Prinz auf dem Feld der angegriffenen Kreatur, gibt er 4 Stärkepunkte zum Kampfwert der Helden dazu, einmal für die ganze Gruppe und nicht für jeden Helden. Wo die Angreifer stehen, ist gleich.
rule-AN-ALLY-3 = Den Prinzen zu führen ist eine Aktion: 1 Stunde für bis zu 4 Felder. Das darf man im selben Zug wiederholen (2 Stunden: bis zu 8 Felder); dann ist der Nächste am Zug.
rule-AN-ALLY-4 = Der Prinz nimmt keine Plättchen, führt keine Bauern mit und deckt keinen Nebel auf. Brücken darf er benutzen.
rule-AN-ALLY-5 = Für die Schildzwerge gilt das Gleiche: 4 Stärkepunkte, 4 Felder je Stunde. Zusammen mit dem Prinzen geben sie 8 Stärkepunkte dazu.
rule-AN-ALLY-6 = Jede Stunde bewegt nur einen der Verbündeten; mit jeder neuen Stunde darf es ein anderer sein.

## Bauern

rule-AN-FARM-1 = Ein Held darf Bauern von seinem Feld mitnehmen, wenn er läuft, auch solche, denen er erst unterwegs begegnet, und mehrere zugleich.
rule-AN-FARM-2 = Ein Bauer, der in die Burg (0) kommt, wird umgedreht und neben die goldenen Schilde gelegt: Eine Kreatur mehr lässt sich dort aufhalten.
rule-AN-FARM-3 = Ein Held darf einen Bauern jederzeit auf einem Feld zurücklassen.
rule-AN-FARM-4 = Betritt ein Held mit Bauern das Feld einer Kreatur oder eine Kreatur das Feld von Bauern, kommen sofort alle Bauern dort aus dem Spiel.
rule-AN-FARM-5 = Auch wer das Feld einer Kreatur nur durchquert, betritt es. Ebenso geht ein Bauer verloren, auf dessen Feld eine neue Kreatur erscheint.

## Burg und goldene Schilde

rule-AN-SHLD-1 = Eine Kreatur, die in die Burg eindringt, kommt sofort auf einen freien goldenen Schild.
rule-AN-SHLD-2 = Die goldenen Schilde sind keine Felder: Kreaturen dort können nicht mehr angegriffen werden und ziehen nicht mehr.
rule-AN-SHLD-3 = Goldene Schilde: 3, 2 oder 1 bei 2, 3 oder 4 Helden; jeder Bauer in der Burg bringt einen dazu.
rule-AN-SHLD-4 = Dringt eine Kreatur in die Burg ein und ist kein goldener Schild frei, ist die Legende sofort verloren.
rule-AN-SHLD-5 = Eine Kreatur in der Burg ist nicht besiegt: Sie bringt keine Belohnung, und der Erzähler rückt nicht vor.

## Runensteine

rule-AN-RUNE-1 = Ein Runenstein braucht einen kleinen Platz. Mit dem Fernrohr lässt er sich aufdecken wie ein Nebelplättchen.
rule-AN-RUNE-2 = Man darf ihn auch dann aufdecken und nehmen, wenn auf dem Feld eine Kreatur steht.
rule-AN-RUNE-3 = Drei verschiedenfarbige Runensteine auf einer Heldentafel bringen diesem Helden einen schwarzen Würfel. Er darf ihn im Kampf statt seiner eigenen Würfel werfen, solange die drei dort liegen.
rule-AN-RUNE-4 = Wo die Runensteine liegen, sagen zwei Würfel: der rote die Zehner, der Heldenwürfel die Einer (11 bis 66). Fünf von sechs kommen ins Spiel; mehrere dürfen auf demselben Feld liegen.
rule-AN-RUNE-5 = Die 5 Runensteine im Spiel sind zwei von einer Farbe, zwei von einer anderen und einer von der dritten: Alle drei Farben kann also nur ein einziger Held sammeln.
rule-AN-RUNE-6 = Der Zauberer darf auch einen schwarzen Würfel umdrehen.

## Heilkräuter

rule-AN-HERB-1 = Ein Heilkraut braucht einen kleinen Platz. Seine Zahl ist sein Wert. Es wirkt nur einmal und kommt dann aus dem Spiel.
rule-AN-HERB-2 = Es gibt eines von dreien: so viele Felder Bewegung ohne Stunden, so viele Stärkepunkte für eine Kampfrunde oder so viele Willenspunkte.
rule-AN-HERB-3 = Der Wert lässt sich nicht auf mehreres aufteilen. Man muss ihn nicht ganz ausnutzen, doch der Rest verfällt.
rule-AN-HERB-4 = Wessen Zeitstein im Sonnenaufgang-Feld liegt, kann es nicht benutzen. Weitergeben darf man es wie jedes andere Ding.

## Artikel

rule-AN-ITEM-1 = Helm: Wer ihn trägt, zählt gleiche Würfel seines Wurfs zusammen. Es gilt diese Summe oder der höchste Würfel, je nachdem, was mehr ist.
rule-AN-ITEM-2 = Der Helm nützt dem Bogenschützen nichts, ebenso wenig beim Schuss mit dem Bogen aus der Ferne, dem Zauberer mit seinem einen Würfel oder beim Wurf des schwarzen Würfels.
rule-AN-ITEM-3 = Helm und Trank der Hexe dürfen nicht für denselben Wurf eingesetzt werden.
rule-AN-ITEM-4 = Trank der Hexe (kleiner Platz): verdoppelt im Kampf einen eigenen Würfel. Er reicht zweimal, höchstens einmal je Kampfrunde.
rule-AN-ITEM-5 = Schild (großer Platz, zweimal einsetzbar): Nach einer Kampfrunde verliert sein Träger keine Willenspunkte, und nur er, auch in einem gemeinsamen Kampf. Oder er wehrt für alle eine Ereigniskarte ab, die einen Schild zeigt.
rule-AN-ITEM-6 = Bogen (großer Platz): Man darf auf ein angrenzendes Feld angreifen. Dabei wirft man seine Würfel einzeln, und nur der letzte zählt.
rule-AN-ITEM-7 = Falke (großer Platz): Einmal am Tag tauschen zwei Helden, gleich wo sie sind, beliebig viele kleine Dinge, Helme, Gold und Edelsteine, aber keine großen Artikel. Nicht während eines Kampfes. Danach ruht er bis zum Sonnenaufgang. Hat keiner der beiden etwas davon, wird er nicht eingesetzt.
rule-AN-ITEM-8 = Fernrohr (kleiner Platz): deckt Nebelplättchen und Runensteine auf angrenzenden Feldern auf, einzelne oder alle, ohne sie auszulösen. Ein Held darf es auch außer der Reihe benutzen, aber nicht mitten in einer Bewegung.
rule-AN-ITEM-9 = Trinkschlauch (kleiner Platz, reicht zweimal): Jeder Schluck ist 1 Feld Bewegung ohne Stunde. In einer Bewegung darf man beide Schlucke trinken, auch aus mehreren Trinkschläuchen.
rule-AN-ITEM-10 = Verbrauchte Trinkschläuche, Schilde und Tränke kommen zurück auf die Ausrüstungstafel.
rule-AN-ITEM-11 = Gold und andere Dinge darf man auf dem eigenen Feld ablegen und aufnehmen und Helden auf demselben Feld geben.
rule-AN-ITEM-12 = Gift: kommt nur in Legende 5 ins Spiel und hat seine eigenen Regeln.
rule-AN-ITEM-13 = Dreht der Zauberer einen Würfel um, können dadurch gleiche Würfel entstehen, die der Helm dann zusammenzählt.

## Gold, Edelsteine, Pergamente, Geröll

rule-AN-TREAS-1 = Gold und Edelsteine darf man unbegrenzt tragen.
rule-AN-TREAS-2 = Beim Händler ist ein Edelstein so viel Gold wert, wie seine Zahl sagt. In Legende 5 ist er stattdessen ein Köder.
rule-AN-TREAS-3 = Pergament: kleiner Platz. Aufnehmen darf es nur, wer auf dem Feld steht, nie im Vorbeigehen.
rule-AN-TREAS-4 = Geröll hält Helden, Kreaturen und den Falken auf. Von einem angrenzenden Feld aus kann ein Held ihm mit der Kampfaktion zu Leibe rücken, 1 Stunde je Versuch, allein oder gemeinsam. Ist der Kampfwert mindestens so hoch wie die Zahl des Plättchens, ist es weggeräumt; reicht er für die Summe mehrerer, sind diese weggeräumt. Misslingt der Versuch, verliert niemand Willenspunkte.
rule-AN-TREAS-5 = Der Vorrat an Gold ist unbegrenzt; Plättchen darf man jederzeit wechseln.

## Ereigniskarten

rule-AN-EVENT-1 = Eine Ereigniskarte wird bei jedem Sonnenaufgang gezogen und für jedes Nebelplättchen, das eine zeigt: immer eine, und sie wird sofort ausgeführt.
rule-AN-EVENT-2 = Silberne Karten in Legende 1 (die Start-Ereigniskarte zuerst) und in Legende 4 (ohne sie), goldene in den Legenden 2, 3 und 5.
rule-AN-EVENT-3 = Eine Karte, die einen Schild zeigt, lässt sich für alle abwehren, bevor sie wirkt: Ein Held setzt dafür einmal seinen Schild ein.
rule-AN-EVENT-4 = Karten, die keinen Schild zeigen, lassen sich nicht abwehren. Einen Schild zeigen die silbernen Ereignisse 2, 4, 6, 8 und 10 und die goldenen 2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32 und 33.
rule-AN-EVENT-5 = Ein Ereignis wirkt sofort, oder „heute“ (bis der nächste Sonnenaufgang beginnt), oder es wartet auf einem Feld, bis es genutzt ist. Gelten an einem Tag zwei Karten, bleibt eine Stunde, die eine davon verbietet, verboten, was auch immer sie nach der anderen kosten würde.
rule-AN-EVENT-6 = Durch ein Ereignis fällt niemand unter 1 Stärkepunkt. Wer durch eines auf 0 Willenspunkte fällt, dem geht es wie nach einem verlorenen Kampf: Er verliert 1 Stärkepunkt, wenn er mehr als 1 hat, und hat wieder 3 Willenspunkte.
rule-AN-EVENT-7 = Was die Gruppe gemeinsam erhält oder verliert, teilt ihr auf, wie ihr wollt; unter 0 fällt niemand.
rule-AN-EVENT-8 = Kommen mehrere Helden infrage, entscheidet der Rang, der niedrigste oder der höchste, wie die Karte es sagt.
rule-AN-EVENT-9 = Karten, die Zeitsteine im Sonnenaufgang-Feld betreffen, gelten beim Sonnenaufgang für alle. Kommen sie aus dem Nebel, gelten sie nur für Helden, die ihren Tag beendet haben.
rule-AN-EVENT-10 = Zieht eine Kreatur wegen einer Karte, gilt das Übliche: den Pfeil entlang, über besetzte Felder hinweg, und bei versperrtem Weg bleibt sie stehen.
rule-AN-EVENT-11 = Benutzte Karten werden beiseitegelegt; ist der Stapel leer, werden sie zu einem neuen gemischt, ohne die Karten, die noch auf einem Feld warten.

## Schwierigkeit

rule-AN-DIFF-1 = Legende 1 hat nur eine Stufe. Ab Legende 2 gibt es manche Karten in einer leichten (grünen) und einer normalen (beigen) Fassung; ihr entscheidet euch vor der Legende und bleibt dabei.
rule-AN-DIFF-2 = Die Zahl der Helden bestimmt die goldenen Schilde, den Preis für den Trank der Hexe, die Stärke des Skrals auf dem Turm und wie viel man bei manchen Ereignissen zahlen kann, um sie abzuwenden.

## Das Ende einer Legende

rule-AN-END-1 = Die Legende ist sofort verloren, wenn eine Kreatur in die Burg eindringt und kein goldener Schild frei ist, oder wenn eine Legendenkarte es sagt. Nach dem Ende wird nicht weitergespielt.
rule-AN-END-2 = Auf N ist die Legende gewonnen, wenn alle ihre Ziele erreicht sind und die Burg gehalten wurde; sonst ist sie verloren.
rule-AN-END-3 = Manche Ziele bringen den Erzähler geradewegs auf N; was bei den übersprungenen Buchstaben liegt, wird nicht vorgelesen.

## Legende 1

rule-AN-L1-1 = Erster Teil: Die Plättchen der Einführung liegen aus; der Zwerg beginnt auf Feld 43, der Krieger auf Feld 25, der Bogenschütze auf Feld 53, der Zauberer auf Feld 9. Alle haben 7 Stunden, keine Überstunden, und es gibt keine Kreaturen. Was zu tun ist: Nebel aufdecken, 1 Stärkepunkt kaufen, den Brunnen leeren, eine Bewegung auf Feld 0 beenden. Dieser Teil endet, wenn ein Held eine Bewegung auf Feld 0 beendet oder alle Stunden verbraucht sind.
rule-AN-L1-2 = Zweiter Teil: Es gibt Brunnen auf den Feldern 5, 35, 45 und 55 und 11 Nebelplättchen (ohne Gors, Trinkschlauch und Trank). Keines liegt unter einem Helden, und vier Nebelkreise eurer Wahl bleiben leer. Der Tag beginnt mit einem vollständigen Sonnenaufgang: Start-Ereigniskarte, die Gors ziehen, Brunnen, Erzähler auf B.
rule-AN-L1-3 = Start-Ereigniskarte: Auf den Feldern 16, 22, 23 und 24 erscheinen Gors, auch dort, wo Helden stehen.
rule-AN-L1-4 = Karte B1: Jeder Held erhält 1 Stärkepunkt, die Gruppe 4 Gold; auf den Feldern 18, 57 und 71 sind Stärkepunkte zu kaufen. Karte B2: Von nun an darf man im eigenen Zug laufen oder kämpfen; vorher wird nicht gekämpft. Ein Held in der Burg beginnt den Tag.
rule-AN-L1-5 = Karte C: Auf den Feldern 8, 15, 43, 48 und 53 erscheinen Gors. Karte D: Von nun an verliert ihr, wenn eine Kreatur in die Burg eindringt und kein goldener Schild frei ist, und Helden dürfen gemeinsam kämpfen. Karte F: Auf Feld 32 erscheint ein Skral.
rule-AN-L1-6 = Karte H1: Die Seilbrücke zwischen den Feldern 16 und 48 ist zerstört; eine Kreatur auf Feld 48 bleibt dort stehen. Das Pergament liegt auf Feld 5 und muss zu Feld 57; sobald es dort ist, rückt der Erzähler sofort auf N vor.
rule-AN-L1-7 = Karte H2: Auf den Feldern 19, 36 und 56 erscheinen Gors, auf den Feldern 54 und 64 Skrale. Ist das Pergament, ob es liegt oder getragen wird, jemals mit einer Kreatur auf einem Feld, und sei es nur im Vorbeigehen, ist die Legende sofort verloren.
rule-AN-L1-8 = Buchstabe N: Ihr gewinnt, wenn das Pergament auf Feld 57 ist und die Burg gehalten wurde.
rule-AN-L1-9 = Neu beginnen nach einer Niederlage: Alle haben 1 Stärkepunkt und 7 Willenspunkte. Der Held mit dem niedrigsten Rang beginnt auf Feld 0, und sein Zeitstein liegt auf dem Hahn. Die anderen beginnen auf dem Feld, dessen Nummer ihr Rang ist. Es geht mit dem Aufbau des zweiten Teils los.

## Legende 2

rule-AN-L2-1 = Karte A3: Alle Helden beginnen auf dem Feld, dessen Nummer ihr Rang ist. Auf den Feldern 8, 20, 21, 26 und 48 erscheinen Gors, auf Feld 19 ein Skral. Bauern: auf der leichten Stufe auf den Feldern 24 und 36, auf der normalen nur auf Feld 24.
rule-AN-L2-2 = Karte A5: Ein Würfel bestimmt, bei welchem Buchstaben die Runensteine erscheinen: 1 B, 2 D, 3 E, 4 oder 5 F, 6 H. Alle haben 2 Stärkepunkte; die Gruppe erhält 5 Gold und 2 Trinkschläuche; Artikel sind zu kaufen. Der Held mit dem niedrigsten Rang beginnt.
rule-AN-L2-3 = Karte C1: Der Turm mit seinem Skral steht auf dem Feld 50 plus Heldenwürfel (51 bis 56); eine Kreatur dort wird entfernt. Helden dürfen das Feld betreten. Der Skral zieht nie, und andere Kreaturen überspringen sein Feld den Pfeil entlang. Er hat 6 Willenspunkte; bei 2, 3 oder 4 Helden auf der leichten Stufe 10, 20 oder 30 Stärkepunkte, auf der normalen 20, 30 oder 40. Auf Feld 28 erscheint ein Bauer. Ist dieser Skral besiegt, rückt der Erzähler auf N vor.
rule-AN-L2-4 = Karte C2: Auf den Feldern 27 und 31 erscheinen Gors, auf Feld 29 ein Skral; Prinz Thorald kommt auf Feld 72.
rule-AN-L2-5 = Karte G: Der Prinz verlässt den Spielplan; auf den Feldern 26 und 27 erscheinen Wardraks.
rule-AN-L2-6 = Karte mit den Runensteinen, leicht: ein Gor auf Feld 43, ein Skral auf Feld 39 und fünf Runensteine. Normal: Gors auf den Feldern 32 und 43, ein Skral auf Feld 39, und die Runensteine nur, wenn die Hexe schon gefunden ist; sonst gibt es keine.
rule-AN-L2-7 = Karte der Hexe, vorgelesen, wenn ihr Nebelplättchen aufgedeckt wird: Wer sie findet, erhält einen Trank, und sie steht von nun an auf diesem Feld. Ein Würfel bestimmt, wo das Heilkraut ist: bei 1 oder 2 auf Feld 37, bei 3 oder 4 auf Feld 67, bei 5 oder 6 auf Feld 61. Mit ihm erscheint ein Gor, der es mit sich trägt; erst wenn er besiegt ist, kann man es nehmen.
rule-AN-L2-8 = Buchstabe N: Ihr gewinnt, wenn das Heilkraut auf Feld 0 ist, der Skral auf dem Turm besiegt ist und die Burg gehalten wurde.
rule-AN-L2-9 = Für die Kreatur, die dem Turm weichen muss, gibt es keine Belohnung, und der Erzähler rückt nicht vor; was sie trug, bleibt auf dem Feld. Ein Held dort darf es nehmen, ohne zuvor den Skral des Turms zu besiegen.
rule-AN-L2-10 = Der Skral auf dem Turm bringt die Belohnung 4, wie jeder Skral.

## Die Mine

rule-AN-MINE-1 = Die Minenseite des Spielplans hat die Felder 0 bis 71 und das Feld 80, verbunden durch 99 Wege; die Felder 72 und 81 bis 84 fehlen hier. Besiegte Kreaturen kommen auf Feld 80, das niemand betreten kann.
rule-AN-MINE-2 = Der Waldteil sind die Felder 41, 43 bis 47, 49 bis 63, 65 und 70; alle anderen gehören zum Minenteil. Verbunden sind sie nur durch das Tor auf Feld 69, mit Wegen zu den Feldern 50 und 51. Fels trennt diese Felder: 27 und 41, 37 und 53, 41 und 42, 42 und 56, 53 und 67.
rule-AN-MINE-3 = Die Pfeile des Waldteils und der Felder 69 und 29 führen zu Feld 63, die aller anderen Felder des Minenteils zu Feld 0. Die Felder 0 und 63 haben keinen Pfeil.
rule-AN-MINE-4 = Zur Seite des Ausgangs gehören die Felder 0 bis 10, 31 bis 33, 48, 64 und 71. Dorthin führen nur zwei Wege: die Hängebrücke zwischen den Feldern 33 und 34 und der See auf Feld 11, mit Wegen zu den Feldern 7 und 9.
rule-AN-MINE-5 = Wer Feld 11 betritt, muss seine Bewegung dort beenden und zieht sofort eine Karte des Geheimen Sees, jedes Mal. Wer das Feld verlässt, zieht keine; auch für Kreaturen und andere Figuren wird keine gezogen.
rule-AN-MINE-6 = Die Feuerschlote sind auf den Feldern 10, 20 und 30. Von jedem aus folgt das Feuer den Pfeilen. Das erste nimmt die Felder 10, 5, 4, 3, 2 und 0. Das zweite nimmt die Felder 20, 19, 18, 16, 15 und 14, das dritte die Felder 30, 23, 22, 16, 15 und 14.
rule-AN-MINE-7 = Feuerstoß: Nacheinander wird je ein roter Würfel für die Schlote auf den Feldern 10, 20 und 30 geworfen. Jeder Feuerstoß reicht vom Schlot an so viele Felder weit, wie sein Würfel zeigt, und jeder Held darauf verliert ebenso viele Willenspunkte, auch wer den Tag beendet hat. Kreaturen, Edelsteinen und anderen Dingen schadet er nicht.
rule-AN-MINE-8 = Wer von zwei Feuerstößen zugleich getroffen wird, verliert nur den höheren Wert, also nie mehr als 6. Ein Schild, einmal eingesetzt, bewahrt seinen Träger vor dem ganzen Feuer; angesagt wird das nach dem Würfeln.
rule-AN-MINE-9 = Brunnen gibt es auf den Feldern 8, 39, 55 und 66, Händler auf den Feldern 65 und 71; auf Feld 71 zahlt der Zwerg 1 Gold für einen Stärkepunkt. Edelsteine gelten bei Händlern als Gold; wer mit einem bezahlt, nimmt ihn aus dem Spiel.
rule-AN-MINE-10 = Geröll auf Feld 68 versperrt die Rüstkammer auf Feld 27. Ein Feld mit Geröll kann niemand betreten; eine Kreatur, der es den Weg versperrt, bleibt stehen.
rule-AN-MINE-11 = Der Sonnenaufgang auf dieser Seite: Feuer, Gors, Skrale, Wardraks, Trolle, noch einmal die Wardraks, Brunnen, Erzähler. Eine Ereigniskarte wird nicht gezogen.
rule-AN-MINE-12 = Für Ereigniskarten ist der „Wald“ der Waldteil. Die Felder 0 bis 9, Feld 26 und der Brunnen auf Feld 55 sind die dieser Seite, und ein Flussufer gibt es nicht. Alle elf silbernen Karten gelten, wie sie sind.
rule-AN-MINE-13 = Auf dieser Seite gibt es keine Burg und keine goldenen Schilde.

## Kreaturenplättchen

rule-AN-TOKEN-1 = Kreaturenplättchen: Auf den Feldern 15 und 26 erscheinen Gors.
rule-AN-TOKEN-2 = Kreaturenplättchen: Auf Feld 21 erscheint ein Gor, auf Feld 23 ein Troll.
rule-AN-TOKEN-3 = Kreaturenplättchen: Auf Feld 48 erscheint ein Skral; auf Feld 50 werden 2 Gold gelegt.
rule-AN-TOKEN-4 = Kreaturenplättchen: Auf Feld 43 erscheint ein Gor, auf Feld 42 ein Skral.
rule-AN-TOKEN-5 = Kreaturenplättchen: Auf Feld 41 erscheint ein Gor, auf Feld 32 ein Skral.
rule-AN-TOKEN-6 = Kreaturenplättchen: Auf Feld 50 erscheint ein Gor, auf Feld 51 ein Wardrak.
rule-AN-TOKEN-7 = Kreaturenplättchen: Auf Feld 67 erscheint ein Wardrak.
rule-AN-TOKEN-8 = Kreaturenplättchen: Auf Feld 61 wird verdeckt ein Heilkraut gelegt.
rule-AN-TOKEN-9 = Kreaturenplättchen: Jeder Gor auf den Feldern 16 bis 36 zieht sofort 1 Feld seinen Pfeil entlang.
rule-AN-TOKEN-10 = Kreaturenplättchen: Der Skral auf dem Feld mit der niedrigsten Nummer zieht 1 Feld seinen Pfeil entlang.
rule-AN-TOKEN-11 = Kreaturenplättchen: Der Troll auf dem Feld mit der höchsten Nummer zieht 1 Feld seinen Pfeil entlang.
rule-AN-TOKEN-12 = Kreaturenplättchen: Auf Feld 37 erscheint ein Troll.
rule-AN-TOKEN-13 = Kreaturenplättchen: Auf Feld 28 erscheint ein Gor, auf Feld 69 ein Troll.
rule-AN-TOKEN-14 = Kreaturenplättchen: Auf den Feldern 12 und 56 erscheinen Gors.
rule-AN-TOKEN-15 = Kreaturenplättchen: Auf Feld 34 erscheint ein Skral.
rule-AN-TOKEN-16 = Die Kreaturenplättchen werden verdeckt gemischt. Eines ausführen heißt: ziehen, zeigen, sofort tun, was es sagt, und aus dem Spiel nehmen.
rule-AN-TOKEN-17 = Kommen Plättchen auf die Legendenleiste, bestimmt ein Heldenwürfel für jedes den Buchstaben: 1 B, 2 D, 3 E, 4 oder 5 F, 6 H. An einem Buchstaben liegen höchstens zwei, sonst wird neu gewürfelt. Kommt der Erzähler dort an, werden sie nacheinander ausgeführt, noch vor den Karten dieses Buchstabens.
rule-AN-TOKEN-18 = Steht auf dem Feld schon eine Kreatur, zieht die neue die Pfeile entlang weiter. Ist von der Art, die ziehen soll, keine Kreatur auf dem Spielplan, geschieht nichts. Kreaturen, die nie ziehen, bewegt auch kein Plättchen.
rule-AN-TOKEN-19 = Fehlt eine Figur, wird eine von Feld 80 genommen; ist auch dort keine, erscheint nichts. Alle Plättchen zusammen brauchen 9 Gors, 4 Skrale, 3 Trolle und 2 Wardraks.

## Legende 3

rule-AN-L3-1 = Legende 3 spielt auf der Burgseite, mit dem üblichen Aufbau und den goldenen Ereigniskarten. Alle Helden haben 3 Stärkepunkte und 7 Willenspunkte und beginnen auf dem Feld, dessen Nummer ihr Rang ist.
rule-AN-L3-2 = Zu Beginn steht ein Gor auf Feld 9 und ein Troll auf Feld 30. Auf Feld 24 wartet ein Bauer, auf der leichten Stufe ein weiterer auf Feld 36.
rule-AN-L3-3 = Die Schicksale kommen vor den Kreaturenplättchen; jedes wird ausgeführt, sobald es ausgeteilt ist.
rule-AN-L3-4 = Einer von vier Endgegnern wird zufällig gezogen; niemand sieht, welcher.
rule-AN-L3-5 = Kreaturenplättchen, die beim Aufbau ausgeführt werden, bei 2, 3 oder 4 Helden: 2, 2 oder 1. Danach kommen fünf weitere auf die Legendenleiste.
rule-AN-L3-6 = Die Gruppe erhält auf der normalen Stufe 6 Gold, auf der leichten 8, dazu 2 Trinkschläuche. Artikel sind von Anfang an zu kaufen.
rule-AN-L3-7 = Karte C bringt fünf der sechs Runensteine. Ist das Schicksal des Runenfressers im Spiel, liegt der sechste schon für Feld 60 bereit.
rule-AN-L3-8 = Prinz Thorald ist von Buchstabe D bis I dabei: Karte D bringt ihn auf Feld 72. Bei I verlässt er den Spielplan, und auf Feld 46 erscheint ein Gor, auf der normalen Stufe auch auf Feld 54 ein Skral.
rule-AN-L3-9 = Sobald jedes Schicksal erledigt ist (erfüllt oder, auf der leichten Stufe, gescheitert), wird die Karte „Schwarze Magie“ aufgedeckt und sofort ausgeführt, auch mitten in einem Zug. Läuft gerade eine Kampfrunde, wird diese erst beendet.
rule-AN-L3-10 = Jedes erfüllte Schicksal schwächt den Endgegner: Bei 2, 3 oder 4 Helden verliert er 4, 3 oder 2 Stärkepunkte, der Spiegel stattdessen 2 Willenspunkte. Das steht fest, sobald die Karte aufgedeckt ist.
rule-AN-L3-11 = Ist der Endgegner besiegt (von den Zwillingen der letzte), rückt der Erzähler sofort auf N vor. Auf N ist die Legende gewonnen, wenn das geschehen ist und die Burg gehalten wurde.
rule-AN-L3-12 = Erreicht der Erzähler vorher N, ist die Legende verloren, auch wenn noch Schicksale offen sind und niemand den Gegner je gesehen hat.
rule-AN-L3-13 = Der Spiegel, ein verzauberter Gor, erscheint nach dem Würfel: bei 1 oder 2 auf Feld 27, bei 3 oder 4 auf Feld 43, bei 5 oder 6 auf Feld 51. Er hat so viele Stärkepunkte wie alle Helden der Kampfrunde zusammen, ohne Heilkräuter, Verbündete und andere Hilfe. Bei 2, 3 oder 4 Helden hat er 12, 16 oder 16 Willenspunkte, 2 weniger je erfülltem Schicksal. Er würfelt mit einem schwarzen Würfel je Held der Kampfrunde, auf der leichten Stufe mit einem weniger, aber mindestens mit einem, und zählt gleiche zusammen. Er zieht wie ein Gor, und betritt er Feld 0, ist die Legende verloren.
rule-AN-L3-14 = Varkur, der dunkle Magier, erscheint nach dem Würfel: bei 1 oder 2 auf Feld 30, bei 3 oder 4 auf Feld 39, bei 5 oder 6 auf Feld 53. Eine Kreatur dort wird entfernt. Bei 2, 3 oder 4 Helden hat er 20, 30 oder 40 Stärkepunkte (leicht 14, 24 oder 34), 4, 3 oder 2 weniger je erfülltem Schicksal. Er hat 10, 12 oder 12 Willenspunkte und ab 7 Willenspunkten 2 schwarze Würfel, sonst 1. Er zieht nie, und Kreaturen überspringen sein Feld. Bei jedem Sonnenaufgang erscheint, nachdem die Kreaturen gezogen sind, ein Gor auf dem Feld, auf das sein Pfeil zeigt, und zieht weiter, wenn es besetzt ist.
rule-AN-L3-15 = Die Zwillinge sind zwei Wardraks. Wardraks auf dem Spielplan werden dort, wo sie stehen, zu Zwillingen; fehlende erscheinen auf Feld 65, dann auf Feld 66. Bei 2, 3 oder 4 Helden hat jeder 18, 27 oder 36 Stärkepunkte (leicht 12, 21 oder 30), 4, 3 oder 2 weniger je erfülltem Schicksal. Jeder hat 7 Willenspunkte und ab 7 Willenspunkten 2 schwarze Würfel, sonst 1. Sie ziehen wie Wardraks zweimal, und betritt einer Feld 0, ist die Legende verloren. Der zuerst besiegte bringt wie üblich die Belohnung 6 und lässt den Erzähler vorrücken. Von da an gewinnt der andere zu Beginn jedes Sonnenaufgangs auf Dauer 4, 6 oder 8 Stärkepunkte.
rule-AN-L3-16 = Urgat, der Anführer der Horde, ist ein Troll. Er erscheint nach dem Würfel: bei 1 oder 2 auf Feld 31, bei 3 oder 4 auf Feld 44, bei 5 oder 6 auf Feld 52. Bei 2, 3 oder 4 Helden hat er 20, 28 oder 36 Stärkepunkte (leicht 14, 22 oder 30), 4, 3 oder 2 weniger je erfülltem Schicksal. Dazu kommen 1, 2 oder 2 für jede andere Kreatur auf dem Spielplan, auch wenn sie nie zieht, aber nicht für die auf goldenen Schilden oder auf Feld 80. Er hat 12 Willenspunkte und ab 7 Willenspunkten 3 rote Würfel, sonst 2. Er zieht wie ein Troll, und betritt er Feld 0, ist die Legende verloren.
rule-AN-L3-17 = Die Burg wird verteidigt wie immer. Betritt aber ein Endgegner Feld 0, ist die Legende sofort verloren, auch wenn goldene Schilde frei sind.
rule-AN-L3-18 = Ereignisse und Kreaturenplättchen bewegen Endgegner nicht, Gift schadet ihnen nicht, und eine Belohnung bringen sie nur, wenn ihre Regel es sagt.

## Schicksale

rule-AN-FATE-1 = Der alte Bund, für alle: Bringt zwei Runensteine auf Feld 71, ob sie dort liegen oder Helden sie tragen; die Steine kommen mit Karte C. Belohnung: die Schildzwerge auf Feld 71, bis die Legende endet. Scheitern kann es nicht.
rule-AN-FATE-2 = Das Versprechen an die Heilerin, für alle: Beim Austeilen kommt ein Heilkraut offen auf Feld 40, 53 oder 65 (Würfel 1 oder 2, 3 oder 4, 5 oder 6). Dann deckt der Besitzer zwei Nebelplättchen auf. Bringt ein Heilkraut und einen Trank der Hexe, auch einen halb verbrauchten, auf Feld 0. Belohnung: 8 Willenspunkte für die Gruppe. Es scheitert, wenn kein Heilkraut mehr im Spiel ist.
rule-AN-FATE-3 = Der Schwur des Schäfers, für alle: Beim Austeilen kommt ein Bauer auf Feld 64. Bringt einen Bauern auf Feld 69, 70, 81, 82 oder 84. Belohnung: 3 Stärkepunkte für den Helden, dem das gelingt.
rule-AN-FATE-4 = Zwei auf eigene Faust, nur für den Besitzer: Beim Austeilen erhält er 1 Stärkepunkt, und auf den Feldern 22 und 33 erscheinen Gors. Er muss zwei Kreaturen ohne jede Hilfe besiegen (kein anderer Held im Kampf, kein Verbündeter auf dem Feld), bevor der Erzähler F erreicht. Belohnung: 2 Stärkepunkte; kommt F zuerst, ist es gescheitert.
rule-AN-FATE-5 = Die Hochzeit, für alle: Beim Austeilen kommt ein Bauer auf Feld 28. Bringt einen Bauern auf Feld 57; dort darf keine Kreatur stehen. Belohnung: 4 Gold und ein Trinkschlauch für die Gruppe.
rule-AN-FATE-6 = Der Runenfresser: Beim Austeilen erscheint auf Feld 60 ein Gor, der nie zieht. Er hat 6 Stärkepunkte, 6 Willenspunkte und immer 1 schwarzen Würfel. Besiegt ihn mit dem Besitzer im Kampf. Belohnung: die üblichen 2, dazu der sechste Runenstein auf Feld 60. Scheitern kann es nicht.
rule-AN-FATE-7 = Der Wegzoll: Beim Austeilen kommt der Troll vom Feld mit der höchsten Nummer auf Feld 57 und bleibt dort. Gibt es keinen, erscheint ein neuer. Eine Kreatur auf Feld 57 wird entfernt. Besiegt den Troll mit dem Besitzer im Kampf. Belohnung: die üblichen 6, dazu ein Artikel nach Wahl des Besitzers, aber kein Trank. Ist kein Platz frei, liegt er auf dem Feld des Besitzers. Scheitern kann es nicht.
rule-AN-FATE-8 = Briefe vom Baum, für alle: Beim Austeilen kommen zwei der sechs Pergamente offen auf Feld 57. Legt jedes auf dem Feld ab, dessen Nummer es zeigt: 7, 8, 10, 11, 14 oder 17. Belohnung: Die Karte „Schwarze Magie“ wird jetzt aufgedeckt, wirkt aber erst, wenn alle Schicksale erledigt sind, und die Gruppe erhält 2 Gold; scheitern kann es nicht.
rule-AN-FATE-9 = Die lange Wache, nur für den Besitzer: Er muss bei drei Sonnenaufgängen zu deren Beginn auf Feld 17 stehen. Belohnung: Das nächste Kreaturenplättchen auf der Legendenleiste kommt ungesehen aus dem Spiel; liegt keines mehr dort, erhält er 3 Gold. Scheitern kann es nicht.
rule-AN-FATE-10 = Alte Schulden, nur für den Besitzer: Er zahlt auf Feld 72 8 Gold, auf der leichten Stufe 6. Belohnung: 1 Stärkepunkt für jeden Helden. Scheitern kann es nicht.
rule-AN-FATE-11 = Jeder Held erhält ein Schicksal, der mit dem höchsten Rang zuerst, offen für alle. Die übrigen kommen aus dem Spiel.
rule-AN-FATE-12 = Ein Schicksal ist erfüllt, sobald seine Bedingung eintritt, auch außer der Reihe. Was es verlangt, wird abgegeben: Steine, Heilkraut, Pergamente, Gold und Bauer kommen aus dem Spiel, ein Trank zurück auf die Ausrüstungstafel. Die Belohnung gibt es sofort, und die Karte wird umgedreht.
rule-AN-FATE-13 = „Für alle“: Jeder Held darf es ganz oder zum Teil tun; eine Belohnung für einen Helden erhält, wer es vollendet. „Nur für den Besitzer“: Niemand sonst kann es tun. „Nur mit dem Besitzer im Kampf“: Ohne ihn kämpft niemand gegen diese Kreatur; verlässt er den Kampf, ist der zu Ende, und die Kreatur erholt sich.
rule-AN-FATE-14 = Ein Schicksal, das sich nicht mehr erfüllen lässt, ist gescheitert. Auf der normalen Stufe ist die Legende dann sofort verloren; auf der leichten gilt es als erledigt, schwächt den Endgegner aber nicht.
rule-AN-FATE-15 = Die Kreaturen, die durch Schicksale auf den Feldern 60 und 57 stehen, ziehen nie, weder beim Sonnenaufgang noch durch Plättchen, Ereignisse oder Karten. Andere überspringen ihr Feld den Pfeil entlang, neue ziehen weiter. Helden dürfen es betreten und durchqueren und auf Feld 57 kaufen.
rule-AN-FATE-16 = Für den Schwur des Schäfers und für die Hochzeit taugt jeder Bauer. Eines dieser Schicksale scheitert, wenn weniger Bauern auf dem Spielplan sind, allein oder von Helden geführt, als solche Schicksale offen sind. Ein Bauer bei den goldenen Schilden zählt nicht mehr.

## Legende 4

rule-AN-L4-1 = Legende 4 spielt auf der Minenseite mit den silbernen Ereigniskarten, ohne die Start-Ereigniskarte. Die 11 Edelsteine kommen verdeckt auf die Felder 0, 2, 3, 4, 6, 13, 14, 16, 19, 22 und 23. Wohin 5 Runensteine und 2 Heilkräuter kommen, bestimmen Würfel. 4 der 8 Geröllplättchen kommen offen auf Feld 68. Auf Feld 27 liegen Helm, Schild, Bogen und Trinkschlauch, auf Feld 40 ein Schild, auf den Feldern 42 und 48 je 2 Gold. Auf Feld 6 liegt ein Hort von 4, 6 oder 8 Gold bei 2, 3 oder 4 Helden. Händler verkaufen wie üblich.
rule-AN-L4-2 = Einen Edelstein deckt ein Held auf, der auf dem Feld steht oder ein Fernrohr benutzt. Ihn zu nehmen ist eine freie Aktion für einen Helden, der dort steht.
rule-AN-L4-3 = Die Wachen: Gors auf den Feldern 3, 13 und 22, ein Skral auf Feld 16, ein Troll auf Feld 6. Auf der normalen Stufe steht auch ein Skral auf Feld 33. Ab 3 Helden steht ein Gor auf Feld 34, bei 4 noch einer auf Feld 28. Eine Kreatur, die von Anfang an auf einem Edelstein steht, nimmt ihn nicht aus dem Spiel.
rule-AN-L4-4 = Die Helden beginnen auf Feld 70 mit 2 Stärkepunkten und 7 Willenspunkten; die Gruppe erhält 4, 6 oder 8 Gold bei 2, 3 oder 4 Helden. Das N-Plättchen liegt mit der grünen Seite nach oben, auf der leichten Stufe bei N, auf der normalen bei L; der Held mit dem niedrigsten Rang beginnt.
rule-AN-L4-5 = Die Legende endet, wenn Erzähler und N-Plättchen denselben Buchstaben erreichen oder aneinander vorbeikommen; dann wird Karte N vorgelesen.
rule-AN-L4-6 = Vor dem Alarm ziehen Kreaturen im Minenteil beim Sonnenaufgang nicht. Die im Waldteil, die Gors aus dem Nebel, ziehen von Anfang an.
rule-AN-L4-7 = Alarm gibt es im Minenteil, wenn ein Held das Feld einer Kreatur betritt, auch im Vorbeigehen. Alarm gibt es auch, wenn eine Kreatur das Feld eines Helden betritt oder dort erscheint. Ein Angriff aus der Ferne löst Alarm aus, wenn das Ziel nicht in der ersten Kampfrunde besiegt wird; dieser Kampf ist dann zu Ende. Wird die Kreatur aus der Ferne in der ersten Kampfrunde besiegt, bleibt es still, auch wenn mehrere gemeinsam schießen.
rule-AN-L4-8 = Beim Alarm wird das N-Plättchen auf die rote Seite gedreht; auf der normalen Stufe erscheint auf Feld 20 ein Skral. Von da an ziehen die Kreaturen beim Sonnenaufgang, und gekämpft wird wie üblich.
rule-AN-L4-9 = Eine Kreatur, die Feld 0 oder 63 betritt, kommt aus dem Spiel: keine Belohnung, und der Erzähler rückt nicht vor. Das N-Plättchen geht sofort einen Buchstaben zurück.
rule-AN-L4-10 = Zieht eine Kreatur auf ein Feld mit einem Edelstein oder erscheint sie dort, kommt der Edelstein aus dem Spiel.
rule-AN-L4-11 = Edelsteine und Gold auf dem Feld einer Kreatur kann man nicht nehmen, Runensteine schon.
rule-AN-L4-12 = Wird der erste Edelstein genommen, wird die Feuerkarte aufgedeckt. Von da an folgt auf jeden genommenen Edelstein ein Feuerstoß, und jeder Sonnenaufgang beginnt mit einem.
rule-AN-L4-13 = Ein Held, der auf 0 Willenspunkte fällt, wodurch auch immer, scheidet aus; sein Gold, seine Edelsteine, Artikel und anderen Dinge bleiben auf dem Feld. Die anderen spielen weiter und brauchen ebenso viel Schatz wie vorher. Ist kein Held mehr da, ist die Legende verloren.
rule-AN-L4-14 = Wer den Geheimen See betritt, zieht eine seiner Karten.
rule-AN-L4-15 = Auf Feld 0 darf ein Held Prinz Hallgard als freie Aktion Gold und Edelsteine übergeben. Sie kommen aus dem Spiel und zählen mit ihrem Wert.
rule-AN-L4-16 = Die Legende ist gewonnen, sobald genug Schatz übergeben ist: bei 2, 3 oder 4 Helden auf der normalen Stufe 30, 38 oder 46, auf der leichten 26, 34 oder 42.
rule-AN-L4-17 = Ereigniskarten kommen nur aus dem Nebel. Kämpfe und Belohnungen sind wie üblich, und jede besiegte Kreatur bringt den Erzähler voran.
rule-AN-L4-18 = Was in der Rüstkammer auf Feld 27 und in der Halle auf Feld 40 liegt, darf jeder Held nehmen, der dort steht.
rule-AN-L4-19 = Karte E: Auf Feld 25 erscheint ein Gor, auch wenn dort Helden stehen; dann gibt es Alarm.
rule-AN-L4-20 = Karte G: Die Decke stürzt ein. Ein Würfel bestimmt, wo zwei Geröllplättchen offen liegen: bei 1 oder 2 auf Feld 15, bei 3 oder 4 auf Feld 36, bei 5 oder 6 auf Feld 5. Eine Kreatur dort wird ohne Belohnung entfernt, und der Erzähler rückt nicht vor. Helden gehen auf ein angrenzendes Feld ihrer Wahl. Dinge bleiben unter dem Geröll, das auch Kreaturen den Weg versperrt.
rule-AN-L4-21 = Karte I löst den Alarm aus, falls es ihn noch nicht gab; auf der normalen Stufe erscheint auch ein Wardrak auf Feld 30.
rule-AN-L4-22 = Eine Kreatur, die über besetzte Felder weiterzieht, kann in einem Sonnenaufgang mehrere Felder weit kommen. Verloren ist nur der Edelstein auf dem Feld, auf dem sie anhält, nicht die auf übersprungenen Feldern.

## Geheimer See

rule-AN-LAKE-1 = Eisiger Griff: Du verlierst 3 Willenspunkte. Schildzeichen.
rule-AN-LAKE-2 = Sog der Tiefe: Wirf einen Heldenwürfel; so viele Willenspunkte verlierst du. Schildzeichen.
rule-AN-LAKE-3 = Schlingpflanzen: Wähle: Du verlierst 3 Willenspunkte, wenn dir mindestens 1 bleibt, oder dein Tag endet jetzt.
rule-AN-LAKE-4 = Der Zoll des Sees: Gib einen Edelstein deiner Wahl ab. Hast du keinen, geschieht nichts.
rule-AN-LAKE-5 = Abgetrieben: Du kommst auf Feld 9; das gilt als Betreten.
rule-AN-LAKE-6 = Trittsteine: Du darfst sofort 1 Feld laufen, ohne eine Stunde zu verbrauchen.
rule-AN-LAKE-7 = Leuchtendes Moos: Du erhältst 2 Willenspunkte, oder 4, wenn du höchstens 6 hast.
rule-AN-LAKE-8 = Versunkener Beutel: Du erhältst 2 Gold.
rule-AN-LAKE-9 = Der Schlauch des Fährmanns: Du erhältst einen Trinkschlauch.
rule-AN-LAKE-10 = Echo: Die Kreatur auf dem Feld mit der niedrigsten Nummer im Minenteil zieht 1 Feld ihren Pfeil entlang, auch vor dem Alarm. Schildzeichen.
rule-AN-LAKE-11 = Wer Feld 11 betritt, zieht eine Karte, bevor dort irgendetwas anderes geschieht. Benutzte Karten werden beiseitegelegt; ist der Stapel leer, werden sie zu einem neuen gemischt.
rule-AN-LAKE-12 = Eine Karte mit dem Schildzeichen kann der Held, der sie zieht, mit dem eigenen Schild abwehren; er setzt ihn dafür einmal ein.
rule-AN-LAKE-13 = Wer im See auf 0 Willenspunkte fällt, scheidet aus, wie überall in dieser Legende.

## Legende 5

rule-AN-L5-1 = Die Helden beginnen auf Feld 71 mit 7 Stärkepunkten (leicht 8) und 12 Willenspunkten. Die Gruppe erhält 9 Gold (leicht 12) und bei 2, 3 oder 4 Helden 3, 4 oder 5 zufällig gezogene Edelsteine. Edelsteine sind hier Köder und kein Geld. In der Burg stehen ein Skral und ein Gor, ein Skral und 2 Gors oder 2 Skrale und 2 Gors (leicht 2 Gors, 2 Gors oder ein Skral und 2 Gors). Gors stehen auf den Feldern 22 und 47 und auf der normalen Stufe bei 2 oder 3 Helden ein Skral auf Feld 34. Bauern warten auf den Feldern 24, 36 und 64 (leicht auch 40). Der Drache ist auf Feld 84, und drei der sechs Flüge liegen verdeckt bei C, F und I.
rule-AN-L5-2 = Solange Kreaturen Feld 0 halten, dürfen weder Helden noch Bauern es betreten, auch nicht der Prinz oder die Schildzwerge. Dort dürfen beliebig viele Kreaturen stehen, und sie folgen keinem Pfeil.
rule-AN-L5-3 = Kreaturen in der Burg kann man nur aus der Ferne angreifen: als Bogenschütze oder mit einem Bogen von Feld 1, 2, 4, 5, 6, 7 oder 11 aus. Die Angreifer wählen die Kreatur; Belohnung, Feld 80 und Erzähler wie üblich.
rule-AN-L5-4 = Eine Kreatur, die Feld 0 erreicht, solange es besetzt ist, stellt sich zu den anderen. Goldene Schilde werden nicht benutzt.
rule-AN-L5-5 = Ist keine Kreatur mehr auf Feld 0, ob besiegt, vergiftet oder fortgelockt, ist die Burg frei: sofort oder, beim Sonnenaufgang, wenn alle Kreaturen gezogen sind. Jeder Held erhält 3 Willenspunkte, fünf Runensteine kommen nach Würfeln ins Spiel und ein Heilkraut auf Feld 0.
rule-AN-L5-6 = Von da an gelten die goldenen Schilde wie immer: 3, 2 oder 1 bei 2, 3 oder 4 Helden, und einer mehr für jeden Bauern. Noch einmal besetzt werden kann die Burg nicht.
rule-AN-L5-7 = Am Ende einer Bewegung darf ein Held kostenlos einen Edelstein offen auf sein Feld legen, aber nicht auf das Feld einer Kreatur und nicht auf Feld 0, 80, 83 oder 84. Wer dort steht, darf ihn wieder nehmen.
rule-AN-L5-8 = Beim Sonnenaufgang zieht eine Kreatur neben einem Edelstein zu ihm statt ihren Pfeil entlang, in der üblichen Reihenfolge. Die in der Burg gelten als auf Feld 0 und sind daher in ihrer Art zuerst dran. Es lockt der wertvollste, bei gleichen der auf dem Feld mit der niedrigeren Nummer, aber nie dort, wo eine Kreatur oder der Drache ist. Der Edelstein kommt aus dem Spiel. Wardraks lassen sich in beiden Zügen locken.
rule-AN-L5-9 = Ein Edelstein kommt aus dem Spiel, wenn auf seinem Feld eine Kreatur erscheint, dorthin weiterzieht oder ihren Pfeil entlang dorthin kommt. Der Wächter des Prinzen und der Drache lassen sich nicht locken.
rule-AN-L5-10 = Ein Bauer hilft dort, wo ein Held mit ihm eine Bewegung beendet. Feld 71: Er ist in Sicherheit, und die Helden erhalten in jeder Kampfrunde gegen den Drachen 2 dazu, wo er auch ist. Feld 17: Er baut den Wachturm wieder auf, einmal; Feld 0: ein goldener Schild wie üblich, wenn die Burg frei ist.
rule-AN-L5-11 = Bauern gehen wie üblich verloren, und auch auf einem Feld, auf dem der Drache landet.
rule-AN-L5-12 = Wachturm auf Feld 17: Jeder Held, der dort steht, hat in jedem Kampf 2 Stärkepunkte mehr, auch aus der Ferne.
rule-AN-L5-13 = Das erste Nebelplättchen mit einem Gor bringt den Wächter des gefangenen Prinzen: Er zieht nicht, und andere Kreaturen überspringen sein Feld. Ist er besiegt oder vergiftet, ist der Prinz auf diesem Feld frei und folgt den üblichen Regeln. Das nächste solche Plättchen bringt einen gewöhnlichen Gor.
rule-AN-L5-14 = Sobald ein Bauer in Sicherheit ist, darf ein Held auf Feld 71 die Schildzwerge wecken, einmal und kostenlos, aber nicht, solange der Drache auf Feld 43 ist. Zwei Kreaturenplättchen werden ausgeführt (leicht nur eines), dann stehen die Schildzwerge auf Feld 71.
rule-AN-L5-15 = Karte D: Garz kommt auf Feld 18, 72 oder 28 (Würfel 1 oder 2, 3 oder 4, 5 oder 6). Er verkauft einem Helden auf seinem Feld eine Flasche Gift, für 3, 4 oder 5 Gold bei 2, 3 oder 4 Helden. Er bleibt, bis sie verkauft ist, auch wenn der Ort verbrannt oder geschlossen ist.
rule-AN-L5-16 = Für Hexe, Trank, Ereigniskarten und Nebel gilt das Übliche.
rule-AN-L5-17 = Bei C, F und I wird der Flug dort ausgeführt, und der Drache landet. Mit dem zweiten kommen Gors auf die Felder 43 und 26, ab 3 Helden auch ein Skral auf Feld 52. Mit dem dritten kommt ein Wardrak auf Feld 27 (normal) oder ein Troll auf Feld 66 (leicht). Ist der Drache besiegt, bringen Flüge nur noch diese Kreaturen.
rule-AN-L5-18 = Die Marktbrücke: Der Drache kommt auf Feld 39. Die Brücke zwischen den Feldern 38 und 39 ist zerstört; Helden auf Feld 38 verlieren 3 Willenspunkte.
rule-AN-L5-19 = Der Baum der Lieder: Der Drache kommt auf Feld 57. Der Händler dort ist für immer geschlossen; Helden im Wachsamen Wald verlieren 2 Willenspunkte.
rule-AN-L5-20 = Die Hexenjagd: Der Drache kommt auf das Feld der Hexe. Sie kommt aus dem Spiel, es sei denn, ein Held dort, den die Gruppe bestimmt, zahlt 4 Willenspunkte, um sie zu verstecken. Ist sie noch nicht gefunden, kommt der Drache auf das Feld mit der höchsten Nummer, auf dem noch Nebel liegt; der Nebel dort und auf angrenzenden Feldern wird aufgedeckt.
rule-AN-L5-21 = Brennende Felder: Der Drache kommt auf Feld 28. Bauern auf den Feldern 18, 28, 29, 36, 38 und 72 kommen aus dem Spiel; wen ein Held führt, der bleibt, wenn dieser Held 2 Willenspunkte zahlt.
rule-AN-L5-22 = Das Blut des Königs: Der Drache kommt auf das Feld des befreiten Prinzen, und der kommt aus dem Spiel, wenn kein Held bei ihm ist. Ist der Prinz nicht frei oder in der Burg, kommt der Drache auf Feld 72, und der Held mit dem niedrigsten Rang deckt zwei Nebelplättchen auf.
rule-AN-L5-23 = Vor dem Tor: Der Drache kommt auf Feld 43. Solange er dort ist, ist der Händler auf Feld 71 geschlossen, und die Schildzwerge lassen sich nicht wecken; Feld 71 erreicht man weiterhin über Feld 43.
rule-AN-L5-24 = Karte K: Der Drache landet auf Feld 13, 14, 16, 18, 36 oder 6, je nach Würfel von 1 bis 6.
rule-AN-L5-25 = Ist der Drache besiegt und die Burg frei, rückt der Erzähler sofort auf N vor; die Legende ist gewonnen, wenn die Burg gehalten wurde.
rule-AN-L5-26 = Erreicht der Erzähler N vorher, ist die Legende verloren: Der Drache dringt in die Burg ein, oder Kreaturen halten sie noch.
rule-AN-L5-27 = Manche Ereignisse lassen einen bestimmten Gor oder eine bestimmte Kreatur ziehen, andere stärken jede Kreatur um 1. Sie betreffen weder die Kreaturen in der Burg noch den Wächter des Prinzen oder den Drachen.

## Der Drache

rule-AN-DRAGON-1 = Der Drache hat 30, 44 oder 58 Stärkepunkte bei 2, 3 oder 4 Helden, keine Willenspunkte und drei schwarze Würfel, von denen gleiche zusammengezählt werden. Seine fünf Kampfkarten bilden einen gemischten Stapel.
rule-AN-DRAGON-2 = Der Drache zieht nie beim Sonnenaufgang, nur durch Karten. Kreaturen überspringen sein Feld; neue ziehen weiter.
rule-AN-DRAGON-3 = Gift, Köder, Ereignisse und Kreaturenplättchen wirken nicht auf den Drachen.
rule-AN-DRAGON-4 = Wo der Drache landet, kommt eine Kreatur aus dem Spiel, ohne Belohnung, und der Erzähler rückt nicht vor. Jeder Held dort verliert 3 Willenspunkte, behält aber mindestens 1, und Bauern kommen aus dem Spiel. Edelsteine, Nebel und andere Dinge bleiben.
rule-AN-DRAGON-5 = Hat er Feld 84 einmal verlassen, kann man den Drachen angreifen, wo er auch ist: von seinem Feld aus, und als Bogenschütze oder mit einem Bogen von angrenzenden Feldern aus.
rule-AN-DRAGON-6 = Beim ersten Angriff der Legende: Ist der Prinz frei und auf dem Spielplan, reitet er gegen den Schwarzen Herold, und beide kommen aus dem Spiel. Sonst bleibt der Herold, und der Drache hat bei 2, 3 oder 4 Helden 2, 3 oder 4 Stärkepunkte mehr, bis die Legende endet.
rule-AN-DRAGON-7 = Kampfwert des Drachen: Stärkepunkte und Würfel, plus der Herold, plus 2 für jede Kreatur in der noch besetzten Burg, minus 2 für jede entfernte Kampfkarte. Der Kampfwert der Helden ist wie üblich, dazu kommt Hilfe. Die Schildzwerge auf dem Feld des Drachen geben 4. Jeder Bauer, der auf Feld 71 in Sicherheit ist, gibt 2, ebenso jeder Held, der vom Wachturm aus kämpft.
rule-AN-DRAGON-8 = Ist der Kampfwert der Helden höher, kommt die oberste Kampfkarte ungelesen aus dem Spiel. Wenn nicht, auch bei Gleichstand, wird sie vorgelesen, ausgeführt und unter den Stapel gelegt. Auf andere Weise verliert niemand Willenspunkte.
rule-AN-DRAGON-9 = Eine Kampfkarte mit dem Schildzeichen ist für alle im Kampf abgewehrt, wenn einer von ihnen einmal seinen Schild einsetzt. Unter den Stapel kommt sie trotzdem.
rule-AN-DRAGON-10 = Ist die dritte Kampfkarte entfernt, ist der Drache besiegt. Er verlässt den Spielplan und kommt nicht auf Feld 80; es gibt keine Belohnung, und der Erzähler rückt nicht vor.
rule-AN-DRAGON-11 = Jede Kampfrunde kostet jeden, der mitkämpft, 1 Stunde. Man darf den Kampf abbrechen und in einem späteren Zug oder an einem späteren Tag fortsetzen: Entfernte Karten bleiben entfernt, der Stapel behält seine Reihenfolge, und der Drache erholt sich nicht.
rule-AN-DRAGON-12 = Wer auf 0 Willenspunkte fällt, wird behandelt wie in jedem Kampf. Er verliert 1 Stärkepunkt, wenn er mehr als 1 hat, hat wieder 3 Willenspunkte und scheidet aus diesem Kampf aus.
rule-AN-DRAGON-13 = Der schwarze Würfel der Runensteine ist der vierte; der Drache würfelt mit den anderen drei.
rule-AN-DRAGON-14 = Feueratem: Alle, die mitkämpfen, verlieren 3 Willenspunkte. Schildzeichen.
rule-AN-DRAGON-15 = Der Schweif: Wer auf dem Feld des Drachen mitkämpft, verliert 4 Willenspunkte; wer auf einem angrenzenden Feld steht, verliert nichts. Schildzeichen.
rule-AN-DRAGON-16 = Sturm der Schwingen: Die Zeitsteine aller, die mitkämpfen, rücken 1 Stunde vor. Überstunden werden bezahlt; wer das nicht kann, beendet den Tag.
rule-AN-DRAGON-17 = Krallen: Der Mitkämpfer mit den meisten Stärkepunkten, bei Gleichstand der mit dem niedrigsten Rang, verliert 1 Stärkepunkt und 2 Willenspunkte. Schildzeichen.
rule-AN-DRAGON-18 = Er erhebt sich: Der Drache zieht 1 Feld seinen Pfeil entlang, aber nie auf Feld 0; steht er neben Feld 0, bleibt er dort. Der Kampf ist zu Ende. Schildzeichen.

## Gift

rule-AN-POISON-1 = Es gibt eine Flasche Gift; sie braucht einen kleinen Platz und reicht zweimal. Händler verkaufen es nie; in Legende 5 hat es nur Garz.
rule-AN-POISON-2 = Gift setzt ein Held im Kampf gleich nach dem eigenen Wurf ein, bevor die Kreatur würfelt, höchstens einmal je Kampfrunde.
rule-AN-POISON-3 = Ist der Kampfwert der Helden in dieser Kampfrunde höher, fällt die Kreatur sofort auf 0 Willenspunkte. Es gibt keine Belohnung, die Figur kommt aus dem Spiel statt auf Feld 80, und der Erzähler rückt nicht vor.
rule-AN-POISON-4 = Ist er nicht höher, war dieser Einsatz umsonst, und die Kampfrunde zählt wie üblich.
rule-AN-POISON-5 = Eine vergiftete Kreatur ist fort: So kann die Burg frei werden und der Wächter des Prinzen fallen.
rule-AN-POISON-6 = Gegen den Drachen und gegen Endgegner lässt sich Gift nicht einsetzen.
rule-AN-POISON-7 = Gift darf man weitergeben, ablegen und mit dem Falken schicken wie jeden kleinen Artikel. Ist es verbraucht, kommt es aus dem Spiel.

## Unsere Antworten auf offene Regelfragen

rule-AN-OPEN-1 = Kann ein Held keine Stunde mehr nutzen, kommt sein Zeitstein in seinem nächsten Zug ins Sonnenaufgang-Feld, oder gleich nach seiner Aktion, wenn er das will. Bis dahin darf er freie Aktionen ausführen.
rule-AN-OPEN-2 = Wer außerhalb eines Kampfes auf 0 Willenspunkte fällt, etwa durch ein Ereignis, wird behandelt wie nach einem verlorenen Kampf. Er verliert 1 Stärkepunkt, wenn er mehr als 1 hat, und hat wieder 3 Willenspunkte. Geschieht es zwischen zwei Kampfrunden, ist er aus diesem Kampf ausgeschieden. Wer freiwillig mit Willenspunkten zahlt, für eine Überstunde oder um ein Ereignis abzuwenden, muss mindestens 1 behalten.
rule-AN-OPEN-3 = Auch beim Sonnenaufgang darf ein Schild eine Ereigniskarte abwehren: siehe AN-FREE-7.
rule-AN-OPEN-4 = Schwarzer Würfel: Die 6 liegt der 10 gegenüber und die 8 der 12, siehe AN-HERO-9.
rule-AN-OPEN-5 = Der Skral auf dem Turm bringt die übliche Belohnung 4: siehe AN-L2-10.
rule-AN-OPEN-6 = Ist von einer Art keine Figur mehr übrig, wird eine von Feld 80 genommen; ist auch dort keine, erscheint nichts. Was die Kreatur tragen sollte, liegt dann auf dem Feld.
rule-AN-OPEN-7 = Ist das Feld von einer Kreatur besetzt, zieht die andere weiter. Ist der Weg versperrt (zerstörte Brücke, Geröll), bleibt sie stehen. Stößt sie beim Weiterziehen auf einen versperrten Weg, bleibt sie auf ihrem Ausgangsfeld. Eine neue Kreatur, die weitergeschoben wird und auf ein Hindernis stößt, kommt nicht ins Spiel.
rule-AN-OPEN-8 = Der Zauberer darf seinen Würfel umdrehen und dann mit dem Trank verdoppeln, in dieser Reihenfolge (erst 1, dann 6, dann 12). Nur Helm und Trank vertragen sich nicht.
rule-AN-OPEN-9 = Der Zauberer darf auch mitten in den Würfen eines Bogenschützen einen Würfel umdrehen, gleich nachdem er gefallen ist. Wirft der Bogenschütze danach noch einen, ist die Fähigkeit für diese Kampfrunde verbraucht.
rule-AN-OPEN-10 = Ob man mit dem schwarzen Würfel oder mit den eigenen würfelt, entscheidet man vor jedem Wurf. Auch der Bogenschütze und wer mit dem Bogen schießt, wirft den schwarzen Würfel nur ein einziges Mal.
rule-AN-OPEN-11 = Als freie Aktion deckt nur der ein Nebelplättchen auf, der darauf steht, ohne dort eine Bewegung beendet zu haben, weil eine Karte ihn oder das Plättchen dorthin gebracht hat. Am Ende einer Bewegung ist es Pflicht.
rule-AN-OPEN-12 = Auch ohne übrige Stunde darf ein Held freie Felder laufen (Trinkschlauch, Heilkraut), solange sein Zeitstein nicht im Sonnenaufgang-Feld liegt.
rule-AN-OPEN-13 = Einen Bauern, dem man unterwegs begegnet, darf man mitnehmen, während man Plättchen nicht im Vorbeigehen aufnimmt. In Sicherheit ist der Bauer, sobald man Feld 0 betritt, auch im Vorbeigehen.
rule-AN-OPEN-14 = Gegen eine zweite angrenzende Kreatur darf der Bogenschütze im selben Zug nicht kämpfen.
rule-AN-OPEN-15 = Gleiche Würfel einer Kreatur werden nur zusammengezählt, wenn das mehr ergibt als ihr höchster Würfel; sonst zählt dieser.
rule-AN-OPEN-16 = Was die Gruppe zahlt, um ein Ereignis abzuwenden, und was sie gemeinsam verliert, teilt ihr auf, wie ihr euch einigt. Für die Gruppe antwortet der Held, der am Zug ist; haben alle den Tag beendet, der mit dem niedrigsten Rang.
rule-AN-OPEN-17 = Beim Händler bekommt man auf einen Edelstein Gold heraus; was er wert ist, sagt AN-TREAS-2. Zuerst wird Gold ausgegeben, dann die billigsten Edelsteine; kostet ein Kauf Edelsteine, steht es vorher dabei.
rule-AN-OPEN-18 = Mit einem Helden, der seinen Tag beendet hat, kann der Falke nichts tauschen.
rule-AN-OPEN-19 = In einem Zug darf man beide Verbündete führen, aber mit jeder Stunde nur einen.
rule-AN-OPEN-20 = Das Nebelplättchen eines Feldes kommt zuerst: siehe AN-FOG-7.
rule-AN-OPEN-21 = Springt der Erzähler auf N, werden die Karten dazwischen nicht vorgelesen. Bringt ihn eine besiegte Kreatur genau auf N, wird erst die Belohnung genommen; dann endet die Legende.
rule-AN-OPEN-22 = Die Nummern der goldenen Ereignisse 4, 5 und 12 sind nicht ganz sicher; was sie bewirken, steht fest.
rule-AN-OPEN-23 = Benutzte Ereigniskarten werden zu einem neuen Stapel gemischt: siehe AN-EVENT-11.
rule-AN-OPEN-24 = Die Werte 7, 8, 10, 11, 14 und 17 gehören zu den sechs Pergamenten. In den Legenden, die hier gespielt werden können, braucht man sie nicht.
rule-AN-OPEN-25 = Dringt der Gor mit dem Heilkraut (Legende 2) in die Burg ein, kommt das Heilkraut aus dem Spiel; das Protokoll sagt es, und die Legende ist nicht mehr zu gewinnen.
rule-AN-OPEN-26 = Helden und Verbündete auf einem Feld halten keine Kreatur auf; weder ihnen noch ihr geschieht dabei etwas.
rule-AN-OPEN-27 = Eine Karte, die auf einem Feld wartet, wirkt sofort, wenn dort schon ein Held steht. Auch wer nur durchläuft, betritt das Feld.
rule-AN-OPEN-28 = Niemand darf seinen Schild zweimal in derselben Kampfrunde einsetzen; einmal genügt.
rule-AN-OPEN-29 = Die goldenen Ereignisse 24 und 31 bewirken dasselbe; beide sind im Stapel.
rule-AN-OPEN-30 = In Legende 1 vor Karte D: Eine Kreatur, die Feld 0 erreicht, besetzt wie üblich einen goldenen Schild; ist keiner frei, wird sie entfernt. Erst ab Karte D kann die Legende so verloren gehen.
rule-AN-OPEN-31 = Ein Falke verbindet zwei Helden, wenn zwischen ihnen irgendein Weg aus benachbarten Feldern ohne Geröll liegt. Eine zerstörte Brücke hält ihn nicht auf, ebenso wenig Geröll auf dem Feld eines der beiden.
rule-AN-OPEN-32 = Ein Bauer, den eine Karte auf das Feld einer Kreatur stellt, ist sofort verloren. Von Heilkräutern und Runensteinen kommen nur so viele ins Spiel, wie noch übrig sind; ist kein Heilkraut mehr da, kommt die Kreatur, die es tragen sollte, ohne.
rule-AN-OPEN-33 = Rückt der Erzähler mehrere Buchstaben vor, so geht er Buchstabe für Buchstabe: Was bei einem steht, wird ausgeführt, bevor er weiterrückt.
rule-AN-OPEN-34 = Einen Bauern, der einem Helden folgt, dessen Tag schon beendet ist, darf ein anderer Held auf demselben Feld übernehmen, auch mitten in der Bewegung. Wer noch nicht ruht, muss den Bauern zuerst auf dem Feld zurücklassen.
rule-AN-OPEN-35 = Steht auf dem höchsten Feld eine Kreatur, die sich nie bewegt, etwa der Skral auf dem Turm, so ist die höchste von denen gemeint, die sich bewegen. Gibt es keine, geschieht nichts und es ist nichts zu zahlen.
rule-AN-OPEN-36 = Wer auf dem Feld steht, auf dem eine Karte etwas anbietet, und ablehnt, wird erst wieder gefragt, wenn er das Feld erneut betritt. Die Karte wartet weiter, bis jemand annimmt.
rule-AN-OPEN-37 = Eine Ereigniskarte verkauft nur Artikel, für die ein Platz frei ist. Während eine Karte ausgeführt wird, kann man nichts dafür ablegen.
rule-AN-OPEN-38 = Auch nach einem verlorenen Kampf darf der Held seinen Tag beenden, wie nach jeder anderen Aktion.
rule-AN-OPEN-39 = Drei Runensteine belegen alle drei kleinen Plätze. Der schwarze Würfel kommt deshalb nie mit Trank der Hexe, Heilkraut, Trinkschlauch, Fernrohr oder Pergament zusammen.
rule-AN-OPEN-40 = Wird beim Fund des Tranks der Hexe im Nebel eine Karte der Legende gelesen, so kommt zuerst diese Karte; danach erhält der Held den Trank und die Hexe erscheint.
rule-AN-OPEN-41 = Bringt eine Kreatur mehrere Belohnungen zur Auswahl, wählen diejenigen, die in der letzten Runde gekämpft haben, eine davon und teilen sie Stück für Stück auf.
rule-AN-OPEN-42 = Eine Legende oder Box kann Helden an einem Ort etwas Besonderes erlauben, das seinen Preis hat. Kostet es keine Stunde, ist es eine freie Aktion; kostet es Stunden, ist es die Aktion dieses Zuges.
rule-AN-OPEN-43 = Eine Legende kann Felder eine Zeit lang für Helden oder Kreaturen sperren oder sagen, dass die Bewegung eines Helden dort endet. Wer auf einem gesperrten Feld steht, darf es verlassen.
rule-AN-OPEN-44 = Schritte, die eine Karte schenkt, geht der Held sofort, auch wenn er nicht am Zug ist. Sie kosten keine Stunde, müssen nicht genutzt werden und gelten als Betreten und Anhalten, sind aber keine Aktion.
rule-AN-OPEN-45 = Ein Kampf, den eine Karte beendet, hat keinen Sieger: Die Kreatur erholt sich, und die Aktion ist vorbei. Eine Kreatur, die schon besiegt ist, bleibt besiegt.
rule-AN-OPEN-46 = Eine Stunde, die eine Karte nimmt, rückt den Zeitstein vor. Überstunden werden wie üblich bezahlt; wer keine weitere Stunde nutzen kann, beendet den Tag.
