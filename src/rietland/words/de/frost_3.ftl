# Legende 3 von Die ewige Kälte: ihre Ziele, ihre Enden, ihre Karten.

legend-frost-3 = Die Pranken des Winters
    .intro = Der Eisschlaf hat die Zelte erreicht. Ellin, die Schamanin, kennt einen Trank dagegen, aber dazu braucht sie den schwarzen Nachtdorn, und ihre Enkelin Orennah, die nach Westen ging, um ihn zu holen, ist nicht zurückgekommen. Wo die Dornen wuchsen, sind nur noch Hufspuren. Sie sind klein und zierlich, und ihr habt sie schon einmal gesehen.
    .number = Legende 3

chronicle-frost-3 = Der Eisschlaf hatte die Zelte erreicht. Für ihren Trank brauchte Ellin einen Dorn, und das Mädchen, das ihn holen sollte, hatte einen roten Schal zurückgelassen und sehr viele Hufspuren. Ihr seid dem einen und den anderen gefolgt, bis ihr begriffen habt, dass sie zusammengehören. Dann habt ihr den Dorn heimgebracht, und der erste Schläfer sprach seinen Satz zu Ende. Es ging um Suppe.

variant-frost-3-story = Als eine Geschichte gespielt
    .rule = In Legende 2 wurden beide Iquar gerettet: Die Gruppe beginnt mit 1 Brennholz mehr.

goal-frost-3-village = Haltet das Zeltdorf: Sind die Verteidigungsplätze belegt, darf keine Kreatur mehr hinein.
goal-frost-3-thorn = Bringt den schwarzen Nachtdorn ins Zeltdorf (401), bevor der Erzähler N erreicht.

why-frost-3-won = Ellin benetzt dem ersten Schläfer die Lippen. Er hustet, lässt den Becher sinken und spricht den Satz zu Ende, den er vor neun Tagen angefangen hat. Er handelt von Suppe, und noch nie hat man jemandem so genau zugehört. Gegen Morgen fangen einige der Geweckten wieder an zu gähnen. Solange da draußen der andere Stein liegt, sagt Ellin, lässt sie den Topf besser auf dem Feuer.
why-frost-3-late = Die Tage sind verronnen. Ellin hat den Topf vom Feuer genommen, um kein Holz zu vergeuden. Sie hebt einen Becher auf, um zu sehen, ob noch etwas darin ist, und stellt ihn nicht wieder hin.
why-frost-3-used = Der Dorn ist fort, und dafür ist die Sonne ein wenig länger geblieben. Es war ein wunderschöner Nachmittag. In Ellins Zelt kocht das Wasser und kocht, und es gibt nichts, was man hineintun könnte.

figure-tranuk_in_cave = Tranuk in der Höhle
    .acc = Tranuk in der Höhle

choice-takota_guards = Takota hält Wache: ein Verteidigungsplatz mehr
choice-takota_hunts = Takota geht auf die Jagd: 2 Stärkepunkte in Kämpfen auf seinem Feld
choice-let_it_fall = Die Brücke aufgeben
choice-hold_it = Die Brücke halten und mit Willenspunkten zahlen
choice-spend_thorn = Den Dorn benutzen und die Legende verlieren
choice-keep_thorn = Den Dorn behalten

deed-frost-3-cure = Der Myrk die drei Pflanzen geben
deed-frost-3-spend_thorn = Den Nachtdorn gegen die Kälte benutzen

## Karten

