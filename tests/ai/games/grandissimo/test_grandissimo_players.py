"""Sensible moves in grandissimo, found by every player from the careful one upwards."""

import re
from collections.abc import Callable, Mapping
from random import Random

import pytest

from tests.ai.moves import move_of
from tests.rules.bench import Bench, cards
from tests.rules.games.grandissimo.table import deck_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import NULL_LOG, Standing, parse_card

LEVELS = ["rules", "best"]
BUDGET = Budget(iterations=3000)


def deal(*hands: str, turned: str = "HA") -> GrandissimoState:
    """A deal of these hands, forehand's (seat 1) first; the rest of the pack fills them up in its order."""
    known = [list(cards(hand)) for hand in (*hands, "", "", "", "")[:4]]
    rest = [card for card in kit.FULL_PACK if not any(card in hand for hand in known)]
    for hand in known:
        while len(hand) < 13:
            hand.append(rest.pop(0))
    by_seat = [known[(seat - 1) % 4] for seat in range(4)]
    deck, further = deck_of(by_seat), {"turned": [(parse_card(turned),)]}
    standing = GRANDISSIMO.check_start(GRANDISSIMO.info.defaults(), Standing(0, (0,) * 4))
    return GRANDISSIMO.start(GRANDISSIMO.info.defaults(), deck, standing, NULL_LOG, further)


def act(state: GrandissimoState, *texts: str) -> GrandissimoState:
    for text in texts:
        move = GRANDISSIMO.parse(text)
        assert GRANDISSIMO.why_not(state, move) is None, text
        GRANDISSIMO.apply(state, move)
    return state


MIDDLE = "S87 HJT84 DJT87 CJT"
"""Good for neither tricks nor a misère."""
STRONG = "SAKQJT9 HAK DAK C652"
LOW = "S23468 H2357 D246 C2"


AWAY = ("pass", "pass", "pass")
SENSIBLE: Mapping[str, tuple[Callable[[], GrandissimoState], str]] = {
    "a hand of middle cards passes": (lambda: deal("SJ876 HT98 DJ97 CT87"), "pass"),
    "a hopeless hand does not overbid": (lambda: act(deal(STRONG, MIDDLE), "bid 7"), "pass"),
    "a strong hand bids a game with tricks": (lambda: deal(STRONG), "bid (?!.*misar).*"),
    "a hand of low cards bids a game without tricks": (
        lambda: deal(LOW),
        ".*(misar|upplaggare|pratmakare).*",
    ),
    "the longest suit becomes trump for who does not lead": (
        lambda: act(deal("", "SAKQJT98 H65 D5 C653", turned="SA"), "pass", "bid 6", "pass", "pass"),
        "trump S",
    ),
    "who has nothing is no partner": (
        lambda: act(deal(STRONG, MIDDLE), "bid 6", *AWAY, "trump S", "vist"),
        "refuse",
    ),
    "who has four sure tricks is a partner": (
        lambda: act(deal("SAKQJT98 H652 D65 C6", "S2 HAKQ4 DAKQ4 CAK32"), "bid 6", *AWAY, "trump S", "vist"),
        "accept",
    ),
    # The five of clubs of stor misär has the trick so far; the two goes under it, and the game is lost.
    "a defender who can leave the declarer the trick does": (
        lambda: act(
            deal("S23468 H2357 D246 C5", "SJT97 HJT98 DJT9 C4T", "S5AKQ H4AKQ D3AKQ C3", "C2AK"),
            *("bid stor-misar", *AWAY, "play C5", "play C4", "play C3"),
        ),
        "play C2",
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("known", SENSIBLE)
def test_a_sensible_move_is_made(known: str, level: str) -> None:
    table, sensible = SENSIBLE[known]
    assert re.fullmatch(sensible, move_of(level, Bench(GRANDISSIMO, table()), BUDGET))


@pytest.mark.parametrize("seed", range(40))
def test_newcomer_slips_but_makes_no_absurd_bid(seed: int) -> None:
    table = Bench(GRANDISSIMO, act(deal("", MIDDLE), "bid 6"))
    assert move_of("stina", table, BUDGET, seed) == "pass"


@pytest.mark.parametrize("seed", range(1, 4))
def test_enough_sure_tricks_are_never_thrown_away(seed: int) -> None:
    """Five tricks are needed without trump, and six are on top; however shortly the search thinks."""
    held = cards("SAKQJT63 H9 CJ7 DA42")
    rest = [card for card in kit.FULL_PACK if card not in held]
    Random(seed).shuffle(rest)
    others = (" ".join(map(str, rest[13 * seat : 13 * seat + 13])) for seat in range(3))
    state = act(deal("SAKQJT63 H9 CJ7 DA42", *others), "bid begar", "pass", "pass", "pass")
    act(state, "trump grand", "solo")
    players = [make_player("best", seed + seat) for seat in range(4)]
    while state.phase == "play":
        view = GRANDISSIMO.view(state, state.turn)
        GRANDISSIMO.apply(state, players[state.turn].choose(view, Budget(iterations=25)).move)
    assert state.winners.count(1) >= 5
