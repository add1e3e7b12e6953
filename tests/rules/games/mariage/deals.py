"""Constructed deals that read like a card table: hands as texts, moves as texts.

>>> table = deal("tolva-4", "SA", "SK ST").play("SA")
>>> table.refused("H6").rule
'T7'

A position is always reached by real moves from a real deal; the places of a deck's cards are learnt from the
game itself, not repeated here.
"""

from collections.abc import Callable, Iterable, Iterator
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec.structs import replace

from tests.rules.bench import Bench, cards
from tests.rules.games.mariage.moves import parse_move, standing
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Called, Event, Moved, Place, Seat
from tolva_gui.rules.games.mariage.state import MariageFacts, mariage
from tolva_gui.rules.kit import RANKS, SUITS, Card, Move, Options, Standing
from tolva_gui.rules.protocol import Game, Reason

E = TypeVar("E")
FOR_FOUR = ("tolva-4", "bondtolva-4")
SUIT_EACH = ("SATKQJ9876", "HATKQJ9876", "DATKQJ9876", "CATKQJ9876")
"""Hands of a suit each: seat 0 wins every trick with the spades that it leads."""
PAIRS = ("SAKQ HAKQ DAKQ", "S96J H96J D96J", "ST7 HT7 DT7 CKQA", "S8 H8 D8 CTJ9876")
FIRST, SECOND = "SA S6 S7 S8", "HA H6 H7 H8"
"""Seat 0 has an ace and a pair in three suits, its partner the pair of clubs; seat 0's aces take these tricks."""


def rank_tricks(ranks: str) -> str:
    """Return tricks of SUIT_EACH, in which each of these ranks lies four times."""
    return " : ".join(f"S{rank} H{rank} D{rank} C{rank}" for rank in ranks)


def moves(text: str) -> Iterator[Move]:
    """Yield the moves of a text: a card is played, `meld H` and the other calls are what the notation says.

    >>> [str(move) for move in moves("S6 ST | meld H | pass")]
    ['play S6', 'play ST', 'meld H', 'pass']
    """
    words = iter(text.replace("|", " ").replace(" : ", " ").split())
    for word in words:
        if word[0] in SUITS and {*word[1:]} <= {*RANKS}:
            yield from (parse_move(f"play {word[0]}{rank}") for rank in word[1:])
        else:
            yield parse_move(f"meld {next(words)}" if word == "meld" else word)


class Table(Bench):
    """A deal in progress, whose moves are read from one text.

    Claims name cards without `play`: `may SK D9 pass` (or `cards SK D9`, and `calls pass`).
    """

    of_moves = ("may", "cards", "calls")

    def play(self, text: str) -> "Table":
        """Make the moves, each by the seat to act; all must be legal."""
        self.act(*map(str, moves(text)))
        return self

    def refused(self, text: str) -> Reason:
        """Return why the seat to act may not make that one move, which must be refused."""
        (move,) = moves(text)
        return super().refused(str(move))

    def _named(self, told: str) -> set[str]:
        return {str(move).removeprefix("play ") for move in moves(told)}

    def _there(self, word: str) -> set[str]:
        return {"cards": self.choices - self.calls, "calls": self.calls}.get(word, self.choices)

    def told(self, word: str) -> str:
        return str(TOLD[word](self)) if word in TOLD else super().told(word)

    def why(self, text: str) -> dict[str, str]:
        """Return the values of the refusal of that move, as texts."""
        values = self.refused(text).values
        return {
            name: str(value)
            if isinstance(value, Card) or not isinstance(value, tuple)
            else " ".join(map(str, value))
            for name, value in values.items()
        }

    def refusals(self, texts: Iterable[str]) -> dict[str, str | None]:
        """Return the rules that refuse these moves, of which none may be legal."""
        return {text: self.refused(text).rule for text in texts}

    def called(self, *words: str) -> list[Called]:
        """Return the calls so far with these words."""
        return [event for event in self.said(Called) if event.word in words]

    def moved(self) -> list[Moved]:
        """Return the moves of cards after the deal, an event each."""
        return [event for event in self._moves() if not event.dealt]

    def dealt(self) -> list[Moved]:
        """Return the moves of cards in the deal, an event each."""
        return [event for event in self._moves() if event.dealt]

    def _moves(self) -> Iterator[Moved]:
        for event in self.said(Moved):
            yield from (replace(event, cards=(card,)) for card in event.cards)

    def hand(self, seat: Seat, viewer: Seat | None = None) -> list[str]:
        """Return the hand as the viewer (by default the referee) sees it; `"??"` is a hidden card."""
        return self.place(Place("hand", seat), viewer)

    @property
    def choices(self) -> set[str]:
        """Return the legal moves of the seat to act; a card play is given by its card."""
        return {move.removeprefix("play ") for move in self.legal}

    @property
    def calls(self) -> set[str]:
        """Return the legal moves other than card plays."""
        return {move for move in self.legal if not move.startswith("play")}

    @property
    def facts(self) -> MariageFacts:
        return mariage(self.game.view(self.state, None).facts)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.facts.scores


