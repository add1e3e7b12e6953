"""Checks of facts that several games share, and the parts that checks of single games are made of.

The checks of a game's own facts are `CHECKS` in its `tests/ai/games/NAME/fact_checks.py`. Rules are not checked.
`RARE` there, optional, has the hints that random deals hardly reach: pairs of a table of the words and a key, such as
`("reason", "goes_out")` and `("hint", "all_nine")`.
"""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tests.ai.hints.layouts import IN_HAND, Layout, Told, plays
from tolva_gui.rules.games.lomber.cards import worths
from tolva_gui.rules.kit import Card, Play

Checks = Mapping[str, Callable[[Layout, Told], bool]]


def by_rule(_layout: Layout, _told: Told) -> bool:
    """A rule of the game, or a consequence of the move: true in every layout."""
    return True


def of_the_rules(keys: str) -> Checks:
    """Return the check `by_rule` for each of the words."""
    return dict.fromkeys(keys.split(), by_rule)


def mine(layout: Layout) -> set[Card]:
    return layout.cards(layout.known, ("hand",), layout.seat)


def wins_never(layout: Layout, told: Told) -> bool:
    return all(winner != layout.seat for winner, _ in layout.ends_of_trick(told["card"]))


def wins_always(layout: Layout, told: Told) -> bool:
    return all(winner == layout.seat for winner, _ in layout.ends_of_trick(told["card"]))


def cannot_win(layout: Layout, told: Told) -> bool:
    cards = [move.card for move in plays(layout.game, layout.state) if isinstance(move, Play)]
    lying = told["card"] in [card for _, card in layout.facts.trick]
    return lying and all(wins_never(layout, {"card": card}) for card in cards)


def holder_wins(layout: Layout, told: Told) -> bool:
    """The seat winning the trick keeps it against any card that does not beat it."""
    return (told["seat"], told["card"]) in layout.facts.trick and layout.facts.winning == told["seat"]


def unseen(layout: Layout, told: Told) -> bool:
    everywhere = {card for zone in layout.all.zones for card in zone.cards if card is not None}
    seen = {card for zone in layout.known.zones for card in zone.cards if card is not None}
    return set(told["cards"]) == {card for card in everywhere - seen if layout.suit(card) == told["suit"]}


def stronger(layout: Layout, card: Card, cards: Iterable[Card]) -> list[Card]:
    """Return the cards of its suit that beat it."""

    def place(each: Card) -> int:
        if layout.all.info.id == "lomber":
            return int(worths(layout.state.trump)[each].place)
        return int(layout.all.ranks.index(layout.all.display.stands_for.get(each, each).rank))

    same = [other for other in cards if layout.suit(other) == layout.suit(card)]
    return [other for other in same if place(other) < place(card)]


def elsewhere(layout: Layout) -> set[Card]:
    """Return the cards that others may hold: unseen cards and those in open hands."""
    return layout.hidden() | layout.cards(layout.known, IN_HAND, *layout.others())


def some_beat_each(layout: Layout, _told: Told) -> bool:
    """Every legal card can be beaten by a card of its suit, or by a trump."""
    cards, others = plays(layout.game, layout.state), elsewhere(layout)
    trumps = {card for card in others if layout.suit(card) == layout.state.trump}
    return all(
        stronger(layout, move.card, others) or (trumps and layout.suit(move.card) != layout.state.trump)
        for move in cards
        if isinstance(move, Play)
    )


def higher_out(layout: Layout, told: Told) -> bool:
    return bool(len(stronger(layout, told["card"], layout.unseen())) == told.get("count", 1))


def no_fewer_above(layout: Layout, told: Told) -> bool:
    """No legal card has fewer unseen cards above it."""
    hidden = layout.hidden()
    cards = [move.card for move in plays(layout.game, layout.state) if isinstance(move, Play)]
    fewest = min(len(stronger(layout, card, hidden)) for card in cards)
    return bool(len(stronger(layout, told["card"], hidden)) == told["count"] == fewest)


def none_higher(layout: Layout, told: Told) -> bool:
    return higher_out(layout, {**told, "count": 0})


