"""`games` lists exactly the table of options that the line protocol promises."""

from typing import Any, Final

from tests.engine.client import Client
from tolva_gui.rules.catalog import BY_ID

Choice = dict[str, tuple[tuple[object, ...], str]]
ON_OFF: Final = (False, True)


def switches(**rules: str) -> Choice:
    """Return options that are off or on, each with its rule."""
    return {name: (ON_OFF, rule) for name, rule in rules.items()}


MELD: Final[Choice] = {"fourth_meld_name": (("mäl", "viv", "both_mäl"), "T16")}
TWO: Final = MELD | switches(hel_gubbe_two_players="TD8")
GOTLAND: Final = switches(knocking="B4", mistakes_allowed="BD3")

OPTIONS: Final[dict[str, Choice]] = {
    "tolva-4": MELD,
    "tolva-3": MELD,
    "plocketolva": TWO,
    "bordstolva": TWO | switches(first_trick_from_table="T39"),
    "bondtolva-4": GOTLAND,
    "bondtolva-6": GOTLAND,
    "bondtolva-2": switches(ten_ranks_high="KD1"),
    "plump": switches(turn_round="PLV1", one_card_twice="PLD5", no_exact_sum="PLV2", secret_bids="PLV3")
    | switches(dealer_bids_last="PLD2", plump_scores_zero="PLD3", highest_bidder_leads="PLD4"),
    "svarte-petter": {},
    "kasino": {
        "spades_points": ((2, 1), "KAD1"),
        "tabbe_points": ((1, 3), "KAD1"),
        "target": ((16, 10, 21), "KAD1"),
        **switches(forced_tabbe="KAD2", stora_lilla_values="KAD9", partners="KAD10"),
    },
    "grandissimo": {"deals": ((16, 8, 24, 0), "GD8"), "slam_doubles_13_spel": ((True, False), "GD3")},
    "vandtia": switches(no_out_on_special="VV1", sevens_transparent="VV2", four_cards="VV3", lay_on_own="VD3")
    | switches(tie_hearts="VD4", two_passes_turn="VD5", stop_at_first="VD6"),
    "tjugoett": {"rounds_per_banker": ((3, 1, 2), "TJ20")},
    "hej-knekt": switches(strict="HKD5", play_to_last="HKD6"),
    "femtio": {},
    "svalta-rav": {"stop_after": ((10, 5, 20), "SR11")},
    "svalta-rav-2": {},
    "nittionio": {"form": (("standard", "rubber", "pennycook", "no_joker"), "NV1")}
    | switches(show_all_bids="ND13"),
    "lomber": {"deals": ((12, 6, 24), "LD9"), "kuppa_cap": ((6, 5, 4, 0), "LD8")},
}
"""By game and option: the values, the default first, and the rule."""


def listed(told: dict[str, Any]) -> tuple[tuple[object, ...], str]:
    default, rule, values = told.pop("default"), told.pop("rule"), told.pop("values")
    assert told == ({"type": "bool"} if isinstance(default, bool) else {})
    return (default, *(value for value in values if value != default)), rule


def seats_of(game: str) -> object:
    """Return the answer's fields about seats: their number, or the least, the most and the usual one."""
    info = BY_ID[game].info
    least, most = info.seat_counts[0], info.seat_counts[-1]
    return info.seats if least == most else {"least": least, "most": most, "default": info.seats}


def test_engine_lists_these_options_and_no_others() -> None:
    games = {game.pop("id"): game for game in Client().ask("games")["games"]}
    assert set(games) == set(BY_ID)
    assert all(game == {"seats": seats_of(name), "options": game["options"]} for name, game in games.items())
    found = {
        id_: {name: listed(told) for name, told in game["options"].items()} for id_, game in games.items()
    }
    assert {game: found[game] for game in OPTIONS} == OPTIONS
