"""What has happened, a line an event, and the end of a deal."""

from collections.abc import Iterable, Sequence
from typing import Any

from tolva_gui.rules.events import Called, Event, Moved, Scored, redact
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data
from tolva_gui.words.sentences import Language, shared_texts


def lines_of(
    events: Iterable[tuple[int, Event]], view: View, people: Sequence[str], lang: Language
) -> list[tuple[int, str]]:
    """Return a line for each event that has words, with its number in the deal, as the seat hears it."""
    sight = view.info.sight(view.seat)
    heard = ((number, redact(event, sight)) for number, event in events)
    told = ((number, _line(event, view, people, lang)) for number, event in heard)
    return [(number, line) for number, line in told if line]


def side_names(people: Sequence[str], info: GameInfo, lang: Language) -> list[str]:
    seated = list(enumerate(people))
    sides = ([name for seat, name in seated if info.side(seat) == side] for side in range(info.sides))
    return [words.listed(names, lang) for names in sides]


def end_of(host: Host, view: View, people: Sequence[str], lang: Language) -> dict[str, Any] | None:
    """Return the result of the deal that is over, line by line, and what can follow; None while it goes on."""
    result = host.result()
    if result is None:
        return None
    info, sides = view.info, side_names(people, view.info, lang)
    scored = [
        text(
            "scores",
            lang,
            line=words.line_name(line.kind, lang, info.id),
            side=sides[line.side],
            points=line.points,
        )
        for line in result.lines
    ]
    steps = [words.step(step, info.id, people, lang) for step in view.display.account]
    return {
        "lines": scored or steps,
        "scores": list(zip(sides, result.scores, strict=True)) if game_data(info.id).scored else [],
        "winners": [sides[side] for side in result.winners],
        "over": host.over,
    }


def _line(event: Event, view: View, people: Sequence[str], lang: Language) -> str:
    match event:
        case Called(seat=int(seat)):
            return _called(event, people[seat], view, lang)
        case Moved() if not event.dealt:
            return _moved(event, people, lang)
        case Scored() if event.reason not in ("meld", "gubbe"):
            side = side_names(people, view.info, lang)[event.side]
            line = words.line_name(event.reason, lang, view.info.id)
            return text("scores", lang, line=line, side=side, points=event.points)
        case _:
            return ""


def _called(event: Called, name: str, view: View, lang: Language) -> str:
    if event.word in ("trick", "deal"):
        return text("takes_trick" if event.word == "trick" else "deals", lang, name=name)
    heard = words.announcement(event, lang, view.info.id, view.options)
    return text("says", lang, name=name, said=heard) if heard else ""


def _moved(event: Moved, people: Sequence[str], lang: Language) -> str:
    """Return who has moved which cards; cards that the seat does not see, and taken tricks, have no words."""
    doer = event.source.owner if event.source.owner is not None else event.target.owner
    seen = [card for card in event.cards if card is not None]
    if doer is None or not seen or event.source.kind == event.target.kind == "won":
        return ""
    taken = event.source.owner is None and len(seen) > 1
    return "" if taken else text("plays", lang, name=people[doer], cards=words.cards(seen, lang))


def text(key: str, lang: Language, **values: object) -> str:
    """Return a text of `resources/i18n/phones.<language>.toml`."""
    return str(shared_texts("phones", lang)[key]).format_map(values)
