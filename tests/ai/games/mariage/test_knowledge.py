"""Information given to a seat at the table holds in the worlds that the search samples."""

from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

import pytest

from tests.cases import cases
from tests.contract.random_deals import dealt_at_random, walk
from tests.rules.games.mariage.deals import Table, deal
from tolva_gui.ai.games.mariage.kernel_bridge import FormBridge
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.state import MariageState, mariage
from tolva_gui.rules.kit import Card, View, play_card
from tolva_gui.rules.protocol import Game

WORLDS = 120
DEALS = 24


def hands_imagined(table: Table, seat: int) -> list[int]:
    """Return that seat's hand in many worlds that fit the view of the seat to act, with inferences or without."""
    view = table.game.view(table.state, table.to_act)
    hands = []
    for reads in (False, True):
        position = imagined(table.game, view, reads=reads)
        hands += [position.world(seed).state["hands"][seat] for seed in range(WORLDS)]
    return hands


def imagined(game: Game[Any], view: View, *, reads: bool) -> Any:
    """The seat's knowledge; *reads*: the cards that the others have played are evidence too."""
    assert isinstance(view.public, MariageState)
    assert view.seat is not None
    bridge = FormBridge(game, view.options)
    position = bridge.position(view.public)
    if reads:
        bridge.tell_past(position, view.public, view.seat)
    return position


def holds(table: Table, hand: int, *names: str) -> bool:
    bridge = FormBridge(table.game, table.game.info.defaults())
    return all(hand >> bridge.number(play_card(Card(name[0], name[1]))) & 1 for name in names)  # type: ignore[arg-type]


@pytest.mark.rule("BD1")
@pytest.mark.parametrize(
    ("second", "third", "fourth", "later"),
    [("ST HK", "S98 HT7 DAT7 CT", "SJ HQ", ""), ("ST H6", "S98 HQT7 DAT7 CT", "SJ HJK", "HA H6 HQ HJ")],
)
def test_a_partner_who_could_not_declare_has_no_pair(
    second: str, third: str, fourth: str, later: str
) -> None:
    """They must declare if they can, so silence is an answer; it is remembered when a queen has been played since."""
    table = deal("bondtolva-4", "SA76 HA98 D98 C6" if later else "SA76 H98 D98 C6", second, third, fourth)
    assert table.play("SA ST S8 SJ | ask").calls == set()
    for hand in hands_imagined(table.play(later), 2):
        assert not any(holds(table, hand, f"{suit}K", f"{suit}Q") for suit in "HDC")
        assert not (later and holds(table, hand, "HK"))


@pytest.mark.rule("T15")
def test_a_partner_who_says_no_may_still_have_one_but_hardly_has() -> None:
    """In tolva he may decline."""
    table = deal("tolva-4", "SA76 H98 D98 C6", "SQ", "S98 HKQ DAT7", "SJ").play("SA SQ S8 SJ | ask | pass")
    hands = hands_imagined(table, 2)
    unread, read = hands[:WORLDS], hands[WORLDS:]
    assert 0 < pairs_in(table, read) < pairs_in(table, unread) / 2


@pytest.mark.rule("BD2")
def test_a_partner_who_could_have_melded_hardly_has_a_pair() -> None:
    """With trump set it was their turn to meld before the lead."""
    table = deal("bondtolva-4", "SAKQ7 H98", "ST8", "SJ96 DAT7 CT", "H6").play("SA S8 SJ H6 | meld S")
    assert table.to_act == 0
    hands = hands_imagined(table, 2)
    assert pairs_in(table, hands[WORLDS:]) < pairs_in(table, hands[:WORLDS]) / 2


def pairs_in(table: Table, hands: list[int]) -> int:
    """Return how many of the hands have a pair that is not melded."""
    return sum(any(holds(table, hand, f"{suit}K", f"{suit}Q") for suit in "HDC") for hand in hands)


def test_who_did_not_follow_suit_has_none() -> None:
    """T7: seat 2 threw a diamond on the ace of spades."""
    table = deal("tolva-4", "SAT HA", "SK9", "D9876 C9876", "SQJ").play("SA S9 D9 SJ | HA")
    spades = [f"S{rank}" for rank in "KQ876"]
    for hand in hands_imagined(table, 2):
        assert not any(holds(table, hand, name) for name in spades)


@cases("form", ["bondtolva-4", "tolva-4", "tolva-3"], usual=["bondtolva-4"])
def test_what_others_have_played_tells_what_they_hold(form: str, length: int) -> None:
    """The cards' true owners are rated more probable than with only excluded cards known."""
    game = BY_ID[form]
    found = [
        [surprise(game, state, view, reads=reads) for reads in (False, True)]
        for state, view in positions(game, DEALS * length)
    ]
    unread, read = (sum(column) / len(found) for column in zip(*found, strict=True))
    assert read < unread - 0.02, (read, unread)


def positions(game: Game[Any], deals: int) -> Iterator[tuple[Any, View]]:
    """Yield the middle of deals of the rule player: the state and the view of the seat to act."""
    player = make_player("rules", 1)
    for number in range(deals):
        state = dealt_at_random(game, Random(f"surprise {number}"))
        for view in walk(game, state, lambda view: player.choose(view, Budget()).move):
            if len(mariage(view.facts).tricks) == 4:
                yield state, view
                break


def surprise(game: Game[Any], state: Any, view: View, *, reads: bool) -> float:
    """The surprise about the owners of the hidden cards: the mean of −log probability."""
    position = imagined(game, view, reads=reads)
    worlds = [position.world(seed).state["hands"] for seed in range(WORLDS)]
    truth = FormBridge(game, view.options).position(state).state["hands"]
    total, cards = 0.0, 0
    for seat, hand in enumerate(truth):
        for card in (1 << no for no in range(36) if hand >> no & 1 and seat != view.seat):
            cards += 1
            total -= log((sum(bool(world[seat] & card) for world in worlds) + 0.5) / (len(worlds) + 1))
    return total / cards
