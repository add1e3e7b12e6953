"""Nittionio: the rules of its digest and each example."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from tests.contract.random_deals import chosen, shuffled
from tests.rules.bench import Bench, begin, cards, piles_of, round_the_table
from tests.words.help_book import pictures
from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.cards import JOKER, Suit, parse_card
from tolva_gui.rules.events import Called, Event, Place, Scored, Shown
from tolva_gui.rules.games.nittionio.game import NITTIONIO, trump_of
from tolva_gui.rules.games.nittionio.scoring import log_score, score
from tolva_gui.rules.games.nittionio.state import NittionioState, Premium
from tolva_gui.rules.info import Options, OptionValue, SetupError
from tolva_gui.rules.moves import MoveError
from tolva_gui.rules.parti import Parti
from tolva_gui.rules.protocol import Reason
from tolva_gui.words.sentences import refusal

SEED = 99
NONE: Mapping[str, OptionValue] = {}


def deal(
    *hands: str,
    turned: str = "HK",
    dealer: int = 2,
    options: Mapping[str, OptionValue] = NONE,
    standing: Standing | None = None,
) -> Bench:
    """Deal; by default seat 0 is forehand and hearts are trump."""
    deck = round_the_table(NITTIONIO, [cards(hand) for hand in hands], dealer, 12, turned)
    return begin(NITTIONIO, chosen(NITTIONIO, **options), deck, standing or Standing(dealer, (0, 0, 0)))


def laid(*asides: str, turned: str = "HK", options: Mapping[str, OptionValue] = NONE) -> Bench:
    """Deal, and lay aside these bid cards of seats 0, 1, 2."""
    return deal(*asides, turned=turned, options=options).act(*(f"aside {cards}" for cards in asides))


def position(
    turned: str, *hands: str, asides: tuple[str, ...] = ("S6", "S7", "S8"), dealer: int = 2
) -> Bench:
    """Return a position in play, seat 0 leading, with these cards left."""
    standing, card = Standing(dealer, (0, 0, 0)), parse_card(turned)
    return Bench(NITTIONIO, late(turned, hands, asides, standing, trump_of(card, standing)))


def late(
    turned: str,
    hands: Sequence[str],
    asides: Sequence[str],
    standing: Standing,
    trump: Suit | None,
    options: Options | None = None,
) -> NittionioState:
    """Return a position in play with these cards, seat 0 leading."""
    chosen_ones = options or chosen(NITTIONIO)
    rows = {"hand": [*map(cards, hands)], "aside": [*map(cards, asides)], "turned": [cards(turned)]}
    piles = piles_of(NITTIONIO, chosen_ones, **rows)
    return NittionioState(chosen_ones, standing, piles, 0, "play", 0, [0, 0, 0], [], trump)


def bid_of(turned: str, aside: str) -> int | None:
    return position(turned, "", "", "", asides=(aside, "", "")).state.bid(0)  # type: ignore[no-any-return]


def test_hands_are_sorted_with_the_joker_last() -> None:
    table = deal("JO C6 SA S6 HA")
    hand = table.position(0)["hands"]
    assert hand[0][0] == "SA"
    assert hand[0][-2:] == ["C6", "JO"]
    assert hand[1] == ["??"] * 12


@pytest.mark.rule("N4", "ND5")
@pytest.mark.parametrize(("turned", "trump"), [("HK", "H"), ("C6", "C"), ("S9", None), ("JO", None)])
def test_the_turned_card_fixes_trump(turned: str, trump: str | None) -> None:
    assert deal(turned=turned).position(0)["trump"] == trump


@pytest.mark.rule("N5", "N7", "N8", "ND4")
@pytest.mark.example("B1", "B2", "B3", "B4", "B5")
@pytest.mark.parametrize(
    ("example", "turned", "aside", "bid"),
    [
        ("B1", "JO", "CA DA DK", 3),
        ("B1", "S6", "HA SA DA", 3),
        ("B1", "HK", "SA SK SQ", 3),
        ("B2", "HK", "S6 DA JO", 3),
        ("B3", "S9", "CA C7 JO", 7),
        ("B4", "JO", "D8 D7 D6", 0),
        ("B5", "DA", "SA HA CA", 6),
    ],
)
def test_bid_codes(example: str, turned: str, aside: str, bid: int) -> None:
    assert bid_of(turned, aside) == bid, example


@pytest.mark.rule("N6")
def test_everybody_lays_three_cards_face_down() -> None:
    table = deal("SA SK HA", "DA DK DQ")
    assert len(table.legal) == 220
    assert table.refused("aside SA SK").rule == "N6"
    assert table.refused("aside SA SK DA").key == "not_available"
    assert table.refused("play SA").key == "aside_first"
    assert table.refused("pass").key == "aside_first"
    table.act("aside SA SK HA")
    assert table.to_act == 1
    assert table.position(0)["aside"] == [["SA", "SK", "HA"], [], []]
    assert table.position(1)["aside"] == [["??"] * 3, [], []]
    assert (table.position(0)["bids"], table.position(1)["bids"]) == ([4, None, None], [None] * 3)
    assert table.position()["bids"] == [4, None, None]
    with pytest.raises(MoveError):
        NITTIONIO.parse("aside HA SA SK")


@pytest.mark.rule("N9", "ND1")
@pytest.mark.example("P1")
def test_forehand_speaks_first_about_a_premium() -> None:
    table = laid("SA SK SQ", "HA HQ HJ", "DA DK DQ")
    assert (table.to_act, table.legal) == (0, ["pass", "declare", "reveal"])
    assert table.refused("play S6").key in ("premium_first", "not_available")
    assert table.refused(f"play {table.zone('hand', 0)[0]}").rule == "N9"


@pytest.mark.rule("N10")
@pytest.mark.example("P2")
def test_after_a_declaration_one_may_pass_or_reveal() -> None:
    table = laid("SA SK SQ", "HA HQ HJ", "DA DK DQ").act("declare")
    assert table.legal == ["pass", "reveal"]
    assert table.refused("declare").rule == "N10"
    assert table.position(2)["premium"] == {"seat": 0, "kind": "declaration"}
    assert table.position(2)["aside"][0] == ["??"] * 3


@pytest.mark.rule("N10")
@pytest.mark.example("P3")
def test_after_a_revelation_nobody_is_asked() -> None:
    table = laid("SA SK SQ", "HA HQ HJ", "DA DK DQ").act("declare", "reveal")
    view = NITTIONIO.view(table.state, 2)
    assert (view.phase, view.to_act) == ("play", 0)
    position = table.position(2)
    assert position["premium"] == {"seat": 1, "kind": "revelation"}
    assert position["aside"] == [["??"] * 3, ["HA", "HQ", "HJ"], ["DA", "DK", "DQ"]], "a raised declaration"
    assert position["bids"] == [None, 6, 0]
    assert table.refused("pass").key == "premiums_over"


@pytest.mark.example("P4")
def test_the_dealer_may_still_declare_after_two_passes() -> None:
    table = laid("SA SK SQ", "HA HQ HJ", "DA DK DQ").act("pass", "pass")
    assert table.legal == ["pass", "declare", "reveal"]


@pytest.mark.rule("N11")
def test_a_declaration_turns_the_bid_cards_up() -> None:
    table = laid("SA SK SQ", "HA HQ HJ", "DA DK DQ").act("declare", "pass", "pass")
    assert table.position(1)["aside"][0] == ["SA", "SK", "SQ"]
    assert table.position(1)["bids"] == [3, 6, None]
    assert table.position(1)["hands"][0] == ["??"] * 9
    assert Called(0, "bid", 3) in table.events


@pytest.mark.rule("N12", "ND3")
def test_a_revelation_lays_the_hand_open_before_the_lead() -> None:
    table = laid("SA SK SQ", "HA HQ HJ", "DA DK DQ").act("pass", "pass", "reveal")
    hand = table.zone("hand", 2)
    assert table.zone("hand", 2, viewer=0) == hand
    assert Shown(Place("hand", 2), tuple(cards(" ".join(hand)))) in table.events
    assert table.zone("hand", 1, viewer=0) == ["??"] * 9


@pytest.mark.rule("N13", "N14")
def test_if_all_pass_nothing_is_shown_and_forehand_leads() -> None:
    table = laid("SA SK SQ", "HA HQ HJ", "DA DK DQ").act("pass", "pass", "pass")
    assert table.said(Shown) == []
    assert (table.to_act, table.position()["premium"], table.position()["leader"]) == (0, None, 0)


@pytest.mark.rule("N5", "N16", "ND5")
@pytest.mark.example("T1", "T2", "T4", "T5")
@pytest.mark.parametrize(
    ("example", "turned", "three", "winner"),
    [
        ("T1", "HK", ("CA", "JO", "C6"), 1),
        ("T2", "HK", ("HJ", "JO", "HA"), 2),
        ("T4", "D9", ("D8", "JO", "SA"), 1),
        ("T5", "S6", ("HA", "JO", "HK"), 1),
    ],
)
def test_who_takes_the_trick(example: str, turned: str, three: tuple[str, ...], winner: int) -> None:
    table = position(turned, *three).act(*(f"play {card}" for card in three))
    assert table.position()["tricks_won"].index(1) == winner, example
    assert table.to_act == winner, "the winner leads next"


@pytest.mark.rule("N15")
@pytest.mark.example("T3")
def test_the_joker_is_of_the_turned_suit_and_must_follow() -> None:
    table = position("HK", "HJ S6", "JO CA", "HA S7").act("play HJ")
    assert table.legal == ["play JO"]
    refused = table.refused("play CA")
    assert (refused.rule, refused.values["led"], refused.values["instead"]) == ("N15", "H", (JOKER,))
    assert refusal(refused, "en", "nittionio").endswith("and you hold the joker.")
    not_held = Reason(None, "not_available", {"card": JOKER})
    assert refusal(not_held, "sv", "nittionio").startswith("Jokern ")


@pytest.mark.rule("N15")
def test_a_joker_that_is_led_asks_for_the_turned_suit() -> None:
    table = position("D9", "JO", "D6 SA", "C6").act("play JO")
    assert table.legal == ["play D6"]


@pytest.mark.rule("N15")
def test_who_is_void_may_discard_or_ruff() -> None:
    table = position("HK", "CA", "S7 H6", "C6").act("play CA")
    assert set(table.legal) == {"play S7", "play H6"}


def ended(
    bids: str,
    tricks: tuple[int, int, int],
    premium: tuple[int, Premium] | None = None,
    standing: Standing | None = None,
    options: Mapping[str, OptionValue] = NONE,
) -> Result:
    """Return the result of a deal with these bids and tricks."""
    start = NITTIONIO.check_start(chosen(NITTIONIO, **options), standing or Standing(2, (0, 0, 0)))
    asides = {
        "0": "D D D",
        "1": "S D D",
        "2": "H D D",
        "3": "C D D",
        "4": "C S D",
        "5": "C H D",
        "9": "C C C",
    }
    laid = [" ".join(f"{suit}A" for suit in asides[bid].split()) for bid in bids]
    state = late("", ("", "", ""), laid, start, None, chosen(NITTIONIO, **options))
    state.premium, state.tricks_won = premium, list(tricks)
    return score(state)


@pytest.mark.rule("N18", "N19", "N20", "N21", "ND2", "ND6")
@pytest.mark.example("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9")
@pytest.mark.parametrize(
    ("example", "bids", "tricks", "premium", "points"),
    [
        ("S1", "234", (2, 3, 4), None, (12, 13, 14)),
        ("S2", "352", (3, 4, 2), None, (23, 4, 22)),
        ("S3", "135", (1, 4, 4), None, (31, 4, 4)),
        ("S4", "412", (4, 2, 3), (0, "declaration"), (64, 2, 3)),
        ("S5", "423", (5, 2, 2), (0, "declaration"), (5, 62, 32)),
        ("S6", "911", (9, 0, 0), (0, "revelation"), (99, 0, 0)),
        ("S7", "900", (9, 0, 0), (0, "revelation"), (79, 10, 10)),
        ("S8", "444", (3, 3, 3), (1, "revelation"), (63, 3, 63)),
        ("S9", "055", (0, 5, 4), (1, "declaration"), (20, 55, 4)),
    ],
)
def test_scores(
    example: str,
    bids: str,
    tricks: tuple[int, int, int],
    premium: tuple[int, Premium] | None,
    points: tuple[int, int, int],
) -> None:
    assert ended(bids, tricks, premium).scores == points, example


@pytest.mark.rule("N17", "ND13")
@pytest.mark.parametrize("show_all", [False, True])
def test_only_made_bids_are_shown_unless_all_is_chosen(show_all: bool) -> None:
    rng = Random(SEED)
    for _ in range(5):
        options = chosen(NITTIONIO, show_all_bids=show_all)
        table = begin(NITTIONIO, options, shuffled(NITTIONIO.info.under(options).pack, rng)).at_random(rng)
        home = {side for kind, side, _ in table.lines if kind == "bid"}
        premium = table.state.premium
        shown = {0, 1, 2} if show_all else home | ({premium[0]} if premium else set())
        for seat in range(3):
            told_to = table.position(seat)
            real = table.position()
            for other in range(3):
                seen = other in shown or other == seat
                assert told_to["bids"][other] == (real["bids"][other] if seen else None)
                assert told_to["aside"][other] == (real["aside"][other] if seen else ["??"] * 3)


@pytest.mark.rule("N22", "ND8")
def test_nine_deals_and_the_highest_total_wins() -> None:
    parti, rng = Parti(NITTIONIO, {}, Standing(1, (0, 0, 0))), Random(SEED)
    dealers = []
    while not parti.over:
        parti.start_deal(shuffled(NITTIONIO.info.under(parti.options).pack, rng))
        dealers.append(parti.deal.standing.dealer)
        while (seat := NITTIONIO.to_act(parti.deal.state)) is not None:
            parti.play(seat, rng.choice(NITTIONIO.legal_moves(parti.deal.state)))
    assert dealers == [1, 2, 0] * 3, "ND8: each deals three times"
    result = parti.deal.result
    assert result is not None
    assert result.scores[result.ranking[0][0]] == max(result.scores)
    with pytest.raises(SetupError):
        NITTIONIO.check_start(parti.options, Standing(0, (0, 0, 0), {}, 10))


@pytest.mark.rule("ND7")
def test_level_totals_share_the_win() -> None:
    assert ended("234", (2, 3, 4), standing=Standing(0, (12, 11, 3), {}, 9)).ranking == ((0, 1), (2,))


@pytest.mark.rule("NV2")
def test_no_premiums_and_first_to_150() -> None:
    table = laid("SA SK SQ", "HA HQ HJ", "DA DK DQ", options={"form": "pennycook"})
    assert NITTIONIO.view(table.state, 0).phase == "play"
    assert table.refused("declare").rule == "NV2"
    options = {"form": "pennycook"}
    assert ended("135", (1, 4, 4), standing=Standing(0, (118, 0, 0)), options=options).ranking == ()
    won = ended("135", (1, 4, 4), standing=Standing(0, (119, 0, 0), {}, 12), options=options)
    assert won.ranking == ((0,), (1, 2))


@pytest.mark.rule("NV2", "NV3", "ND12")
def test_level_at_the_top_another_deal_follows() -> None:
    options = {"form": "pennycook"}
    level = ended("234", (2, 3, 4), standing=Standing(0, (140, 139, 0)), options=options)
    assert (level.scores, level.ranking) == ((152, 152, 14), ())
    start = NITTIONIO.next(chosen(NITTIONIO, **options), Standing(0, (140, 139, 0)), level)
    assert start is not None
    assert NITTIONIO.check_start(chosen(NITTIONIO, **options), start).scores == (152, 152, 14)
    both = ended("234", (2, 3, 4), standing=Standing(0, (140, 138, 0)), options=options)
    assert both.winners == (0,)


@pytest.mark.rule("NV3")
@pytest.mark.parametrize(("made", "trump"), [(None, None), (0, "D"), (1, "S"), (2, "H"), (3, "C")])
def test_trump_follows_from_the_bids_made_before(made: int | None, trump: str | None) -> None:
    options = chosen(NITTIONIO, form="no_joker")
    deck = shuffled(NITTIONIO.info.under(options).pack, Random(SEED))
    table = begin(NITTIONIO, options, deck, Standing(0, (0, 0, 0), {"made": made}, 2))
    assert len(deck) == 36
    assert (table.position(0)["trump"], table.position(0)["turned"]) == (trump, None)


@pytest.mark.rule("NV3")
def test_the_deal_leaves_how_many_made_their_bids_and_100_wins() -> None:
    options = {"form": "no_joker"}
    result = ended("352", (3, 4, 2), standing=Standing(0, (77, 0, 0), {"made": 3}, 5), options=options)
    assert (result.carried, result.winners) == ({"made": 2}, (0,))


def rubber(
    bids: str, tricks: tuple[int, int, int], scores: tuple[int, int, int], games: list[int], totals: list[int]
) -> Result:
    standing = Standing(0, scores, {"games": games, "totals": totals}, 7)
    return ended(bids, tricks, standing=standing, options={"form": "rubber"})


@pytest.mark.rule("NV1", "ND9", "ND11")
@pytest.mark.example("R3")
def test_whoever_has_100_when_a_game_ends_gets_100_more() -> None:
    result = rubber("234", (2, 3, 4), (92, 87, 71), [0, 0, 0], [0, 0, 0])
    assert [(line.kind, line.side, line.points) for line in result.lines[-2:]] == [
        ("game", 0, 100),
        ("game", 1, 100),
    ]
    assert (result.scores, result.ranking) == ((0, 0, 0), ())
    assert result.carried == {"games": [1, 0, 0], "totals": [204, 200, 85]}


@pytest.mark.rule("NV1")
def test_lines_of_a_game_come_with_the_rubbers_total() -> None:
    result = rubber("234", (2, 3, 4), (92, 87, 71), [0, 1, 0], [10, 300, 0])
    standing = Standing(0, (92, 87, 71), {"games": [0, 1, 0], "totals": [10, 300, 0]}, 7)
    events: list[Event] = []
    log_score(result, standing, events)
    assert events[-3:] == [
        Scored(2, "bid", 10, 85),
        Scored(0, "game", 100, 10 + 104 + 100),
        Scored(1, "game", 100, 300 + 100 + 100),
    ]


@pytest.mark.rule("NV1")
@pytest.mark.example("R1", "R2", "R4")
@pytest.mark.parametrize(
    ("example", "before", "bonus"), [("R1", [2, 2, 1], 200), ("R2", [2, 0, 0], 500), ("R4", [2, 2, 2], 100)]
)
def test_the_rubber_ends_with_the_third_game(example: str, before: list[int], bonus: int) -> None:
    result = rubber("234", (2, 3, 4), (92, 0, 0), before, [300, 900, 5])
    assert result.lines[-1].points == bonus, example
    assert result.carried["totals"] == [300 + 104 + 100 + bonus, 913, 19]
    assert result.ranking == ((0,), (1,), (2,)), "ND11: whoever wins the third game, whatever the totals"


@pytest.mark.rule("ND11")
@pytest.mark.example("R5")
def test_the_totals_rank_the_other_two() -> None:
    result = rubber("234", (2, 3, 4), (92, 0, 0), [2, 2, 2], [300, 1487, 1494])
    assert result.carried["totals"] == [604, 1500, 1508]
    assert result.ranking == ((0,), (2,), (1,))
    level = rubber("234", (2, 3, 4), (92, 0, 0), [2, 2, 2], [300, 1487, 1486])
    assert level.ranking == ((0,), (1, 2))


@pytest.mark.rule("NV1", "ND10")
def test_level_at_the_top_the_game_goes_on() -> None:
    result = rubber("234", (2, 3, 4), (92, 91, 0), [0, 0, 0], [0, 0, 0])
    assert (result.scores, result.carried["games"]) == ((104, 104, 14), [0, 0, 0])


@pytest.mark.parametrize(
    ("form", "standing"),
    [
        ("standard", Standing(0, (0, 0, 0), {"made": 1})),
        ("no_joker", Standing(0, (0, 0, 0), {"made": 4})),
        ("no_joker", Standing(0, (0, 0, 0), {"made": True})),
        ("rubber", Standing(0, (0, 0, 0), {"games": [3, 0, 0], "totals": [0, 0, 0]})),
        ("rubber", Standing(0, (0, 0, 0), {"games": [0, 0], "totals": [0, 0, 0]})),
        ("rubber", Standing(0, (0, 0, 0), {"games": [0, 0, 0], "totals": ["0", 0, 0]})),
        ("rubber", Standing(0, (0, 0, 0), {"games": [0, 0, 0]})),
    ],
)
def test_a_standing_that_does_not_fit_the_form_is_refused(form: str, standing: Standing) -> None:
    with pytest.raises(SetupError):
        NITTIONIO.check_start(chosen(NITTIONIO, form=form), standing)


def test_the_pictures_of_the_rules_pages_are_true() -> None:
    suit, bid, follow, none = pictures("nittionio")
    assert "".join(card.face[1] for card in suit.cards("cards")) == "AKQJT9876"
    assert bid_of("JO", " ".join(card.face for card in bid.cards("cards"))) == 3
    assert bid_of("JO", " ".join(card.face for card in none.cards("cards"))) == 0
    hand = follow.cards("hand")
    table = position("HK", "HJ", " ".join(card.face for card in hand), "H6").act("play HJ")
    assert table.legal == [f"play {card.face}" for card in hand if card.marked]
