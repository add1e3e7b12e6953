"""Svälta räv, both variants: the rules of the digest and each example."""

import pytest

from tests.contract.random_deals import AnyGame, chosen
from tests.rules.bench import Bench, begin, cards, examples
from tolva_gui.rules.account import Standing
from tolva_gui.rules.events import Called, DealOver, Place, Scored
from tolva_gui.rules.games.svalta_rav.game import SVALTA_RAV, SVALTA_RAV_TWO, RavState


def lying(game: AnyGame, *piles: str, turns: str = "") -> Bench:
    """Return a position with these piles, the dealer before seat 0, after so many turns."""
    standing = Standing(game.info.seats - 1, (0,) * game.info.seats)
    bench = begin(game, chosen(game), game.info.pack, standing)
    state: RavState = bench.state
    for stack, pile in zip(state.stacks, piles, strict=True):
        stack[:] = cards(pile)
    state.piles[Place("aside")].clear()
    state.turns = int(turns or 0)
    bench.events.clear()
    return bench


def one(*piles: str, turns: str = "") -> Bench:
    """Return a position of variant one."""
    return lying(SVALTA_RAV.seated(len(piles)), *piles, turns=turns)


def turns(bench: Bench, number: int) -> Bench:
    return bench.act(*["turn"] * number)


# Variant one.


@pytest.mark.rule("SR2")
@pytest.mark.example("X7")
@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 26, 0), (3, 17, 1), (4, 13, 0)])
def test_everybody_gets_as_many(seats: int, each: int, aside: int) -> None:
    start = begin(SVALTA_RAV.seated(seats), chosen(SVALTA_RAV), SVALTA_RAV.info.pack)
    assert [len(pile) for pile in start.position()["piles"]] == [each] * seats
    assert len(start.position()["aside"]) == aside
    assert start.position()["piles"][1][:2] == ["SA", str(SVALTA_RAV.info.pack[seats])]


@pytest.mark.rule("SR3")
def test_nobody_sees_any_pile() -> None:
    start = begin(SVALTA_RAV, chosen(SVALTA_RAV), SVALTA_RAV.info.pack)
    for seat in range(3):
        assert start.position(seat)["piles"] == [["??"] * 17] * 3
        assert start.position(seat)["aside"] == ["??"]


@pytest.mark.rule("SR4")
def test_first_in_from_the_dealers_left_turns_for_all() -> None:
    start = begin(SVALTA_RAV, chosen(SVALTA_RAV), SVALTA_RAV.info.pack, Standing(1, (0,) * 3))
    assert (start.to_act, start.legal) == (2, ["turn"])
    start.act("turn")
    assert [seat for seat, _ in start.position()["turned"]] == [2, 0, 1]
    assert start.position()["turns"] == 1


PACK = [str(card) for card in SVALTA_RAV.info.pack]
PILES = {
    # Nine failed turns, the knave of diamonds takes the four, then ten failed turns.
    "knave": ("H2 H3 H4 H5 H6 H7 H8 H9 HT D4 HJ", "S2 S3 S4 S5 S6 S7 S8 S9 ST DJ SJ"),
    "30 and 22": (" ".join(PACK[:30]), " ".join(PACK[30:])),
    "26 each": (" ".join(PACK[:26]), " ".join(PACK[26:])),
}


