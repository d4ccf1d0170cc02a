# Das Grundspiel: seine Legenden, deren Karten, die Ereigniskarten.
# Der Text einer Karte wird vorgelesen; `.title` ist ihr Name, `.rule` sagt schlicht, was sie tut.

## Legenden

legend-base-1 = Die Ankunft der Helden
    .intro = Vier Wege führen zur Rietburg, und auf jedem ist jemand unterwegs, der noch nicht weiß, warum. Lernt das Land auf einem gemächlichen Tagesmarsch kennen; dann wird die Burg euch brauchen, und ein Brief muss quer durch ein Land, das nicht mehr sicher ist.
    .number = Legende 1
legend-base-2 = Die Heilung des Königs
    .intro = Der König liegt in einem Fieber, für das kein Arzt einen Namen hat. Irgendwo im Nebel lebt eine Frau, die das Kraut kennt, das es brechen könnte, und jenseits des Flusses hat etwas begonnen, einen Turm zu bauen. Die Zeit ist knapp, und die Kreaturen haben gemerkt, dass der Thron leer steht.
    .number = Legende 2

chronicle-base-1 = Mit einem Brief fing es an, und ihr wusstet nicht einmal, was darin stand. Ihr habt ihn durch ein Land voller Kreaturen zum Baum der Lieder getragen, und hinter euch hielten die Mauern der Rietburg stand. Seither kennt man in den Dörfern eure Namen.
chronicle-base-2 = Dann lag der König in einem Fieber, das keinen Namen hatte. Ihr habt im Nebel die Frau gefunden, die das Kraut dagegen kannte, und die Trommel auf dem Turm jenseits des Flusses zum Schweigen gebracht. Als er aufwachte, fragte er nach euch; und auf den Hügeln hatte jemand angefangen, Holz zu sammeln.
chronicle-base-3 = Der Brief hatte gefragt, ob die Feuer schon brennen. Jetzt brannten sie auf jedem Hügel, und jeder von euch hatte einen Satz zu Ende zu bringen, eine Schuld, ein Versprechen, eine Prahlerei. Als der letzte getan war, musste der Feind hinter diesen Tagen sein Gesicht zeigen, und er verlor es. Im Gras lag ein Edelstein, von Zwergen geschliffen.
chronicle-base-4 = Ihr seid den Edelsteinen unter den Berg gefolgt, an schlafenden Wachen vorbei und durch drei Mäuler voll Feuer, und habt Prinz Hallgard genug davon vor die Füße gelegt. Er zählte zweimal nach. Hinter euch atmete der Berg aus, und über der Rietburg stand Rauch.
chronicle-base-5 = Es war nie der Berg gewesen, der geatmet hat. Ihr habt das falsche Banner von der Rietburg geholt und an Hilfe zusammengesucht, was zu finden war: aus den Scheunen, aus dem Nebel, hinter einer Tür aus Stein hervor. Der Drache fiel langsam, wie ein Turm fällt. Der Chronist hat die Feder hingelegt, und diesmal nimmt er sie nicht wieder auf.

variant-base-1-restart = Nur der zweite Teil
    .rule = Lasst den Marsch weg und beginnt mit der Verteidigung der Burg. Alle haben 1 Stärkepunkt und 7 Willenspunkte. Der Held mit dem niedrigsten Rang beginnt in der Burg und ist zuerst am Zug (Hahn), die anderen beginnen auf dem Feld, dessen Nummer ihrem Rang entspricht.

goal-base-1-castle = Haltet die Rietburg: Sind die goldenen Schilde belegt, darf keine Kreatur mehr hinein.
goal-base-1-message = Bringt das Pergament zum Baum der Lieder (57), bevor der Erzähler N erreicht.
goal-base-2-castle = Haltet die Rietburg: Sind die goldenen Schilde belegt, darf keine Kreatur mehr hinein.
goal-base-2-herb = Bringt das Heilkraut in die Rietburg (0).
goal-base-2-tower = Besiegt den Skral auf dem Turm.

why-base-1-won = Der Brief liegt in den Händen, für die er geschrieben wurde, und über der Rietburg wehen noch immer die Banner. Heute Nacht singt man in der Taverne von euch.
why-base-1-late = Die Tage sind verronnen, und die Botschaft hat den Baum der Lieder nie erreicht.
why-base-1-message-lost = Eine Kreatur hat die Botschaft gefunden. Das Pergament ist zerrissen und zertrampelt, und was darauf stand, wird niemand mehr hören.
why-base-2-won = Im Morgengrauen weicht das Fieber. Der König schlägt die Augen auf und fragt, wer die Mauern gehalten hat, während er schlief.
why-base-2-late = Die Tage sind verronnen. Noch steht der Turm, oder der Becher ist leer geblieben, und der König wacht nicht auf.

named-tower_skral = Skral auf dem Turm
    .the = der Skral auf dem Turm
    .acc = den Skral auf dem Turm
    .a = ein Skral auf dem Turm
    .of = des Skrals auf dem Turm

## Wege, die eine Karte anbietet

choice-buy = Kaufen
choice-decline = Ablehnen
choice-roll = Würfeln
choice-pay = Zahlen
choice-refuse = Nicht zahlen

## Legende 1

