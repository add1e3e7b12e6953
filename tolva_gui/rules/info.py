"""The static properties of a game: its options, seats, sides, pack and places."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from tolva_gui.rules.account import Standing
from tolva_gui.rules.bounds import SCORES
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import PlaceInfo, Seat, Side, Sight
from tolva_gui.rules.fault import Fault

OptionValue = bool | str | int
Options = Mapping[str, OptionValue]


class Option(Struct, frozen=True):
    """A choice of rules. `values`: the allowed values, including the default; `rule`: the id in the rule digest."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    rule: str


class GameInfo(Struct, frozen=True, dict=True):
    """The static properties of a game for one number of players. Side of seat s: s mod `sides`.

    Setup: *sides*: by default each plays alone. *seat_counts*: the allowed numbers of players, by default this one.
    *partners_option*: the option under
    which four play as two sides. *pack*: every card of the deck, twice if two packs are used. *other_packs*:
    replacements of the deck by option name and value. *further*: names of the further orders of cards that a deal may
    need (`turned`, `reshuffles`), each with the number of cards in such an order. *drawn_by*: the ranks, strongest
    first, if everyone draws a card and the lowest deals first (B3); empty if the first dealer is drawn by lot.
    *first_score*: each side's score when a game begins. *target*: the winning score of a race. *losses*: the score
    counts losses, so that less is better.

    Play: *places*: the kinds of places on the table. *direction*: 1 clockwise, -1 to the right. *quiet*: phases in
    which showing the turn would reveal cards; the window points at the leader instead. *together*: all make every move
    at the same time, and the person at the window makes it for them. *reactions*: in a game of speed, whose moves carry
    the time, the word of each reaction and the rank that it answers.

    Beyond: *family*: games that share their facts and their players' knowledge.
    """

    id: str
    seats: int
    pack: tuple[Card, ...]
    places: tuple[PlaceInfo, ...]
    options: tuple[Option, ...] = ()
    sides: int = 0
    rules_version: int = 1
    target: int | None = None
    losses: bool = False
    drawn_by: str = ""
    seat_counts: Sequence[int] = ()
    further: tuple[tuple[str, int], ...] = ()
    family: str = ""
    partners_option: str = ""
    first_score: int = 0
    direction: int = 1
    other_packs: tuple[tuple[str, OptionValue, tuple[Card, ...]], ...] = ()
    reactions: tuple[tuple[str, str], ...] = ()
    together: bool = False
    quiet: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        force_setattr(self, "sides", self.sides or self.seats)
        force_setattr(self, "seat_counts", tuple(self.seat_counts) or (self.seats,))

    def under(self, options: Options) -> "GameInfo":
        """Return the game's properties under these options: two sides with partners, another pack."""
        packs = (pack for name, value, pack in self.other_packs if options.get(name) == value)
        pack = next(packs, self.pack)
        sides = 2 if self.seats == 4 and options.get(self.partners_option) else self.sides
        if (pack, sides) == (self.pack, self.sides):
            return self
        return replace(self, pack=pack, sides=sides)

    def side(self, seat: Seat) -> Side:
        return seat % self.sides

    def partner(self, seat: Seat) -> Seat | None:
        """Return the partner's seat, None if each plays alone."""
        return (seat + self.sides) % self.seats if self.seats > self.sides else None

    def defaults(self) -> dict[str, OptionValue]:
        return {option.name: option.default for option in self.options}

    def sight(self, seat: Seat | None) -> Sight:
        """Return what the seat sees, by the kinds of places; None is the referee."""
        return Sight(self._places, seat)

    @cached_property
    def _places(self) -> Mapping[str, PlaceInfo]:
        return {place.kind: place for place in self.places}


class SetupError(Fault, ValueError):
    """A game, option or starting score that does not exist or does not fit; the message names it."""


def check_seats(info: GameInfo, seats: int) -> None:
    """Raise SetupError if the game does not allow that number of players."""
    if seats in info.seat_counts:
        return
    least, most = info.seat_counts[0], info.seat_counts[-1]
    if least == most:
        raise SetupError("{game} is for {least} players, not {seats}", game=info.id, least=least, seats=seats)
    raise SetupError(
        "{game} is for {least} to {most} players, not {seats}",
        game=info.id,
        least=least,
        most=most,
        seats=seats,
    )


def check_standing(info: GameInfo, standing: Standing) -> None:
    """Raise SetupError unless the game has that dealer, and the scores fit it."""
    if not 0 <= standing.dealer < info.seats:
        raise SetupError(
            "{game} has no seat {seat} to deal; seats are 0 to {last}",
            game=info.id,
            seat=standing.dealer,
            last=info.seats - 1,
        )
    if len(standing.scores) != info.sides:
        raise SetupError(
            "{game} has {sides} sides; {scores} scores are given",
            game=info.id,
            sides=info.sides,
            scores=len(standing.scores),
        )
    if any(score not in SCORES for score in standing.scores):
        raise SetupError("a score is from {least} to {most}", least=SCORES[0], most=SCORES[-1])
