"""Reasons against moves of tjugoett: the one source of legality."""

from typing import Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.tjugoett.state import TjugoettState

LEAST_BANK: Final = 20
"""TJD11: the smallest bank."""


def why_not(state: TjugoettState, move: kit.Move) -> kit.Reason | None:
    match move:
        case kit.Call("bank", int(amount)):
            return _refuse_bank(state, amount)
        case kit.Call("stake", int(amount)):
            return _refuse_stake(state, amount)
        case kit.Call("card"):
            return _too_early(state)
        case kit.Call("stand"):
            return _too_early(state) or (
                None if state.phase == "draw" else kit.Reason("TJ11", "players_stand")
            )
        case kit.Call("stop"):
            return _too_early(state) or _refuse_stop(state)
        case _:
            return kit.Reason(None, "no_such_move")


def bounds(state: TjugoettState) -> tuple[int, int]:
    """Return the least and the most for a bank (TJD11) or a stake (TJ6, TJD4)."""
    if state.phase == "bank":
        purse = state.scores[state.standing.dealer]
        return min(LEAST_BANK, purse), purse
    return 1, min(state.bank, state.scores[the_player(state)])


def _refuse_bank(state: TjugoettState, amount: int) -> kit.Reason | None:
    if state.phase != "bank":
        return kit.Reason("TJ3", "bank_is_up")
    least, most = bounds(state)
    return (
        None
        if least <= amount <= most
        else kit.Reason("TJD11", "bank_bounds", {"least": least, "most": most})
    )


def _refuse_stake(state: TjugoettState, amount: int) -> kit.Reason | None:
    if state.phase != "stake":
        return (
            kit.Reason("TJ3", "bank_first") if state.phase == "bank" else kit.Reason("TJ6", "staked_already")
        )
    least, most = bounds(state)
    if amount < least:
        return kit.Reason("TJD4", "stake_least", {"least": least})
    return None if amount <= most else kit.Reason("TJ6", "stake_most", {"most": most})


def _too_early(state: TjugoettState) -> kit.Reason | None:
    """Return why no card can be drawn, and drawing cannot end, before bank and stake are set."""
    if state.phase == "bank":
        return kit.Reason("TJ3", "bank_first")
    return kit.Reason("TJ6", "stake_first") if state.phase == "stake" else None


def _refuse_stop(state: TjugoettState) -> kit.Reason | None:
    if state.phase == "draw":
        return kit.Reason("TJ15", "banker_stops")
    return None if state.banker else kit.Reason("TJ12", "draw_first")


def the_player(state: TjugoettState) -> kit.Seat:
    """Return the player against the bank; raise ValueError between players."""
    if state.player is None:
        raise ValueError("nobody plays against the bank now")
    return state.player
