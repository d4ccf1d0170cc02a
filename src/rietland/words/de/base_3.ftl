# Legende 3 des Grundspiels: ihre Ziele, ihre Karten, die vier Endgegner, die Schicksale.

legend-base-3 = Tage des Widerstands
    .intro = Der König ist wieder auf den Beinen, und auf jedem Hügel brennt ein Feuer, das niemand angezündet haben will. Der Brief, den ihr einst zum Baum der Lieder getragen habt, fragte, ob sie schon brennen. Jeder von euch hat in diesem Land etwas offen, und dahinter wartet ein Feind, dessen Gesicht ihr erst seht, wenn alles getan ist.
    .number = Legende 3

goal-base-3-castle = Haltet die Rietburg: Sind die goldenen Schilde belegt, darf keine Kreatur mehr hinein.
goal-base-3-fates = Erfüllt das Schicksal jedes Helden.
goal-base-3-enemy = Besiegt den Endgegner.

why-base-3-won = Das letzte Feuer geht aus, und diesmal zündet niemand ein neues an. Wo euer Feind gefallen ist, glitzert etwas im Gras: ein Edelstein, von Zwergen geschliffen. Noch ehe sich eure Hand darum schließt, hat der Chronist umgeblättert.
why-base-3-late = Die Tage sind mitten im Satz verronnen. Auf den Hügeln brennen die Feuer weiter, und jemand wärmt sich daran die Hände.
why-base-3-fate = Ein Versprechen ist gebrochen, und es lässt sich nicht mehr leimen. Der Chronist zieht die Feder quer über die Seite und über alles, was noch gekommen wäre.
why-base-3-broke_in = Für einen solchen Gast wurden die goldenen Schilde nie gemalt. Er geht unter ihnen hindurch wie unter Wäsche, und am Abend hat die Rietburg einen neuen Herrn.

named-mirror = Spiegel
    .the = der Spiegel
    .acc = den Spiegel
    .a = der Spiegel
    .of = des Spiegels
named-varkur = Varkur
    .the = Varkur
    .acc = Varkur
    .a = Varkur
    .of = Varkurs
named-twins = Zwilling
    .the = der Zwilling
    .acc = den Zwilling
    .a = ein Zwilling
    .of = des Zwillings
named-chief = Anführer der Horde
    .the = der Anführer der Horde
    .acc = den Anführer der Horde
    .a = der Anführer der Horde
    .of = des Anführers der Horde
named-rune_eater = Runenfresser
    .the = der Runenfresser
    .acc = den Runenfresser
    .a = der Runenfresser
    .of = des Runenfressers
named-toll_troll = Troll am Baum der Lieder
    .the = der Troll am Baum der Lieder
    .acc = den Troll am Baum der Lieder
    .a = der Troll am Baum der Lieder
    .of = des Trolls am Baum der Lieder

deed-base-3-pay_debt = Die Schulden bezahlen
choice-keep_oath = Die Hochzeit aufgeben, den Schwur halten
choice-keep_wedding = Den Schwur aufgeben, die Hochzeit halten

## Karten

card-base-3-A1 = Von der Küste bis zu den Bergen brennen auf jedem Hügel Signalfeuer, und keine zwei Wächter sind sich einig, wer sie angezündet hat. Die Hüter des Baumes haben eine Abschrift des Briefes geschickt, den ihr ihnen in besseren Tagen gebracht habt. Es war eine einzige Frage: Brennen die Feuer schon? Der Hauptmann verteilt, was die Waffenkammer entbehren kann, und dazu einen Rat: Traut keinem Weg, der leicht ist.
    .title = Feuer auf den Hügeln
    .rule = Alle beginnen auf dem Feld, dessen Nummer ihrem Rang entspricht, mit 3 Stärkepunkten und 7 Willenspunkten. Auf Feld 9 erscheint ein Gor, auf Feld 30 ein Troll. { $difficulty ->
        [easy] Auf den Feldern 24 und 36 wartet je ein Bauer.
        [normal] Auf Feld 24 wartet ein Bauer.
       *[other] Auf Feld 24 wartet ein Bauer; auf der leichten Stufe noch einer auf Feld 36.
    } Eine von vier Karten „Schwarze Magie“ wird ungesehen gezogen: Sie ist euer Endgegner.
