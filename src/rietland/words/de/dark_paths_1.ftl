# Dunkle Pfade, erstes Kapitel: Schnee ohne Namen.
# Der Text eines Abschnitts ist die Erzählung; `.title` seine Überschrift, `.way-…` was man wählen kann.

section-dark_paths-1 = Du wachst unter einem Dach aus Schnee auf. Es ist blau hier unten und so still, dass du deine Wimpern hörst, wenn du blinzelst. Deine rechte Hand brennt; die Handfläche ist rot und voller Blasen, als hätte sie einen Topf vom Feuer genommen, ohne zu fragen. Deine linke Hand spürt gar nichts. Du zählst, was du hast: zwei Stiefel, einen halben Schal, Rauchgeschmack im Mund. Dann greifst du nach deinem Namen, so wie man nachts im eigenen Haus nach der Tür greift, und die Hand geht ins Leere. Da ist keine Tür. Da ist nicht einmal eine Wand. Irgendwo über dir fällt ein Tropfen. Dann keiner mehr.
    .title = Die Mulde
    .way-feel_around = Taste im Dunkeln um dich
    .way-break_out = Brich sofort durch den Schnee
    .way-shout = Ruf laut

section-dark_paths-2 = Deine heilen Finger finden Rinde, dann eine Schnur. Es ist ein Bündel Brennholz, trocken, von jemandem gebunden, der das konnte, und die Schnur ist das Haarband eines Mädchens, gelb, mit einem Knoten, der Geduld gekostet hat. Unter dem Holz steckt ein Handschuh. Er ist an der Innenseite durchgebrannt, und als du ihn anziehst, kennt er deine Hand. Du hast also ein Feuer gemacht. Du hast mit dem Rücken zum Wind gesessen, damit es nicht ausgeht, jemand hat in seinem Licht geschlafen, und du bist draußen geblieben, weil der Platz nur für eine reichte. Fast hörst du sie atmen. So viel Erinnern kostet Wärme. Du klemmst dir das Holz unter den Arm.
    .title = Was neben dir liegt
    .way-dig_out = Grabe dich nach draußen
    .way-shout = Ruf nach der, der das Band gehört

section-dark_paths-3 = Du stehst am Rand der Mulde, und der Wind geht dich durch wie ein Schreiber seine Liste. Alles weiß, bis an die Kante des Himmels. Nur drei Dinge hat jemand darauf vermerkt. Hufspuren führen nach Norden, dicht beieinander, ohne Eile. Im Osten gibt sich ein Rauchfaden Mühe, gerade zu stehen. Im Süden hört das Land auf, und etwas noch Flacheres fängt an: ein See, zugefroren von Ufer zu Ufer. Hinter dir beugt sich ein Felsen mit einem Kragen aus Eis über die Mulde. Es ist kalt, und du musst dich entscheiden.
    .title = Drei Zeichen
    .way-hoof_prints = Folge den Hufspuren
    .way-smoke = Geh auf den Rauch zu
    .way-lake = Geh hinunter zum See
    .way-rock = Klettere erst auf den Felsen

section-dark_paths-4 = Dein Ruf holt einen Teil des Dachs herunter, und Tageslicht kommt mit. Draußen nehmen die Felsen deine Stimme auf und reichen sie weiter, bis der letzte sie so leise sagt, dass es eine Frage sein könnte. Dann ist es still. Dann verlagert hinter der Stille etwas sein Gewicht. Schnee knirscht, wie er unter einem Fuß knirscht, der lieber nicht gehört werden möchte. Der Fuß bleibt dort stehen, wo du ihn nicht sehen kannst. Sein Besitzer lauscht; er wüsste gern, was für ein Wesen solchen Lärm macht.
    .title = Die Antwort
    .way-wait = Rühr dich nicht und warte
    .way-whistle = Pfeif, wie man einem Hund pfeift

section-dark_paths-5 = Es fällt aus der Luft, verschätzt sich im Schnee und ist bis zu den Ohren verschwunden. Was wieder herausklettert, ist ein Fuchs, mehr oder weniger: rostrot, schmal, mit zwei ledernen Flügeln, die er so umständlich zusammenlegt wie ein alter Herr seine Handschuhe. Ein Volpin. Er fragt nicht, wer du bist, das ist angenehm. Er nimmt einen losen Faden an deinem Ärmel zwischen die Zähne, geht rückwärts, bis eine Armlänge davon heraus ist, niest und sieht mit schiefem Kopf zu dir hoch. Irgendeine Prüfung ist damit bestanden. Noch nie hat sich jemand so über dich gefreut, solange du denken kannst, also seit ungefähr einer Stunde.
    .title = Der geflügelte Fuchs
    .way-go_on = Lass ihn mitkommen

