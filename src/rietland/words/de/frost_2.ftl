# Legende 2 von Die ewige Kälte: ihre Ziele, ihre Enden, ihre Karten.

legend-frost-2 = Das Land der drei Brüder
    .intro = Der Reiter hat euch über den Pass nach Osten geführt, in ein Land, in dem drei Völker leben und nicht miteinander reden: die Yetohe in ihren Zelten, die Iquar auf ihren Pfählen, die Grehon auf ihrem Fels. Es gibt da eine Höhle, die alles, was hineingeht, als etwas Schlimmeres wieder herausgibt. Und ein Bulle hat seine Herde verlassen und geht auf die Zelte zu, so geradeaus, als hielte ihn jemand am Horn.
    .number = Legende 2

chronicle-frost-2 = Ihr seid hinter einem Mann auf einer Echse über den Pass geritten, in ein Land, in dem drei Brüder seit Menschengedenken nicht mehr miteinander sprachen. Ein Volk nach dem anderen hat euch gemustert und den Eingang freigegeben, bis über den Schnee hinweg drei Feuer einander antworteten. Der Bulle mit dem zersplitterten Horn fiel, bevor er bei den Zelten war. Und eine alte Frau hat euch gesagt, dass es zwei Steine sind.

goal-frost-2-village = Haltet das Zeltdorf: Sind die Verteidigungsplätze belegt, darf keine Kreatur mehr hinein.
goal-frost-2-bull = Besiegt Bruchhorn, bevor er das Zeltdorf (401) erreicht.
goal-frost-2-yetohe = Gewinnt das Vertrauen der Yetohe.
    .how = Bringt die Büffeltafel ins Zeltdorf (401) oder besiegt einen Steppenbüffel oder Felltroll.
goal-frost-2-iquar = Gewinnt das Vertrauen der Iquar.
    .how = Bringt die Seeungeheuertafel zur Pfahlsiedlung (460) oder einen Iquar ins Zeltdorf (401).
goal-frost-2-grehon = Gewinnt das Vertrauen der Grehon.
    .how = Bringt die Greifentafel zum Greifenfels (425) oder gewinnt dort bei Sonnenaufgang durch ein Feuer Willenspunkte.

why-frost-2-won = Drei Häuptlinge sitzen an einem Feuer und streiten wie Brüder, meistens über die Decke. Keiner greift nach dem Messer. Spät, als die Kinder schlafen, zieht Ellin, die Schamanin, euch neben sich. Was da in eurer Mine liegt, sagt sie, ist nur einer von ihnen. Es gibt zwei solche Steine; und sie selbst ist neuerdings am Nachmittag immer so müde.
why-frost-2-late = Die Tage sind verronnen. Im Osten wird die Rauchsäule dünner, bis sie nur noch eine Stelle ist, auf die alle schauen. Nach einer Weile seid ihr euch nicht mehr einig, welche Stelle es war.
why-frost-2-broke_in = Bruchhorn geht so geradeaus in das Dorf, wie er aus seinem Tal gegangen ist, und um die Zelte macht er keinen Bogen. Hinter ihm sind keine Zelte mehr. Dann bleibt er stehen und sieht sich zum ersten Mal um, wie einer, den man in einem fremden Haus geweckt hat.

named-broken_horn = Bruchhorn
    .the = Bruchhorn
    .acc = Bruchhorn
    .a = Bruchhorn
    .of = Bruchhorns

choice-ask_yetohe = Die Yetohe fragen: Tranuk kommt
choice-ask_iquar = Die Iquar fragen: Eis beendet die Bewegung nicht mehr
choice-ask_grehon = Die Grehon fragen: Der Geheimgang öffnet sich
choice-ask_nobody = Niemanden fragen

## Karten