card-base-1-A1 = Der Morgen liegt auf dem Land wie Milch in einer Schale. Ihr kommt aus dem Wald und aus den Minen, von der Küste im Norden und von den Höfen im Süden, und weit hinter den Feldern erkennt ihr schon die Türme der Rietburg. Noch drängt euch niemand. Seht euch um: Am Fluss hängt Nebel, westlich der Burg steht ein alter Brunnen, und auf dem Markt rollt gerade ein Händler seine Tücher aus.
    .title = Wege zur Rietburg
    .rule = Jedes Feld kostet eine Stunde. Erprobt das Land: Beendet eine Bewegung auf einem Nebelplättchen (11, 12, 13), trinkt am Brunnen (5), hebt das Gold auf den Feldern 17 und 20 auf. Kauft auf dem Markt (18) einen Stärkepunkt für 2 Gold. Dann soll jemand eine Bewegung in der Burg (0) beenden.
card-base-1-A2 = Auf die Letzten unter euch wird die Sonne nicht warten. Sieben Stunden schenkt der Tag jedem, und sobald sich das Burgtor für eine oder einen von euch öffnet, ist der Marsch für alle zu Ende.
    .title = Sieben Stunden
    .rule = Alle haben 7 Stunden; heute gibt es weder Überstunden noch Kämpfe. Dieser Teil endet, wenn ein Held eine Bewegung in der Burg (0) beendet oder wenn alle ihre Stunden verbraucht haben. Der Held mit dem niedrigsten Rang beginnt.
card-base-1-part_2 = Kaum seid ihr innerhalb der Mauern, da tönt vom Fluss her ein Horn, dann ein zweites aus dem Süden. Hinter einem Karren voll verängstigter Bauern fällt das Tor ins Schloss. Oben über dem Hof schlägt ein alter Chronist ein leeres Buch auf, taucht die Feder ein und sieht euch an, als hätte er auf euch gewartet.
    .title = Hörner am Abend
    .rule = Elf Nebelplättchen liegen auf dem Spielplan; vier Nebelkreise lasst ihr leer. Brunnen stehen auf den Feldern 5, 35, 45 und 55, Händler auf den Feldern 18, 57 und 71. Gespielt wird mit den silbernen Ereigniskarten, und der nächste Tag beginnt mit einem vollständigen Sonnenaufgang. Ab jetzt dürft ihr Überstunden machen.
card-base-1-B1 = In der Waffenkammer wird bei Fackelschein Stahl verteilt: eine alte Klinge, ein gerader Bogen, was eben in die Hand passt, die danach greift. Der Schatzmeister zählt vier Münzen auf den Tisch und seufzt, als wären es seine Kinder. Viel ist es nicht. Aber mehr ist nicht da.
    .title = Die Waffenkammer
    .rule = Jeder Held erhält 1 Stärkepunkt. Die Gruppe erhält gemeinsam 4 Gold und teilt sie auf. Die Händler auf den Feldern 18, 57 und 71 verkaufen Stärkepunkte für je 2 Gold.
card-base-1-B2 = Von der Mauer aus könnt ihr sie jetzt sehen: gedrungene Gestalten im Schilf, ohne jede Eile, und alle haben das Gesicht hierhergewandt. Mit jedem Morgen werden sie ein wenig näher kommen. Wer sie aufhalten will, muss hinaus und ihnen entgegen.
    .title = Vor das Tor
    .rule = Ab jetzt dürft ihr nicht nur laufen, sondern auch kämpfen. Ein Held in der Burg beginnt den Tag.
card-base-1-C = Das waren nur die Ersten. Ein Schäfer kommt von der Küste gerannt, ein Köhler aus den Wäldern, und beide erzählen dasselbe: Gors an der Furt, Gors zwischen den Bäumen, Gors auf der Straße bei den Minen.
    .title = Von allen Seiten
    .rule = Auf den Feldern 8, 15, 43, 48 und 53 erscheinen Gors.
card-base-1-D = Der Hauptmann malt goldene Schilde auf das innere Tor, einen für jeden Posten, den die Besatzung noch bemannen kann. „So viele können herein, und wir werden mit ihnen fertig“, sagt er und wischt den Pinsel ab. „Kommt noch einer, ist niemand mehr da, der ihn aufhält.“ Dann blickt er euch der Reihe nach an. „Ihr habt jeder für sich gekämpft. Lasst das.“
    .title = Goldene Schilde
    .rule = Betritt ab jetzt eine Kreatur die Burg, ohne dass ein goldener Schild frei ist, habt ihr die Legende sofort verloren. Helden dürfen gemeinsam kämpfen.
card-base-1-F = Der Fischer auf der Landspitze zündet seine Lampe nicht mehr an. Stattdessen steht etwas Großes bei der Hütte und wetzt auf der Türschwelle eine Klinge, langsam, Strich um Strich, als wollte es gehört werden.
    .title = Die Lampe des Fischers
    .rule = Auf Feld 32 erscheint ein Skral.
