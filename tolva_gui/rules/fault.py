"""Errors whose message can be said in other languages: an English template and the values that go into it."""


class Fault(Exception):
    """`template` is what is wrong, in English, with names in braces; whoever translates looks it up by that."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format_map(values) if values else template)
