# Chada & Thorn: Abenteuer, Helden und Karten. Die Etappen stehen in chada_thorn_maps.ftl.
# Der Text einer Karte ist ihr Name, `.note` ihre Geschichte; Geschichtenkarten werden vorgelesen.

legend-chada_thorn-intro = An Land gespült
    .intro = Die Aldebaran war auf dem Heimweg, als sich das Meer unter ihr erhob. Jetzt sind da Planken, Taue und zwei Schwimmer, und hinter ihnen etwas Dunkles, das langsamer ist als sie, aber nicht müde wird.
    .number = Einführung
legend-chada_thorn-1 = Die Stachelklippen
    .intro = Zwischen Felsnadeln, wo einst eine verbannte Mannschaft zum Sterben ausgesetzt wurde, kriechen Chada und Thorn aus der Brandung. Oben auf der Klippe ist ein Leuchtfeuer, das seit einem Menschenleben niemand entzündet hat. Hinter ihnen setzt der Nebel eine Krone auf und folgt, ohne Eile.
    .number = Abenteuer 1
legend-chada_thorn-2 = Die Sturmweiden
    .intro = Hinter den Klippen gibt es nur Heide und Wetter, und den Spruch eines alten Königs, in Stein gehauen: Was nördlich der Berge ist, muss dort bleiben. Im Westen haben zwei, die nicht zu bleiben gedenken, Masten gesehen.
    .number = Abenteuer 2
legend-chada_thorn-3 = Der Stumme Wald
    .intro = Kein Schiff, also gehen sie nach Süden, in einen Wald, der jeden Laut verschluckt. Ein Gerber bietet an, ihnen den Weg zu zeigen. Er verlangt nichts, nur dass sie nach Einbruch der Dunkelheit Abstand halten.
    .number = Abenteuer 3
legend-chada_thorn-4 = Die Mauerberge
    .intro = Jenseits der großen Wand leben die Silberzwerge, wo kein Fluch hinreicht, und es gibt eine Tür. Callem, der Abtrünnige, um dessentwillen der Fluch gesprochen wurde, hat sie auch gefunden. Er hat nicht vor, sie zu teilen.
    .number = Abenteuer 4

## Karten der Geschichte

card-chada_thorn-intro-story = Die Aldebaran lief im Dunkeln auf, und als die Glocke zu läuten aufhörte, war kein Schiff mehr da, an dem sie hätte hängen können. Chada tauchte neben einem halben Boot auf, Thorn unter einer Luke. Zwischen zwei Wellen sahen sie einen Strand. Zwischen den nächsten zwei sahen sie hinter sich, wo der Mast versunken war, eine Dunkelheit, die kein Wasser war. Sie bewegte sich, wenn sie es taten.
    .title = Die Aldebaran
    .rule = Beide Helden müssen ihr Zielfeld erreichen: Chada den Möwenfels, Thorn die Trockene Bucht. Der Fluch folgt auf der durchgezogenen Linie. Erreicht oder überholt er einen von euch, habt ihr verloren. Jeder hat nur einen Stapel, und ihr könnt euch nur bewegen.
card-chada_thorn-intro-end = Sie lagen im Sand, bis sie ihn vom Meer unterscheiden konnten. Thorn zählte: zwei. Chada zählte ihre Pfeile: keiner. Dann wurde irgendwo in den Trümmern eine Laute gestimmt, schlecht, und sie lachten, dass es wehtat. Keiner von beiden sah sich um. Aber beide rückten ein Stück weiter den Strand hinauf.
    .title = Sand
