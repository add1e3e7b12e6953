"""Replay of a record by the rules: every fault with its place and reason."""

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.records.record import GameRecord, RecordedDeal, RecordError, RecordFault, game_of
from tolva_gui.rules.account import Carried, Result, Standing
from tolva_gui.rules.cards import CardError
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.fault import Sentence
from tolva_gui.rules.info import SetupError
from tolva_gui.rules.parti import NotNow, Parti
from tolva_gui.rules.protocol import Further, Game, IllegalMove
from tolva_gui.rules.view import TrickFacts

NOTHING_BROKEN: Set[int] = frozenset()


class Lines(Struct):
    """The lines of a deal in the text: `deal`, `deck`, `end` and its moves; 0 without one."""

    deal: int = 0
    deck: int = 0
    end: int = 0
    moves: list[int] = []


def fault(line: int, template: str, **values: object) -> RecordFault:
    return RecordFault(line, Sentence(template, values))


def check(
    record: GameRecord, broken: Set[int] = NOTHING_BROKEN, lines: Sequence[Lines] = ()
) -> list[RecordFault]:
    """Return every fault of a record with a valid head.

    *broken*: deals, by index, that could not be read completely: they are skipped. The deal after one of them, or after
    one with a fault, is checked from its own recorded start. *lines*: those of each deal.
    """
    try:
        game = game_of(record)
        right: Standing | None = Parti(game, record.options, record.start).start
    except SetupError as error:
        return [RecordFault(1, error.what)]
    faults: list[RecordFault] = []
    known = True  # whether `right`, the next start (None: the game is over), follows from valid deals
    for place, deal in enumerate(record.deals):
        at = lines[place] if lines else Lines()
        found = list(_start_faults(deal, right, at.deal)) if known else []
        last = place == len(record.deals) - 1
        result = None
        if place not in broken:
            result, more = _play_through(game, record, deal, at, last)
            found += more
        known = result is not None and not found
        if known and result is not None:
            right = game.next(record.options, deal.standing, result)
        faults += found
    return faults


def play_all(record: GameRecord, further: Callable[[RecordedDeal], Further]) -> Parti:
    """Return the game in its last recorded state. Raise RecordError for a record with faults.

    *further*: the further orders for a deal, as more than those recorded may be needed.
    """
    faults = check(record)
    if faults:
        raise RecordError(faults)
    parti = Parti(game_of(record), record.options, record.start)
    for deal in record.deals:
        parti.start_deal(deal.deck, further(deal))
        for made in deal.moves:
            parti.play(*made)
    return parti


def _start_faults(deal: RecordedDeal, right: Standing | None, line: int) -> Iterator[RecordFault]:
    if right is None:
        yield fault(line, "deal {deal} begins after the end of the game", deal=deal.number)
        return
    if deal.number != right.deal:
        yield fault(line, "this is deal {right}, not {wrong}", right=right.deal, wrong=deal.number)
    if replace(deal.standing, deal=right.deal) != right:
        yield fault(
            line,
            "deal {deal} starts from dealer {dealer}, scores {scores}, {left}",
            deal=deal.number,
            dealer=right.dealer,
            scores=list(right.scores),
            left=_carried(right.carried),
        )


def _play_through(
    game: Game[Any], record: GameRecord, deal: RecordedDeal, at: Lines, last: bool
) -> tuple[Result | None, list[RecordFault]]:
    """Return the result of the deal by the rules, and its first fault, which ends the replay."""
    try:
        parti = Parti(game, record.options, deal.standing)
    except SetupError as error:
        return None, [RecordFault(at.deal, error.what)]
    try:
        parti.start_deal(deal.deck, deal.further)
    except CardError as error:
        return None, [RecordFault(at.deck or at.deal, error.what)]
    for number, (seat, move) in enumerate(deal.moves):
        line = at.moves[number] if at.moves else 0
        try:
            parti.play(seat, move)
        except IllegalMove as illegal:
            what = Sentence("seat {seat} may not {move}", {"seat": seat, "move": str(move)})
            where = _position(parti, deal.number)
            return None, [RecordFault(line, what, illegal.reason.rule, where, illegal.reason, record.game)]
        except NotNow as error:
            return None, [RecordFault(line, error.what, None, _position(parti, deal.number))]
    return parti.deal.result, list(_end_faults(parti, deal, at.end or at.deal, last))


def _end_faults(parti: Parti, deal: RecordedDeal, line: int, last: bool) -> Iterator[RecordFault]:
    result = parti.deal.result
    if result is None:
        if deal.result is not None or not last:
            what = Sentence("deal {deal} is not over", {"deal": deal.number})
            yield RecordFault(line, what, None, _position(parti, deal.number))
    elif deal.result is not None and _result(deal.result) != _result(result):
        right, wrong = _result(result), _result(deal.result)
        yield fault(
            line, "deal {deal} ends with {right}, not {wrong}", deal=deal.number, right=right, wrong=wrong
        )


def _result(result: Result) -> str:
    """Return the result in the notation of the record."""
    lines = [f"{line.kind} {line.side} {line.points}" for line in result.lines]
    scores = " ".join(map(str, result.scores))
    winners = f" winner {' '.join(map(str, result.winners))}" if result.winners else ""
    void = " void" if result.void else ""
    return ", ".join([*lines, f"scores {scores} {_carried(result.carried)}{winners}{void}"])


def _carried(carried: Carried) -> str:
    return ", ".join(f"{name} {value}" for name, value in sorted(carried.items()))


def _position(parti: Parti, number: int) -> Sentence:
    """Return the position in one line, all hands open."""
    view = parti.game.view(parti.deal.state, None)
    turn = "–" if view.to_act is None else view.to_act
    hands = ", ".join(
        f"{seat}: " + " ".join(map(str, cards_at(view.zones, Place("hand", seat))))
        for seat in range(view.info.seats)
    )
    facts = view.facts
    if not isinstance(facts, TrickFacts):
        return Sentence(
            "deal {deal}, to act: {turn}, hands {hands}", {"deal": number, "turn": turn, "hands": hands}
        )
    return Sentence(
        "deal {deal}, trick {trick}, to act: {turn}, trump {trump}, table {table}, hands {hands}",
        {
            "deal": number,
            "trick": len(facts.tricks) + 1,
            "turn": turn,
            "trump": facts.trump or "–",
            "table": " ".join(f"{seat}:{card}" for seat, card in facts.trick) or "–",
            "hands": hands,
        },
    )
