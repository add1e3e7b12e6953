"""Errors with a translatable message: an English template and the values that go into it."""


class Fault(Exception):
    """An error. `template`: the message in English, with names in braces; the key for its translation."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format_map(values) if values else template)
