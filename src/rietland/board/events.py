"""What can happen on the board: for each kind of event its name and what its columns mean.

The log, the news, triggers and the checks of content read this table (`kernel/event.py`). `who` is
a hero or -1, `where` a space or -1, `amount` a number where nothing is said.
"""

from typing import Final

from rietland.kernel.event import EventTable

# What columns mean, where their names do not say it:
#   creature: a kind, or -1 for rubble; told by its own name, if it has one, where it is `named` (by
#     `amount`), `fought`, or a `mover` (the one that went to `where`)
#   name: number of a creature's own name, or -1; row: its row
#   follower: the thing that follows heroes, whatever the number is
#   fog: a face of fog; seen: likewise, or the thing seen where `amount` is 1
#   token: a kind; tokens: likewise, all of them on the board; face: which of its faces
#   waiting: number of a card that waits on spaces
#   step: position in the sunrise; step_name: what is done there
#   space_before, space_left: the space left; place_left: likewise and 1, or 0 for none
#   before_castle: the space left for the castle
#   bearer: a figure and 1, or 0 for a creature; given: a thing
#   dice: what dice count; overtime: willpower that an hour cost

#: Meanings of a `what` that is a kind of creature.
CREATURES: Final = ("creature", "named", "fought", "mover")

KINDS: Final = EventTable()