card-base-1-H1 = In der Nacht hat jemand die Seile gekappt, und die Brücke am Wald hängt im Wasser wie Wäsche. Zur selben Stunde sinkt neben dem Brunnen ein Reiter aus dem Sattel, streckt euch ein versiegeltes Pergament entgegen und hat gerade noch Atem für einen Satz: Es muss zu den Hütern am Baum der Lieder, und es darf nicht zu spät kommen.
    .title = Der versiegelte Brief
    .rule = Die Seilbrücke ist zerstört: Die Felder 16 und 48 grenzen nicht mehr aneinander. Das Pergament liegt auf Feld 5. Bringt es zum Baum der Lieder (57), bevor der Erzähler N erreicht; sobald es dort ist, rückt der Erzähler sofort auf N vor.
card-base-1-H2 = Wer immer diesen Brief geschrieben hat, hat Feinde, die Tinte riechen können. An jeder Straße kriechen sie aus Gräben und Hecken, und sie wenden die Köpfe nach der Hand, die ihn gerade trägt.
    .title = Jäger an der Straße
    .rule = Auf den Feldern 19, 36 und 56 erscheinen Gors, auf den Feldern 54 und 64 Skrale. Ist das Pergament, ob es liegt oder getragen wird, jemals mit einer Kreatur auf einem Feld, und sei es nur im Vorbeigehen, ist die Legende sofort verloren.
card-base-1-N = Der Chronist löscht die letzte Zeile ab und klappt das Buch zu. Was in diesen Tagen zu tun war, ist getan oder ungetan geblieben; jetzt wird er vorlesen, welches von beidem.
    .title = Die letzte Seite
    .rule = Ihr gewinnt, wenn das Pergament am Baum der Lieder (57) ist und die Burg gehalten wurde.

## Legende 2

card-base-2-A1 = Die Glocken der Rietburg läuten zur falschen Stunde, und sie hören nicht auf. In der großen Halle brennen die Feuer, obwohl der Tag warm ist, und die Ärzte reden mit den leisen Stimmen von Leuten, die alles versucht haben. Der König erkennt das Gesicht seines eigenen Sohnes nicht.
    .title = Glocken am Mittag
    .rule = In dieser Legende kommt alles vor, was ihr gelernt habt: Kämpfe, Nebel, Brunnen, goldene Schilde und die goldenen Ereigniskarten.
card-base-2-A2 = Die Kunde von einem leeren Thron reist schneller als jeder Reiter. Bevor ihr einen Plan schmiedet, müsst ihr euch einig werden, wie viel ihr euch zutraut, denn das Land wird euch beim Wort nehmen.
    .title = Wie viel ihr wagt
    .rule = Die Schwierigkeit, die ihr gewählt habt, gilt für die ganze Legende.
card-base-2-A3 = Als die Glocken zu läuten beginnen, ist jeder von euch gerade dort, wohin der Zufall ihn geführt hat. Die Kreaturen waren schneller. Sie hocken in den Feldern und an der Brücke, und mittendrin, in einem Bauernhaus am Waldrand, brennt noch Licht, wo längst alle hätten fliehen sollen.
    .title = Licht in den Bauernhäusern
    .rule = Alle beginnen auf dem Feld, dessen Nummer ihrem Rang entspricht. Auf den Feldern 8, 20, 21, 26 und 48 erscheinen Gors, auf Feld 19 ein Skral. { $difficulty ->
        [easy] Auf den Feldern 24 und 36 wartet je ein Bauer.
        [normal] Auf Feld 24 wartet ein Bauer.
       *[other] Auf Feld 24 wartet ein Bauer; auf der leichten Stufe noch einer auf Feld 36.
    }
card-base-2-A4 = „Es gibt da eine Frau“, sagt die alte Amme endlich, „die kommt, wenn der Nebel kommt, und geht mit ihm. Sie hat ihn schon einmal geheilt, als er ein Junge war. Findet sie.“ Und als ihr schon an der Tür seid: „Bringt die Bauern herein, wenn ihr an ihnen vorbeikommt. Die halten ein Tor so gut wie jeder Soldat, und besser als ein leerer Posten.“
    .title = Die Frau im Nebel
    .rule = Ein Held darf Bauern mitführen. Ein Bauer, der in die Burg (0) gebracht wird, bringt einen goldenen Schild; ein Bauer auf dem Feld einer Kreatur ist verloren. Sucht die Hexe: Sie ist hinter einem der Nebelplättchen.
card-base-2-A5 = Die Waffenschmiede sind heute Nacht freigebig. Zwei Trinkschläuche und fünf Münzen liegen auf dem Tisch, und die Händler haben Befehl, euch alles zu verkaufen, wonach ihr fragt. Ein alter Steinmetz drückt euch den Arm: Es gebe Steine mit Zeichen darauf, flüstert er, älter als die Burg, und bald würden sie nach euch suchen.
    .title = Vor dem Aufbruch
    .rule = Ein Würfel bestimmt, bei welchem Buchstaben die Runensteine erscheinen: 1 B, 2 D, 3 E, 4 oder 5 F, 6 H. Alle haben 2 Stärkepunkte. Die Gruppe teilt 5 Gold und 2 Trinkschläuche unter sich auf. Händler verkaufen Artikel für je 2 Gold. Der Held mit dem niedrigsten Rang beginnt.