card-frost-2-A1 = Hinter dem Pass ist der Schnee derselbe, aber die Stille ist älter. Der Bote ist von seiner Echse gestiegen und wärmt ihr mit beiden Händen die Nase. Weit im Osten steht eine einzige Rauchsäule, gerade wie eine Zeltstange, über die jemand den Himmel gehängt hat. „Da bin ich zu Hause“, sagt er. Und nach einer Weile, weil ihr nicht fragt: „Früher waren es drei.“
    .title = Über den Pass
    .rule = Die Helden beginnen auf Feld 436 mit 1 Stärkepunkt und 7 Willenspunkten. Die Gruppe teilt 2 Trinkschläuche und 1 Brennholz unter sich auf. Erloschene Feuer sind auf den Feldern 401, 422 und 437. Der Feuerhüter hat ein erloschenes Feuer auf der Heldentafel. Auf dem Land sind Schneeplättchen, auf dem See Eisplättchen. Händler sind auf den Feldern 422 und 445. Das Kälteplättchen kommt auf { $difficulty ->
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
    }. Der Held mit dem niedrigsten Rang beginnt.
card-frost-2-A2 = Takota, der Häuptling der Yetohe, hat im Schnee Waffen für euch auslegen lassen, jede in ein Fell gewickelt, mit den Haaren nach innen. Brot liegt dabei, und ein Topf steht da, der noch warm ist. Vom Häuptling selbst seht ihr nur die Spur der Schneeschuhe, die bis zum Topf geht und wieder zurück. Er will erst wissen, sagt der Bote, was ihr mit einer Klinge anfangt, wenn euch keiner sagt, wohin damit.
    .title = Der Empfang des Häuptlings
    .rule = Die Gruppe teilt { $difficulty ->
        [easy] { $party ->
            [2] 3 Stärkepunkte
            [3] 4 Stärkepunkte
            [4] 5 Stärkepunkte
           *[other] 3, 4 oder 5 Stärkepunkte
        }
        [normal] { $party ->
            [2] 2 Stärkepunkte
            [3] 3 Stärkepunkte
            [4] 5 Stärkepunkte
           *[other] 2, 3 oder 5 Stärkepunkte
        }
       *[other] 3, 4 oder 5 Stärkepunkte (leicht) oder 2, 3 oder 5 Stärkepunkte (normal, bei 2, 3 oder 4 Helden)
    } unter sich auf. Auf den Feldern { $party ->
        [2] 424 und 429
        [3] 424, 429 und 444
        [4] 424, 429, 443 und 444
       *[other] 424 und 429 (bei 3 oder 4 Helden auch auf Feld 444, bei 4 auch auf Feld 443)
    } erscheinen Gors.
card-frost-2-A3 = Mitten im Land liegt der See Ava und trägt eine Haut aus Eis. Es ist gefälliges Eis: Es hält jeden aus, einmal. Danach überlegt es sich die Sache. Der Bote geht voran, die Arme ausgestreckt wie einer, der zwei Eimer trägt, und hinter ihm lösen sich seine Fußstapfen, jeder auf einer eigenen Scholle, und drehen sich langsam im schwarzen Wasser.
    .title = Der See
    .rule = Ein Eisplättchen zu betreten beendet die Bewegung und deckt es auf. Steht kein Held mehr dort, ist das Feld offenes Wasser: ein Eisloch, das niemand betreten kann. Kreaturen gehen nie auf den See.
card-frost-2-A4 = Jedes der drei hat etwas verloren und ist sicher, dass die anderen beiden es haben. Die Yetohe in ihren Zelten hören nur auf Leute, die schon etwas Großes erlegt haben. Die Iquar auf ihren Pfählen wüssten gern, wer sie tragen würde. Die Grehon auf ihrem Fels fragen nicht; sie schauen hinunter und sehen, wer es aushält, dort oben eine Nacht zu bleiben. Der Bote zeichnet sie in den Schnee, jedes mit einem Kreis darum. Die Kreise berühren sich nicht.
    .title = Drei Völker
    .rule = Gewinnt das Vertrauen aller drei. Yetohe: Bringt die Büffeltafel zu den Zelten (401) oder besiegt einen Steppenbüffel, einen Felltroll oder Bruchhorn. Iquar: Bringt die Seeungeheuertafel zu den Pfählen (460) oder einen Iquar zu den Zelten. Grehon: Bringt die Greifentafel zum Greifenfels (425) oder gewinnt dort bei Sonnenaufgang durch ein Feuer Willenspunkte. Eine Tafel, die ihr gebt, kommt aus dem Spiel; Tafeln, die für einen ganzen Tag benutzt wurden, gewinnen niemanden.
