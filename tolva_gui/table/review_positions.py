"""Review of finished deals: every position of one, and the same cards played again."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.records.record import GameRecord, RecordedDeal, RecordedMove, game_of
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Event, Moved, Seat, fold
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Move, mover
from tolva_gui.rules.parti import Parti
from tolva_gui.rules.protocol import Game, State
from tolva_gui.rules.view import TrickFacts, View, plays_of, tricks_of
from tolva_gui.table.host import Host


class Moment(Struct, frozen=True):
    """A position with all hands open, and the move that led to it.

    A trick just finished is still in `view`, so that it can be seen. `trick` counts from 0: that of the last card, or
    the next one at the beginning of the deal. *made*: the move that led to the position.
    """

    events: tuple[Event, ...]
    view: View
    trick: int
    made: RecordedMove | None = None


class Decision(Struct, frozen=True):
    """A move with its seat's view and the referee's view. `step`: the index of the position after it."""

    step: int
    view: View
    everything: View
    move: Move

    @property
    def seat(self) -> Seat:
        """The seat that moved; raise ValueError if the view is the referee's."""
        if self.view.seat is None:
            raise ValueError("a decision is made by a seat, not by the referee")
        return self.view.seat


def finished(record: GameRecord) -> list[RecordedDeal]:
    """Return the deals open to review: finished ones, without void ones."""
    return [deal for deal in record.deals if deal.result is not None and not _is_void(deal)]


def notes(record: GameRecord, deal: RecordedDeal) -> dict[int, list[str]]:
    """Return the notes of the deal by the number of its moves made before; those of a void deal before it have 0.

    A record counts the moves of the whole game. Notes after the last move of one deal and before the first of the next
    have the same number, and belong to the next once that has been dealt.
    """
    place = record.deals.index(deal)
    earlier = record.deals[:place]
    void = takewhile(_is_void, reversed(earlier))
    start = sum(len(each.moves) for each in earlier)
    first = start - sum(len(each.moves) for each in void)
    end = start + len(deal.moves) + (deal is record.deals[-1])
    found: dict[int, list[str]] = {}
    for count, text in record.notes:
        if first <= count < end:
            found.setdefault(max(0, count - start), []).append(text)
    return found


def moments(record: GameRecord, deal: RecordedDeal) -> list[Moment]:
    """Return the position after dealing and after each move."""
    parti = Parti(game_of(record), record.options, deal.standing)
    events = parti.start_deal(deal.deck, deal.further)
    return _course(parti.game, parti.deal.state, events, [made.move for made in deal.moves])


def decisions(record: GameRecord, deal: RecordedDeal) -> list[Decision]:
    """Return the moves of a finished deal in order."""
    parti = Parti(game_of(record), record.options, deal.standing)
    parti.start_deal(deal.deck, deal.further)
    found = []
    for step, made in enumerate(deal.moves, 1):
        state = parti.deal.state
        view, everything = parti.game.view(state, made.seat), parti.game.view(state, None)
        found.append(Decision(step, view, everything, made.move))
        parti.play(*made)
    return found


def play_again(record: GameRecord, deal: RecordedDeal, count: int, *, seed: int) -> Host:
    """Return a table with these cards dealt and the first `count` moves made.

    It is a separate game, and its first deal is marked as helped, as the cards have been seen. The deals after this one
    come from `seed`.
    """
    host = Host.new(
        record.game,
        record.options,
        record.seats,
        seed=seed,
        first_dealer=deal.standing.dealer,
        scores=deal.standing.scores,
        carried=deal.standing.carried,
        deal=deal.standing.deal,
        decks=[deal.deck],
    )
    host.start_deal()
    host.mark_helped()
    for made in deal.moves[:count]:
        host.play(*made)
    return host


def line_moments(info: GameInfo, layout: State, line: Sequence[Move]) -> list[Moment]:
    """Return the position of the layout, a state of the game, and after each of the moves."""
    return _course(BY_ID.of(info), layout, (), line)


def _course(game: Game[Any], state: Any, events: tuple[Event, ...], line: Sequence[Move]) -> list[Moment]:
    """Return the position that these events led to, and the one after each of the moves."""
    view = game.view(state, None)
    found = [Moment(events, view, len(tricks_of(view.facts)))]
    for move in line:
        before, made = view, RecordedMove(mover(move, game.to_act(state)), move)
        state, log = state.copy(), list[Event]()
        game.apply(state, move, log)
        view = game.view(state, None)
        trick = len(tricks_of(before.facts))
        found.append(Moment(tuple(log), _with_trick(before, view, tuple(log)), trick, made))
    return found


def _is_void(deal: RecordedDeal) -> bool:
    return deal.result is not None and deal.result.void


def _with_trick(before: View, after: View, events: tuple[Event, ...]) -> View:
    """Return the view after the move; a finished trick is still on the table."""
    places = (
        no for no, event in enumerate(events) if isinstance(event, Moved) and event.source.kind == "trick"
    )
    taken, facts = next(places, None), after.facts
    if taken is None or not isinstance(facts, TrickFacts):
        return after
    zones = before.zones
    for event in events[:taken]:
        zones = fold(zones, event, after.info.sight(None))
    trick = facts.tricks[-1]
    lying = replace(facts, trick=plays_of(trick, after.info), winning=trick.winner)
    return replace(after, zones=zones, facts=lying)