card-chada_thorn-1-story = { $party ->
        [1] Die letzten beiden Reisenden hatte er ins letzte Boot gesetzt, und für einen Dritten war darin kein Platz. Also brachte das Meer Stinner, wohin es wollte: zwischen Felsnadeln, benannt nach einer Mannschaft, die ein König hier einst aussetzen ließ. Er stieg heraus, nass bis auf die Knochen, und drehte sich um, weil es so still geworden war. Der Nebel auf dem Wasser hatte sich gesammelt und war aufgestanden. Er trug eine Krone. Er kam im Schritt näher, wie jemand, der weiß, wo die Tür ist, und dass sie verschlossen ist.
       *[other] Ein König ließ hier einst eine Mannschaft aussetzen, und nach ihr heißen die Felsen, denn sonst war niemand mehr da, nach dem man sie hätte nennen können. Chada und Thorn stiegen zwischen den Nadeln hervor, nass bis auf die Knochen, und drehten sich um, weil es so still geworden war. Der Nebel auf dem Wasser hatte sich gesammelt und war aufgestanden. Er trug eine Krone. Er kam im Schritt näher, wie jemand, der weiß, wo die Tür ist, und dass sie verschlossen ist.
    }
    .title = Eine Krone aus Nebel
    .rule = { $party ->
        [1] Du musst das kalte Leuchtfeuer erreichen: die Plattform oder das Tor in der Mauer, ganz wie du willst.
       *[other] Beide Helden müssen das kalte Leuchtfeuer erreichen: Chada die Plattform, Thorn das Tor in der Mauer.
    }
card-chada_thorn-1-symbols = { $party ->
        [1] Auf halber Höhe hörte er jemanden rufen, von unten, aus dem Fels. Es sei keine Kreatur, entschied Stinner; Kreaturen sagen nicht bitte. Es war niemand da, der es ihm hätte ausreden können.
       *[other] Auf halber Höhe hörten sie jemanden rufen, von unten, aus dem Fels. Es sei keine Kreatur, entschied Thorn; Kreaturen sagen nicht bitte. Chada suchte schon nach einem Weg hinab.
    }
    .title = Eine Stimme im Fels
    .rule = { $party ->
        [1] Neu auf diesen Etappen: Felder, die Willenspunkte geben oder nehmen, ein Stundenglas oder Pfeile zum Mitnehmen, Nebelkarten zum Ziehen, Symbole, die den Fluch weiter oder zurück setzen. Der Schiffbrüchige kommt mit dir mit, wenn du bei ihm anhältst.
       *[other] Neu auf diesen Etappen: Felder, die Willenspunkte geben oder nehmen, ein Stundenglas oder Pfeile zum Mitnehmen, Nebelkarten zum Ziehen, Symbole, die den Fluch weiter oder zurück setzen. Der Schiffbrüchige kommt mit dem Helden mit, der bei ihm anhält.
    }
card-chada_thorn-1-alone = Stinner zählte, was er hatte: eine Harpune, zwei Hände und Treibholz für drei Feuer. Er war schon mit weniger zur See gefahren.
    .title = Allein
    .rule = Du spielst allein, nach drei eigenen Regeln. Im Kampf darfst du die oberste Karte eines zweiten Stapels dazunehmen. Du gewinnst an jedem Zielfeld. Deine Lagerfeuer nutzt du in deinem Zug, so viele du willst, und der Zug geht weiter: Jedes gibt 1 Willenspunkt und dreht eine Heldenkarte auf die Sonnenseite, oder es legt die oberste Karte eines Stapels unter ihn.
card-chada_thorn-1-end = { $party ->
        [1] Von dort oben sah er die ganze Insel auf einmal, und sie war größer, als er gehofft hatte: Heide, Wald und weit im Süden eine Mauer aus Bergen. Das Holz im Feuerkorb war trocken. Es hätte gebrannt. Er sah hinunter zum Fuß der Klippe, wo etwas mit einer Krone den Fuß auf die erste Stufe gesetzt hatte, und ließ das Feuer kalt.
       *[other] Von der Plattform aus sahen sie die ganze Insel auf einmal, und sie war größer, als sie gehofft hatten: Heide, Wald und weit im Süden eine Mauer aus Bergen. Das Holz im Feuerkorb war trocken. Es hätte gebrannt. Sie sahen hinunter zum Fuß der Klippe, wo etwas mit einer Krone den Fuß auf die erste Stufe gesetzt hatte, und ließen das Feuer kalt.
    }
    .title = Das kalte Leuchtfeuer