card-frost-2-B = Im Morgengrauen geht ein Gor in die Große Höhle, ein kleiner, der hinkt und die Ohren hängen lässt. Gegen Mittag kommt etwas heraus, das sich bücken muss. Es leckt sich das Bein, auf dem es vorher gehinkt hat, sieht sich um, ob das jemand bemerkt, und hat keinen Augenblick vergessen, dass es hungrig war.
    .title = Was hineingeht
    .rule = Die Höhle ist wach: Wenn bei Sonnenaufgang die Kreaturen gezogen sind, wird ein Gor auf Feld 414 zum Wargor und ein Steppenbüffel zum Felltroll. Helden brauchen 14 Willenspunkte, um sie zu betreten. Auf Feld 426 erscheint ein Gor, { $party ->
        [2] auf Feld 430 noch einer.
        [3] auf Feld 430 ein Wargor.
        [4] auf Feld 430 ein Wargor.
       *[other] auf Feld 430 noch einer (bei 3 oder 4 Helden ein Wargor).
    }
card-frost-2-C = Draußen auf den Pfählen verbrennt jemand nasse Netze. Der Rauch ist gelb; er legt sich aufs Eis und steht nicht mehr auf, und bei den Iquar heißt das: Wir bitten niemanden, aber falls ihr zufällig vorbeikommt. Zwei von ihnen sind zu schwach, um allein zu gehen. Gepackt haben sie schon. Jeder sitzt auf seinem Bündel, beide Hände auf den Knien, das Gesicht zum Ufer.
    .title = Rauch über dem See
    .rule = Auf Feld 460 sind zwei Iquar. { $difficulty ->
        [easy] { $party ->
            [2] Ein Held
            [3] Auf Feld 441 erscheint ein Gor. Ein Held
            [4] Auf Feld 441 erscheint ein Gor. Ein Held
           *[other] Auf Feld 441 erscheint ein Gor. Ein Held
        }
        [normal] Auf Feld 441 erscheint ein Gor. Ein Held
       *[other] Auf Feld 441 erscheint ein Gor, nur nicht auf der leichten Stufe bei 2 Helden. Ein Held
    } darf Iquar mitnehmen, auf dem See nur einen; jeder, der zu den Zelten (401) kommt, bringt einen Verteidigungsplatz. Ein Iquar auf dem Feld einer Kreatur ist verloren.
card-frost-2-E1 = Der älteste Bulle der Herde kommt allein aus dem Tal. Er grast nicht. Er sieht sich nicht nach den Kühen um. Eines seiner Hörner endet in Splittern, und er geht so geradeaus, als hätte ihm jemand einen Strich gezogen. Mitten in seinen Spuren sind noch andere, ganz genau in der Mitte: klein, gespalten, und zwei, wo es vier sein müssten.
    .title = Bruchhorn
    .rule = Auf Feld 428 erscheint Bruchhorn mit { $difficulty ->
        [easy] { $party ->
            [2] 15 Stärkepunkten
            [3] 20 Stärkepunkten
            [4] 24 Stärkepunkten
           *[other] 15, 20 oder 24 Stärkepunkten
        }
        [normal] { $party ->
            [2] 17 Stärkepunkten
            [3] 24 Stärkepunkten
            [4] 31 Stärkepunkten
           *[other] 17, 24 oder 31 Stärkepunkten
        }
       *[other] 15, 20 oder 24 Stärkepunkten (leicht) oder 17, 24 oder 31 Stärkepunkten (normal, bei 2, 3 oder 4 Helden)
    }, 12 Willenspunkten und roten Würfeln. Er zieht mit den Steppenbüffeln, Edelsteine locken ihn, die Höhle verwandelt ihn nicht. Belohnung: 8 Willenspunkte oder 3 Stärkepunkte. Kommt er zu den Zelten (401), ist die Legende sofort verloren, auch bei freien Verteidigungsplätzen. Auf Feld 423 erscheint ein Gor.
