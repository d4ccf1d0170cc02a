# Dunkle Pfade, zweites Kapitel: Der Preis.
# Der Text eines Abschnitts ist die Erzählung; `.title` seine Überschrift, `.way-…` was man wählen kann.

section-dark_paths-40 = Die Schamanin heißt Ellin, und sie redet bei der Arbeit und wirft Dinge ins Feuer, die knallen. „Vor drei Monden bist du hergekommen, mit einer Kundschafterin. Sennet. Den ganzen Abend habt ihr euch über den richtigen Weg gestritten, und beide hattet ihr unrecht.“ Sie gibt dir etwas Heißes und Bitteres. „Unterwegs ist sie eingeschlafen, wie man in diesem Winter eben einschläft. Du hast sie auf den Rücken genommen und bist zur großen Höhle gegangen. Ich hab euch nachgesehen. Zwei Köpfe, eine Spur.“ Es knallt. „Zurückgetragen hat dich keiner.“ Ein Vorwurf ist es nicht. Du hältst den Becher, und im Dampf ist der Name, und bei jedem Atemzug ist er wieder da. Als der Becher leer ist, hat sich dein Rücken von selbst aufgerichtet.
    .title = Ellins Zelt
    .way-ask_price = Frag sie, was man bei der Höhle kaufen kann
    .way-ask_arms = Bitte den Häuptling um Waffen
    .way-leave = Geh noch vor Tagesanbruch

section-dark_paths-41 = „Über unseren See bist du schon mal gegangen“, sagt der Mann mit dem Netz, wie andere vom Wetter reden. „Mit einem Mädchen auf dem Rücken. Die schlief, im Eis bis zum Kinn. Mitten über das Tiefe. Der Alte ist unter euch hochgekommen und hat sich das angesehen. Wir haben gesagt, na, das war’s dann.“ Er beißt einen Faden ab. „Er hat dich durchgelassen. Das tut er nie.“ Die anderen nicken; sie haben das oft besprochen. „Später kam ein Schlittenfahrer mit einem halben Schal. Er hat eine Nachricht für dich dagelassen, falls du noch lebst. Dreimal mussten wir sie aufsagen.“ Er legt das Netz weg und sagt sie vorsichtig, in einem Stück: „Du hast bezahlt. Zahl nicht zweimal.“ Dann hängt dir eine Frau einen vollen Trinkschlauch um und tätschelt erst ihn, dann dich.
    .title = Zwischen den Netzen
    .way-old_diver = Frag nach dem alten Taucher
    .way-sledge = Leih dir einen Eisschlitten
    .way-on_foot = Geh zu Fuß los

section-dark_paths-42 = Als du aufwachst, sitzt die Frau mit den Hufen am Eingang ihres Lagers, drei kleine Häufchen vor sich: etwas Rotes, etwas Blaues, etwas Weißes und Faseriges, an dem noch Erde hängt. Die Dornen hat sie beiseitegeschoben. Sie betrachtet die Häufchen, wie man nach einem Wort sucht, das einem auf der Zunge liegt. Sie rückt das Blaue neben das Weiße. Sie rückt es zurück. Eine halbe Silbe kommt ihr aus der Kehle, und sie klopft sich mit den Fingerknöcheln an die Stirn, nicht fest, so wie man an ein Haus klopft, in dem man jemanden vermutet. Dann sieht sie, dass du wach bist, und zeigt es dir mit beiden Händen: da. Verstehst du? Zum Frühstück hat sie dir Nüsse geknackt und die großen für dich aufgehoben.
    .title = Moos und Dornen
    .way-help_her = Versuch, ihr zu helfen
    .way-follow_her = Lass dich auf ihren Pfaden führen

section-dark_paths-43 = Etwas tropft dir aufs Augenlid, und der Tropfen ist warm. Du lebst; es dauert seine Zeit, und angenehm ist nichts daran. Neben dir ist ein Feuer zu roter Glut heruntergebrannt. Jemand hat es dicht bei dir aufgeschichtet, aber nicht zu dicht, hat lange genug hier gesessen, um eine Delle zu hinterlassen, und ist wieder gegangen. Keine Nachricht. Nur ein Stück gelbes Band, um das letzte Scheit geknotet, damit du das nicht auch noch verbrennst. Das Band kennst du. So ein Feuer hast du einmal für jemanden gemacht, der schlief, und bist auf der kalten Seite geblieben. Das ist noch da. Aber als du nach dem Übrigen siehst, nach allem, was du mit so viel Mühe wieder aufgelesen hattest, sind Lücken in der Reihe, und es schneit herein.
    .title = Aufgetaut
    .way-tracks = Such rings um das Feuer nach Spuren
    .way-wander = Geh, wohin deine Füße wollen

section-dark_paths-44 = Shron ist größer, als die Leute sagen, und besser gekleidet. Er geht vor dir auf und ab, neun Schritte und neun Schritte, und zwei Wachen betrachten den Zeltboden. „Das ohne Gesicht“, sagt er. „Was verlangt es? Was gibt es? Wiegt es die Sache erst in der Hand, oder nimmt es dich beim Wort?“ Auf Antworten wartet er nicht. Andere hat er auch schon gefragt; sie schlafen in einer Reihe an der Wand. „Ich hatte mal etwas“, sagt er zur Zeltstange, „das hätte ich gern wieder.“ Dann fällt ihm ein, dass du da bist, und er blickt finster, der Form halber. Der Ring an deinem Knöchel hat ein Schloss, so groß wie ein Brot, mit Rost im Schlüsselloch. Du stellst fest, dass du mehr Neugier hast als Angst.
    .title = Ketten
    .way-pick_lock = Arbeite am Schloss, während er redet
    .way-challenge = Fordere ihn heraus
    .way-bribe = Biete der Wache einen eigenen Handel an
    .way-listen = Hör zu