#: A hero entered a space, in passing or not; amount: 1 where a storm did it.
ENTERED: Final = KINDS.add("entered", what="space_before")
STOPPED: Final = KINDS.add("stopped")  # a hero's move ended
HOUR: Final = KINDS.add("hour", what="overtime")  # a hero spent an hour; amount: hours used now
PASSED: Final = KINDS.add("passed")
RESTED: Final = KINDS.add("rested")  # a hero ended the day; amount: 1 with the rooster
DAY_OVER: Final = KINDS.add("day_over")  # all stones lie in the sunrise box
DAWN: Final = KINDS.add("dawn")  # the sunrise is done; amount: the day
TURN: Final = KINDS.add("turn")  # whose turn it is now
#: A creature moved.
MARCHED: Final = KINDS.add("marched", what="mover", amount="space_left", piece=True)
PLACED: Final = KINDS.add("placed", what="named", amount="name", piece=True)  # a creature came
STAYED: Final = KINDS.add("stayed", what="creature", piece=True)  # a creature's way is blocked
#: A creature entered the castle; amount: shields left, below 0 where one was missing.
BROKE_IN: Final = KINDS.add("broke_in", what="creature", where="before_castle")
SLAIN: Final = KINDS.add("slain", what="named", amount="name")  # a creature was defeated
#: A creature left without a fight.
VANISHED: Final = KINDS.add("vanished", what="creature", amount="name")
FIGHT: Final = KINDS.add("fight", what="fought", piece=True)  # a fight begins
JOINED: Final = KINDS.add("joined")
LEFT: Final = KINDS.add("left")  # a hero leaves the fight
THREW: Final = KINDS.add("threw")  # a die of a hero; amount: value
CREATURE_THREW: Final = KINDS.add("creature_threw", what="fought")  # a die of the creature
FLIPPED: Final = KINDS.add("flipped", what="old_value")  # amount: new value
DOUBLED: Final = KINDS.add("doubled")  # brew used; amount: new value
VALUE: Final = KINDS.add("value")  # battle value of the heroes
CREATURE_VALUE: Final = KINDS.add("creature_value", what="fought")  # … of the creature
HURT: Final = KINDS.add("hurt", what="fought")  # the creature lost willpower
BLOCKED: Final = KINDS.add("blocked")  # a shield was used
FELL: Final = KINDS.add("fell")  # a hero reached 0 willpower
ESCAPED: Final = KINDS.add("escaped", what="fought", amount="name")  # a fight ended without winner
WILLPOWER: Final = KINDS.add("willpower")  # gained, or lost when negative
STRENGTH: Final = KINDS.add("strength")
GOLD: Final = KINDS.add("gold")
TOOK: Final = KINDS.add("took", what="thing", piece=True)
DROPPED: Final = KINDS.add("dropped", what="thing")
GAVE: Final = KINDS.add("gave", what="thing", amount="hero")
BOUGHT: Final = KINDS.add("bought", what="thing")  # what: 0 for strength; amount: price
USED: Final = KINDS.add("used", what="thing")
LOOKED: Final = KINDS.add("looked", what="seen")
DRAINED: Final = KINDS.add("drained")  # a well was emptied
WELLS: Final = KINDS.add("wells")  # wells are full again
FOG: Final = KINDS.add("fog", what="fog")  # a fog token was activated
NARRATOR: Final = KINDS.add("narrator", amount="letter")
EVENT: Final = KINDS.add("event", what="deck_card", amount="deck")  # an event card
#: An event card was cancelled; who: by whom.
CANCELLED: Final = KINDS.add("cancelled", what="deck_card", amount="deck")
FARMER: Final = KINDS.add("farmer", what="follower")  # a farmer follows a hero; what: thing
FARMER_LEFT: Final = KINDS.add("farmer_left", what="follower")  # … stays behind
FARMER_LOST: Final = KINDS.add("farmer_lost", what="follower")  # … is out of the game
#: Farmers reached the castle; amount: shields.
FARMER_SAFE: Final = KINDS.add("farmer_safe", what="follower")
#: A figure came, moved or left (where -1).
FIGURE: Final = KINDS.add("figure", what="figure", amount="place_left", piece=True)
LAID: Final = KINDS.add("laid", what="thing")  # a thing was laid on a space; amount: how many
GONE: Final = KINDS.add("gone", what="thing")  # a thing left the game
#: A thing came to rest on a space, on the ground or on a hero.
ARRIVED: Final = KINDS.add("arrived", what="thing", piece=True, told=False)
BRIDGE: Final = KINDS.add("bridge", what="bridge")  # it broke
CLEARED: Final = KINDS.add("cleared")  # rubble is gone; amount: value
#: A try at rubble, or at a trial; amount: battle value.
TRIED: Final = KINDS.add("tried", what="deed")
WELL_GONE: Final = KINDS.add("well_gone")
WAITS: Final = KINDS.add("waits", what="waiting")  # a card waits
FOUND: Final = KINDS.add("found", what="waiting")  # a waiting card took effect
#: A star was laid; what: its card, or -1 and the pile's deck.
STAR: Final = KINDS.add("star", what="star", amount="letter")
#: A hero looked at the next event card.
PEEKED: Final = KINDS.add("peeked", what="deck_card", amount="deck")
STOOD: Final = KINDS.add("stood")  # a hero was put on a space
#: The event card looked at left the game.
CARD_GONE: Final = KINDS.add("card_gone", what="deck_card", amount="deck")
#: A step of the sunrise is next.
SUNRISE_STEP: Final = KINDS.add("sunrise_step", what="step_name", told=False)
#: A hero's roll is settled; amount: all the hero adds.
COUNTED: Final = KINDS.add("counted", what="dice")
#: A creature left the board by an exit.
GOT_AWAY: Final = KINDS.add("got_away", what="creature", amount="space_left")
DEED: Final = KINDS.add("deed", what="deed")
#: A hero and a creature share a space now.
MET: Final = KINDS.add("met", what="creature", amount="row", piece=True, told=False)
#: A round of a fight; amount: 1 won, -1 lost, 0 neither.
ROUND_OVER: Final = KINDS.add("round_over", what="fought", piece=True, told=False)
HERO_OUT: Final = KINDS.add("hero_out")  # a hero left the game
EMPTIED: Final = KINDS.add("emptied")  # the last of several creatures left their space
#: An opponent went past everything.
FLEW: Final = KINDS.add("flew", what="creature", amount="space_left", piece=True)
#: A creature fell by poison and leaves the game.
POISONED: Final = KINDS.add("poisoned", what="creature", amount="name")
#: An opponent lost a card of its life; amount: it can lose yet.
CARD_LOST: Final = KINDS.add("card_lost", what="fought")
DEALT: Final = KINDS.add("dealt", what="deck_card", amount="deck")  # a hero got a card of their own
CARD_DONE: Final = KINDS.add("done", what="deck_card", amount="deck")  # it is fulfilled
#: It can be fulfilled no more.
CARD_SPOILED: Final = KINDS.add("spoiled", what="deck_card", amount="deck")
#: The top card of a pile was turned up and stays there.
SHOWN: Final = KINDS.add("shown", what="deck_card", amount="deck")
REMOVED: Final = KINDS.add("card_removed", what="deck_card", amount="deck")  # … and left the game
#: A card on the track left the game unseen.
TRACK_GONE: Final = KINDS.add("track_gone", what="deck", amount="letter")
QUIET: Final = KINDS.add("quiet", told=False)  # nothing is under way
#: Something runs along it; where: last space; amount: spaces.
PATH: Final = KINDS.add("path", what="path")
#: The end token lies elsewhere or shows its other side.
END_LETTER: Final = KINDS.add("end_letter", amount="letter")
#: A thing shows another face; who: its holder or -1.
TURNED: Final = KINDS.add("turned", what="thing")
SHIELDS: Final = KINDS.add("shields")  # there are more golden shields; amount: how many now
CHANGED: Final = KINDS.add("changed", what="creature", piece=True)  # a creature is of this kind now
BUILT: Final = KINDS.add("built", what="bridge")  # a bridge is there from now on
#: A creature or figure takes a thing along.
LOADED: Final = KINDS.add("loaded", what="thing", amount="bearer")
#: A hero swapped with a merchant.
BARTERED: Final = KINDS.add("bartered", what="thing", amount="given", piece=True)
HAGGLED: Final = KINDS.add("haggled", what="thing", piece=True)  # … took one thing more; amount: 1
STORM: Final = KINDS.add("storm")  # a storm rises; who: the hero who set it off or -1
TOKEN: Final = KINDS.add("token", what="token", amount="face")  # a token was found and is gone
#: Tokens lie face down; amount: how many.
TOKENS_LAID: Final = KINDS.add("tokens_laid", what="tokens")
TOKEN_GONE: Final = KINDS.add("token_gone", what="token")  # a token left the board unseen
REROLLED: Final = KINDS.add("rerolled", what="old_value")  # a die of a hero is taken up again
#: A die that a thing of a hero throws; amount: value.
EXTRA_THREW: Final = KINDS.add("extra_threw", what="die")
OVERTURNED: Final = KINDS.add("overturned", what="turned_die")  # … is turned; amount: new value
#: A hero's own dice count double; amount: what they count.
DOUBLED_ROLL: Final = KINDS.add("doubled_roll", what="thing")
#: A secret can be on fewer spaces; amount: how many.
NARROWED: Final = KINDS.add("narrowed", what="secret")
#: One whom a hero takes along comes to rest.
FIGURE_RESTS: Final = KINDS.add("figure_rests", what="figure", piece=True, told=False)
GUIDED: Final = KINDS.add("guided", what="figure")  # a hero takes a figure along
PARTED: Final = KINDS.add("parted", what="figure")  # … leaves it behind
HOUR_BACK: Final = KINDS.add("hour_back")  # a hero's time stone goes back; amount: hours used now
#: A step of this sunrise is crossed out.
CROSSED: Final = KINDS.add("crossed", what="step", amount="step_name")
#: A hero burns a thing in a round; amount: what it adds.
BURNT: Final = KINDS.add("burnt", what="thing")
DIMMED: Final = KINDS.add("dimmed", what="thing")  # a creature throws one die in this round
#: A star lies on another letter.
STAR_MOVED: Final = KINDS.add("star_moved", what="letter_before", amount="letter")
#: The deed of a hero's hour is done; amount: hours used.
HOUR_REACHED: Final = KINDS.add("hour_reached", told=False)
TRIAL: Final = KINDS.add("trial", what="deed")  # a hero begins a trial; amount: its value
#: No creature came; amount: 0 no figure is left, 1 no way, 2 one that should change.
LEFT_OUT: Final = KINDS.add("left_out", what="creature", amount="reason")