card-frost-3-A1 = In jedem dritten Zelt steht jemand mit erhobenem Becher. Ellin geht vom einen zum anderen und haucht ihnen auf die Augen, damit sie etwas haben, wodurch sie schauen können. Es gibt einen Trank, der helfen würde, sagt sie; aber dazu braucht man den schwarzen Nachtdorn, und der wächst im Westen. Ihre Enkelin ging ihn holen, als der Erste einschlief. Sie nahm ihren roten Schal mit und Essen für einen Tag.
    .title = Die schlafenden Zelte
    .rule = Die Helden, Tranuk und Flaps, der Volpin, beginnen auf Feld 401. Tranuk gibt in einem Kampf auf seinem Feld 2 Stärkepunkte dazu und wird für 1 Stunde bis zu 4 Felder weit geführt. Flaps fliegt für 1 Stunde auf ein beliebiges Feld, darf dort das Schneeplättchen aufdecken und nimmt einem Gegner auf seinem Feld in der ersten Kampfrunde einen Würfel weg. Alle Helden haben 1 Stärkepunkt und 7 Willenspunkte. Die Gruppe teilt 2 Trinkschläuche und 1 Brennholz unter sich auf. Erloschene Feuer sind auf den Feldern 401, 422 und 437. Der Feuerhüter hat ein erloschenes Feuer auf der Heldentafel. Die Höhle ist wach. Das Kälteplättchen kommt auf { $difficulty ->
        [easy] { $party ->
            [2] 13
            [3] 12
            [4] 11
           *[other] 13, 12 oder 11
        }
        [normal] { $party ->
            [2] 12
            [3] 11
            [4] 10
           *[other] 12, 11 oder 10
        }
       *[other] 13, 12 oder 11 (leicht) oder 12, 11 oder 10 (normal, bei 2, 3 oder 4 Helden)
    }. Bringt den schwarzen Nachtdorn zu den Zelten (401): Dann rückt der Erzähler sofort auf N vor. Der Held mit dem niedrigsten Rang beginnt.
card-frost-3-A2 = Die Jäger geben euch, was sie entbehren können, und das ist vor allem Übung. Ihr werft den Speer auf ein Fell, bis es aussieht wie Spitze, dann dreht es jemand um. Es gibt mehr Posten als Leute dafür. Darum haben die Yetohe ein paar der Schläfer hinausgetragen, ihnen Speere gegeben und sie mit dem Gesicht nach Westen aufgestellt. Von weitem weiß man nicht, wer wer ist. Aus der Nähe schon: Die Schläfer stampfen nicht mit den Füßen.
    .title = Die Nachtwache
    .rule = Die Gruppe teilt { $difficulty ->
        [easy] { $party ->
            [2] 6 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
            [3] 7 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
            [4] 9 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
           *[other] 6, 7 oder 9 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
        }
        [normal] { $party ->
            [2] 6 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
            [3] 7 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
            [4] 8 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
           *[other] 6, 7 oder 8 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
        }
       *[other] 6, 7 oder 9 Stärkepunkte (leicht) oder 6, 7 oder 8 Stärkepunkte (normal, bei 2, 3 oder 4 Helden) unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
    } Auf den Feldern { $party ->
        [2] 416 und 442
        [3] 416, 430 und 442
        [4] 416, 430 und 442
       *[other] 416 und 442 (bei 3 oder 4 Helden auch auf Feld 430)
    } erscheinen Gors, auf Feld 426 ein Steppenbüffel.
card-frost-3-A3 = Wo sie vom Weg abbog, band sie immer etwas an einen Busch, damit die Großmutter wegen der Wolle schimpfte und nicht wegen des Schreckens. Jetzt haben drei Leute etwas Rotes gesehen, an drei verschiedenen Stellen. Jeder ist sich sicher und weiß noch genau, wie es sich im Wind bewegt hat. Ellin hört allen dreien zu und wickelt dabei Wolle auf, rote, obwohl das Knäuel längst groß genug ist.
    .title = Orennahs Spur
    .rule = Drei Zielmarker werden gemischt und verdeckt gelegt; für jeden bestimmt ein Würfel, wohin. Im Norden: bei 1 oder 2 auf Feld 420, bei 3 oder 4 auf Feld 423, bei 5 oder 6 auf Feld 424. Im Westen: bei 1 oder 2 auf Feld 427, bei 3 oder 4 auf Feld 428, bei 5 oder 6 auf Feld 429. Im Süden: bei 1 oder 2 auf Feld 432, bei 3 oder 4 auf Feld 435, bei 5 oder 6 auf Feld 437. Einer davon ist Orennahs Schal.
card-frost-3-A4 = Die Höhle fragt jeden dasselbe, sagt Ellin, und mit einer Stimme, die ihr für eure eigene haltet. Die Gors antworten: mehr. Die Büffel antworten nicht, also tut sie es für sie. Wer einen festen Willen hat, darf sich die Antwort aussuchen. Sie selbst war einmal drinnen. Sie kam mit Händen heraus, die alles Heiße halten können, und weiß bis heute nicht, was sie stattdessen vorher hatte.
    .title = Verwandle dich
    .rule = Wer in der Großen Höhle (414) angehalten hat oder hineingeweht wurde, darf 7 Willenspunkte für 2 Stärkepunkte zahlen. Jeder Held darf das einmal in der Legende. Hinein kommt man nur mit 14 Willenspunkten.