section-dark_paths-6 = Von unten war es ein Felsen. Von Nahem ist es eine Wand. Der Stein ist glasiert, und unter der Glasur sieht man das Moos vom letzten Jahr, jedes Fädchen. Ein Stiefel findet Halt, dann der zweite. Auf halber Höhe gibt es Griffe: Jemand hat sie in den Stein gemeißelt, links und rechts, genau dort, wo einem der Arm lahm wird. Du legst die Hand hinein. Sie passt bis zum Knöchel; das kann Zufall sein, also versuchst du den nächsten. Wer die geschlagen hat, hatte eine Hand so groß wie deine. Weiter oben stecken sie voll Eis, und unter dir ist schon eine Menge Luft.
    .title = Der Felsen
    .way-climb = Klettere
    .way-leave_it = Lass es sein

section-dark_paths-7 = Ein Gor. Er kommt auf allen vieren über die Kante, und es ist so wenig von ihm übrig, dass ihm das Fell in Falten herabhängt wie ein Mantel, den man auf Zuwachs gekauft hat. Der Hunger hat ihn höflich gemacht. Er brüllt nicht. Er setzt sich in einigem Abstand hin, zieht die Krallen ein und betrachtet dich von den Stiefeln aufwärts, so gründlich, wie man nur hinsieht, wenn man einmal in der Woche isst. Bewegst du dich, bewegt er sich. Hältst du inne, wartet er, und an seinem Kinn gefriert ein Speichelfaden. Er ist so dürr wie der Winter und hat genauso viel Zeit.
    .title = Etwas Hungriges
    .way-fight = Kämpfe
    .way-play_dead = Leg dich hin und stell dich tot
    .way-throw_firewood = Wirf ihm dein Brennholz hin und lauf

section-dark_paths-8 = Du kniest dich neben den ersten Abdruck. Ein gespaltener Huf, klein, vorne tief eingedrückt. Du suchst die Vorderläufe, und es gibt keine: nur zwei Hufe, links und rechts, links und rechts, aufrecht wie du und mit längerem Schritt. Hier ist es stehen geblieben und hat sich auf der Stelle gedreht. Hier hat es sich etwas anders überlegt. Zwischen den Abdrücken liegen Tropfen von schwarzem Saft, rund wie Pfefferkörner; einer bleibt dir am Finger kleben und gefriert nicht. Er riecht nach Bittermandel und Krankenzimmer. Die Fährte führt zu einem Spalt in den Hügeln. Kälte kommt heraus, und das Geräusch von fließendem Wasser.
    .title = Hufspuren
    .way-gorge = Folge ihnen in die Schlucht
    .way-send_volpin = Schick den Volpin voraus
    .way-smoke = Wende dich dem Rauch zu

section-dark_paths-9 = Oben ist es nicht breiter als ein Tisch, und eine Weile hältst du dich nur daran fest. Dann siehst du dich um. Im Westen dampft der Boden, als hätte dort jemand einen Topf vergessen. Im Osten stehen Zelte in der Ebene, in einer Reihe, bleich und spitz wie Zähne. Als du einen Tritt für den Rückweg suchst, findest du zwischen deinen Stiefeln ein Bild im Stein: drei Hände im Kreis, jede um das Gelenk der nächsten geschlossen. Eine ist schmal. Einer breiten fehlt eine Fingerkuppe. Aus der dritten wischst du den Schnee und legst deine eigene hinein, und sie gleitet hinein wie in Wasser. Du hast hier etwas geschworen, zu dritt. Du hast dabei gelacht.
    .title = Die Aussicht
    .way-climb_down = Steig hinunter

section-dark_paths-10 = Da fehlt ein Stück. Davor warst du weiter oben; danach bist du hier, auf dem Rücken, ein gutes Ende den Hang hinunter, die Füße, wo der Kopf sein sollte, und den Mund voll Winter. Du bewegst eins nach dem anderen. Es tut weh, also gehört es alles noch dir. Der Schnee hat es gut gemeint und sich aufgehäuft, wo du gelandet bist. Die Steine darunter waren einfach Steine. Eine lange Schleifspur führt hinauf ins Weiße, mit ein wenig Rot darin, nicht viel, und was auch immer da oben war, kommt dir nicht nach. Das wird ein blauer Tag, denkst du, von der Hüfte bis zur Schulter.
    .title = Weiter unten
    .way-get_up = Steh auf

