# Die Legende vom Sternenschild: ihre Ziele, ihre Enden, ihre Karten.

legend-starshield-1 = Der Sternenschild
    .intro = Der Drache ist tot, das Fest war lang, und Prinz Thorald hat euch zu Prinzen von Andor gemacht, was ihn nichts gekostet hat. Dann kam der erste Schnee und mit ihm alles, was Hunger hat. Was in jenem Winter geschah, wird auf hundert Arten erzählt, und keine zwei Erzähler sind sich über den Feind einig. Einig sind sie sich nur darin: dass ein Stern gefallen ist, dass sein Schild irgendwo im Land liegt und dass nicht nur ihr danach sucht.
    .number = Ein Winter, viele Geschichten

chronicle-starshield-1 = Sie machten euch zu Prinzen, und dann schneite es. Von jenem Winter gibt es so viele Geschichten wie Fenster, und in jeder tretet ihr einem anderen Feind gegenüber; aber in allen ist ein Stern gefallen, ein Dieb ist früh auf den Beinen, und drei Wölfe kommen zu ihrer Stunde. Ihr habt erst euer Versprechen gehalten und dann gekämpft, in dieser Reihenfolge, und das ist seltener, als es klingt. Der Chronist hat jede Fassung aufgeschrieben. Wo sie einander widersprechen, hat er eine Lücke gelassen, und in der Lücke ist klein ein Schild gezeichnet.

goal-starshield-1-castle = Haltet die Rietburg: Sind die goldenen Schilde belegt, darf keine Kreatur mehr hinein.
goal-starshield-1-mission_comes = Karte A3 wird euch eine Aufgabe bringen.
goal-starshield-1-threat_comes = Sobald der Erzähler C erreicht, zeigt sich eine Bedrohung.
goal-starshield-1-gates = Neue Tore: Bringt Baumstämme zur Burg (Feld 0).
goal-starshield-1-fever = Fieber: Führt die Hexe zu den kranken Höfen.
goal-starshield-1-prince = Findet Prinz Thorald und führt ihn zur Burg (Feld 0).
goal-starshield-1-supplies = Vorräte: Bringt Heilkräuter und Waldpilze zur Burg (Feld 0).
goal-starshield-1-proofs = Beweise: Bringt Pergamente zur Burg (Feld 0).
goal-starshield-1-fire = Wehrt den Feuergeist ab, aber erfüllt vorher die Aufgabe.
goal-starshield-1-siege = Wehrt den Belagerungsturm ab, aber erfüllt vorher die Aufgabe.
goal-starshield-1-temple = Zerstört den Schwarzen Tempel, aber erfüllt vorher die Aufgabe.
goal-starshield-1-catapult = Besiegt beide Trolle am Katapult, aber erfüllt vorher die Aufgabe.
goal-starshield-1-krahder = Wehrt den Krahder ab, aber erfüllt vorher die Aufgabe.
goal-starshield-1-irlok = Wehrt Irlok ab, aber erfüllt vorher die Aufgabe.
goal-starshield-1-shield = Sammelt Lichter: Zusammen zeigen sie, wo der Sternenschild liegt.
goal-starshield-1-star = Holt den Sternenschild, bevor Varkur ihn bekommt.
goal-starshield-1-wolves = Zähmt den Leitwolf.

why-starshield-1-won = Es ist still, und diesmal wartet niemand auf das, was als Nächstes kommt. Die Kinder werden geschickt, das Tor zu schließen, und vergessen es. In der Taverne erzählen sie schon davon, und schon falsch. Der Chronist geht mit dem Tintenfass von Tisch zu Tisch und fragt jeden höflich, wie es denn nun war; und am Ende schreibt er alles auf, eine Geschichte unter die andere, und malt einen Stern unten auf die Seite.
why-starshield-1-mission = Es ist geschlagen, und ihr kommt mit der Nachricht nach Hause. Niemand jubelt. Was ihr im Herbst versprochen habt, ist noch, wo es war, und noch nicht getan; und der Winter, der nur darauf gewartet hat, dass der Lärm aufhört, kommt herein, ohne zu klopfen.
why-starshield-1-threat = Die Tage sind verronnen. Es hat sich nicht einmal beeilen müssen. Der Chronist hört es auf der Treppe und schreibt weiter, so lange er kann. Das letzte Wort hat einen sehr langen Strich.
why-starshield-1-burnt = Es ist nichts mehr da, was man anzünden könnte. Die letzte Flamme trifft auf die erste, die ihr entgegenkommt, und sie schließen sich um die Burg wie eine Hand. Eine Nacht lang ist es hell wie im Sommer, und warm, und der Schnee kommt von den Dächern wie Regen.
why-starshield-1-broke_in = Es hat am Tor nicht haltgemacht, und vorher hat niemand es aufgehalten. Nun ist im Schnee ein Loch in der Form einer Burg, und in dem Loch steht ein Schornstein und raucht noch. Den Chronisten haben sie mitsamt seinem Stuhl hinausgestellt. Er setzt sich und schreibt auf, wie viele Schritte es gebraucht hat; die wenigstens hat er zählen können.
why-starshield-1-buried = Der letzte Stein ist nicht einmal groß. Er fällt auf den Haufen, wo früher der Brunnen war, kullert ein Stück und bleibt an der Tür zum Saal liegen. Die bekommt jetzt niemand mehr auf. Drüben am alten Turm gratulieren zwei Stimmen einander.

say-starshield-1-mission = Die Mission ist erfüllt. Von nun an darf die Bedrohung abgewehrt werden.

choice-without_torch = Die Fackel zurücklassen
choice-without_hourglass = Das Stundenglas zurücklassen
choice-without_horned_falcon = Den Hornfalken zurücklassen
choice-without_flute = Die Flöte zurücklassen

## Taten

deed-starshield-1-tame = Den Leitwolf zähmen
deed-starshield-1-catch_ken = Ken Dorr fangen
deed-starshield-1-beat_out = Das Feuer ausschlagen
deed-starshield-1-spire = Die Spitze zum Einsturz bringen
deed-starshield-1-middle = Das Mittelstück zum Einsturz bringen
deed-starshield-1-foundation = Das Fundament zerstören
deed-starshield-1-torch = Die Kreatur mit der Fackel vertreiben
deed-starshield-1-hourglass = Mit dem Stundenglas einem Helden 3 Stunden zurückgeben
deed-starshield-1-flute = Für die Helden in der Nähe Flöte spielen
deed-starshield-1-lay_lights = Die Lichter zusammenlegen und den Sternenschild finden
deed-starshield-1-open_chest = Die Truhe öffnen: 2 Lichter
deed-starshield-1-give_eye = Der Krähe den grünen Stein einsetzen: 2 Lichter
deed-starshield-1-sell_eye = Den grünen Stein verkaufen: 2 Gold
deed-starshield-1-give_rune = Einen Runenstein gegen ein Licht geben
deed-starshield-1-lay_log_2 = Den Baumstamm (2) für die Tore ablegen
deed-starshield-1-lay_log_4 = Den Baumstamm (4) für die Tore ablegen
deed-starshield-1-lay_log_6 = Den Baumstamm (6) für die Tore ablegen
deed-starshield-1-store_herb = Das Heilkraut der Köchin geben
deed-starshield-1-store_mushroom = Den Waldpilz der Köchin geben
deed-starshield-1-show_proof = Dem Burgvogt das Pergament zeigen
deed-starshield-1-eat_mushroom_1 = Den Waldpilz (1) essen: 1 Stärkepunkt
deed-starshield-1-eat_mushroom_2 = Den Waldpilz (2) essen: 2 Stärkepunkte
choice-flip_tune = Den Würfel umdrehen
choice-keep_tune = Den Wurf behalten
secret-hidden_prince = Aufenthaltsort von Prinz Thorald
    .maybe = Hier könnte Prinz Thorald sein
