"""Every page, prompt and form as a situation to show in a window: for the gallery and the tests.

A new page is a line in `SITUATIONS`. A game without a line has the scenes of `any_game`.
"""

from collections.abc import Callable
from functools import partial

from tests.family import FORMS
from tests.gallery.any_game import ends_of, scenes_of_the_rest
from tests.gallery.bid_tables import BIDDING
from tests.gallery.tables import (
    asks,
    capture,
    claimable,
    drawing,
    few_stakes,
    holding,
    in_a_match,
    in_game,
    lying,
    of_form,
    phase,
    played_on,
    played_out,
    raced_out,
    second_of_three,
    shows,
    table,
    trick_of,
    whole_game,
)
from tolva_gui.rules.catalog import BY_ID as EVERY_GAME
from tolva_gui.table.host import Host

KEYS = {
    "calls": "O",
    "last trick": "L",
    "own tricks": "L L",
    "menu": "M",
    "points": "P",
    "bet": "G",
    "hide": "B",
    "word": "F2",
}
"""The key for each scene."""
FIRST_PAGES = ("today", "family")
"""What the first page shows only some moments after it is there."""
Situation = tuple[str, Callable[[], Host] | None, str, str]
SITUATIONS: tuple[Situation, ...] = (
    # Name, table, moves to be shown, final action.
    ("welcome", None, "", "welcome"),
    ("lobby", None, "", "today"),
    ("lobby-family", None, "", "family"),
    ("lobby-search", None, "", "search"),
    ("game", None, "", "game"),
    ("game-change", None, "", "change"),
    ("first-deal", lambda: table(0, ""), "", ""),
    ("second-hand", lambda: table(3, "play S6"), "", ""),
    ("refused", lambda: table(3, "play S6"), "", "play HA"),
    ("melding-prompt", lambda: table(0, "play SA, play S9, play S7, play S6"), "", ""),
    ("trump-set", lambda: table(0, "play SA, play S9, play S7, play S6"), "meld S", ""),
    ("asked-partner", lambda: table(2, "play CA, play CJ, play C6, play C8"), "ask", ""),
    ("partner-melds", lambda: table(0, "play SA, play S9, play S7, play S6, ask"), "meld C", ""),
    ("gubbe", lambda: table(3, "", scores=(-6, 5)), "half", ""),
    ("gubbe-asked", lambda: table(0, ""), "", "bet"),
    ("full-trick", lambda: table(0, "play SA, play S9, play S7"), "play S6", "wait"),
    ("last-trick", lambda: table(0, "play SA, play S9, play S7, play S6"), "", "last trick"),
    ("own-tricks", lambda: of_form("bondtolva-6", 5), "", "own tricks"),
    ("table-menu", lambda: table(0, "play SA"), "", "menu"),
    ("write-note", lambda: table(0, "play SA"), "", "note"),
    ("points", lambda: played_on(4), "", "points"),
    ("claim", claimable, "", ""),
    ("second-game", lambda: second_of_three(table(0, "play SA")), "", ""),
    ("hint-reason", lambda: table(3, "play S6"), "", "hint 2"),
    ("hint-move", lambda: table(0, "play SA, play S9, play S7, play S6"), "", "hint 3"),
    ("hint-line", lambda: table(0, "play SA, play S9, play S7, play S6"), "", "line"),
    ("practice", lambda: table(0, "play SA, play S9, play S7, play S6"), "", "practice"),
    ("lesson-welcome", None, "", "lesson 0"),
    ("lesson-head", None, "", "lesson 1"),
    ("lesson-card", None, "", "lesson 3"),
    ("lesson-leave", None, "", "leave lesson"),
    ("exercise", None, "", "exercise"),
    ("learn", None, "", "learn"),
    ("path-deal", None, "", "path deal"),
    ("practice-theme", None, "", "theme"),
    ("curtain", lambda: table(0, "play SA", "mpcc"), "", ""),
    ("curtain-code", lambda: table(0, "play SA", "mpcc"), "", "code"),
    ("curtain-forgotten", lambda: table(0, "play SA", "mpcc"), "", "code forgotten"),
    ("cards-down", lambda: table(0, ""), "", "hide"),
    ("old-word", lambda: table(3, "", scores=(-6, 5)), "", "word"),
    ("deal-sheet", lambda: played_out(False), "", ""),
    ("game-over", lambda: played_out(True), "", ""),
    ("game-lost", partial(whole_game, 4), "", ""),
    ("decided", lambda: played_out(True), "", "decided"),
    ("settings", lambda: table(0, ""), "", "settings"),
    ("settings-reset", lambda: table(0, ""), "", "reset settings"),
    ("keys", lambda: table(0, ""), "", "keys"),
    ("about", lambda: table(0, ""), "", "about"),
    ("opponents", lambda: table(0, ""), "", "opponents"),
    ("faces", None, "", "faces"),
    ("daily", lambda: table(0, ""), "", "daily"),
    ("notice", lambda: table(0, ""), "", "notice"),
    ("rules", lambda: table(0, ""), "", "rules"),
    ("rule", lambda: table(3, "play S6"), "", "rule"),
    ("history", lambda: table(0, ""), "", "history"),
    ("statistics", lambda: table(0, ""), "", "statistics"),
    ("statistics-empty", lambda: table(0, ""), "", "no statistics"),
    ("review", lambda: played_out(False), "", "review"),
    ("review-more", lambda: played_out(False), "", "review more"),
    ("same-deal", lambda: played_out(False), "", "same"),
    ("review-notes", lambda: played_out(False), "", "review notes"),
    ("bad-record", lambda: table(0, ""), "", "bad record"),
    ("match", in_a_match, "", "match"),
    ("plump-bid", partial(in_game, "plump", 4, phase("bid"), deal=2, no_exact_sum=True), "", ""),
    ("plump-play", partial(in_game, "plump", 4, trick_of(3), deal=3), "", ""),
    ("plump-eight", partial(in_game, "plump", 8, trick_of(7), deal=2), "", ""),
    ("kasino-two", partial(in_game, "kasino", 2, lying("sea", 5)), "", ""),
    ("kasino-four", partial(in_game, "kasino", 4, lying("sea", 11)), "", ""),
    ("kasino-hint", partial(in_game, "kasino", 2, lying("sea", 12)), "", "hint 3"),
    ("kasino-choose", partial(in_game, "kasino", 2, capture), "", "choose"),
    ("petter-draw", partial(in_game, "svarte-petter", 4, drawing), "", ""),
    ("tjugoett-bank", partial(in_game, "tjugoett", 2, phase("bank"), first_seed=3, dealer=0), "", ""),
    ("tjugoett-stake", partial(in_game, "tjugoett", 8, phase("stake")), "", ""),
    ("tjugoett-few", partial(in_game, "tjugoett", 2, few_stakes, first_seed=0), "", ""),
    ("tjugoett-five", partial(in_game, "tjugoett", 5, few_stakes), "", ""),
    ("tjugoett-ace", partial(in_game, "tjugoett", 4, asks("draw_ace")), "", ""),
    ("tjugoett-straffa", partial(in_game, "tjugoett", 4, asks("straffa"), dealer=0), "", ""),
    ("hej-knekt-turn", partial(in_game, "hej-knekt", 3, lying("middle", 2)), "", ""),
    ("hej-knekt-six", partial(in_game, "hej-knekt", 6, lying("middle", 4)), "", ""),
    ("hej-knekt-over", partial(raced_out, 4), "", ""),
    ("femtio-arrange", partial(in_game, "femtio", 2, phase("arrange")), "", ""),
    ("femtio-turn", partial(in_game, "femtio", 6, trick_of(3)), "", ""),
    ("rav-turn", partial(in_game, "svalta-rav", 4, shows("won")), "", ""),
    ("rav-heap", partial(in_game, "svalta-rav-2", 2, lying("heap", 9)), "", ""),
    ("vandtia-exchange", partial(in_game, "vandtia", 8, phase("exchange")), "", ""),
    ("vandtia-four", partial(in_game, "vandtia", 4, phase("exchange")), "", ""),
    ("vandtia-large-hand", partial(in_game, "vandtia", 8, holding(18)), "", ""),
    ("vandtia-flip", partial(in_game, "vandtia", 3, asks("flip")), "", ""),
    ("petter-arrange", partial(in_game, "svarte-petter", 6, phase("arrange")), "", ""),
    *BIDDING,
    *((f"form-{form}-3", partial(of_form, form, 3), "", "") for form in FORMS),
)


def named(name: str) -> Situation:
    return next(situation for situation in SITUATIONS if situation[0] == name)


def scene_table(name: str) -> Host:
    """Return the table of that scene, before the moves to be shown."""
    _, make, *_ = named(name)
    assert make is not None, name
    return make()


SITUATIONS += scenes_of_the_rest(SITUATIONS)
ENDS: tuple[Situation, ...] = tuple(scene for game in EVERY_GAME for scene in ends_of(game))
SITUATIONS += ENDS
