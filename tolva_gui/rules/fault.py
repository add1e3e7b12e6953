"""Errors with a translatable message: an English template and the values that go into it."""


class Fault(Exception):
    """`template` is what is wrong, in English, with names in braces; translations are looked up by it."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format_map(values) if values else template)