secret-hidden_witch = Aufenthaltsort der Hexe
    .maybe = Hier könnte die Hexe sein

## Was eine Gruppe wählen darf

set-starshield-1-beginning = Anfang
    .A2_farms = Die geplünderten Höfe
    .A2_fog = Nebel über dem Fluss
    .A2_fires = Brennende Felder
    .A2_giants = Schwere Schritte
    .A2_feast = Die Nacht des Festes
set-starshield-1-mission = Aufgabe
    .A3_gates = Die Tore der Burg
    .A3_fever = Fieber
    .A3_prince = Auf der Suche nach dem Prinzen
    .A3_supplies = Vorräte
    .A3_proofs = Die Beweise
set-starshield-1-clues = Hinweise
    .K_merrik = Der Kartograf
    .K_key = Der Schlüssel des Diebes
    .K_green = Das grüne Auge
    .K_runes = Der Runenleser
    .K_glow = Der wandernde Schimmer
set-starshield-1-winter = Wende des Winters
    .G_shadows = Zwei Schatten
    .G_trolls = Die Trollstraße
    .G_snow = Schneesturm
    .G_dwarves = Die Antwort der Zwerge
set-starshield-1-threat = Bedrohung
    .T_fire = Der Feuergeist
    .T_siege = Der Belagerungsturm
    .T_temple = Der Schwarze Tempel
    .T_catapult = Das Katapult
    .T_krahder = Der Krahder
    .T_irlok = Irlok
variant-starshield-1 = Erzählung
    .none = durch Zufall oder wie gewählt
variant-starshield-1-first_game = Erste Partie
    .rule = Die Wölfe warten bei B, und ihr spielt eine Geschichte, die sich zum Anfangen eignet: geplünderte Höfe, Vorräte, der Runenleser, der wandernde Schimmer und auf G die Antwort der Zwerge. Die Bedrohung bestimmt ein Würfel.

## Der Aufbau: ein Anfang, eine Aufgabe, die Lichter, die Gaben

card-starshield-1-A1 = Das Fest nach dem Drachen dauerte neun Tage. Am letzten machte euch Prinz Thorald, der auf jeden zweimal getrunken hatte, zu Prinzen von Andor, und der Schreiber schrieb es auf, bevor er es sich anders überlegen konnte. Am zehnten Tag schneite es. Am elften fiel jenseits des Flusses ein Stern, langsam, wie etwas, das man an einem Seil herunterlässt; und am Morgen kamen die Gors aus den Wäldern, mager und ohne jede Angst.
    .title = Winter vor den Toren
    .rule = Jeder Held hat 2 Stärkepunkte und 7 Willenspunkte. Alle drei Händler verkaufen Stärkepunkte und Artikel. { $difficulty ->
        [easy] Sternchen liegen auf C, G und N.
        [normal] Sternchen liegen auf C, G und N.
        [advanced] Sternchen liegen auf C, E, G und N.
       *[other] Sternchen liegen auf C, G und N, auf der fortgeschrittenen Stufe auch auf E.
    } Ein Würfel bestimmt, bei welchem Buchstaben die Wölfe warten: 1 B, 2 D, 3 E, 4 oder 5 F, 6 H. In einer ersten Partie warten sie bei B. Es folgen einer von fünf Anfängen und eine von fünf Aufgaben. Ihr gewinnt, wenn ihr die Burg haltet, die Aufgabe erfüllt und erst danach die Bedrohung abwehrt.
card-starshield-1-A2_farms = Auf dem ersten Hof haben die Gors die Hühner geholt. Auf dem zweiten die Hühner und den Hund. Auf dem dritten waren sie noch nicht, aber der Rauch über dem Dach hat die Farbe gewechselt, und die Bauern tragen schon heraus, was ihnen am meisten fehlen würde: eine Wiege, einen Käse, eine Uhr ohne Zeiger. Sie haben alles ans Tor gestellt, sitzen darauf und warten auf euch.
    .title = Die geplünderten Höfe
    .rule = Alle beginnen auf dem Feld, dessen Nummer ihrem Rang entspricht. Gors erscheinen auf den Feldern 9, 26, 30 und 37, ein Skral auf Feld 35. Bauern warten auf den Feldern 24, 28 und 40. Die Gruppe teilt 6 Gold und 2 Trinkschläuche unter sich auf. Der Held mit dem niedrigsten Rang beginnt.
card-starshield-1-A2_fog = Er kam auf dem Bauch aus dem Fluss gekrochen, und bis Mittag hatte er das Land. Es ist die Sorte Nebel, in der man drei Höfe weiter einen Löffel fallen hört und die Hand nicht sieht, die ihn verloren hat. Der Fährmann hat eine Schnur von seiner Tür zu seinem Boot gespannt. Am Abend geht er an ihr nach Hause, und jemand hat sie an eine andere Tür gebunden.
    .title = Nebel über dem Fluss
    .rule = Alle beginnen auf dem Feld, dessen Nummer ihrem Rang entspricht. Gors erscheinen auf den Feldern 9, 22, 43 und 50, ein Skral auf Feld 38. { $difficulty ->
        [easy] Bauern warten auf den Feldern 24 und 36.
        [normal] Ein Bauer wartet auf Feld 24.
        [advanced] Ein Bauer wartet auf Feld 24.
       *[other] Ein Bauer wartet auf Feld 24, auf der leichten Stufe ein weiterer auf Feld 36.
    } Dichter Nebel, das ganze Spiel über: Wer ein Feld mit einem Nebelplättchen betritt, verdeckt oder offen, muss dort anhalten und es ausführen. Die Gruppe teilt 5 Gold und 2 Trinkschläuche unter sich auf. Der Held mit dem niedrigsten Rang beginnt.
card-starshield-1-A2_fires = Das Korn war spät dran in diesem Jahr, und jemand hat die Geduld gehabt zu warten, bis es trocken war. Nun brennt es auf vier Hügeln, kerzengerade, und kein Wind ist schuld. Die Bauern stehen mit ihren Eimern davor und können sich nicht einigen, welchen Acker sie zuerst verloren geben. Als ihr kommt, geben sie euch die Eimer. In einem liegt ein Geldbeutel, ganz nass. Besser können sie es nicht sagen.
    .title = Brennende Felder
    .rule = Alle beginnen mit 10 Willenspunkten auf dem Feld, dessen Nummer ihrem Rang entspricht. Gors erscheinen auf den Feldern 8, 26, 32 und 50, ein Skral auf Feld 28. { $difficulty ->
        [easy] Bauern warten auf den Feldern 24 und 40.
        [normal] Ein Bauer wartet auf Feld 24.
        [advanced] Ein Bauer wartet auf Feld 24.
       *[other] Ein Bauer wartet auf Feld 24, auf der leichten Stufe ein weiterer auf Feld 40.
    } Auf den Feldern 6, 18, 23 und 36 brennt Feuer: Nur ein Held mit mindestens 5 Willenspunkten darf hinein, es kostet 4 Willenspunkte, und das Feuer ist gelöscht. Bis der Feuergeist kommt, bringt jedes so gelöschte Feuer diesem Helden 2 Gold. Die Gruppe teilt 2 Gold und 2 Trinkschläuche unter sich auf. Der Held mit dem niedrigsten Rang beginnt.