section-dark_paths-45 = „Es war einmal ein Mann“, sagt Ellin. „Der konnte sehen, was kommt, immer ein Stück weiter als wir anderen, und am Ende sah er so viel davon, dass er es nicht aushielt, dabei zu sein. Da ist er gegangen. Was in der Höhle steht, hat er zurückgelassen. Seinen Schatten. Kein Gesicht, es ist ja keiner da, der eins haben könnte.“ Sie dreht ein Scheit um. „Es handelt. Es kauft das, woraus du gemacht bist, und es bezahlt mit dem, was du liebst. Betrogen worden ist noch niemand. Es hält immer Wort, das ist das Schreckliche.“ Ein Funke springt auf den Teppich, und sie drückt ihn mit dem Daumen aus. „Zum Schluss fragt es, ob du zufrieden bist. Hol nächstes Mal erst Luft, bevor du antwortest.“
    .title = Was Ellin weiß
    .way-ask_arms = Bitte den Häuptling um Waffen
    .way-set_out = Brich auf

section-dark_paths-46 = Takota öffnet sie selbst: eine Grube unter einer Tierhaut, und in der Grube das, was noch da ist. Er ist der Häuptling der Yetohe, und zuletzt geschlafen hat er in irgendeiner anderen Jahreszeit. An einer Schnur um seinen Hals hängt ein Stück zerbrochener Ton. „Eins“, sagt er. „Den Rest brauche ich für die, die bleiben.“ Er hebt die Laterne. Da ist eine Klinge, lang und gerade, mit einem Fluss im Stahl. Da sind Felle, frisch gebürstet. Da ist Brennholz, gestapelt wie anderswo Silber, und ein Tontopf für die Glut. Während du schaust, sieht er auf deine Hände, dann auf deine Schultern und was du darauf trägst, und sein Gesicht verrät nichts. „Eins“, sagt Takota. „Und dann bring es zurück.“
    .title = Die Waffenkammer
    .way-take_blade = Nimm die Klinge
    .way-take_furs = Nimm die Felle
    .way-take_firewood = Nimm Brennholz und einen Feuertopf
    .way-show_tablet = Halte deine halbe Tafel an seine

section-dark_paths-47 = Er sitzt an einem Loch im Boden und hat die Füße im See. Seine Augen sind weiß wie geschälte Eier. „Handgelenk“, sagt er, nimmt deins und hört mit zwei Fingern hinein. „Aha. Die Angst, weißt du, muss auch atmen. Sie atmet schneller als du. Also hältst du die Luft an und wartest, bis sie ihre verbraucht hat.“ Und er drückt dir das Gesicht unter Wasser, ohne Vorwarnung, in aller Freundschaft. Schwarz. Dein Herz poltert wie ein Vogel im Kamin. Du wartest. Der Vogel wird müde. Und dann, im Dunkel, das übrig bleibt, steigt etwas auf: ein Steinboden, jemand ohne Gesicht, deine beiden Hände, offen hingehalten. Du siehst es dir zu Ende an. Er lässt dich erst los, als es dir längst nichts mehr ausmacht.
    .title = Der alte Taucher
    .way-sledge = Nimm den Eisschlitten
    .way-on_foot = Geh zu Fuß los

section-dark_paths-48 = Der Eisschlitten besteht aus einem Brett, zwei Knochen und einem Segel aus Fischhaut, und sobald du ihn loslässt, fängt er zu singen an. Die Pfähle sind hinter dir, dann klein, dann nur noch ein Gedanke. Du neigst dich; er neigt sich. Es wäre die reine Freude, wenn du dich nicht umsehen würdest. Da hinten geht das Eis auf wie ein Maul: erst eine Lippe aus schwarzem Wasser, dann die Zähne, die in deiner Spur hochkippen und untergehen, einer nach dem anderen, und dann schließt es sich und hat geschluckt. Es verfolgt dich nicht, sagst du dir. Es hat bloß denselben Weg. Vor dir laufen jetzt ebenfalls Risse los, und der Schlitten, der weder Bremse noch Phantasie hat, singt eine Spur höher.
    .title = Über das Eis
    .way-race = Fahr mit den Rissen um die Wette
    .way-steer_wide = Weich weit aus, am Ufer entlang

section-dark_paths-49 = Alle, die du fragst, zeigen in dieselbe Richtung und sehen in eine andere. So findest du den Weg nach den Ellbogen der Leute. Er ist eine Reihe von Steinen mit Schneemützen, und zwischen den Steinen geht der Wind nach Hause. Hier gabelt er sich. Auf der einen Seite öffnet sich eine Schlucht und murmelt vor sich hin. Auf der anderen beginnt eine Wiese, ganz eben, und bleiche Dinge ragen heraus, die keine Büsche sind. In den letzten Stein hat jemand einen Pfeil geritzt, und jemand anderer hat ihn weggekratzt. Weit im Norden, wo der Himmel am dunkelsten sein müsste, steht ein Fleck warmer Luft über den Bergen. Er schwillt an; er sinkt zusammen; er schwillt an.
    .title = Der Weg zur Höhle
    .way-gorge = Geh durch die Echoschlucht
    .way-meadow = Überquere die Knochenwiese
    .way-stair = Steig die Treppe der Grehon hinauf
    .way-goat_paths = Nimm die Pfade der Frau mit den Hufen
    .way-black_drops = Folge den Tropfen von schwarzem Saft zum Lager der Frau mit den Hufen
    .way-boy = Geh mit dem Jungen, der am Wegrand wartet
    .way-make_fire = Mach erst ein Feuer und schlaf

