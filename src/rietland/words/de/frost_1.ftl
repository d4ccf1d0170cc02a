# Legende 1 von Die ewige Kälte: ihre Ziele, ihre Enden, ihre Karten.

legend-frost-1 = Weiße Stille
    .intro = Der Winter ist nach Andor gekommen wie jedes Jahr, und dann hat er vergessen zu gehen. Die Leute schlafen im Stehen ein und werden mit offenen Augen zu Eis: Chada auf ihrer Wache, Prinz Thorald mit einem Fuß im Steigbügel, Gilda hinter dem Schanktisch. Ein alter Pelzjäger wird euch zeigen, wie man wach bleibt. Danach müsst ihr hinaus und nachsehen, was da unter dem Schnee summt.
    .number = Legende 1

chronicle-frost-1 = Der Winter hatte vergessen zu gehen, und Andor schlief mit offenen Augen ein. Ihr habt gelernt, unter den Schnee zu sehen, Feuer zu machen und etwas herzugeben. Ihr habt einen Stein gefunden, der summte, habt ihn an der vorbeigetragen, die ihn holen wollte, und ihn im tiefsten Stollen der Mine eingeschlossen. Kürzer wurden die Tage danach nicht mehr. Aber niemand wachte auf, und am Tor fragte ein Reiter aus dem Osten nach euch.

variant-frost-1-restart = Nur der zweite Teil
    .rule = Der erste Tag ist vorbei: Von Karte A2 werden nur die Teile gelegt, ihre Lektionen zählen nicht mehr. Beginnt mit Karte B1. Die Helden beginnen auf Feld 18 mit 12 Willenspunkten, einer von ihnen mit 10; die Gruppe bekommt 1 Brennholz, und alle fünfzehn Schneeplättchen liegen auf dem Spielplan.

goal-frost-1-castle = Haltet die Rietburg: Sind die Verteidigungsplätze belegt, darf keine Kreatur mehr hinein.
goal-frost-1-lessons = Am ersten Tag: Seht unter dem Schnee nach, zündet das Feuer auf Feld 18 an und tauscht dort. Jedes davon bringt 1 Willenspunkt.
goal-frost-1-stone = Bringt den Winterstein in die Zwergenmine (71), bevor der Erzähler N erreicht.

why-frost-1-won = Die dritte Tür fällt zu, und das Summen hört mitten im Ton auf. In Andor werden die Tage nicht mehr kürzer; aber die Schläfer schlafen weiter, jeder mit etwas Unfertigem in der Hand. Am Abend kommt vom östlichen Pass ein Reiter auf einem Tier mit Schuppen herunter. Wo er herkommt, sagt er, schlafen sie jetzt auch ein. Man hat ihn geschickt, weil er den Steigbügel noch fand.
why-frost-1-late = Die Tage sind verronnen; es war nichts mehr an ihnen, was verrinnen konnte. Der Schnee reicht bis an die Fensterbänke der Rietburg, und hinter jedem Fenster steht jemand, der gerade hinausschauen wollte.
why-frost-1-frozen = Der Stein ist in die Burg gekommen, wo die Leute eng beisammensaßen, um sich zu wärmen. Die große Halle wird weiß, von der Tür her, und dann wird sie still. Über der Suppe auf dem langen Tisch steht der Dampf und rührt sich nicht.

named-myrk = Myrk
    .the = die Myrk
    .acc = die Myrk
    .a = die Myrk
    .of = der Myrk

say-frost-1-snow = Gelernt: Seht nach, was unter dem Schnee ist. Das bringt 1 Willenspunkt.
say-frost-1-fire = Gelernt: Macht Feuer, solange ihr noch spürt, was ihr tut. Das bringt 1 Willenspunkt.
say-frost-1-barter = Gelernt: Gebt etwas her. Das bringt 1 Willenspunkt.

choice-wake_dwarves = Die Zwerge wecken: ein Feuer und Brennholz auf Feld 39
choice-wake_guards = Die Wachen wecken: ein Verteidigungsplatz mehr

## Karten

card-frost-1-A1 = Der Posten am Tor hat sich seit gestern nicht gerührt. Er hält den Spieß, wie man es ihm beigebracht hat, und auf seinen offenen Augen liegt Eis. So steht auch Chada auf der Mauer, so steht Prinz Thorald im Stall, einen Fuß im Steigbügel, und Gilda in der Taverne hinter einem Becher, den sie gerade füllen wollte. Der Chronist würde es aufschreiben, aber seine Tinte ist ein schwarzer Kiesel, der im Fass klappert. Wer noch wach ist, soll zum Freien Markt kommen.
    .title = Die lange Nacht
    .rule = Alle Helden haben 1 Stärkepunkt, 7 Willenspunkte und einen Trinkschlauch. Der Krieger beginnt auf Feld 14, der Feuerhüter auf Feld 28, der Zauberer auf Feld 48, der Zwerg auf Feld 7. Alle haben 7 Stunden. Heute gibt es weder Kreaturen noch Kämpfe noch Überstunden. Die Brunnen sind zugefroren. Dieser Teil endet mit dem Tag. Der Held mit dem niedrigsten Rang beginnt.