card-base-3-A2 = Der alte Chronist hat sein Buch für jeden von euch an einer anderen Stelle aufgeschlagen, und auf jeder Seite steht ein Satz, der mittendrin abbricht. Eine Schuld. Ein Versprechen. Eine Prahlerei, die sich jemand gemerkt hat. „Bringt sie zu Ende“, sagt er. „Euer Feind hat dieses Buch auch gelesen, und er wartet hinter dem letzten Punkt.“
    .title = Was geschrieben steht
    .rule = Jeder Held erhält ein Schicksal, der mit dem höchsten Rang zuerst, und es wird sofort ausgeführt. Dann { $party ->
        [2] werden 2 Kreaturenplättchen
        [3] werden 2 Kreaturenplättchen
        [4] wird 1 Kreaturenplättchen
       *[other] werden 2, 2 oder 1 Kreaturenplättchen (bei 2, 3 oder 4 Helden)
    } ausgeführt, und fünf weitere kommen verdeckt auf die Legendenleiste, wo ein Würfel den Buchstaben bestimmt: 1 B, 2 D, 3 E, 4 oder 5 F, 6 H. Die Gruppe teilt { $difficulty ->
        [easy] 8 Gold
        [normal] 6 Gold
       *[other] 8 Gold (leicht) oder 6 Gold (normal)
    } und 2 Trinkschläuche unter sich auf. Sind alle Schicksale erledigt, wird die Karte „Schwarze Magie“ aufgedeckt; jedes erfüllte schwächt den Endgegner. Der Held mit dem niedrigsten Rang beginnt.
card-base-3-C = Ein Hütejunge hat einen leuchtenden Kiesel gegen eine Pfeife getauscht und ist der glücklichste Mann in der Taverne. Bis zum Abend hat man noch mehr solcher Kiesel gesehen, hier und da im Gras, wo gestern nur Gras war. Der Junge schaut seine Pfeife an und wird nachdenklich.
    .title = Steine im Gras
    .rule = Fünf Runensteine liegen verdeckt auf ausgewürfelten Feldern, der rote Würfel zeigt die Zehner, der Heldenwürfel die Einer. Drei verschiedenfarbige auf einer Heldentafel bringen einen schwarzen Würfel.
card-base-3-D = Ein einzelner Reiter kommt die Südstraße herauf, ohne Banner, ohne Gefolge, bis zu den Ellbogen voll Schlamm. Prinz Thorald steigt ab, trinkt aus der Pferdetränke, weil sie am nächsten ist, und fragt, wo er zuerst gebraucht wird. Niemand will derjenige sein, der sagt: überall.
    .title = Ein Reiter aus dem Süden
    .rule = Prinz Thorald steht auf Feld 72: In einem Kampf auf seinem Feld gibt er 4 Stärkepunkte dazu, und eine Stunde bewegt ihn bis zu 4 Felder weit.
card-base-3-I = Die Hügel brennen wieder, und diesmal buchstabieren die Feuer etwas für den Süden. Thorald liest es, schließt einen Augenblick die Augen und sattelt sein Pferd. Die genau darauf gewartet haben, kommen aus den Wäldern, ohne Eile, und wischen sich den Mund ab.
    .title = Die zweite Feuernacht
    .rule = Prinz Thorald verlässt den Spielplan. { $difficulty ->
        [easy] Auf Feld 46 erscheint ein Gor.
        [normal] Auf Feld 46 erscheint ein Gor, auf Feld 54 ein Skral.
       *[other] Auf Feld 46 erscheint ein Gor; auf der normalen Stufe auf Feld 54 ein Skral.
    }
card-base-3-N = Eines nach dem anderen verlöschen die Feuer auf den Hügeln. Der Chronist steht am Fenster und murmelt, wer welches gelöscht hat, bis nur noch eines übrig ist. Es glüht lange, bevor es sich entscheidet.
    .title = Die letzte Glut
    .rule = Ihr gewinnt, wenn der Endgegner besiegt ist und die Burg gehalten wurde.

## Schwarze Magie

