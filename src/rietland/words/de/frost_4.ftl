# Legende 4 von Die ewige Kälte: ihre Ziele, ihre Enden, ihre Karten.

legend-frost-4 = Die Klinge des Frühlings
    .intro = Die Schläfer lassen sich wecken, aber sie nicken wieder ein, solange der zweite Stein irgendwo da draußen im Schnee liegt. Drei Mulden leuchten nachts blau, und zwischen ihnen geht der Umriss eines Mannes, der keine Spuren hinterlässt. Findet den Stein vor ihm, tragt ihn in die Große Höhle und macht etwas daraus, wovor sich der Winter fürchtet. Und glaubt nicht, dass sich alle nach dem Frühling sehnen.
    .number = Legende 4

chronicle-frost-4 = Drei Mulden leuchteten in der Nacht, und nur der ohne Gesicht wusste, welche die richtige war. Den zweiten Stein habt ihr von Hand zu Hand gegeben, weil ihn keiner von euch lange ertrug, und in die Große Höhle getragen. Heraus kam ein Schwert, auf dem der Schnee schmolz. Was den Frühling nicht wollte, das habt ihr beendet. Unter den Zelten fing Wasser an zu laufen, und auf einer Mauer in Andor blinzelte ein Posten und fragte, ob er das Abendessen verpasst habe.

variant-frost-4-shron = Die tödliche Bedrohung: Shron
    .rule = Bei F wird nicht gewürfelt: Shron kommt.
variant-frost-4-tuavahr = Die tödliche Bedrohung: Tuavahr
    .rule = Bei F wird nicht gewürfelt: Tuavahr kommt.
variant-frost-4-takota = Die tödliche Bedrohung: Takota
    .rule = Bei F wird nicht gewürfelt: Takota kommt.
variant-frost-4-story = Als eine Geschichte gespielt
    .rule = In Legende 3 wurde Orennah geheilt: Die Gruppe beginnt mit dem schwarzen Nachtdorn.

goal-frost-4-village = Haltet das Zeltdorf: Sind die Verteidigungsplätze belegt, darf keine Kreatur mehr hinein.
goal-frost-4-carlion = Tragt den Winterstein in die Große Höhle (414).
goal-frost-4-threat = Beendet die tödliche Bedrohung.

why-frost-4-won = Es ist Wasser. Es läuft unter den Zelten, und zuerst erkennt niemand das Geräusch. Tranuk überredet seine Echse, ihn noch einmal zu tragen, und reitet nach Westen, um den anderen Stein aus seiner Mine zu holen. Und in Andor, auf einer Mauer, blinzelt ein Posten. Er sieht seinen Spieß an und das Gras zwischen den Steinen und fragt, ob er das Abendessen verpasst hat.
why-frost-4-late = Die Tage sind verronnen. Erst war Winter, und danach ist Winter. Vor den Zelten hat jemand einen Mann aus Schnee gebaut, sehr sorgfältig und mit allem, was ein Mann braucht. Nur für das Gesicht war keine Zeit mehr.
why-frost-4-frozen = Der Stein ist bei den Zelten zur Ruhe gekommen. Die Feuer gehen aus, eines nach dem anderen, leise, wie man Lampen löscht in einem Haus, in dem alle schlafen. Am Morgen sind die Zelte wie aus Glas. Man kann jeden darin sehen, bis zum Kleinsten.
why-frost-4-ellin = Jenseits des Passes gehen die Spuren weiter, tiefe, und keine daneben. Fallen gelassen, um den Weg zu zeigen, hat dort niemand mehr etwas. Im Dorf hängt der Topfhaken über dem Feuer, ohne Topf, und die Geweckten fangen an zu gähnen.
why-frost-4-broke_in = Takota ist nach Hause gekommen. Er geht von Zelt zu Zelt, wie jeden Abend, und fragt alle, ob ihnen kalt ist. Nein, sagen sie. Als er beim letzten Zelt ankommt, stimmt es.

named-shron = Shron
    .the = Shron
    .acc = Shron
    .a = Shron
    .of = Shrons
named-tuavahr = Tuavahr
    .the = Tuavahr
    .acc = Tuavahr
    .a = Tuavahr
    .of = Tuavahrs
named-takota = Takota
    .the = Takota
    .acc = Takota
    .a = Takota
    .of = Takotas