card-chada_thorn-2-story = { $party ->
        [1] Zwei Steine stehen auf der Heide, und zwischen ihnen ist nichts als Wetter. In den linken ist ein Spruch gehauen und darunter der Name eines Königs: Alles nördlich der Berge soll dort bleiben. Stinner suchte seinen eigenen Namen und fand ihn nicht. Er fand „alles“. Eine Weile stand er da, wie man vor Gräbern steht. Dann ging er durch das Tor, obwohl links und rechts davon keine Mauer war, und hielt auf die Masten zu.
       *[other] Zwei Steine stehen auf der Heide, und zwischen ihnen ist nichts als Wetter. In den linken ist ein Spruch gehauen und darunter der Name eines Königs: Alles nördlich der Berge soll dort bleiben. „Von uns steht da nichts“, sagte Thorn. „Da steht: alles“, sagte Chada. Eine Weile standen sie da, wie man vor Gräbern steht. Dann gingen sie durch das Tor, obwohl links und rechts davon keine Mauer war, und hielten auf die Masten zu.
    }
    .title = Der Spruch des Königs
    .rule = { $party ->
        [1] Du musst den leeren Hafen erreichen: die Hafenlaterne oder das letzte heile Boot, ganz wie du willst.
       *[other] Beide Helden müssen den leeren Hafen erreichen: Chada die Hafenlaterne, Thorn das letzte heile Boot.
    }
card-chada_thorn-2-symbols = { $party ->
        [1] Es regnete, als hätte man es ihm befohlen. Steine, die geruht hatten, seit die Riesen fort sind, begannen zu rollen, sobald ein Stiefel in die Nähe kam, und es gab Wege, die eine Bogenschützin trugen, aber keinen Krieger, oder umgekehrt. An einen Seemann hatten sie nicht gedacht. Abseits der Straße brannte ein Feuer, klein und gut gehütet. Leam war vorausgegangen. Der Rauch tat ihm leid.
       *[other] Es regnete, als hätte man es ihm befohlen. Steine, die geruht hatten, seit die Riesen fort sind, begannen zu rollen, sobald ein Stiefel in die Nähe kam, und es gab Wege, die eine Bogenschützin trugen, aber keinen Krieger, oder umgekehrt. Abseits der Straße brannte ein Feuer, klein und gut gehütet. Leam war vorausgegangen. Der Rauch tat ihm leid.
    }
    .title = Wetter
    .rule = { $party ->
        [1] Neu auf diesen Etappen: Regen dreht Heldenkarten um, Felsen setzen den Fluch weiter, Fluchkarten werden geweckt, der Vorrat füllt den Nachziehstapel auf. Wege für nur einen Helden stehen dir alle offen. Felder mit +N machen jedes Feld teurer, solange der Fluch auf ihnen ist. Leam kommt mit dir mit, wenn du an seinem Feuer anhältst.
       *[other] Neu auf diesen Etappen: Regen dreht Heldenkarten um, Felsen drängen den anderen Helden zurück, manche Wege sind nur für einen Helden, Fluchkarten werden geweckt, der Vorrat füllt den Nachziehstapel auf. Felder mit +N machen jedes Feld teurer, solange der Fluch auf ihnen ist. Leam kommt mit dem Helden mit, der an seinem Feuer anhält.
    }
card-chada_thorn-2-alone = Eine Harpune, zwei Hände, Holz für drei Feuer. Das Holz war nass. Er setzte sich mit dem Rücken zum Wind und wartete, bis es ihm glaubte.
    .title = Allein
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-2-end = { $party ->
        [1] Die Masten gehörten zu Schiffen, und die Schiffe gehörten dem Hafengrund. Das letzte Boot war überall heil, nur am Boden nicht. Aber in seiner Kiste, trocken in Öltuch, lag ein Plan, und auf dem Plan hatte jemand dort, wo die Berge sind, eine Tür gezeichnet. Stinner faltete ihn sehr klein, so wie man faltet, was einem nicht genommen werden darf.
       *[other] Die Masten gehörten zu Schiffen, und die Schiffe gehörten dem Hafengrund. Das letzte Boot war überall heil, nur am Boden nicht. Aber in seiner Kiste, trocken in Öltuch, lag ein Plan, und auf dem Plan hatte jemand dort, wo die Berge sind, eine Tür gezeichnet. Thorn faltete ihn sehr klein, so wie man faltet, was einem nicht genommen werden darf.
    }
    .title = Das letzte heile Boot