card-base-2-C1 = Was ihr für eine vom Sturm geknickte Kiefer gehalten habt, ist ein Turm. Letzte Woche stand er noch nicht da. Ganz oben steht ein Skral, größer als jeder, den ihr je gesehen habt, und trommelt mit dem Speerschaft auf die Bohlen, und überall im Wald antworten andere.
    .title = Der Turm im Wald
    .rule = Ein Würfel bestimmt, auf welchem Feld der Turm steht: 50 plus die gewürfelte Zahl. Darauf steht ein Skral mit { $difficulty ->
        [easy] { $party ->
            [2] 10 Stärkepunkten
            [3] 20 Stärkepunkten
            [4] 30 Stärkepunkten
           *[other] eigener Stärke
        }
        [normal] { $party ->
            [2] 20 Stärkepunkten
            [3] 30 Stärkepunkten
            [4] 40 Stärkepunkten
           *[other] eigener Stärke
        }
       *[other] eigener Stärke
    }, der sich nie bewegt; andere Kreaturen überspringen sein Feld. Eine Kreatur, die dort stand, wird entfernt. Helden dürfen das Feld betreten. Auf Feld 28 wartet ein Bauer. Ist der Skral auf dem Turm besiegt, rückt der Erzähler sofort auf N vor.
card-base-2-C2 = Noch sind eure Feuer nicht kalt, da kommen weitere aus dem Süden. Doch aus der Tür der Taverne tritt ein Mann mit Staub auf dem Mantel und einem Schwert, das ihr von den Wandteppichen kennt. Prinz Thorald ist drei Tage geritten und stellt nur eine Frage: wo sie am dichtesten stehen.
    .title = Der Prinz kommt
    .rule = Auf den Feldern 27 und 31 erscheinen Gors, auf Feld 29 ein Skral. Prinz Thorald steht auf Feld 72: In einem Kampf auf seinem Feld gibt er 4 Stärkepunkte dazu, und eine Stunde bewegt ihn bis zu 4 Felder weit. Bringt das Heilkraut in die Burg und besiegt den Skral auf dem Turm.
card-base-2-G = Im Morgengrauen findet ein Bote mit zerrissenem Ärmel den Prinzen, und Thorald hört ihn an, ohne ein Wort zu sagen. Seine eigenen Leute werden im Norden belagert. Er reicht jedem von euch die Hand und ist fort, bevor der Tau vom Gras ist. Im Süden, wo er gestanden hätte, heben zwei lange Schatten die Köpfe.
    .title = Abschied vom Prinzen
    .rule = Prinz Thorald verlässt den Spielplan. Auf den Feldern 26 und 27 erscheinen Wardraks; sie ziehen bei jedem Sonnenaufgang zweimal.
card-base-2-rune_stones = In der Dämmerung summt der Boden. An fünf Stellen im Land hebt sich ein wenig das Gras, wie eine Decke über einem Schlafenden, und Steine mit Zeichen darauf schieben sich ans Licht. Ihr seid nicht die Einzigen, die kommen, um nachzusehen.
    .title = Summende Steine
    .rule = { $difficulty ->
        [easy] Auf Feld 43 erscheint ein Gor, auf Feld 39 ein Skral.
        [normal] Auf den Feldern 32 und 43 erscheinen Gors, auf Feld 39 ein Skral. Die Steine kommen nur, wenn die Hexe schon gefunden ist.
       *[other] Leicht: Auf Feld 43 erscheint ein Gor, auf Feld 39 ein Skral. Normal: Gors auf den Feldern 32 und 43, ein Skral auf Feld 39, und die Steine kommen nur, wenn die Hexe schon gefunden ist.
    } Fünf Runensteine liegen verdeckt auf ausgewürfelten Feldern, der rote Würfel zeigt die Zehner, der Heldenwürfel die Einer. Drei verschiedenfarbige auf einer Heldentafel bringen einen schwarzen Würfel.
card-base-2-witch = „Das hat ja gedauert“, sagt der Nebel und wird zu einer Frau mit einem Kessel. Den ersten Becher verschenkt sie, für den zweiten verlangt sie Geld. Dann beschreibt sie euch ein Blatt, seine Farbe, seinen bitteren Geruch und den Hang, auf dem es bis gestern wuchs. „Ein Gor hat es ausgegraben. Er weiß nicht, was er da hat. Beeilt euch, bevor er Hunger bekommt.“
    .title = Rekas Kessel
    .rule = Wer sie findet, erhält einen Trank der Hexe umsonst; die Hexe bleibt auf diesem Feld und verkauft weitere. Ein Würfel bestimmt, wo ein Gor mit dem Heilkraut erscheint: bei 1 oder 2 auf Feld 37, bei 3 oder 4 auf Feld 67, bei 5 oder 6 auf Feld 61. Er trägt das Heilkraut mit sich; erst wenn er besiegt ist, kann man es nehmen.
card-base-2-N = Die Ärzte treten vom Bett zurück, denn für sie gibt es nichts mehr zu tun. Entweder steht ein Becher auf dem Tisch, und der Wald schweigt, oder eben nicht.
    .title = Die letzte Wache
    .rule = Ihr gewinnt, wenn das Heilkraut in der Burg (0) ist, der Skral auf dem Turm besiegt ist und die Burg gehalten wurde.

## Silberne Ereignisse

event-base-silver-start = Niemand hat gehört, wie sie über den Fluss kamen. Als die Sonne aufgeht, sind sie einfach da, nass bis zu den Knien und grinsend.
    .title = Über den Fluss
    .rule = Auf den Feldern 16, 22, 23 und 24 erscheinen Gors, auch dort, wo Helden stehen.
