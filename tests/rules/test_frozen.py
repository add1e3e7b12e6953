"""Frozen classes are made as dataclasses are: by place or by name, with what is left out, and looked at afterwards."""

from dataclasses import field

import pytest

from tolva_gui.rules.frozen import frozen


@frozen
class Stake:
    """A stake on some numbers."""

    amount: int
    numbers: list[int] = field(default_factory=list)
    name: str = "chip"

    def __post_init__(self) -> None:
        if self.amount < 1:
            raise ValueError("a stake is at least one")


def test_what_is_left_out_is_filled_in_and_shared_with_nobody() -> None:
    one, other = Stake(1), Stake(amount=1)
    assert (one, one.name) == (other, "chip")
    one.numbers.append(7)
    assert other.numbers == []


@pytest.mark.parametrize("amount", [0, -1])
def test_a_class_looks_at_what_it_has_been_given(amount: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        Stake(amount)


def test_too_few_too_many_and_unknown_values_are_refused() -> None:
    for values, named in (((), {}), ((1, [], "a", 2), {}), ((1,), {"colour": "red"})):
        with pytest.raises(TypeError):
            Stake(*values, **named)  # type: ignore[arg-type]
