"""A game's description of itself without words: `resources/games/<game>/game.toml`.

`kind`: the heading under which it is offered, see `KINDS`. `minutes`: how long a game lasts, from and to, as `[20,
40]`. `score`: the unit in which the end of a game is counted, see `Score`. `finish`: how its end is celebrated, see
`Finish`; `finish_cards`: the cards turned up then, as `"DT S2"`, if not the last ones played. `luck = true`: no
decision matters, so there is no ladder, and choices and wins do not count in statistics. `counters`: counters for
payments if the score is the amount won, highest value first: `[{ worth = 50, shape = "round" }]`; one
colour per player. `[counts]`: the sheet lines for which statistics show frequency (`times`) rather than `points`.
`[alike]`: opponents that play like another one, if there are fewer strengths than opponents. `rules`: the game whose
`rules.md` this one uses, if it has none. `source`: where the rules come from, in a few
words for the page About: `{ sv = "…", en = "…" }`. `counted`: the sheet line that the players' counts decide.
`[pauses]`: milliseconds after what is said, by its word; 0 where a pause would reveal that there was a choice. `like`:
the game whose file has what this one leaves out.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from msgspec import Struct, convert, field, toml

from tolva_gui import paths
from tolva_gui.words.sentences import LANGUAGES, words_file

Kind = Literal["tricks", "bids", "fishing", "shedding", "draw", "bank", "children", "other"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The headings in order."""
CHILDREN: Final[Kind] = "children"
Score = Literal["points", "lankor", "lives", "places", "cards", "losses"]
"""Points as figures; as low cards on the table; as chips lost one by one; finishing places without points; most cards;
or only a loser.
"""
Finish = Literal["lanka", "nose", "fox", "chip", "forfeit", "cards"]
"""The way a game ends: the last lanka is laid, a nose is blackened, a fox goes hungry, the last chip is won, a forfeit
is struck out, cards are turned up one by one.
"""


class Counter(Struct, frozen=True):
    """A kind of counter."""

    worth: int
    shape: Literal["round", "square", "long"] = "round"


class GameData(Struct, frozen=True):
    """The contents of the file; `rules` is a game id, `source` is by language.

    `minutes` is empty if not measured.
    """

    id: str
    rules: str
    kind: Kind = "other"
    minutes: tuple[int, ...] = ()
    score: Score = "points"
    finish: Finish = "cards"
    finish_cards: str = ""
    luck: bool = False
    counters: tuple[Counter, ...] = ()
    counts: Mapping[str, Literal["times"]] = field(default_factory=dict)
    counted: str = ""
    pauses: Mapping[str, int] = field(default_factory=dict)
    alike: Mapping[str, str] = field(default_factory=dict)
    source: Mapping[str, str] = field(default_factory=dict)

    @property
    def has_lesson(self) -> bool:
        return (games_folder() / self.id / "lesson.toml").is_file()

    @property
    def score_on_table(self) -> bool:
        """Whether low cards on the table show the score."""
        return self.score == "lankor"

    @property
    def scored(self) -> bool:
        """Whether players collect points at all."""
        return self.score in ("points", "lankor", "lives")

    @property
    def losses(self) -> bool:
        """Whether the game has only a loser, no winner."""
        return self.score == "losses"


def games_folder() -> Path:
    return paths.resources() / "games"


@cache
def game_data(game: str) -> GameData:
    """Return the game's data; defaults for a game without the file. Raise ValidationError for a value that none has."""
    return convert({"id": game, "rules": game, **_read(game)}, GameData)


def tile_file(game: str, lang: str) -> Path:
    """Return the lobby picture of the game; the program's for a game without one."""
    own = games_folder() / game / f"tile.{lang}.png"
    return own if own.is_file() else games_folder() / own.name


def is_offered(game: str) -> bool:
    """Whether the game has its own file and words in every language; unfinished games are not offered."""
    files = (games_folder() / game / "game.toml", *(words_file(game, lang) for lang in LANGUAGES))
    return all(file.is_file() for file in files)


def _read(game: str) -> Mapping[str, Any]:
    path = games_folder() / game / "game.toml"
    read: Mapping[str, Any] = toml.decode(path.read_bytes()) if path.is_file() else {}
    return {**_read(read["like"]), **read} if "like" in read else read