section-dark_paths-50 = Hier herauf kommt kein Wind, und keine Spur hält sich. Der Pfad ist so breit wie ein Huf; er führt über Simse, unter steinernen Lippen hindurch, durch einen Spalt, in dem man ausatmen muss, und steigt nie einen Tritt höher als nötig. Was ihn getreten hat, war müde und klug. Und an jeder Gabelung, mal links, mal rechts, ist ein Band an einen Strauch geknüpft. Gelb, zweimal verknotet. Beim ersten denkst du an Zufall. Beim zweiten bleibst du stehen. Beim dritten wird dir die Kehle eng: ein Feuer, eine, die schläft, diese Farbe in ihrem Haar, und dein Rücken im Wind, ihretwegen. Hier ist jemand gegangen und wollte, dass man nachkommt, und hat sie alle auf der Höhe deiner Augen festgebunden.
    .title = Ziegenpfade
    .way-cave = Geh weiter zur Höhle
    .way-wonder = Frag dich, wer sie festgebunden hat

section-dark_paths-51 = Rot, Blau, Weiß. Der Topf steht in der Glut, die Häufchen liegen bereit, und die Frau mit den Hufen sieht von ihnen zu dir und wieder zurück, und ein Schauder läuft ihr über die Flanke wie einem Pferd vor dem Gewitter. Dass sie zusammengehören, weißt du, wie man ein Lied kennt, von dem man die Worte nicht hat. Du könntest es summen. Rot zuerst, weil es am längsten braucht; oder zuletzt, weil es brennt? Und was macht es mit ihr, wenn du dich irrst? Sie hat so lange Geduld mit diesem Körper gehabt. Über den Dampf hinweg streckt sie dir die Hand hin. Es ist eine Frauenhand mit Erde unter den Nägeln, und sie ist vollkommen ruhig.
    .title = Drei Farben
    .way-brew = Brau den Trank und halte ihre Hand
    .way-leave_it = Überlass es denen, die mehr davon verstehen

section-dark_paths-52 = Du bist draußen. Die Kette bleibt als Häufchen zurück, und die Nacht ist riesig und auf deiner Seite. Der Beutel der Wache ist gleich mitgekommen. Eine halbe Wurst, die sofort erledigt wird. Ein Messer, kurz und ehrlich. Ein Blatt Papier, achtfach gefaltet; du hältst es in den Mond, und es ist dein eigenes Gesicht. Der Mund stimmt nicht, aber für diese Augen muss dich jemand sehr lange angesehen haben, und nicht ungern. Darunter steht ein Preis. Du hättest dich teurer geschätzt. Weiter unten wartet der Schlitten mit den Schläfern auf den Morgen, einen Keil vor jeder Kufe, und von dort geht der Hang hinab, glatt und weiß, bis zu den Feuern der Yetohe.
    .title = Eine lose Kette
    .way-run = Lauf
    .way-free_sledge = Tritt die Keile weg und lass die Schläfer rollen

section-dark_paths-53 = Er macht einen Schritt zurück. Es ist nur einer, und danach sieht er seinen Fuß an, als hätte der ungefragt gesprochen. Die Wachen atmen nicht mehr. Dann fängt tief unten in seiner Brust etwas an und steigt, und es dauert, bis du sicher bist, dass es ein Lachen ist. „Jahre“, sagt Shron und trocknet sich mit dem Zopfende die Augen. „Keiner. Seit Jahren.“ Er nimmt den Helm ab. Sein Haar darunter ist platt und grau, und mit einem Mal ist er jemandes Sohn. Er setzt dir den Helm auf und klopft zweimal daran. „Den und dein Leben. Geliehen. Ich will beides wiederhaben.“ Der Helm ist dir viel zu groß. Durch die Schlitze sieht die Welt aus wie etwas, dem man Angst machen könnte.
    .title = Shron lacht
    .way-go_on = Geh, bevor er es sich anders überlegt

section-dark_paths-54 = Du verhältst dich still, und nach einer Stunde haben sie dich vergessen, wie man einen Hund vergisst. Der Jüngere ist es, der erzählt. „Er war selbst dort, letzten Winter. Es wollte das Gesicht von seinem Vater. Sonst nichts. Der Alte ist seit zwanzig Jahren tot, und er hätte ihn wiedergekriegt, lebendig, mit Pfeife.“ „Für ein Gesicht?“ „Dafür, dass er sich dran erinnert.“ Der Ältere rechnet es mit den Lippen nach. „Dann hätte er ihn nicht erkannt.“ „Also hat er Nein gesagt.“ Sie sehen zu dem Vorhang, hinter dem Shron schläft oder nicht. „Und schämt sich seitdem.“ So rechnet es also. Es kauft das, woraus man gemacht ist, und zahlt mit dem, was man liebt, und ihr habt beide dort gestanden, Shron und du, und die Hände hingehalten.
    .title = Was die Wachen sagen
    .way-wait = Warte auf die Wachablösung
    .way-tell_shron = Sag Shron, was du getan hättest