card-frost-2-E2 = Zu einem der drei könnt ihr noch schicken, bevor irgendeines von ihnen einen Grund hat zu kommen. Der Bote zieht den Sattelgurt fest. Er kann zu den Zelten reiten, zum See oder zum Fels, aber nicht ungesehen, und was einen Reiter sieht, das will gern wissen, wohin er reitet. „Oder ich bleibe hier“, sagt er, und einen Augenblick lang sieht er euer Feuer an wie ein Gor einen Edelstein.
    .title = Wen zuerst fragen?
    .rule = Wählt; Hilfe kommt jetzt, Vertrauen noch nicht. Die Yetohe: Tranuk kommt auf Feld 401, gibt in einem Kampf auf seinem Feld 2 Stärkepunkte dazu und wird für 1 Stunde bis zu 4 Felder weit geführt; auf Feld 427 erscheint ein Gor. Die Iquar: Eisplättchen beenden die Bewegung nicht mehr, auf Feld 461 erscheint ein Gor. Die Grehon: Der Geheimgang zwischen den Feldern 425 und 408 öffnet sich, auf Feld 424 erscheint ein Gor. Oder fragt niemanden.
card-frost-2-T1 = Takota kommt aus seinem Zelt. Er sieht euch ungefähr so lange an, wie man braucht, um etwas abzuhäuten, und dann noch ein wenig länger. Im ganzen Dorf kaut niemand. Endlich macht er einen Schritt zur Seite, und durch die offene Zeltklappe riecht es nach Rauch und Fett und Kindern. Hinter ihm sattelt sein bester Reiter schon die Echse.
    .title = Das Vertrauen der Yetohe
    .rule = Tranuk kommt auf Feld 401: In einem Kampf auf seinem Feld gibt er 2 Stärkepunkte dazu, und für eine Stunde zieht er bis zu 4 Felder weit. Ist er schon da, gewinnt ein Held eurer Wahl 1 Stärkepunkt.
card-frost-2-T2 = Ein Wort dafür haben sie nicht, also geben sie jedem von euch eine Nadel aus Bein, die man an der Mütze trägt; und ein Lied. Es ist das Lied für dünnes Eis. Eine rechte Melodie hat es nicht, aber gewisse Schritte lässt es aus. Eine alte Frau hört euch beim Üben zu, solange sie es aushält. Dann geht sie auf den See hinaus, dahin, wo er knarrt, und winkt euch nachzukommen.
    .title = Das Vertrauen der Iquar
    .rule = Eisplättchen beenden die Bewegung nicht mehr; aufgedeckt werden sie trotzdem. Alle Helden gewinnen 2 Willenspunkte.
card-frost-2-T3 = Oben vom Fels fällt eine Feder, so lang wie ein Arm. Sie landet mit dem Kiel im Schnee und bleibt stehen und zittert, und mehr haben die Grehon nicht zu sagen. Zieht man sie heraus, ist ein eiserner Ring darunter, unter dem Ring eine Tür, und hinter der Tür führen Stufen ins Dunkel, gefegt. Auf der ersten hat jemand einen Helm abgestellt. Er ist poliert, für euch oder für jemanden von eurer Größe.
    .title = Das Vertrauen der Grehon
    .rule = Der Geheimgang öffnet sich: Ein Held kommt in einer Stunde von Feld 425 auf Feld 408 und zurück. Auf Feld 425 liegt ein Reiterhelm; ist keiner mehr da, gewinnt ein Held 2 Willenspunkte.
card-frost-2-V = Neben der Höhle fällt etwas aus der Luft, versinkt bis zu den Ohren im Schnee und niest. Es ist ein Fuchs, mehr oder weniger, mit Flügeln, die er anscheinend noch nicht lange hat. Er besieht sich eure Kapuzen, eine nach der anderen, schnuppert an der tiefsten, fasst einen Entschluss und steigt hinein. Von jetzt an hat diese Kapuze eine nasse Nase und zu allem eine Meinung.
    .title = Flaps
    .rule = Auf diesem Feld ist Flaps, der Volpin. Ihn zu führen ist eine Aktion: 1 Stunde, auf ein beliebiges Feld. Dort darf er das Schneeplättchen aufdecken, ohne dass es ausgeführt wird, und in der ersten Runde eines Kampfes auf seinem Feld wirft der Gegner einen Würfel weniger, bei nur einem gar keinen.