secret-hollow = Mulde des Wintersteins
    .maybe = Mögliche Mulde des Wintersteins

choice-gift_yetohe = Yetohe: Askimar-Klinge und Reiterhelm
choice-gift_iquar = Iquar: ein Verteidigungsplatz mehr und 2 Trinkschläuche
choice-gift_grehon = Grehon: Geheimgang, Blutblumen und Bachbeeren

deed-frost-4-look = Ihr ins Gesicht sehen: Beim nächsten Sonnenaufgang bleibt sie, wo sie ist
deed-frost-4-song = Tuavahr in den Schlaf singen
deed-frost-4-word = Takota an die drei Brüder erinnern

## Karten

card-frost-4-A1 = Drei Mulden leuchten nachts blau: eine im Westen, eine im Süden, eine im Südosten. In einer davon liegt der Stein. Zwischen ihnen geht über den offenen Schnee der Umriss eines Mannes, und hinter ihm ist der Schnee glatt wie ein Laken. Im Dorf bauen die Kinder keine Schneemänner mehr. Verboten hat es ihnen niemand.
    .title = Drei Mulden
    .rule = Die Helden, der große Krieger und Flaps, der Volpin, beginnen auf Feld 401. Der große Krieger gibt in einem Kampf auf seinem Feld 4 Stärkepunkte dazu und wird für 1 Stunde bis zu 4 Felder weit geführt. Flaps fliegt für 1 Stunde auf ein beliebiges Feld, darf dort das Schneeplättchen aufdecken und nimmt einem Gegner auf seinem Feld in der ersten Kampfrunde einen Würfel weg. Alle Helden haben 1 Stärkepunkt und 7 Willenspunkte. Die Gruppe teilt 2 Trinkschläuche und 1 Brennholz unter sich auf. Erloschene Feuer sind auf den Feldern 401, 422 und 445. Der Feuerhüter hat ein erloschenes Feuer auf der Heldentafel. Die Höhle ist wach. Wer dort (414) angehalten hat oder hineingeweht wurde, darf 7 Willenspunkte für 2 Stärkepunkte zahlen, jeder Held einmal in der Legende. Das Kälteplättchen kommt auf { $difficulty ->
        [easy] { $party ->
            [2] 9
            [3] 8
            [4] 8
           *[other] 9, 8 oder 8
        }
        [normal] { $party ->
            [2] 8
            [3] 7
            [4] 7
           *[other] 8, 7 oder 7
        }
       *[other] 9, 8 oder 8 (leicht) oder 8, 7 oder 7 (normal, bei 2, 3 oder 4 Helden)
    }. Der Held mit dem niedrigsten Rang beginnt.
card-frost-4-A2 = Er geht geradewegs auf das zu, was er sucht, nicht schnell und nicht langsam, und was ihm im Weg ist, hat plötzlich anderswo zu tun. Wer ihm einen Vormittag lang zusähe, der wüsste, wo man graben muss. Einer der Jäger hat es getan. Er kann euch sagen, wie er geht und wo er abgebogen ist; aber wenn man ihn nach dem Gesicht fragt, verstummt er und greift sich mit der Hand an sein eigenes.
    .title = Der ohne Gesicht
    .rule = Die Gruppe teilt { $difficulty ->
        [easy] { $party ->
            [2] 8 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
            [3] 8 Stärkepunkte und 1 Brennholz unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
            [4] 9 Stärkepunkte und 1 Brennholz unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
           *[other] 8, 8 oder 9 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
        }
        [normal] { $party ->
            [2] 8 Stärkepunkte unter sich auf. Die Zelte haben 1 Verteidigungsplatz mehr.
            [3] 8 Stärkepunkte und 1 Brennholz unter sich auf.
            [4] 8 Stärkepunkte und 1 Brennholz unter sich auf.
           *[other] 8 Stärkepunkte unter sich auf.
        }
       *[other] 8, 8 oder 9 Stärkepunkte (leicht, bei 2, 3 oder 4 Helden) oder 8 Stärkepunkte (normal) unter sich auf, bei 3 oder 4 Helden auch 1 Brennholz. Leicht oder bei 2 Helden: Die Zelte haben 1 Verteidigungsplatz mehr.
    } Drei Zielmarker werden gemischt und verdeckt gelegt; für jeden bestimmt ein Würfel, wohin. Im Westen: bei 1 bis 3 auf Feld 428, bei 4 bis 6 auf Feld 432. Im Süden: bei 1 bis 3 auf Feld 437, bei 4 bis 6 auf Feld 461. Im Südosten: bei 1 bis 3 auf Feld 441, bei 4 bis 6 auf Feld 443. Unter einem ist der Winterstein. Die Silhouette ist auf Feld 430 und geht bei jedem Sonnenaufgang 3 Felder auf ihn zu; ist sie zuerst da, wird Karte S gelesen. Bekämpfen kann man sie nicht, aber ein Held auf ihrem Feld darf 3 Willenspunkte zahlen: Dann bleibt sie beim nächsten Sonnenaufgang, wo sie ist. { $party ->
        [2] Auf den Feldern 420 und 444 erscheinen Gors.
        [3] Auf den Feldern 420 und 444 erscheinen Gors, auf Feld 423 ein Steppenbüffel.
        [4] Auf den Feldern 420, 442 und 444 erscheinen Gors, auf Feld 423 ein Steppenbüffel.
       *[other] Auf den Feldern 420 und 444 erscheinen Gors, bei 3 oder 4 Helden auch ein Steppenbüffel auf Feld 423, bei 4 auch ein Gor auf Feld 442.
    }
