"""The table of a game of cards in text: what `look` shows, out of a view alone."""

from collections.abc import Iterator

from rietland.castle.view.types import (
    CardFightView,
    CardHeroView,
    CastleView,
    GalleryView,
    HandCard,
    PlaceView,
    StackCard,
)
from rietland.terminal.screen import Screen, several


class CastleScreen(Screen[CastleView]):
    """Says a view of locations, hands and piles in the words of a language."""

    def lines(self, view: CastleView) -> Iterator[str]:
        yield self._say(
            "castle-sight-piles",
            narrator=view.narrator.left,
            deck=view.supply.deck,
            allies=view.supply.allies,
            quivers=view.supply.quivers,
            willpower=view.supply.willpower,
            done=len(view.missions.completed),
            needed=view.missions.needed,
        )
        for place in view.places:
            yield from self._place(place)
        for hero in view.heroes:
            yield self.hero(hero)
        yield self._gallery(view.gallery)
        if view.open:
            symbols = ", ".join(self.words.say(label) for label in view.open)
            yield self._say("castle-sight-open", symbols=symbols)
        if view.fight:
            yield from self._fight(view.fight)

    def hero(self, hero: CardHeroView) -> str:
        parts = [
            self._say(
                "castle-sight-hero",
                name=self._name("hero", hero.name),
                role=self._name("role", hero.role),
                place=hero.place,
                willpower=hero.willpower,
            )
        ]
        for key, held in (("hand", hero.hand), ("played", hero.played)):
            if held:
                cards = ", ".join(self._card(card) for card in held)
                parts.append(self._say(f"castle-sight-{key}", cards=cards))
        if hero.quivers:
            values = ", ".join(map(str, hero.quivers))
            parts.append(self._say("castle-sight-quivers", values=values))
        if hero.axe:
            parts.append(self._say(f"castle-sight-axe-{hero.axe}"))
        if hero.grimoires:
            names = [self._name("grimoire", one.name) for one in hero.grimoires if one.open]
            parts.append(self._say("castle-sight-grimoires", names=", ".join(names) or "-"))
        return " · ".join(parts)

    def asked(self, view: CastleView) -> Iterator[str]:
        yield from (self.hero(one) for one in view.heroes if one.name == view.pending.who)

    def _place(self, place: PlaceView) -> Iterator[str]:
        cards = [self._stacked(card) for card in place.cards]
        heroes = [self._name("hero", name) for name in place.heroes]
        if place.strength >= 0:
            cards[0] = self._say("castle-sight-creature", name=cards[0], strength=place.strength)
        if place.spirit:
            heroes.append(self._say("castle-sight-spirit", face=self._name("spirit", place.spirit)))
        yield self._say(
            "castle-sight-place",
            number=place.number,
            name=self._name("place", place.name),
            cards=" / ".join(cards) or "-",
            heroes=", ".join(heroes) or "-",
        )
        mission = place.mission
        if mission and mission.name:
            key = f"mission-{mission.name}"
            yield self._say(
                "castle-sight-mission",
                name=self.words.text(key),
                rule=self.words.text(f"{key}.rule"),
            )

    def _stacked(self, card: StackCard) -> str:
        if not card.name:
            return self._say("castle-sight-unknown")
        name = self._name("encounter", card.name)
        return name if card.up else self._say("castle-sight-down", name=name)

    def _gallery(self, gallery: GalleryView) -> str:
        rows = [
            ", ".join(
                several(self.words, self._name("encounter", name), row.count(name))
                for name in dict.fromkeys(row)
            )
            for row in gallery.rows
        ]
        return self._say(
            "castle-sight-gallery",
            gold=gallery.gold,
            cards=gallery.cards,
            rows=" / ".join(row or "-" for row in rows),
        )

    def _fight(self, fight: CardFightView) -> Iterator[str]:
        yield self._say(
            "castle-sight-fight",
            creature=self._name("encounter", fight.creature),
            strength=fight.strength,
            total=fight.total,
        )
        for one in fight.fighters:
            yield self._say(
                "castle-sight-fighter",
                name=self._name("hero", one.hero),
                card=self._card(one.card),
                value=one.value,
            )

    def _card(self, card: HandCard) -> str:
        return self._name("encounter" if card.sort == "object" else "card", card.name)