card-starshield-1-A2_giants = Wenige Spuren diesen Winter, meldet der Jäger und klingt erleichtert; und dann weniger, denn er hat einen Fuß hineingestellt, um zu zeigen, wie tief sie sind, und bekommt ihn nicht mehr heraus. In der Taverne wandern die Krüge von selbst über das Bord, immer einen Fingerbreit. Der Wirt schiebt sie zurück. Wer da kommt, fragt er nicht mehr.
    .title = Schwere Schritte
    .rule = Alle beginnen auf dem Feld, dessen Nummer ihrem Rang entspricht. Gors erscheinen auf den Feldern 21 und 39, Skrale auf den Feldern 29 und 51, ein Troll auf Feld 72. { $difficulty ->
        [easy] Bauern warten auf den Feldern 24 und 40.
        [normal] Ein Bauer wartet auf Feld 24.
        [advanced] Ein Bauer wartet auf Feld 24.
       *[other] Ein Bauer wartet auf Feld 24, auf der leichten Stufe ein weiterer auf Feld 40.
    } Die Gruppe teilt 6 Gold und 1 Trinkschlauch unter sich auf. Der Held mit dem niedrigsten Rang beginnt.
card-starshield-1-A2_feast = Später wird es heißen, die Wachen hätten geschlafen. Das stimmt nicht: Sie haben gesungen, und der Hauptmann hat den Takt geschlagen. Ihr wacht im großen Saal auf, in Stiefeln, einen fremden Kranz um den Hals, satter als das ganze Jahr und weit weg von allem, was euch braucht. Draußen schaut ein Gor über die Mauer des Küchengartens. Er scheint zu zählen.
    .title = Die Nacht des Festes
    .rule = Alle Helden beginnen in der Burg (Feld 0) mit 10 Willenspunkten. Gors erscheinen auf den Feldern 10, 22, 36 und 48, ein Skral auf Feld 29. { $difficulty ->
        [easy] Bauern warten auf den Feldern 24 und 28.
        [normal] Ein Bauer wartet auf Feld 24.
        [advanced] Ein Bauer wartet auf Feld 24.
       *[other] Ein Bauer wartet auf Feld 24, auf der leichten Stufe ein weiterer auf Feld 28.
    } Die Gruppe teilt 5 Gold und 2 Trinkschläuche unter sich auf. Der Held mit dem höchsten Rang beginnt.
card-starshield-1-A3_gates = Der Zimmermann klopft mit dem Knöchel ans Tor, wie an eine Melone, und seine Hand geht hindurch. Es wundert ihn nicht. Die neuen Stämme sind seit Wochen gefällt; sie liegen in den Wäldern, wo seine Leute die Äxte hingelegt, einen Augenblick gelauscht und sich davongemacht haben. „Gute Eiche“, sagt er. „Man müsste sie bloß holen.“ Dann betrachtet er eure Schultern, ein Paar nach dem anderen, und danach das Tor.
    .title = Die Tore der Burg
    .rule = Fünf Baumstämme (2, 2, 4, 4 und 6) liegen in den Wäldern. Wo jeder liegt, bestimmt ein Würfel: 1 auf Feld 23, 2 auf 25, 3 auf 49, 4 auf 51, 5 auf 54, 6 auf 56. Ein Stamm bedeckt so viele deiner Stärkepunkte, wie seine Zahl sagt, und 1 Punkt muss frei bleiben; bedeckte Punkte zählen im Kampf nicht. Auf Feld 0 darf ein Held Stämme ablegen; ihre Zahlen werden zusammengezählt. Mit { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 4
            [4] 4
           *[other] 2, 4 oder 4
        }
        [normal] { $party ->
            [2] 4
            [3] 6
            [4] 8
           *[other] 4, 6 oder 8
        }
        [advanced] { $party ->
            [2] 4
            [3] 6
            [4] 8
           *[other] 4, 6 oder 8
        }
       *[other] 2, 4 oder 4 (leicht) oder 4, 6 oder 8 (normal, bei 2, 3 oder 4 Helden)
    } ist die Aufgabe erfüllt, und es gibt 1 goldenen Schild mehr.
card-starshield-1-A3_fever = Erst legten sich die Kühe hin und dann die, die sie melken. In den Stuben heizen sie ein und frieren trotzdem und sagen den Kindern, es ziehe. Es gibt ein Kraut dagegen, oder eine Wurzel, oder nur ein Wort; die Hexe weiß, was davon. Zuletzt hat man sie im Wachsamen Wald gesehen, mit ihrem Korb und ohne alle Eile. Aber da war noch niemand krank, und niemand hat gefragt.
    .title = Fieber
    .rule = Die Hexe ist im Wachsamen Wald, auf einem { $difficulty ->
        [easy] { $party ->
            [2] dieser 2 Felder: 50 und 52
            [3] dieser 3 Felder: 50, 52 und 54
            [4] dieser 4 Felder: 50, 52, 54 und 58
           *[other] der ersten 2, 3 oder 4 dieser Felder: 50, 52, 54, 58, 60
        }
        [normal] { $party ->
            [2] dieser 3 Felder: 50, 52 und 54
            [3] dieser 4 Felder: 50, 52, 54 und 58
            [4] dieser 5 Felder: 50, 52, 54, 58 und 60
           *[other] der ersten 3, 4 oder 5 dieser Felder: 50, 52, 54, 58, 60
        }
        [advanced] { $party ->
            [2] dieser 3 Felder: 50, 52 und 54
            [3] dieser 4 Felder: 50, 52, 54 und 58
            [4] dieser 5 Felder: 50, 52, 54, 58 und 60
           *[other] der ersten 3, 4 oder 5 dieser Felder: 50, 52, 54, 58, 60
        }
       *[other] der ersten 2, 3 oder 4 (leicht) oder 3, 4 oder 5 (normal, bei 2, 3 oder 4 Helden) dieser Felder: 50, 52, 54, 58, 60
    }. Wer dort seine Bewegung beendet oder mit dem Fernrohr hinschaut, erfährt, ob sie da ist; der Finder bekommt einen Trank der Hexe. Man führt sie wie einen Bauern mit, und sie verkauft ihren Trank, wo immer sie ist. Kommt sie auf einem kranken Hof (24, 28, 40 oder 64) zur Ruhe oder wird sie dort im Nebel gefunden, ist er geheilt, und wer sie führt oder findet, gewinnt 2 Willenspunkte. Mit { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 2
            [4] 3
           *[other] 2, 2 oder 3
        }
        [normal] { $party ->
            [2] 2
            [3] 3
            [4] 3
           *[other] 2, 3 oder 3
        }
        [advanced] { $party ->
            [2] 2
            [3] 3
            [4] 3
           *[other] 2, 3 oder 3
        }
       *[other] 2, 2 oder 3 (leicht) oder 2, 3 oder 3 (normal, bei 2, 3 oder 4 Helden)
    } geheilten Höfen ist die Aufgabe erfüllt, und es gibt 1 goldenen Schild mehr.