card-chada_thorn-3-story = { $party ->
        [1] Also ging er zu Fuß nach Süden. Wo der Wald begann, hörten die Vögel auf, und Stinner sagte etwas, nur um zu hören, ob er es noch konnte. Bei den ersten Bäumen schabte ein Mann eine Haut. Er kenne den Weg hindurch, sagte er; er kenne alle. Er hieß Drukil. Als das Licht schwand, bat er seinen Gast, recht höflich, sich etwas weiter weg zu setzen.
       *[other] Also gingen sie zu Fuß nach Süden. Wo der Wald begann, hörten die Vögel auf, und Chada sagte etwas, nur um zu hören, ob sie es noch konnte. Bei den ersten Bäumen schabte ein Mann eine Haut. Er kenne den Weg hindurch, sagte er; er kenne alle. Er hieß Drukil. Als das Licht schwand, bat er sie, recht höflich, sich etwas weiter weg zu setzen.
    }
    .title = Der Gerber
    .rule = { $party ->
        [1] Du musst das Feuermoor überqueren: zum Kalten Tümpel oder zur Steinfurt, ganz wie du willst.
       *[other] Beide Helden müssen das Feuermoor überqueren: Chada zum Kalten Tümpel, Thorn zur Steinfurt.
    }
card-chada_thorn-3-symbols = { $party ->
        [1] Bei Tag ging der Gerber voran, und wo er in den Nebel blies, wurde er dünner. Bei Nacht saß ein Bär am Feuer, der seinen Gast nicht kannte und sich selbst auch nicht. Es gab Schneisen in diesem Wald, in denen man sich an Bären erinnert, und die waren gesperrt. Am Morgen besah der Gerber die Kratzer an Stinners Stiefel, sagte nichts und flickte die Sohle.
       *[other] Bei Tag ging er voran, und wo er in den Nebel blies, wurde er dünner. Bei Nacht saß ein Bär am Feuer, der sie nicht kannte und sich selbst auch nicht. Es gab Schneisen in diesem Wald, in denen man sich an Bären erinnert, und die waren gesperrt. Am Morgen besah der Gerber die Kratzer in Thorns Schild, sagte nichts und flickte den Riemen.
    }
    .title = Bei Nacht
    .rule = { $party ->
        [1] Neu auf diesen Etappen: Drukil kommt mit dir mit, wenn du bei ihm anhältst. Der Gerber kann eine Karte auf den Nachziehstapel legen. Der Bär muss besiegt werden, sonst setzt er den Fluch weiter, und Bärenpfade sind für seine Begleiter gesperrt.
       *[other] Neu auf diesen Etappen: Drukil kommt mit dem Helden mit, der bei ihm anhält. Der Gerber kann eine Karte auf den Nachziehstapel legen. Der Bär muss besiegt werden, sonst setzt er den Fluch weiter, und Bärenpfade sind für seine Begleiter gesperrt.
    }
card-chada_thorn-3-alone = In einem Wald ohne Laut begann er, seinen Feuern zu erzählen, wohin er ging. Sie hörten gut zu, alle drei.
    .title = Allein
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-3-end = { $party ->
        [1] Jenseits des Moors war der Boden wieder kalt, und er hielt. Einmal drehte er sich um. Auf der anderen Seite des Rauchs war der Bär stehen geblieben und folgte nicht. Dann ging die Sonne auf, und es war ein Gerber, der die Hand hob und weiter dort stand, als müsste es jemand tun.
       *[other] Jenseits des Moors war der Boden wieder kalt, und er hielt. Einmal drehten sie sich um. Auf der anderen Seite des Rauchs war der Bär stehen geblieben und folgte nicht. Dann ging die Sonne auf, und es war ein Gerber, der die Hand hob und weiter dort stand, als müsste es jemand tun.
    }
    .title = Kalter Boden