event-base-silver-1 = Eine halbe Meile weit läuft euch die Tochter des Bäckers nach, um euch einen Laib zu geben, der noch warm ist, und von Bezahlung will sie nichts hören.
    .title = Warmes Brot
    .rule = Jeder Held mit weniger als 10 Willenspunkten erhält 2 Willenspunkte.
event-base-silver-2 = Die ganze Nacht trägt ein Wind aus den Sümpfen Stimmen herüber, und manche von ihnen rufen eure Namen.
    .title = Stimmen im Wind
    .rule = Die Gruppe verliert gemeinsam 3 Willenspunkte; ihr entscheidet, wer wie viele verliert.
event-base-silver-3 = Auf den Zinnen schlägt ein Trommler den alten Marsch, und wer nah genug ist, ihn zu hören, geht ein wenig aufrechter.
    .title = Trommeln auf der Mauer
    .rule = Jeder Held auf einem Feld von 0 bis 9 erhält 2 Willenspunkte.
event-base-silver-4 = Der Eimer kommt voll schwarzem Schlamm herauf, und dann kommt er gar nicht mehr herauf.
    .title = Der Brunnen stürzt ein
    .rule = Der Brunnen auf Feld 55 kommt aus dem Spiel.
event-base-silver-5 = An den Felsen im Süden ist ein Schmugglerboot zerborsten, und im seichten Wasser glitzert etwas.
    .title = Das zerborstene Boot
    .rule = Auf Feld 26 liegen 3 Gold. Ein Held, der dort steht, darf sie nehmen; stehen dort mehrere, darf es zuerst der mit dem niedrigsten Rang.
event-base-silver-6 = Zwei von euch sitzen viel zu lange auf und streiten wieder einmal darüber, wie der letzte Krieg verloren ging.
    .title = Ein alter Streit
    .rule = Krieger und Bogenschütze fallen auf 12 Willenspunkte, wenn sie mehr haben.
event-base-silver-7 = Ein Hausierer klappt seinen Bauchladen mit Honigkuchen auf und schwört, Könige hätten ihn um das Rezept angefleht.
    .title = Honigkuchen
    .rule = Jeder Held darf einmal 2 Gold zahlen und erhält dafür 5 Willenspunkte.
event-base-silver-8 = Unter den Bäumen kehrt der Pfad immer wieder zum selben Baumstumpf zurück, und mit jeder Runde wird das Gepäck schwerer.
    .title = Der Pfad im Kreis
    .rule = Jeder Held auf einem Waldfeld verliert 1 Stärkepunkt, behält aber mindestens 1.
event-base-silver-9 = Ein Reiher fliegt aus dem Schilf auf, kreist zweimal, und unter seinen Flügeln weicht der Nebel zur Seite.
    .title = Der Reiher
    .rule = Der Held mit dem niedrigsten Rang darf sich zwei beliebige Nebelplättchen ansehen. Sie bleiben offen liegen und werden nicht ausgelöst.
event-base-silver-10 = Die Sterne stehen falsch heute Nacht, und unter den Hügeln ächzt der Fels. Wer auf dergleichen horcht, schläft schlecht.
    .title = Falsche Sterne
    .rule = Zauberer und Zwerg fallen auf 12 Willenspunkte, wenn sie mehr haben.
event-base-silver-11 = Rauch auf dem Hügel, aber ein freundlicher: Die Schäfer haben ihre Feuer angezündet, um zu sagen, dass sie mit euch wachen.
    .title = Schäferfeuer
    .rule = Die Gruppe erhält gemeinsam 5 Willenspunkte; ihr entscheidet, wer wie viele bekommt.

## Goldene Ereignisse

event-base-gold-1 = Ein Quartiermeister, dem keine Armee geblieben ist, öffnet seine letzten Kisten und lässt euch mitnehmen, was ihr noch zu schleppen vermögt.
    .title = Die letzten Kisten
    .rule = Jeder Held darf 3 Willenspunkte zahlen und dafür einen Artikel von der Ausrüstungstafel nehmen, aber keinen Trank der Hexe.
event-base-gold-2 = Von der Küste zieht kalter Regen herein und steht über den westlichen Feldern, bis niemand mehr weiß, wie es war, trocken zu sein.
    .title = Regen von der Küste
    .rule = Jeder Held auf einem Feld von 0 bis 20 verliert 3 Willenspunkte.
event-base-gold-3 = Die Hüter haben eine neue Saite in die Zweige des Baums der Lieder gespannt, und sie summt für alle, die kommen, um ihr zuzuhören.
    .title = Eine neue Saite
    .rule = Diese Karte wartet auf Feld 57. Ein Held, der dort steht oder als Nächster dorthin kommt, erhält 1 Stärkepunkt; stehen dort mehrere, erhält ihn der mit dem höchsten Rang.
event-base-gold-4 = Von den Höhen im Osten wälzt sich der Nebel herab wie Wolle vom Schertisch, und jeder Stein darin hat Zähne.
    .title = Zähne im Nebel
    .rule = Jeder Held auf einem Feld von 37 bis 70 verliert 3 Willenspunkte.