section-dark_paths-55 = Nicht schon wieder, sagt dein Körper, der weniger vergisst als du. Doch, schon wieder. Grün, dann schwarz. Dein Mund geht von allein zu, deine Beine ziehen sich an, die verbrannte Hand tastet sich an der Unterseite des Eises entlang und sucht die dünne Stelle, denn eine dünne Stelle gibt es immer, und woher weißt du das? Hier. Du öffnest sie mit der Stirn. Du kommst stückweise heraus, rollst dich auf den Rücken und dampfst. Irgendwo da unten singt noch der Schlitten. Am Ufer wringst du dir das Haar aus, und die Spitzen brechen ab.
    .title = Kaltes Wasser
    .way-go_on = Geh weiter, schnell

section-dark_paths-56 = „Mattis“, sagt die Schlucht. Sie wartet. „Orlo? Ketil? Kleine Anna?“ Sie hat eine angenehme Stimme, etwas eintönig, wie jemand, der an einem Tor eine Liste vorliest, und nach jedem Namen lässt sie gerade so viel Zeit, wie ein Mensch braucht, um Ja zu sagen. Die Wände sind so glatt, dass du dich darin gehen siehst. „Hedwin. Tamo.“ Am Weg stehen Eishügel, mannshoch, manche mit einer Hand hinter dem Ohr. „Hauptmann? Schwester? Du da?“ Hundert Namen, und bei jedem geht dir der Mund ein wenig auf. Es wäre so leicht. Ein Name ist etwas Warmes, auch wenn ihn schon jemand anderer getragen hat. „Nun?“, sagt die Schlucht.
    .title = Die Echoschlucht
    .way-answer = Antworte auf einen
    .way-stop_ears = Halt dir die Ohren zu und geh

section-dark_paths-57 = Es knirscht, wie auch immer du den Fuß aufsetzt. Rippen ragen reihenweise aus dem Schnee, wie Boote, an denen jemand nach dem Anfang die Lust verloren hat. Du bist mittendrin, als eine der Schneewehen aufsteht und sich schüttelt. Sie hat die Arme eines Gors und den flachen Schädel eines Gors und dann von allem zu viel: Schultern, Kiefer, Hornplatten, wo das Fell geplatzt ist, weil es zu klein war. Ein Wargor. Er war einmal ein Gor, heißt es, bevor er dorthin ging, wohin du gehst. Einen Augenblick lang ist der Gor noch zu sehen, in den kleinen Augen, wie jemand am Fenster eines brennenden Hauses. Dann finden sie dich.
    .title = Die Knochenwiese
    .way-fight = Kämpfe
    .way-roar = Setz Shrons Helm auf und brülle
    .way-volpin = Lass den Volpin ihn fortlocken
    .way-throw_food = Wirf ihm deinen Trinkschlauch hin und lauf

section-dark_paths-58 = Jemand hat eine Treppe in die Felswand geschlagen, für Leute mit sehr guten Lungen. Du zählst schon lange nicht mehr, da senkt sich vor deiner Nase ein Speer quer über die Stufe. Der Mann am anderen Ende trägt einen Umhang aus Federn, langen grauen, und jede bewegt sich für sich. „Wer da?“, fragt er. Ein Gruß ist das nicht. Es ist ein Schloss, und er sieht dir zu, wie man einer Hand zusieht, die den richtigen Schlüssel sucht. Weiter oben werden große Flügel ausgeschüttelt wie Teppiche. Der Wächter hat heute sonst nichts vor. Er hatte, wie es aussieht, seit Jahren sonst nichts vor und hat jeden Tag davon genossen.
    .title = Die Treppe der Grehon
    .way-own_name = Nenn ihm deinen Namen
    .way-three_hands = Sag: eine von drei Händen
    .way-nobody = Sag: niemand

section-dark_paths-59 = Du machst es hinter einem Felsblock, wo man es vom Weg aus nicht sieht, und hältst es klein, so wie man ein Geheimnis erzählt. Dann schläfst du. Du träumst, dass du anderswo schläfst, auf einem Steinboden, an einem Herd, und dass neben dir jemand wach ist. Sie hat das Kinn auf den Knien. Ab und zu streckt sie die Hand aus, um zu prüfen, ob du atmest, ärgert sich über sich selbst und tut es wieder. Du würdest ihr gern sagen, dass sie jetzt schlafen darf, dass du dran bist mit Wachen; aber im Traum hast du den Mund voll Schnee. Als du aufwachst, ist es grau, unter der Asche lebt die Glut, und du bist warm bis auf die Knochen, wie jemand, auf den aufgepasst wurde.
    .title = Das letzte Feuer
    .way-go_on = Geh weiter

section-dark_paths-60 = Niemand hat sie verziert, niemand ein Warnschild aufgestellt. Sie ist einfach die Stelle, an der der Berg aufhört, sich zu verstellen. Die Höhle ist hoch wie ein Burgtor, und aus ihr kommt warme Luft, dann eine Weile nichts, dann warme Luft. Davor ist der Schnee bis auf den Fels geschmolzen. Viele Spuren führen hinein. Die, die herausführen, liest du, bis du auf eine stößt, deren linker Fuß nicht zum selben Tier gehört wie der rechte; danach liest du nicht mehr weiter. Wer ohne festen Willen hineingeht, sagt man in den Zelten, kommt als etwas anderes heraus. Deine verbrannte Hand pocht jetzt im Takt des Berges. Sie war schon einmal hier, und sie ist dagegen.
    .title = Vor der großen Höhle
    .way-enter = Geh hinein
    .way-dare = Geh hinein, obwohl du Angst hast
    .way-make_fire = Mach ein Feuer und nimm deinen Mut zusammen
    .way-eat_berries = Iss die Beeren und warte, bis du hellwach bist
    .way-call_out = Ruf das heraus, was hier Handel treibt