card-chada_thorn-4-story = { $party ->
        [1] Die Berge stehen da wie etwas Gebautes. Dahinter leben die Silberzwerge, die kein Königsspruch je erreicht hat, und es gibt eine Tür. Stinner war nicht der Erste, der sie fand. Vor ihm führte eine Spur durch den Schnee hinauf, ein einzelner Mann, schwer, über ihm ein Vogel. Callem war einmal Kapitän gewesen. Ihm hatte man befohlen, hier zu bleiben, mit Namen.
       *[other] Die Berge stehen da wie etwas Gebautes. Dahinter leben die Silberzwerge, die kein Königsspruch je erreicht hat, und es gibt eine Tür. Chada und Thorn waren nicht die Ersten, die sie fanden. Vor ihnen führte eine Spur durch den Schnee hinauf, ein einzelner Mann, schwer, über ihm ein Vogel. Callem war einmal Kapitän gewesen. Ihm hatte man befohlen, hier zu bleiben, mit Namen.
    }
    .title = Eine Spur im Schnee
    .rule = { $party ->
        [1] Du musst das Silbertor erreichen: den Wachturm oder die silberne Tür, ganz wie du willst. Vorher muss Callem endgültig besiegt sein.
       *[other] Beide Helden müssen das Silbertor erreichen: Chada den Wachturm, Thorn die silberne Tür. Vorher muss Callem endgültig besiegt sein.
    }
card-chada_thorn-4-symbols = Dort oben gibt es Türen, die sich nur einer Schulter öffnen, und Hallen aus Eis, in denen jedes Glied steif wird, wenn der Gekrönte eintritt. Und am letzten Lager unter dem Tor sitzt ein Mann, der nichts mehr zu verlieren hat und Jahre Zeit hatte, sich daran zu gewöhnen.
    .title = Der Mann am letzten Lager
    .rule = { $party ->
        [1] Neu auf diesen Etappen: Stärkepforten, an denen du nur mit einer Heldenkarte der Stärke 4 oder mehr anhalten darfst, und Hallen mit +1 und +3. Callem kommt am letzten Lager zu dir. Du kannst kein Zielfeld betreten, bis er endgültig besiegt ist.
       *[other] Neu auf diesen Etappen: Stärkepforten, an denen du nur mit einer Heldenkarte der Stärke 4 oder mehr anhalten darfst; Hallen mit +1 und +3; und Callem, der zum ersten Helden am letzten Lager kommt. Solange er in einem Stapel eines Helden ist, kann dieser Held das Zielfeld nicht betreten.
    }
card-chada_thorn-4-alone = Hier oben ist ein Feuer mehr wert als ein Seil. Er trug Holz für drei, und niemand hatte ihn gebeten, es zu teilen.
    .title = Allein
    .rule = { card-chada_thorn-1-alone.rule }
card-chada_thorn-4-end = { $party ->
        [1] Die Tür schloss sich hinter ihm ohne einen Laut, wie alles, was jemand mit Sorgfalt gemacht hat. Draußen stand der Nebel davor, las seinen eigenen Spruch und fand niemanden mehr, für den er galt. Er riss von oben her auf. Zum ersten Mal seit einem Menschenleben war Wetter über der Insel, gewöhnliches Wetter. „Wo geht es zum Meer?“, fragte Stinner. Der Torwächter musste nachdenken.
       *[other] Die Tür schloss sich hinter ihnen ohne einen Laut, wie alles, was jemand mit Sorgfalt gemacht hat. Draußen stand der Nebel davor, las seinen eigenen Spruch und fand niemanden mehr, für den er galt. Er riss von oben her auf. Zum ersten Mal seit einem Menschenleben war Wetter über der Insel, gewöhnliches Wetter. „Wo geht es nach Hause?“, fragte Thorn. Chada war schon unterwegs.
    }
    .title = Gewöhnliches Wetter