card-frost-4-A3 = Jedes der Völker hat gebracht, was es hat. Die Yetohe halten euch eine Klinge hin, die noch nie verliehen wurde, und den Helm, der dazugehört. Die Iquar sind mit Wasser gekommen, das nicht gefriert, und mit zwei Vettern, die Wache stehen können. Die Grehon bringen Blumen, zwischen zwei Steinen gepresst, und einen Schlüssel. Ihr könnt die Gabe von einem mitnehmen. Die anderen stehen mit vollen Händen da und sehen einander an; und nach einer Weile, wo sie schon einmal hier sind, fangen sie an zu reden.
    .title = Drei Gaben
    .rule = Wählt eine. Yetohe: eine Askimar-Klinge und ein Reiterhelm. Iquar: 1 Verteidigungsplatz mehr und 2 Trinkschläuche. Grehon: der Geheimgang zwischen den Feldern 425 und 408, rote Blutblumen und blaue Bachbeeren.
card-frost-4-C = Sie kommen im Laufschritt über die Heide, geduckt, einer hinter dem anderen, und bleiben nicht stehen, um an etwas zu schnuppern. So läuft der Hunger nicht. Sie laufen, als hätte jemand sie bezahlt und stünde am anderen Ende, um nachzuzählen.
    .title = Laufende Schatten
    .rule = { $party ->
        [2] Auf Feld 434 erscheint ein Wargor.
        [3] Auf Feld 434 erscheint ein Wargor, auf Feld 443 ein Gor.
        [4] Auf Feld 434 erscheint ein Wargor, auf Feld 443 ein Gor.
       *[other] Auf Feld 434 erscheint ein Wargor, bei 3 oder 4 Helden auch ein Gor auf Feld 443.
    }
card-frost-4-F = Alle schauen auf den Schnee, dahin, wo er leuchtet. Darum sieht keiner, was hinter ihm aufsteht. Länger als ein Atemzug dauert es nicht. Der Einzige, der es bemerkt, ist ein Hund, ein alter, mit einem Ohr; und er bellt nicht, sondern legt sich hin und die Pfoten über die Nase.
    .title = Eine tödliche Bedrohung
    .rule = Ein Würfel bestimmt, wer es ist, wenn ihr nicht gewählt habt: bei 1 oder 2 Shron, bei 3 oder 4 Tuavahr, bei 5 oder 6 Takota.
