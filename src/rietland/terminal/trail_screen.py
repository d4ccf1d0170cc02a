"""A trail in text: what `look` shows, out of a view alone."""

from collections.abc import Iterator

from rietland.terminal.screen import Screen
from rietland.trail.view.types import (
    StageView,
    TrailCardView,
    TrailHeroView,
    TrailPathView,
    TrailSpaceView,
    TrailView,
)


class TrailScreen(Screen[TrailView]):
    """Says the row of stages, the Curse, heroes with their piles, and what lies ready."""

    HELP = "trail-help"

    def lines(self, view: TrailView) -> Iterator[str]:
        pawns = {hero.space: self._name("hero", hero.name) for hero in view.heroes}
        yield self._say("trail-sight-key")
        for stage in view.stages:
            yield from self._stage(view, stage, pawns)
        yield ""
        for hero in view.heroes:
            yield from self._hero(hero)
        if view.neighbours:
            yield self._say("trail-sight-neighbours")
        supply = view.supply
        yield self._say("trail-sight-supply", reserve=supply.reserve, willpower=supply.willpower)
        for clash in view.clashes:
            yield self.words.say(clash.text)

    def goals(self, view: TrailView) -> Iterator[str]:
        for goal in view.goals:
            key = "trail-sight-goal.done" if goal.done else "trail-sight-goal"
            args = {"what": goal.label, "percent": round(100 * goal.progress)}
            yield self.words.text(key, args)

    def routes(self, view: TrailView, line: str) -> list[list[str]] | None:
        """`go a3`, `walk a3`: with the name that `look` shows, by every card that leads there."""
        words = [word for word in line.split() if word != view.pending.who]
        if len(words) != 2 or words[0] not in ("go", "walk"):
            return None
        there = {
            space.number
            for stage in view.stages
            for space in stage.spaces
            if words[1] in (space.name, space.name.partition(".")[2])
        }
        return [way.say for one in view.reach for way in one.ways if way.space in there]

    def outcome(self, view: TrailView, say: str) -> str:
        for one in view.previews:
            text = one.outcome.text
            if one.say == say and not text.key.startswith("trail-outcome-nothing"):
                return self.words.say(text)
        return ""

    def asked(self, view: TrailView) -> Iterator[str]:
        yield from (self.hero(one) for one in view.heroes if one.name == view.pending.who)

    def hero(self, hero: TrailHeroView) -> str:
        return self._say(
            "trail-sight-hero",
            name=self._name("hero", hero.name),
            willpower=hero.willpower,
            lead=hero.lead,
        )

    # The row.

    def _stage(self, view: TrailView, stage: StageView, pawns: dict[int, str]) -> Iterator[str]:
        if stage.label is None:
            yield self._say("trail-sight-hidden", number=stage.number + 1)
            return
        args = {
            "number": stage.number + 1,
            "name": self.words.say(stage.label),
            "fog": stage.fog if stage.begun else stage.printed_fog,
        }
        key = "trail-sight-stage" if stage.begun else "trail-sight-stage.ahead"
        yield self.words.text(key, args)
        if stage.left:
            return
        onward: dict[int, list[str]] = {}
        names = {space.number: space.name for one in view.stages for space in one.spaces}
        for one in view.stages:
            for path in one.paths:
                onward.setdefault(path.origin, []).append(self._path(path, names))
        # While the stage before lies face down, nothing else tells what leads in.
        into = [self._path(path, names) for path in stage.paths if path.origin < 0]
        if stage.number and into:
            yield "  " + self._say("trail-sight-entry", paths=", ".join(into))
        for space in stage.spaces:
            yield self._space(view, space, pawns, onward.get(space.number, []))

    def _space(
        self, view: TrailView, space: TrailSpaceView, pawns: dict[int, str], onward: list[str]
    ) -> str:
        here = []
        if view.curse.space == space.number:
            here.append(self.words.text("trail-curse"))
        if space.number in pawns:
            here.append(pawns[space.number])
        short = space.name.partition(".")[2]
        steps = str(space.steps_now)
        if space.steps_now != space.steps:
            steps += f"; {self._say('trail-steps-printed', number=space.steps)}"
        parts = [f"  {short} {self.words.say(space.label)} ({steps})"]
        parts += [f"[{', '.join(here)}]"] if here else []
        parts += [", ".join(self.words.say(one.label) for one in space.symbols)]
        parts += [f"→ {', '.join(onward)}"] if onward else []
        return " ".join(part for part in parts if part)

    def _path(self, path: TrailPathView, names: dict[int, str]) -> str:
        name = names[path.target].partition(".")[2]
        said = ", ".join(self.words.say(one.label) for one in path.symbols)
        dots = "··" if path.dashed else ""
        return f"{dots}{name} ({said})" if said else f"{dots}{name}"

    # Heroes and piles.

    def _hero(self, hero: TrailHeroView) -> Iterator[str]:
        parts = [self.hero(hero)]
        if hero.active:
            parts.append(self._say("trail-sight-active"))
        if hero.arrived:
            parts.append(self._say("trail-sight-arrived"))
        if hero.campfires:
            parts.append(self._say("trail-sight-campfires", number=hero.campfires))
        yield " · ".join(parts)
        for pile in hero.piles:
            if pile.cards:
                name = self.words.text(f"trail-pile-{pile.name}")
                cards = " / ".join(self._card(card) for card in pile.cards)
                key = "trail-sight-pile.blocked" if pile.blocked else "trail-sight-pile"
                yield "  " + self.words.text(key, {"name": name, "cards": cards})
        if hero.resting:
            cards = ", ".join(self._card(card) for card in hero.resting)
            yield "  " + self._say("trail-sight-resting", cards=cards)

    def _card(self, card: TrailCardView) -> str:
        face = card.face
        said = self.words.say(card.label)
        if card.sort in ("hero", "curse") and card.name:
            said += f" ({self.words.say(face.label)})"
        if face.strength:
            said += f" [{self._say('trail-sight-strength', number=face.strength)}]"
        if face.opponent:
            said += f" [{self._say('trail-sight-opponent', number=face.opponent)}]"
        return said