section-dark_paths-11 = Als es vorbei ist, setzt du dich neben den Gor, weil deine Knie dich nicht mehr tragen. Er wiegt nichts. Um den Hals, an einem Riemen, den er unmöglich selbst geknotet haben kann, hängt ihm ein Trinkschlauch mit roten und weißen Perlen, drei Reihen, das Muster der Yetohe; das Wort ist da, bevor du weißt, woher. Der Schlauch ist halb voll und noch warm von seiner Brust. Du trinkst. Es ist bloß Wasser, und es ist das Beste, was dir widerfahren ist, seit du heute früh auf die Welt gekommen bist. Die Perlen klicken unter deinem Daumen. Jede einzelne hat jemand aufgefädelt, bei gutem Licht, mit sehr viel Zeit.
    .title = Beute
    .way-go_on = Nimm ihn und geh weiter

section-dark_paths-12 = Die Schlucht ist so eng, dass vom Himmel nur ein Riss bleibt. An ihrem Ende kommt Wasser aus dem Fels, und eine Frau beugt sich darüber und trinkt aus den Händen. Langes Haar, ein zerrissenes Hemd, der gerade Rücken von jemandem, dem man als Kind das Sitzen beigebracht hat. Dann siehst du, wie sie kniet. Von der Hüfte abwärts ist sie eine Hirschkuh, braun und feingliedrig, die Hufe so schwarz wie der Tümpel. Du hast keinen Laut gemacht. Trotzdem hebt sie den Kopf, Tropfen laufen ihr vom Kinn, und sie wendet dir ein Ohr zu und dann erst die Augen: Diesen Schritt hat sie schon gehört, auf anderem Stein.
    .title = Die Quelle in der Schlucht
    .way-speak = Sprich sie an
    .way-hide = Versteck dich, bis sie fort ist
    .way-attack = Greif sie an

section-dark_paths-13 = Ein Schlitten ist umgekippt, eine Kufe zeigt in die Luft, und der Wind hat angefangen, eine Mauer dagegen zu bauen. Fort führt keine Spur, denn der Fahrer ist gar nicht abgestiegen. Er sitzt auf seinem Bock, aufrecht, die Zügel in der Faust, in Eis so klar wie ein Fenster. In einem Mundwinkel ist sogar noch ein Scherz übrig. Einem Finger der Faust fehlt die Kuppe. Um den Hals trägt er einen gestreiften Schal, der quer durchgeschnitten ist; du hebst das Ende deines eigenen und hältst es dagegen, obwohl du es schon weißt. Streifen trifft auf Streifen. Im Osten ist der Rauch dünner geworden und kein bisschen näher.
    .title = Der Schlitten
    .way-light_fire = Mach ein Feuer neben ihm
    .way-take_coat = Nimm seinen Pelzmantel
    .way-search = Durchsuche den Schlitten
    .way-walk_on = Geh weiter

section-dark_paths-14 = „Du“, fängst du an und hast nichts, was du danach sagen könntest. Sie wartet. Sie hat die Höflichkeit, zu warten. Dann arbeitet ihr Mund, wie Finger an einem Knoten arbeiten, und ein Wort kommt heraus, das sie mehr kostet, als du sehen kannst. „Sennet.“ Dein Name ist es nicht; du probierst ihn an, und er passt nicht. Aber bei dem Klang dreht sich in deinem Kopf jemand mit einem gelben Band um, sehr schnell, kurz vor dem Lachen. Die Frau mit den Hufen nickt: Das also ist noch da. Sie legt einen Finger auf deine verbrannte Handfläche, so leicht, dass es auch der Schatten eines Fingers sein könnte, und zum ersten Mal heute tut die Hand nicht weh.
    .title = Ein Wort
    .way-follow_her = Folge ihr
    .way-ask_way = Frag sie nach dem Weg zu den Menschen

section-dark_paths-15 = Sie ist schneller, als etwas sein dürfte, dem die Knie falsch herum stehen. Den Huf siehst du ganz deutlich, bis hin zu dem Saft in seiner Spalte; dann siehst du den Himmel von unten, und dann befasst du dich eine Zeit lang mit der Frage, wie man atmet. Bis du die Antwort hast, ist sie fort. Die Quelle plätschert, als hätte sie nichts gesehen. Auf deiner Brust ist ein Abdruck, zwei schwarze Halbmonde, Rücken an Rücken, und in deinem Ärmel sticht etwas: ein Dorn, fingerlang, schwarz und feucht, der an dir hängen geblieben ist. Du lässt ihn stecken. Er fühlt sich an wie eine Quittung.
    .title = Abgeworfen
    .way-get_up = Steh auf

