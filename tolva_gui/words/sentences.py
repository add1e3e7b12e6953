"""Texts shown to people without Qt, in Swedish and English: rules, faults of records, opponents.

The sentences are in `resources/i18n/*.<language>.toml`, as the line protocol uses them as well as the window. The texts
of the rules are refusals, calls at the table and lines of the sheet.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from msgspec import toml

from tolva_gui import paths
from tolva_gui.rules.account import AccountStep
from tolva_gui.rules.cards import JOKER, Card, Suit
from tolva_gui.rules.events import Called, Event, Scored
from tolva_gui.rules.fault import Sentence
from tolva_gui.rules.info import Options
from tolva_gui.rules.moves import Move
from tolva_gui.rules.protocol import Reason
from tolva_gui.rules.view import Sign, View
from tolva_gui.words.call_meanings import Meaning, Part

Language = Literal["sv", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
DECIMAL: Final[Mapping[Language, str]] = {"sv": ",", "en": "."}
_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_NO_OPTIONS: Final[Options] = {}
ALWAYS: Final = 97
"""Percent from which something is said to be nearly always true."""


def refusal(reason: Reason, lang: Language, game_id: str) -> str:
    """Return the sentence with the reason of a refusal. The caller adds the rule's id.

    >>> refusal(Reason("T9", "must_head", {"best": Card("H", "K"), "instead": (Card("H", "T"),)}), "en", "tolva-4")
    'You must beat ♥K: you hold ♥10.'
    """
    special = find_text(lang, "refusal", f"{reason.key}.{reason.rule}", game_id)
    sentence = special or text_of(lang, "refusal", reason.key, game_id)
    shown = {name: in_words(value, lang, game_id) for name, value in reason.values.items()}
    said = sentence.format_map(shown)
    return said[:1].upper() + said[1:]


def announcement(
    event: Event, lang: Language, game_id: str = "", options: Options = _NO_OPTIONS, *, short: bool = False
) -> str | None:
    """Return the words spoken at the table with the event, None if there are none.

    *short*: bids in the short form that the plates of the seats show.
    """
    match event:
        case Called(word=word, value=value, worth=worth):
            key, values = _custom(word, lang, game_id, options), {"value": value, "worth": worth}
            exact = find_text(lang, "call", f"{key} {value}", game_id)
            sentence = exact or find_text(lang, "call", key, game_id)
        case Scored(reason="fall", total=total):
            sentence, values = find_text(lang, "call", "fall", game_id), {"score": total}
        case _:
            return None
    if sentence is None:
        return None
    say = _on_plate if short else in_words
    shown = {name: say(value, lang, game_id) for name, value in values.items()}
    return sentence.format(**shown, suit=shown.get("value", ""))


def move_label(move: Move, view: View, lang: Language) -> str:
    """Return the label of a move's button, from its effect at the table if the move alone is not clear."""
    said = view.question.says.get(move) if view.question is not None else None
    text, game_id = str(move), view.info.id
    if said is None:
        key, worth, heard = text, None, ""
    else:
        heard = announcement(said, lang, game_id, view.options) or ""
        key, worth = said.word, said.worth
    sentence = find_text(lang, "move", key, game_id) or find_text(
        lang, "move", key.partition(" ")[0], game_id
    )
    rest = text.partition(" ")[2]
    shown = in_words(rest, lang, game_id)
    return sentence.format(said=heard, worth=worth, value=shown) if sentence is not None else heard or text


def bid_label(move: Move, view: View, lang: Language) -> str:
    """Return the label of a bid in its row: its short form (the part that it adds) if the game has one."""
    bid = str(move).partition(" ")[2]
    for key in (bid, bid.rpartition(" ")[2]):
        short = find_text(lang, "box", key, view.info.id)
        if short is not None:
            return short
    return move_label(move, view, lang)


def bid_meaning(move: Move, view: View, lang: Language) -> str:
    """Return the undertaking of a bid in plain words; empty if the game has no text."""
    bid = str(move).partition(" ")[2]
    game, _, rest = bid.partition(" ")
    own = find_text(lang, "meaning", bid, view.info.id)
    parts = [own] if own else [find_text(lang, "meaning", key, view.info.id) for key in (game, rest) if key]
    return " ".join(filter(None, parts))


