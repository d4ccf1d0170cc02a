"""The board in text: what `look` shows, out of a view alone."""

from collections.abc import Iterator
from typing import Final

from rietland.board.view.types import (
    BattleView,
    BoardView,
    CreatureView,
    FigureView,
    HeroView,
    Life,
    OwnCard,
    Way,
)
from rietland.terminal.screen import Screen, several
from rietland.views import Label

#: The counter that is a place on the time track, its last hour, and the places beside it.
FROST: Final = "frost"
LAST_HOUR: Final = 10
BESIDE: Final = 3
#: How counters are called that say at which hour something happens.
AT_HOUR: Final = "_hour"


class BoardScreen(Screen[BoardView]):
    """Says a view of a board in the words of a language."""

    def lines(self, view: BoardView) -> Iterator[str]:
        yield from self._track(view)
        yield from self.goals(view)
        yield from self._list("plain-face-down", self._tokens(view))
        for hero in view.heroes:
            yield self.hero(hero)
        for creature in view.creatures:
            yield self._creature(creature)
        yield from self._castle(view)
        yield from self._places(view)
        yield from self._cards(view)
        if view.battle:
            yield from self._battle(view.battle)

    def goals(self, view: BoardView) -> Iterator[str]:
        for goal in view.track.goals:
            text = self.words.text(goal.key)
            how = f"{goal.key}.how"
            if self.words.has(how):
                text = f"{text} {self.words.text(how)}"
            state = [self.words.say(goal.state)] if goal.state else []
            if goal.worth:
                state.append(self._say("goal-worth", number=goal.worth))
            elif not goal.needed and goal.kind:
                # What only announces something can be neither met nor missed.
                state.append(self._say("goal-optional"))
            if goal.sunrises >= 0:
                state.append(self._say("goal-sunrises", number=goal.sunrises))
            told = ", ".join(state)
            yield self._say("plain-goal", goal=text, state=told) if told else text

    def _list(self, head: str, items: list[str]) -> Iterator[str]:
        """A heading and its items, if there are any."""
        if items:
            yield self._say("plain-list", head=self._say(head), items=", ".join(items))

    def _track(self, view: BoardView) -> Iterator[str]:
        track = view.track
        yield self._say(
            "plain-track",
            day=self._say("ui-day", number=view.day),
            letter=track.narrator,
            last=track.last,
            stars=", ".join(track.stars) or "-",
        )
        if view.dawn and view.dawn.says and view.dawn.gets_in:
            yield self.words.say(view.dawn.says)
        if track.end_token:
            yield self._say(f"track-end-{track.end_token}", letter=track.last)

    def _tokens(self, view: BoardView) -> list[str]:
        """Letters at which something lies face down."""
        return [several(self.words, one.letter, one.count) for one in view.track.tokens]

    def _own_card(self, card: OwnCard) -> str:
        """A hero's own card, and how it stands."""
        title = self._say(f"{card.key}.title")
        state = [self._say(f"own-card-{card.state}")]
        if 0 < card.progress < 1:
            state.append(self._say("odds-percent", percent=round(100 * card.progress)))
        return self._say("plain-goal", goal=title, state=", ".join(state))

    def hero(self, hero: HeroView) -> str:
        if hero.out:
            return self._say("plain-hero-out", name=self._name("hero", hero.name))
        time = (
            self._say("ui-resting") if hero.resting else self._say("plain-hours", hours=hero.hours)
        )
        line = self._say(
            "plain-hero",
            name=self._name("hero", hero.name),
            role=self._name("role", hero.role),
            space=str(hero.space),
            strength=hero.strength,
            willpower=hero.willpower,
            dice=hero.dice,
            gold=hero.gold,
            time=time,
        )
        parts = [line]
        if hero.covered:
            covered = self._say("sheet-covered", number=hero.covered)
            parts.append(f"{self._say('ui-strength')}: {covered}")
        if hero.things:
            names = ", ".join(self._name("thing", thing.name) for thing in hero.things)
            parts.append(self._say("plain-things", things=names))
        if hero.farmers:
            follower = Label(f"thing-{hero.follower}")
            parts.append(self._say("plain-farmers", farmers=hero.farmers, follower=follower))
        if hero.cards:
            cards = ", ".join(self._own_card(card) for card in hero.cards)
            parts.append(self._say("plain-own-cards", cards=cards))
        if hero.rooster:
            parts.append(self._say("ui-rooster"))
        return ", ".join(parts)

    def asked(self, view: BoardView) -> Iterator[str]:
        yield from (self.hero(one) for one in view.heroes if one.name == view.pending.who)

    def ways(self, view: BoardView) -> list[Way]:
        return view.ways

    def there(self, view: BoardView, space: int) -> list[str]:
        found = [self._foe(one.kind, one.named) for one in view.creatures if one.space == space]
        found += [self._name("hero", one.name) for one in view.heroes if one.space == space]
        found += [self._name("figure", one.name) for one in view.figures if one.space == space]
        for fog in view.fog:
            if fog.space == space:
                found.append(self._name("fog", fog.face))
        for token in view.tokens:
            if token.space == space:
                found.append(self._name("token", token.kind))
        for well in view.wells:
            if well.space == space and well.full:
                found.append(self._say("plain-there-well"))
        if space in view.merchants:
            found.append(self._say("plain-there-merchant"))
        for one in view.loose:
            if one.space == space:
                found.append(self._name("thing", one.thing.name))
        return found

    def _creature(self, creature: CreatureView) -> str:
        line = self._say(
            "plain-creature.cards" if creature.life else "plain-creature",
            name=self._foe(creature.kind, creature.named),
            space=str(creature.space),
            strength=creature.strength,
            willpower=creature.willpower,
            life=self._life(creature.life),
            dice=creature.dice,
            reward=self._reward(creature),
        )
        if creature.carries:
            carried = self._name("thing", creature.carries.name)
            return f"{line}, {self._say('plain-things', things=carried)}"
        return line

    def _life(self, life: Life | None) -> str:
        """Of an opponent whose life is cards, how many it has lost."""
        return self._say("life-cards", removed=life.removed, needed=life.needed) if life else ""

    def _reward(self, creature: CreatureView) -> str:
        """The pieces its victors share; where they choose one reward, each of them."""
        rewards = creature.rewards
        choices = [self._say(f"cost-{good}", number=number) for good, number in rewards.items()]
        return " / ".join(choices) or str(creature.reward)

    def _foe(self, kind: str, named: str) -> str:
        if named:
            return self._name("named", named)
        return self._name("creature", kind) if kind else self._name("thing", "rubble")

    def _frost(self, view: BoardView, place: int) -> Iterator[str]:
        """What the frost token takes from the day; nothing before it is in the game."""
        if place > LAST_HOUR + BESIDE:
            return
        key = "track-frost"
        if place > LAST_HOUR:
            key = "track-frost-waits"
        elif view.today.hours >= place:
            key = "track-frost-thawed"
        yield self._say(key, hour=place, last=LAST_HOUR, days=place - LAST_HOUR)

    def _castle(self, view: BoardView) -> Iterator[str]:
        castle = view.castle
        if castle.shields:
            free = castle.shields - castle.captured
            yield self._say("ui-shields", free=free, all=castle.shields)
        for counter in view.counters:
            if counter.name == FROST:
                yield from self._frost(view, counter.value)
            elif counter.value and counter.name.endswith(AT_HOUR):
                head = self._name("counter", counter.name)
                yield self._say("plain-list", head=head, items=str(counter.value))
            elif counter.value:
                yield several(self.words, self._name("counter", counter.name), counter.value)
        slain = [
            several(self.words, self._name("creature", kind), n) for kind, n in view.slain.items()
        ]
        yield from self._list("ui-defeated", slain)

    def _places(self, view: BoardView) -> Iterator[str]:
        lying: list[tuple[str, int]] = []
        goods: list[tuple[str, int]] = []
        for loose in view.loose:
            with_merchant = loose.thing.goods and loose.space in view.merchants
            found = goods if with_merchant else lying
            found.append((self._name("thing", loose.thing.name), loose.space))
        yield from self._list("plain-lying", self._at(lying))
        yield from self._list("plain-goods", self._at(goods))
        fog = [
            (self._name("fog", one.face) if one.face != "hidden" else "", one.space)
            for one in view.fog
        ]
        hidden = [str(space) for name, space in fog if not name]
        yield from self._list("ui-fog-hidden", hidden)
        yield from self._list("ui-fog", self._at([one for one in fog if one[0]]))
        tokens: dict[str, list[str]] = {}
        for one in view.tokens:
            tokens.setdefault(one.kind, []).append(str(one.space))
        for kind, spaces in tokens.items():
            head = self._say("ui-tokens", what=Label(f"token-{kind}"))
            yield self._say("plain-list", head=head, items=", ".join(spaces))
        full = [str(well.space) for well in view.wells if well.full]
        empty = [str(well.space) for well in view.wells if not well.full]
        yield from self._list("plain-wells-full", full)
        yield from self._list("plain-wells-empty", empty)
        yield from self._list("ui-merchants", [str(space) for space in view.merchants])
        figures = [(self._figure(one), one.space) for one in view.figures]
        yield from self._list("plain-figures", self._at(figures))
        secrets = [
            (self._name("secret", one.name), space) for one in view.secrets for space in one.spaces
        ]
        yield from self._list("plain-secrets", self._at(secrets))
        gone = (name for name in view.broken if name not in view.unbuilt)
        broken = [self._name("bridge", name) for name in gone]
        yield from self._list("ui-broken", broken)
        stock = [self._counted(one.thing, one.left) for one in view.stock]
        yield from self._list("ui-stock", stock)

    def _figure(self, figure: FigureView) -> str:
        """A figure, who takes it along and what it carries."""
        more = [self._name("hero", figure.leader)] if figure.leader else []
        more += [self._name("thing", name) for name in figure.carries]
        name = self._name("figure", figure.name)
        return self._say("plain-goal", goal=name, state=", ".join(more)) if more else name

    def _symbol(self, step: str) -> str:
        """A symbol of the sunrise; of two alike the second is called `..._2`."""
        if self.words.has(f"symbol-{step}"):
            return self._say(f"symbol-{step}")
        kind = step.removesuffix("_2")
        key = "symbol-creature" if kind == step else "symbol-creature.second"
        return self._say(key, what=self._name("creature", kind))

    def _counted(self, thing: str, number: int) -> str:
        """A number of things: `1 shield`, `3 wineskins`."""
        return f"{number} {self._name('thing', thing if number == 1 else f'{thing}.many')}"

    def _at(self, pieces: list[tuple[str, int]]) -> list[str]:
        """`farmer on 24, 36`: pieces of one name with all their spaces."""
        spaces: dict[str, list[str]] = {}
        for name, space in pieces:
            spaces.setdefault(name, []).append(str(space))
        return [
            self._say("plain-at", name=name, spaces=", ".join(where))
            for name, where in spaces.items()
        ]

    def _cards(self, view: BoardView) -> Iterator[str]:
        if view.deck:
            left = self._say("ui-deck-left", number=view.deck.left)
            yield self._say("plain-list", head=self._say("ui-events"), items=left)
        # A pile of which nothing lies open only tells that it is there.
        for pile in view.piles:
            if pile.open:
                left = self._say("ui-deck-left", number=pile.left)
                shown = [self._say(f"{key}.title") for key in pile.open]
                yield from self._list(f"pile-{pile.name}", [left, *shown])
        waiting = [
            self._say(
                "plain-at",
                name=self.words.text(f"{card.key}.title"),
                spaces=", ".join(map(str, card.spaces)),
            )
            for card in view.waiting
        ]
        yield from self._list("ui-waiting-cards", waiting)
        today = view.today
        crossed = [self._symbol(step) for step in today.crossed]
        yield from self._list("track-crossed", crossed)
        costs = ", ".join("-" if cost < 0 else str(cost) for cost in today.overtime)
        if any(cost >= 0 for cost in today.overtime):
            yield self._say("ui-today-overtime", costs=costs)
        else:
            yield self._say("ui-today-overtime.none")
        if today.fury:
            yield self._say("ui-today-fury", number=today.fury)

    def _battle(self, battle: BattleView) -> Iterator[str]:
        kind = ".trial" if battle.trial else ".cards" if battle.life else ""
        trial = self._say(battle.trial) if battle.trial else ""
        yield self._say(
            f"plain-battle{kind}",
            trial=trial,
            fighters=", ".join(self._name("hero", name) for name in battle.fighters),
            foe=self._foe(battle.creature, battle.named),
            space=str(battle.space),
            strength=battle.strength,
            against=battle.creature_strength,
            willpower=battle.creature_willpower,
            life=self._life(battle.life),
        )
        helps = [f"{self._say(one.key)} +{one.amount}" for one in battle.helps]
        yield from self._list("ui-strength", helps)
        if battle.dice:
            yield self._say(
                "plain-battle-dice",
                roller=self._name("hero", battle.roller),
                dice=_dice(battle),
            )


def _dice(battle: BattleView) -> str:
    """What the dice show: whether the own ones count double, and the one a thing throws along."""
    shown = ", ".join(map(str, battle.dice))
    if battle.doubled:
        shown = f"2 × ({shown})"
    return f"{shown} + {battle.extra}" if battle.extra else shown