section-dark_paths-16 = Du liegst hinter einem Stein und lässt dir von der Kälte die Rippen zählen. Sie trinkt lange. Einmal hält sie die nasse Hand ins Licht und dreht sie hin und her, wie etwas, das man ihr geliehen hat. Dann ist sie in vier Sprüngen die andere Wand hinauf, und ein paar Kiesel kommen herunter und melden es. Du bleibst vorsichtshalber noch ein wenig. Wo sie gekniet hat, sind zwei Dellen im Schnee, und in den Dellen, mitten im Winter, gehen rote Blumen auf. Man kann es hören. Es ist ein sehr kleines Geräusch, wie von Lippen.
    .title = Als sie fort ist
    .way-go_on = Pflück eine und geh weiter

section-dark_paths-17 = Dreimal geht sie zu Boden, und nach dem dritten Mal steht sie nicht mehr auf. Du stehst über ihr, der Atem geht dir in Fetzen, und die Faust ist noch erhoben und weiß nicht, wohin. Ihre Hände liegen neben ihr. Sie könnte treten; du stehst genau richtig dafür. Sie sieht dich nur an, und Wasser läuft ihr aus den Augen ins Haar, wie es da drüben aus dem Felsen läuft, ganz ohne Aufhebens. Aus dem Beutel an ihrem Gürtel sind Dornen gefallen, eine schwarze Handvoll. Sie rührt sich nicht, um sie zu retten. Gegen jeden anderen, das wird dir klar, hätte sie gewonnen.
    .title = Huf und Knie
    .way-spare_her = Lass sie gehen
    .way-rob_her = Nimm ihr die Dornen ab und jag sie fort

section-dark_paths-18 = Das Feuer fängt, und sein Licht geht im Eis umher und sucht ihn. Du streckst die Hände aus, die verbrannte etwas weniger weit. Nach einer Weile fängt der Block zu schwitzen an. Tropfen laufen über sein Kinn, die Lippen kommen frei, und du beugst dich vor, denn sie bewegen sich. Er wacht nicht auf. Es ist der Schlaf, der redet, mit einer Stimme ohne Atem: „Du hast bezahlt. Zahl nicht zweimal.“ Dann noch einmal, Wort für Wort, wie einer, der eine volle Tasse durchs Zimmer trägt. Dann zieht sich eine Haut aus Eis darüber. Neben seinem Stiefel steckt eine lederne Kartentasche. Dir ist warm, immerhin, eine ganze Seite lang.
    .title = Atem unter Eis
    .way-go_on = Geh weiter
    .way-take_map = Nimm auch seine Kartentasche mit

section-dark_paths-19 = Der See liegt offen da wie eine Seite, die anzufangen sich niemand getraut hat. Vor deinen Füßen ist das Eis dick und weiß, und Schilf steckt darin; weiter draußen wird es grau, dann grün, dann hat es eine Farbe, der du lieber keinen Namen gibst. Ganz fern stehen Pfähle darin, in Reihen, schwarz, mit den Umrissen von Hütten obenauf, und an einem hängt eine Lampe. Jemand hat sie am hellen Tag angezündet, für niemanden oder für alle. Links biegt das Ufer ab, sicher und endlos. Und da ist ein Ton. Er kommt von unten, tief und langsam, und hört jedes Mal auf, wenn du stehen bleibst.
    .title = Das Ufer
    .way-across = Geh geradewegs hinüber
    .way-shore = Geh am Ufer entlang
    .way-listen = Leg das Ohr aufs Eis

section-dark_paths-20 = Du löst die Ladung mit einer guten Hand und den Zähnen. Töpfe, Salz, eine Kindertrommel, ein Seil, das jemand gepflegt hat. Eine Dose mit blauen Beeren, so kalt, dass sie klappern. Ganz unten liegt die Warenliste des Fahrers, in eckigen, sorgsamen Buchstaben, Zeile für Zeile abgehakt. Nur die letzte Zeile ist nicht von ihm. Sie lehnt sich vor, sie hat es eilig, ihr fehlen die Punkte. „Für zwei Personen“, steht da, ohne Haken. Du nimmst sein Stück Kohle und schreibst dasselbe darunter, um zu sehen. Es lehnt sich vor. Es hat es eilig. Der Wind fährt unter die Felle; eins von den Dingen kannst du tragen, mit dem Rest hat er eigene Pläne.
    .title = Unter den Fellen
    .way-take_rope = Nimm das Seil
    .way-turn_back = Nimm das Seil und kehr zu der Mulde um, in der du aufgewacht bist
    .way-take_berries = Nimm die Beeren