def undertaking(move: Move, lang: Language, game_id: str) -> str:
    """Return the requirement of a call that has a stake: every trick of the deal."""
    return text_of(lang, "undertaking", str(move), game_id)


def question(view: View, people: Sequence[str], lang: Language) -> str:
    """Return the question to the seat to act; the values `asker` and `seat` are seats."""
    asked = view.question
    if asked is None:
        return ""
    values = {
        name: people[int(str(value))] if name in ("asker", "seat") else in_words(value, lang, view.info.id)
        for name, value in asked.values.items()
    }
    return text_of(lang, "question", asked.key, view.info.id).format_map(values)


def chosen(view: View, picked: Sequence[Card], worth: int, lang: Language) -> str:
    """Return the total of the cards chosen so far, empty if the game has no words for it."""
    asked = view.question
    sentence = None if asked is None else find_text(lang, "chosen", asked.key, view.info.id)
    if sentence is None:
        return ""
    return sentence.format(worth=worth, chosen=cards(picked, lang), count=len(picked))


def taking(verb: str, played: str, taken: str, lang: Language, game_id: str) -> str:
    """Return the words for taking cards with others by that verb: the game's own, or those of all games."""
    sentence = find_text(lang, "taking", verb, game_id) or shared_texts("rules", lang)["takes"]
    return str(sentence.format(cards=played, takes=taken))


def holding(meaning: Meaning | None, suit_named: Suit | None, lang: Language) -> str:
    """Return what callers hold, and how often; `meaning`: None if it has not been measured."""
    if meaning is None or not meaning.parts:
        return text_of(lang, "holding", "seldom" if meaning is None else "anything")
    named = "" if suit_named is None else suit(suit_named, lang)
    parts = [_held(part, named, lang) for part in meaning.parts]
    what = (
        parts[0] if len(parts) == 1 else text_of(lang, "holding", "both").format(one=parts[0], other=parts[1])
    )
    return text_of(lang, "holding", f"often.{_tenths(meaning.held)}").format(what=what[0].upper() + what[1:])


def _held(part: Part, named: str, lang: Language) -> str:
    key = f"{part.measure}.{part.bound}"
    said = find_text(lang, "holding", f"{key}.{part.number}") or text_of(lang, "holding", key)
    return said.format(number=part.number, suit=named)


def _tenths(held: int) -> int:
    """How often of ten times, rounded; all ten only if it is true almost always."""
    return 10 if held >= ALWAYS else min(9, round(held / 10))


def unit(game_id: str, lang: Language) -> str:
    """Return the scoring unit of the game, empty for points."""
    return find_text(lang, "unit", "score", game_id) or ""


def step(account: AccountStep, game_id: str, people: Sequence[str], lang: Language) -> str:
    """Return a step of the scoring of a deal; the values `payer`, `taker` and `owner` are seats."""
    values = {
        name: people[int(str(value))]
        if name in ("payer", "taker", "owner")
        else in_words(value, lang, game_id)
        for name, value in account.values.items()
    }
    return text_of(lang, "account", account.key, game_id).format_map(values)


def sign(shown: Sign, game_id: str, lang: Language) -> str:
    """Return a sign besides the cards: at a seat, or for the whole table."""
    return text_of(lang, "sign", shown.key, game_id).format_map(_of_sign(shown, game_id, lang, in_words))


def short_sign(shown: Sign, game_id: str, lang: Language) -> str:
    """Return the short sign for the plate of a seat, or the ordinary sign if there is none."""
    sentence = find_text(lang, "plate", shown.key, game_id) or text_of(lang, "sign", shown.key, game_id)
    return sentence.format_map(_of_sign(shown, game_id, lang, _on_plate))


def seconds(milliseconds: int, lang: Language) -> str:
    """Return a time in seconds, to a tenth, in the language's notation.

    >>> seconds(1268, "en"), seconds(40, "sv")
    ('1.3', '0,0')
    """
    return f"{milliseconds / 1000:.1f}".replace(".", DECIMAL[lang])


def _of_sign(
    shown: Sign, game_id: str, lang: Language, say: Callable[[object, Language, str], str]
) -> dict[str, str]:
    """Return a sign's values in words; its `time`, given in milliseconds, in seconds."""
    values = {name: say(value, lang, game_id) for name, value in shown.values.items()}
    time = shown.values.get("time")
    return values | {"time": seconds(time, lang)} if isinstance(time, int) else values