card-frost-4-T1 = In der Nacht hat jemand die Wand von Ellins Zelt aufgeschlitzt, von oben bis unten, in einem Zug. Der Topf ist fort und sie mit ihm. Shron, der Häuptling der Skrale, ist auf dem Weg zum Pass, eine alte Frau über der Schulter, die ihm Stärke brauen soll, jeden Abend einen Becher. So etwas dauert, hat sie ihm gesagt. Im Schnee hinter den beiden liegt eine Kelle, ein Stück weiter ein Löffel und dann ein Deckel.
    .title = Shron
    .rule = Auf Feld 406 erscheint Shron; eine Kreatur dort wird entfernt. Er hat { $difficulty ->
        [easy] { $party ->
            [2] 15 Stärkepunkte
            [3] 23 Stärkepunkte
            [4] 33 Stärkepunkte
           *[other] 15, 23 oder 33 Stärkepunkte
        }
        [normal] { $party ->
            [2] 16 Stärkepunkte
            [3] 26 Stärkepunkte
            [4] 37 Stärkepunkte
           *[other] 16, 26 oder 37 Stärkepunkte
        }
       *[other] 15, 23 oder 33 Stärkepunkte (leicht) oder 16, 26 oder 37 Stärkepunkte (normal, bei 2, 3 oder 4 Helden)
    }, 14 Willenspunkte und zwei schwarze Würfel, unter 7 Willenspunkten nur einen. Bei jedem Sonnenaufgang gewinnt er 1 Stärkepunkt und geht 2 Felder seines Weges: 406, 407, 415, 416, 419, 430, 433, 435, 436. Ein Schritt weiter, und die Legende ist verloren. Felder mit Kreaturen überspringt er; das Feld eines Helden beendet seinen Zug; ein Feld mit brennendem Feuer kann er nicht betreten. Hält ihn ein Feuer auf und ist auf dem Feld hinter ihm ein Held oder ein brennendes Feuer, lässt er Ellin gehen.
card-frost-4-T2 = Jeder Schritt über das Eis war ein Klopfen an seiner Tür. Gemeint hat das niemand so. Aber es ist alt und schläft leicht, und jetzt ist es heraufgekommen, um nachzusehen, wer da ist. Es hat einen Geruch in der Nase, den es seit seiner Jugend nicht mehr kennt: den von einem Stein, der summt. Am Ufer hebt sich das Eis wie ein Topfdeckel, und darunter kommt ein Rücken hervor, auf dem das Schilf vom letzten Jahr wächst.
    .title = Tuavahr
    .rule = Auf dem freien Uferfeld, das dem Winterstein oder seinem Versteck am nächsten ist, erscheint Tuavahr. Es hat { $difficulty ->
        [easy] { $party ->
            [2] 15 Stärkepunkte
            [3] 23 Stärkepunkte
            [4] 33 Stärkepunkte
           *[other] 15, 23 oder 33 Stärkepunkte
        }
        [normal] { $party ->
            [2] 16 Stärkepunkte
            [3] 26 Stärkepunkte
            [4] 37 Stärkepunkte
           *[other] 16, 26 oder 37 Stärkepunkte
        }
       *[other] 15, 23 oder 33 Stärkepunkte (leicht) oder 16, 26 oder 37 Stärkepunkte (normal, bei 2, 3 oder 4 Helden)
    }, 1 mehr für jedes Eisloch, 14 Willenspunkte und zwei schwarze Würfel, unter 7 Willenspunkten nur einen. Bis Carlion entsteht, taucht es bei jedem Sonnenaufgang auf dem freien Uferfeld auf, das dann am nächsten ist. Ist der Stein dort, verschluckt es ihn und gibt ihn erst her, wenn es besiegt oder besänftigt ist. Ein Held auf seinem Feld mit mindestens 14 Willenspunkten darf es besänftigen: für 7 Willenspunkte und die Seeungeheuertafel.
card-frost-4-T3 = Der Häuptling hatte den Stein vor euch gefunden. Er hielt ihn eine Nacht lang in den Armen, und am Morgen war er fort; aber gefroren hat ihn seither nicht mehr. Jetzt kommt er nach Hause. Unterwegs hat er seine Pelze ausgezogen und am Weg zurückgelassen, jeden ordentlich zusammengelegt. Die Leute in den Zelten sehen ihn schon von weitem und erkennen ihn am Gang. Was sie nicht sehen, ist sein Atem.
    .title = Takota
    .rule = Auf Feld 421 erscheint Takota; eine Kreatur dort wird entfernt. Er hat { $difficulty ->
        [easy] { $party ->
            [2] 15 Stärkepunkte
            [3] 23 Stärkepunkte
            [4] 33 Stärkepunkte
           *[other] 15, 23 oder 33 Stärkepunkte
        }
        [normal] { $party ->
            [2] 16 Stärkepunkte
            [3] 26 Stärkepunkte
            [4] 37 Stärkepunkte
           *[other] 16, 26 oder 37 Stärkepunkte
        }
       *[other] 15, 23 oder 33 Stärkepunkte (leicht) oder 16, 26 oder 37 Stärkepunkte (normal, bei 2, 3 oder 4 Helden)
    }, 3 weniger für jede Tafel, die ein Held im Kampf trägt, 14 Willenspunkte und zwei schwarze Würfel, unter 7 Willenspunkten nur einen. Bei jedem Sonnenaufgang zieht er ein Feld entlang der Pfeile; kommt er zu den Zelten (401), ist die Legende verloren. Ein Held auf seinem Feld mit mindestens 14 Willenspunkten darf ihn besänftigen: für 7 Willenspunkte und die Büffeltafel.