@pytest.mark.example("X1", "X2", "X3", "X4", "X5", "X6", "X7")
@examples(
    "piles number claims",
    """
    SR5 SR7 SR8 SRD3: X1, the club goes back   | H8 S2, C5 S3, HQ S4 | 1 | piles S2 / S3 C5 / S4 HQ H8
    SR6 SRD2: X2, two suits are won            | H8 S2, C5 S3, HQ S4, CK S5 | 1 | piles S2 / S3 / S4 HQ H8 / S5 CK C5
    SR7 SRD1 SRD3: X3, the winner's card first | S2 H2, S9 H3, SA H4, S4 H5 | 1 | piles H2 / H3 / H4 SA S4 S2 S9 / H5
    SR8 SRD4: X4, no counter runs with three   | D3, C3, H3 | 1 | piles D3 / C3 / H3; failed 0
    SR9 SRD6: who has no cards is out          | S2, S3, H4 D4, SA H5 | 1 | out 0 1; acts 2
    SRD13: nothing piles up until a match      | D3 S2, C3 H2 | 1 | piles S2 D3 / H2 C3
    SR10: X7, who has all the cards wins       | S2, S3, SA H5 | 1 | ranking 2 / 0 1; lines cards 2 4; scores 0 0 0
    SR11: X5, nine without a match             | knave | 9 | failed 9
    SRD4: X5, a match                          | knave | 10 | failed 0
    SR11: X5, nine without one again           | knave | 19 | failed 9; acts 0
    SR11: X5, ten stop the game                | knave | 20 | failed 10; lines cards 0 10, cards 1 12
    SR11: X6, the larger pile wins             | 30 and 22 | 10 | lines cards 0 30, cards 1 22; ranking 0 / 1
    SRD11: after 199 turns it goes on          | 198: D3 H9, C3, H3 | 1 | acts 0
    SRD11: 200 end it                          | 198: D3 H9, C3, H3 | 2 | lines cards 0 3, cards 1 1; turns 200
    SRD5: X6, equal piles are a draw           | 26 each | 10 | ranking 0 1
    """,
)
def test_all_turn_a_card(piles: str, number: str, claims: str) -> None:
    """Before a colon stands how many turns there have been."""
    before, _, lie = piles.rpartition(": ")
    turns(one(*PILES.get(lie, lie.split(", ")), turns=before), int(number)).check(claims)


def test_winners_players_out_and_the_end_are_announced() -> None:
    start = one("H8 S2", "C5 S3", "HQ S4").act("turn")
    assert Called(2, "takes", 2) in start.events
    assert start.position(0)["turned"] == [[0, "H8"], [1, "C5"], [2, "HQ"]]
    last = one("S2", "S3", "H4 D4", "SA H5").act("turn")
    assert [event for event in last.said(Called) if event.word == "out"] == [
        *(Called(0, "out"), Called(1, "out"))
    ]
    over = one("S2", "S3", "SA H5").act("turn")
    assert over.said(Scored) == [Scored(2, "cards", 4, 0)]
    assert over.said(DealOver) == [DealOver((2,))]


@pytest.mark.rule("SR11")
@pytest.mark.parametrize("stop", [5, 20])
def test_another_number_may_be_agreed(stop: int) -> None:
    game = SVALTA_RAV.seated(2)
    start = one(*(" ".join(map(str, half)) for half in (game.info.pack[:26], game.info.pack[26:])))
    start.state.options = chosen(game, stop_after=stop)
    assert turns(start, stop - 1).to_act == 0
    assert start.act("turn").to_act is None


@pytest.mark.rule("SR11", "SRD11")
def test_the_table_counts_towards_both_stops() -> None:
    start = one("D3 H9", "C3", "H3")

    def counted() -> list[tuple[str, dict[str, object]]]:
        return [
            (sign.key, dict(sign.values))
            for sign in start.game.view(start.state, None).display.signs
            if sign.seat is None
        ]

    assert counted() == []
    start.state.turns = 136
    start.act("turn")
    assert counted() == [("turns", {"turns": 137, "stop": 200})]
    last_two = turns(one("D3 H9", "C3"), 2)
    signs = {sign.key: sign.values for sign in last_two.game.view(last_two.state, None).display.signs}
    assert signs["failed"] == {"failed": 2, "stop": 10}
    assert signs["turns"] == {"turns": 2, "stop": 200}


# Variant two.


