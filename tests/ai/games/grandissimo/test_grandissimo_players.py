"""Sensible moves in grandissimo, found by every player from the careful one upwards."""

from random import Random

import pytest

from tests.rules.bench import cards
from tests.rules.games.grandissimo.table import deck_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules import kit
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO
from tolva_gui.rules.games.grandissimo.state import GrandissimoState
from tolva_gui.rules.kit import NULL_LOG, Move, Standing, parse_card

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


def choice(state: GrandissimoState, level: str) -> str:
    """Return the move of a player of the level for the seat to act."""
    seat = GRANDISSIMO.to_act(state)
    move: Move = make_player(level, 1).choose(GRANDISSIMO.view(state, seat), BUDGET).move
    return str(move)


MIDDLE = "S87 HJT84 DJT87 CJT"
"""Good for neither tricks nor a misère."""
STRONG = "SAKQJT9 HAK DAK C652"
LOW = "S23468 H2357 D246 C2"


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_of_middle_cards_passes(level: str) -> None:
    assert choice(deal("SJ876 HT98 DJ97 CT87"), level) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_a_hopeless_hand_does_not_overbid(level: str) -> None:
    assert choice(act(deal(STRONG, MIDDLE), "bid 7"), level) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_a_strong_hand_bids_a_game_with_tricks(level: str) -> None:
    said = choice(deal(STRONG), level).split()
    assert said[0] == "bid"
    assert "misar" not in said[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_of_low_cards_bids_a_game_without_tricks(level: str) -> None:
    said = choice(deal(LOW), level)
    assert any(low in said for low in ("misar", "upplaggare", "pratmakare"))


@pytest.mark.parametrize("level", LEVELS)
def test_the_longest_suit_becomes_trump_for_who_does_not_lead(level: str) -> None:
    state = act(deal("", "SAKQJT98 H65 D5 C653", turned="SA"), "pass", "bid 6", "pass", "pass")
    assert choice(state, level) == "trump S"


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_nothing_is_no_partner(level: str) -> None:
    state = act(deal(STRONG, MIDDLE), "bid 6", "pass", "pass", "pass", "trump S", "vist")
    assert choice(state, level) == "refuse"


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_four_sure_tricks_is_a_partner(level: str) -> None:
    hand = "S2 HAKQ4 DAKQ4 CAK32"
    state = act(deal("SAKQJT98 H652 D65 C6", hand), "bid 6", "pass", "pass", "pass", "trump S", "vist")
    assert choice(state, level) == "accept"


@pytest.mark.parametrize("level", LEVELS)
def test_a_defender_who_can_leave_the_declarer_the_trick_does(level: str) -> None:
    """The five of clubs of stor misär has the trick so far; the two goes under it, and the game is lost."""
    others = "SJT97 HJT98 DJT9 C4T", "S5AKQ H4AKQ D3AKQ C3", "C2AK"
    state = act(deal("S23468 H2357 D246 C5", *others), "bid stor-misar", "pass", "pass", "pass")
    assert choice(act(state, "play C5", "play C4", "play C3"), level) == "play C2"


@pytest.mark.parametrize("seed", range(40))
def test_newcomer_slips_but_makes_no_absurd_bid(seed: int) -> None:
    player = make_player("stina", seed)
    state = act(deal("", MIDDLE), "bid 6")
    seat = GRANDISSIMO.to_act(state)
    assert str(player.choose(GRANDISSIMO.view(state, seat), BUDGET).move) == "pass"


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
