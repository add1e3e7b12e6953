"""What every game needs, from one import: the kit, and the values of the rules that games are written in."""

from tolva_gui.rules.account import AccountStep, Carried, Carry, Deed, PaperEntry, Result, ScoreLine, Standing
from tolva_gui.rules.cards import (
    ACE_HIGH,
    FULL_PACK,
    JOKER,
    RANKS,
    SUITS,
    Card,
    CardError,
    Rank,
    Suit,
    check_deck,
    make_pack,
    parse_card,
    parse_suit,
)
from tolva_gui.rules.deal import At, AtEach, Deal, Start, all_from
from tolva_gui.rules.events import NULL_LOG, Called, Log, Place, PlaceInfo, Seat, Side, cards_at, hand_order
from tolva_gui.rules.info import GameInfo, Option, Options, SetupError
from tolva_gui.rules.kit.finish_order import go_out, go_out_if_empty, out_signs, place_result
from tolva_gui.rules.kit.themes import is_bid, is_capture, is_ending, is_high_or_low
from tolva_gui.rules.kit.tricks import (
    TRICK,
    TrickDeal,
    TrickGame,
    add_to_trick,
    all_tricks,
    followers,
    not_followed,
    refuse_to_follow,
    take_trick,
    trick_winner,
    voids,
)
from tolva_gui.rules.moves import TURN, Call, Move, Pick, Play, play_card
from tolva_gui.rules.notation import Cards, Picks, Says, Verbs
from tolva_gui.rules.orders import Chance
from tolva_gui.rules.piles import UNSEEN, Piles, known
from tolva_gui.rules.protocol import (
    Further,
    Game,
    Goals,
    Moves,
    OneDealGame,
    Reason,
    Themes,
    calls_of,
    for_seats,
    not_held,
)
from tolva_gui.rules.sampling import TRIES, Mask, by_lot
from tolva_gui.rules.score_sheet import add_up, log_end, log_lines, log_result, ranking
from tolva_gui.rules.view import (
    HIDDEN,
    AnswerForm,
    Display,
    Facts,
    Question,
    Sign,
    TrickFacts,
    TrickRecord,
    View,
    faces,
    faces_at,
    rows,
    trick_fields,
)