card-starshield-1-A3_prince = Sein Pferd kam mittags heim, ohne ihn, ging geradewegs in seinen Stall und fing an zu fressen. Nach dem Fest ist er allein ausgeritten, sagt der Stallbursche, um über etwas nachzudenken, und über was, hat er nicht gesagt. Denen, die vor dem Thron warten, wird mitgeteilt, der Prinz nehme ein Bad. Das geht nun schon Tage so, und die Vordersten haben begonnen, auf den Boden vor der Tür zu schauen, ob da Wasser kommt.
    .title = Auf der Suche nach dem Prinzen
    .rule = Prinz Thorald ist auf einem { $difficulty ->
        [easy] { $party ->
            [2] dieser 3 Felder: 31, 41 und 52
            [3] dieser 4 Felder: 31, 41, 52 und 56
            [4] dieser 4 Felder: 31, 41, 52 und 56
           *[other] der ersten 3, 4 oder 4 dieser Felder: 31, 41, 52, 56, 58
        }
        [normal] { $party ->
            [2] dieser 4 Felder: 31, 41, 52 und 56
            [3] dieser 5 Felder: 31, 41, 52, 56 und 58
            [4] dieser 5 Felder: 31, 41, 52, 56 und 58
           *[other] der ersten 4, 5 oder 5 dieser Felder: 31, 41, 52, 56, 58
        }
        [advanced] { $party ->
            [2] dieser 4 Felder: 31, 41, 52 und 56
            [3] dieser 5 Felder: 31, 41, 52, 56 und 58
            [4] dieser 5 Felder: 31, 41, 52, 56 und 58
           *[other] der ersten 4, 5 oder 5 dieser Felder: 31, 41, 52, 56, 58
        }
       *[other] der ersten 3, 4 oder 4 (leicht) oder 4, 5 oder 5 (normal, bei 2, 3 oder 4 Helden) dieser Felder: 31, 41, 52, 56, 58
    }. Wer dort seine Bewegung beendet oder mit dem Fernrohr hinschaut, erfährt, ob er da ist. Man führt ihn wie einen Bauern mit; auf dem Feld eines Gegners gibt er 4 Stärkepunkte dazu. Kommt er in der Burg (Feld 0) zur Ruhe, ist die Aufgabe erfüllt: Er verlässt den Spielplan, und es gibt 1 goldenen Schild mehr.
card-starshield-1-A3_supplies = Während des Festes ist der Speicher abgebrannt, und alle kamen heraus und sahen zu, denn sie hielten es für einen Teil des Festes. Was übrig ist, passt in einen Hut. In den Wäldern gebe es noch Pilze, sagt die Köchin, und unter dem Schnee Kräuter, wenn sie nur bei ihr ankämen, bevor sie jemand isst. Sie sieht dabei niemanden an. Jemand legt eine Brotrinde auf den Tisch zurück.
    .title = Vorräte
    .rule = Drei Waldpilze wachsen in den Wäldern, und wo, bestimmt je ein Würfel: 1 auf Feld 22, 2 auf 25, 3 auf 50, 4 auf 52, 5 auf 54, 6 auf 58. Wo drei Heilkräuter hinkommen, bestimmen Würfel: Der rote gibt die Zehner an, der Heldenwürfel die Einer. Einen Waldpilz darf man essen: Er gibt so viele Stärkepunkte, wie seine Zahl sagt. Auf Feld 0 darf ein Held Kräuter und Pilze ablegen: Jedes zählt 1, gleich welche Zahl es hat. Mit { $difficulty ->
        [easy] { $party ->
            [2] 2
            [3] 3
            [4] 4
           *[other] 2, 3 oder 4
        }
        [normal] { $party ->
            [2] 3
            [3] 4
            [4] 5
           *[other] 3, 4 oder 5
        }
        [advanced] { $party ->
            [2] 3
            [3] 4
            [4] 5
           *[other] 3, 4 oder 5
        }
       *[other] 2, 3 oder 4 (leicht) oder 3, 4 oder 5 (normal, bei 2, 3 oder 4 Helden)
    } ist die Aufgabe erfüllt, und jeder Held gewinnt 3 Willenspunkte.
card-starshield-1-A3_proofs = Jemand öffnet Türen. Zweimal wurde der Riegel von innen zurückgeschoben, und das letzte Mal war er geölt. Im Ofen hat der Burgvogt die Ecke eines Briefes gefunden, in wunderschöner Schrift. Es muss mehr davon im Land geben, in hohlen Bäumen und unter Steinen, für Augen, die wissen, wo sie suchen müssen. Manche werden so gut wie nichts sagen. Er hätte gern genug davon, sagt er, um sicher zu sein. Wessen, das sagt er nicht.
    .title = Die Beweise
    .rule = Sechs Pergamente (7, 8, 10, 11, 14 und 17) liegen verdeckt auf den Feldern 10, 12, 30, 32, 57 und 71. Auf Feld 0 darf ein Held sie ablegen; ihre Zahlen werden zusammengezählt. Mit { $difficulty ->
        [easy] { $party ->
            [2] 20
            [3] 28
            [4] 38
           *[other] 20, 28 oder 38
        }
        [normal] { $party ->
            [2] 30
            [3] 41
            [4] 52
           *[other] 30, 41 oder 52
        }
        [advanced] { $party ->
            [2] 30
            [3] 41
            [4] 52
           *[other] 30, 41 oder 52
        }
       *[other] 20, 28 oder 38 (leicht) oder 30, 41 oder 52 (normal, bei 2, 3 oder 4 Helden)
    } ist die Aufgabe erfüllt, und jeder Held bekommt 2 Gold.
card-starshield-1-A4 = Der Stern kam nicht in einem Stück herunter. Hirten sahen die Lichter fallen, eines hier, eines dort, und jeder schwört, seines sei das hellste gewesen. Nebeneinandergelegt, heißt es, zeigen sie den Ort, an dem der Schild des Sterns wartet; einzeln hochgehalten, verbrennt jedes von ihnen, was dem Dunkel dient, einmal, dann ist es fort. Ihr seid nicht die Einzigen, die mit einer Laterne unterwegs sind. Ken Dorr, der einmal eine Glocke stahl, während sie läutete, wurde an der Furt gesehen, mit schnellem Schritt, vollem Beutel und leerem Sack.
    .title = Sieben Lichter
    .rule = Wo drei der sieben Lichter verdeckt hinkommen, bestimmen Würfel: Der rote gibt die Zehner an, der Heldenwürfel die Einer. Die anderen vier gehören zu den zwei Hinweisen, die jetzt gezogen werden. Haben die Helden zusammen { $party ->
        [2] 3
        [3] 4
        [4] 5
       *[other] 3, 4 oder 5 (bei 2, 3 oder 4 Helden)
    } Lichter, dürfen sie sie zusammenlegen: Die Summe ist das Feld des Sternenschilds. Oder ihr verbrennt sie: in jeder Kampfrunde gegen die Bedrohung höchstens eines. Seine Zahl kommt zum Kampfwert dazu. Ein Würfel bestimmt, wo Ken Dorr beginnt: 1 oder 2 auf Feld 37, 3 oder 4 auf 59, 5 oder 6 auf 66. Am Ende jedes Tages geht er bis zu { $difficulty ->
        [easy] 3
        [normal] 4
        [advanced] 4
       *[other] 3 (leicht) oder 4 (normal)
    } Felder zum nächsten Licht auf dem Spielplan und nimmt es. Dann rückt das Sternchen von Varkurs Triumph, vorerst auf L, einen Buchstaben in Richtung A. Fangt ihn auf seinem Feld mit einem Kampfwert von 8: Er gibt alles heraus, und das Sternchen rückt für jedes Licht einen Buchstaben zurück.