card-frost-3-C1 = Sie liegen in der Heide und greifen nicht an. Wenn es dunkel wird, seht ihr ihre Augen, paarweise, in Kniehöhe, und die Paare wandern von links nach rechts an den Zelten entlang, halten an und fangen links wieder an. Sie zählen. Nur bei den Schläfern scheinen sie sich nicht einig zu werden.
    .title = Augen in der Heide
    .rule = Auf Feld 424 erscheint ein Gor, { $party ->
        [2] auf Feld 434 noch einer.
        [3] auf Feld 434 ein Wargor.
        [4] auf Feld 434 ein Wargor.
       *[other] auf Feld 434 noch einer (bei 3 oder 4 Helden ein Wargor).
    }
card-frost-3-C2 = Der Häuptling hat schlecht geschlafen und sagt lieber nicht, was er geträumt hat. Kämpfen wird er, erklärt er euch, aber nicht an zwei Orten: entweder hier vor den Zelten, wo seine Leute ihn sehen, oder da draußen mit euch, wo sie ihn nicht sehen. Er blickt dabei nicht auf. Er zieht sein Messer über einen Stein, und das tut er schon, seit ihr hereingekommen seid. Viel kann nicht mehr davon übrig sein.
    .title = Takotas Angebot
    .rule = Wählt. Takota hält Wache: Die Zelte bekommen 1 Verteidigungsplatz mehr. Takota geht auf die Jagd: Er kommt auf Feld 401, gibt in einem Kampf auf seinem Feld 2 Stärkepunkte dazu und wird geführt wie Tranuk.
card-frost-3-E1 = Wenn in der Höhle ein Winterstein ist, sagt Tranuk, dann muss jemand nachsehen, und am besten jemand mit vier Beinen unter sich. Er hat es mehr der Echse gesagt als euch. Bis euch eine Antwort einfällt, ist er ein Punkt am Hang. Der Punkt zögert. Dann ist da nur noch das schwarze Loch und eine Spur, die hineinführt.
    .title = Tranuk reitet zur Höhle
    .rule = Tranuk zieht auf Feld 414. Bis zum nächsten Sonnenaufgang kann er nicht geführt werden und gibt keine Stärkepunkte. Auf Feld 443 erscheint ein Gor.
card-frost-3-E2 = Einen Stein hat er nicht gefunden. Was aus der Höhle kommt, hat Tranuks Augen und Tranuks Stimme, und es kniet sich neben die Echse und redet ihr zu, bis sie nicht mehr zittert. Der Rest von ihm ist so groß geworden wie sein Mut, und er ist noch nicht daran gewöhnt. Er fragt, wer seine Handschuhe hat. Dann sieht er seine Hände an und lacht, und der Schnee rutscht von den Felsen.
    .title = Der große Krieger
    .rule = Auf Feld 414 wird Tranuk zum großen Krieger. Er gibt 4 Stärkepunkte dazu statt 2 und wird genauso geführt.
card-frost-3-G = Die Schollen sind die Irra heruntergekommen und türmen sich an der Trommelbrücke. Bei jeder, die ankommt, gibt sie einen Ton von sich, tiefer als der vorige. Man kann sie halten, mit Stangen und Schultern, wenn einem gleich ist, was aus den Händen wird. Oder man gibt sie auf. Am anderen Ufer haben sich ein paar Gors in einer Reihe hingesetzt, um zu sehen, was ihr tut.
    .title = Eis auf dem Fluss
    .rule = Wählt. Die Brücke aufgeben: Die Felder 415 und 407 grenzen nicht mehr aneinander, und Kreaturen auf Feld 415 ziehen auf Feld 412. Sie halten, wenn jeder Held mindestens 1 Willenspunkt behält: Zusammen zahlen sie { $party ->
        [2] 6 Willenspunkte
        [3] 9 Willenspunkte
        [4] 12 Willenspunkte
       *[other] 6, 9 oder 12 Willenspunkte (bei 2, 3 oder 4 Helden)
    }. Auf Feld 437 erscheint ein Wargor. Ist der Schal noch nicht gefunden, erscheint jetzt die Myrk.