pile-black_magic = Schwarze Magie
event-base-black_magic-mirror = Euer Feind ist ein einzelner Gor mit fremden Augen. Ihr kennt diese Augen: Reihum sind es die von jedem unter euch. Was immer ihr an Kraft gegen ihn aufbringt, er hat es sich schon geborgt.
    .title = Der Spiegel
    .rule = Ein Würfel bestimmt, wo der Spiegel erscheint: bei 1 oder 2 auf Feld 27, bei 3 oder 4 auf Feld 43, bei 5 oder 6 auf Feld 51. Er ist so stark wie alle Helden der Kampfrunde zusammen, ohne Heilkräuter und andere Hilfe. Er hat { $party ->
        [2] 12 Willenspunkte
        [3] 16 Willenspunkte
        [4] 16 Willenspunkte
       *[other] 12, 16 oder 16 Willenspunkte (bei 2, 3 oder 4 Helden)
    }, 2 weniger je erfülltem Schicksal, und würfelt mit { $difficulty ->
        [easy] einem schwarzen Würfel weniger, als Helden in der Kampfrunde sind, aber mindestens mit einem
        [normal] einem schwarzen Würfel je Held der Kampfrunde
       *[other] einem schwarzen Würfel je Held der Kampfrunde (auf der leichten Stufe mit einem weniger, aber mindestens mit einem)
    }; gleiche werden zusammengezählt. Er zieht wie ein Gor. Betritt er die Burg, ist die Legende verloren; ist er besiegt, rückt der Erzähler sofort auf N vor.
event-base-black_magic-varkur = Die Feuer waren Buchstaben, und das Wort, das sie ergeben, ist ein Name. Varkur hat sich einen Stuhl ins Freie tragen lassen und sitzt darin wie in einer Loge. Für euch steht er nicht auf. Er hebt zwei Finger, und irgendwo steht dafür ein Gor auf.
    .title = Varkur
    .rule = Ein Würfel bestimmt, wo Varkur, der dunkle Magier, erscheint: bei 1 oder 2 auf Feld 30, bei 3 oder 4 auf Feld 39, bei 5 oder 6 auf Feld 53; eine Kreatur dort wird entfernt. Er hat { $difficulty ->
        [easy] { $party ->
            [2] 14 Stärkepunkte
            [3] 24 Stärkepunkte
            [4] 34 Stärkepunkte
           *[other] 14, 24 oder 34 Stärkepunkte
        }
        [normal] { $party ->
            [2] 20 Stärkepunkte
            [3] 30 Stärkepunkte
            [4] 40 Stärkepunkte
           *[other] 20, 30 oder 40 Stärkepunkte
        }
       *[other] 14, 24 oder 34 Stärkepunkte (leicht) oder 20, 30 oder 40 Stärkepunkte (normal, bei 2, 3 oder 4 Helden)
    }, { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 oder 2
    } weniger je erfülltem Schicksal, { $party ->
        [2] 10 Willenspunkte
        [3] 12 Willenspunkte
        [4] 12 Willenspunkte
       *[other] 10, 12 oder 12 Willenspunkte
    } und würfelt mit 2 schwarzen Würfeln, unter 7 Willenspunkten mit 1. Er zieht nie; Kreaturen überspringen sein Feld. Bei jedem Sonnenaufgang erscheint ein Gor auf dem Feld, auf das sein Pfeil zeigt. Ist er besiegt, rückt der Erzähler sofort auf N vor.
event-base-black_magic-twins = Zwei Wardraks laufen Seite an Seite über die Heide, und wo der eine die Pfote hinsetzt, war der andere schon. Man hat ihnen den Torwächter der Burg versprochen, lebendig oder anders. Verletzt man den einen, heult der andere.
    .title = Die Zwillinge
    .rule = Wardraks auf dem Spielplan werden dort, wo sie stehen, zu Zwillingen; fehlende erscheinen auf Feld 65, dann auf Feld 66. Jeder hat { $difficulty ->
        [easy] { $party ->
            [2] 12 Stärkepunkte
            [3] 21 Stärkepunkte
            [4] 30 Stärkepunkte
           *[other] 12, 21 oder 30 Stärkepunkte
        }
        [normal] { $party ->
            [2] 18 Stärkepunkte
            [3] 27 Stärkepunkte
            [4] 36 Stärkepunkte
           *[other] 18, 27 oder 36 Stärkepunkte
        }
       *[other] 12, 21 oder 30 Stärkepunkte (leicht) oder 18, 27 oder 36 Stärkepunkte (normal, bei 2, 3 oder 4 Helden)
    }, { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 oder 2
    } weniger je erfülltem Schicksal, 7 Willenspunkte und würfelt mit 2 schwarzen Würfeln, unter 7 Willenspunkten mit 1. Sie ziehen wie Wardraks; betritt einer die Burg, ist die Legende verloren. Der zuerst besiegte zählt wie üblich; von da an gewinnt der andere zu Beginn jedes Sonnenaufgangs { $party ->
        [2] 4 Stärkepunkte
        [3] 6 Stärkepunkte
        [4] 8 Stärkepunkte
       *[other] 4, 6 oder 8 Stärkepunkte
    }. Sind beide besiegt, rückt der Erzähler sofort auf N vor.