why-chada_thorn-intro-won = Ihr seid beide an Land.
why-chada_thorn-1-won = { $party ->
        [1] Du hast das kalte Leuchtfeuer erreicht.
       *[other] Ihr habt beide das kalte Leuchtfeuer erreicht.
    }
why-chada_thorn-2-won = { $party ->
        [1] Du hast den leeren Hafen erreicht.
       *[other] Ihr habt beide den leeren Hafen erreicht.
    }
why-chada_thorn-3-won = { $party ->
        [1] Du hast das Feuermoor überquert.
       *[other] Ihr habt beide das Feuermoor überquert.
    }
why-chada_thorn-4-won = { $party ->
        [1] Callem ist besiegt, und die silberne Tür hat sich hinter dir geschlossen.
       *[other] Callem ist besiegt, und die silberne Tür hat sich hinter euch geschlossen.
    }

chronicle-chada_thorn-intro = Es begann mit einem Schiff, das endete. Ihr kamt an Land mit dem, was ihr am Leib trugt, zwei Leute und nach einer Weile ein Lied.
chronicle-chada_thorn-1 = Ihr seid aus der Brandung gestiegen und die Möwentreppe hinauf, hinter euch eine Krone aus Nebel, die es nie eilig hatte. Im Fels war eine Stimme, und ihr seid hinabgegangen, um sie zu holen. Oben fandet ihr ein Leuchtfeuer, das gebrannt hätte, und niemanden, für den man es hätte anzünden können.
chronicle-chada_thorn-2 = Ihr habt die Heide im Regen überquert, unter Steinen, die darauf gewartet hatten, dass endlich jemand kommt, für den sie rollen können. Im Hafen lagen Schiffe, und alle waren angekommen. Was ihr mitnahmt, passte in eine Tasche: die Zeichnung einer Tür.
chronicle-chada_thorn-3 = Ein Mann zeigte euch den Weg durch einen Wald, der keinen Laut gibt, und nachts hattet ihr Angst vor ihm, und morgens hat er gekocht. Das brennende Moor habt ihr ohne ihn überquert. Er ist noch auf der anderen Seite, wo man ihn braucht.
chronicle-chada_thorn-4 = Am letzten Lager saß ein Kapitän, den man zu einer Insel verurteilt hatte und an dem man nicht vorbeikam, man konnte ihn nur besiegen, und dann noch einmal. Ihr seid durch die Tür gegangen. Sie war nicht verschlossen. Sie hatte nur gewartet.

variant-chada_thorn-1-first_game = Erste Partie: Grenolin bei Chada, Merrik bei Thorn
variant-chada_thorn-1-chosen_allies = Freunde selbst wählen
variant-chada_thorn-1-again = Noch einmal spielen: Etappen wählen, alle offen
variant-chada_thorn-2-chosen_allies = Freunde selbst wählen
variant-chada_thorn-2-again = Noch einmal spielen: Etappen wählen, alle offen
variant-chada_thorn-3-chosen_allies = Freunde selbst wählen
variant-chada_thorn-3-again = Noch einmal spielen: Etappen wählen, alle offen
variant-chada_thorn-4-chosen_allies = Freunde selbst wählen
variant-chada_thorn-4-again = Noch einmal spielen: Etappen wählen, alle offen

## Helden

hero-stinner = Stinner
    .role = Seefahrer
role-seafarer = Seefahrer
    .ability = Reist allein: kämpft mit zwei Karten zugleich und hat drei Lagerfeuer, an denen er rasten kann.
ability-chada_thorn-chada = Kommt am weitesten: bis zu fünf Schritte mit einer Karte. Legt Pfeile bereit, die mit Stärke 9 treffen.
ability-chada_thorn-thorn = Der Stärkere im Kampf, mit bis zu Stärke 7. Holt Orweyns Hammer; am Feuer erhält er 2 Willenspunkte.

## Heldenkarten

card-chada_thorn-chada_left = Auf der Lauer
    .note = Von hier oben sieht Chada weit. Was sie sieht, sieht zurück.
