"""Hints in words, in Swedish and English. Without Qt.

Texts shared by all games are in `resources/i18n/hints.<language>.toml`; a game's own are in its
`words.<language>.toml`: `[hint]` the questions, `[reason]`, `[advice]` what to do, `[short]` short names of moves,
`[behind]` how far the second best move is behind, `[number]` things counted in words, `[verdict]` and `[counted]` the
game's unit.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from tolva_gui.ai.hints.advice import MARGIN, Advice
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.ai.hints.hints import Hint, Price
from tolva_gui.ai.hints.judge import Verdict
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.words import sentences as words
from tolva_gui.words.sentences import Language

MOST_VALUES: Final = 5
"""The number of choices listed with their points."""
LONGEST_LIST: Final = 90
"""The length of that list in characters: two choices that take many cards are enough, and all would cover the table."""
RAIL_LINE: Final = 14
"""The length of a line of the rail in the largest letters: a longer choice breaks between words."""
LONGEST_UNBROKEN: Final = 25
"""The length in characters of a choice that is named again beside its points, although it has just been named."""
_MEASURED: Final = ("slip", "blunder", "open_loss")
"""Verdicts that say what the choice cost."""
_IN_THE_GAME: Final = {"question": "hint", "reason": "reason", "move": "advice", "short": "short"}
"""The names of the tables in a game's own file."""


