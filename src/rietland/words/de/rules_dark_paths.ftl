# Die Regeln von Dunkle Pfade, ein Text für jede Regel des Regelbuchs.

rule-FE-DP-1 = Wer allein liest, führt einen Helden. Eine Gruppe von zwei bis vier liest gemeinsam und teilt sich ein Blatt. Sie bestimmt, welcher Held eine Probe ablegt, mit seinen Würfeln und seiner Gabe; derselbe Held darf nicht zwei Proben hintereinander ablegen.
rule-FE-DP-2 = Das Blatt zeigt Wille (zu Beginn 10, höchstens 20), Stärke (2), Kälte (1), Dinge, Merkmale und Erinnerungen. Jedes Ding gibt es nur einmal, und keines braucht einen Platz.
rule-FE-DP-3 = Wer einen Abschnitt aufschlägt, führt seine Wirkungen der Reihe nach aus. Dann werden Erschöpfung und Kälte geprüft (FE-DP-4, FE-DP-5), dann wird ein Weg gewählt.
rule-FE-DP-4 = Ist der Wille 0 oder weniger, verliert der Held 1 Stärke (nie unter 1), bekommt 2 Kälte, und der Wille wird 3.
rule-FE-DP-5 = Ist die Kälte 8 oder mehr und der Abschnitt kein Ende, sinkt der Held in den Eisschlaf: Es geht beim Eisschlaf des Kapitels weiter.
rule-FE-DP-6 = Ein Weg ist offen, wenn alle seine Bedingungen erfüllt sind. Jeder Abschnitt, der kein Ende ist, hat mindestens einen Weg ohne Bedingung.
rule-FE-DP-7 = Eine Probe gelingt, wenn das Ergebnis die geforderte Zahl erreicht. Kraftprobe: die Würfel des Helden je nach Wille, der höchste zählt (der Zauberer darf ihn umdrehen), plus Stärke und Zuschläge. Mutprobe: ein Würfel, plus 0 bei 0 bis 6 Wille, 2 bei 7 bis 13, 4 bei 14 bis 20, plus Zuschläge. Glücksprobe: ein Würfel plus Zuschläge. Misslingt eine Probe, die verwundet, kostet sie so viel Wille, wie gefehlt hat.
rule-FE-DP-8 = Ein Feuer kostet das Brennholz. Der Feuerhüter braucht keines, und sein Feuer nimmt 1 Kälte mehr weg.
rule-FE-DP-9 = Jeder Held hat eine Gabe, einmal in jedem Kapitel. Krieger: zählt bei einer misslungenen Mutprobe 2 dazu. Feuerhüter: wiederholt eine misslungene Mutprobe. Zauberer: dreht bei einer misslungenen Glücks- oder Mutprobe den Würfel um. Zwerg, der mit dem Seil beginnt: Würde die Kälte 8 erreichen, wird sie stattdessen 6.
rule-FE-DP-10 = Das Ende des ersten Kapitels bestimmt, wo das zweite beginnt. Der Wille wird mindestens 8, die Kälte wird 3; Dinge, Merkmale und Erinnerungen bleiben.
rule-FE-DP-11 = Verlangt ein Abschnitt, etwas zu vergessen, bestimmen die Lesenden, welche Erinnerungen gehen.
rule-FE-DP-12 = Das zweite Kapitel lässt sich allein lesen. Gewählt wird einer seiner fünf Anfänge; das Blatt beginnt mit 10 Wille, 2 Stärke, 3 Kälte, dem Brennholz und der Erinnerung an Sennets Namen.
