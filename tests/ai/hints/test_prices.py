"""Needs, pay and costs of calls, compared with the sheets of deals played out, by the rules alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.contract.random_deals import Taste, dealt_at_random, first_standing
from tolva_gui.ai.hints.by_game import speaker_for
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.kit import Call, Move, Result, Seat

DEALS = {"plump": 12, "nittionio": 30, "lomber": 80, "grandissimo": 40, "tolva-4": 60}
GUBBAR = ("half", "whole")


def played(
    name: str, rng: Random, length: int = 1
) -> Iterator[tuple[Any, Result, list[tuple[Any, Seat, Move]]]]:
    """Yield random deals, each with its result, its positions, seats to act and moves."""
    game = BY_ID[name]
    for _ in range(DEALS[name] * length):
        options, taste = game.info.defaults(), Taste(rng)
        start = first_standing(game, options, rng.randrange(game.info.seats), 3 if name == "plump" else 1)
        state, past = dealt_at_random(game, rng, start), []
        while (seat := game.to_act(state)) is not None:
            legal = game.legal_moves(state)
            gubbe = [move for move in legal if str(move) in GUBBAR]
            move = rng.choice(gubbe) if gubbe and rng.random() < 0.2 else taste.choose(legal)
            past.append((state.copy(), seat, move))
            game.apply(state, move)
        result = game.result(state)
        assert result is not None
        yield state, result, past


def prices(game: Any, state: Any, seat: Seat, move: Move) -> dict[str, int]:
    """Return the hint's facts on the call that was made."""
    view = game.view(state, seat)
    told: list[Fact] = list(speaker_for(view.info).facts(view, [move]))
    return {fact.id: int(str(fact.fields["value"])) for fact in told if fact.fields.get("action") == move}


def points(result: Result, seat: Seat, *kinds: str) -> int:
    return sum(line.points for line in result.lines if line.side == seat and line.kind in kinds)


def test_a_bid_of_plump_is_met_by_its_number_and_paid_as_told() -> None:
    game, seen = BY_ID["plump"], 0
    for state, result, past in played("plump", Random(1)):
        for before, seat, move in past:
            if isinstance(move, Call):
                said = prices(game, before, seat, move)
                met = said["needs"] == state.tricks_won[seat]
                assert points(result, seat, "bid") == (said["pays"] if met else 0)
                assert said["costs"] == 0
                seen += met
    assert seen


def test_nittionio_premium_goes_to_bidder_or_others() -> None:
    game, seen = BY_ID["nittionio"], set[bool]()
    for state, result, past in played("nittionio", Random(2)):
        premiums = [(before, seat, move) for before, seat, move in past if str(move) in ("declare", "reveal")]
        for before, seat, move in premiums[-1:]:
            said = prices(game, before, seat, move)
            met = state.tricks_won[seat] == said["needs"]
            seen.add(met)
            for other in range(3):
                paid = (
                    said["pays"]
                    if met and other == seat
                    else said["costs"]
                    if not met and other != seat
                    else 0
                )
                assert points(result, other, "premium") == paid
        for before, seat, move in past:
            if str(move).startswith("aside"):
                said, won = (
                    prices(game, before, seat, move),
                    points(result, seat, "tricks", "bid"),
                )
                assert won >= said["pays"] if state.tricks_won[seat] == said["needs"] else said["costs"] == 0
    assert seen == {True, False}


def test_a_contract_of_lomber_pays_and_costs_as_told(length: int) -> None:
    game, seen = BY_ID["lomber"], set[str]()
    for state, result, past in played("lomber", Random(3), length):
        calls = [each for each in past if isinstance(each[2], Call) and "bid" in str(each[2])]
        if not calls or not result.lines:
            continue
        before, seat, move = calls[-1]
        said, contract = prices(game, before, seat, move), state.contract
        if contract.declarer != seat or contract.totus or contract.game not in str(move):
            continue
        kind = result.lines[0].kind
        if kind == "made":
            assert points(result, seat, kind) == said["pays"]
            seen.add(kind)
        elif kind == "bit" and (contract.game != "kuppa" or state.tricks_won[seat] == 1):
            assert points(result, seat, kind) == -said["costs"]
            seen.add(kind)
    assert seen == {"made", "bit"}


def test_grandissimo_pays_at_least_what_was_announced(length: int) -> None:
    """With overtricks, a better trump or a slam it pays more; lost by more than one it costs the same."""
    game, seen = BY_ID["grandissimo"], set[bool]()
    for _, result, past in played("grandissimo", Random(4), length):
        chosen = [each for each in past if str(each[2]) in ("solo",)]
        for before, seat, move in chosen:
            said, paid = prices(game, before, seat, move), points(result, seat, "pay")
            seen.add(paid > 0)
            assert paid >= said["pays"] if paid > 0 else paid == -said["costs"]
    assert False in seen


def test_a_gubbe_wins_or_loses_its_announced_price() -> None:
    game, seen = BY_ID["tolva-4"], set[int]()
    for _, result, past in played("tolva-4", Random(5)):
        for before, seat, move in past:
            if str(move) in GUBBAR:
                said, side = prices(game, before, seat, move), game.info.side(seat)
                won = points(result, side, "gubbe")
                assert won in (said["pays"], -said["costs"])
                assert said["needs"] in (6, 9)
                seen.add(won)
            elif str(move).startswith("meld"):
                line = [line for line in result.lines if line.kind == "meld"]
                assert prices(game, before, seat, move)["pays"] in {each.points for each in line}
    assert seen