card-starshield-1-gifts = Sie haben gebracht, was sie im Haus hatten: eine Fackel, die brennt, seit eine Großmutter geheiratet hat, ein Stundenglas, in dem der Sand nach oben läuft, wenn keiner hinsieht, einen Falken mit einem Horn auf dem Schnabel und ohne Geduld für irgendwen, eine Flöte, älter als die Burg und immer noch ein wenig klebrig. Alles könnt ihr nicht tragen. Der, dessen Gabe zurückbleibt, sagt, das mache nichts, staubt sie ab und nimmt sie wieder mit, warm eingewickelt.
    .title = Die Gaben Andors
    .rule = Wählt, welche der vier Gaben zurückbleibt, und verteilt die anderen beliebig. Jede wirkt einmal am Tag und kostet keine Stunde. Fackel: Vertreibe eine Kreatur von deinem Feld auf ein angrenzendes ohne Kreatur, nicht in die Burg. Stundenglas: Der Zeitstein eines Helden geht genau 3 Stunden zurück. Hornfalke: In einer Kampfrunde würfelt eine Kreatur nur mit einem Würfel; oder er ist ein gewöhnlicher Falke. Flöte: Wirf einen Heldenwürfel; du und jeder Held auf deinem oder einem angrenzenden Feld gewinnt so viele Willenspunkte.

## Buchstaben

card-starshield-1-C = Fragt herum, was in jenem Winter aus dem Dunkel kam, und jeder wird es euch erzählen, ausführlich, und jeder etwas anderes. Nur der Alte am Ofen sagt nichts. Er steht auf, geht zum Fenster und trägt die Lampe ans andere Ende der Stube, damit man sie von draußen nicht sieht. Dann sagt er, dass sie alle falschliegen und dass er dabei war.
    .title = Die Bedrohung zeigt sich
    .rule = Ein Würfel bestimmt, was Andor bedroht, wenn ihr nicht gewählt habt: 1 der Feuergeist, 2 der Belagerungsturm, 3 der Schwarze Tempel, 4 das Katapult, 5 der Krahder, 6 Irlok. Die Karte wird jetzt gelesen. Dann erscheinen Gors auf den Feldern 33 und 43{ $difficulty ->
        [easy] .
        [normal] , ein Skral auf Feld 30.
        [advanced] , ein Skral auf Feld 30.
       *[other] ; auf der normalen Stufe auch ein Skral auf Feld 30.
    } Ein Bauer wartet auf Feld 28; ist dort eine Kreatur, auf 36; ist auch dort eine, auf 24.
card-starshield-1-E = Seit drei Tagen lässt die Sonne ausrichten, dass sie nicht kommt. Mittags zünden sie die Lampen an, und mittags sehen die Lampen schon müde aus. Was euch gefürchtet hat, hatte Zeit zum Nachdenken, und was euch nie gefürchtet hat, hat nicht geschlafen. In den Ställen stehen die Pferde mit dem Gesicht zur Wand, alle zur selben.
    .title = Das lange Dunkel
    .rule = Skrale erscheinen auf den Feldern 39 und 55, Gors auf den Feldern 31 und 52, ein Troll auf Feld 30. Das Sternchen von Varkurs Triumph rückt vier Buchstaben in Richtung A.
card-starshield-1-G_shadows = Die Hunde haben aufgehört zu bellen, im ganzen Land und alle zugleich, wie Leute, wenn die Tür aufgeht. Der Fluss ist zugefroren. Darüber läuft eine doppelte Spur, dicht nebeneinander; und wo sie das Ufer erreicht, teilt sie sich, eine nach links, eine nach rechts, und nichts deutet darauf hin, dass jemand gezögert hätte.
    .title = Zwei Schatten
    .rule = Wardraks erscheinen auf den Feldern 33 und 55.
card-starshield-1-G_trolls = Ein Troll baut keine Straße. Er geht bloß irgendwohin, und hinterher gibt es eine. Diese führt durch eine Hecke, eine Scheune und einen Teich, schnurgerade, und die Kleineren kommen dahinter her, im Windschatten, und hüpfen von einem der großen Tritte zum nächsten, wie Kinder auf dem Heimweg.
    .title = Die Trollstraße
    .rule = Ein Troll erscheint auf Feld 30, Gors auf den Feldern 43 und 50.
card-starshield-1-G_snow = Es schneit von der Seite, und dann von unten. Wer ein Dach hat, erzählt Geschichten, die langen, und niemand fällt ihm ins Wort. Wer einen Baum hat, stellt sich dicht an den Stamm und zählt. Die anderen haben für beides keine Zeit. Am Morgen fehlen zwei Brunnen. Man könnte schwören, dass sie hier waren; sogar der Eimer ist noch da.
    .title = Schneesturm
    .rule = Jeder Held, der weder in einem Wald noch auf Feld 0, 71 oder 72 ist, verliert 2 Willenspunkte. Die Brunnen auf den Feldern 35 und 45 kommen aus dem Spiel. Niemand darf vor dem nächsten Sonnenaufgang die 10. Stunde nutzen. Ein Skral erscheint auf Feld 36, ein Gor auf Feld 31.
card-starshield-1-G_dwarves = Ein Horn, tief im Berg, dann näher, dann so nah, dass der Schnee vom Tor rutscht. Die Schildzwerge haben versprochen zu kommen, wenn es nötig ist, und seit dem Herbst beraten sie, was „nötig“ heißt. Nun stehen sie im Freien, in guter Ordnung, und blinzeln. Es war ein sehr lautes Horn. Auf den Hügeln ringsum haben sich Köpfe gehoben.
    .title = Die Antwort der Zwerge
    .rule = Die Schildzwerge sind auf Feld 71: In einem Kampf auf ihrem Feld geben sie 4 Stärkepunkte dazu, und eine Stunde bewegt sie bis zu 4 Felder weit. Skrale erscheinen auf den Feldern 39 und 49, ein Gor auf Feld 31.
card-starshield-1-N = Hier endet die Seite. Der alte Chronist hat den letzten Satz auf mehrere Arten versucht, und jede hat ihm jemand erzählt, der dabei war. Er schaut auf: zum Tor, zur Straße, zum Himmel, an dem ein Stern weniger steht als in seiner Jugend. Dann schreibt er hin, was er sieht.
    .title = Das Ende der Geschichte
    .rule = Ihr gewinnt, wenn die Aufgabe erfüllt, die Bedrohung abgewehrt und die Burg gehalten ist.

## Bedrohungen

