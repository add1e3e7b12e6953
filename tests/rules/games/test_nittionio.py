"""Nittionio: the rules of its digest and each example."""

from collections.abc import Sequence
from random import Random

import pytest

from tests.contract.random_deals import chosen, shuffled
from tests.rules.bench import NO_OPTIONS, Bench, begin, cards, examples, piles_of, round_the_table
from tests.table.games import at_random
from tests.words.help_book import pictures
from tolva_gui.rules.events import Event, Place, Scored, Shown
from tolva_gui.rules.games.nittionio.game import NITTIONIO, trump_of
from tolva_gui.rules.games.nittionio.scoring import log_score, score
from tolva_gui.rules.games.nittionio.state import NittionioState
from tolva_gui.rules.info import Options, SetupError
from tolva_gui.rules.kit import JOKER, Reason, Result, Standing, Suit, parse_card
from tolva_gui.rules.moves import MoveError
from tolva_gui.words.sentences import refusal

SEED = 99
ASIDES = ("SA SK SQ", "HA HQ HJ", "DA DK DQ")


def deal(*hands: str, turned: str = "HK", options: Options = NO_OPTIONS) -> Bench:
    """Deal; seat 0 is forehand, and by default hearts are trump."""
    deck = round_the_table(NITTIONIO, [cards(hand) for hand in hands], 2, 12, turned)
    return begin(NITTIONIO, chosen(NITTIONIO, **options), deck, Standing(2, (0, 0, 0)))


def laid(*asides: str, options: Options = NO_OPTIONS) -> Bench:
    """Deal, and lay aside these bid cards of seats 0, 1, 2."""
    return deal(*asides, options=options).act(*(f"aside {cards}" for cards in asides))


def position(turned: str, *hands: str, asides: tuple[str, ...] = ("S6", "S7", "S8")) -> Bench:
    """Return a position in play, seat 0 leading, with these cards left."""
    standing, card = Standing(2, (0, 0, 0)), parse_card(turned)
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


@pytest.mark.rule("N2")
def test_thirty_six_cards_and_one_joker() -> None:
    suited = [suit + rank for suit in "SHDC" for rank in "AKQJT9876"]
    assert sorted(map(str, NITTIONIO.info.pack)) == sorted([*suited, "JO"])


@pytest.mark.rule("N3", "N4", "ND5")
@pytest.mark.parametrize(("turned", "trump"), [("HK", "H"), ("C6", "C"), ("S9", None), ("JO", None)])
def test_the_turned_card_fixes_trump(turned: str, trump: str | None) -> None:
    table = deal(turned=turned).check("held 12 12 12")
    assert table.zone("turned") == [turned]
    assert table.position(0)["trump"] == trump


@pytest.mark.rule("N5", "N7", "N8", "ND4")
@pytest.mark.example("B1", "B2", "B3", "B4", "B5")
@examples(
    "turned aside bid",
    """
    B1, ♣, ♦, ♦ | JO | CA DA DK | 3
    B1, ♥, ♠, ♦ | S6 | HA SA DA | 3
    B1, ♠, ♠, ♠ | HK | SA SK SQ | 3
    B2          | HK | S6 DA JO | 3
    B3          | S9 | CA C7 JO | 7
    B4          | JO | D8 D7 D6 | 0
    B5          | DA | SA HA CA | 6
    """,
)
def test_bid_codes(turned: str, aside: str, bid: str) -> None:
    assert bid_of(turned, aside) == int(bid)


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


@pytest.mark.example("P1", "P2", "P3", "P4")
@examples(
    "said claims",
    """
    N9 ND1: P1, forehand speaks first about a premium |  | acts 0; may pass, declare, reveal; refuses play SJ N9
    N9: only the cards in hand are played |  | refuses play DA not_available
    N10: P2, one may pass a declaration or reveal | declare | acts 1; may pass, reveal; refuses declare N10
    N10: what is declared stays down | declare | premium 0 declaration; sees 2 aside ?? ?? ?? / ?? ?? ?? / DA DK DQ
    N10: nor is its bid told | declare | sees 2 bids None None 0
    N10: also if somebody reveals | declare, reveal | sees 2 aside ?? ?? ?? / HA HQ HJ / DA DK DQ
    N10: who has the premium then | declare, reveal | premium 1 revelation; sees 2 bids None 6 0
    N10: P3, after a revelation nobody is asked | declare, reveal | phase play; acts 0; refuses pass premiums_over
    N11: a declaration turns the bid cards up | declare, pass, pass | sees 1 aside SA SK SQ / HA HQ HJ / ?? ?? ??
    N11: and tells the bid | declare, pass, pass | sees 1 bids 3 6 None; called 0 bid 3
    if all pass nothing is shown | pass, pass, pass | sees 1 aside ?? ?? ?? / HA HQ HJ / ?? ?? ??
    P4, the dealer may still declare after two passes | pass, pass | acts 2; may pass, declare, reveal
    N13 N14: if all pass forehand leads | pass, pass, pass | acts 0; premium None; leader 0
    """,
)
def test_who_is_asked_for_a_premium(said: str, claims: str) -> None:
    laid(*ASIDES).act(*filter(None, said.split(", "))).check(claims)