@pytest.mark.rule("SR20")
def test_two_players_with_26_cards_each_that_nobody_sees() -> None:
    start = begin(SVALTA_RAV_TWO, {}, SVALTA_RAV_TWO.info.pack)
    assert [len(pile) for pile in start.position()["piles"]] == [26, 26]
    assert start.position(0)["piles"] == [["??"] * 26] * 2


@pytest.mark.rule("SR21", "SRD12")
def test_forehand_starts() -> None:
    start = begin(SVALTA_RAV_TWO, {}, SVALTA_RAV_TWO.info.pack, Standing(1, (0, 0)))
    assert (start.to_act, start.legal) == (0, ["turn"])
    start.act("turn")
    assert start.position(1)["heap"] == ["SA"]


@pytest.mark.example("X8", "X9", "X10", "X11", "X12", "X13")
@examples(
    "musse mimmi number claims",
    """
    SR22: number cards are turned alternately | S2 S3 H2 | H9 HT D2 | 4 | heap S2 H9 S3 HT; to_pay 0; acts 0
    SR23: a knave costs a card | SJ S2 | H2 H3 H4 H5 H6 | 1 | acts 1; to_pay 1
    SR23: a queen two | SQ S2 | H2 H3 H4 H5 H6 | 1 | acts 1; to_pay 2
    SR23: a king three | SK S2 | H2 H3 H4 H5 H6 | 1 | acts 1; to_pay 3
    SR23: an ace four | SA S2 | H2 H3 H4 H5 H6 | 1 | acts 1; to_pay 4
    SR23: and brings them in | SA S2 | H2 H3 H4 H5 H6 | 5 | heap; piles S2 SA H2 H3 H4 H5 / H6
    SR24: X9, a court card passes the duty | SK SJ S2 | H7 HQ H5 H3 | 3 | to_pay 2; acts 0
    SR24: X9, and passes it again | SK SJ S2 | H7 HQ H5 H3 | 4 | to_pay 1; acts 1
    SR25 SRD8: X9, who laid the last wins | SK SJ S2 | H7 HQ H5 H3 | 5 | piles S2 SK H7 HQ SJ H5 / H3; played 5
    SRD11: with the 5000th card the larger pile wins | 4999: S2 S3 | H4 H5 H6 | 1 | ranking 1 / 0; played 5000
    SRD11: equal piles are a draw | 4999: S2 S3 | H4 | 1 | ranking 0 1
    SR25 SRD7: X8, the queen wins the heap | S3 SQ S9 | H2 H7 H4 D3 | 5 | piles S9 S3 H2 SQ H7 H4 / D3; acts 0
    SRD9: X10, who cannot pay has lost | SA S2 | H4 H6 | 3 | ranking 0 / 1; lines cards 0 1
    SRD9: and the heap stays | SA S2 | H4 H6 | 3 | heap SA H4 H6; to_pay 2
    SRD9: who cannot turn has lost | S2 S3 | H4 | 3 | acts None; ranking 0 / 1; lines
    SRD10: X11, a court card at last | SJ S2 S9 ST S4 | HK | 5 | piles S4 / SJ HK S2 S9 ST; acts 1
    SRD10: and lose | SJ S2 SQ ST | HK | 4 | ranking 0 / 1
    SR23 SR25: X12, an ace wins eight | S3 S8 S2 D2 S6 S9 C3 | HT HA H3 | 8 | piles C3 / H3 S3 HT S8 HA S2 D2 S6 S9
    SR26: X13, all the cards end it | SJ S2 S9 | H4 | 2 | acts None; piles S2 S9 SJ H4 / ; ranking 0 / 1
    """,
)
def test_cards_are_turned_and_paid(musse: str, mimmi: str, number: str, claims: str) -> None:
    """Musse sits at seat 0; before a colon stands how many cards have been turned."""
    before, _, own = musse.rpartition(": ")
    turns(lying(SVALTA_RAV_TWO, own, mimmi, turns=before), int(number)).check(claims)