card-frost-1-A2 = Auf dem Markt hat ein alter Pelzjäger ein Viereck vom Schnee freigefegt und sitzt darin wie in einer guten Stube. „Drei Dinge halten wach“, sagt er. „Seht nach, was unter dem Schnee ist. Macht Feuer, solange ihr noch spürt, was ihr tut. Und gebt etwas her, denn wer immer nur festhält, der friert daran fest.“ Er hat es an einer Hand abgezählt. Die Finger daran reichen genau dafür.
    .title = Drei Lektionen
    .rule = Drei Lektionen: Beendet eine Bewegung auf einem Schneeplättchen (Felder 11, 13 und 16); zündet für 2 Willenspunkte das Feuer auf Feld 18 an; tauscht beim Händler auf Feld 18. Wer eine davon als Erster schafft, gewinnt 1 Willenspunkt. Wer den Tag am brennenden Feuer beendet, gewinnt bei Sonnenaufgang 5 Willenspunkte. Blaue Bachbeeren darf man jederzeit für 5 Willenspunkte essen.
card-frost-1-B1 = Was in den Bergen lebt, frisst, was in den Bergen lebt, und davon ist nichts mehr übrig. Also kommen sie herunter. Mager sind sie, und auf ihren Rücken liegt der Schnee eine Hand hoch: Sie haben eine ganze Weile da oben gesessen und euren Rauch angesehen. Ihr dagegen habt an einem Feuer geschlafen. Man glaubt nicht, was das für einen Arm ausmacht.
    .title = Aus den Bergen herab
    .rule = Alle Helden gewinnen 1 Stärkepunkt. Ab jetzt dürft ihr kämpfen, allein oder gemeinsam, und Überstunden machen. Zwölf weitere Schneeplättchen kommen auf den Spielplan, gemischt mit den noch verdeckten; manche sind Schneestürme, die jeden Helden ein Feld in Pfeilrichtung bewegen. Auf den Feldern 8, 22 und 26 erscheinen Gors. Bis der Erzähler D erreicht, wird eine Kreatur, die die Burg (0) betritt, einfach entfernt.
card-frost-1-B2 = „Rennt nicht auf sie los“, sagt der alte Jäger, der schon packt. „Die rennen seit gestern Abend. Lasst sie kommen, und seht zu, dass ihr ein Feuer im Rücken habt und links und rechts jemanden, der auch eins hat.“ Er gibt euch sein letztes Holz und geht mit leerem Schlitten davon. Er pfeift dabei, damit ihr hört, wie lange er noch da ist.
    .title = Rücken an Rücken
    .rule = Die Gruppe bekommt 1 Brennholz. Im Kampf hat jeder Held an einem brennenden Feuer 1 Stärkepunkt mehr, der Krieger 2. Wo noch kein Feuer ist, entsteht eines aus Brennholz und 2 Willenspunkten.
card-frost-1-C = Mitten auf der Straße ist ein Gor stehen geblieben und hat vergessen, was er wollte. Da liegt ein Edelstein, aus dem zerrissenen Sack irgendeines Händlers. Der Gor hockt sich davor, hält die Pranken darüber wie über eine Glut und blickt nicht auf, als sich die anderen an ihm vorbeidrängen. Ihr seht ihm eine ganze Zeit lang zu. Er blinzelt seltener als der Posten am Tor.
    .title = Ein Glitzern im Schnee
    .rule = Auf Feld 31 erscheint ein Gor. Ihr dürft einen Edelstein ablegen: Bei Sonnenaufgang zieht eine Kreatur von einem angrenzenden Feld dorthin statt ihren Pfeil entlang, und der Edelstein kommt aus dem Spiel.