event-base-gold-5 = Bis zum Morgen sitzt eine weiße Eule am Feuer, und den beiden, die ihr Gesellschaft geleistet haben, lässt sie eine Feder da.
    .title = Die weiße Eule
    .rule = Zauberer und Bogenschütze erhalten je 3 Willenspunkte.
event-base-gold-6 = An der Wegkreuzung klappert ein Einäugiger mit dem Becher. Was der Einsatz ist, verrät er immer erst nach dem Wurf.
    .title = Der einäugige Spieler
    .rule = Der Held mit dem niedrigsten Rang darf einen Heldenwürfel werfen: Bei 1 bis 4 verliert er so viele Willenspunkte, bei 5 oder 6 erhält er so viele.
event-base-gold-7 = In einer einzigen Nacht plündern die Krähen einen ganzen Obstgarten, und dann sitzen sie auf den kahlen Zweigen und zählen euch.
    .title = Krähen, die zählen
    .rule = Der Held mit dem niedrigsten Rang wirft einen Heldenwürfel. Die Gruppe verliert gemeinsam so viele Willenspunkte; ihr entscheidet, wer wie viele verliert.
event-base-gold-8 = Am Strand bringt eine Schwertmeisterin Kindern das Fechten mit Treibholz bei. Sie nimmt auch erwachsene Schüler, sofern sie im Voraus bezahlen.
    .title = Der Strand der Schwertmeisterin
    .rule = Diese Karte wartet auf Feld 9. Ein Held, der dort steht oder dorthin kommt, darf 2 Gold zahlen und erhält dafür 2 Stärkepunkte; nur ein Held, nur einmal.
event-base-gold-9 = Als die Sonne untergeht, geht sie auf einen Schlag unter, wie ein Deckel, der zufällt, und keine Fackel will brennen.
    .title = Frühe Finsternis
    .rule = Heute darf niemand die 10. Stunde nutzen.
event-base-gold-10 = Ein Wirt rollt ein Fass auf die Straße und lässt es unbeaufsichtigt stehen, daneben ein Tellerchen für ehrliche Leute.
    .title = Das ehrliche Fass
    .rule = Jeder Held darf 1 Gold zahlen und erhält dafür 3 Willenspunkte.
event-base-gold-11 = Über die Hügel hinweg antworten heute Hörner auf Hörner, und die Kreaturen heben die Köpfe, als hätte jemand sie beim Namen gerufen.
    .title = Hörner auf den Hügeln
    .rule = Heute hat jede Kreatur 1 Stärkepunkt mehr.
event-base-gold-12 = Die Fährleute feiern auf dem Wasser Hochzeit und werfen allen am Ufer volle Trinkschläuche zu.
    .title = Hochzeit auf dem Fluss
    .rule = Jeder Held auf einem Feld am Fluss erhält einen Trinkschlauch.
event-base-gold-13 = Irgendwo hinter der Mauer singt eine Mutter ihre Kinder in den Schlaf, und ihr bleibt in der Gasse stehen, bis sie zu Ende gesungen hat.
    .title = Ein Lied hinter der Mauer
    .rule = Jeder Held mit weniger als 10 Willenspunkten steigt auf 10.
event-base-gold-14 = Die Schmiede im Tal haben ihre Feuer gelöscht, um zwei ganz bestimmte Hände zu schütteln, und so schnell lassen sie nicht wieder los.
    .title = Hände der Schmiede
    .rule = Zwerg und Krieger erhalten je 3 Willenspunkte.
event-base-gold-15 = In der Quelle oberhalb der südlichen Höfe ist etwas verendet. Es wird Jahre dauern, bis dort wieder jemand trinkt.
    .title = Die verdorbene Quelle
    .rule = Der Brunnen auf Feld 35 kommt aus dem Spiel.
event-base-gold-16 = In einem gespaltenen Baum findet ihr ein Nest aus kleinen Knochen, in Reihen gelegt, und einen Atemzug lang könnt ihr sie lesen.
    .title = Das Knochennest
    .rule = Der Held mit dem höchsten Rang sieht sich die nächste Ereigniskarte an und nimmt sie aus dem Spiel oder legt sie zurück auf den Stapel.
event-base-gold-17 = Grauer Nieselregen, graue Straße, graues Brot. Die Tage fangen an, einander zu gleichen, und selbst gute Nachrichten klingen müde.
    .title = Graue Tage
    .rule = Jeder Held mit mehr als 12 Willenspunkten fällt auf 12.
event-base-gold-18 = Ein Gor hat den Keller einer Mühle entdeckt und alles, was darin lagert. Man könnte ihn dort beschäftigen, wenn man die Nerven hätte, ihm Gesellschaft zu leisten.
    .title = Der Keller des Müllers
    .rule = Der Gor auf dem Feld mit der niedrigsten Nummer zieht ein Feld weiter, es sei denn, die Gruppe zahlt { $party ->
        [2] gemeinsam 2 Willenspunkte
        [3] gemeinsam 4 Willenspunkte
        [4] gemeinsam 6 Willenspunkte
       *[other] gemeinsam 2, 4 oder 6 Willenspunkte (bei 2, 3 oder 4 Helden)
    }.
event-base-gold-19 = Die Straße ist zu Brei geworden. Nach Sonnenuntergang zählt jeder Schritt doppelt.
    .title = Schwere Wege
    .rule = Heute kosten die 9. und die 10. Stunde je 3 Willenspunkte.
