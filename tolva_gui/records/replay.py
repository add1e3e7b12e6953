"""A record played through by the rules: is it all in order, and if not, where and why not."""

from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import Any

from tolva_gui.records.record import GameRecord, RecordedDeal, RecordError, RecordFault, Sentence
from tolva_gui.rules.cards import CardError
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.fault import Fault
from tolva_gui.rules.game import Game, IllegalMove, Result, Standing
from tolva_gui.rules.parti import NotNow, Parti, SetupError, find_game, next_standing

NOTHING_BROKEN: Set[int] = frozenset()


@dataclass(slots=True)
class _Known:
    """What the next deal must start from, as far as the deals before it can be relied on."""

    number: int = 1
    standing: Standing | None = None
    over: bool = False


def fault(line: int, template: str, **values: object) -> RecordFault:
    """Return the fault that this is wrong there."""
    return RecordFault(line, Sentence(template, values))


def check(record: GameRecord, broken: Set[int] = NOTHING_BROKEN) -> list[RecordFault]:
    """Return every fault of a record whose head is in order.

    *broken*: deals, by place, that could not be read whole: they are left out, and the deal after one of them, or
    after one with a fault, is taken to start from what it says itself.
    """
    try:
        game = find_game(record.game)
        Parti(game, record.options, record.start)
    except SetupError as error:
        return [RecordFault(1, _said(error))]
    faults: list[RecordFault] = []
    known: _Known | None = _Known(standing=record.start)
    for place, deal in enumerate(record.deals):
        found = list(_start_faults(deal, known))
        last = place == len(record.deals) - 1
        result = None
        if place not in broken:
            result, more = _play_through(game, record, deal, last)
            found += more
        known = None if found or result is None else _after(game, deal, result)
        faults += found
    return faults


def play_all(record: GameRecord) -> Parti:
    """Return the game as the record leaves it. Raise RecordError for a record with faults."""
    faults = check(record)
    if faults:
        raise RecordError(faults)
    parti = Parti(find_game(record.game), record.options, record.start)
    for deal in record.deals:
        parti.start_deal(deal.deck)
        for made in deal.moves:
            parti.play(made.seat, made.move)
    return parti


def _after(game: Game[Any], deal: RecordedDeal, result: Result) -> _Known:
    number = deal.number if result.void else deal.number + 1
    return _Known(number, next_standing(game.info, deal.standing, result), result.winner is not None)


def _start_faults(deal: RecordedDeal, known: _Known | None) -> Iterator[RecordFault]:
    if known is None:
        return
    if known.over:
        yield fault(deal.line, "deal {deal} begins after the end of the game", deal=deal.number)
    if deal.number != known.number:
        yield fault(deal.line, "this is deal {right}, not {wrong}", right=known.number, wrong=deal.number)
    if known.standing is not None and deal.standing != known.standing:
        right = known.standing
        yield fault(
            deal.line,
            "deal {deal} starts from dealer {dealer}, scores {scores}, carried {carried}",
            deal=deal.number,
            dealer=right.dealer,
            scores=list(right.scores),
            carried=right.carried,
        )


def _play_through(
    game: Game[Any], record: GameRecord, deal: RecordedDeal, last: bool
) -> tuple[Result | None, list[RecordFault]]:
    """Return how the deal ends by the rules, and the first fault in it: after that nothing can be said of it."""
    try:
        parti = Parti(game, record.options, deal.standing)
    except SetupError as error:
        return None, [RecordFault(deal.line, _said(error))]
    try:
        parti.start_deal(deal.deck)
    except CardError as error:
        return None, [RecordFault(deal.deck_line or deal.line, _said(error))]
    for made in deal.moves:
        try:
            parti.play(made.seat, made.move)
        except IllegalMove as illegal:
            what = Sentence("seat {seat} may not {move}", {"seat": made.seat, "move": str(made.move)})
            where = _position(parti, deal.number)
            return None, [RecordFault(made.line, what, illegal.reason.rule, where, illegal.reason)]
        except NotNow as error:
            return None, [RecordFault(made.line, _said(error), None, _position(parti, deal.number))]
    return parti.deal.result, list(_end_faults(parti, deal, last))


def _end_faults(parti: Parti, deal: RecordedDeal, last: bool) -> Iterator[RecordFault]:
    result, line = parti.deal.result, deal.end_line or deal.line
    if result is None:
        if deal.result is not None or not last:
            what = Sentence("deal {deal} is not over", {"deal": deal.number})
            yield RecordFault(line, what, None, _position(parti, deal.number))
    elif deal.result is not None and deal.result != result:
        right, wrong = _result(result), _result(deal.result)
        yield fault(
            line, "deal {deal} ends with {right}, not {wrong}", deal=deal.number, right=right, wrong=wrong
        )


def _said(error: Fault) -> Sentence:
    return Sentence(error.template, error.values)


def _result(result: Result) -> str:
    """The result as the record's own lines would say it."""
    lines = [f"{line.kind} {line.side} {line.points}" for line in result.lines]
    scores = " ".join(map(str, result.scores))
    winner = "" if result.winner is None else f" winner {result.winner}"
    void = " void" if result.void else ""
    return ", ".join([*lines, f"scores {scores} carried {result.carried}{winner}{void}"])


def _position(parti: Parti, number: int) -> Sentence:
    """The position in one line, all hands open."""
    view = parti.game.view(parti.deal.state, None)
    facts = view.facts
    hands = (
        f"{seat}: " + " ".join(map(str, cards_at(view.zones, Place("hand", seat))))
        for seat in range(view.info.seats)
    )
    return Sentence(
        "deal {deal}, trick {trick}, to act: {turn}, trump {trump}, table {table}, hands {hands}",
        {
            "deal": number,
            "trick": len(facts.tricks) + 1,
            "turn": "–" if view.to_act is None else view.to_act,
            "trump": facts.trump or "–",
            "table": " ".join(f"{seat}:{card}" for seat, card in facts.trick) or "–",
            "hands": ", ".join(hands),
        },
    )