card-frost-4-G = Ohne ihren Bullen geht die Herde, wohin der Wind geht, und der Wind geht zu den Zelten. Sie laufen mit gesenktem Kopf und geschlossenen Augen, wegen des Eises in den Wimpern, und jedes Tier legt dem vor ihm das Kinn auf den Rücken. Nur das erste hat nichts zum Anlehnen. Es lehnt sich an den Wind.
    .title = Ohne Bullen
    .rule = { $difficulty ->
        [easy] { $party ->
            [2] Auf Feld 428 erscheint ein Gor.
            [3] Auf Feld 428 erscheint ein Steppenbüffel.
            [4] Auf Feld 428 erscheint ein Steppenbüffel.
           *[other] Auf Feld 428 erscheint ein Steppenbüffel.
        }
        [normal] { $party ->
            [2] Auf Feld 428 erscheint ein Gor, auf Feld 435 ein Wargor.
            [3] Auf Feld 428 erscheint ein Steppenbüffel, auf Feld 435 ein Wargor.
            [4] Auf Feld 428 erscheint ein Steppenbüffel, auf Feld 435 ein Wargor.
           *[other] Auf Feld 428 erscheint ein Steppenbüffel, auf Feld 435 ein Wargor.
        }
       *[other] Auf Feld 428 erscheint ein Steppenbüffel (bei 2 Helden ein Gor), auf der normalen Stufe auch ein Wargor auf Feld 435.
    }
card-frost-4-I = Im Köhlerwald hat etwas die Hunde gefressen. Als die Köhler heimkamen, fanden sie die Halsbänder, alle zusammen, auf einem Haufen neben dem Meiler. Jedes war noch zugeschnallt.
    .title = Der Köhlerwald
    .rule = Auf Feld 443 erscheint ein Wargor.
card-frost-4-K = Heute Nacht schläft niemand, der es sich noch aussuchen kann. Sie sitzen eng beisammen und erzählen die langen Geschichten, und wenn ein Kopf sinkt, fragt ihn jemand laut, wie es weitergeht. Draußen hat sich etwas Schweres an die Zeltwand gesetzt. Vielleicht will es sich nur wärmen. Die Stangen knarren, die Wand wölbt sich eine Handbreit nach innen, und alle reden ein wenig schneller.
    .title = Die letzte Nacht
    .rule = { $difficulty ->
        [easy] Auf Feld 424 erscheint ein Wargor.
        [normal] { $party ->
            [2] Auf Feld 424 erscheint ein Wargor.
            [3] Auf Feld 424 erscheint ein Wargor, auf Feld 462 ein Felltroll.
            [4] Auf Feld 424 erscheint ein Wargor, auf Feld 462 ein Felltroll.
           *[other] Auf Feld 424 erscheint ein Wargor, auf Feld 462 ein Felltroll.
        }
       *[other] Auf Feld 424 erscheint ein Wargor, auf der normalen Stufe bei 3 oder 4 Helden auch ein Felltroll auf Feld 462.
    }
card-frost-4-O1 = Er summt lauter als der erste, und noch bevor ihr euch hingekniet habt, sagt er einen Namen, und zwar euren. Er sagt ihn nicht unfreundlich, sondern so, wie man ihn zu Hause über den Hof rief, wenn das Essen fertig war. Ein Stück entfernt ist der Umriss stehen geblieben. Man kann jetzt durch ihn hindurchsehen: zuerst die Tanne hinter ihm, dann den Hügel, dann nur noch den Himmel.
    .title = Der Stein des Ostens
    .rule = Der Finder nimmt den Winterstein; reichen seine Willenspunkte nicht für einen Schritt mit ihm, bleibt der Stein liegen. Die Silhouette kommt vom Spielplan.
