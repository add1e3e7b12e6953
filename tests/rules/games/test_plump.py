"""Plump: the rules of its digest, each example, and random play."""

import pytest

from tests.contract.random_deals import chosen
from tests.rules.bench import NO_OPTIONS, Bench, begin, cards, examples, round_the_table
from tests.table.games import at_random
from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.events import Called, Moved, Place, redact
from tolva_gui.rules.games.plump.game import PLUMP, Plump
from tolva_gui.rules.info import Options, SetupError

SEED = 20


def deal(
    *hands: str,
    seats: int = 4,
    each: int = 13,
    dealer: int = 3,
    turned: str = "",
    options: Options = NO_OPTIONS,
    scores: tuple[int, ...] | None = None,
) -> Bench:
    """Deal that number of cards each; by default seat 0 is forehand and seat 3 deals."""
    game = Plump(seats)
    full = chosen(game, **options)
    number = next(k for k in range(1, game.last_deal(full) + 1) if game.cards_each(full, k) == each)
    deck = round_the_table(game, [cards(hand) for hand in hands], dealer, each, turned)
    return begin(game, full, deck, Standing(dealer, scores or (0,) * seats, {}, number))


def bids(table: Bench, *numbers: int) -> Bench:
    return table.act(*(f"bid {number}" for number in numbers))


@pytest.mark.rule("PL4")
def test_each_deal_has_one_card_fewer_and_the_next_dealer() -> None:
    deals = at_random("plump", 4, SEED, dealer=2).deals
    assert [deal.state.cards for deal in deals] == list(range(13, 0, -1))
    assert [deal.standing.dealer for deal in deals] == [(2 + k) % 4 for k in range(13)]


@pytest.mark.example("T5", "B1", "B2", "B3", "B4")
@examples(
    "seats each dealer turned options said claims",
    """
    PL1 PL3: all cards are dealt as far as they go | 3 | 17 | 2 |  |  |  | held 17 17 17; sees 0 stock ??
    PL1 PL3: none is left by four | 4 | 13 | 3 |  |  |  | held 13 13 13 13; sees 0 stock
    PL1 PL3: nobody sees the rest | 5 | 10 | 4 |  |  |  | held 10 10 10 10 10; sees 1 stock ?? ??
    PL1 PL3: six leave four | 6 | 8 | 5 |  |  |  | held 8 8 8 8 8 8; sees 0 stock ?? ?? ?? ??
    PL1 PL3: seven three | 7 | 7 | 6 |  |  |  | held 7 7 7 7 7 7 7; sees 0 stock ?? ?? ??
    PL1 PL3: eight four | 8 | 6 | 7 |  |  |  | held 6 6 6 6 6 6 6 6; sees 0 stock ?? ?? ?? ??
    nobody sees what lies under the turned card | 4 | 12 | 3 | D5 |  |  | sees 2 stock ?? ?? ??
    PLD12: of one card each one sees ones own | 4 | 1 | 3 | H3 |  |  | sees 1 hands ?? / SK / ?? / ??
    PL5 PLD13: the first deal has no trump | 5 | 10 | 4 |  |  |  | trump None; turned None
    PL6: the next card is turned and its suit is trump | 4 | 12 | 3 | D5 |  |  | trump D; turned D5
    PL7: T5, a turned ace means no trump | 4 | 12 | 3 | DA |  |  | trump None; turned DA
    PL9: B4, the dealer bids first | 4 | 13 | 2 |  |  |  | bidders 2 3 0 1; acts 2
    PL9 PL11: B4, and forehand leads | 4 | 13 | 2 |  |  | 3 3 3 3 | acts 3; leader 3
    PLD2: or the dealer bids last | 4 | 13 | 2 |  | dealer_bids_last |  | bidders 3 0 1 2; acts 3
    PLD4: who leads is not known before | 4 | 5 | 2 | H3 | highest_bidder_leads | 1 3 0 | leader None
    PLD4: the first of the highest | 4 | 5 | 2 | H3 | highest_bidder_leads | 1 3 0 3 | leader 3; acts 3
    PL8: a bid is from none to all | 4 | 2 | 0 | H3 |  |  | may bid 0 1 2; refuses bid 3 PL8
    PL8: it comes before the play | 4 | 2 | 0 | H3 |  |  | refuses play S2 bid_first; refuses play H9 not_available
    PL8: and is over when all have bid | 4 | 2 | 0 | H3 |  | 0 0 0 0 | refuses bid 1 bidding_over
    PL10: B1, the sum of the bids is free | 4 | 5 | 3 | H3 |  | 2 1 1 | may bid 0 1 2 3 4 5
    PLV2 PLD7: B2, not the exact sum | 4 | 5 | 3 | H3 | no_exact_sum | 2 1 1 | may bid 0 2 3 4 5; refuses bid 1 PLV2
    PLV2 PLD7: nor by nothing | 4 | 5 | 3 | H3 | no_exact_sum | 2 2 1 | may bid 1 2 3 4 5; refuses bid 0 PLV2
    PLV2: B3, any bid if it is too high already | 3 | 3 | 2 | H3 | no_exact_sum | 2 2 | may bid 0 1 2 3
    """,
)
def test_the_deal_and_the_bids(
    seats: str, each: str, dealer: str, turned: str, options: str, said: str, claims: str
) -> None:
    """Of two cards each, seat 0 holds these."""
    held = ("S2 S3",) if each == "2" else ()
    chosen_ones = dict.fromkeys(options.split(), True)
    table = deal(
        *held, seats=int(seats), each=int(each), dealer=int(dealer), turned=turned, options=chosen_ones
    )
    bids(table, *map(int, said.split())).check(claims)