card-starshield-1-T_fire = Das ist kein Feuer, das jemandem entglitten ist. Es geht von Dickicht zu Dickicht, wie ein Bauer seine Felder abgeht, bleibt stehen, überlegt und setzt eine Flamme hin, wo es eine haben will; und ringsum kocht der Schnee, ehe er Zeit hat zu schmelzen. Geht es vorbei, drehen die Flammen die Köpfe. Sie sind alle ein und dasselbe, sagen die Alten, nur ausgebreitet, wie ein Netz, das jemand noch am Rand festhält.
    .title = Der Feuergeist
    .rule = Alle Feuer kommen in den Vorrat von 8 zurück. Ein Würfel bestimmt, wo der Feuergeist erscheint: 1 oder 2 auf Feld 25, 3 oder 4 auf 52, 5 oder 6 auf 57. Er hat { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 21
            [4] 30
           *[other] 15, 21 oder 30
        }
        [normal] { $party ->
            [2] 18
            [3] 24
            [4] 34
           *[other] 18, 24 oder 34
        }
        [advanced] { $party ->
            [2] 18
            [3] 24
            [4] 34
           *[other] 18, 24 oder 34
        }
       *[other] 15, 21 oder 30 (leicht) oder 18, 24 oder 34 (normal, bei 2, 3 oder 4 Helden)
    } Stärkepunkte, 1 mehr für jedes Feuer auf dem Spielplan, und { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (leicht) oder 18 (normal)
    } Willenspunkte. Bei jedem Sonnenaufgang, beim Brunnensymbol, kommt für jeden Helden ein Feuer dazu, und wo, bestimmen Würfel: Der rote gibt die Zehner an, der Heldenwürfel die Einer. Helden dort verlieren 4 Willenspunkte, und das Feuer ist gelöscht. Sind zu wenige Feuer im Vorrat, ist die Legende sofort verloren. Ein Held mit mindestens 5 Willenspunkten darf in ein Feuer hinein: Es kostet 4 Willenspunkte, und das Feuer ist gelöscht. Oder ihr schlagt es aus: von einem angrenzenden Feld, wie in einem Kampf, mit einem Kampfwert von 9.
card-starshield-1-T_siege = Man hört ihn zwei Tage, bevor man ihn sieht: ein Knarren, dann nichts, dann ein Knarren. Er kommt aus den Bergen herunter, auf Rädern, hoch wie ein Haus, und jemand hat sich die Mühe gemacht, ihm Augen aufzumalen. Pferde gibt es keine. Was dort oben lebt und Schultern hat, stemmt sie dagegen; und wenn es viele sind, singen sie. Das Lied hat nur ein Wort. Inzwischen kann man es verstehen: Es ist der Name der Burg.
    .title = Der Belagerungsturm
    .rule = Der Belagerungsturm erscheint auf Feld 84. Er hat { $difficulty ->
        [easy] { $party ->
            [2] 16
            [3] 24
            [4] 32
           *[other] 16, 24 oder 32
        }
        [normal] { $party ->
            [2] 20
            [3] 30
            [4] 41
           *[other] 20, 30 oder 41
        }
        [advanced] { $party ->
            [2] 20
            [3] 30
            [4] 41
           *[other] 20, 30 oder 41
        }
       *[other] 16, 24 oder 32 (leicht) oder 20, 30 oder 41 (normal, bei 2, 3 oder 4 Helden)
    } Stärkepunkte und { $difficulty ->
        [easy] 16
        [normal] 20
        [advanced] 20
       *[other] 16 (leicht) oder 20 (normal)
    } Willenspunkte und erholt sich nicht: Was er verliert, bleibt verloren. Bei jedem Sonnenaufgang, beim Brunnensymbol, rollt er für jede Kreatur auf dem Spielplan 1 Feld entlang der Pfeile, höchstens { $difficulty ->
        [easy] 3
        [normal] 4
        [advanced] 4
       *[other] 3 (leicht) oder 4 (normal)
    }. Erreicht er die Burg (Feld 0), ist die Legende sofort verloren.
card-starshield-1-T_temple = Gestern stand er noch nicht da. Der Köhler weiß es genau: Dort war seine Hütte. Er hat keine Tür und keine Fuge zwischen den Steinen, und der Schnee bleibt auf ihm nicht liegen. Nachts geht von der Spitze ein Ton aus, so tief, dass man ihn eher im Tisch spürt als hört; und dann steht am anderen Ende des Landes etwas auf, das schon geschlafen hat.
    .title = Der Schwarze Tempel
    .rule = Ein Würfel bestimmt, wo der Tempel steht: 1 oder 2 auf Feld 41, 3 oder 4 auf 58, 5 oder 6 auf 66. Seine Teile werden von oben nach unten zerstört, jeder mit einem Wurf von Helden auf seinem Feld, wie in einem Kampf: die Spitze mit einem Kampfwert von { $difficulty ->
        [easy] { $party ->
            [2] 12
            [3] 18
            [4] 23
           *[other] 12, 18 oder 23
        }
        [normal] { $party ->
            [2] 16
            [3] 26
            [4] 33
           *[other] 16, 26 oder 33
        }
        [advanced] { $party ->
            [2] 16
            [3] 26
            [4] 33
           *[other] 16, 26 oder 33
        }
       *[other] 12, 18 oder 23 (leicht) oder 16, 26 oder 33 (normal, bei 2, 3 oder 4 Helden)
    }, das Mittelstück mit { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 23
            [4] 28
           *[other] 15, 23 oder 28
        }
        [normal] { $party ->
            [2] 21
            [3] 33
            [4] 43
           *[other] 21, 33 oder 43
        }
        [advanced] { $party ->
            [2] 21
            [3] 33
            [4] 43
           *[other] 21, 33 oder 43
        }
       *[other] 15, 23 oder 28 (leicht) oder 21, 33 oder 43 (normal, bei 2, 3 oder 4 Helden)
    }, das Fundament mit { $difficulty ->
        [easy] { $party ->
            [2] 19
            [3] 27
            [4] 33
           *[other] 19, 27 oder 33
        }
        [normal] { $party ->
            [2] 27
            [3] 42
            [4] 52
           *[other] 27, 42 oder 52
        }
        [advanced] { $party ->
            [2] 27
            [3] 42
            [4] 52
           *[other] 27, 42 oder 52
        }
       *[other] 19, 27 oder 33 (leicht) oder 27, 42 oder 52 (normal, bei 2, 3 oder 4 Helden)
    }. Ein misslungener Versuch kostet jeden Beteiligten 2 Willenspunkte. Bei jedem Sonnenaufgang, beim Brunnensymbol, zieht die Kreatur auf dem Feld mit der höchsten Nummer{ $difficulty ->
        [easy] . Ohne Spitze zieht keine.
        [normal] . Ohne Spitze zieht keine.
        [advanced] , danach die, die dann auf der höchsten Nummer steht. Ohne Spitze zieht nur eine, ohne Mittelstück keine.
       *[other] . Ohne Spitze zieht keine. Auf der fortgeschrittenen Stufe ziehen zwei Kreaturen, ohne Spitze eine, ohne Mittelstück keine.
    } Fällt das Fundament, ist die Bedrohung abgewehrt.
