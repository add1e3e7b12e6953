"""Hints of kasino: reasons for a move, from the cards it takes and those it leaves to the next player."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules import kit
from tolva_gui.rules.games.kasino.game import (
    LILLAN,
    STORAN,
    TABBE_POINTS,
    KasinoState,
    fits,
    value_in_hand,
    value_on_table,
)
from tolva_gui.rules.kit import Card, Move, Play, View

POINT: Final = 1.0
MOST_NAMED: Final = 3
HIGH: Final = 10
"""Two cards of such a value exceed any card, except storan with the option."""


def question(view: View, move: Move) -> Fact:
    state: KasinoState = view.public
    takes = [each.takes for each in view.legal if isinstance(each, Play) and each.takes]
    if any(len(taken) == len(state.sea) for taken in takes):
        return Fact("can_clear")
    if not takes:
        return Fact("which_to_lay", {"states": "nothing_to_take"})
    if isinstance(move, Play) and move.takes:
        return Fact("which_take") if len(takes) > 1 else Fact("what_left")
    return Fact("why_not_take")


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    """Return the possible captures, the cards left after them, and the prize cards still to come."""
    state: KasinoState = view.public
    takes = [each for each in view.legal if isinstance(each, Play) and each.takes]
    yield from _of_takes(state, takes) if takes else _of_takers(state)
    prizes = tuple(card for card in _unseen(state) if _is_prize(card))
    key = {0: "no_prizes_out", 1: "prizes_out_one"}.get(len(prizes), "prizes_out")
    yield Fact(key, {"cards": prizes}, "still_out", {"cards": prizes})
    if not takes:
        yield Fact("nothing_to_take")
    if view.facts.packet == view.facts.packets:  # type: ignore[attr-defined]
        yield Fact("last_packet")
    for card in sorted(set(state.hands[state.turn]), key=kit.FULL_PACK.index):
        same = [each for each in _unseen(state) if value_in_hand(state, each) == value_in_hand(state, card)]
        if not same and value_on_table(card) >= HIGH:
            yield Fact("alike_gone", {"card": card})


def _of_takes(state: KasinoState, takes: Sequence[Play]) -> Iterator[Fact]:
    """The gains of the legal captures, and the cards that a single one leaves."""
    clearing = dict.fromkeys(each.card for each in takes if not _after(state, each))
    if clearing:
        yield Fact("clears_with", {"cards": tuple(clearing)})
    elif len(takes) > 1:
        prizes = [card for each in takes for card in (each.card, *each.takes) if _is_prize(card)]
        if prizes:
            yield Fact("within_reach", {"cards": tuple(dict.fromkeys(prizes))})
        yield Fact("most_cards", {"count": max(1 + len(each.takes) for each in takes)})
        yield Fact("most_spades", {"count": max(_spades((each.card, *each.takes)) for each in takes)})
    else:
        left = _after(state, takes[0])
        yield Fact("left_then", {"cards": tuple(left)})
        clearing_next = tuple(_clears(state, left, _unseen(state)))
        if len(clearing_next) <= MOST_NAMED:
            yield Fact("cleared_next" if clearing_next else "not_cleared_next", {"cards": clearing_next})


def _of_takers(state: KasinoState) -> Iterator[Fact]:
    """Per card of the hand, the number of unseen cards that take it once it is on the table; the fewest first."""
    hand = set(state.hands[state.turn])
    count = {card: _takers(state, card) for card in hand}
    for card in sorted(hand, key=lambda each: (count[each], kit.FULL_PACK.index(each))):
        yield Fact("takers", {"card": card, "number": count[card]})


def _of_fewer_takers(state: KasinoState, card: Card, instead: Card) -> Iterator[Fact]:
    """Whether fewer unseen cards take this card than the other."""
    few, more = _takers(state, card), _takers(state, instead)
    if few < more:
        yield Fact("fewer_takers", {"card": card, "number": few, "cards": (instead,), "rest": more})


def _takers(state: KasinoState, card: Card) -> int:
    return sum(fits(state, other, (card,)) for other in _unseen(state))


def _spades(cards: Sequence[Card]) -> int:
    return sum(card.suit == "S" for card in cards)


def reasons(view: View, move: Move, over: Move | None) -> Iterator[Fact]:
    """Return the move's captures, the sums it builds, and the cards it leaves."""
    state: KasinoState = view.public
    if not isinstance(move, Play):
        return
    first = list(_of_taking(state, move, over) if move.takes else _of_laying(state, move))
    if isinstance(over, Play) and not move.takes and not over.takes:
        first = [*_of_fewer_takers(state, move.card, over.card), *_of_keeping(move.card, over.card), *first]
    swept = list(_of_sweeping(state, move, over)) if isinstance(over, Play) else []
    yield from swept
    then = [fact for fact in _of_leaving(state, move) if not swept or fact.key != "cannot_be_cleared"]
    # The cards left to the next player are always worth a word.
    yield from (*first[:2], *then[:1], *first[2:], *then[1:])


