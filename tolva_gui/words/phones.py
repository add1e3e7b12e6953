"""Texts of the phones' page, in `resources/i18n/phones.<language>.toml`."""

from tolva_gui.words.sentences import Language, shared_texts


def text(key: str, lang: Language, **values: object) -> str:
    return str(shared_texts("phones", lang)[key]).format_map(values)