card-starshield-1-T_catapult = Zwei Trolle haben es zum alten Turm geschleppt, von dem aus man geradewegs in die Burg sieht, bis hinunter in die Töpfe. Besonders gut machen sie es nicht. Der erste Stein ging in den Fluss und der zweite senkrecht nach oben, und darüber gab es Streit. Aber sie haben Zeit, und der Haufen Steine neben ihnen ist höher als der Turm; und jeden Abend, wenn sie fertig gestritten haben, rücken sie das Ding ein Stück nach links.
    .title = Das Katapult
    .rule = Das Katapult steht auf Feld 17, mit zwei Trollen, die je { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 23
            [4] 32
           *[other] 15, 23 oder 32
        }
        [normal] { $party ->
            [2] 17
            [3] 27
            [4] 38
           *[other] 17, 27 oder 38
        }
        [advanced] { $party ->
            [2] 17
            [3] 27
            [4] 38
           *[other] 17, 27 oder 38
        }
       *[other] 15, 23 oder 32 (leicht) oder 17, 27 oder 38 (normal, bei 2, 3 oder 4 Helden)
    } Stärkepunkte und { $difficulty ->
        [easy] 12
        [normal] 15
        [advanced] 15
       *[other] 12 (leicht) oder 15 (normal)
    } Willenspunkte haben; man bekämpft sie einzeln, und sie bringen keine Belohnung. Bei jedem Sonnenaufgang, kurz bevor der Erzähler vorrückt, fällt Geröll in die Burg, und jeder Held dort verliert 3 Willenspunkte; ein Schild verhindert es. Liegt das { $difficulty ->
        [easy] 5.
        [normal] 4.
        [advanced] 4.
       *[other] 5. (leicht) oder 4. (normal)
    } Stück in der Burg, ist die Legende verloren. Helden in der Burg dürfen es wegräumen, wie in einem Kampf. Der erste besiegte Troll bringt den Erzähler 1 Buchstaben weiter; mit dem zweiten ist die Bedrohung abgewehrt. Die Fackel vertreibt niemanden von Feld 17.
card-starshield-1-T_krahder = Er kam über die südlichen Berge, wie man über eine Schwelle tritt. Die ihn gesehen haben, sagen nicht, dass er groß ist. Sie sagen, dass überall, wo er stehen bleibt, alles im Land, was kriecht und beißt, den Kopf hebt und ein wenig näher rückt, wie Eisen das tut; und dass er mit jedem davon tiefer atmet. Tötet eines, weit weg, hinter einem Hügel, und er dreht sich um.
    .title = Der Krahder
    .rule = Der Krahder erscheint auf Feld 70. Er hat { $difficulty ->
        [easy] { $party ->
            [2] 11
            [3] 16
            [4] 22
           *[other] 11, 16 oder 22
        }
        [normal] { $party ->
            [2] 14
            [3] 20
            [4] 28
           *[other] 14, 20 oder 28
        }
        [advanced] { $party ->
            [2] 14
            [3] 20
            [4] 28
           *[other] 14, 20 oder 28
        }
       *[other] 11, 16 oder 22 (leicht) oder 14, 20 oder 28 (normal, bei 2, 3 oder 4 Helden)
    } Stärkepunkte, { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 oder 4 (bei 2, 3 oder 4 Helden)
    } mehr für jede Kreatur auf dem Spielplan, und { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (leicht) oder 18 (normal)
    } Willenspunkte; Wölfe zählen nicht. Bei jedem Sonnenaufgang, beim Brunnensymbol, zieht er für jede Kreatur auf dem Spielplan 1 Feld entlang der Pfeile, höchstens 3. Erreicht er die Burg (Feld 0), ist die Legende sofort verloren.
card-starshield-1-T_irlok = Die Zwerge haben es in die Wand ihrer dritten Halle gemeißelt, um die Kinder vom Wasser fernzuhalten, und auf die Zähne waren sie immer ein wenig stolz. Nun ist der See um eine Handbreit gesunken, weil etwas herausgestiegen ist. Es schwimmt den Fluss hinunter, ohne Eile, und unter den Brücken hindurch schwimmt es nicht. In der dritten Halle schaut sich jemand mit einer Lampe noch einmal die Wand an, der Einzelheiten wegen.
    .title = Irlok
    .rule = Irlok erscheint auf Feld 64. Es hat { $difficulty ->
        [easy] { $party ->
            [2] 15
            [3] 22
            [4] 28
           *[other] 15, 22 oder 28
        }
        [normal] { $party ->
            [2] 18
            [3] 25
            [4] 32
           *[other] 18, 25 oder 32
        }
        [advanced] { $party ->
            [2] 18
            [3] 25
            [4] 32
           *[other] 18, 25 oder 32
        }
       *[other] 15, 22 oder 28 (leicht) oder 18, 25 oder 32 (normal, bei 2, 3 oder 4 Helden)
    } Stärkepunkte, { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 oder 4 (bei 2, 3 oder 4 Helden)
    } mehr für jede zerstörte Brücke, und { $difficulty ->
        [easy] 12
        [normal] 18
        [advanced] 18
       *[other] 12 (leicht) oder 18 (normal)
    } Willenspunkte. Am Ende jedes Tages schwimmt es eine Stelle weiter: 64, 46, 44, 38, 16, 12, 0. Auf 46, 38 und 16 zerstört es die Brücke dort. Jedes Mal, wenn es weitergeschwommen ist, verliert jeder Held an einem Flussufer 2 Willenspunkte. Wo eine Brücke war, darf ein Held schwimmen: 1 Stunde und 3 Willenspunkte; mindestens 1 muss übrig bleiben. Kreaturen kommen nicht hinüber. Erreicht Irlok die Burg (Feld 0), ist die Legende sofort verloren.

## Hinweise

card-starshield-1-K_merrik = Merrik hat jeden Bach in Andor gezeichnet und manche zweimal, weil sie sich verlegt hatten. Er ist oben im Grauen Gebirge, wo die Aussicht am besten ist und die Tinte gefriert, und er saß bei der Arbeit, als der Stern herunterkam. Zwei seiner Lichter hat er in die Karte eingetragen, ganz klein, am Rand. Er würde sie jedem zeigen, der kommt. Auch das hat er gezeichnet: einen Weg, und niemanden darauf.
    .title = Der Kartograf
    .rule = Ein Würfel bestimmt, wo Merrik ist: 1 oder 2 auf Feld 61, 3 oder 4 auf 66, 5 oder 6 auf 67. Der erste Held, der dort seine Bewegung beendet, bekommt 2 Lichter und einen Trinkschlauch und darf bis zu 3 beliebige Nebelplättchen aufdecken, ohne sie auszuführen. Dann verlässt Merrik den Spielplan.
card-starshield-1-K_key = Ken Dorr traut niemandem und sich selbst nur bei Tageslicht. Was er hat, liegt in einer alten Truhe, und die Truhe steht da, wo niemand hinschaut, weil jeder sie sehen kann; den ganzen Herbst haben die Hühner darauf gesessen. Der Schlüssel hängt ihm um den Hals. Man könnte das Schloss aufbekommen, sagt der Schmied, der es versucht hat. Dann zeigt er seinen Daumen.
    .title = Der Schlüssel des Diebes
    .rule = Ken Dorr hat den Schlüssel. Ein Würfel bestimmt, wo die Truhe ist: 1 oder 2 auf Feld 9, 3 oder 4 auf 30, 5 oder 6 auf 40. Ein Held dort, der den Schlüssel hat, darf sie öffnen: 2 Lichter.
