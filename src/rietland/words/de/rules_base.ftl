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
rule-AN-HERO-2 = Die Willenspunkte bestimmen die Zahl der Würfel. Mit 1 bis 6, 7 bis 13 oder 14 bis 20 Willenspunkten hat der Krieger 2, 3 oder 4 Würfel, der Bogenschütze 3, 4 oder 5, der Zwerg 1, 2 oder 3 und der Zauberer immer 1.
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

rule-AN-FREE-1 = Diese Aktionen kosten keine Stunde: ein Nebelplättchen aufdecken; einen Brunnen leeren; auf dem eigenen Feld Gold oder andere Dinge nehmen oder ablegen; sie mit Helden auf demselben Feld tauschen; einen Artikel benutzen; beim Händler Stärkepunkte oder Artikel kaufen, bei der Hexe einen Trank.
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
rule-AN-FOG-2 = Das kann geschehen: eine Ereigniskarte ziehen; Stärke- oder Willenspunkte erhalten; Gold aus dem Vorrat erhalten; einen Trinkschlauch von der Ausrüstungstafel erhalten; die Hexe und ihren Trank finden; oder auf dem Feld erscheint ein Gor.
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
rule-AN-SHLD-4 = Dringt eine Kreatur in die Burg ein, und kein goldener Schild ist frei, ist die Legende sofort verloren.
rule-AN-SHLD-5 = Eine Kreatur in der Burg ist nicht besiegt: Sie bringt keine Belohnung, und der Erzähler rückt nicht vor.

## Runensteine

rule-AN-RUNE-1 = Ein Runenstein braucht einen kleinen Platz. Mit dem Fernrohr lässt er sich aufdecken wie ein Nebelplättchen.
rule-AN-RUNE-2 = Man darf ihn auch dann aufdecken und nehmen, wenn auf dem Feld eine Kreatur steht.
rule-AN-RUNE-3 = Drei verschiedenfarbige Runensteine auf einer Heldentafel bringen diesem Helden einen schwarzen Würfel. Er darf ihn im Kampf statt seiner eigenen Würfel werfen, solange die drei dort liegen.
rule-AN-RUNE-4 = Wo die Runensteine liegen, sagen zwei Würfel: der rote die Zehner, der Heldenwürfel die Einer (11 bis 66). Fünf von sechs kommen ins Spiel; mehrere dürfen auf demselben Feld liegen.
rule-AN-RUNE-5 = Die 5 Runensteine im Spiel sind zwei von einer Farbe, zwei von einer anderen und einer von der dritten: Alle drei Farben kann also nur ein einziger Held sammeln.
rule-AN-RUNE-6 = Der Zauberer darf auch einen schwarzen Würfel umdrehen.

## Heilkräuter

rule-AN-HERB-1 = Ein Heilkraut braucht einen kleinen Platz. Seine Zahl ist sein Wert. Es dient ein einziges Mal und kommt dann aus dem Spiel.
rule-AN-HERB-2 = Es gibt eines von dreien: so viele Felder Bewegung ohne Stunden, so viele Stärkepunkte für eine Kampfrunde oder so viele Willenspunkte.
rule-AN-HERB-3 = Der Wert lässt sich nicht auf mehreres aufteilen. Man muss ihn nicht ganz ausnutzen, doch der Rest verfällt.
rule-AN-HERB-4 = Wessen Zeitstein im Sonnenaufgang-Feld liegt, kann es nicht benutzen. Weitergeben darf man es wie jedes andere Ding.

## Artikel

rule-AN-ITEM-1 = Helm: Wer ihn trägt, zählt gleiche Würfel seines Wurfs zusammen. Es gilt diese Summe oder der höchste Würfel, je nachdem, was mehr ist.
rule-AN-ITEM-2 = Der Helm nützt dem Bogenschützen nichts, auch niemandem, der mit dem Bogen aus der Ferne schießt, nicht dem Zauberer mit seinem einen Würfel und nicht mit dem einen schwarzen Würfel.
rule-AN-ITEM-3 = Helm und Trank der Hexe dürfen nicht für denselben Wurf eingesetzt werden.
rule-AN-ITEM-4 = Trank der Hexe (kleiner Platz): verdoppelt im Kampf einen eigenen Würfel. Er reicht zweimal, höchstens einmal je Kampfrunde.
rule-AN-ITEM-5 = Schild (großer Platz, zweimal einsetzbar): Nach einer Kampfrunde verliert sein Träger keine Willenspunkte, und nur er, auch in einem gemeinsamen Kampf. Oder er wehrt für alle eine Ereigniskarte ab, die einen Schild zeigt.
rule-AN-ITEM-6 = Bogen (großer Platz): Man darf auf ein angrenzendes Feld angreifen. Dabei wirft man seine Würfel einzeln, und nur der letzte zählt.
rule-AN-ITEM-7 = Falke (großer Platz): Einmal am Tag tauschen zwei Helden, gleich wo sie sind, beliebig viele kleine Dinge, Helme, Gold und Edelsteine, aber keine großen Artikel. Nicht während eines Kampfes. Danach ruht er bis zum Sonnenaufgang.
rule-AN-ITEM-8 = Fernrohr (kleiner Platz): Wer nicht gerade läuft, darf, auch außer der Reihe, verdeckte Plättchen auf angrenzenden Feldern aufdecken, einzelne oder alle, ohne sie auszulösen: Nebel und Runensteine.
rule-AN-ITEM-9 = Trinkschlauch (kleiner Platz, reicht zweimal): Jeder Schluck ist 1 Feld Bewegung ohne Stunde. In einer Bewegung darf man beide Schlucke trinken, auch aus mehreren Trinkschläuchen.
rule-AN-ITEM-10 = Verbrauchte Trinkschläuche, Schilde und Tränke kommen zurück auf die Ausrüstungstafel.
rule-AN-ITEM-11 = Gold und andere Dinge darf man auf dem eigenen Feld ablegen und aufnehmen und Helden auf demselben Feld geben.
rule-AN-ITEM-12 = Gift: kommt in keiner Legende vor, die hier gespielt werden kann; was es bewirkt, ist nicht bekannt.
rule-AN-ITEM-13 = Dreht der Zauberer einen Würfel um, können dadurch gleiche Würfel entstehen, die der Helm dann zusammenzählt.

