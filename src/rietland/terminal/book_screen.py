"""A gamebook in text: what `look` shows, out of a view alone."""

from collections.abc import Iterator

from rietland.book.view.types import BookView, ReaderView, TestNow, WayView
from rietland.terminal.screen import Screen


class BookScreen(Screen[BookView]):
    """Says the open page, the ways on and the sheet in the words of a language."""

    def lines(self, view: BookView) -> Iterator[str]:
        section = view.section
        yield self._say(
            "book-sight-page",
            number=view.page,
            chapter=section.chapter,
            title=self.words.text(f"{section.text}.title"),
        )
        yield from self.words.text(section.text).splitlines()
        yield ""
        yield self._sheet(view)
        box = view.box
        sheet = view.sheet
        for sort, name, notes in (
            ("things", "thing", sheet.things),
            ("memories", "memory", sheet.memories),
            ("marks", "mark", sheet.marks),
        ):
            if notes:
                names = [self.words.text(f"{name}-{box}-{note.name}") for note in notes]
                yield self._say(f"book-sight-{sort}", names=", ".join(names))
        for hero in view.heroes:
            yield self._hero(hero, box)
        if view.test:
            yield self._test(view.test, box)
        for way in section.ways:
            yield from self._way(way, box)

    def hero(self, hero: ReaderView) -> str:
        return self._say(
            "book-sight-hero",
            name=self._name("hero", hero.name),
            role=self._name("role", hero.role),
        )

    def asked(self, view: BookView) -> Iterator[str]:
        yield from (self.hero(one) for one in view.heroes if one.name == view.pending.who)

    def _hero(self, hero: ReaderView, box: str) -> str:
        parts = [self.hero(hero)]
        if hero.reads:
            parts.append(self._say("book-sight-reads"))
        if hero.gift:
            what = self.words.text(f"gift-{box}-{hero.role}")
            parts.append(self._say("book-sight-gift", what=what))
        if hero.rests:
            parts.append(self._say("book-sight-rests"))
        return " · ".join(parts)

    def _sheet(self, view: BookView) -> str:
        stats = []
        for stat in view.sheet.stats:
            name = self.words.text(f"sheet-{view.box}-{stat.name}")
            if stat.most is None:
                stats.append(self._say("book-sight-stat", name=name, value=stat.value))
            else:
                args = {"name": name, "value": stat.value, "most": stat.most}
                stats.append(self.words.text("book-sight-stat.most", args))
        return self._say("book-sight-sheet", stats=" · ".join(stats))

    def _test(self, test: TestNow, box: str) -> str:
        return self._say(
            "book-sight-test",
            test=self.words.text(f"test-{box}-{test.kind}"),
            total=test.total,
            against=test.against,
            left=test.left,
        )

    def _way(self, way: WayView, box: str) -> Iterator[str]:
        """Tests with their chances, and what closes a way; plain ways are among the options."""
        what = self.words.say(way.label)
        if way.lacks:
            lacks = ", ".join(self.words.say(label) for label in way.lacks)
            yield self._say("book-sight-closed", what=what, lacks=lacks)
        elif way.test:
            test = way.test
            chances = [
                self._say(
                    "book-sight-chance",
                    name=self._name("hero", one.hero),
                    percent=round(100 * one.chance_with_gift),
                )
                for one in test.testers
            ]
            yield self._say(
                "book-sight-way",
                what=what,
                test=self.words.text(f"test-{box}-{test.kind}"),
                against=test.against,
                chances=", ".join(chances),
            )