def test_the_turned_card_is_dealt_from_the_stock() -> None:
    turning = Moved(tuple(cards("D5")), Place("stock"), Place("turned"), dealt=True)
    assert turning in deal(each=12, turned="D5").events


@pytest.mark.rule("PLV2")
def test_who_bids_last_is_told_what_is_forbidden() -> None:
    table = bids(deal(each=5, turned="H3", options={"no_exact_sum": True}), 2, 1, 1)
    question = table.seen().question
    assert question is not None
    assert question.values == {"cards": 5, "forbidden": 1}


@pytest.mark.example("T1", "T2", "T3", "T4")
@examples(
    "turned hands played claims",
    """
    PL13: T1, the highest card of the suit led wins | DA | H7, HK, SA, HT | H7 HK SA HT | tricks_won 0 1 0 0
    PL13: T2, any trump wins over it                | S9 | H7, HK, S2, HA | H7 HK S2 HA | tricks_won 0 0 1 0
    PLD1: the ace is high                           | H3 | S2, SK, SA, SQ | S2 SK SA SQ | tricks_won 0 0 1 0
    PL12: T3, who has the suit led follows it       | C3 | DQ D2, D4 CA   | DQ | may play D4; refuses play CA PL12
    PL12: T4, who is void plays what they like      | C3 | DQ D2, S4 CA   | DQ | may play S4, play CA
    """,
)
def test_a_trick(turned: str, hands: str, played: str, claims: str) -> None:
    """All have bid nothing, and seat 0 leads."""
    told = hands.split(", ")
    table = bids(deal(*told, each=len(told[0].split()), turned=turned), 0, 0, 0, 0)
    table.act(*(f"play {card}" for card in played.split())).check(claims)


@pytest.mark.example("T6")
@examples(
    "seats options sizes",
    """
    PL4: T6, six play eight deals | 6 |  | 8 7 6 5 4 3 2 1
    PLV1: T6, or fifteen turning round | 6 | turn_round | 8 7 6 5 4 3 2 1 2 3 4 5 6 7 8
    PLD5: with the deal of one card twice | 8 | turn_round one_card_twice | 6 5 4 3 2 1 1 2 3 4 5 6
    """,
)
def test_how_many_cards_the_deals_have(seats: str, options: str, sizes: str) -> None:
    game, told = Plump(int(seats)), chosen(PLUMP, **dict.fromkeys(options.split(), True))
    found = [game.cards_each(told, number) for number in range(1, game.last_deal(told) + 1)]
    assert found == [*map(int, sizes.split())]


@pytest.mark.rule("PLD6")
def test_the_last_largest_deal_has_trump_if_a_card_is_left() -> None:
    for seats, trump in ((4, None), (3, "D")):
        game = Plump(seats)
        options = chosen(game, turn_round=True)
        deck = round_the_table(game, [], 0, game.most_cards, "D4" if seats == 3 else "")
        table = begin(game, options, deck, Standing(0, (0,) * seats, {}, game.last_deal(options)))
        assert table.position()["trump"] == trump