card-frost-2-G = Früher hatten sie Angst vor Menschen. Da waren sie kleiner. Jetzt kommen sie bis dahin, wo der Feuerschein aufhört, setzen sich ganz offen hin und warten. Einer gähnt. Er lässt sich Zeit damit, und ihr seht eine ganze Menge von innen.
    .title = Wo der Lichtschein endet
    .rule = { $party ->
        [2] Auf Feld 437 erscheint ein Wargor.
        [3] Auf Feld 437 erscheint ein Wargor, auf Feld 461 ein Gor.
        [4] Auf Feld 437 erscheint ein Wargor, auf Feld 461 ein Gor.
       *[other] Auf Feld 437 erscheint ein Wargor, bei 3 oder 4 Helden auch ein Gor auf Feld 461.
    }
card-frost-2-I = Zuerst sind Ringe in der Suppe. Dann fängt die Schüssel an, über den Tisch zu wandern. Die Herde folgt ihrem Bullen, weil sie ihm immer gefolgt ist, und der Boden sagt es weiter, von einem Ende des Landes bis zum anderen. In den Zelten holen sie die Geschirrglöckchen von den Stangen und wickeln sie in Wolle, damit wenigstens die Ruhe geben.
    .title = Die Herde
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Auf Feld 432 erscheint ein Gor.
            [3] Auf Feld 432 erscheint ein Steppenbüffel, auf Feld 426 ein Gor.
            [4] Auf Feld 432 erscheint ein Steppenbüffel, auf Feld 426 ein Gor.
           *[other] Auf Feld 432 erscheint ein Steppenbüffel, auf Feld 426 ein Gor.
        }
        [normal] { $party ->
            [2] Auf Feld 432 erscheint ein Steppenbüffel.
            [3] Auf Feld 432 erscheint ein Steppenbüffel, auf Feld 426 ein Gor.
            [4] Auf Feld 432 erscheint ein Steppenbüffel, auf Feld 426 ein Gor.
           *[other] Auf Feld 432 erscheint ein Steppenbüffel, auf Feld 426 ein Gor.
        }
       *[other] Auf Feld 432 erscheint ein Steppenbüffel (auf der leichten Stufe bei 2 Helden ein Gor), bei 3 oder 4 Helden auch ein Gor auf Feld 426.
    }
card-frost-2-K = Zwei von den Häuptlingen haben wissen lassen, dass sie zum Rat kommen, falls der dritte kommt. Für alle sind Felle ausgebreitet, und lange ging es darum, wer nicht im Zug sitzt. Alles, was noch Beine hat, ist unterwegs zum einzigen Rauch im Land. Davon spricht keiner. Aber die Hunde, die seit Mittag gebellt haben, sind still geworden und hereingekommen.
    .title = Die Nacht vor dem Rat
    .rule = { $party ->
        [2] Auf Feld 427 erscheint ein Wargor.
        [3] Auf Feld 427 erscheint ein Wargor, auf Feld 446 ein Steppenbüffel.
        [4] Auf Feld 427 erscheint ein Wargor, auf Feld 446 ein Steppenbüffel.
       *[other] Auf Feld 427 erscheint ein Wargor, bei 3 oder 4 Helden auch ein Steppenbüffel auf Feld 446.
    }
card-frost-2-U = Es ist fast dunkel, als auf dem Fels ein Feuer angeht. Niemand sagt etwas. Dann geht eines auf dem See an, und das Eis macht zwei daraus; und dann, unter einigem Fluchen, denn das Holz ist nass, eines bei den Zelten. Drei Feuer sehen einander an, quer über das ganze Land. Der Bote hat sich in den Schnee gesetzt. „Davon hat mein Großvater erzählt“, sagt er. „Wir dachten, er denkt sich das aus.“
    .title = Drei Feuer
    .rule = Alle Helden gewinnen 2 Willenspunkte. Jäger aller drei Völker setzen Bruchhorn zu: Er hat 3 Stärkepunkte weniger. Ist er besiegt, rückt der Erzähler sofort auf N vor.
card-frost-2-N = Rings um das Feuer liegen Felle, und drei Plätze darauf hat man frei gelassen. Ellin, die Schamanin, stochert mit einer Rippe in der Glut und schaut nicht zum See, nicht zum Fels und nicht zum großen Zelt. Gleich wird sich dort jemand hinsetzen, oder der Wind.
    .title = Der Rat
    .rule = Ihr gewinnt, wenn alle drei Völker euch vertrauen, Bruchhorn besiegt ist und die Zelte gehalten wurden.