@pytest.mark.rule("N12", "ND3")
def test_a_revelation_lays_the_hand_open_before_the_lead() -> None:
    table = laid(*ASIDES).act("pass", "pass", "reveal")
    hand = table.zone("hand", 2)
    assert table.zone("hand", 2, viewer=0) == hand
    assert Shown(Place("hand", 2), tuple(cards(" ".join(hand)))) in table.events
    assert table.zone("hand", 1, viewer=0) == ["??"] * 9


@pytest.mark.example("T1", "T2", "T4", "T5")
@examples(
    "turned hands played claims",
    """
    N16: T1                               | HK | CA, JO, C6    | CA JO C6 | tricks_won 0 1 0; acts 1
    N16: T2                               | HK | HJ, JO, HA    | HJ JO HA | tricks_won 0 0 1; acts 2
    N5 ND5: T4                            | D9 | D8, JO, SA    | D8 JO SA | tricks_won 0 1 0; acts 1
    N16: T5                               | S6 | HA, JO, HK    | HA JO HK | tricks_won 0 1 0; acts 1
    N15: a joker asks for the turned suit | D9 | JO, D6 SA, C6 | JO       | may play D6
    N15: who is void may discard or ruff  | HK | CA, S7 H6, C6 | CA       | may play S7, play H6
    """,
)
def test_a_trick(turned: str, hands: str, played: str, claims: str) -> None:
    position(turned, *hands.split(", ")).act(*(f"play {card}" for card in played.split())).check(claims)


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


CARDS = {"0": "DDD", "1": "SDD", "2": "HDD", "3": "CDD", "4": "CSD", "5": "CHD", "9": "CCC"}


class Over(Bench):
    """A deal in which only the tricks are counted."""

    @property
    def result(self) -> Result:
        return score(self.state)

    def told(self, word: str) -> str:
        carried = self.result.carried.get(word)
        return super().told(word) if carried is None else str(carried).strip("[]").replace(",", "")


def ended(
    bids: str, tricks: str, premium: str = "", standing: Standing | None = None, form: str = "standard"
) -> Over:
    """Return the end of a deal with these bids and tricks, as in `ended("412", "4 2 3", "0 declaration")`."""
    options = chosen(NITTIONIO, form=form)
    start = NITTIONIO.check_start(options, standing or Standing(2, (0, 0, 0)))
    asides = [" ".join(f"{suit}A" for suit in CARDS[bid]) for bid in bids]
    state = late("", ("", "", ""), asides, start, None, options)
    seat, _, kind = premium.partition(" ")
    state.premium = (int(seat), kind) if seat else None  # type: ignore[assignment]
    state.tricks_won = [*map(int, tricks.split())]
    return Over(NITTIONIO, state)


@pytest.mark.rule("N18", "N19", "N20", "N21", "ND2", "ND6")
@pytest.mark.example("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9")
@examples(
    "bids tricks premium scores",
    """
    S1 | 234 | 2 3 4 |               | 12 13 14
    S2 | 352 | 3 4 2 |               | 23 4 22
    S3 | 135 | 1 4 4 |               | 31 4 4
    S4 | 412 | 4 2 3 | 0 declaration | 64 2 3
    S5 | 423 | 5 2 2 | 0 declaration | 5 62 32
    S6 | 911 | 9 0 0 | 0 revelation  | 99 0 0
    S7 | 900 | 9 0 0 | 0 revelation  | 79 10 10
    S8 | 444 | 3 3 3 | 1 revelation  | 63 3 63
    S9 | 055 | 0 5 4 | 1 declaration | 20 55 4
    """,
)
def test_scores(bids: str, tricks: str, premium: str, scores: str) -> None:
    ended(bids, tricks, premium).check(f"scores {scores}")


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
    parti = at_random("nittionio", 3, SEED, dealer=1)
    assert [deal.standing.dealer for deal in parti.deals] == [1, 2, 0] * 3, "ND8: each deals three times"
    result = parti.deal.result
    assert result is not None
    assert result.scores[result.ranking[0][0]] == max(result.scores)
    with pytest.raises(SetupError):
        NITTIONIO.check_start(parti.options, Standing(0, (0, 0, 0), {}, 10))


