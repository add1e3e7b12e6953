"""Facts about the score: vinsten, the points missing to twelve, limits on melding."""

from collections.abc import Iterator
from typing import Final

from tolva_gui.ai.games.mariage.proof import Position
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.games.mariage.state import PAIRS, TARGET
from tolva_gui.rules.kit import Card, Side

_CLOSE: Final = 2
"""Points short of an exact target from which it is mentioned: vinsten and the last trick may both come."""
_NEAR: Final = 25
"""Card points short of vinsten from which it is mentioned."""
_FEW: Final = 3
"""The same in maktorer."""


def of_exact_twelve(position: Position) -> Iterator[Fact]:
    """K11: close to twelve a point may be one too many, and what looks foolish is not."""
    score = position.facts.scores[position.side]
    melded = score + (1 if position.facts.melds else 2)
    if not position.traits.exact:
        return
    if position.may_meld and melded > TARGET:
        yield Fact("meld_too_many", {"points": melded})
    elif position.may_meld and melded >= TARGET - 1:
        yield Fact("meld_exact", {"points": melded})
    elif score >= TARGET - _CLOSE:
        yield Fact("exact_twelve", {"points": score})


def of_vinsten(position: Position) -> Iterator[Fact]:
    """The distance to vinsten, or that it is settled; and its value if points are carried (T21)."""
    facts, short = position.facts, position.short_of_vinsten
    if facts.gubbe is not None:
        return
    if position.vinsten != "open":
        yield Fact(f"vinsten_{position.vinsten}")
    elif short <= min(_NEAR if position.counts_points else _FEW, position.points_left):
        yield from _short(position, short)
    elif not position.counts_points and position.points_left == 0:
        yield Fact("eyes_decide")


def _short(position: Position, short: int) -> Iterator[Fact]:
    """With three sides fewer may do: the stated number is enough in any case."""
    most = "" if position.info.sides == 2 else "_most"
    if position.counts_points:
        yield Fact(f"short{most}", {"points": short})
    elif position.choice_counts:
        yield Fact(f"short_maktor{most}") if short == 1 else Fact(f"short_maktorer{most}", {"count": short})


def of_score(position: Position) -> Iterator[Fact]:
    """The value of this deal's points on the sheet: points carried over, and points that decide the game."""
    facts, own = position.facts, position.side
    if facts.gubbe is not None:
        return
    yield from _of_standing(position, own)
    if facts.carried and position.vinsten == "open":
        yield Fact("carried", {"points": facts.carried + 1})


def _of_standing(position: Position, own: Side) -> Iterator[Fact]:
    """Among the other sides, the nearest to the target is enough."""
    facts = position.facts
    others = [side for side in range(position.info.sides) if side != own]
    level = [side for side in others if facts.scores[own] == facts.scores[side] == TARGET - 1]
    if level and position.vinsten == "open" and not position.traits.exact:
        yield Fact("level_at_last", _who(position, level[0]))
        return
    yield from _to_twelve(position, own)
    yield from _to_twelve(position, max(others, key=lambda side: facts.scores[side]))


def of_limits(position: Position, card: Card | None) -> Iterator[Fact]:
    """T17, B15: a pair that the score forbids to meld; mentioned if it is broken, or could be melded by mistake."""
    traits = position.traits
    score, melded = position.facts.scores[position.side], [suit for _, suit, _ in position.facts.melds]
    broken = card is not None and card.suit not in melded and card in PAIRS[card.suit]
    whole = card is not None and set(PAIRS[card.suit]) <= position.mine
    if not position.may_meld and not (broken and whole):
        return
    if score >= traits.meld_limit:
        yield Fact("no_more_melds", {"points": score})
    elif score >= traits.trump_limit and position.trump is None:
        yield Fact("no_setting_trump", {"points": score})


def _to_twelve(position: Position, side: Side) -> Iterator[Fact]:
    """T22, B20, K11: the points of this deal that bring the side to twelve."""
    facts = position.facts
    ours, score = side == position.side, facts.scores[side]
    missing, vinsten = TARGET - score, 1 + facts.carried
    if missing < 1 or (position.traits.exact and ours):
        return
    if missing == 1:
        key = "exact" if position.traits.exact else "one"
    elif position.vinsten != "open" or missing > vinsten + 1:
        return
    else:
        key = "vinsten" if missing <= vinsten else "both"
    yield Fact(f"{key}_to_twelve" + ("" if ours else "_theirs"), _who(position, side))


def _who(position: Position, side: Side) -> dict[str, object]:
    info, points = position.info, position.facts.scores[side]
    if side == position.side:
        return {"points": points}
    return {"seats": tuple(range(side, info.seats, info.sides)), "points": points}
