"""Texts of the phones' page, in `resources/i18n/phones.<language>.toml`."""

from collections.abc import Mapping
from functools import cache

from msgspec import toml

from tolva_gui import paths
from tolva_gui.words.sentences import Language


def text(key: str, lang: Language, **values: object) -> str:
    return phone_texts(lang)[key].format_map(values)


@cache
def phone_texts(lang: Language) -> Mapping[str, str]:
    """Return all texts of the page by key."""
    path = paths.resources() / "i18n" / f"phones.{lang}.toml"
    return toml.decode(path.read_bytes(), type=dict[str, str])