section-dark_paths-21 = Die ersten hundert Schritte ist es nur ein Boden. Dann fängt es zu reden an. Es tickt unter deiner Ferse. Es ächzt, weit weg, und ein Riss, fein wie ein Haar, läuft zwischen deinen Stiefeln hindurch in die Richtung, in die du wolltest. Darunter ist Grün, und unter dem Grün ist nichts. Du hast gelernt, die Füße flach aufzusetzen, nur ganz oben in der Brust zu atmen und dich für leicht zu halten. Die Lampe ist nicht näher gekommen. Neben dir ragt ein alter Pfahl aus dem Eis, übrig von einer Hütte, die es nicht mehr gibt. Wieder ein Ticken. Es klingt sehr danach, als würde jemand zählen.
    .title = Dünnes Eis
    .way-keep_going = Geh weiter
    .way-crawl = Binde das Seil an den Pfahl und kriech
    .way-turn_back = Kehr um

section-dark_paths-22 = Das Eis unter dir wird dunkel. Du hältst es für tiefes Wasser oder für eine Wolke; aber da ist keine Wolke, und die Dunkelheit hat einen Rand, und der Rand bewegt sich. Sie gleitet und gleitet unter deinen Stiefeln dahin, länger als ein Dorf, und wird langsamer. Dann hebt sich ein Lid. Das Auge ist so groß wie ein Zelt, golden, mit einem Schlitz, in den du fallen könntest, und es sieht zu dir herauf, wie man eine Fliege auf der anderen Seite der Scheibe ansieht. Sonst geschieht nichts. Am Riss vor deinen Zehen wachsen Eisblumen. Du hättest nicht gedacht, dass ein Blick so schwer sein kann.
    .title = Das Auge
    .way-hold_gaze = Halte seinem Blick stand
    .way-run = Renn zur Lampe

section-dark_paths-23 = Leicht gibt er ihn nicht her. Du brichst ihn Ärmel für Ärmel aus dem Eis, entschuldigst dich und machst weiter. Es ist Wolf, mit Filz gefüttert, und so schwer, dass er die Arme um dich legt. Nach einer Weile merkst du, dass du nicht mehr zitterst und dass du ihm nicht mehr ins Gesicht siehst. Es gibt eine Tasche. In der Tasche steckt eine halbe Tontafel, mitten durchgebrochen, mit dem vorderen Ende eines Büffels darauf: Hörner, Buckel, ein zorniges Auge. Die Kante hat jemandes Daumen glatt gerieben. Der Mann sieht jetzt kleiner aus. Er sieht aus wie einer, der kurz den Mantel abgelegt hat, unter Freunden.
    .title = Der Mantel eines Toten
    .way-go_on = Geh weiter

section-dark_paths-24 = Das Licht wird blau, dann grau, dann ist kaum noch welches da. Der Wind hat sich gelegt, und das ist schlimmer; jetzt hört man, wie viel es von allem gibt. Ein Stern kommt heraus. Hoch am Hang ziehen kleine Feuer in einer Reihe dahin, eins hinter dem anderen, im Gleichschritt. Du stampfst mit den Füßen und könntest nicht beschwören, dass beide angekommen sind. Über die Nächte in diesem Land weißt du eines, ohne zu wissen, woher: Gefragt wird niemand. Wenn du nichts tust, wird es für dich entschieden, ganz sanft, irgendwo zwischen zwei Atemzügen.
    .title = Dämmerung
    .way-steam = Geh nach Westen zu dem Dampf, den du gesehen hast
    .way-make_fire = Mach ein Feuer
    .way-walk_on = Geh durch die Nacht
    .way-dig_in = Grab dich ein
    .way-torches = Geh den Fackeln am Hang nach

section-dark_paths-25 = Sie wohnt unter einer Wurzel, in einer Kammer, gerade groß genug für jemanden, der nicht gefunden werden möchte. Moos, trockenes Laub, ein Nest aus Dornen, das sie hütet und nicht anrührt. Es ist warm, schlicht warm, wie in einem Stall. Sie fegt das Laub beiseite und zeichnet in den Staub. Hier eine Gestalt; sie deutet auf dich. Hier ein Mädchen am Boden, schlafend, mit einer Schleife im Haar. Und hier jemand Großes, und wo das Gesicht hingehört, hebt sie den Finger und lässt den Staub, wie er ist. Die Gestalt, die du bist, streckt dem Großen die Hände hin, offen, leer, zum Zeichen, dass sie alles mitgebracht hat. Ja, sagen deine Handflächen. Genau so.
    .title = Das Lager der Frau mit den Hufen
    .way-stay = Bleib bei ihr
    .way-go_on = Geh weiter in die Nacht

