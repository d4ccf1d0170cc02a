# Die Aussichten eines Kampfes, im Browser und im Textprogramm.

odds-title = Die Aussichten
odds-percent = { $percent } %
odds-about = etwa { $percent }
odds-part = { $name } { $percent }
odds-win = Sieg
odds-left = Rückzug
odds-late = Keine Stunden mehr
odds-beaten = Niederlage
odds-end = Bis zum Ende
odds-round = Diese Runde
odds-strike = Treffer
odds-tie = Gleichstand
odds-blow = Getroffen
odds-loss = Willenspunkte verloren
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
odds-loses = { $who } { NUMBER($number, maximumFractionDigits: 1) }
odds-best = Beste Wahl
odds-alone = allein { $percent }
odds-together = gemeinsam { $percent }
odds-choice = Sieg { $percent }
odds-choice-best = Sieg { $percent }, beste Wahl
odds-line = { $head }: { $parts }
odds-working = Die Aussichten werden berechnet …
odds-no-fight = Gerade gibt es keinen Kampf abzuwägen.
odds-weigh = Wer würde kämpfen?