def _of_sweeping(state: KasinoState, move: Play, over: Play) -> Iterator[Fact]:
    """The unseen cards of a rank that could sweep the table after the other move, and not after this one."""
    unseen = _unseen(state)
    sweeping = _clears(state, _after(state, over), unseen)
    if sweeping and not _clears(state, _after(state, move), unseen):
        yield Fact("swept_then", {"either": tuple(sweeping[:MOST_NAMED]), "other": over})


def _is_prize(card: Card) -> bool:
    return card in (STORAN, LILLAN) or card.rank == "A"


def _unseen(state: KasinoState) -> list[Card]:
    """The cards that others may have or that are still to be dealt."""
    known = {*state.sea, *state.hands[state.turn], *(card for won in state.won for card in won)}
    return [card for card in kit.FULL_PACK if card not in known]


def _after(state: KasinoState, move: Play) -> list[Card]:
    if move.takes:
        return [card for card in state.sea if card not in move.takes]
    return [*state.sea, move.card]


def _clears(state: KasinoState, sea: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if sea and fits(state, card, tuple(sea))]


def _reaches(state: KasinoState, card: Card, wanted: Card, sea: Sequence[Card]) -> bool:
    """Whether the card can take the wanted one out of that sea, alone or with one other."""
    groups = [(wanted,), *((wanted, other) for other in sea if other != wanted)]
    return any(fits(state, card, group) for group in groups)


def _of_taking(state: KasinoState, move: Play, over: Move | None) -> Iterator[Fact]:
    """What the capture brings, as far as the other move does not bring as much."""
    taken = (move.card, *move.takes)
    instead = (over.card, *over.takes) if isinstance(over, Play) and over.takes else ()
    if not _after(state, move):
        points = state.options[TABBE_POINTS.name]
        yield Fact("sweeps" if points == 1 else "sweeps_more", {} if points == 1 else {"points": points})
    if STORAN in taken:
        yield Fact("storan", {"card": STORAN})
    if LILLAN in taken:
        yield Fact("lillan", {"card": LILLAN})
    aces = tuple(card for card in taken if card.rank == "A")
    if len(aces) > sum(card.rank == "A" for card in instead):
        yield Fact("aces" if len(aces) > 1 else "aces_one", {"cards": aces, "count": len(aces)})
    spades = _spades(taken)
    if spades > (_spades(instead) if instead else 1):
        yield Fact("spades", {"spades": spades})
    if len(taken) > len(instead):
        yield Fact("cards", {"count": len(taken)})


def _of_leaving(state: KasinoState, move: Play) -> Iterator[Fact]:
    """The next player's options with the cards then on the table."""
    sea, unseen = _after(state, move), _unseen(state)
    if not sea:
        if not move.takes:
            return
        yield Fact("empty_table")
        return
    clearing = _clears(state, sea, unseen)
    if not clearing:
        yield Fact("cannot_be_cleared")
    prizes = [card for card in sea if _is_prize(card)]
    takers = [card for card in unseen if any(_reaches(state, card, prize, sea) for prize in prizes)]
    if prizes and not takers:
        yield Fact("prize_safe", {"cards": tuple(prizes[:MOST_NAMED])})
    mine = [card for card in state.hands[state.turn] if card != move.card]
    own = _clears(state, sea, mine)
    if own and len(sea) > 1:
        yield Fact("own_clear", {"card": own[0]})


def _of_laying(state: KasinoState, move: Play) -> Iterator[Fact]:
    card = move.card
    kept = [other for other in state.hands[state.turn] if other != card]
    built = list(_of_building(state, kept, card))
    yield from built
    partner = next((other for other in kept if fits(state, other, (card,))), None)
    if partner is not None and not built:
        yield Fact("own_take", {"card": partner, "cards": (card,)})


def _of_keeping(laid: Card, instead: Card) -> Iterator[Fact]:
    """Whether the other move would lay out a card that counts, unlike this one."""
    if _is_prize(instead) and not _is_prize(laid):
        yield Fact("keeps", {"card": instead})
    elif instead.suit == "S" != laid.suit:
        yield Fact("keeps_spade", {"card": instead})


def _of_building(state: KasinoState, kept: Sequence[Card], card: Card) -> Iterator[Fact]:
    """A sum that the card makes with one on the table, for a card that is kept."""
    for other in kept:
        for lying in state.sea:
            if fits(state, other, (lying, card)):
                yield Fact("own_sum", {"card": other, "cards": (lying, card)})
                return