event-base-gold-20 = Eine Bauernfamilie hat den Mut verloren und belädt ihren Karren für die Fahrt zur Grenze. Jemand müsste mit ihnen reden, oder sie bezahlen, oder beides.
    .title = Der beladene Karren
    .rule = Ein Bauer auf dem Spielplan, der noch nicht in der Burg ist, kommt aus dem Spiel, es sei denn, die Gruppe zahlt { $party ->
        [2] gemeinsam 2 Gold oder Willenspunkte
        [3] gemeinsam 3 Gold oder Willenspunkte
        [4] gemeinsam 4 Gold oder Willenspunkte
       *[other] gemeinsam 2, 3 oder 4 Gold oder Willenspunkte (bei 2, 3 oder 4 Helden)
    }.
event-base-gold-21 = Im südlichen Wald sind noch die Schlingen eines vergessenen Jägers gespannt, und für Kaninchen waren sie nie gedacht.
    .title = Vergessene Schlingen
    .rule = Diese Karte wartet im südlichen Wald. Ein Held, der auf Feld 22, 23, 24 oder 25 steht oder als Nächster eines dieser Felder betritt, verliert 4 Willenspunkte; sind es mehrere, verliert sie der mit dem höchsten Rang.
event-base-gold-22 = Der alte Brunnen an der Oststraße fällt in sich zusammen, mit einem Geräusch wie ein Husten, und den ganzen Morgen steht Staub darüber.
    .title = Staub über dem Brunnen
    .rule = Der Brunnen auf Feld 45 kommt aus dem Spiel.
event-base-gold-23 = Ein Feldwebel im Ruhestand sieht euch eine Stunde lang zu, spuckt aus und zeigt dann zweien von euch, was ihr die ganze Zeit falsch gemacht habt.
    .title = Die Lehre des Feldwebels
    .rule = Bis zu zwei Helden mit höchstens 6 Stärkepunkten erhalten je 1 Stärkepunkt; ihr entscheidet, wer.
event-base-gold-24 = Hagelkörner, groß wie Pflaumen, fallen aus blauem Himmel, und weit und breit ist kein Dach in Sicht.
    .title = Hagel
    .rule = Jeder Held, der weder im Wald noch auf Feld 0, 71 oder 72 steht, verliert 2 Willenspunkte.
event-base-gold-25 = In der dunkelsten Stunde teilt ein Fremder euer Feuer, sagt nichts Brauchbares und bringt euch zum Lachen, bis euch die Rippen wehtun.
    .title = Der Fremde am Feuer
    .rule = Jeder Held mit weniger als 6 Willenspunkten wirft einen Heldenwürfel und erhält so viele Willenspunkte.
event-base-gold-26 = Der Abend will nicht enden. Noch lange nach dem Essen ist es hell genug, um die Straße zu sehen.
    .title = Der lange Abend
    .rule = Heute kostet die 8. Stunde keine Willenspunkte.
event-base-gold-27 = Vom fernsten Posten kommt die Nachricht, dass sich dort etwas in Bewegung gesetzt hat. Ein schneller Reiter mit vollem Beutel könnte es vielleicht noch abwenden.
    .title = Nachricht vom letzten Posten
    .rule = Die Kreatur auf dem Feld mit der höchsten Nummer zieht ein Feld weiter, es sei denn, die Gruppe zahlt { $party ->
        [2] gemeinsam 2 Gold oder Willenspunkte
        [3] gemeinsam 3 Gold oder Willenspunkte
        [4] gemeinsam 4 Gold oder Willenspunkte
       *[other] gemeinsam 2, 3 oder 4 Gold oder Willenspunkte (bei 2, 3 oder 4 Helden)
    }.
event-base-gold-28 = Wer sich früh hingelegt hat, träumt von Obstgärten und wacht mit dem Geschmack von Birnen auf.
    .title = Eine gute Nacht
    .rule = Jeder Held, dessen Zeitstein im Sonnenaufgang-Feld liegt, erhält 2 Willenspunkte.
event-base-gold-29 = Jemand hat einen Schild an den Baum der Lieder gelehnt, blank poliert wie ein Spiegel, und kein Name steht darauf.
    .title = Der namenlose Schild
    .rule = Auf Feld 57 liegt ein Schild. Ein Held, der dort steht, darf ihn nehmen; stehen dort mehrere, darf es zuerst der mit dem niedrigsten Rang.
event-base-gold-30 = Unter dem Tresen hat der Wirt noch einen Trinkschlauch gefunden, und weil ihr gerade das Land rettet, sieht er nicht so genau hin.
    .title = Unter dem Tresen
    .rule = Auf Feld 72 liegt ein Trinkschlauch. Ein Held, der dort steht, darf ihn nehmen; stehen dort mehrere, darf es zuerst der mit dem niedrigsten Rang.
event-base-gold-31 = Auf Beinen aus Blitzen stelzt ein trockenes Gewitter über die Ebene und sucht nach allem, was höher ist als das Gras.
    .title = Das trockene Gewitter
    .rule = Jeder Held, der weder im Wald noch auf Feld 0, 71 oder 72 steht, verliert 2 Willenspunkte.