card-frost-4-O2 = Der Schnee hat die Form von etwas behalten, das hier gelegen hat, und auch ein wenig von seiner Kälte. Ungefähr so groß wie ein Laib Brot war es. Vor euch ist schon jemand hier gewesen und hat die Hand hineingesteckt, um sicherzugehen; man kann die Finger zählen. Ihr tut es auch, um sicherzugehen. Die Hand passt.
    .title = Eine leere Mulde
    .rule = Wirf einen Würfel: Bei 1 oder 2 verlierst du 2 Willenspunkte, bei 3 oder 4 bekommst du Brennholz oder, wenn keines mehr da ist, 2 Willenspunkte, bei 5 oder 6 gewinnst du 3 Willenspunkte.
card-frost-4-S = Er bückt sich, und einen Augenblick lang ist im blauen Licht ein Gesicht: nicht jung, ziemlich müde und sehr überrascht. Dann sind sie beide fort, der Stein und der, der ihn aufgehoben hat. Ein Junge hat es vom Hügel aus gesehen. Er erzählt es schlecht, wegen seiner Zähne. Und am Abend leuchtet eine andere Mulde, am anderen Ende des Landes.
    .title = Aufgehoben
    .rule = Die Silhouette kommt vom Spielplan. Der Winterstein ist jetzt auf Feld 443, oder auf Feld 436, wenn er im Südosten versteckt war. Die tödliche Bedrohung hat { $party ->
        [2] 1 Stärkepunkt mehr
        [3] 2 Stärkepunkte mehr
        [4] 3 Stärkepunkte mehr
       *[other] 1, 2 oder 3 Stärkepunkte mehr (bei 2, 3 oder 4 Helden)
    }.
card-frost-4-R = Er will nicht dahin, wohin ihr wollt. Er zieht nicht. Er fragt nur bei jedem Schritt, warum. Man nennt ihm Gründe. Nach einer Weile merkt man, dass man selbst es ist, der da fragt, und dass man stehen geblieben ist, im Schnee, die Arme um ihn, wie jemand an einem Hafen. „Gib ihn jetzt mir“, sagt eine Stimme, und sie klingt nicht, als sagte sie es zum ersten Mal.
    .title = Widerstand
    .rule = Der Stein braucht den großen Platz. Jedes Feld, das man mit ihm betritt, kostet 2 Willenspunkte, aber nie den letzten. Auf seinem Feld brennt kein Feuer, und sein Träger darf kein Feld mit einer Kreatur betreten. Eine Kreatur, deren Zug dort endet, wo er ohne Helden liegt, nimmt ihn mit. Tragt ihn in die Große Höhle (414): Nach diesem Schritt muss der Träger noch mindestens 14 Willenspunkte haben. Kommt der Stein bei den Zelten (401) zur Ruhe, ist die Legende sofort verloren.
card-frost-4-X = Die Höhle fragt den Stein, was er sein möchte, und der Stein weiß es dieses eine Mal nicht. Also antwortet jemand für ihn, laut, um die eigenen Zähne nicht zu hören. Dann geht das Licht aus. Als es wiederkommt, ist da ein Schwert, kein sehr langes, und wer es hält, hält es ein wenig vom Körper weg, wie etwas, das einem nicht gehört. Der Schnee, der zum Höhleneingang hereinweht, kommt davor als Regen herunter.
    .title = Carlion
    .rule = Der Winterstein wird zum Schwert Carlion (großer Platz): In jeder Kampfrunde wirft sein Träger auch einen schwarzen Würfel und zählt ihn dazu. Das Kälteplättchen kommt aus dem Spiel. Ist auch die tödliche Bedrohung vorbei, rückt der Erzähler sofort auf N vor.
card-frost-4-N = Vor Tagesanbruch kommen alle heraus, die geweckt wurden und die nie geschlafen haben, und stehen ohne ein Wort zwischen den Zelten. Sie horchen. Es könnte der Wind sein. Es könnte jemand sein, der einen Eimer ausleert. Der Älteste lässt sich auf die Knie nieder, was eine Weile dauert, schiebt mit dem Ärmel den Schnee beiseite und legt das Ohr an den Boden.
    .title = Das erste Grün
    .rule = Ihr gewinnt, wenn Carlion entstanden ist, die tödliche Bedrohung vorbei ist und die Zelte gehalten wurden.
