"""The display of tjugoett besides the cards: money, totals and the question."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.rules import kit
from tolva_gui.rules.games.tjugoett.refusals import bounds, the_player
from tolva_gui.rules.games.tjugoett.state import TjugoettState, total, totals

SUGGESTED_BANK: Final = 100
SUGGESTED_STAKE: Final = 20
MOST_LISTED: Final = 1000
"""With more sums than this, only an example is listed."""


def signs(public: TjugoettState) -> tuple[kit.Sign, ...]:
    """Return the banker, the money, and the totals of visible hands. *public*: the seat's public state."""
    banker, stake = public.standing.dealer, public.stake or 0
    shown = [kit.Sign("banker", banker), kit.Sign("bank", None, {"money": public.bank})]
    for seat, money in enumerate(public.scores):
        staked = stake if seat == public.player else 0
        shown.append(kit.Sign("purse", seat, {"money": money - staked}))
    if public.stake is not None:
        shown.append(kit.Sign("stake", public.player, {"money": public.stake}))
    hands = [*enumerate(public.hands), (banker, public.banker)]
    return (*shown, *(sign for seat, hand in hands for sign in _totals(seat, hand)))


def question(state: TjugoettState) -> kit.Question:
    match state.phase:
        case "bank" | "stake" as word:
            least, most = bounds(state)
            suggested = min(SUGGESTED_BANK if word == "bank" else SUGGESTED_STAKE, most)
            values = {"least": least, "most": most, "suggested": suggested}
            too_many = most - least >= MOST_LISTED
            return kit.Question(word, values, form=kit.AnswerForm(open=(word,) if too_many else ()))
        case "straffa":
            key = "straffa" if state.banker else "straffa_first"
            return kit.Question(key, {"total": total(state.banker), "seat": the_player(state)})
        case _:
            hand = state.hands[the_player(state)]
            low = totals(hand)[0]
            both = low != total(hand)
            return kit.Question("draw_ace" if both else "draw", {"total": total(hand), "low": low})


def _totals(seat: kit.Seat, hand: Sequence[kit.Card]) -> Iterator[kit.Sign]:
    """Yield the total of the hand, or both totals if an ace leaves a choice (TJ2)."""
    if not hand or kit.UNSEEN in hand:
        return
    low, best = totals(hand)[0], total(hand)
    yield (
        kit.Sign("has", seat, {"total": best})
        if low == best
        else kit.Sign("has_either", seat, {"low": low, "total": best})
    )