section-dark_paths-26 = Es spricht nicht. Es ist alt, es wohnt da unten, und es erinnert sich an jedes einzelne Ding, das je in seinen See gefallen ist: Ringe, Ruder, eine Wiege, Namen, die jemand aus Booten gerufen hat. Sie treiben aus dem Grün herauf und hängen eine Weile unter dem Eis wie Ahnen in einem Saal. Dann hat es gefunden, was es gesucht hat. Das bist du. Du kniest auf einem Steinboden, jemand ohne Gesicht beugt sich zu dir herab, und du hältst ihm beide Hände hin, offen, so behutsam, als wäre Wasser darin. Niemand zwingt dich. Es lässt dich hinsehen, bis du das erkannt hast. Dann wendet es, und sein Kielwasser zieht einen Bogen auf die Lampe zu.
    .title = Bilder im Eis
    .way-lamp = Folge seinem Kielwasser zur Lampe
    .way-shore = Geh zurück ans Ufer

section-dark_paths-27 = Eine Warnung, die den Namen verdient, gibt es nicht. Das Eis lässt dich los wie eine Hand, die nie richtig zugefasst hat. Dann ist da nur noch Kälte. Sie ist kein Gefühl, sie ist ein Ort, und du bist ganz und gar darin. Über dir treibt ein gezacktes Fenster voll Tageslicht davon, kleiner, als du gedacht hättest. Dein Atem steigt in einer silbernen Schnur hinauf, ein Seil für jemand anderen. Da fängt etwas in dir zu strampeln an, etwas, das keinen Namen hat und eine sehr feste Meinung. Deine Finger stoßen auf eine Kante. Sie bricht. Sie stoßen auf die nächste.
    .title = Wasser
    .way-volpin = Lass den Volpin um Hilfe schreien
    .way-drag_out = Zieh dich heraus

section-dark_paths-28 = Hände in Robbenfell packen dich an Gürtel und Kragen und hieven dich über einen nassen Holzrand, wie man einen großen Fisch an Bord holt: ohne Zärtlichkeit, aber auch ohne ihn fallen zu lassen. Du blickst in einen Kreis von breiten Gesichtern. Hinter ihnen hängen Netze, Fische an Schnüren und die Lampe, die sich als ganz gewöhnliche Lampe mit einer Beule erweist. Jemand sagt ein Wort in einer Sprache voller Wasser, und alle fangen an zu lachen, sogar das Kind. So lachen Familien über ihren Onkel. Erst danach kommt das Wort bei dir an, und siehe da, du verstehst es. „Schon wieder?“
    .title = Lampe und Netze
    .way-go_on = Lass dich hineintragen

section-dark_paths-29 = Du riechst es zuerst: Eier, Eisen, Waschtag. Dann hört der Schnee an einer Linie auf, und jenseits der Linie ist der Boden schwarz und nass und warm genug, um darauf zu liegen. Also liegst du darauf. Dampf zieht langsam über dich hin. Eine Zeit lang bist du niemand, und ausnahmsweise macht es nichts. Neben dem Tümpel hat jemand zwei flache Steine aneinandergerückt und ein Messer quer darübergelegt, sauber, geölt, mit dem Griff zu dir. Du kennst den Griff. Jede Delle darin stammt von deinen Fingern. Verloren wurde es nicht. Es wurde mit Bedacht hingelegt, so wie man etwas zurücklässt, das man nicht mehr brauchen wird.
    .title = Das dampfende Feld
    .way-sleep = Schlaf hier und geh dann nach Osten
    .way-torches = Geh sofort weiter, auf die Fackeln zu

section-dark_paths-30 = Jetzt bläst er. Er kommt von Osten mit allem, was die Steppe zu werfen hat, und nimmt dir den Atem weg, bevor du mit ihm fertig bist. Du gehst gekrümmt, einen Arm vor dem Gesicht, wie jemand, der eine Tür schleppt. Vor dir sind Lichter. Vor dir sind Lichter, oder du willst sie so sehr, dass du angefangen hast, dir selbst welche zu machen. Sie gehen aus; sie kommen wieder, ein Stück weiter links. Eine Zeit lang hast du gesungen, dann hast du bemerkt, dass du damit aufgehört hattest, du weißt nicht, wann. Im Schnee vor dir ist keine Spur. Im Schnee hinter dir, als du dich umdrehst, auch nicht.
    .title = Gegen den Wind
    .way-count_steps = Zähl laut deine Schritte
    .way-drink_and_run = Trink den Schlauch leer und lauf

section-dark_paths-31 = Du hast dich bloß hingesetzt. Das täte jeder. Der Schnee hat eine Kuhle genau in deiner Größe, und aus dem Wind heraus ist es so viel wärmer als beim Gehen, dass du nicht mehr weißt, wozu du überhaupt gegangen bist. Deine Füße beklagen sich nicht mehr, und die waren immer die Ersten, die sich beklagt haben. Man müsste die Läden schließen, es schneit herein; aber das ist kein unangenehmer Gedanke, denn es ist ja ein fremdes Haus. Flocken setzen sich auf deinen Ärmel, jede bis ins Letzte ausgearbeitet. Du siehst ihnen beim Nichtschmelzen zu. Da war etwas, was du tun wolltest. Es hat sicher Zeit, bis du kurz die Augen zugemacht hast.
    .title = Nur einen Augenblick
    .way-get_up = Steh auf
    .way-eat_berries = Iss die Beeren und steh auf

