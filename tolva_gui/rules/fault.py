"""Errors with a translatable message: an English template and the values that go into it."""

from collections.abc import Mapping

from msgspec import Struct, field


class Sentence(Struct, frozen=True):
    """An English sentence with names in braces, which is also the key for its translation."""

    template: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.template.format_map(self.values) if self.values else self.template


class Fault(Exception):
    """An error that says *what* is wrong."""

    def __init__(self, template: str, **values: object) -> None:
        self.what = Sentence(template, values)
        super().__init__(str(self.what))