section-dark_paths-61 = Es kocht, es wird klar, sie trinkt, und beinahe bricht ihr Griff dir die Finger. Du wendest den Kopf ab; es scheint sich so zu gehören. Es kracht, wie wenn im Frühling auf einem Fluss das Eis aufbricht. Dann steht da jemand auf zwei bloßen Menschenfüßen, schwankt wie ein Matrose an Land und sagt mit rostiger Stimme: „Wo ist meine Großmutter?“ Und danach, verblüfft: „Ich bin Orennah.“ Sie lacht. Sie sieht dich an, und das Lachen wird langsamer. „Ich habe es gesehen. Ich war dabei, im Dunkeln, auf diesen Beinen. Es wollte das, woraus du gemacht bist, und du hast es hergegeben, alles, und bezahlt hat es dich mit ihrem Atem. Ich habe gesehen, was du gegeben hast. Du hast nicht mal gefragt, was für dich übrig bleibt.“
    .title = Orennah
    .way-go_on = Geh mit ihr

section-dark_paths-62 = Er kommt ohne Fanfaren. Er kommt wie die Katze, nach der du im ganzen Haus gerufen hast, während sie auf dem Stuhl lag. Er gehört dir. Er ist über Höfe gerufen und in Kragen gestickt worden; man hat ihn im Zorn gesagt und über der Suppe und im Dunkeln, und einmal, es ist nicht lange her, hat ihn ein Mädchen gesagt, das halb schlief und glaubte, du wärst gegangen. Du sagst ihn laut. Der Fels sagt ihn dir nach, ohne Fehler. Verloren war er also nie, und keiner hatte ihn. Er hat nur darauf gewartet, dass jemand nach ihm fragt. Du ziehst ihn an wie einen Stiefel, stellst dich hinein und stampfst zweimal auf. Irgendwo über dir, wo eine Treppe vom Pfad abgeht, klopft ein Speerschaft zweimal zurück.
    .title = Der Name
    .way-go_on = Geh weiter
    .way-stair = Steig die Treppe hinauf, dem Klopfen nach

section-dark_paths-63 = An diesem Stein bist du schon vorbeigekommen. Er hat das Gesicht eines Bäckers und sieht dich jetzt zum vierten Mal. Daneben sind Fußspuren; anfangs hast du dich darüber gefreut, denn Spuren heißt Menschen. Dann hast du deinen Stiefel in eine gesetzt. Wie lange du schon im Kreis gehst, weißt du nicht, nur dass du zuerst gerannt bist und dass hinter dir etwas gerufen hat und inzwischen nach Hause gegangen ist. Der Kreis ist deiner. Du hast ihn tief und säuberlich ausgetreten, du kennst jede Senke und jede Biegung, und das Erschreckende ist, wie gut es sich darin geht. Hier könnte man wohnen. Man dürfte nur nicht stehen bleiben.
    .title = Verirrt
    .way-go_on = Brich aus

section-dark_paths-64 = Der Wargor liegt, und in der Stille hörst du, wie sich ringsum der Schnee setzt. Zuletzt hat er dich aus seinen ersten Augen angesehen, den kleinen, und ihm schien gerade etwas einzufallen. Du kennst das. Ganz in der Nähe liegt zwischen den Rippen der Helm eines Reiters, verkehrt herum und bis zum Rand gespalten; aufsetzen wird ihn keiner mehr, aber jemand hat ihn als Vorratskammer benutzt. Unter einem Blatt, trocken wie am ersten Tag, findest du eine Faust voll blauer Beeren. Du steckst sie ein, bedankst dich bei den Knochen im Allgemeinen und gehst um sie herum, wie man um Leute herumgeht, die am Boden sitzen.
    .title = Stille Wiese
    .way-go_on = Geh weiter
    .way-black_drops = Bring die Beeren der Frau mit den Hufen, immer den schwarzen Tropfen nach

section-dark_paths-65 = Er hat dich an der Schulter, und er schüttelt, und der Himmel zieht vorbei, und der Schnee, und der Himmel. Du schlägst auf alles, was sich schlagen lässt. Dann, zwischen zwei Rucken, hörst du auf; nicht aus Klugheit, es ist bloß nichts mehr da. Und er hört auch auf. Einen Augenblick behält er dich noch zwischen den Zähnen, schnaubend, heiß, ratlos. Dann setzt er dich ab, fast behutsam, und trabt über die Knochen davon, ohne sich umzusehen. So ist das also: Was aufgibt, lässt er los. Du sitzt da, aus deinem Ärmel steigt Dampf, und du drehst und wendest es, aber wie du es auch hältst, ein Trost wird nicht daraus.
    .title = Gebissen
    .way-go_on = Geh weiter

