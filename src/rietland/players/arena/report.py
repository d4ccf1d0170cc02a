"""The page of an arena: plots, figures and the command behind them, in one file without script."""

from html import escape
from importlib.resources import files
from typing import Final

from rietland.players.arena import plots
from rietland.players.arena.games import Match, Outcome
from rietland.players.arena.statistics import Pair, Report
from rietland.words import Catalogue

WON: Final = "won"
#: How far an axis of differences may reach to each side; half of it is a round number too.
REACHES: Final = [0.1, 0.2, 0.4, 0.6, 0.8, 1.0]


def page(match: Match, reports: dict[str, Report], pairs: list[Pair], command: str) -> str:
    """Everything the games showed, by the name of the player; the first one is the measure."""
    words = Catalogue()
    title = word(words, f"legend-{match.box}-{match.legend}", f"{match.box}/{match.legend}")
    parts = [
        _head(title, _style()),
        _opening(words, match, title, reports, pairs),
        _shares(reports),
        _differences(reports, pairs) if pairs else "",
        _lengths(reports),
        _causes(words, reports),
        _open_goals(words, reports),
        _figures(reports, pairs),
        _ending(command, bool(pairs)),
        "</main></body></html>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _style() -> str:
    return files("rietland.players.arena").joinpath("report.css").read_text(encoding="utf-8")


def word(words: Catalogue, key: str, instead: str) -> str:
    return words.text(key) if words.has(key) else instead


def _head(title: str, style: str) -> str:
    hatches = "".join(
        f'<pattern id="hatch-{n}" width="7" height="7" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({angle})"><rect class="ground-{n}" width="7" height="7"/>'
        '<rect class="stroke" width="2" height="7"/></pattern>'
        for n, angle in enumerate((45, 135, 0, 90, 20))
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} in the arena</title><style>{style}</style></head><body>"
        f'<svg class="hatches" width="0" height="0" aria-hidden="true"><defs>{hatches}</defs></svg>'
        "<main>"
    )


def _opening(
    words: Catalogue, match: Match, title: str, reports: dict[str, Report], pairs: list[Pair]
) -> str:
    heroes = ", ".join(word(words, f"hero-{name}", name) for name in match.party)
    games = max(report.games for report in reports.values())
    kind = word(words, f"difficulty-{match.difficulty}", match.difficulty)
    named = [match.variant, *match.cards] if match.variant else match.cards
    variant = "".join(f", {one}" for one in named)
    names = list(reports)
    lines = [
        f"<b>{escape(name)}</b> won {report.won} of {report.games} games."
        for name, report in reports.items()
    ]
    for name, pair in zip(names[1:], pairs, strict=True):
        lines.append(_verdict(names[0], name, pair))
    return (
        f'<header><p class="over">{match.box}/{match.legend} · {escape(kind)}{escape(variant)}</p>'
        f"<h1>{escape(title)}</h1><p>{escape(heroes)} · {games} games with seed {match.seed}</p>"
        f'<p class="verdict">{" ".join(lines)}</p></header>'
    )


def _verdict(first: str, second: str, pair: Pair) -> str:
    low, high = pair.interval
    if low <= 0 <= high:
        return f"Between <b>{escape(second)}</b> and {escape(first)} nothing is decided."
    more = "more" if pair.difference > 0 else "less"
    return (
        f"<b>{escape(second)}</b> wins {more} than {escape(first)}, by "
        f"{abs(100 * pair.difference):.0f} points."
    )


def _section(title: str, remark: str, inside: str) -> str:
    return f'<section><h2>{title}</h2><p class="remark">{remark}</p>{inside}</section>'


def _who(number: int, name: str) -> str:
    return f"{plots.badge(number)}{escape(name)}"