card-chada_thorn-chada_front = Gespannter Bogen
    .note = Schnell, wenn es sein muss, und die Sehne hört man weit.
card-chada_thorn-chada_right = Leichtfüßig
    .note = Sie findet den einen Stein, der hält, solange ihre Stiefel trocken sind.
card-chada_thorn-thorn_left = Erhobenes Schwert
    .note = Thorn räumt eine Straße lieber frei, als sie zu gehen.
card-chada_thorn-thorn_front = Auf dem Marsch
    .note = Ein Fuß, dann der andere. Es hat sie beide schon früher getragen.
card-chada_thorn-thorn_right = Am Feuer
    .note = Eine Rast bringt den Mut zurück. Die Rüstung muss von selbst trocknen.
card-chada_thorn-stinner_left = Harpune bereit
    .note = Er hat Größeres gejagt als das hier, wenn auch nie an Land.
card-chada_thorn-stinner_front = Vor dem Mast
    .note = Der Schritt eines Mannes, der Taue gegen den Wind geholt hat.
card-chada_thorn-stinner_right = Seebeine
    .note = Unter ihm hat noch nie etwas stillgehalten. Er ist es gewohnt.

## Fluchkarten

card-chada_thorn-curse = Fluchkarte
    .note = Ihre wache Seite hat noch niemand gesehen.
card-chada_thorn-curse_1 = Die gekrönte Gestalt
    .note = Einen Augenblick lang ist sie zu sehen, näher als zuvor.
card-chada_thorn-curse_2 = Kalter Atem
    .note = Die Luft in ihrem Rücken wird zu Eis.
card-chada_thorn-curse_3 = Verlorene Richtung
    .note = Links und rechts haben im Nebel die Plätze getauscht.
card-chada_thorn-curse_4 = Vergessene Namen
    .note = Ein Wort, das sie heute Morgen noch wussten, ist fort.
card-chada_thorn-curse_5 = Sog der Tiefe
    .note = Jeder Schritt ist ein Schritt durch Wasser.
card-chada_thorn-curse_6 = Das Wort des Königs
    .note = Eine Stimme, geduldig wie Stein: Alles soll bleiben.

## Nebelkarten

card-chada_thorn-gor = Gor
    .the = der Gor
    .acc = den Gor
    .a = ein Gor
    .of = des Gors
    .note = Er bewacht den Pfad, als besäße er sonst nichts.
card-chada_thorn-flying_gor = Fluggor
    .the = der Fluggor
    .acc = den Fluggor
    .a = ein Fluggor
    .of = des Fluggors
    .note = Er kreist, und sein Schrei sagt dem Fluch, wohin.
card-chada_thorn-north_skral = Nordskral
    .the = der Nordskral
    .acc = den Nordskral
    .a = ein Nordskral
    .of = des Nordskrals
    .note = Größer als seine Vettern im Süden, und er hat es nicht eilig.
card-chada_thorn-wardrak = Wardrak
    .the = der Wardrak
    .acc = den Wardrak
    .a = ein Wardrak
    .of = des Wardraks
    .note = Er folgt auf leisen Pfoten und wartet, bis sie müde sind.
card-chada_thorn-cog_sailor = Namenloser Seemann
    .the = der namenlose Seemann
    .acc = den namenlosen Seemann
    .a = ein namenloser Seemann
    .of = des namenlosen Seemanns
    .note = Einer von der ausgesetzten Mannschaft. Er weiß noch, wie man kämpft, nicht wofür.
card-chada_thorn-troll = Troll
    .the = der Troll
    .acc = den Troll
    .a = ein Troll
    .of = des Trolls
    .note = Er sitzt im Weg. Einer allein bewegt ihn nicht.
card-chada_thorn-mist_wraith = Nebelgeist
    .the = der Nebelgeist
    .acc = den Nebelgeist
    .a = ein Nebelgeist
    .of = des Nebelgeists
    .note = Ein Fetzen vom Fluch selbst. Er nimmt auch Angst in Zahlung.
card-chada_thorn-whispers = Flüstern
    .note = Jemand nennt ihre Namen, von der falschen Seite.
