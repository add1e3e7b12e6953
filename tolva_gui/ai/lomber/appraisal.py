"""What a hand of lomber is worth as each game: dealt worlds, in which all buy as careful players, are played out."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from tolva_gui.ai.lomber.cards import kernel_seat
from tolva_gui.ai.lomber.rule_player import can_undertake, purchase
from tolva_gui.ai.lomber.worlds import paid, position
from tolva_gui.rules.cards import SUITS
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Seat
from tolva_gui.rules.game import View
from tolva_gui.rules.lomber.bids import KUPPA, NOLO, SPIL, YFIR, Contract, contract_of, game_of
from tolva_gui.rules.lomber.course import Events, answer, buy, undertake
from tolva_gui.rules.lomber.options import KUPPA_CAP
from tolva_gui.rules.lomber.payment import TRICKS
from tolva_gui.rules.lomber.state import AUCTION, BUY, GIVE_UP, LomberState
from tolva_gui.rules.moves import Move, Play

WORLDS: Final = 48
PLAYOUTS: Final = 4
"""Of each world."""
TRIES: Final = 4
"""So many worlds are dealt to find one that fits the bids."""
SPARED: Final = {KUPPA: 0.85, NOLO: 0.75, YFIR: 0.55}
"""Misères fail more often than in thought, where nobody defends with care; most often the one that lies open."""
NO_EVENTS: Events = None
"""Nobody listens to a world."""


class Appraisal:
    """One hand in one auction or purchase."""

    def __init__(self, view: View, state: LomberState, rng: Random, worlds: int = WORLDS) -> None:
        self._state = state
        self._me: Seat = state.turn
        self._cap = int(state.options[KUPPA_CAP.name])
        self._seed = rng.getrandbits(62)
        self._worlds = [self._fitting(view, rng) for _ in range(worlds)]
        self._known: dict[Contract, float] = {}

    def _fitting(self, view: View, rng: Random) -> LomberState:
        """A world in which those who have bid can, and those who have passed cannot."""
        game = BY_ID[view.info.id]
        best, most = None, -1
        for _ in range(TRIES):
            world: LomberState = game.determinize(view, rng)
            fits = sum(self._fits(world, seat, text) for seat, text in self._state.auction.said)
            if fits > most:
                best, most = world, fits
            if most == len(self._state.auction.said):
                break
        assert best is not None
        return best

    def _fits(self, world: LomberState, seat: Seat, text: str) -> bool:
        if seat == self._me or self._state.phase != AUCTION:
            return True
        if text == "pass":
            return not can_undertake(world.hands[seat], SPIL)
        return text.startswith("same") or can_undertake(world.hands[seat], text)

    def bid(self, text: str) -> float:
        """Return what a bid is worth as declarer; spil as whatever it may become (L27)."""
        if game_of(text) == SPIL:
            return max(self.named(suit) for suit in SUITS)
        return self.contract(contract_of(text, self._me))

    def named(self, suit: str) -> float:
        """Return what spil is worth with this trump."""
        return self.contract(Contract(self._me, SPIL, suit))  # type: ignore[arg-type]

    def contract(self, contract: Contract) -> float:
        """Return what the contract is worth as declarer."""
        if contract not in self._known:
            ends = [self._end(self._undertaken(world, contract)) for world in self._worlds]
            mean = sum(ends) / len(ends)
            self._known[contract] = self._doubted(contract, mean) if contract.game in SPARED else mean
        return self._known[contract]

    def _doubted(self, contract: Contract, mean: float) -> float:
        """The mean as if so many of the misères that were made had cost a trick."""
        tricks = [TRICKS - 1 if seat == kernel_seat((self._me + 1) % 3) else 0 for seat in range(3)]
        tricks[kernel_seat(self._me)] = 1
        lost = paid(contract, self._cap, self._me, tricks)
        return min(mean, lost + (mean - lost) * SPARED[contract.game])

    def purchases(self, choices: Sequence[Move]) -> list[float]:
        """Return what each purchase of the seat is worth."""
        return [self._mean(lambda world, move=move: _bought(world, move)) for move in choices]  # type: ignore[misc]

    def as_it_stands(self) -> float:
        """Return what it is worth to go on."""
        return self._mean(_go_on)

    def _mean(self, course: Callable[[LomberState], None]) -> float:
        total = 0.0
        for world in self._worlds:
            copy = world.copy()
            course(copy)
            _all_buy(copy)
            total += self._end(copy)
        return total / len(self._worlds)

    def _undertaken(self, world: LomberState, contract: Contract) -> LomberState:
        copy = world.copy()
        copy.turn = self._me
        undertake(copy, contract, NO_EVENTS)
        _all_buy(copy)
        return copy

    def _end(self, world: LomberState) -> float:
        """What the world is worth when it is played on by rule."""
        contract = world.undertaken
        counts: Mapping[tuple[int, ...], int] = position(
            world, world, contract, me=self._me, scored=False
        ).outcomes(PLAYOUTS, self._seed)
        return (
            sum(times * paid(contract, self._cap, self._me, taken) for taken, times in counts.items())
            / PLAYOUTS
        )


def _all_buy(world: LomberState) -> None:
    """Those who are still to buy do so as careful players."""
    while world.phase in (BUY, GIVE_UP):
        if world.phase == GIVE_UP:
            _go_on(world)
        else:
            _bought(world, purchase(world))


def _bought(world: LomberState, move: Move) -> None:
    buy(world, move.cards if isinstance(move, Play) else (), NO_EVENTS)


def _go_on(world: LomberState) -> None:
    if world.phase == GIVE_UP:
        answer(world, "go_on", NO_EVENTS)
