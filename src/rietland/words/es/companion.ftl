# Compañeros: lo que piensan hacer, lo que se les pide, y los consejos.
# Los pasos van en infinitivo y sin «se», porque los dice cualquiera («permanecer aquí»); entran en las
# frases de más abajo.

## Pasos; la parte `.away` es para un lugar donde el héroe aún no está

step-space = la casilla { $place }
step-location = el lugar { $place }

step-go = ir hasta { $place }
step-hold = defender { $place }
step-fight = combatir contra { $what_the }
    .away = ir hasta { $place } y combatir contra { $what_the }
step-fetch = recoger { $what_acc }
    .away = ir hasta { $place } a buscar { $what_acc }
step-bring = llevar { $what_acc } hasta { $place }
step-buy = comprar { $what_acc }
    .away = ir hasta { $place } a comprar { $what_acc }
step-empty-well = vaciar el pozo
    .away = ir hasta { $place } a vaciar el pozo
step-uncover = ver qué se oculta aquí
    .away = ir hasta { $place } a ver qué se oculta allí
step-give = dar { $what_acc } a { $who }
step-use = usar { $what_acc }
step-await = esperar { $what_acc }
    .away = ir hasta { $place } a esperar { $what_acc }
step-vigil = esperar en { $place } a que siga la leyenda
step-relay = esperar en { $place } para recoger { $what_acc }
step-deed = hacer «{ $what }»
    .away = ir hasta { $place } a hacer «{ $what }»
step-night = pasar la noche en { $place }
step-lure = dejar { $what_acc } en { $place } como cebo
step-lead = guiar { $what_acc } hasta { $place }
step-stay = permanecer aquí
step-pass = esperar a los demás
step-rest = terminar el día
    .cards = recuperar las cartas jugadas
    .trail = esperar
step-play = jugar «{ $what }»
step-gain = comprar puntos de fuerza
    .away = ir hasta { $place } a comprar puntos de fuerza

plan = { $first }
    .two = { $first } y luego { $second }
    .three = { $first }, luego { $second } y después { $third }
names-two = { $first } y { $second }
names-more = { $first }, { $second }

## Lo que dicen los compañeros

intention = Voy a { $plan }.
intention-with = { $plan } Conmigo: { $team }.
order-yes = Como quieras: voy a { $plan }.
order-cannot = No puedo { $plan }: { $rule }.
order-done = Hecho, como pediste.
order-free = Entonces haré lo que me parezca.

## Peticiones

order-ask = Pedir a { $who }…
order-title = ¿Qué debe hacer { $who }?
order-standing = Tu petición: { $plan }.
order-withdraw = Déjalo
order-go = Ve a…
order-hold = Defiende tu posición
order-fight = Combate conmigo
order-give = Dame…
order-rest = Termina el día
    .cards = Recupérate
order-place = Casilla
    .cards = Lugar
order-tap = Elige adónde debe ir { $who }.
order-as = Para { $who }
companions = Compañeros
error-order = Ningún compañero juega con ese héroe.

## Consejos

hint-ask = Consejo
hint-title = ¿Qué podrías hacer?
hint-thinking = Déjame pensar…
hint-none = Ahora no hay nada que elegir.
hint-plan = { $plan_The }.
hint-then = Luego, { $plan }.
hint-chance = Victoria: { $words }
hint-goal = Objetivo: { $goal }
chance-none = ya no es posible (0 %)
chance-very-low = muy improbable ({ $low } a { $high } %)
chance-low = improbable ({ $low } a { $high } %)
chance-below-even = más bien improbable ({ $low } a { $high } %)
chance-even = a partes iguales, más o menos ({ $low } a { $high } %)
chance-above-even = más bien probable ({ $low } a { $high } %)
chance-high = probable ({ $low } a { $high } %)
chance-very-high = muy probable ({ $low } a { $high } %)
hint-best = la mejor opción
hint-do = { $number ->
        [one] Seguir el plan ({ $number } paso)
       *[other] Seguir el plan ({ $number } pasos)
    }

## Niveles

companion-novice = novato
companion-steady = equilibrado
companion-master = maestro

## El cliente de texto

plain-intention = { $who }: { $text }
plain-hint = { $number }. { $label } [{ $say }].
    .chance = { $number }. { $label } [{ $say }]; victoria: { $words }.
plain-order-usage = order chada go 57; order chada hold; order chada fight 14; order chada give gold; order chada rest; withdraw chada
plain-order-unknown = Ningún compañero se llama { $name }. Hay: { $names }.
plain-order-none = En esta partida no hay compañeros.