section-dark_paths-66 = „Dann kommst du spät“, sagt der Wächter und nimmt den Speer weg. Oben ist Wind, ist weißer Stein, sind Greife, die schlafen, den Kopf unter dem Flügel, wie Hühner, falls du je vor einem Huhn Angst hattest. „Ich hab euch gesehen, damals, unten auf dem Felsen. Das Mädchen hielt die Laterne, der Fahrer sang, und du hast den Stein behauen. Drei Hände. Was einer schuldet, zahlen alle drei. Ein schöner Schwur. Man hat ihn bis hier herauf gehört.“ Er greift nach seinem Umhang, besinnt sich und zupft dem nächsten Greifen eine Feder aus; der murrt und schläft weiter. Sie ist leichter, als sie sein dürfte. „Sie macht schwer, was gelogen ist“, sagt er. Auf deiner Hand hebt sie sich, nur ein wenig, und bleibt so.
    .title = Die Feder
    .way-go_on = Geh weiter zur Höhle

section-dark_paths-67 = Dir geschieht nichts. Du gehst hinein und bleibst, was du bist, und es ist, wie wenn man einen Hof voll schlafender Hunde überquert. Der Gang biegt ab, biegt noch einmal ab, wird weiter, und an seinem Ende ist ein Herd ohne Feuer. Daneben sitzt ein Mädchen, das Kinn auf den Knien. Keine Kette, kein Gitter, und der Schnee an ihren Stiefeln ist frisch. Ihr Haar ist offen; das Band muss ihr ausgegangen sein. Für jeden Tag hat sie einen Strich in den Stein geritzt, dann für jede Woche, dann hat sie es aufgegeben. Über ihr steht, säuberlich wie auf einer Kiste: Abzuholen mit Namen. Sie hebt den Kopf nicht. So vieles ist durch diesen Gang gekommen, und nichts davon hat sie gekannt.
    .title = Drinnen
    .way-call_sennet = Nenn sie Sennet
    .way-ask_her = Frag sie, wer sie ist

section-dark_paths-68 = Elf Schritte schaffst du. Dann hebt dich die Höhle auf wie einen flachen Stein im Garten, dreht dich um und besieht sich deine Unterseite, das Bleiche dort, das vor dem Licht davonläuft. Sie lässt sich Zeit. Sie ist nicht grausam, nur neugierig. Du hörst einen Laut, er gehört nicht zu dir, und er kommt aus deinem Mund. Dann bist du wieder draußen, auf Händen und Knien, und zählst: Finger, Zähne, Füße. Alles da, alles richtig herum. Nur das Haar knistert, als du es dir aus den Augen streichst. Raureif ist darin gewachsen, weiß bis zu den Wurzeln. Du hältst dir eine Strähne vor den Mund und hauchst sie an, sehr lange, und sie taut nicht.
    .title = Verwandelt
    .way-call_out = Ruf das heraus, was dir das angetan hat

section-dark_paths-69 = Du setzt dich mit dem Rücken zur Höhle, damit sie sieht, was du von ihr hältst, und machst ein Feuer. Es hat Hunger. Du fütterst es mit dem, wovon du am meisten hast, mit allem, was du nicht weißt. Wie alt du bist: hinein damit. Ob zu Hause noch jemand für dich deckt. Wovor du als Kind Angst hattest, falls du Angst hattest, falls du eins warst. Es brennt gut, mit heller Flamme und fast ohne Rauch. Als du nachlegen willst, ist nur noch ein kleiner, dichter Rest da, und der fängt kein Feuer: diese Hände, diese Stiefel, der Wunsch, jemanden da herauszuholen. Du stehst auf. Dein Schatten läuft dir voraus, ein gutes Stück weit hinein.
    .title = Mut
    .way-go_on = Jetzt

section-dark_paths-70 = Es steht in der Öffnung der Höhle, und seit wann, kannst du nicht sagen. Es ist groß, grau und hat vorzügliche Manieren. Wo das Gesicht sein müsste, ist es glatt, wie die Stelle an der Wand, wo lange ein Bild gehangen hat. „Du kommst wegen der anderen Hälfte“, sagt es und hält dir eine Schale Schnee hin. Du siehst hinein, und alles ist da: der Hof, der Hund, die Stimmen in der Küche, ganze Jahre, sauber und dicht gepackt. „Trink, und es gehört wieder dir. Ich habe es in Ordnung gehalten.“ Es macht eine Pause, damit kein Missverständnis entsteht. „Und sie wird wieder schlafen. Das war der Preis: Ich gebe das eine zurück und nehme das andere wieder.“ Der Schnee glitzert. „Bist du zufrieden?“
    .title = Das Gesichtslose
    .way-drink = Trink
    .way-pour_out = Schütte es aus und geh, ohne Namen
    .way-turn_bargain = Wende den Handel gegen das Gesichtslose
    .way-serve = Biete ihm deinen Dienst an, wenn ihr beide behalten dürft, was ihr habt
    .way-take_her_place = Biete an, an ihrer Stelle zu schlafen

section-dark_paths-71 = „Sennet“, sagst du. Sie sieht nicht gleich auf; sie hat es schon so oft von innen gehört. Dann siehst du es ankommen, in den Schultern zuerst, zuletzt in den Augen. Sie lacht, und mittendrin kippt das Lachen um und ist Weinen, und sie hat dich an der verbrannten Hand und lässt sie nicht mehr los. Sie erzählt dir alles. Sie erzählt es schlecht und in der falschen Reihenfolge und wischt sich dabei die Nase am Ärmel ab: wie du hier gekniet hast mit offenen Händen, wie es das verlangte, woraus du gemacht warst, und mit ihrem Atem bezahlte, wie sie aufwachte und dich anschrie, und du hast sie freundlich angesehen und nicht gekannt. Hinaus konnte sie, sooft sie wollte: Sie hat von Zelt zu Zelt nach dir gefragt, sie hat Bänder geknüpft und Feuer gemacht für alle, die im Schnee lagen, und jeder Weg endete wieder hier, wo man sie abholen muss. „Du Rübe“, sagt Sennet. „Du komplette Rübe. Du hast dich auch noch bedankt.“
    .title = Sennet
    .way-go_out = Geht zusammen hinaus und stellt euch ihm