event-base-black_magic-chief = Urgat, der Troll, hat sein eigenes Volk für eine Krone aus Knochen verkauft, und sie passt nicht einmal. Er trägt sie trotzdem. Vor ihm, hinter ihm und zu beiden Seiten geht, was sie wert war. Solange seine Horde auf den Beinen ist, ist er es auch.
    .title = Der Anführer der Horde
    .rule = Ein Würfel bestimmt, wo Urgat erscheint: bei 1 oder 2 auf Feld 31, bei 3 oder 4 auf Feld 44, bei 5 oder 6 auf Feld 52. Er hat { $difficulty ->
        [easy] { $party ->
            [2] 14 Stärkepunkte
            [3] 22 Stärkepunkte
            [4] 30 Stärkepunkte
           *[other] 14, 22 oder 30 Stärkepunkte
        }
        [normal] { $party ->
            [2] 20 Stärkepunkte
            [3] 28 Stärkepunkte
            [4] 36 Stärkepunkte
           *[other] 20, 28 oder 36 Stärkepunkte
        }
       *[other] 14, 22 oder 30 Stärkepunkte (leicht) oder 20, 28 oder 36 Stärkepunkte (normal, bei 2, 3 oder 4 Helden)
    }, { $party ->
        [2] 4
        [3] 3
        [4] 2
       *[other] 4, 3 oder 2
    } weniger je erfülltem Schicksal, { $party ->
        [2] 1
        [3] 2
        [4] 2
       *[other] 1, 2 oder 2
    } mehr für jede andere Kreatur auf dem Spielplan, 12 Willenspunkte und würfelt mit 3 roten Würfeln, unter 7 Willenspunkten mit 2. Er zieht wie ein Troll. Betritt er die Burg, ist die Legende verloren; ist er besiegt, rückt der Erzähler sofort auf N vor.

## Schicksale

pile-fates = Schicksal
event-base-fates-fate_1 = Deine Großmutter hat dir den Vers vorgesungen: Kehren die Runen heim, geht das Tor auf. Du hast ihn für ein Schlaflied gehalten. Die Zwerge, wie sich zeigt, für einen Vertrag.
    .title = Der alte Bund
    .rule = Für alle: Bringt zwei Runensteine zur Zwergenmine (71), ob sie dort liegen oder Helden sie tragen. Belohnung: die Schildzwerge auf Feld 71, bis die Legende endet: In einem Kampf auf ihrem Feld geben sie 4 Stärkepunkte dazu, und eine Stunde bewegt sie bis zu 4 Felder weit.
event-base-fates-fate_2 = Du hast der alten Heilerin der Burg versprochen, was in keinem Garten wächst: ein Kraut aus der Wildnis und einen Trank der Hexe, um es darin ziehen zu lassen. Das Wasser hat sie schon aufgesetzt.
    .title = Das Versprechen an die Heilerin
    .rule = Ein Würfel bestimmt, wo ein Heilkraut offen liegt: bei 1 oder 2 auf Feld 40, bei 3 oder 4 auf Feld 53, bei 5 oder 6 auf Feld 65. Der Besitzer deckt zwei Nebelplättchen auf. Für alle: Bringt ein Heilkraut und einen Trank der Hexe in die Burg (0). Belohnung: 8 Willenspunkte für die Gruppe. Es scheitert, wenn kein Heilkraut mehr da ist.
event-base-fates-fate_3 = Ein Schäfer vom Koppelhof hat geschworen, den Berg des Drachen zu sehen, bevor der Schnee kommt. Das hat er allen erzählt. Dass er sich im Dunkeln fürchtet, weißt nur du.
    .title = Der Schwur des Schäfers
    .rule = Ein Bauer kommt auf Feld 64. Für alle: Bringt einen Bauern auf Feld 69, 70, 81, 82 oder 84. Belohnung: 3 Stärkepunkte für den Helden, dem das gelingt. Es scheitert, wenn zu wenige Bauern da sind.