section-dark_paths-32 = Deine Hände können das. Sie legen das Kleine unter das Große, sie lassen der Luft eine Tür, sie schirmen den Funken ab und warten, bis er sich entschlossen hat. Dann brennt es, als würde es dich kennen, und das Dunkel tritt drei Schritte zurück. Du sitzt zu nah daran. Dein Ärmel dampft. Der Rauch dreht sich, wie Rauch das tut, dir mitten ins Gesicht, und es ist mehr darin als Holz: eine Stimme, die eines Mädchens, rau vom Schlaf. „Ist dir nicht kalt da draußen?“ Du fährst herum, ehe du dich besinnst. Nur Schnee, so weit das Licht reicht. Aber die Antwort liegt dir auf der Zunge, und sie ist gelogen, und du hast sie freundlich gesagt.
    .title = Ein eigenes Feuer
    .way-walk_on = Geh weiter, solange die Wärme reicht
    .way-torches = Geh hinauf zu den Fackeln

section-dark_paths-33 = Skrale, ein Dutzend, zu zweit nebeneinander mit Pechfackeln, und vier weitere vor einen langen Schlitten gespannt. Sie singen etwas mit sehr vielen Strophen. Auf dem Schlitten liegen Menschen. Du siehst sie, wenn das Licht darüber hingeht: Schläfer im Eis, mit offenen Händen, mit angezogenen Knien, eine Frau, die einen Löffel hält, alle gestapelt wie Bretter, mit Stroh dazwischen, damit nichts absplittert. Und ganz obenauf, am Knöchel festgebunden, in Sackleinen gewickelt, sitzt ein Junge, der wach ist. Er sieht genau dorthin, wo du dich verbirgst. Er ruft nicht. Er zieht nur die Brauen hoch, ein ganz klein wenig: Na?
    .title = Fackeln
    .way-hide = Versteck dich, bis sie vorbei sind
    .way-free_boy = Schneide den Jungen los
    .way-step_out = Tritt mit erhobenen Händen ins Licht

section-dark_paths-34 = Zuerst sind da Hunde. Du läufst in ihr Gebell hinein wie in eine Wand und hältst dich daran fest. Dann Trommeln, wenige, geschlagen von Leuten mit kalten Fingern, die gehört werden wollen; dann Zelte, von innen erleuchtet wie Früchte. Eine Frauenstimme ruft, weiter hinten ruft eine zweite, und jemand fasst dich unter den Armen, woran du merkst, dass du gar nicht mehr gehst. Man setzt dich ans Feuer. Man gibt dir Brühe und hält die Schale. Als die Zeltklappe noch einmal aufgeht, rücken alle beiseite. Die Frau ist alt und klein und trägt Federn im Zopf. Sie fragt nichts. Sie nimmt deine verbrannte Hand, dreht sie ins Licht und liest lange darin, wie in einem Brief, den sie erwartet hat und von dem sie hoffte, er ginge unterwegs verloren. Draußen verstummen die Trommeln, eine nach der anderen; was sie gerufen haben, ist da. „Also doch“, sagt die alte Schamanin schließlich und legt ihre andere Hand auf deine. „Du hast es also getan.“
    .title = Die Zelte

section-dark_paths-35 = Die Iquar geben dir Suppe mit einem Auge darin und sehen zu, bis du das Auge gegessen hast. Sie geben dir ein trockenes Hemd, das schon mehreren gehört hat. Irgendeine Großmutter reibt dir die Füße mit Tran ein und schimpft sie aus, erst den einen, dann den anderen. Unter dem Boden knackt das Eis, das Haus knackt mit, und keiner sieht auf. Du wartest auf die Frage. Du hast dir sogar etwas zurechtgelegt, was als Antwort durchgehen könnte. Ein Mann flickt ein Netz. Das Kind bringt dir eine Muschel, holt sie wieder und bringt sie noch einmal. Langsam, zwischen Rauch und tropfenden Stiefeln, wird dir klar, dass niemand fragen wird. Sie rücken mit den Knien, damit du Platz hast, und lassen in ihrem Gespräch eine kleine Lücke, genau dort, wo ein Name hingehört, so wie man eine Lampe brennen lässt, solange noch jemand draußen auf dem Eis ist. Sie wissen, dass du keinen hast. Sie wissen es länger als du.
    .title = Die Pfähle

