"""Hints in words, in Swedish and English. The sentences are in `resources/i18n/hints.<language>.toml`. Without Qt."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from tolva_gui import paths
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.hints import Hint
from tolva_gui.ai.hints.move_review import SLIP, Verdict
from tolva_gui.rules.game import GameInfo
from tolva_gui.rules.mariage.calls import suit_of
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.words import sentences as words
from tolva_gui.words.sentences import Language

MOST_VALUES: Final = 5
"""So many choices are told with their points."""


class HintWords:
    """Says hints of one game to one language; `people` are the names of the seats."""

    def __init__(self, info: GameInfo, people: Sequence[str], lang: Language) -> None:
        self._people = people
        self._lang = lang
        self._id = info.id
        self._alone = info.seats == info.sides
        self._texts = _texts(lang)

    def question(self, hint: Hint) -> str:
        """Return the question that points at the matter."""
        return self._say("question", hint.question)

    def reason(self, hint: Hint) -> str:
        """Return what speaks for the move, in a sentence or several."""
        return " ".join(self._say("reason", fact) for fact in hint.reason)

    def move(self, move: Move) -> str:
        """Return what to do."""
        return self._name("move", move)

    def values(self, advice: Advice) -> str:
        """Return the expected points of the best choices, the best first."""
        return self.value_list(advice.values, advice.move)

    def value_list(self, values: Mapping[Move, float], best: Move) -> str:
        """Return the expected points of the best choices; `best` comes first, whatever its points."""
        if not values:
            return ""
        order = sorted(values, key=lambda move: (move != best, -values[move]))
        texts = [
            self._texts["value"].format(move=self._name("short", move), points=self.points(values[move]))
            for move in order[:MOST_VALUES]
        ]
        # A line is broken between two choices only.
        line = "\u00a0· ".join(text.replace(" ", "\u00a0") for text in texts)
        return str(self._texts["values"].format(values=line))

    def sure(self, advice: Advice) -> str:
        """Return how sure the advice is."""
        key = "only_sure" if advice.sure == "only" else advice.sure
        return str(self._texts[key].format(looks=advice.looks, agree=advice.agree))

    def verdict(self, verdict: Verdict) -> str:
        """Return how good the move was, by what its player knew."""
        return self._weighed(verdict.weight, verdict.best, verdict.loss)

    def with_open_cards(self, verdict: Verdict) -> str:
        """Return how good it was as the cards lay; empty where there was no choice."""
        if verdict.open_best is None:
            return ""
        same = verdict.open_best == verdict.played or verdict.open_loss < SLIP
        return self._weighed("open_best" if same else "open_loss", verdict.open_best, verdict.open_loss)

    def _weighed(self, key: str, best: Move, loss: float) -> str:
        text: str = self._texts["verdict"][key]
        return text.format(best=self._name("short", best), loss=self.amount(loss))

    def amount(self, points: float) -> str:
        """Return points without a sign."""
        return self.points(abs(points)).removeprefix("+")

    def points(self, points: float) -> str:
        """Return points with their sign, as people write them: +0,8."""
        text = f"{points:+.1f}".replace("-", "−")
        text = "0.0" if text in ("+0.0", "−0.0") else text
        return text.replace(".", ",") if self._lang == "sv" else text

    def _name(self, section: str, move: Move) -> str:
        own: Mapping[str, str] = self._texts["game"].get(self._id, {}).get(section, {})
        key = _key(move)
        text = own.get(key) or str(self._texts[section][key])
        match move:
            case Play(cards=(card,)):
                return text.format(card=words.card(card, self._lang))
            case Call("meld") as call:
                return text.format(suit=words.suit(suit_of(call), self._lang))
            case _:
                return text

    def _say(self, section: str, fact: Fact) -> str:
        sentences: Mapping[str, str] = self._texts[section]
        kinds = [self._id, *(["alone"] if self._alone else []), self._id.partition("-")[0]]
        own = (sentences.get(f"{fact.key}.{kind}") for kind in kinds)
        return next(filter(None, own), sentences[fact.key]).format_map(
            {name: self._shown(name, value) for name, value in fact.values.items()}
        )

    def _shown(self, name: str, value: Any) -> str:
        match name:
            case "card":
                return words.card(value, self._lang)
            case "cards":
                return words.cards(value, self._lang)
            case "suit":
                return words.suit(value, self._lang)
            case "suits":
                names = [words.suit(suit, self._lang) for suit in value]
                return f" {self._texts['or']} ".join(filter(None, (", ".join(names[:-1]), names[-1])))
            case "seat":
                return str(self._people[value])
            case "seats":
                return f" {self._texts['and']} ".join(self._people[seat] for seat in value)
            case "kind":
                return self._name("short", Call(value))
            case _:
                return str(value).replace(".", "," if self._lang == "sv" else ".")


def _key(move: Move) -> str:
    """The first word of the notation names the kind of move."""
    return str(move).partition(" ")[0]


@cache
def _texts(lang: Language) -> Mapping[str, Any]:
    path = paths.resources() / "i18n" / f"hints.{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