def _on_plate(value: object, lang: Language, game_id: str) -> str:
    short = find_text(lang, "plate", value, game_id) if isinstance(value, str) else None
    return in_words(value, lang, game_id) if short is None else short


def line_name(kind: str, lang: Language, game_id: str) -> str:
    """Return the name of a line of the sheet, or the kind itself if the game has no words for it."""
    return find_text(lang, "line", kind, game_id) or kind


def deed_name(what: str, lang: Language, game_id: str) -> str:
    """Return the name of an undertaking: a bid, a game."""
    name = find_text(lang, "deed", what, game_id) or find_text(lang, "value", what, game_id) or what
    return name[:1].upper() + name[1:]


def did(deed: str, game_id: str, lang: Language, *, own: bool) -> str | None:
    """Return a game's own sentence about moved cards, with `{seat}`, `{cards}` and `{other}`; None without one."""
    return find_text(lang, "did", f"{deed}.you" if own else deed, game_id)


def happening(event: Called, lang: Language, game_id: str, who: str = "", *, own: bool = False) -> str | None:
    """Return a game's own sentence about something that happened (`did`), None without one.

    It may name `{seat}`, `{value}` and the number after it (`{more}`), `{worth}`, and the words spoken (`{said}`).
    """
    sentence = did(event.word, game_id, lang, own=own)
    if sentence is None:
        return None
    more = event.value + 1 if isinstance(event.value, int) else ""
    said = announcement(event, lang, game_id)
    shown = in_words(event.value, lang, game_id)
    text = sentence.format(seat=who, value=shown, more=more, worth=event.worth, said=said)
    return text[:1].upper() + text[1:]


def opponent_traits(level: str, lang: Language, game_id: str) -> str:
    """Return an opponent's traits in that game; empty if its line says it all."""
    return str(own_texts(game_id, lang).get("traits", {}).get(level, ""))


def row_figure(shown: Sign, game_id: str, lang: Language) -> str:
    """Return the entry of a seat in such a row: the sign itself, or its short form next to the row's name."""
    short = find_text(lang, "cell", shown.key, game_id)
    return sign(shown, game_id, lang) if short is None else short.format_map(shown.values)


def about(game_id: str, lang: Language) -> str:
    """Return a line that distinguishes the form from the others."""
    return str(_head(game_id, lang).get("about", ""))


def game_name(game_id: str, lang: Language) -> str:
    """Return the game's name; its id if it has no words."""
    return str(_head(game_id, lang).get("name", game_id))


def option_text(name: str, lang: Language, game_id: str) -> str:
    """Return an option's name and effect, in Markdown; empty if only the rules page explains it."""
    label, effect = find_text(lang, "option", name, game_id), find_text(lang, "option_help", name, game_id)
    return " ".join(filter(None, (f"**{label}**." if label else "", effect)))


def fault(what: Sentence, lang: Language) -> str:
    """Return the fault of a record in words, in the quotation marks of the language."""
    quoted = re.sub(r"{(\w+)!r}", r"“{\1}”", what.template)
    return (quoted if lang == "en" else _faults(lang)[what.template]).format_map(what.values)


def opponents(lang: Language) -> Mapping[str, Any]:
    """Return the opponents by their id, and beside them what people without a name are called."""
    return shared_texts("opponents", lang)


def opponent_name(level: str, lang: Language) -> str:
    return str(opponents(lang)[level]["name"])


def opponent_line(level: str, lang: Language, game_id: str = "") -> str:
    """Return a line about an opponent: its play of that game if the game has a text, or a general one."""
    own = own_texts(game_id, lang).get("opponent", {})
    return str(own.get(level) or shared_texts("opponents", lang)[level]["line"])


def equals_line(game_id: str, lang: Language) -> str:
    """Return why no opponent plays the game better than another; empty if some do."""
    return str(own_texts(game_id, lang).get("equals", ""))


def theme(name: str, lang: Language) -> dict[str, str]:
    """Return the `name` of a theme of practice, and a `line` about it."""
    return {key: str(text) for key, text in shared_texts("themes", lang)[name].items()}