def _shares(reports: dict[str, Report]) -> str:
    rows = [
        plots.row(
            _who(n, name),
            plots.whisker(n, report.win_rate(), report.interval, f"{name}: {_plain(report)}"),
            _share(report.win_rate(), report.interval),
        )
        for n, (name, report) in enumerate(reports.items())
    ]
    rows.append(plots.axis([(at, f"{100 * at:.0f} %") for at in plots.QUARTERS]))
    return _section("Games won", "The lines reach over the 95 % interval.", "".join(rows))


def _plain(report: Report) -> str:
    low, high = report.interval
    return f"{100 * report.win_rate():.1f} %, interval {100 * low:.1f} to {100 * high:.1f} %"


def _share(value: float, interval: tuple[float, float]) -> str:
    return f"{100 * value:.1f} % <small>{100 * interval[0]:.1f} to {100 * interval[1]:.1f}</small>"


def _differences(reports: dict[str, Report], pairs: list[Pair]) -> str:
    names = list(reports)
    widest = max(abs(end) for pair in pairs for end in pair.interval)
    reach = next(reach for reach in REACHES if reach >= widest)
    rows = []
    for n, (name, pair) in enumerate(zip(names[1:], pairs, strict=True), 1):
        low, high = pair.interval
        on_axis = (_at(low, reach), _at(high, reach))
        said = f"{100 * pair.difference:+.1f}"
        within = f"{100 * low:+.1f} to {100 * high:+.1f}"
        drawing = plots.whisker(
            n, _at(pair.difference, reach), on_axis, f"{name}: {said} points, interval {within}"
        )
        rows.append(plots.row(_who(n, name), drawing, f"{said} <small>{within}</small>"))
    ticks = [(at, (2 * at - 1) * reach) for at in plots.QUARTERS]
    rows.append(plots.axis([(at, f"{100 * tick:+.0f}" if tick else "0") for at, tick in ticks]))
    return _section(
        f"Against {escape(names[0])}, on the same games",
        "Difference of the shares won, in points. Left of the middle is worse, right is better.",
        "".join(rows),
    )


def _at(difference: float, reach: float) -> float:
    return (difference / reach + 1) / 2


# Lengths.


def _days(outcome: Outcome) -> int:
    return outcome.days or outcome.turns


def _lengths(reports: dict[str, Report]) -> str:
    if not any(report.games for report in reports.values()):
        return ""
    in_turns = any(outcome.turns for report in reports.values() for outcome in report.outcomes)
    days = {name: [_days(o) for o in report.outcomes] for name, report in reports.items()}
    decisions = {name: [o.decisions for o in report.outcomes] for name, report in reports.items()}
    remark = (
        '<span class="key won-key"></span>won <span class="key lost-key"></span>lost, '
        "in columns with the number of games in the "
        "highest; the dotted line is the mean."
    )
    inside = (
        f"<h3>{'Turns' if in_turns else 'Days'}</h3>{_histograms(reports, days)}"
        f"<h3>Decisions</h3>{_histograms(reports, decisions)}"
    )
    return _section("How long a game is", remark, inside)


def _histograms(reports: dict[str, Report], values: dict[str, list[int]]) -> str:
    scale = plots.Scale([value for row in values.values() for value in row])
    found = {
        name: plots.heaps(report.outcomes, values[name], scale) for name, report in reports.items()
    }
    rows = []
    for n, (name, columns) in enumerate(found.items()):
        mean = sum(values[name]) / max(1, len(values[name]))
        said = f"{name}: {mean:.1f} on average"
        drawing = plots.histogram(columns, scale.part(mean), said)
        rows.append(plots.row(_who(n, name), drawing, f"{mean:.1f} <small>on average</small>"))
    return "".join(rows) + plots.axis(scale.ticks())


# Causes.