section-dark_paths-72 = „Wer bist du?“, fragst du und siehst etwas in ihr ausgehen, von dem du gar nicht bemerkt hattest, dass es brannte. „Da“, sagt sie zum Herd. „Wieder so jemand.“ Aber sie ist höflich, oder sie ist einsam, und so erzählt sie es. Sie schlief im Eis. Jemand trug sie her und kaufte ihren Atem frei, von dem da draußen, und bezahlte mit dem, woraus man gemacht ist, mit allem, bis hinunter zum Namen; stand dann auf, wünschte ihr einen guten Tag und ging in den Schnee. „Es war lieb gemeint“, sagt das Mädchen. „Alle sind immer sehr gerührt. Mir wäre lieber gewesen, man hätte mich gefragt.“ Sie sieht auf deine Hand, die verbrannte, und sagt nichts weiter. Mit jedem Atemzug, den sie nicht dazu benutzt, wirst du ein wenig kleiner.
    .title = Das Mädchen am Herd
    .way-go_out = Geh hinaus und stell dich ihm
    .way-trade_names = Sag ihr deinen eigenen Namen und frag nach ihrem

section-dark_paths-73 = Die Schale lässt du, wo sie ist. Deine Stimme zittert, also sprichst du langsam. „Du hast gekauft, was ich war“, sagst du. „Aber sieh her. Es ist wiedergekommen. Aus dem Schnee, aus dem Rauch, von Leuten, die mir etwas davon aufgehoben hatten. Stück für Stück, ganz von selbst. Von dir gekauft habe ich es nicht, und auch sonst niemand. Was hast du also? Bezahlt worden ist nichts.“ Der Wind ist verstummt. „Und wo nichts bezahlt wurde, ist auch nichts geschuldet. Sie ist frei, und ich bin es, und du stehst seit Monaten mit einer leeren Hand da.“ Das ist gar nicht schlecht gesagt. Du siehst, wie es hinter der Glätte hin und her gewendet und ins Licht gehalten wird. Jetzt muss es dir nur noch glauben.
    .title = Die Wende
    .way-say_it = Mein es ernst und sieh nicht weg

section-dark_paths-74 = Es schmeckt nach Schnee, und dann nach allem. Es kommt zurück, in Ordnung, wie versprochen, nichts verloren, nichts zerknittert: die Küche, der Hund, der erste gestohlene Apfel, eine Straße, ein Felsen, ein Streit über den richtigen Weg, der einen ganzen Abend dauerte, und der Hinterkopf eines Mädchens, immer ein Stück vor dir, mit einem Band darin. Du weißt deinen Namen und alle anderen. Du weißt, welchen Laut sie machte, als sie unterwegs einschlief, zwischen zwei Wörtern. Vor allem weißt du, wen du verloren hast. Als du dich umdrehst, sitzt sie an der Wand der Höhle in klarem Eis, den Mund offen, um dir etwas zu sagen. Das Gesichtslose hat Wort gehalten und ist fort. Du bleibst bei ihr sitzen, bis es hell wird. Am Morgen tust du, was du schon einmal getan hast: Du kniest dich hin, ziehst dir ihre kalten Arme über die Schultern und stehst auf. Sie ist genau so schwer, wie du sie in Erinnerung hast. Dann gehst du und suchst einen anderen Weg.
    .title = Ganz und allein

section-dark_paths-75 = Du drehst die Schale um. Es gibt ein kleines Geräusch, kaum der Rede wert für so viele Jahre. „Wie du willst“, sagt das Gesichtslose, und man hört, dass das noch nie jemand getan hat. Dann gehst du. Hundert Schritte weiter geht jemand neben dir, mit offenem Haar und langen Beinen, und schimpft ohne Pause. Es ist weit nach Hause. Du reist als niemand Besonderes, und so reist es sich leicht. Abends erzählt sie dir von dir, immer nur ein wenig, wie man jemanden nach einer Krankheit füttert. Dass du nicht singen kannst. Dass du einmal eine Ziege über einen Pass getragen hast, obwohl dich keiner darum gebeten hatte, am wenigsten die Ziege. Wie du auf einem gewissen Felsen gelacht hast. Manches erfindet sie, vermutest du; bei den schönen Stellen wird sie rot. Als die ersten Dächer in Sicht kommen, hast du dir eine Meinung gebildet. Ihr seid euch nie begegnet, du und diese Person von früher. Aber du hättest dich gemocht.
    .title = Namenlos