def suit(known: Suit, lang: Language) -> str:
    """Return the suit's name."""
    return text_of(lang, "suit", known)


def card(known: Card, lang: Language) -> str:
    """Return the card in the language's notation: ♥K; Swedish: queen D, jack Kn, ace E. The joker has a name."""
    if known == JOKER:
        return str(shared_texts("rules", lang)["joker"])
    rank: str = shared_texts("rules", lang)["rank"].get(known.rank, known.rank)
    return _SIGNS[known.suit] + rank


def cards(known: Iterable[Card], lang: Language) -> str:
    """Return the cards in a row: ♥10, ♥9 and ♥6."""
    return listed([card(one, lang) for one in known], lang)


def listed(names: Sequence[str], lang: Language) -> str:
    """Return the names in a row: Elna, Nils and Karna."""
    return f" {shared_texts('rules', lang)['and']} ".join(
        [", ".join(names[:-1]), names[-1]] if len(names) > 1 else names
    )


def _custom(name: str, lang: Language, game_id: str, options: Options) -> str:
    """Return the word that an option puts in place of the usual one: `custom` has option, value and word."""
    instead = (
        find_text(lang, "custom", f"{option}.{value}.{name}", game_id) for option, value in options.items()
    )
    return next(filter(None, instead), name)


def in_words(value: object, lang: Language, game_id: str = "") -> str:
    """Return a value in words: the game's name first, then cards and suits; the rest are numbers."""
    named = find_text(lang, "value", value, game_id) if isinstance(value, str) else None
    if named is not None:
        return named
    if isinstance(value, Card):
        return card(value, lang)
    if isinstance(value, tuple) and all(one in _SIGNS for one in value):
        return "\u00a0".join(_SIGNS[one] for one in value)
    if isinstance(value, tuple):
        return cards(value, lang)
    suits: Mapping[object, str] = shared_texts("rules", lang)["suit"]
    return suits.get(value, str(value))


def text_of(lang: Language, section: str, key: str, game_id: str = "") -> str:
    """Return a text that must be there, as by `find_text`."""
    text = find_text(lang, section, key, game_id)
    if text is None:
        raise KeyError(f"{game_id or 'the rules'} has no words for {section}.{key} in {lang}")
    return text


def find_text(lang: Language, section: str, key: str, game_id: str = "") -> str | None:
    """Return the text under that key in a table of the words, the game's own before the shared one."""
    for texts in (own_texts(game_id, lang), shared_texts("rules", lang)):
        found = texts.get(section, {})
        if key in found:
            return str(found[key])
    return None


@cache
def _faults(lang: Language) -> Mapping[str, str]:
    """Return the faults of records and games, including those of the games' own rules."""
    found = dict(shared_texts("records", lang))
    for path in sorted((paths.resources() / "games").glob(f"*/words.{lang}.toml")):
        found |= toml.decode(path.read_bytes()).get("fault", {})
    return found


@cache
def own_texts(game_id: str, lang: Language) -> Mapping[str, Any]:
    """Return all texts of the game by table, over those of the game that it is `like`, if it names one."""
    own = toml.decode(_own_text(game_id, lang), type=dict[str, Any])
    taken_over = own_texts(own["like"], lang) if "like" in own else {}
    tables = {key: {**text, **own.get(key, {})} for key, text in taken_over.items() if isinstance(text, dict)}
    return {**own, **tables}


@cache
def _head(game_id: str, lang: Language) -> Mapping[str, Any]:
    """Return the values before the first table, such as the name: all that the lobby needs of every game."""
    return toml.decode(_own_text(game_id, lang).partition("\n[")[0], type=dict[str, Any])


def words_file(game_id: str, lang: Language) -> Path:
    """Return the file with all that the game says in that language."""
    return paths.resources() / "games" / game_id / f"words.{lang}.toml"


def _own_text(game_id: str, lang: Language) -> str:
    path = words_file(game_id, lang)
    return path.read_text(encoding="utf-8") if game_id and path.is_file() else ""


@cache
def shared_texts(file: str, lang: Language) -> Mapping[str, Any]:
    """Return the texts of a file that belongs to no game."""
    path = paths.resources() / "i18n" / f"{file}.{lang}.toml"
    return toml.decode(path.read_bytes(), type=dict[str, Any])
