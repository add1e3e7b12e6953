"""Statistics in words and in the numbers of a language, ready to draw. Imported when the page is first opened."""

from collections.abc import Callable, Sequence
from math import floor, log10
from typing import Any

from PySide6.QtCore import QLocale

from tolva_gui.records.mastered import FEWEST, Gap, Mastery
from tolva_gui.records.statistics import Lately, LineCount, Moment, Points, Share, Statistics
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.texts import MINUS, day, fill, translate
from tolva_gui.words import sentences as rule_words
from tolva_gui.words.game_data import game_data
from tolva_gui.words.people import called
from tolva_gui.words.sentences import Language

NARROW = "\u202f"


class Words:
    """Puts the figures of `records.statistics` into words."""

    def __init__(self, lang: Language, level_name: Callable[[str], str]) -> None:
        self._lang = lang
        self._locale = QLocale(lang)
        self._level_name = level_name

    # Numbers

    def number(self, value: int) -> str:
        """Return a whole number with thousands separators."""
        return self._locale.toString(value).replace("-", MINUS)

    def decimal(self, value: float, *, sign: bool = False, places: int = 2) -> str:
        """Return a decimal number, with a plus sign if wanted."""
        text = self._locale.toString(abs(value), "f", places)
        nought = not any(digit in text for digit in "123456789")
        return ("" if nought else MINUS if value < 0 else "+" if sign else "") + text

    def percent(self, share: float) -> str:
        """Return a share in per cent."""
        text = self._locale.toString(round(100 * share))
        return fill(translate("Statistics", "%1%"), text)

    def between(self, share: Share) -> str:
        """Return the interval of a share in per cent."""
        low, high = (self._locale.toString(round(100 * end)) for end in share.interval)
        return fill(translate("Statistics", "%1–%2%"), low, high)

    def opponent(self, opponent: str) -> str:
        """Return the name for a `DealRow`'s text about the opponents."""
        kind, _, name = opponent.partition(" ")
        if kind == "level":
            return self._level_name(name)
        if kind == "person":
            return ", ".join(called(name.split(", "), 2, self._lang))
        return translate("Statistics", "Mixed opponents")

    # For the page

    def headlines(self, told: Statistics) -> list[dict[str, str]]:
        """Return the figures at the top: a large one, its label, its precision or a note."""
        scored = any(game_data(row.key).scored for row in told.by_form)
        lead = [self._lead(told)] if scored and _one_unit(told.by_form) else []
        return [self._games(told), *lead, self._streak(told), self._deals(told)]

    def _sure(self, told: Statistics) -> str:
        """Return a note on the share of games won: among many players the mean place says more than the interval."""
        in_figures = len(told.by_form) == 1 and not game_data(told.by_form[0].key).score_on_table
        if told.place is not None and told.others > 1 and in_figures:
            text = translate("Statistics", "on average place %1 of %2")
            return fill(text, self.decimal(told.place, places=1), self.number(round(told.others + 1)))
        return fill(translate("Statistics", "in the long run probably %1"), self.between(told.games))

    def _games(self, told: Statistics) -> dict[str, str]:
        games = told.games
        if not games.of:
            return _headline("–", translate("Statistics", "no game finished yet"), "")
        text = fill(
            translate("Statistics", "%1 of %2 games without losing")
            if all(game_data(row.key).losses for row in told.by_form)
            else translate("Statistics", "%1 of %2 games won"),
            self.number(games.won),
            self.number(games.of),
        )
        return _headline(self.percent(games.share), text, self._sure(told))

    def _lead(self, told: Statistics) -> dict[str, str]:
        points = told.points
        text = translate("Statistics", "point lead per deal")
        own, others = self.decimal(points.own), self.decimal(points.others)
        both = fill(translate("Statistics", "%1 against %2"), own, others)
        return _headline(self._with_reach(points), text, both)

    def _streak(self, told: Statistics) -> dict[str, str]:
        current, longest = told.streaks.current, told.streaks.longest
        text = translate("Statistics", "current winning streak")
        if current < 0:
            text = translate("Statistics", "current losing streak")
        if not told.games.of:
            return _headline("–", text, "")
        best = fill(translate("Statistics", "longest winning streak: %1"), self.number(longest))
        return _headline(self.number(abs(current)), text, best)

    def _deals(self, told: Statistics) -> dict[str, str]:
        helped = fill(translate("Statistics", "%1 with help"), self.number(told.helped))
        text = translate("Statistics", "deals played")
        if told.deals == 1:
            text = translate("Statistics", "deal played")
        return _headline(self.number(told.deals), text, helped)

    def course(self, told: Statistics) -> list[dict[str, Any]]:
        """Return the share of games won after each game, with its interval, and the same in words."""
        return [_point(moment, moment.share, told.games.of, self._moment(moment)) for moment in told.course]

    def _moment(self, moment: Moment) -> str:
        text = translate("Statistics", "After game %1: %2 won (%3)")
        share = moment.share
        return fill(text, self.number(moment.number), self.percent(share.share), self.between(share))

    def judged(self, told: Statistics) -> list[dict[str, Any]]:
        """Return the share of good choices in the last games after each judged one, and that game in words."""
        return [
            _point(lately, share, told.judged[-1].number, self._judged(lately, share))
            for lately in told.judged
            for share in [Share(lately.good_lately, lately.choices_lately)]
        ]

    def _judged(self, lately: Lately, share: Share) -> str:
        text = translate("Statistics", "%1: %2 of %3 choices were good; over the last ten games %4")
        good, choices = self.number(lately.good), self.number(lately.choices)
        return fill(text, day(lately.began, "d MMM yyyy"), good, choices, self.percent(share.share))

    def judged_in_all(self, told: Statistics) -> str:
        """Return the total of judged choices; with the cost of misses if all deals are of one game."""
        every = told.accuracy
        if not every.choices:
            return ""
        good, choices, deals = map(self.number, (every.good, every.choices, every.deals))
        if every.deals == 1:
            text = fill(
                translate("Statistics", "%1 of %2 choices in the deal judged were good"), good, choices
            )
        else:
            text = translate("Statistics", "%1 of %2 choices in %3 judged deals were good")
            text = fill(text, good, choices, deals)
        if len(told.by_form) > 1:
            return text
        away = translate("Statistics", "given away: %1 points a deal")
        return f"{text}; {fill(away, self.decimal(every.lost / every.deals, places=1))}"

    def mastery(self, told: Mastery) -> list[dict[str, str]]:
        """Return per game the user's lead less the master's with the same cards, and its precision."""
        return [
            {"name": form_name(gap.key), "figure": self.gap(gap), "note": self.gap_note(gap)}
            for gap in told.by_form
        ]

    def gap(self, gap: Gap) -> str:
        """Return the mean with its reach; a dash if the deals are too few."""
        return "–" if gap.reach is None else self._sized(gap.mean, gap.reach)

    def gap_note(self, gap: Gap) -> str:
        """Return the number of deals behind the figure."""
        if gap.reach is None:
            text = translate("Statistics", "%1 of at least %2 deals")
            return fill(text, self.number(gap.deals), self.number(FEWEST))
        return fill(translate("Statistics", "%1 deals"), self.number(gap.deals))

    def mastery_course(self, told: Mastery) -> dict[str, Any]:
        """Return the same by week: each mean as a share of the height, the marks of the scale, and the texts."""
        points = [(gap, gap.reach) for gap in told.course if gap.reach is not None]
        if not points or not _one_unit(told.by_form):
            return {}
        top = _round_number(max(abs(gap.mean) + reach for gap, reach in points))
        last = max(1, len(points) - 1)
        places = 0 if top >= 10 else 1
        course = [
            {
                "at": number / last,
                "share": _height(gap.mean, top),
                "low": _height(gap.mean - reach, top),
                "high": _height(gap.mean + reach, top),
                "date": day(f"{gap.key}T12:00:00", "d MMM yyyy"),
                "text": fill(
                    translate("Statistics", "Week of %1 and the three before: %2 a deal, %3 deals"),
                    day(f"{gap.key}T12:00:00", "d MMM"),
                    self._sized(gap.mean, reach),
                    self.number(gap.deals),
                ),
            }
            for number, (gap, reach) in enumerate(points)
        ]
        scale = [self.decimal(mark, sign=True, places=places) for mark in (-top, 0.0, top)]
        return {"course": course, "scale": scale}

    def recent(self, told: Statistics) -> dict[str, Any]:
        """Return the last games, won or lost."""
        games = told.streaks.recent
        text = fill(
            translate("Statistics", "The last %1 games: %2 won"),
            self.number(len(games)),
            self.number(sum(games)),
        )
        return {"games": list(games), "text": text}

    def leads(self, told: Statistics) -> list[dict[str, Any]]:
        """Return the lead in points per deal, by form and by kind of opponent."""
        won = dict(told.games_by_form) | dict(told.games_by_opponent)
        forms = [row for row in told.by_form if game_data(row.key).scored]
        alike = _one_unit(told.by_form)
        opponents = told.by_opponent if forms and alike else ()
        # Points of several games have no common scale: each mark is then measured by its own interval.
        most = max((_extent(row) for row in (*forms, *opponents)), default=1.0) if alike else 0.0
        return [
            *(self._lead_row("form", form_name(row.key), row, won, most) for row in forms),
            *(self._lead_row("opponent", self.opponent(row.key), row, won, most) for row in opponents),
        ]

    def _lead_row(
        self, section: str, name: str, row: Points, won: dict[str, Share], most: float
    ) -> dict[str, Any]:
        most, unit = most or _extent(row), rule_words.unit(row.key, self._lang)
        figure = " ".join(filter(None, (self.decimal(row.lead, sign=True), unit)))
        games = won.get(row.key, Share(0, 0))
        deals = fill(translate("Statistics", "%1 deals"), self.number(row.deals))
        if row.deals == 1:
            deals = translate("Statistics", "1 deal")
        share = fill(translate("Statistics", "%1 won"), self.percent(games.share)) if games.of else ""
        return {
            "section": section,
            "name": name,
            "deals": deals,
            "games": share,
            "lead": row.lead / most,
            "reach": -1.0 if row.reach is None else row.reach / most,
            "figure": figure,
            "text": ", ".join(filter(None, (name, deals, f"{self._with_reach(row)} {unit}".strip(), share))),
        }

    def deeds(self, told: Statistics) -> list[dict[str, str]]:
        """Return undertakings tried and made, own and others', by the game's names for them."""
        return [
            {
                "name": rule_words.deed_name(deeds.what, self._lang, told.by_form[0].key),
                "own": self._made(deeds.own),
                "others": self._made(deeds.others),
            }
            for deeds in told.deeds
        ]

    def _made(self, share: Share) -> str:
        if not share.of:
            return "–"
        text = fill(translate("Statistics", "%1 of %2"), self.number(share.won), self.number(share.of))
        return f"{text} ({self.percent(share.share)})"

    def counts(self, told: Statistics) -> list[dict[str, Any]]:
        """Return the mean counts per deal, own and others'; lines without any are left out."""
        if not told.lines:
            return []
        form = told.by_form[0].key
        return [self._line(line, form, line.kind in game_data(form).counts) for line in told.lines]

    def _line(self, line: LineCount, game: str, times: bool) -> dict[str, Any]:
        own, others = (line.own_times, line.other_times) if times else (line.own, line.others)
        return {
            "name": rule_words.line_name(line.kind, self._lang, game),
            "own": own,
            "others": others,
            "ownText": self.decimal(own),
            "othersText": self.decimal(others),
        }

    def _with_reach(self, points: Points) -> str:
        if points.reach is None:
            return self.decimal(points.lead, sign=True)
        return self._sized(points.lead, points.reach)

    def _sized(self, mean: float, reach: float) -> str:
        return f"{self.decimal(mean, sign=True)}{NARROW}±{NARROW}{self.decimal(reach)}"


