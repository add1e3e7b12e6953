"""Compare a player's bids with the rule player's: the same deals, with the same player for all cards.

Each deck is bid with the rules of thumb at all seats, and with the player's own bids at each seat in turn.
Equal bidding is played only once. The budget applies to the bids; cards have `CARDS`.
"""

import time
from typing import Any, Final

from lab.kit.contest import MOST_MOVES, Deck, Meeting, dealt

from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Player
from tolva_gui.ai.search.worth import lead
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View

CARDS: Final = Budget(iterations=300)
"""The budget per card: only the bids are measured."""
Said = tuple[Any, tuple[Move, ...]]
"""The deal before its first card, and all bids and discards."""


def played(meeting: Meeting, number: int) -> Deck:
    """Return what the level's bids bring in the deck of that number, against those of the rule player."""
    times, total = list[float](), 0.0
    plain, usual = _bid(meeting, number, -1, times), list[float]()
    for side in range(meeting.sides):
        said = _bid(meeting, number, side, times)
        if said[1] != plain[1]:
            total += _leads(meeting, number, said[0])[side]
            continue
        usual = usual or _leads(meeting, number, plain[0])
        total += usual[side]
    return Deck(total / meeting.sides, times=times)


def _bid(meeting: Meeting, number: int, own: int, times: list[float]) -> Said:
    game, said = meeting.game, list[Move]()
    state = dealt(game, meeting.options, number)
    level, rules = make_player(meeting.level, number), make_player("rules", number)
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        if _is_for_cards(view):
            break
        began, is_own = time.process_time(), game.info.side(seat) == own
        move = (level if is_own else rules).choose(view, meeting.budget).move
        if is_own and len(view.legal) > 1:
            times.append(1000 * (time.process_time() - began))
        said.append(move)
        game.apply(state, move)
    return state, tuple(said)


def _leads(meeting: Meeting, number: int, state: Any) -> list[float]:
    """Play the state to its end; return the lead of each side."""
    game = meeting.game
    level, rules = make_player(meeting.level, number), make_player("rules", number)
    for _ in range(MOST_MOVES):
        seat = game.to_act(state)
        if seat is None:
            break
        view = game.view(state, seat)
        player: Player = level if _is_for_cards(view) else rules
        game.apply(state, player.choose(view, CARDS).move)
    result = game.result(state)
    if result is None:
        raise ValueError(f"{game.info.id}: deal {number} does not end")
    return [lead(result, side, state.standing.scores) for side in range(meeting.sides)]


def _is_for_cards(view: View) -> bool:
    """Return whether the seat is to play a card."""
    return any(isinstance(move, Play) and move.verb == "play" for move in view.legal)