card-frost-1-D = Jeden Abend setzt sich die Sonne ein wenig früher hin, wie jemand, der zu weit gelaufen ist. Der Hauptmann geht die Mauer entlang und zählt. Die Augen offen hat dort oben fast jeder; er klopft mit dem Knöchel an die Schilde, und wo es klingt wie Glas, geht er weiter. Am Ende der Mauer sagt er die Zahl laut. Dann sagt er sie noch einmal, leise, für den Fall, dass sie inzwischen größer geworden ist.
    .title = Die Tage werden kürzer
    .rule = Ab jetzt muss die Burg gehalten werden. Sie hat { $party ->
        [2] 3 Verteidigungsplätze
        [3] 2 Verteidigungsplätze
        [4] 1 Verteidigungsplatz
       *[other] 3, 2 oder 1 Verteidigungsplätze (bei 2, 3 oder 4 Helden)
    }: Kommt eine Kreatur hinein, wenn keiner frei ist, ist die Legende sofort verloren. Das Kälteplättchen kommt auf 8. Bei jedem Sonnenaufgang rückt es einen Platz nach links; die Stunde, die es verdeckt, und alle späteren sind nicht nutzbar. Auf Feld 49 erscheint ein Wargor; Wargors ziehen bei jedem Sonnenaufgang zweimal.
card-frost-1-F1 = Dreimal in einer Nacht hat bei der Burg der Schnee von unten geleuchtet, blau, wie eine Lampe durch ein Bettlaken. Der Erste, der es sah, zog sich die Decke über den Kopf. Der Zweite auch. Der Dritte hatte keine Decke mehr. Er ist bis zu euch durch den Schnee gewatet, und seither sagt er kein Wort, aber er zeigt, immer wieder, in drei Richtungen.
    .title = Blaues Licht
    .rule = Drei Zielmarker kommen verdeckt auf die Felder 9, 10 und 12; unter einem ist der Winterstein. Wer dort eine Bewegung beendet, deckt den Marker auf, nach einem Schneeplättchen. Auf Feld 46 erscheint ein Gor.
card-frost-1-F2 = Der Atem reicht noch für einen Ruf. Die Zwerge würden ihn durch ihren Berg hören, falls sie wach sind und gerade Lust haben; die Wachen in der Burg hören ihn vielleicht durch das Eis, wenn man nahe genug an ihrem Ohr bläst. Beides geht nicht. Der Hauptmann hält euch das Horn hin. Um das Mundstück hat er einen Lappen gewickelt, damit die Lippen wieder abgehen.
    .title = Wen wecken?
    .rule = Wählt. Die Zwerge: Auf Feld 39, an der Straße zur Mine, liegen ein erloschenes Feuer und Brennholz. Die Wachen: Die Burg bekommt 1 Verteidigungsplatz mehr.
card-frost-1-W = Er liegt in einer Mulde, die er sich selbst gemacht hat, und summt, gar nicht unfreundlich, wie jemand, der an etwas anderes denkt. Größer als ein Laib Brot ist er nicht. Wer ihn hochhebt, dem steigt die Kälte in Wellen die Arme hinauf, und mit der dritten Welle kommt ein Wunsch, ganz deutlich: nach Osten zu gehen, immer weiter. Es ist nicht der eigene. Man merkt es daran, wie vernünftig er klingt.
    .title = Der Wille des Steins
    .rule = Der Finder nimmt den Winterstein; hat er nur 1 Willenspunkt, bleibt der Stein liegen. Er braucht den großen Platz. Jedes Feld, das man mit ihm betritt, kostet 1 Willenspunkt, aber nie den letzten. Auf seinem Feld brennt kein Feuer, und sein Träger darf kein Feld mit einer Kreatur betreten. Eine Kreatur, deren Zug dort endet, wo er ohne Helden liegt, nimmt ihn mit. Bringt ihn in die Zwergenmine (71): Dann rückt der Erzähler sofort auf N vor. Kommt er in der Burg (0) zur Ruhe, ist die Legende sofort verloren; hindurchtragen darf man ihn.
card-frost-1-M = Auf der Straße zur Mine steht jemand, der heute früh nicht da war. Von den Hüften abwärts ist sie eine Hirschkuh, braun und feingliedrig; von den Hüften aufwärts könnte sie irgendjemandes Tochter sein. Sie droht euch nicht. Sie streckt nur die Arme aus, wie man sie nach einem Kind ausstreckt, das ein Fremder hochgenommen hat, und der Schnee bleibt nicht auf ihr liegen.
    .title = Die Frau mit den Hufen
    .rule = Auf Feld 43, dem einzigen Weg zur Mine, erscheint die Myrk; eine Kreatur dort wird entfernt. Sie hat { $difficulty ->
        [easy] { $party ->
            [2] 3 Stärkepunkte
            [3] 8 Stärkepunkte
            [4] 18 Stärkepunkte
           *[other] 3, 8 oder 18 Stärkepunkte
        }
        [normal] { $party ->
            [2] 5 Stärkepunkte
            [3] 12 Stärkepunkte
            [4] 18 Stärkepunkte
           *[other] 5, 12 oder 18 Stärkepunkte
        }
       *[other] 3, 8 oder 18 Stärkepunkte (leicht) oder 5, 12 oder 18 Stärkepunkte (normal, bei 2, 3 oder 4 Helden)
    }, 8 Willenspunkte und einen schwarzen Würfel, und sie bleibt dort. Bei Sonnenaufgang lockt ein Edelstein auf einem angrenzenden Feld, aber nicht in der Mine, sie dorthin, beim nächsten Sonnenaufgang geht sie zurück. Wird sie besiegt, ist sie für immer fort.