card-starshield-1-K_green = Beim alten Baum sitzt eine Krähe aus Stein, die mit einem Auge ins Land schaut. Das andere war grün, und jemand hat es mit einem Löffel herausgeholt. Seither wurde es im Ohr eines Gors gesehen, der eitel darauf ist und den Kopf dreht, wenn die Sonne scheint. Was die Krähe mit beiden Augen sieht, heißt es, das zeigt sie. Mit einem sieht sie nur, dass etwas fehlt.
    .title = Das grüne Auge
    .rule = Ein Würfel bestimmt, wo ein Gor mit dem grünen Stein erscheint: 1 oder 2 auf Feld 33, 3 oder 4 auf 35, 5 oder 6 auf 41. Ist er besiegt, bleibt der Stein auf seinem Feld; erreicht er die Burg, ist der Stein verloren. Auf Feld 10 darf ein Held mit dem Stein ihn ablegen: 2 Lichter. Oder er verkauft ihn beim Händler für 2 Gold.
card-starshield-1-K_runes = Jeder Händler hat etwas unter dem Ladentisch, das nicht zu verkaufen ist. In diesem Winter scheint es durch die Ritzen, und sie haben Schürzen davorgehängt. Gold wollen sie nicht dafür; Gold haben sie. Aber legt einen der alten Steine hin, mit der Rune nach oben, und die Hand, die euch eben fortwinken wollte, bleibt in der Luft und fängt dann, mit einem Finger, zu lesen an.
    .title = Der Runenleser
    .rule = Wo fünf Runensteine hinkommen, bestimmen Würfel: Der rote gibt die Zehner an, der Heldenwürfel die Einer. Bei einem Händler (18, 57 oder 71) darf ein Held einen Runenstein gegen ein Licht geben, zweimal im ganzen Spiel. Oder ihr behaltet sie: Drei Farben ergeben einen schwarzen Würfel, wie immer.
card-starshield-1-K_glow = Im ersten Licht schimmert etwas auf dem Fluss, nicht größer als eine Münze, mit einem Ring darum. Die Wäscherinnen haben es gesehen, jede von ihrem Stein aus und keine zwei am selben Morgen: Es kommt den Fluss herunter, jede Nacht ein Stück, wie jemand, der vergessen hat, welche Tür es war. Man müsste schon dasitzen, bevor es kommt. Das wissen auch die Wäscherinnen, und auch, wen sie schicken würden.
    .title = Der wandernde Schimmer
    .rule = Ein Würfel bestimmt, wo der Schimmer ist: bei 1 bis 6 der Reihe nach auf Feld 44, 42, 38, 32, 16 oder 13. Am Ende eines Tages bekommt ein Held dort 2 Lichter, und der Schimmer verschwindet. Ist niemand da, wandert er weiter: 44, 42, 38, 32, 16, 13, 12, 11, dann wieder 44.

## Wölfe

card-starshield-1-W_arrive = Sie kommen jeden Tag zur selben Stunde, als gäbe es eine Glocke. Ein schwarzer geht voran, und zwei graue, wo er sie lässt. Der Hunger hat sie aus den Bergen getrieben, und leichtsinnig gemacht hat er sie nicht. Die Hühner kennen die Stunde inzwischen, und die Bauern auch. Nur die Kinder muss man hereinholen. Sie stehen am Zaun und haben die Hände voll Brot.
    .title = Die Wölfe kommen
    .rule = Der Leitwolf ist auf Feld 65, die anderen Wölfe auf 55 und 33. Ein Würfel bestimmt, auf welcher Stunde das Wolfssymbol liegt. Sooft der Zeitstein eines Helden sie erreicht, ziehen alle Wölfe 1 Feld entlang der Pfeile. Helden dort verlieren 2 Willenspunkte, wenn sie keinen Schild einsetzen. Bauern dort sind verloren, ebenso wenn sie auf das Feld eines Wolfs geführt werden. Ein Wolf, der die Burg (Feld 0) erreicht, verlässt den Spielplan; mit dem Leitwolf gehen alle.
card-starshield-1-W_fight = Noch nie hat jemand einen Wolf gezähmt, indem er stärker war als der Wolf. Der alte Jäger hat an der linken Hand drei Finger und muss es wissen. Er sieht dich an, sagt er, und fragt, wie viel von dir du mitgebracht hast; und was du zurückhältst, das sieht er auch. Am besten können es die, die wenig haben. Die Großen meinen immer, es gehe um das Messer.
    .title = Kampf gegen die Wölfe
    .rule = Den Leitwolf zu zähmen ist eine Kampfaktion, und niemand kann dir helfen. Dein Kampfwert muss mindestens 4-mal so hoch sein wie deine Stärkepunkte. Misslingt es, verlierst du die Differenz an Willenspunkten.
card-starshield-1-W_friend = Der schwarze Wolf senkt den Kopf, langsam, bis das Kinn im Schnee liegt. Eine Verbeugung ist das nicht. Er schnuppert an deinen Stiefeln, ziemlich lange, und schnaubt; und zwischen den Bäumen, wo eben noch nichts war, kommen die anderen hervor. Heute Abend, wenn ihr an den Höfen vorbeigeht, werden die Hunde auch euch anbellen.
    .title = Freund der Wölfe
    .rule = Die Wölfe sammeln sich auf dem Feld des Leitwolfs zu einem Rudel. Eine Stunde bewegt es bis zu 4 Felder weit. Auf dem Feld eines Gegners gibt es die Stärke dazu, die du in diesem Augenblick hast, einmal für jeden Wolf des Rudels. Das Wolfssymbol wird von der Tagesleiste genommen.

## Das Rennen um den Schild

card-starshield-1-varkur = Ken Dorr war schneller. Er hat seinen Sack auf einem Tisch aus schwarzem Stein ausgeleert und bekommen, was vereinbart war, bis auf die letzte Münze; er hat nachgezählt. Nun steht er an der Tür und geht nicht. Hinter ihm hat jemand den Schild hochgehoben, und alle Lampen im Raum neigen sich ihm zu. Ken Dorr hat viel gestohlen. Dies ist das Erste, was er gern zurückbringen würde.
    .title = Varkurs Triumph
    .rule = Hat schon ein Held den Sternenschild genommen, geschieht nichts. Sonst kommt er aus dem Spiel, und mit ihm Ken Dorr samt allem, was er hat. Von nun an hat die Bedrohung { $party ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 4, 6 oder 8 (bei 2, 3 oder 4 Helden)
    } Stärkepunkte mehr, jeder Troll am Katapult { $party ->
        [2] 2
        [3] 3
        [4] 4
       *[other] 2, 3 oder 4 (bei 2, 3 oder 4 Helden)
    }, und jeder Teil des Tempels verlangt { $party ->
        [2] 4
        [3] 6
        [4] 8
       *[other] 4, 6 oder 8 (bei 2, 3 oder 4 Helden)
    } mehr.
card-starshield-1-starlight = Sie liegen nebeneinander auf einer Decke und machen nicht viel her. Dann schiebt jemand das letzte näher, und sie laufen ineinander wie Tropfen an einer Scheibe; und ein einziger Strahl geht hinaus, über die Dächer, über den Fluss, und hält an. Überall im Land kommen die Leute im Nachthemd heraus, um zu sehen, wessen Acker es ist. Wo er endet, ist der Schnee im Kreis geschmolzen, und im Kreis steht hohes Gras.
    .title = Sternenlicht
    .rule = Jeder Held gewinnt 2 Willenspunkte. Der Sternenschild ist auf dem Feld, das die Summe der Lichter nennt. Jeder Held dort darf ihn nehmen (großer Platz). Er wirkt zweimal: Bei Sonnenaufgang, vor dem ersten Symbol, streicht man ein Symbol durch, und es entfällt; oder man benutzt ihn wie einen gewöhnlichen Schild.
