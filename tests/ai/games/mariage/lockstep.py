"""Rules module and kernel in lockstep on random deals. `start.py lab trials lockstep` plays more of them."""

from random import Random
from typing import Any

from tests.contract.play import Form, choose, deal
from tolva_gui.ai.games.mariage.kernel_bridge import CARDS, FormBridge
from tolva_gui.rules.games.mariage.calls import is_meld, suit_of
from tolva_gui.rules.moves import Call, Move

ALL_64 = (1 << 64) - 1


def compare(form: Form, rng: Random) -> int:
    """Play a random deal in both; fail at the first difference; return the number of actions."""
    game, state, count = form.game, deal(form, rng), 0
    bridge = FormBridge(game, form.options)
    position = bridge.position(state)
    while game.to_act(state) is not None:
        moves = game.legal_moves(state)
        assert position.state["turn"] == game.to_act(state)
        assert position.legal == bridge.actions(moves), f"{form}: {moves}"
        assert digest(position) == digest(bridge.position(state)), str(form)
        move = choose(moves, rng)
        game.apply(state, move)
        position.act(bridge.number(move))
        count += 1
    compare_ends(form, state, position)
    return count


def digest(position: Any) -> list[Any]:
    """Return what both must agree about after each action."""
    names = "hands tally scores melded left phase turn leader trump melds done shut"
    return [position.state[name] for name in names.split()]


def compare_ends(form: Form, state: Any, position: Any) -> None:
    """Check that both have the same scores, carried points and winner."""
    result, end = form.game.result(state), position.state
    assert result is not None
    assert not position.legal
    assert end["scores"][: form.game.info.sides] == [*result.scores], str(form)
    told = result.carried["carried"], -1 if result.winner is None else result.winner, result.void
    assert (end["carried"], end["winner"], end["void_deal"]) == told, str(form)


def compare_playout(form: Form, rng: Random) -> None:
    """Check that the kernel's own playout of a deal ends as the rules say."""
    state, dice = deal(form, rng), rng.randrange(1 << 60)
    position = FormBridge(form.game, form.options).position(state)
    position.play_out(dice)
    play_out(form, state, dice)
    compare_ends(form, state, position)


def play_out(form: Form, state: Any, dice: int) -> None:
    """Play the state to its end by the rules, with the choices of the kernel's random policy."""
    bridge = FormBridge(form.game, form.options)
    while form.game.to_act(state) is not None:
        moves = form.game.legal_moves(state)
        numbers = sorted(bridge.number(move) for move in moves)
        calls = _calls(form, state, moves)
        cards = [number for number in numbers if number < CARDS]
        if calls:
            number = calls[0]
        elif _is_single(cards, state):
            number = cards[0]
        else:
            dice = (dice * 6364136223846793005 + 1442695040888963407) & ALL_64
            number = cards[(dice >> 33) * len(cards) >> 31]
        form.game.apply(state, bridge.move(number))


def _is_single(cards: list[int], state: Any) -> bool:
    """Return whether only one card can follow, which needs no dice."""
    return len(cards) == 1 and bool(state.trick)


def _calls(form: Form, state: Any, moves: list[Move]) -> list[int]:
    """Return the call that the policy makes: a meld, the first in the longest suit; else anything but a pass."""
    bridge = FormBridge(form.game, form.options)
    melds = [move for move in moves if is_meld(move)]
    if melds and not state.melds:
        length = {meld: _length(state, meld) for meld in melds}
        return [bridge.number(max(melds, key=lambda meld: length[meld]))]
    if melds:
        return [bridge.number(melds[0])]
    if any(bridge.number(move) < CARDS for move in moves):
        return []
    return sorted(
        (bridge.number(move) for move in moves),
        key=lambda number: (str(bridge.move(number)) == "pass", number),
    )


def _length(state: Any, meld: Call) -> int:
    return sum(card.suit == suit_of(meld) for card in state.available(state.turn))