section-dark_paths-36 = Sie überlässt dir die Seite, an der es nicht zieht. Eine Decke gibt es nicht, aber es gibt Laub, und das schiebt sie mit den Unterarmen über dich, bis zum Kinn, gründlich, wie es früher jemand bei ihr gemacht haben muss. Dann faltet sie die langen Beine und legt sich quer vor die Öffnung. Ihr redet nicht. Ihr habt zusammen vielleicht vier Wörter, und die sind verbraucht. Draußen geht der Wind herum und probiert die Türen. Du horchst auf ihren Atem, den einer Frau und den eines Rehs, immer im Wechsel. Sie war einmal jemand. Etwas ist mit ihr geschehen, und behalten hat sie davon nur, dass es etwas zu behalten gab. Es ist erholsam, bei einem Menschen zu sein, dem man das nicht erklären muss. Du denkst: Ein bisschen bleibe ich noch wach. Du denkst: Dornen riechen nach Schnee. Und dann schläfst du, zum ersten Mal, seit du in der Mulde aufgewacht bist, und niemand streckt die Hände nach jemandem aus, und du träumst nichts.
    .title = Zu Gast unter der Wurzel

section-dark_paths-37 = Du legst dich hin, oder du liegst schon eine ganze Weile; wo das eine aufhört, ist schwer zu sagen. Der Schnee kommt und schließt sich über dir wie ein Deckel. Mit den Ecken gibt er sich Mühe, wie man ein Bett macht in einem Haus, in dem Gäste erwartet werden. Es tut nicht weh. Die Kälte, die dir seit dem Morgen nachgegangen ist, tritt endlich heran, und es zeigt sich, dass sie nur schüchtern war. Deine Hände gehen auf. Die eine war verbrannt, die andere erfroren, jetzt sind sie gleich. Du hattest eine Frage. Sie war kurz, sie betraf dich selbst, und du hältst sie fest, so lange es geht, wie ein Kind im Gedränge seine Münze, bis deine Finger vergessen, welcher sie hat. Irgendwo oben weht Wind; noch weiter oben wird es Morgen und Abend und Morgen. Klares Eis wächst dir über die offenen Augen, und du siehst hindurch. Nein, es tut nicht weh. Es ist nur lang.
    .title = Eisschlaf

section-dark_paths-38 = Sie töten dich nicht. Das überrascht mehrere von ihnen, und einem muss man es zweimal sagen. Stattdessen bekommst du einen Eisenring um den Knöchel, noch warm von der Esse, und einen Platz auf dem Schlitten zwischen einer Frau mit einem Löffel und einem Mann, den es mitten im Gähnen erwischt hat. Der Skral, der den Ring zuschlägt, hat Schnupfen. Er nimmt deine verbrannte Hand am Gelenk und hält sie hoch, damit die anderen sie sehen, und sie hören auf zu singen. „Shron“, sagt er zu dir, langsam und laut, wie man mit Fremden redet, „zahlt.“ Den Rest muss er sich erst zurechtlegen. „Für Leute. Die es gesehen haben.“ Und er zieht die flache Hand vor seinem Gesicht herunter, von der Stirn zum Kinn, und als sie vorbei ist, ist dort nichts mehr, kein Grinsen, kein Schnupfen, niemand zu Hause. Dann grinst er wieder, denn es ist ein guter Trick, und er hat Kinder. Die Kufen fangen an zu zischen. Hinter dir füllt der Schnee deine Spuren auf, die letzten zuerst.
    .title = Die Kette

section-dark_paths-39 = Ihr rennt, bis der Gesang hinter euch liegt, dann, bis das Gebrüll hinter euch liegt, und fallt gemeinsam in eine Schneewehe. Der Junge ist zuerst wieder heraus. Er ist vielleicht zehn, sein Hemd ist ein Sack, und er ist wütend, weil du so lange gebraucht hast. „Ich hab alle nach Sennet gefragt“, sagt er. „In jedem Lager. Sogar die Skrale.“ Er wischt sich die Nase am Sackleinen ab, mustert dich, die verbrannte Hand, den halben Schal, und seine Stimme wird komisch. „Und bevor sie wegging, hat sie gefragt. Drei Tage lang, von Zelt zu Zelt. Alle hat sie nach dir gefragt.“ Sennet. Es geht in dich hinein wie ein Schlüssel. Unten am Hang haben die Fackeln kehrtgemacht.
    .title = Der Junge
    .way-tents = Lass dich von ihm zu den Zelten führen
    .way-lead_away = Schick ihn fort und lock die Skrale hinter dir her
