"""`games` lists exactly the table of options that the line protocol promises."""

from typing import Any, Final

from tests.engine.client import Client

Choice = dict[str, tuple[tuple[object, ...], str]]
ON_OFF: Final = (False, True)
MELD: Final[Choice] = {"fourth_meld_name": (("mäl", "viv", "both_mäl"), "T16")}
TWO: Final[Choice] = {"hel_gubbe_two_players": (ON_OFF, "TD8")}
GOTLAND: Final[Choice] = {"knocking": (ON_OFF, "B4"), "mistakes_allowed": (ON_OFF, "BD3")}

OPTIONS: Final[dict[str, Choice]] = {
    "tolva-4": MELD,
    "tolva-3": MELD,
    "plocketolva": {**MELD, **TWO},
    "bordstolva": {**MELD, **TWO, "first_trick_from_table": (ON_OFF, "T39")},
    "bondtolva-4": GOTLAND,
    "bondtolva-6": GOTLAND,
    "bondtolva-2": {"ten_ranks_high": (ON_OFF, "KD1")},
    "plump": {
        "turn_round": (ON_OFF, "PLV1"),
        "one_card_twice": (ON_OFF, "PLD5"),
        "no_exact_sum": (ON_OFF, "PLV2"),
        "secret_bids": (ON_OFF, "PLV3"),
        "dealer_bids_last": (ON_OFF, "PLD2"),
        "plump_scores_zero": (ON_OFF, "PLD3"),
        "highest_bidder_leads": (ON_OFF, "PLD4"),
    },
    "svarte-petter": {},
    "kasino": {
        "spades_points": ((2, 1), "KAD1"),
        "tabbe_points": ((1, 3), "KAD1"),
        "target": ((16, 10, 21), "KAD1"),
        "forced_tabbe": (ON_OFF, "KAD2"),
        "stora_lilla_values": (ON_OFF, "KAD9"),
        "partners": (ON_OFF, "KAD10"),
    },
    "grandissimo": {"deals": ((16, 8, 24, 0), "GD8"), "slam_doubles_13_spel": ((True, False), "GD3")},
    "vandtia": {
        "no_out_on_special": (ON_OFF, "VV1"),
        "sevens_transparent": (ON_OFF, "VV2"),
        "four_cards": (ON_OFF, "VV3"),
        "lay_on_own": (ON_OFF, "VD3"),
        "tie_hearts": (ON_OFF, "VD4"),
        "two_passes_turn": (ON_OFF, "VD5"),
        "stop_at_first": (ON_OFF, "VD6"),
    },
    "tjugoett": {"rounds_per_banker": ((3, 1, 2), "TJ20")},
    "hej-knekt": {"strict": (ON_OFF, "HKD5"), "play_to_last": (ON_OFF, "HKD6")},
    "femtio": {},
    "svalta-rav": {"stop_after": ((10, 5, 20), "SR11")},
    "svalta-rav-2": {},
    "nittionio": {
        "form": (("standard", "rubber", "pennycook", "no_joker"), "NV1"),
        "show_all_bids": (ON_OFF, "ND13"),
    },
    "lomber": {"deals": ((12, 6, 24), "LD9"), "kuppa_cap": ((6, 5, 4, 0), "LD8")},
}
"""By game and option: the values, the default first, and the rule."""


def listed(told: dict[str, Any]) -> tuple[tuple[object, ...], str]:
    values = ON_OFF if told.get("type") == "bool" else tuple(told["values"])
    default = told["default"]
    return (default, *(value for value in values if value != default)), told["rule"]


def test_engine_lists_these_options_and_no_others() -> None:
    games = Client().ask("games")["games"]
    found = {game["id"]: {name: listed(told) for name, told in game["options"].items()} for game in games}
    assert {game: found[game] for game in OPTIONS} == OPTIONS