card-frost-1-O1 = Kein Stein. In der Mulde ist ein Abdruck, klein und gespalten, wie ihn ein Reh hinterlässt; und gleich daneben, wo sich jemand aufgestützt hat, um hineinzusehen, der einer Hand mit Daumen. Rehe haben keinen Daumen. Ihr hört ein Lachen, hell und ein bisschen zu laut, und es dauert einen Augenblick, bis ihr wisst, wessen Stimme das ist. Ihr habt sie seit Wochen nicht gehört.
    .title = Hufspuren
    .rule = Der Finder gewinnt 3 Willenspunkte.
card-frost-1-O2 = Es war nur der Mond auf einem vereisten Ärmel. Ein Holzfäller sitzt an eine Birke gelehnt, eingeschlafen wie alle anderen, und hält das Bündel auf den Knien, das er nach Hause bringen wollte. Ihr erklärt ihm, wofür ihr es braucht. Er hört euch mit großer Geduld an. Bevor ihr geht, bindet ihr ihm einen Schal um den Hals; der alte Jäger hatte da so etwas gesagt.
    .title = Der Holzfäller
    .rule = Der Finder bekommt Brennholz und gewinnt 1 Willenspunkt.
card-frost-1-H = Auf dem vergessenen Wachturm, zu dem kein Weg führt, steht der Umriss eines Mannes. Er ist schwarz, obwohl die Sonne auf ihn scheint. Die Wachen winken. Am nächsten Tag ist er wieder da, ein wenig weiter zu euch gedreht, und wo das Gesicht sein müsste, ist nicht einmal Schatten. Über Nacht hat es geschneit. Am Fuß des Turms ist keine einzige Spur.
    .title = Jemand sieht zu
    .rule = Die Silhouette ist auf Feld 83, wo niemand sie erreicht. Auf Feld 29 erscheint ein Gor, { $difficulty ->
        [easy] auf Feld 54 noch einer.
        [normal] { $party ->
            [2] auf Feld 54 noch einer.
           *[other] auf Feld 54 ein Wargor.
        }
       *[other] auf Feld 54 noch einer (leicht oder 2 Helden) oder ein Wargor (normal, 3 oder 4 Helden).
    }
card-frost-1-J = Im südlichen Wald krachen die Bäume im Frost, einer nach dem anderen, wie Peitschen. Etwas läuft vor dem Lärm her, wie Vieh vor dem Treiber läuft. Es hat sich nicht umgesehen, wer die Peitsche hält, und das ist vielleicht klug.
    .title = Peitschen im Wald
    .rule = { $difficulty ->
        [easy] Auf Feld 25 erscheint ein Gor.
        [normal] { $party ->
            [2] Auf Feld 25 erscheint ein Gor.
           *[other] Auf Feld 25 erscheint ein Wargor.
        }
       *[other] Auf Feld 25 erscheint ein Gor (leicht oder 2 Helden) oder ein Wargor (normal, 3 oder 4 Helden).
    }
card-frost-1-L = Der Fluss ist bis auf den Grund gefroren, und das Boot des Fischers steht aufrecht darin wie eine Tür. Noch eine Horde kommt herüber, ohne jede Ordnung, geradewegs auf die Burg zu. Sie heulen nicht. Sie brauchen den Atem, und hinter ihnen hängt er in kleinen weißen Fetzen über dem Eis.
    .title = Über den Fluss
    .rule = Auf Feld 32 erscheint ein Wargor.
card-frost-1-N = Das Tor der Mine steht eine Handbreit offen, und die Luft, die herauskommt, ist warm. Dort unten sind drei Türen, jede dicker als die vorige, und neben jeder ein Zwerg, dem man gesagt hat, er soll nicht hinhören. In der Rietburg hat der Chronist sein Tintenfass die ganze Nacht unter dem Hemd getragen. Jetzt holt er es hervor und hält es schräg, um zu sehen, ob sich etwas bewegt.
    .title = Was die Mine verwahrt
    .rule = Ihr gewinnt, wenn der Winterstein in der Zwergenmine (71) ist und die Burg gehalten wurde.