event-base-gold-32 = In der Nacht stand etwas über den Schlafenden. Gesehen hat es niemand, und an seinen Atem erinnern sich alle.
    .title = Eine schlechte Nacht
    .rule = Jeder Held, dessen Zeitstein im Sonnenaufgang-Feld liegt, verliert 2 Willenspunkte.
event-base-gold-33 = Eine gesprungene Klinge, eine gerissene Sehne, eine Stufe, die nicht da war: Jemand von euch wird eine Weile langsamer sein.
    .title = Die fehlende Stufe
    .rule = Ein Held eurer Wahl verliert 1 Stärkepunkt, behält aber mindestens 1.
event-base-gold-34 = Ein Einsiedler bietet an, jemandem von euch eine Last abzunehmen. Er werde sie behalten, sagt er; doch vermissen werdet ihr sie nicht, lange Zeit nicht.
    .title = Der Handel des Einsiedlers
    .rule = Ein Held eurer Wahl darf 2 Stärkepunkte abgeben und erhält dafür 10 Willenspunkte.

## Kreaturenplättchen

pile-creature_tokens = Kreaturenplättchen
event-base-creature_tokens-token_1 = Einer kommt von links, einer von rechts, und noch weiß keiner vom anderen.
    .title = Von zwei Seiten
    .rule = Auf den Feldern 15 und 26 erscheinen Gors.
event-base-creature_tokens-token_2 = Läuft ein Gor so voraus und dreht sich dauernd um, kommt etwas Schweres hinterher.
    .title = Der Vorbote
    .rule = Auf Feld 21 erscheint ein Gor, auf Feld 23 ein Troll.
event-base-creature_tokens-token_3 = Der Skral hat einen Hausierer ausgeraubt, und er hat ein Loch in der Tasche.
    .title = Ein Loch in der Tasche
    .rule = Auf Feld 48 erscheint ein Skral; auf Feld 50 werden 2 Gold gelegt.
event-base-creature_tokens-token_4 = Am anderen Ufer ist das Schilf plattgedrückt, in der Form zweier Schläfer, die nicht mehr da sind.
    .title = Plattes Schilf
    .rule = Auf Feld 43 erscheint ein Gor, auf Feld 42 ein Skral.
event-base-creature_tokens-token_5 = Das Fischerboot kommt von allein nach Hause. Jemand hat die Netze gefressen.
    .title = Das leere Boot
    .rule = Auf Feld 41 erscheint ein Gor, auf Feld 32 ein Skral.
event-base-creature_tokens-token_6 = Die Wölfe sind aus dem Wald ausgezogen. Es sieht nicht so aus, als wäre es ihr Einfall gewesen.
    .title = Die Wölfe ziehen aus
    .rule = Auf Feld 50 erscheint ein Gor, auf Feld 51 ein Wardrak.
event-base-creature_tokens-token_7 = Sehr weit weg heult etwas, hört auf und heult wieder, ein gutes Stück näher.
    .title = Heulen in der Ferne
    .rule = Auf Feld 67 erscheint ein Wardrak.
event-base-creature_tokens-token_8 = Unter einem flachen Stein am Berghang ist etwas Grünes herausgekommen, gegen alle Vernunft.
    .title = Unter einem flachen Stein
    .rule = Auf Feld 61 wird verdeckt ein Heilkraut gelegt.
event-base-creature_tokens-token_9 = Ein einziger Trommelschlag geht über die Ebene, und alles, was kurze Beine hat, fällt in Gleichschritt.
    .title = Gleichschritt
    .rule = Jeder Gor auf den Feldern 16 bis 36 zieht 1 Feld seinen Pfeil entlang.
event-base-creature_tokens-token_10 = Einem der Skrale hat man gesagt, er soll warten. Jetzt hat er gewartet.
    .title = Ungeduld
    .rule = Der Skral auf dem Feld mit der niedrigsten Nummer zieht 1 Feld seinen Pfeil entlang.
event-base-creature_tokens-token_11 = Der fernste Troll ist hungrig aufgewacht und erinnert sich, wo es bergab geht.
    .title = Schwere Füße
    .rule = Der Troll auf dem Feld mit der höchsten Nummer zieht 1 Feld seinen Pfeil entlang.
event-base-creature_tokens-token_12 = Am Ende des Tals bewegen sich die Bäume, und es geht kein Wind.
    .title = Bäume ohne Wind
    .rule = Auf Feld 37 erscheint ein Troll.
event-base-creature_tokens-token_13 = Ein Gor rüttelt an der Hintertür eines Hofes. Weit weg in den Bergen steht etwas auf und braucht lange dazu.
    .title = Nah und fern
    .rule = Auf Feld 28 erscheint ein Gor, auf Feld 69 ein Troll.
event-base-creature_tokens-token_14 = Wäsche ist von der Leine verschwunden: einmal in Sichtweite der Burg und einmal am anderen Ende des Landes.
    .title = Verschwundene Wäsche
    .rule = Auf den Feldern 12 und 56 erscheinen Gors.
event-base-creature_tokens-token_15 = Jemand hat den Meilenstein an der Südstraße versetzt. Er wiegt so viel wie ein Pferd.
    .title = Der Meilenstein
    .rule = Auf Feld 34 erscheint ein Skral.