class HintWords:
    """Words for the hints of one game in one language; `people` are the names of the seats."""

    def __init__(self, info: GameInfo, people: Sequence[str], lang: Language) -> None:
        self._people = people
        self._lang = lang
        self._id = info.id
        self._alone = info.seats == info.sides
        self._texts = words.shared_texts("hints", lang)
        self._own = words.own_texts(info.id, lang)
        self._numbers: Mapping[str, str] = {**self._texts["number"], **self._own.get("number", {})}
        self._verdicts: Mapping[str, str] = {**self._texts["verdict"], **self._own.get("verdict", {})}

    def question(self, hint: Hint) -> str:
        """Return the question that points at the main consideration."""
        return self._say("question", hint.question)

    def reason(self, hint: Hint) -> str:
        """Return the reasons for the move as sentences; without reasons, how close the choice is."""
        if hint.question.key == "ask_only":
            return ""
        reasons = [self.fact(reason.fact) for reason in hint.reasons]
        if reasons:
            return " ".join(reasons)
        if hint.advice.sure == "thumb" and hint.advice.over is None:
            return ""
        return self.closeness(hint.advice)

    def answer(self, hint: Hint) -> str:
        """Return the answer to the question, or else the reasons for the move; a forced move has no other answer."""
        if hint.question.key == "ask_only":
            return self.sure(hint.advice)
        return " ".join(map(self.fact, hint.answer)) or self.reason(hint) or self.sure(hint.advice)

    def fact(self, fact: Fact) -> str:
        """Return the fact as a sentence."""
        return _begun(self._say("reason", fact))

    def advice(self, advice: Advice) -> str:
        """Return the advised move and how close the choice is."""
        return f"{self.move(advice.move)}. {self.closeness(advice)}".rstrip()

    def closeness(self, advice: Advice) -> str:
        """Return the distance of the second best move."""
        behind: Mapping[str, str] = {**self._texts["behind"], **self._own.get("behind", {})}
        if advice.sure == "only":
            return behind["only"]
        if advice.over is None:
            own: Mapping[str, str] = self._own.get("counted", {})
            return own.get("thumb") or str(self._texts["thumb"])
        key = self._distance(advice)
        other = self._shown("other", advice.over)
        key = "same" if self.points(advice.gain) == self.points(0.0) else key
        several = isinstance(advice.over, Play) and len(advice.over.cards) > 1 and not advice.over.takes
        text = behind[f"{key}_several" if several else key].format(
            other=other, points=self.loss(advice.gain), agree=advice.agree, looks=advice.looks
        )
        return _begun(text)

    def _distance(self, advice: Advice) -> str:
        """Return the key of the sentence on the distance of the second best, which may even count for more."""
        if advice.close:
            return "near" if abs(advice.gain) <= MARGIN * advice.error else "little"
        if advice.gain > 0:
            return "far"
        if 2 * advice.agree <= advice.looks:
            return "more"
        return "chosen"

    def price(self, price: Price) -> str:
        """Return the needs, pay and cost of a call as briefly as possible."""
        shared: Mapping[str, str] = self._texts["price"]
        own: Mapping[str, str] = self._own.get("price", {})
        known = {"needs": price.needs, "pays": price.pays, "costs": price.costs}
        keys = {key: key if count else f"{key}_none" for key, count in known.items()}
        said = [
            (own.get(keys[key]) or shared[keys[key]]).format(count=count)
            for key, count in known.items()
            if count is not None
        ]
        return " · ".join(said)

    def move(self, move: Move) -> str:
        """Return the move as an instruction."""
        return self._name("move", move)

    def named(self, move: Move) -> str:
        """Return the name of a move within a sentence: calls in quotation marks, cards without."""
        name = self._name("short", move)
        only_cards = isinstance(move, Play) and name == words.cards(move.cards, self._lang)
        return name if only_cards else str(self._texts["said"]).format(call=name)

    def values(self, advice: Advice) -> str:
        """Return the expected points of the best choices, the best first."""
        return self.value_list(advice.values, advice.move, named=True)

    def value_list(self, values: Mapping[Move, float], best: Move, *, named: bool = False) -> str:
        """Return the expected points of the best choices; `best` comes first, whatever its points.

        *named*: the best one has just been named, so a long name is not repeated.
        """
        if not values:
            return ""
        order = sorted(values, key=lambda move: (move != best, -values[move]))
        texts = [
            self._texts["value"].format(
                move=self._listed(move, named=named and move == best), points=self.points(values[move])
            )
            for move in order[:MOST_VALUES]
        ]
        return self._counted().format(values="\u00a0· ".join(map(_unbroken, _fitting(texts))))

    def measure(self) -> str:
        """Return what the values of choices count."""
        return self._counted().partition(":")[0]

    def _counted(self) -> str:
        return str(self._own.get("counted", {}).get("values") or self._texts["values"])

    def _listed(self, move: Move, *, named: bool) -> str:
        name = self._name("short", move)
        return str(self._texts["this"]) if named and len(name) > LONGEST_UNBROKEN else name

    def sure(self, advice: Advice) -> str:
        divided = advice.sure == "close" and 2 * advice.agree < advice.looks
        key = "only_sure" if advice.sure == "only" else "divided" if divided else advice.sure
        own: Mapping[str, str] = self._own.get("counted", {})
        return (own.get(key) or str(self._texts[key])).format(looks=advice.looks, agree=advice.agree)

    def verdict(self, verdict: Verdict, most: int | None = None) -> str:
        """Return how good the move was given the player's knowledge, and why another would have been better.

        *most*: the most reasons to give, strongest first.
        """
        said = self._weighed(verdict.weight, verdict.best, verdict.loss)
        return " ".join([said, *(self.fact(reason.fact) for reason in verdict.reasons[:most])])

    def praise(self, hint: Hint) -> str:
        """Return a word of praise for the move, with its first reason or else what the second best would have cost."""
        texts: Mapping[str, str] = self._texts["praise"]
        said = texts["play" if isinstance(hint.move, Play) else "call"].format(move=self.named(hint.move))
        if hint.reasons:
            return f"{said} {self.fact(hint.reasons[0].fact)}"
        if hint.advice.over is None:
            return said
        other, loss = self.named(hint.advice.over), self.loss(hint.advice.gain)
        return f"{said} {_begun(texts['over'].format(other=other, loss=loss))}"

    def short(self, move: Move) -> str:
        """Return the move by its card or call alone."""
        return self._name("short", move)

    def think_of(self, verdict: Verdict) -> str:
        """Return what to think of after a miss, without naming the better move."""
        return "" if verdict.question is None else self._say("question", verdict.question)

    def with_open_cards(self, verdict: Verdict) -> str:
        """Return how good the move was with all cards open; empty if that cannot be counted."""
        if verdict.open_best is None:
            return self._verdicts["open_late"] if verdict.open_late else ""
        key = "open_loss" if verdict.open_slip else "open_best"
        return self._weighed(key, verdict.open_best, verdict.open_loss)

    def _weighed(self, key: str, best: Move, loss: float) -> str:
        slight = key in _MEASURED and self.points(loss) == self.points(0.0)
        text = self._verdicts["slightly" if slight else key]
        return text.format(best=self._name("short", best), loss=self.loss(loss))

    def account(self, name: str, good: int, choices: int, lost: float) -> str:
        """Return how many of a person's choices were good, and what the others cost."""
        text = self._verdicts["faultless" if self.points(lost) == self.points(0.0) else "account"]
        return text.format(name=name, good=good, choices=choices, loss=self.loss(lost))

    def loss(self, points: float) -> str:
        """Return the points without a sign, in the game's own unit."""
        return self._verdicts["loss"].format(points=self.amount(points))

    def amount(self, points: float) -> str:
        """Return the points without a sign."""
        return self.points(abs(points)).removeprefix("+")

    def points(self, points: float) -> str:
        """Return the points with their sign, in the language's notation: +0,8."""
        text = f"{points:+.1f}".replace("-", "−")
        text = "0.0" if text in ("+0.0", "−0.0") else text
        return text.replace(".", words.DECIMAL[self._lang])

    def _name(self, section: str, move: Move) -> str:
        own: Mapping[str, str] = self._own.get(_IN_THE_GAME[section], {})
        key = _key(move)
        text = own.get(str(move)) or own.get(_said(move)) or own.get(key) or str(self._texts[section][key])
        return text.format_map(self._parts(move))

    def _parts(self, move: Move) -> dict[str, str]:
        """Return the parts of the move that a sentence can name."""
        match move:
            case Play():
                parts: dict[str, object] = {"card": move.card, "cards": move.cards, "takes": move.takes}
                return {
                    **{
                        name: words.in_words(part, self._lang, self._id)
                        for name, part in parts.items()
                        if part
                    },
                    "at": " ".join(map(str, move.at)),
                    "to": self._people[move.at[0]] if move.verb == "give" else "",
                }
            case Call(value=value):
                return {"value": words.in_words("" if value is None else value, self._lang, self._id)}
            case Pick(index=index):
                return {"index": str(index)}

    def _say(self, section: str, fact: Fact) -> str:
        own: Mapping[str, str] = self._own.get(_IN_THE_GAME[section], {})
        shared: Mapping[str, str] = {**self._texts["fact"], **self._texts[section]}
        line = fact.values.get("line")
        keys = [f"{fact.key}.{line}", fact.key] if line else [fact.key]
        names = [name for key in keys for name in ([f"{key}.alone", key] if self._alone else [key])]
        sentence = next(texts[name] for texts in (own, shared) for name in names if name in texts)
        return sentence.format_map({name: self._shown(name, value) for name, value in fact.values.items()})

    def _shown(self, name: str, value: Any) -> str:
        """Return a value in words, things that are counted with small numbers spelled out."""
        lang = self._lang
        if name == "fewer" and value == 0:
            return str(self._texts["none"])
        if name in self._numbers:
            return self._numbers.get(f"{name}_{value}", self._numbers[name]).format(count=value)
        shown: Mapping[str, Callable[[], str]] = {
            "either": lambda: self._any_of([words.card(card, lang) for card in value]),
            "card": lambda: words.card(value, lang),
            "cards": lambda: words.cards(value, lang),
            "suit": lambda: words.suit(value, lang),
            "suits": lambda: self._any_of([words.suit(suit, lang) for suit in value]),
            "seat": lambda: str(self._people[value]),
            "seats": lambda: words.listed([self._people[seat] for seat in value], lang),
            "kind": lambda: self._name("short", Call(value)),
            "action": lambda: self.named(value),
            "other": lambda: self.named(value),
            "line": lambda: words.text_of(lang, "line", value, self._id),
            "value": lambda: words.in_words(value, lang, self._id),
        }
        return shown[name]() if name in shown else str(value).replace(".", words.DECIMAL[lang])

    def _any_of(self, names: Sequence[str]) -> str:
        return f" {self._texts['or']} ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _fitting(texts: Sequence[str]) -> Iterator[str]:
    """Yield the first two texts, and as many more as fit."""
    length = 0
    for number, text in enumerate(texts):
        length += len(text)
        if number < 2 or length <= LONGEST_LIST:
            yield text


def _unbroken(text: str) -> str:
    """Return a choice with its value, which is never parted from its last word, on one line if it is short."""
    name, _, value = text.rpartition(" ")
    return f"{name}\u00a0{value}" if len(text) > RAIL_LINE else text.replace(" ", "\u00a0")


def _begun(text: str) -> str:
    """Return the sentence with a capital letter, also after a quotation mark."""
    start = next((place for place, letter in enumerate(text) if letter.isalnum()), 0)
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :] if start <= 1 else text


def _said(move: Move) -> str:
    """Return the words of a call without its seat and time."""
    return f"{move.word} {move.value}" if isinstance(move, Call) else ""


def _key(move: Move) -> str:
    """Return the first word of the notation, the kind of move."""
    return str(move).partition(" ")[0]