def played(made: str, taken: str, options: Options = NO_OPTIONS) -> Bench:
    """Play a whole deal with these bids and numbers of tricks, seat 0's first.

    Each trick is four adjacent cards of a suit, and everybody follows; in a deal of thirteen tricks the deuces come
    last, and the player on lead wins them.
    """
    won = [*map(int, taken.split())]
    each = sum(won)
    winners = [seat for seat, tricks in enumerate(won) for _ in range(tricks)][:12]
    blocks = [[suit + rank for rank in ranks] for suit in "SHDC" for ranks in ("AKQJ", "T987", "6543")]
    tricks = [
        [block[(seat - winner) % 4] for seat in range(4)]
        for winner, block in zip(winners, blocks, strict=False)
    ] + ([["S2", "H2", "D2", "C2"]] if each == 13 else [])
    hands = [" ".join(trick[seat] for trick in tricks) for seat in range(4)]
    turned = "" if each == 13 else "H2"
    table = deal(*hands, each=each, turned=turned, options=options)
    bids(table, *(int(made.split()[seat]) for seat in table.state.bidders))
    for trick in tricks:
        table.act(*(f"play {trick[(table.state.leader + place) % 4]}" for place in range(4)))
    return table.check(f"tricks_won {taken}")


@pytest.mark.example("S1", "S2", "S3", "S4", "S5", "S6", "S7")
@examples(
    "made taken option claims",
    """
    PL14 PL15: S1, a bid that is met | 3 0 0 0 | 3 7 0 0 |  | scores 13 7 5 5
    PL14: S2, too many | 3 0 0 0 | 4 6 0 0 |  | scores 4 6 5 5
    PL14: S3, too few | 3 0 0 0 | 2 8 0 0 |  | scores 2 8 5 5
    PL16: S4, none | 0 0 0 0 | 0 10 0 0 |  | scores 5 10 5 5
    PL16: S5, none and some | 0 0 0 0 | 2 8 0 0 |  | scores 2 8 5 5
    PL15: S6, all | 10 0 0 0 | 10 0 0 0 |  | scores 20 5 5 5
    PL15: S7, one and none | 1 0 0 0 | 0 10 0 0 |  | scores 0 10 5 5
    PLD3: a plump keeps its tricks | 3 6 0 0 | 4 6 0 0 |  | scores 4 16 5 5
    PLD3: unless the option takes them | 3 6 0 0 | 4 6 0 0 | plump_scores_zero | scores 0 16 5 5
    PLD3: and they are no line | 3 6 0 0 | 4 6 0 0 | plump_scores_zero | lines tricks 1 6, bid 1 10, bid 2 5, bid 3 5
    PL2: lines stand by kind and by seat | 4 0 0 1 | 4 6 0 0 |  | lines tricks 0 4, tricks 1 6, bid 0 10, bid 2 5
    """,
)
def test_scores(made: str, taken: str, option: str, claims: str) -> None:
    played(made, taken, dict.fromkeys(option.split(), True)).check(claims)


@pytest.mark.rule("PLV3", "PLD8", "PLD9")
def test_secret_bids_are_told_together_and_may_add_up() -> None:
    with pytest.raises(SetupError):
        deal(options={"secret_bids": True, "no_exact_sum": True})
    table = bids(deal(each=5, dealer=0, turned="H3", options={"secret_bids": True}), 2, 1)
    assert table.position(0)["bids"] == [2, "??", None, None]
    assert table.position(3)["bids"] == ["??", "??", None, None]
    assert table.position()["bids"] == [2, 1, None, None]
    secret = table.said(Called)[-1]
    assert redact(secret, table.game.info.sight(3)) == Called(1, "bid", None, secret=True)
    assert bids(table, 1, 1).position(3)["bids"] == [2, 1, 1, 1]
    told = [(event.seat, event.value) for event in table.said(Called) if event.word == "reveal"]
    assert told == [(0, 2), (1, 1), (2, 1), (3, 1)]


@examples(
    "before claims",
    """
    PL17: the highest total wins | 20 0 3 11 | ranking 0 / 1 3 / 2; next None
    PLD10: level totals share the win | 0 0 3 11 | ranking 1 3 / 2 / 0
    """,
)
def test_the_end_of_a_game(before: str, claims: str) -> None:
    """In the one-card deal everybody has bid one, and seat 1 takes the trick."""
    table = deal("S2", "SK", "S3", "S4", each=1, turned="H3", scores=tuple(map(int, before.split())))
    bids(table, 1, 1, 1, 1).act("play S2", "play SK", "play S3", "play S4").check(claims)


@pytest.mark.rule("PLD11")
def test_who_deals_first_is_given_from_outside() -> None:
    assert deal(dealer=1).state.standing.dealer == 1
    assert PLUMP.next_game_dealer(1, 3, Result((), (0,) * 4)) == 0


def test_a_start_that_does_not_fit_is_refused() -> None:
    with pytest.raises(SetupError):
        PLUMP.check_start(chosen(PLUMP, one_card_twice=True), Standing(0, (0,) * 4))
    with pytest.raises(SetupError):
        PLUMP.check_start(chosen(PLUMP), Standing(0, (0,) * 4, {}, 14))