card-frost-3-I = Der Abdruck ist so lang wie ein Arm, und der Schnee darin ist geschmolzen und wieder gefroren. Ihr folgt der Spur bis zur Höhle. Hinein geht sie auf vier Füßen. Ein Stück weiter kommt sie heraus, auf zweien, und von da an werden die Schritte länger. Unter den Kiefern hat sich jemand an einen Stamm gelehnt, um sich daran zu gewöhnen. Der Stamm liegt neben der Spur.
    .title = Pranken
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Auf Feld 423 erscheint ein Gor.
            [3] Auf Feld 423 erscheint ein Steppenbüffel.
            [4] Auf Feld 423 erscheint ein Steppenbüffel.
           *[other] Auf Feld 423 erscheint ein Steppenbüffel.
        }
        [normal] Auf Feld 423 erscheint ein Steppenbüffel.
       *[other] Auf Feld 423 erscheint ein Steppenbüffel (auf der leichten Stufe bei 2 Helden ein Gor).
    }
card-frost-3-K = „Iss auf“, haben die Mütter hier immer gesagt, „sonst hören sie es in der Wolfsmulde.“ Jetzt ist die Wolfsmulde leer. Die Baue sind kalt, und die Knochen davor sind ein zweites Mal abgeleckt worden. Gern würdet ihr es für eine gute Nachricht halten. Aber es sind sehr viele Spuren, und alle führen hinaus.
    .title = Die Wolfsmulde ist leer
    .rule = { $party ->
        [2] Auf Feld 429 erscheint ein Wargor.
        [3] Auf Feld 429 erscheint ein Wargor, auf Feld 443 ein Gor.
        [4] Auf Feld 429 erscheint ein Wargor, auf Feld 443 ein Gor.
       *[other] Auf Feld 429 erscheint ein Wargor, bei 3 oder 4 Helden auch ein Gor auf Feld 443.
    }
card-frost-3-O1 = Rote Wolle an einem toten Busch, mit einem Knoten, wie ihn Großmütter beibringen, und im Knoten eine Handvoll blauer Beeren. Dahinter ist die Erde aufgerissen, so groß wie ein Zimmer, wo bis gestern Dornen wuchsen. Jemand hat sie mit den Händen ausgerissen, jeden einzelnen, und nicht aufgehört, als die Hände zu bluten begannen. Aus der Mitte führen Hufspuren davon. Sie sind tief, als trüge sie etwas, das nicht fallen darf.
    .title = Der Schal
    .rule = Der Schal ist gefunden, und der Finder bekommt blaue Bachbeeren. Ist die Myrk noch nicht da, erscheint sie: Karte M1 wird gelesen.
card-frost-3-O2 = Eine kalte Feuerstelle, daneben trockenes Holz, über Kreuz geschichtet, wie die Großmutter es ihr gezeigt hat. Weiße Wurzeln hängen zum Trocknen an einer Schnur. Sie hatte an alles gedacht. Auf einem flachen Stein liegt ein halber Fladen mit dem Abdruck kleiner Zähne, so hart gefroren, dass er klingt, als ihr ihn zurücklegt.
    .title = Ihr Lager
    .rule = Der Finder bekommt Brennholz und weiße Markwurzeln. Was der Vorrat nicht mehr hat, sind stattdessen 2 Willenspunkte.
card-frost-3-O3 = Stiefel führen zur Quelle hin, kleine, mit einem Flicken am linken Absatz. Hufe führen von ihr weg. Ihr sucht die Stelle, an der die einen den anderen Platz gemacht haben, und ihr sucht eine ganze Weile. Es gibt keine. Es gibt nur einen Fleck zertretenen Schnee, wo jemand hingefallen und anders wieder aufgestanden ist, und mitten darin rote Blumen, sorgsam gepflückt und alle auf einmal fallen gelassen.
    .title = Zweierlei Spuren
    .rule = Der Finder bekommt rote Blutblumen.
