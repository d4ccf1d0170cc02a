# Compagnons : ce qu’ils comptent faire, ce qu’on leur demande, et les conseils.
# Les étapes sont à l’infinitif, « acheter l’arc » ; elles entrent dans les phrases plus bas.

## Étapes ; la partie `.away` vaut pour un endroit où le héros n’est pas encore

step-space = la case { $place }
step-location = le lieu { $place }

step-go = rejoindre { $place }
step-hold = tenir { $place }
step-fight = combattre { $what_acc }
    .away = rejoindre { $place } et combattre { $what_acc }
step-fetch = prendre { $what_acc }
    .away = rejoindre { $place } pour prendre { $what_acc }
step-bring = apporter { $what_acc } jusqu’à { $place }
step-buy = acheter { $what_acc }
    .away = rejoindre { $place } pour acheter { $what_acc }
step-empty-well = vider le puits
    .away = rejoindre { $place } pour vider le puits
step-uncover = voir ce qui se cache ici
    .away = rejoindre { $place } pour voir ce qui s’y cache
step-give = donner { $what_acc } à { $who }
step-use = utiliser { $what_acc }
step-await = attendre { $what_acc }
    .away = rejoindre { $place } pour attendre { $what_acc }
step-vigil = attendre sur { $place } la suite de la légende
step-relay = attendre sur { $place } pour y recevoir { $what_acc }
step-deed = accomplir « { $what } »
    .away = rejoindre { $place } pour accomplir « { $what } »
step-night = passer la nuit sur { $place }
step-lure = laisser { $what_acc } sur { $place } comme appât
step-lead = conduire { $what } jusqu’à { $place }
step-stay = rester ici
step-pass = attendre les autres
step-rest = finir la journée
    .cards = récupérer
    .trail = attendre
step-play = poser « { $what } »
step-gain = acheter de la force
    .away = rejoindre { $place } pour acheter de la force

plan = { $first }
    .two = { $first }, puis { $second }
    .three = { $first }, puis { $second } et enfin { $third }
names-two = { $first } et { $second }
names-more = { $first }, { $second }

## Ce que disent les compagnons

intention = Je vais { $plan }.
intention-with = { $plan } Avec moi : { $team }.
order-yes = Comme vous voulez : je vais { $plan }.
order-cannot = Je ne peux pas { $plan } : { $rule }.
order-done = C’est fait, comme vous l’avez demandé.
order-free = Alors je ferai comme bon me semble.

## Demandes

order-ask = Demander à { $who }…
order-title = Que doit faire { $who } ?
order-standing = Votre demande : { $plan }.
order-withdraw = Laissez tomber
order-go = Rejoignez…
order-hold = Tenez la position
order-fight = Combattez avec moi
order-give = Donnez-moi…
order-rest = Finissez la journée
    .cards = Récupérez
order-place = Case
    .cards = Lieu
order-tap = Choisissez où { $who } doit aller.
order-as = Pour { $who }
companions = Compagnons
error-order = Aucun compagnon ne joue ce héros.

## Conseils

hint-ask = Conseil
hint-title = Que pourriez-vous faire ?
hint-thinking = Un instant, je réfléchis…
hint-none = Il n’y a rien à choisir pour l’instant.
hint-plan = { $plan_The }.
hint-then = Puis { $plan }.
hint-chance = Victoire : { $words }
hint-goal = Objectif : { $goal }
chance-none = plus possible (0 %)
chance-very-low = très improbable ({ $low } à { $high } %)
chance-low = improbable ({ $low } à { $high } %)
chance-below-even = plutôt improbable ({ $low } à { $high } %)
chance-even = une chance sur deux ou presque ({ $low } à { $high } %)
chance-above-even = plutôt probable ({ $low } à { $high } %)
chance-high = probable ({ $low } à { $high } %)
chance-very-high = très probable ({ $low } à { $high } %)
hint-best = meilleur choix
hint-do = { $number ->
        [one] Suivre le plan ({ $number } étape)
       *[other] Suivre le plan ({ $number } étapes)
    }

## Niveaux

companion-novice = débutant
companion-steady = confirmé
companion-master = maître

## Le client en mode texte

plain-intention = { $who } : { $text }
plain-hint = { $number }. { $label } [{ $say }].
    .chance = { $number }. { $label } [{ $say }] ; victoire : { $words }.
plain-order-usage = order chada go 57; order chada hold; order chada fight 14; order chada give gold; order chada rest; withdraw chada
plain-order-unknown = Aucun compagnon ne s’appelle { $name }. Il y a : { $names }.
plain-order-none = Il n’y a aucun compagnon dans cette partie.