card-chada_thorn-cloudburst = Wolkenbruch
    .note = Eine Minute Regen, die in den Stiefeln den ganzen Tag dauert.
card-chada_thorn-white_wall = Weiße Wand
    .note = Nichts als Weiß. Sich hindurchtasten, oder warten, bis etwas kommt.
card-chada_thorn-bad_dream = Böser Traum
    .note = Er kommt jede Nacht wieder, bis jemand bleibt und sieht, wie er ausgeht.
card-chada_thorn-landslip = Erdrutsch
    .note = Der Boden, auf dem sie standen, ist jetzt weiter hinten.
card-chada_thorn-old_road = Alte Straße
    .note = Pflastersteine eines verschwundenen Volkes, und sie führen in die richtige Richtung.
card-chada_thorn-sea_chest = Seekiste
    .note = Eine Kiste vom verlorenen Schiff. Das Schloss hielt; der Deckel nicht.
card-chada_thorn-clear_spring = Klare Quelle
    .note = Kaltes Wasser und ein Fleck Sonne, groß genug für zwei.
card-chada_thorn-lifting_fog = Der Nebel hebt sich
    .note = Für eine Stunde ist die Insel zu sehen, wie sie ist.

## Gegenstände

card-chada_thorn-arrows = Pfeile
    .the = die Pfeile
    .a = Pfeile
    .of = der Pfeile
    .note = Ein voller Köcher, gut für einen guten Augenblick.
card-chada_thorn-orweyns_hammer = Orweyns Hammer
    .note = Nichts schlägt zu wie er, und wer ihn trägt, spürt es auch.
card-chada_thorn-hadrias_hourglass = Hadrias Stundenglas
    .note = Eine Weile läuft der Sand nach oben.
card-chada_thorn-mhares_amulet = Mhares Amulett
    .note = Es wird warm, wenn der Fluch nahe ist. In letzter Zeit ist es nie kalt.
card-chada_thorn-storm_shield = Sturmschild
    .the = der Sturmschild
    .acc = den Sturmschild
    .a = ein Sturmschild
    .of = des Sturmschilds
    .note = Hinter ihm zählt kein Wetter und nichts, was am Weg wartet.
card-chada_thorn-wineskin = Trinkschlauch
    .the = der Trinkschlauch
    .acc = den Trinkschlauch
    .a = ein Trinkschlauch
    .of = des Trinkschlauchs
    .note = Ein Schluck, und die Beine wollen wieder.

## Freunde

card-chada_thorn-grenolin = Grenolin
    .note = Der Barde singt gegen den Regen an. Am Ende jeder Etappe hat er eine neue Strophe.
card-chada_thorn-merrik = Merrik
    .note = Der Kartograf hat die nächste Stunde des Weges gezeichnet, ehe sie ihn gehen, und keine Kälte bremst seine Feder.
card-chada_thorn-runa = Runa
    .note = Die Kundschafterin der Silberzwerge weiß, was am Weg wartet, und geht ihm lieber entgegen.
card-chada_thorn-ketil = Ketil
    .note = Der alte Hüter des kalten Feuers kennt die Worte, die einen Fluch für eine Weile schlafen legen.

## Sonderkarten

card-chada_thorn-castaway = Ein Schiffbrüchiger
    .note = Eine Stimme im Fels. Er heißt Leam, stark ist er nicht, und er vergisst keinen Gefallen: Einmal weiß er einen Weg an allem vorbei.
    .castaway = Ein Schiffbrüchiger
    .leam = Leam
card-chada_thorn-drukil = Drukil
    .note = Bei Tag ein Gerber, der den Wald kennt, bei Nacht ein Bär, der sich selbst nicht kennt.
    .human = Drukil (Gerber)
    .bear = Drukil (Bär)
card-chada_thorn-callem = Callem
    .note = Der Kapitän, um dessentwillen der Fluch gesprochen wurde, will durch dieselbe Tür hinaus.
    .captain = Callem (Abtrünniger)
    .wounded = Callem (verwundet)
