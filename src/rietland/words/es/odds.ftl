# Las posibilidades de un combate, en el navegador y en el programa de texto.

odds-title = Posibilidades
odds-percent = { $percent } %
odds-about = cerca del { $percent }
odds-part = { $name } { $percent }
odds-win = Victoria
odds-left = Retirada
odds-late = Sin horas
odds-beaten = Derrota
odds-end = Hasta el final
odds-round = Esta ronda
odds-strike = Golpe dado
odds-tie = Empate
odds-blow = Golpe recibido
odds-loss = Voluntad perdida
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
odds-loses = { $who } { NUMBER($number, maximumFractionDigits: 1) }
odds-best = Lo mejor
odds-alone = en solitario { $percent }
odds-together = en grupo { $percent }
odds-choice = victoria { $percent }
odds-choice-best = victoria { $percent }, la mejor opción
odds-line = { $head }: { $parts }
odds-working = Calculando las posibilidades…
odds-no-fight = Ahora no hay ningún combate que sopesar.
odds-weigh = ¿Quién combatiría?