def stand_but_for_trumps(layout: Layout, cards: Iterable[Card]) -> bool:
    return {*cards} <= mine(layout) and all(
        none_higher(layout, {"card": card}) and layout.suit(card) != layout.state.trump for card in cards
    )


def only_trumps_beat(layout: Layout, told: Told) -> bool:
    trump = layout.state.trump
    return all(
        layout.suit(card) != trump
        and all(best == card or layout.suit(best) == trump for _, best in layout.ends_of_trick(card))
        for card in told["either"]
    )


def only_of_its_suit(layout: Layout, told: Told) -> bool:
    return [layout.suit(card) for card in mine(layout)].count(told["suit"]) == 1 and wins_never(layout, told)


CHECKS: Checks = {
    "cannot_win": cannot_win,
    "unseen": unseen,
    "takes": wins_always,
    "takes_last": wins_always,
    "enough": wins_always,
    "too_many": wins_always,
    "enough_last": wins_always,
    "stays_under": wins_never,
    "sheds": wins_never,
    "highest_under": wins_never,
    "beaten_by": higher_out,
    "beaten_by_one": higher_out,
    "highest": lambda w, v: none_higher(w, v) and not stronger(w, v["card"], mine(w)),
    "unbeaten": lambda w, v: none_higher(w, v) and bool(stronger(w, v["card"], mine(w))),
    "above": lambda w, v: (
        [len(stronger(w, card, elsewhere(w))) for card in (v["card"], *v["cards"])]
        == [v["count"], v["points"]]
    ),
    "keeps_top": lambda w, v: v["card"] in mine(w) and none_higher(w, v) and w.suit(v["card"]) == v["suit"],
    "keeps_higher": lambda w, v: v["card"] in stronger(w, v["move"].card, mine(w)) and wins_never(w, v),
    "keeps_lower": lambda w, v: v["move"].card in stronger(w, v["card"], mine(w)) and wins_never(w, v),
    "none_certain": some_beat_each,
    "only_trumps": only_trumps_beat,
    "draws": lambda w, v: (
        w.suit(v["move"].card) == v["suit"] == w.state.trump
        and v["count"] == sum(w.suit(card) == v["suit"] for card in elsewhere(w))
        and stand_but_for_trumps(w, v["cards"])
    ),
    "then_trump": lambda w, v: (
        [w.suit(card) for card in mine(w)].count(v["suit"]) == 1
        and v["suit"] != w.state.trump in {w.suit(card) for card in mine(w)}
    ),
    "stronger_out": lambda w, v: set(v["cards"]) == {*stronger(w, v["card"], elsewhere(w))},
    "partner_has": holder_wins,
    "length": lambda w, v: sum(card.suit == v["suit"] for card in mine(w)) == v["count"],
    "need": lambda w, v: v["points"] == len(mine(w)) and 0 < v["rest"] < v["points"],
    "sheds_high": lambda w, v: wins_never(w, v) and no_fewer_above(w, v),
    "sheds_top": lambda w, v: wins_never(w, v) and v["count"] == 0 and no_fewer_above(w, v),
    "sheds_last": only_of_its_suit,
    **of_the_rules("gives half_points high_in_misere low_in_misere need_all none_allowed"),
}
"""The facts with words for all games."""
OF_BIDS: Checks = {**of_the_rules("breaks_by_giving breaks_by_taking lost need_none")}
"""The facts of games in which a number of tricks is bid."""


FOLDER = Path(__file__).parents[1] / "games"


def file_of(name: str) -> str:
    """Return the path of the game's file, as the messages of tests name it."""
    return f"tests/ai/games/{name.replace('-', '_')}/fact_checks.py"


def own_checks(name: str) -> Checks:
    """Return the game's `CHECKS`; none without a file."""
    module = _module(name)
    checks: Checks = {} if module is None else module.CHECKS
    return checks


def rare(name: str) -> set[tuple[str, str]]:
    """Return the game's `RARE`; none without a file."""
    return set(getattr(_module(name), "RARE", ()))


def _module(name: str) -> ModuleType | None:
    folder = name.replace("-", "_")
    if not (FOLDER / folder / "fact_checks.py").exists():
        return None
    return import_module(f"tests.ai.games.{folder}.fact_checks")