event-base-fates-fate_4 = In der Taverne hast du gesagt, du brauchst niemanden, und du hast es laut gesagt. Inzwischen hat es das ganze Land gehört, auch der Teil mit den Zähnen.
    .title = Zwei auf eigene Faust
    .rule = Der Besitzer erhält 1 Stärkepunkt; auf den Feldern 22 und 33 erscheinen Gors. Nur für den Besitzer: Er muss zwei Kreaturen ohne jede Hilfe besiegen (kein anderer Held im Kampf, kein Verbündeter auf dem Feld), bevor der Erzähler F erreicht. Belohnung: 2 Stärkepunkte. Es scheitert, wenn F zuerst kommt.
event-base-fates-fate_5 = Die Braut wartet unter dem Baum der Lieder, mit Blumen im Haar, die langsam die Köpfe hängen lassen. Der Bräutigam ist ein Bauer auf der falschen Seite eines Flusses voller Gors. Und der Trauzeuge bist offenbar du.
    .title = Die Hochzeit
    .rule = Ein Bauer kommt auf Feld 28. Für alle: Bringt einen Bauern zum Baum der Lieder (57); dort darf keine Kreatur stehen. Belohnung: 4 Gold und ein Trinkschlauch für die Gruppe. Es scheitert, wenn zu wenige Bauern da sind.
event-base-fates-fate_6 = Tief im Wald hat ein Gor einen Runenstein verschluckt, und seitdem denkt der Stein für ihn. Er jagt nicht mehr. Er hat eine Lichtung gefegt, sich in die Mitte gesetzt und wartet auf jemanden mit deinem Namen.
    .title = Der Runenfresser
    .rule = Auf Feld 60 erscheint ein Gor, der nie zieht, mit 6 Stärkepunkten, 6 Willenspunkten und 1 schwarzen Würfel. Besiegt ihn mit dem Besitzer im Kampf. Belohnung: die üblichen 2, dazu ein Runenstein auf Feld 60.
event-base-fates-fate_7 = Unter dem Baum der Lieder hat sich ein Troll niedergelassen und frisst Reisende, die nicht zahlen können. Die Hüter haben gefragt, was ihn zum Gehen bewegen würde. Er will dich: Da war etwas mit einer Brücke, vor Jahren, und du wolltest wiederkommen.
    .title = Der Wegzoll
    .rule = Der Troll auf dem Feld mit der höchsten Nummer kommt auf Feld 57 und bleibt dort; gibt es keinen, erscheint ein neuer. Eine Kreatur auf Feld 57 wird entfernt. Besiegt den Troll mit dem Besitzer im Kampf. Belohnung: die üblichen 6, dazu ein Artikel nach Wahl des Besitzers, aber kein Trank der Hexe.
event-base-fates-fate_8 = In einer Höhlung im Baum der Lieder liegen zwei Briefe, jeder für ein Haus in der Nähe der Burg. Ihr habt schon einmal einen Brief hergebracht, sagen die Hüter; den Rückweg kennt ihr doch sicher noch.
    .title = Briefe vom Baum
    .rule = Zwei Pergamente kommen offen auf Feld 57. Für alle: Legt jedes auf dem Feld ab, dessen Nummer es zeigt. Belohnung: Die Karte „Schwarze Magie“ wird aufgedeckt, wirkt aber erst, wenn alle Schicksale erledigt sind, und die Gruppe erhält 2 Gold.
event-base-fates-fate_9 = Jemand gibt Feuerzeichen auf dem alten Wehrturm, immer kurz vor Sonnenaufgang, und die Besatzung ist es nicht. Du hast eine Decke, einen halben Käse und ein schlechtes Gefühl. Ein paar Nächte wird es dauern.
    .title = Die lange Wache
    .rule = Der Besitzer muss bei drei Sonnenaufgängen zu deren Beginn auf Feld 17 stehen. Belohnung: Das nächste Kreaturenplättchen auf der Legendenleiste kommt ungesehen aus dem Spiel; liegt keines mehr dort, 3 Gold.
event-base-fates-fate_10 = Im Buch des Wirts gibt es eine Seite, über der dein Name steht, zweimal unterstrichen. Solange sie nicht beglichen ist, schleift er deinen Freunden nicht einmal ein Brotmesser.
    .title = Alte Schulden
    .rule = Der Besitzer muss in der Taverne (72) { $difficulty ->
        [easy] 6 Gold
        [normal] 8 Gold
       *[other] 8 Gold (auf der leichten Stufe 6)
    } zahlen. Belohnung: Jeder Held erhält 1 Stärkepunkt.