card-frost-3-M1 = Ihr kennt sie: Auf der Straße zur Mine hat sie einmal die Arme nach euch ausgestreckt. Jetzt sind sie voll. Sie trägt den Dorn, wie andere ein Kind tragen, und er hat sie bis zu den Ellbogen zerkratzt. Sie läuft ihre Runde durch den Westen, immer dieselbe, als stünde da ein Zaun, den sonst niemand sieht. Nur an einer Stelle wird sie jedes Mal langsamer. Dort biegt der Weg zu den Zelten ab.
    .title = Die Myrk
    .rule = Auf Feld 428 oder dem nächsten freien Feld ihrer Runde erscheint die Myrk, mit dem schwarzen Nachtdorn, { $difficulty ->
        [easy] { $party ->
            [2] 15 Stärkepunkten
            [3] 21 Stärkepunkten
            [4] 28 Stärkepunkten
           *[other] 15, 21 oder 28 Stärkepunkten
        }
        [normal] { $party ->
            [2] 18 Stärkepunkten
            [3] 27 Stärkepunkten
            [4] 35 Stärkepunkten
           *[other] 18, 27 oder 35 Stärkepunkten
        }
       *[other] 15, 21 oder 28 Stärkepunkten (leicht) oder 18, 27 oder 35 Stärkepunkten (normal, bei 2, 3 oder 4 Helden)
    }, 12 Willenspunkten und einem schwarzen Würfel. Bei Sonnenaufgang geht sie 2 Felder ihrer Runde weiter: 428, 427, 422, 420, 423, 418, 417, 421, 430, 433, 435, 432 und wieder von vorn. Felder mit Kreaturen überspringt sie, und Kreaturen können ihres nicht betreten. Edelsteine locken sie nicht.
card-frost-3-M2 = Ellin lässt es sich zweimal erzählen. Ob sie den Kopf ein wenig nach links neigt, wenn sie horcht? Als ihr Ja sagt, dreht Ellin sich um und macht etwas am Feuer, das nicht nötig gewesen wäre. „Was mit Gewalt verwandelt wurde, lässt sich mit Güte zurückverwandeln“, sagt sie. „Von jeder Farbe eine Pflanze, und ein Feuer dabei. Und eine Hand, die nicht zittert.“ Sie sieht ihre an. „Macht ihr das lieber.“
    .title = Drei Farben
    .rule = Ein Held auf dem Feld der Myrk darf ihr blaue Bachbeeren, weiße Markwurzeln und rote Blutblumen geben, wenn dort ein Feuer brennt und er mindestens 14 Willenspunkte hat. Dann ist sie wieder Orennah, und der Erzähler rückt nicht vor. Jeder der drei Zielmarker birgt eine dieser Pflanzen.
card-frost-3-P1 = Sie fällt, und sie sieht erleichtert aus, wie jemand, dem man endlich gesagt hat, dass er es absetzen darf. Der Dorn rollt ihr aus den Armen. Ihr beugt euch darüber, nur einen Augenblick. Als ihr wieder aufseht, ist niemand mehr da, und die Hufspuren führen nach Westen davon, leichter als zuvor.
    .title = Der Dorn
    .rule = Der schwarze Nachtdorn liegt auf diesem Feld. Bringt ihn zu den Zelten (401).
card-frost-3-P2 = Zwischen euch ist der Rauch, und als er sich verzieht, sitzt da ein Mädchen in einem Hemd, das zumeist aus Löchern besteht, und zählt seine Zehen. Es kommt bis zehn und fängt noch einmal an, es könnte ja Glück gewesen sein. Dann zieht es sich eure Decke um die Schultern und hebt den Dorn auf, denn deswegen ist es hier. „Ist meine Großmutter sehr böse?“, fragt es.
    .title = Orennah
    .rule = Orennah ist hier, mit dem schwarzen Nachtdorn. Helden dürfen sie mitnehmen wie einen Iquar; kommt sie zu den Zelten (401), kommt auch der Dorn dorthin. Trifft sie auf eine Kreatur, versteckt sie sich und kehrt nicht zurück, und der Dorn bleibt auf diesem Feld.
card-frost-3-N = In Ellins Zelt kocht seit Mittag das Wasser. Man hat die Schläfer hereingetragen und ringsum aufgestellt, die mit den Bechern vorn, denn die sind am leichtesten zu bedienen. Ellin hält den Deckel in der Hand und horcht, den Kopf ein wenig nach links geneigt. Nicht auf den Topf. Auf den Schnee draußen, und ob er knirscht.
    .title = Der Trank
    .rule = Ihr gewinnt, wenn der schwarze Nachtdorn bei den Zelten (401) ist und die Zelte gehalten wurden.
