"""What is said to people without Qt, in Swedish and English: by the rules, of faulty records, of the opponents.

The sentences are in `resources/i18n/*.<language>.toml`, for the line protocol uses them as well as the window. Of the
rules they are refusals, calls at the table, lines of the sheet.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, Literal, get_args

from tolva_gui import paths
from tolva_gui.rules.cards import Card, Suit
from tolva_gui.rules.events import (
    Announced,
    Asked,
    Declined,
    Event,
    Melded,
    MeldName,
    Mistaken,
    RedealAsked,
    Scored,
)
from tolva_gui.rules.game import Options, Reason

Language = Literal["sv", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_NO_OPTIONS: Final[Options] = {}


def refusal(reason: Reason, lang: Language) -> str:
    """Return the sentence that says why a move is refused. The rule's id is not in it: whoever shows it adds that.

    >>> refusal(Reason("T9", "must_head", {"best": Card("H", "K"), "instead": (Card("H", "T"),)}), "en")
    'You must beat ♥K: you hold ♥10.'
    """
    sentences = _texts(lang)["refusal"]
    sentence: str = sentences.get(f"{reason.key}.{reason.rule}") or sentences[reason.key]
    return sentence.format_map({name: _shown(value, lang) for name, value in reason.values.items()})


def announcement(
    event: Event, lang: Language, game_id: str = "", options: Options = _NO_OPTIONS
) -> str | None:
    """Return what is said aloud at the table with the event, None where nothing is."""
    match event:
        case Melded(suit=in_suit, name=name):
            return meld_call(name, in_suit, lang, options)
        case Mistaken(what="meld", suit=in_suit) if in_suit is not None:
            return meld_call("trumf", in_suit, lang)
        case Asked() | Mistaken(what="ask"):
            key = "asked"
        case Declined(what="ask"):
            key = "declined"
        case Announced(kind=kind):
            key = kind
        case RedealAsked():
            key = "redeal"
        case Scored(reason="fall", total=total):
            return _text(lang, "call", "fall", game_id).format(score=total)
        case _:
            return None
    return _text(lang, "call", key, game_id)


def meld_call(name: MeldName, in_suit: Suit, lang: Language, options: Options = _NO_OPTIONS) -> str:
    """Return the words with which a meld is announced: «Trumf i hjärter» (T16)."""
    return _text(lang, "call", _custom(name, options)).format(suit=suit(in_suit, lang))


def meld_name(name: MeldName, lang: Language, options: Options = _NO_OPTIONS) -> str:
    """Return what the meld is called: trumf, tjog, viv, mäl, as the option for the fourth says (T16)."""
    return _text(lang, "meld", _custom(name, options))


def score_line(kind: str, lang: Language, game_id: str = "") -> str:
    """Return the name of a line of the sheet. The point for most cards is »vunsten» on Gotland (B17)."""
    return _text(lang, "line", kind, game_id)


def count(lang: Language, game_id: str, points: int, eyes: int) -> str:
    """Return what has been counted towards the point for most cards: card points, or maktorer and eyes (B17, K10)."""
    return _text(lang, "count", "seat", game_id).format(points=points, eyes=eyes)


def counted(what: Literal["points", "eyes"], lang: Language, game_id: str) -> str:
    """Return the name of what is counted first towards the point for most cards, or where that is level."""
    return _text(lang, "count", what, game_id)


def about(game_id: str, lang: Language) -> str:
    """Return a line that tells the form from the others."""
    return _text(lang, "about", "line", game_id)


def fault(template: str, values: Mapping[str, object], lang: Language) -> str:
    """Return what is wrong with a record; the template is English and what other languages look it up by."""
    sentence = template if lang == "en" else _read("records", lang)[template]
    return sentence.format_map(values)


def opponent_name(level: str, lang: Language) -> str:
    """Return what an opponent is called, by its id."""
    return str(_read("opponents", lang)[level]["name"])


def opponent_line(level: str, lang: Language) -> str:
    """Return a line about an opponent."""
    return str(_read("opponents", lang)[level]["line"])


def suit(known: Suit, lang: Language) -> str:
    """Return the suit's name."""
    return _text(lang, "suit", known)


def card(known: Card, lang: Language) -> str:
    """Return the card as people write it: ♥K; a Swedish queen is D, the jack Kn, the ace E."""
    rank: str = _texts(lang)["rank"].get(known.rank, known.rank)
    return _SIGNS[known.suit] + rank


def cards(known: Iterable[Card], lang: Language) -> str:
    """Return the cards in a row: ♥10, ♥9 and ♥6."""
    names = [card(one, lang) for one in known]
    return f" {_texts(lang)['and']} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _custom(name: MeldName, options: Options) -> str:
    return "viv" if name == "mal" and options.get("fourth_meld_name") == "viv" else name


def _shown(value: object, lang: Language) -> str:
    """A value of a refusal, in words: cards, suits and gubbar have names, the rest are numbers."""
    if isinstance(value, Card):
        return card(value, lang)
    if isinstance(value, tuple):
        return cards(value, lang)
    for section in ("suit", "kind"):
        names: Mapping[object, str] = _texts(lang)[section]
        if value in names:
            return names[value]
    return str(value)


def _text(lang: Language, section: str, key: str, game_id: str = "") -> str:
    texts = _texts(lang)
    own: Mapping[str, str] = texts["game"].get(game_id, {}).get(section, {})
    return own[key] if key in own else str(texts[section][key])


def _texts(lang: Language) -> Mapping[str, Any]:
    return _read("rules", lang)


@cache
def _read(file: str, lang: Language) -> Mapping[str, Any]:
    path = paths.resources() / "i18n" / f"{file}.{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