section-dark_paths-76 = Es wendet deine Worte noch einmal hin und her. Dann blickt es in die Schale, ohne dass es etwas zum Blicken hätte. Ein wenig Wasser ist darin. „Nein“, sagt es langsam. „Bezahlt worden ist nichts.“ Und einen Atemzug lang hat das Gesichtslose ein Gesicht. Es ist das eines Mannes, nicht mehr jung, mit müden, klugen Augen, die zu vieles haben kommen sehen. Das hier haben sie nicht gesehen, und sie schämen sich. Er macht den Mund auf; vielleicht will er nur fragen, welcher Tag heute ist. Dann ist da Wind und eine Schale, die auf ihrer Kante über den bloßen Fels rollt, immer im Kreis, bis sie umfällt. In der Öffnung der Höhle steht niemand. „Na“, sagt eine Stimme hinter dir. „Du hast dir Zeit gelassen.“ Auf dem Schnee liegt Sonne, die dünne, noch ohne jede Kraft; aber etwas tropft. Zwei Spuren führen von der Höhle weg, mal dicht beieinander, mal weiter auseinander, wo eine vorausgelaufen ist und etwas geworfen hat. An der ersten Gabelung ist der Schnee ganz zertreten. Dort scheint es Streit über den richtigen Weg gegeben zu haben.
    .title = Nichts geschuldet

section-dark_paths-77 = Es denkt darüber nach. Das Angebot ist redlich, und redlich war das Gesichtslose immer. „Das lässt sich machen“, sagt es und legt dir die Schale in die Hände, und du wunderst dich, wie wenig sie wiegt. So kommt das Mädchen frei. Sie behält ihren Atem, du behältst, was du hast; betrogen worden ist niemand. Du siehst zu, wie sie den Hang hinuntergeht, sich umdreht, die Hand über die Augen hält und dich nicht findet, obwohl du dich nicht gerührt hast. Es ist nicht mehr kalt. Das fällt dir zuerst auf. Die verbrannte Hand tut nicht weh, und die andere auch nicht. Tage vergehen, oder etwas, das ihre Farbe hat. Hin und wieder hebst du den Finger, um dich an der Nase zu kratzen, bis du es dir abgewöhnst. Du lernst, den Schnee in Ordnung zu halten. Du lernst, die Frage so zu stellen, dass man sie versteht. Du stehst in der Öffnung der Höhle mit einer Schale in den Händen und wartest, und das Warten macht dir nichts aus. Und es kommen Leute. Sie kommen immer. Es gibt immer etwas, das sie gern wiederhätten.
    .title = Der Dienst

section-dark_paths-78 = Diesmal erkennst du ihn. Du erkennst ihn daran, dass der Boden weich wird und die freundlichen Gedanken kommen. Du sagst es sogar laut: „Ich weiß, was du bist.“ Er streitet es nicht ab. Da du dich ja doch hinsetzen wirst, setzt du dich in den Windschatten eines Steins, das Gesicht zu der Seite, von der Leute kommen könnten. Die Zeit, die noch bleibt, nutzt du zum Packen. Was du wiedergefunden hast, faltest du klein zusammen und legst es in die verbrannte Hand, die alle zuerst ansehen. Du schließt die Finger darum, und das Eis schließt sich um die Finger, klar wie Glas, und hält sie für dich zu. Jemand wird dich finden. Jemand mit einem Schlitten oder mit Hufen; jemand mit einem Band vielleicht und einer offenen Hand, der an keinem Schlafenden vorbeigehen kann. Man wird ein Ohr ans Eis legen. Man wird Holz suchen gehen. Das Kleine unter das Große, denkst du, und für die Luft eine Tür; und du bist noch nicht damit fertig, als das Denken aufhört.
    .title = Wieder Eisschlaf

section-dark_paths-79 = „An ihrer Stelle“, wiederholt das Gesichtslose, damit der Wortlaut stimmt. Es feilscht nicht. Du bittest nur darum, dass es bald geschieht, bevor du zur Vernunft kommst, und dass jemand ihr den Weg nach Hause sagt: den richtigen, nicht den, auf dem sie bestehen wird. Dann gehst du hinein zu dem kalten Herd und legst dich dorthin, wo der Stein die Form eines schlafenden Körpers angenommen hat. Du hattest schon schlechtere Betten und weniger Menschen, an die du darin denken konntest. Das Eis fängt bei den Füßen an. Es ist an der Brust, als du sie kommen hörst, im Laufen, im Rutschen, mit Wörtern, die sie nur von dir gelernt haben kann. Sie fällt auf die Knie. Sie kommt um eine Handbreit zu spät. Da legt sie den Mund an dein Ohr, und ganz ruhig, wie man jemandem sagt, wie spät es ist, gibt eine Mädchenstimme ein Versprechen. Du würdest gern sagen, dass es die Mühe nicht wert ist. Aber du kennst sie gut genug, um zu wissen, dass sie es hält. Es ist das Letzte, was du hörst, und darauf lässt sich schlafen.
    .title = An ihrer Stelle

section-dark_paths-80 = Es legt den Kopf schief. Du rechnest damit, dass sich der Boden öffnet, oder mit Gelächter; aber ausgelacht hat es noch niemanden, das ist nicht seine Art. „Das hättest du gern“, sagt es, und zwar sanft, und das nimmt dir den letzten Knochen aus den Knien. Alles, was du so schön zusammengefügt hattest, fällt in der Stille auseinander, und übrig sind bloß Wörter. Die Schale ist noch da, in denselben grauen Händen, auf derselben zuvorkommenden Höhe. Nur schmilzt jetzt der Schnee darin. Eine Stimme aus irgendeinem Sommer steigt mit dem Dunst auf, wird dünn und ist fort. „Ich fürchte“, sagt das Gesichtslose, „es hält sich nicht.“
    .title = Nicht geglaubt
    .way-drink = Trink, bevor es fort ist
    .way-pour_out = Schütte es aus
    .way-take_her_place = Biete an, an ihrer Stelle zu schlafen
    .way-serve = Biete ihm deinen Dienst an