TOLD: dict[str, Callable[[Table], object]] = {
    "leader": lambda table: table.facts.leader,
    "trump": lambda table: table.facts.trump,
    "melds": lambda table: " ".join(f"{seat}{suit}{points}" for seat, suit, points in table.facts.melds),
    "scores": lambda table: " ".join(map(str, table.scores)),
    "named": lambda table: ", ".join(
        f"{call.seat}{call.value} {call.word} {call.worth}"
        for call in table.called("trumf", "tjog", "viv", "mal")
    ),
    "winners": lambda table: " ".join(str(trick.winner) for trick in table.facts.tricks),
    "trumps": lambda table: " ".join(str(trick.trump) for trick in table.facts.tricks),
}
"""By the first word of a claim: what the position says."""


def deal(
    game_id: str,
    *hands: str,
    up: tuple[str, ...] = (),
    down: tuple[str, ...] = (),
    stock: str = "",
    dealer: Seat | None = None,
    scores: tuple[int, ...] | None = None,
    carried: int = 0,
    options: Options = MappingProxyType({}),
) -> Table:
    """Deal the hands, seat 0 first; by default seat 0 is forehand.

    Open places are filled in turn with the rest of the pack in the order S A T K … H … D … C, so a hand may
    be given by its relevant cards alone.
    """
    game = BY_ID[game_id]
    info = game.info
    begins = standing(info.seats - 1 if dealer is None else dealer, scores or (0,) * info.sides, carried)
    chosen = {**info.defaults(), **options}
    wanted: dict[Place, list[Card]] = {Place("hand", seat): cards(text) for seat, text in enumerate(hands)}
    wanted[Place("talong")] = cards(stock)
    for kind, rows in (("up", up), ("down", down)):
        for seat, row in enumerate(rows):
            wanted |= {Place(kind, seat, slot): [card] for slot, card in enumerate(cards(row))}
    deck = deck_order(game, chosen, begins, wanted)
    events: list[Event] = []
    return Table(game, game.start(chosen, deck, begins, events), events)


def dealt(form: str, hands: str, played: str = "") -> Table:
    """Return the deal of a table's row, such as `dealt("tolva-4 11 5", "SAK / S6", "SA S6 : meld H")`.

    After the form come the scores, and `mistakes` if they are allowed.
    """
    name, *more = form.split()
    scores = tuple(int(score) for score in more if score.isdigit())
    options = {"mistakes_allowed": True} if "mistakes" in more else {}
    return deal(name, *hands.split(" / "), scores=scores or None, options=options).play(played)


def deck_order(
    game: Game[Any], options: Options, standing: Standing, wanted: dict[Place, list[Card]]
) -> tuple[Card, ...]:
    """Return the pack's order that deals each place its wanted cards, with open places filled up."""
    pack = game.info.pack
    named = [card for row in wanted.values() for card in row]
    assert len(set(named)) == len(named), f"a card is named twice: {' '.join(map(str, named))}"
    rest = iter([card for card in pack if card not in named])
    places = _positions(game, options, standing)
    nowhere = [place for place, row in wanted.items() if row and place not in places]
    assert not nowhere, f"nothing is dealt to {nowhere}"
    deck = list(pack)
    for place, positions in places.items():
        row = wanted.get(place, [])
        assert len(row) <= len(positions), f"{place} holds {len(positions)} cards, not {len(row)}"
        for index, position in enumerate(positions):
            deck[position] = row[index] if index < len(row) else next(rest)
    return tuple(deck)


def _positions(game: Game[Any], options: Options, standing: Standing) -> dict[Place, list[int]]:
    """Return the positions in the deck for each place, learnt from a probe deal; hands come first."""
    pack = game.info.pack
    zones = game.view(game.start(options, pack, standing), None).zones
    filled = sorted((zone for zone in zones if zone.cards), key=lambda zone: _FILLED.index(zone.place.kind))
    return {_open(zone.place): [pack.index(card) for card in zone.cards if card] for zone in filled}


def _open(place: Place) -> Place:
    """Return the hand for a hand that is not taken up yet (T39)."""
    return replace(place, kind="hand") if place.kind == "closed" else place


_FILLED = ("hand", "closed", "up", "down", "talong")
