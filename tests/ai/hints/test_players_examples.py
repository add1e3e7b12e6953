"""Positions in which players got wrong or empty advice: the hint now says something true and useful."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest

from tests.ai.hints.hint_tables import clear
from tests.contract.random_deals import first_standing, further, walk
from tests.gallery.bid_tables import beside, lomber
from tests.gallery.tables import phase
from tests.rules.bench import cards
from tests.table.games import NAMES
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.hints import explained, hint_for, prices
from tolva_gui.ai.hints.judge import Judge
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import NULL_LOG, Call, Move, View
from tolva_gui.words.hints import HintWords


def dealt(
    name: str, seats: int, hand: str, rest: Sequence[str] = (), others: Sequence[str] = (), **options: Any
) -> tuple[Any, Any]:
    """Return the game and a state in which seat 0 holds the hand, and the *others* theirs.

    *rest*: cards at further places of the deal.
    """
    game = BY_ID[name].seated(seats)
    chosen = {**game.info.defaults(), **options}
    start, orders = first_standing(game, chosen, seats - 1), further(game.info, "1")
    pack = tuple(game.info.pack)
    view = game.view(game.start(chosen, pack, start, NULL_LOG, orders), None)
    own = [card for zone in view.zones if zone.place.owner == 0 for card in zone.cards]
    sea = [card for zone in view.zones if zone.place.kind == "sea" for card in zone.cards]
    wanted = dict(zip([card for card in own if card], cards(hand), strict=False))
    for seat, held in enumerate(others, 1):
        theirs = [card for zone in view.zones if zone.place.owner == seat for card in zone.cards]
        wanted |= dict(zip([card for card in theirs if card], cards(held), strict=True))
    wanted |= dict(zip([card for card in sea if card], cards(" ".join(rest)), strict=False))
    deck = list(pack)
    for place, card in wanted.items():
        here, there = pack.index(place), deck.index(card)
        deck[here], deck[there] = deck[there], deck[here]
    return game, game.start(chosen, tuple(deck), start, NULL_LOG, orders)


def reach(game: Any, state: Any, wanted: Callable[[View], bool]) -> View:
    """The view of seat 0 at the first such position, with every seat making its last legal move until then."""
    for view in walk(game, state, lambda view: view.legal[-1]):
        if view.seat == 0 and wanted(view):
            return view
    raise AssertionError("no such position")


def held(name: str, seats: int, hand: str, phase: str, **options: Any) -> View:
    """The view of seat 0 with that hand, at its first turn in the phase."""
    return reach(*dealt(name, seats, hand, **options), lambda view: view.phase == phase)


def advised(view: View, move: str, over: str) -> Advice:
    def of(text: str) -> Move:
        return next(each for each in view.legal if str(each) == text)

    return clear(of(move), of(over))


def test_a_card_of_plump_is_advised_for_what_it_does() -> None:
    """Formerly: keep the high cards, play the knave."""
    game, state = dealt("plump", 4, "HA HK HQ H5 H2 DK DJ D5 D2 S8 S7 S3 C5")
    view = reach(game, state, lambda view: view.phase == "play" and len(view.legal) > 1)
    first, last = str(view.legal[0]), str(view.legal[-1])
    hint = explained(view, advised(view, first, last))
    for lang in ("en", "sv"):
        text = HintWords(view.info, NAMES, lang).reason(hint)
        assert "keep the high" not in text
        assert text
    assert all(
        reason.fact.values.get("other", hint.advice.over) == hint.advice.over for reason in hint.reasons
    )


def test_the_longest_suit_is_told_before_a_bid_of_lomber() -> None:
    view = held("lomber", 3, "S7 H7 H4 C6 C4 DK DJ D6 D4", "auction")
    hint = hint_for(view, clear(view.legal[-1]))
    text = HintWords(view.info, NAMES, "en").answer(hint)
    assert "diamonds" in text


def test_a_two_laid_for_the_king_is_told_in_kasino() -> None:
    game, state = dealt("kasino", 2, "S3 HK C2 D2", ["CJ SJ H9 D7"])
    view = reach(game, state, lambda view: len(view.legal) > 2)
    lay, other = "lay C2", "lay S3"
    hint = hint_for(view, advised(view, lay, other))
    text = HintWords(view.info, NAMES, "en").reason(hint)
    assert "If it lies so until your next turn, you can take ♣J and ♣2 with ♥K." in text


def test_an_exchange_of_vandtia_says_what_it_is_for() -> None:
    game, state = dealt("vandtia", 4, "DJ S8 C3")
    view = reach(game, state, lambda view: any(str(move).startswith("swap") for move in view.legal))
    swap = next(move for move in view.legal if str(move).startswith("swap"))
    hint = hint_for(view, Advice(swap, {}, "thumb", 1, 1))
    for lang, said in (("en", "on the table for the end"), ("sv", "på bordet till slutet")):
        words = HintWords(view.info, NAMES, lang)  # type: ignore[arg-type]
        assert said in words.reason(hint)
        assert "counted" not in words.sure(hint.advice)


def test_a_premium_and_a_bid_are_priced_where_they_are_made() -> None:
    view = held("nittionio", 3, "HQ HJ HT H8 H7 SA SK D9 C7 C9 D7 S7", "premium")
    assert {price.pays for price in prices(view).values()} >= {30, 60}
    view = held("lomber", 3, "S7 H7 H4 C6 C4 DK DJ D6 D4", "auction")
    assert all(price.pays and price.costs for price in prices(view).values())


HELD: Final = (
    "HA HK HQ H5 H2 DK DJ D5 D2 S8 S7 S3 C5",
    "HJ HT H9 SA SK S2 DQ D9 D8 CA C9 C3 C2",
    "H8 H7 H6 SQ SJ S6 DA D3 C8 CK CQ C4 C7",
    "H4 H3 ST S9 S5 S4 DT D7 D6 D4 CJ CT C6",
)
"""The hands of a deal of plump without a trump."""
BIDS: Final = (5, 3, 2, 1)
PLAYED: Final = {
    (0, 0): "HA", (1, 0): "HK", (2, 0): "HQ", (3, 0): "D2", (3, 1): "D9", (3, 2): "DA",
    (4, 0): "DK", (4, 1): "D8", (4, 2): "D3",
}  # fmt: skip
"""Cards by trick and seat; otherwise the last legal card is played."""


def sixth_trick(game: Any, state: Any) -> View:
    """Play to the sixth trick, where seat 0 leads, one trick short of the bid, with two hearts left."""

    def choose(view: View) -> Move:
        seat = view.seat or 0
        card = PLAYED.get((len(state.tricks), seat))
        wanted = f"bid {BIDS[seat]}" if view.phase == "bid" else f"play {card}"
        return next((move for move in view.legal if str(move) == wanted), view.legal[-1])

    return next(view for view in walk(game, state, choose) if len(state.tricks) == 5 and view.seat == 0)


def test_plump_review_explains_taking_the_sure_trick() -> None:
    game, state = dealt("plump", 4, *HELD[:1], others=HELD[1:])
    view = sixth_trick(game, state)
    assert state.tricks_won[0] == 4
    played = next(move for move in view.legal if str(move) == "play D5")
    judge = Judge()
    verdict = judge.explained(view, judge.judge(view, game.view(state, None), played))
    assert (verdict.weight, str(verdict.best)[:6]) == ("blunder", "play H")
    text = HintWords(view.info, NAMES, "en").verdict(verdict)
    assert "Nobody after you can beat ♥" in text
    assert " of 100 deals tried after ♥" in text


@pytest.mark.parametrize(
    ("hand", "move", "over", "suit", "enough"),
    [
        ("SK HK H4 CK CQ CJ C9 C8 C7 DA D8 D5 D3", "bid 6", "bid begar", "clubs", True),
        ("SK ST S8 S7 S6 HJ HT H5 H4 CT DA DQ D2", "pass", "bid begar", "spades", False),
    ],
)
def test_grandissimo_bid_says_how_often_the_hand_takes_enough(
    hand: str, move: str, over: str, suit: str, enough: bool
) -> None:
    view = held("grandissimo", 4, hand, "auction")
    hint = hint_for(view, advised(view, move, over))
    text = HintWords(view.info, NAMES, "en").reason(hint)
    found = re.search(rf"With {suit} as trump you take \d tricks or more alone in (\d+) of 100", text)
    assert found, text
    assert (int(found[1]) >= 50) == enough


def test_grandissimo_partner_hears_how_often_both_make_it() -> None:
    host = beside(2, ("bid 6", "trump H", "vist"), phase("answer"))
    view = host.view(0)
    texts = [
        HintWords(view.info, NAMES, "en").reason(hint_for(view, advised(view, *moves)))
        for moves in (("accept", "refuse"), ("refuse", "accept"))
    ]
    assert sum("As partners you make the game in" in text for text in texts) == 1


def test_a_trump_of_lomber_is_named_for_what_the_hand_has_in_it() -> None:
    host = lomber(phase("contract"), says=("bid spil",))
    seat = host.to_act()
    assert seat is not None
    view = host.view(seat)
    text = HintWords(view.info, NAMES, "en").reason(hint_for(view, advised(view, "name S", "name H")))
    assert "bitar" not in text
    assert "With spades you have more trumps than with any other suit: 4." in text


def test_vandtia_without_exchange_says_what_is_kept() -> None:
    for hand, said in (("D4 S5 C3", "Nothing in your hand is stronger"), ("DA S5 C3", "You keep these")):
        view = held("vandtia", 4, hand, "exchange")
        view.public.up[0] = [[card] for card in cards("HT SA C9")]
        hint = hint_for(view, Advice(Call("done"), {}, "thumb", 1, 1))
        assert said in HintWords(view.info, NAMES, "en").reason(hint)