def _causes(words: Catalogue, reports: dict[str, Report]) -> str:
    causes = list(dict.fromkeys(cause for report in reports.values() for cause in report.causes))
    causes.sort(key=lambda cause: -sum(report.causes.get(cause, 0) for report in reports.values()))
    fills = {cause: f"cause cause-{n % plots.FILLS}" for n, cause in enumerate(causes)}
    told = {cause: word(words, cause, cause) for cause in causes}
    rows = []
    for n, (name, report) in enumerate(reports.items()):
        parts = [(WON, "won", report.won)]
        parts += [(fills[cause], told[cause], report.causes.get(cause, 0)) for cause in causes]
        rows.append(
            plots.row(_who(n, name), plots.ends(parts), f"{report.games} <small>games</small>")
        )
    legend = [(WON, "Won")] + [(fills[cause], told[cause]) for cause in causes]
    listed = "".join(
        f'<li><svg class="swatch" width="22" height="16" aria-hidden="true">'
        f'<rect class="{css}" width="22" height="16"/></svg><span>{escape(text)}</span></li>'
        for css, text in legend
    )
    inside = "".join(rows) + f'<ul class="legend">{listed}</ul>'
    return _section("How they ended", "All games of each player, by their end.", inside)


def _open_goals(words: Catalogue, reports: dict[str, Report]) -> str:
    """How often each goal was met that was open at the end of a game; nothing where none was."""
    keys = list(dict.fromkeys(goal for report in reports.values() for goal in report.open_goals))
    if not keys:
        return ""
    rows = [
        (
            escape(word(words, goal, goal)),
            [f"{r.games - r.open_goals.get(goal, 0)} of {r.games}" for r in reports.values()],
        )
        for goal in keys
    ]
    remark = "Games in which a goal was met at the end; goals that were never missed are left out."
    return _section("Goals met", remark, _table(reports, rows))


# Figures.


def _figures(reports: dict[str, Report], pairs: list[Pair]) -> str:
    every = list(reports.values())
    rows = [
        ("games", [str(r.games) for r in every]),
        ("won", [str(r.won) for r in every]),
        ("share won", [_share(r.win_rate(), r.interval) for r in every]),
        ("decisions, mean", [f"{r.mean_decisions:.1f}" for r in every]),
        ("inputs, mean", [f"{r.mean_inputs:.1f}" for r in every]),
    ]
    if any(r.mean_turns for r in every):
        rows.append(("turns, mean", [f"{r.mean_turns:.2f}" for r in every]))
    else:
        rows.append(("days, mean", [f"{r.mean_days:.2f}" for r in every]))
    rows.append(("decisions a second", [str(r.to_data()["decisions_per_second"]) for r in every]))
    if any(r.errors for r in every):
        rows.append(("games that did not end", [str(len(r.errors)) for r in every]))
    if pairs:
        blank = ["—"]
        differences = [f"{100 * pair.difference:+.1f}" for pair in pairs]
        rows.append(("against the first, points", blank + differences))
        rows.append(("won where the first lost", blank + [str(p.only_second) for p in pairs]))
        rows.append(("lost where the first won", blank + [str(p.only_first) for p in pairs]))
        rows.append(("McNemar's p", blank + [_odd(p.p) for p in pairs]))
    return f"<section><h2>Figures</h2>{_table(reports, rows)}</section>"


def _table(reports: dict[str, Report], rows: list[tuple[str, list[str]]]) -> str:
    """A row for each name, a column for each player."""
    head = "".join(f'<th scope="col">{_who(n, name)}</th>' for n, name in enumerate(reports))
    body = "".join(
        f'<tr><th scope="row">{name}</th>{"".join(f"<td>{value}</td>" for value in values)}</tr>'
        for name, values in rows
    )
    table = f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide">{table}</div>'


def _odd(p: float) -> str:
    return f"{p:.2g}" if p >= 0.0001 else "below 0.0001"


def _ending(command: str, paired: bool) -> str:
    method = "Intervals are 95 %, by Wilson's score."
    if paired:
        method += (
            " All players met the same seeds. The interval of a difference is Newcombe's for paired"
            " shares (his tenth method), and p is McNemar's exact test, two-sided."
        )
    return (
        f"<section><h2>To see it again</h2><p>{method}</p>"
        f"<pre><code>{escape(command)}</code></pre></section>"
    )