## Gold, Edelsteine, Pergamente, Geröll

rule-AN-TREAS-1 = Gold und Edelsteine darf man unbegrenzt tragen.
rule-AN-TREAS-2 = Beim Händler ist ein Edelstein so viel Gold wert, wie seine Zahl sagt. In Legende 5 ist er stattdessen ein Köder.
rule-AN-TREAS-3 = Pergament: kleiner Platz. Aufnehmen darf es nur, wer auf dem Feld steht, nie im Vorbeigehen.
rule-AN-TREAS-4 = Geröll hält Helden, Kreaturen und den Falken auf. Von einem angrenzenden Feld aus kann ein Held ihm mit der Kampfaktion zu Leibe rücken, 1 Stunde je Versuch, allein oder gemeinsam. Ist der Kampfwert mindestens so hoch wie die Zahl des Plättchens, ist es weggeräumt; reicht er für mehrere zusammen, sind es diese. Misslingt der Versuch, verliert niemand Willenspunkte.
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
rule-AN-EVENT-9 = Karten, die Zeitsteine im Sonnenaufgang-Feld betreffen, gelten beim Sonnenaufgang für alle; kommen sie aus dem Nebel, gelten sie nur für Helden, die ihren Tag beendet haben.
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
rule-AN-L1-2 = Zweiter Teil: Brunnen auf den Feldern 5, 35, 45 und 55; 11 Nebelplättchen (ohne Gors, Trinkschlauch und Trank), keines unter einem Helden; vier Nebelkreise eurer Wahl bleiben leer. Der Tag beginnt mit einem vollständigen Sonnenaufgang: Start-Ereigniskarte, die Gors ziehen, Brunnen, Erzähler auf B.
rule-AN-L1-3 = Start-Ereigniskarte: Auf den Feldern 16, 22, 23 und 24 erscheinen Gors, auch dort, wo Helden stehen.
rule-AN-L1-4 = Karte B1: Jeder Held erhält 1 Stärkepunkt, die Gruppe 4 Gold; auf den Feldern 18, 57 und 71 sind Stärkepunkte zu kaufen. Karte B2: Von nun an darf man im eigenen Zug laufen oder kämpfen; vorher wird nicht gekämpft. Ein Held in der Burg beginnt den Tag.
rule-AN-L1-5 = Karte C: Auf den Feldern 8, 15, 43, 48 und 53 erscheinen Gors. Karte D: Von nun an verliert ihr, wenn eine Kreatur in die Burg eindringt und kein goldener Schild frei ist, und Helden dürfen gemeinsam kämpfen. Karte F: Auf Feld 32 erscheint ein Skral.
rule-AN-L1-6 = Karte H1: Die Seilbrücke zwischen den Feldern 16 und 48 ist zerstört; eine Kreatur auf Feld 48 bleibt dort stehen. Das Pergament liegt auf Feld 5 und muss zu Feld 57; sobald es dort ist, rückt der Erzähler sofort auf N vor.
rule-AN-L1-7 = Karte H2: Auf den Feldern 19, 36 und 56 erscheinen Gors, auf den Feldern 54 und 64 Skrale. Ist das Pergament, ob es liegt oder getragen wird, jemals mit einer Kreatur auf einem Feld, und sei es nur im Vorbeigehen, ist die Legende sofort verloren.
rule-AN-L1-8 = Buchstabe N: Ihr gewinnt, wenn das Pergament auf Feld 57 ist und die Burg gehalten wurde.
rule-AN-L1-9 = Neu beginnen nach einer Niederlage: Alle haben 1 Stärkepunkt und 7 Willenspunkte; der Held mit dem niedrigsten Rang beginnt auf Feld 0, und sein Zeitstein liegt auf dem Hahn; die anderen beginnen auf dem Feld, dessen Nummer ihr Rang ist. Es geht mit dem Aufbau des zweiten Teils los.

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

## Unsere Antworten auf offene Regelfragen

rule-AN-OPEN-1 = Kann ein Held keine Stunde mehr nutzen, kommt sein Zeitstein in seinem nächsten Zug ins Sonnenaufgang-Feld, oder gleich nach seiner Aktion, wenn er das will. Bis dahin darf er freie Aktionen ausführen.
rule-AN-OPEN-2 = Wer außerhalb eines Kampfes auf 0 Willenspunkte fällt, etwa durch ein Ereignis, dem geht es wie nach einem verlorenen Kampf: Er verliert 1 Stärkepunkt, wenn er mehr als 1 hat, und hat wieder 3 Willenspunkte. Geschieht es zwischen zwei Kampfrunden, ist er aus diesem Kampf ausgeschieden. Wer freiwillig mit Willenspunkten zahlt, für eine Überstunde oder um ein Ereignis abzuwenden, muss mindestens 1 behalten.
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
rule-AN-OPEN-17 = Beim Händler bekommt man auf einen Edelstein Gold heraus; was er wert ist, sagt AN-TREAS-2.
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
rule-AN-OPEN-42 = Eine Legende oder Box kann Helden an einem Ort zu einem Preis mehr erlauben: ohne Stunden ist es eine freie Aktion, mit Stunden die Aktion eines Zuges.