def _one_unit(rows: Sequence[Points] | Sequence[Gap]) -> bool:
    """Return whether the points of these games may be added up."""
    games = [game_data(row.key) for row in rows if game_data(row.key).scored]
    return len(games) < 2 or all(game.score_on_table for game in games)


def _extent(row: Points) -> float:
    """Return the largest distance of the interval from zero: at least one point, or six for a wide one."""
    return max(1.0, min(6.0, abs(row.lead) + (row.reach or 0.0)), abs(row.lead))


def _point(game: Moment | Lately, share: Share, last: int, text: str) -> dict[str, Any]:
    """Return a point of a chart that ends with the game of the number *last*."""
    return {
        "at": (game.number - 1) / max(1, last - 1),
        "share": share.share,
        "low": share.interval[0],
        "high": share.interval[1],
        "date": day(game.began, "d MMM yyyy"),
        "text": text,
    }


def _height(points: float, top: float) -> float:
    """Return the position of the points between −top and top, from 0 to 1."""
    return 0.5 + points / (2 * top)


def _round_number(most: float) -> float:
    """Return the smallest of 0.5, 1, 2, 5, 10, 20 … that is not below."""
    step = 10.0 ** floor(log10(max(most, 0.5)))
    return next(step * factor for factor in (0.5, 1, 2, 5, 10) if step * factor >= most)


def _headline(figure: str, text: str, note: str) -> dict[str, str]:
    return {"figure": figure, "text": text, "note": note}