@examples(
    "form deal before bids tricks claims",
    """
    ND7: level totals share the win            | standard  | 9  | 12 11 3   | 234 | 2 3 4 | ranking 0 1 / 2
    NV2: nobody has 150                        | pennycook | 1  | 118 0 0   | 135 | 1 4 4 | ranking
    NV2: first to 150                          | pennycook | 12 | 119 0 0   | 135 | 1 4 4 | ranking 0 / 1 2
    NV2 ND12: another deal if level at the top | pennycook | 1  | 140 139 0 | 234 | 2 3 4 | scores 152 152 14; ranking
    NV2: one is ahead                          | pennycook | 1  | 140 138 0 | 234 | 2 3 4 | ranking 0 / 1 / 2
    NV3: 100 wins without the joker            | no_joker  | 5  | 77 0 0    | 352 | 3 4 2 | ranking 0 / 2 / 1; made 2
    """,
)
def test_who_wins(form: str, deal: str, before: str, bids: str, tricks: str, claims: str) -> None:
    carried = {"made": 3} if form == "no_joker" else {}
    first, second, third = map(int, before.split())
    ended(bids, tricks, standing=Standing(0, (first, second, third), carried, int(deal)), form=form).check(
        claims
    )


@pytest.mark.rule("NV2")
def test_no_premiums_in_pennycook() -> None:
    table = laid(*ASIDES, options={"form": "pennycook"}).check("phase play")
    assert table.refused("declare").rule == "NV2"


@pytest.mark.rule("NV2", "ND12")
def test_the_deal_after_a_level_one_may_begin() -> None:
    options, before = chosen(NITTIONIO, form="pennycook"), Standing(0, (140, 139, 0))
    level = ended("234", "2 3 4", standing=before, form="pennycook").result
    start = NITTIONIO.next(options, before, level)
    assert start is not None
    assert NITTIONIO.check_start(options, start).scores == (152, 152, 14)


@pytest.mark.rule("NV3")
@pytest.mark.parametrize(("made", "trump"), [(None, None), (0, "D"), (1, "S"), (2, "H"), (3, "C")])
def test_trump_follows_from_the_bids_made_before(made: int | None, trump: str | None) -> None:
    options = chosen(NITTIONIO, form="no_joker")
    deck = shuffled(NITTIONIO.info.under(options).pack, Random(SEED))
    table = begin(NITTIONIO, options, deck, Standing(0, (0, 0, 0), {"made": made}, 2))
    assert len(deck) == 36
    assert (table.position(0)["trump"], table.position(0)["turned"]) == (trump, None)


def rubber(scores: str, games: str, totals: str) -> Over:
    """Return the end of a deal of a rubber in which seat 0 gets 12 points, seat 1 13 and seat 2 14."""
    first, second, third = map(int, scores.split())
    carried = {"games": [*map(int, games.split())], "totals": [*map(int, totals.split())]}
    return ended("234", "2 3 4", standing=Standing(0, (first, second, third), carried, 7), form="rubber")


@pytest.mark.example("R1", "R2", "R3", "R4", "R5")
@examples(
    "scores games totals claims",
    """
    NV1 ND9 ND11: R3, a hundred more for 100 | 92 87 71 | 0 0 0 | 0 0 0 | games 1 0 0; totals 204 200 85
    NV1: R3, the next game begins | 92 87 71 | 0 0 0 | 0 0 0 | scores 0 0 0; ranking
    NV1: R1, 200 more for the rubber | 92 0 0 | 2 2 1 | 300 900 5 | totals 704 913 19; ranking 0 / 1 / 2
    NV1: R2, 500 more for it | 92 0 0 | 2 0 0 | 300 900 5 | totals 1004 913 19; ranking 0 / 1 / 2
    NV1: R4, 100 more for it | 92 0 0 | 2 2 2 | 300 900 5 | totals 604 913 19
    ND11: R4, the third game wins whatever the totals | 92 0 0 | 2 2 2 | 300 900 5 | ranking 0 / 1 / 2
    ND11: R5, the totals rank the others | 92 0 0 | 2 2 2 | 300 1487 1494 | totals 604 1500 1508; ranking 0 / 2 / 1
    ND11: or are level | 92 0 0 | 2 2 2 | 300 1487 1486 | ranking 0 / 1 2
    NV1 ND10: level at the top the game goes on | 92 91 0 | 0 0 0 | 0 0 0 | scores 104 104 14; games 0 0 0
    """,
)
def test_the_rubber(scores: str, games: str, totals: str, claims: str) -> None:
    rubber(scores, games, totals).check(claims)


@pytest.mark.rule("NV1")
def test_lines_of_a_game_come_with_the_rubbers_total() -> None:
    end, events = rubber("92 87 71", "0 1 0", "10 300 0"), list[Event]()
    log_score(end.result, end.state.standing, events)
    assert events[-3:] == [
        Scored(2, "bid", 10, 85),
        Scored(0, "game", 100, 10 + 104 + 100),
        Scored(1, "game", 100, 300 + 100 + 100),
    ]


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
