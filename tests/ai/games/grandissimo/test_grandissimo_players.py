"""Sensible moves in grandissimo, found by every player from the careful one upwards."""

from itertools import islice
from random import Random

import pytest

from tests.ai.moves import check_sensible, move_of
from tests.rules.bench import cards, examples, spoken
from tests.rules.games.grandissimo.table import Table
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules import kit

LEVELS = ["rules", "best"]
BUDGET = Budget(iterations=3000)


def deal(*hands: str, turned: str = "HA") -> Table:
    """Deal these hands, forehand's (seat 1) first; the rest of the pack fills them up in its order."""
    known = [list(cards(hand)) for hand in (*hands, "", "", "", "")[:4]]
    rest = iter([card for card in kit.FULL_PACK if not any(card in hand for hand in known)])
    full = [[*hand, *islice(rest, 13 - len(hand))] for hand in known]
    return Table().deal_hands([full[(seat - 1) % 4] for seat in range(4)], turned)


MIDDLE = "S87 HJT84 DJT87 CJT"
"""Good for neither tricks nor a misère."""
STRONG = "SAKQJT9 HAK DAK C652"
LOW = "S23468 H2357 D246 C2"


@pytest.mark.parametrize("level", LEVELS)
@examples(
    "hands moves sensible",
    """
    a hand of middle cards passes | SJ876 HT98 DJ97 CT87 |  | pass
    a hopeless hand does not overbid | STRONG / MIDDLE | bid 7 | pass
    a strong hand bids a game with tricks | STRONG |  | bid (?!.*misar).*
    a hand of low cards bids a game without tricks | LOW |  | .*(misar or upplaggare or pratmakare).*
    who has nothing is no partner | STRONG / MIDDLE | bid 6, 3 pass, trump S, vist | refuse
    who has four sure tricks is | SAKQJT98 H652 D65 C6 / S2 HAKQ4 DAKQ4 CAK32 | bid 6, 3 pass, trump S, vist | accept
    """,
)
def test_a_sensible_move_is_made(hands: str, moves: str, sensible: str, level: str) -> None:
    rows = hands.replace("STRONG", STRONG).replace("MIDDLE", MIDDLE).replace("LOW", LOW).split("/")
    table = deal(*rows).act(*spoken(moves))
    check_sensible(table, move_of(level, table, BUDGET), sensible)


@pytest.mark.parametrize("level", LEVELS)
def test_the_longest_suit_becomes_trump_for_who_does_not_lead(level: str) -> None:
    table = deal("", "SAKQJT98 H65 D5 C653", turned="SA").act("pass", "bid 6", "pass", "pass")
    assert move_of(level, table, BUDGET) == "trump S"


@pytest.mark.parametrize("level", LEVELS)
def test_a_defender_leaves_the_declarer_the_trick(level: str) -> None:
    """The five of clubs of stor misär has the trick so far; the two goes under it, and the game is lost."""
    table = deal("S23468 H2357 D246 C5", "SJT97 HJT98 DJT9 C4T", "S5AKQ H4AKQ D3AKQ C3", "C2AK")
    table.act(*spoken("bid stor-misar, 3 pass, play C5, play C4, play C3"))
    assert move_of(level, table, BUDGET) == "play C2"


@pytest.mark.parametrize("seed", range(40))
def test_newcomer_slips_but_makes_no_absurd_bid(seed: int) -> None:
    table = deal("", MIDDLE).act("bid 6")
    assert move_of("stina", table, BUDGET, seed) == "pass"


@pytest.mark.parametrize("seed", range(1, 4))
def test_enough_sure_tricks_are_never_thrown_away(seed: int) -> None:
    """Five tricks are needed without trump, and six are on top; however shortly the search thinks."""
    held = cards("SAKQJT63 H9 CJ7 DA42")
    rest = [card for card in kit.FULL_PACK if card not in held]
    Random(seed).shuffle(rest)
    others = (" ".join(map(str, rest[13 * seat : 13 * seat + 13])) for seat in range(3))
    table = deal("SAKQJT63 H9 CJ7 DA42", *others)
    table.act(*spoken("bid begar, 3 pass, trump grand, solo"))
    players = [make_player("best", seed + seat) for seat in range(4)]
    while table.phase == "play":
        table.act(str(players[table.state.turn].choose(table.seen(), Budget(iterations=25)).move))
    assert table.state.winners.count(1) >= 5
