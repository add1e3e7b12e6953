"""Which of two states of a game is the later one: nothing that one of them has may get lost."""

from msgspec.structs import replace

from tests.table.games import begun
from tolva_gui.records.branches import continues
from tolva_gui.records.record import GameRecord


def record(moves: int, *notes: str) -> GameRecord:
    made = begun("tolva-4", 1, moves).record()
    return replace(made, notes=tuple(enumerate(notes, 1)))


def test_more_moves_continue_fewer() -> None:
    assert continues(record(12), record(10))
    assert continues(record(10), record(10))
    assert not continues(record(10), record(12))


def test_state_without_a_note_does_not_continue_the_one_with_it() -> None:
    assert continues(record(12, "well done"), record(10))
    assert not continues(record(12), record(10, "well done"))
    assert not continues(record(12, "another"), record(10, "well done"))


def test_another_game_or_other_options_continue_nothing() -> None:
    other = replace(record(12), options={"fourth_meld_name": "viv"})
    assert not continues(other, record(10))
    assert not continues(replace(record(12), game="tolva-3"), record(10))
