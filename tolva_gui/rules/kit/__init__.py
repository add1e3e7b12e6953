"""What every game needs, from one import: the kit, and the values of the rules that games are written in."""

from tolva_gui.rules.account import Deed, Result, ScoreLine, Standing
from tolva_gui.rules.cards import (
    RANKS,
    SUITS,
    Card,
    Rank,
    Suit,
    check_deck,
    make_pack,
    parse_card,
    parse_suit,
)
from tolva_gui.rules.events import (
    NULL_LOG,
    Called,
    Log,
    Place,
    PlaceInfo,
    Seat,
    cards_at,
    hand_order,
)
from tolva_gui.rules.info import GameInfo, Option, Options, SetupError
from tolva_gui.rules.kit.base import OVER, BaseGame, Deal, OneDealGame, for_seats
from tolva_gui.rules.kit.dealing import all_from, others_after
from tolva_gui.rules.kit.finish_order import go_out, out_signs, place_result
from tolva_gui.rules.kit.hidden import UNSEEN, known
from tolva_gui.rules.kit.notation import Cards, Picks, Says, Verbs
from tolva_gui.rules.kit.piles import Piles
from tolva_gui.rules.kit.position import faces, faces_at, rows, trick_fields
from tolva_gui.rules.kit.race_to import ranking
from tolva_gui.rules.kit.score_sheet import add_line, log_end, log_result
from tolva_gui.rules.kit.themes import is_bid, is_capture, is_ending, is_high_or_low
from tolva_gui.rules.moves import TURN, Call, Move, Pick, Play, play_card
from tolva_gui.rules.protocol import Chance, Goals, Reason, Themes
from tolva_gui.rules.view import HIDDEN, AnswerForm, Display, Facts, Question, Sign, TrickFacts, View

__all__ = [
    "HIDDEN",
    "NULL_LOG",
    "OVER",
    "RANKS",
    "SUITS",
    "TURN",
    "UNSEEN",
    "AnswerForm",
    "BaseGame",
    "Call",
    "Called",
    "Card",
    "Cards",
    "Chance",
    "Deal",
    "Deed",
    "Display",
    "Facts",
    "GameInfo",
    "Goals",
    "Log",
    "Move",
    "OneDealGame",
    "Option",
    "Options",
    "Pick",
    "Picks",
    "Piles",
    "Place",
    "PlaceInfo",
    "Play",
    "Question",
    "Rank",
    "Reason",
    "Result",
    "Says",
    "ScoreLine",
    "Seat",
    "SetupError",
    "Sign",
    "Standing",
    "Suit",
    "Themes",
    "TrickFacts",
    "Verbs",
    "View",
    "add_line",
    "all_from",
    "cards_at",
    "check_deck",
    "faces",
    "faces_at",
    "for_seats",
    "go_out",
    "hand_order",
    "is_bid",
    "is_capture",
    "is_ending",
    "is_high_or_low",
    "known",
    "log_end",
    "log_result",
    "make_pack",
    "others_after",
    "out_signs",
    "parse_card",
    "parse_suit",
    "place_result",
    "play_card",
    "ranking",
    "rows",
    "trick_fields",
]
