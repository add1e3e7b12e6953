"""Grandissimo: the play of the cards (G37–G45), exposed hands, and the early end of a deal."""

from itertools import pairwise

import pytest

from tests.rules.bench import cards, examples, spoken
from tests.rules.games.grandissimo.table import Table, spread
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.games.grandissimo.game import GRANDISSIMO

ALONE = ("bid begar", "pass", "pass", "pass", "trump S", "solo")
VIST = ("bid begar", "pass", "pass", "pass", "trump S", "vist", "refuse", "accept")
SUITS = tuple(cards(f"{suit}AKQJT98765432") for suit in "SHDC")


def low(game: str, winners: list[int]) -> Table:
    """Let seat 0, forehand, declare; in a liten game it discards its card of the thirteenth trick."""
    table = Table(dealer=3).deal(winners).act(f"bid {game}", *["pass"] * 3)
    return table.act(f"discard {table.spare(0)}") if table.phase == "discard" else table


def begar(*texts: str) -> Table:
    return Table(dealer=3).deal([0, 1, 2, 3] * 3 + [0], "S").act(*texts)


@pytest.mark.rule("G2")
@pytest.mark.parametrize(("high", "low"), [*pairwise("AKQJT98765432")])
def test_each_card_of_the_pack_beats_the_next_lower(high: str, low: str) -> None:
    """Seat 0 has all spades but one; seat 1 has that one, and it must win."""
    spades = [card for card in SUITS[0] if card.rank != high]
    hands = ([*spades, SUITS[1][0]], [*cards(f"S{high}"), *SUITS[1][1:]], *SUITS[2:])
    assert {card for hand in hands for card in hand} == {*GRANDISSIMO.info.pack}
    table = Table(dealer=3).deal_hands(hands).act(*["pass"] * 4)
    table.act(f"play S{low}", f"play S{high}", "play DA", "play CA").check("acts 1; tricks_won 0 1 0 0")


@pytest.mark.rule("G41")
def test_follow_suit_if_able() -> None:
    table = Table(dealer=3).deal([0]).act(*["pass"] * 4, "play SA")
    spades = [text for text in table.position()["hands"][1] if text[0] == "S"]
    assert set(table.legal) == {f"play {text}" for text in spades}
    other = next(text for text in table.position()["hands"][1] if text[0] != "S")
    reason = table.refused(f"play {other}")
    assert (reason.rule, reason.key) == ("G41", "must_follow")
    assert [str(card) for card in reason.values["instead"]] == spades  # type: ignore[attr-defined]


@pytest.mark.rule("G41")
def test_otherwise_any_card() -> None:
    table = Table(dealer=3).deal_hands(SUITS).act(*["pass"] * 4, "play S2")
    assert len(set(table.legal)) == 13


@pytest.mark.rule("G42")
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led() -> None:
    hands = (
        cards("SAKQJT9876543 H2"),
        cards("HAKQJT9876543 S2"),
        cards("DAKQJT98765432"),
        cards("CAKQJT98765432"),
    )
    table = Table(dealer=3).deal_hands(hands).act("bid begar", *["pass"] * 3, "trump D", "solo")
    table.act("play H2", "play HA", "play D2", "play CA")
    assert table.position()["leader"] == table.to_act == 2
    assert table.position()["tricks_won"] == [0, 0, 1, 0]
    table.act("play DA", "play C2", "play SA", "play S2")
    assert table.to_act == 2
    sang = Table(dealer=3).deal_hands(hands).act(*["pass"] * 4, "play H2", "play HA", "play D2", "play CA")
    assert sang.to_act == 1


@pytest.mark.rule("G43")
def test_declarer_and_partner_keep_their_tricks_apart() -> None:
    table = begar(*VIST).act("cards 16")
    assert table.position()["tricks_won"] == [1, 1, 1, 1]
    view = table.view(0)
    assert [len(cards_at(view.zones, Place("won", seat))) for seat in range(4)] == [4] * 4


@pytest.mark.example("C14", "C15")
@examples(
    "game winners cards claims",
    """
    G16 G45: a liten game has twelve tricks | liten-misar | 1 | 48 | phase over; held 0 1 1 1; tricks_won 0 12 0 0
    G45: liten upplaggare too | liten-upplaggare | 1 | 48 | phase over; held 0 1 1 1; tricks_won 0 12 0 0
    G45: and liten pratmakare | liten-pratmakare | 1 | 48 | phase over; held 0 1 1 1; tricks_won 0 12 0 0
    G17: a stor game has thirteen and no discard | stor-misar | 1 | 52 | tricks_won 0 13 0 0; discard None
    G17: stor upplaggare too | stor-upplaggare | 1 | 52 | tricks_won 0 13 0 0; discard None
    G17: and stor pratmakare | stor-pratmakare | 1 | 52 | tricks_won 0 13 0 0; discard None
    G16: a misär stays closed | liten-misar | 1 | 12 | open 0 / 1 / 2 / 3
    G17: the stor one too | stor-misar | 1 | 12 | open 0 / 1 / 2 / 3
    G18 G44: upplaggare is closed for a trick | liten-upplaggare | 1 | 4 | open 0 / 1 / 2 / 3
    G18 G44: and open from the next card on | liten-upplaggare | 1 | 5 | open 0 / 0 1 / 0 2 / 0 3
    G18: the stor one too | stor-upplaggare | 1 | 5 | open 0 / 0 1 / 0 2 / 0 3
    G19: pratmakare is closed for a trick | liten-pratmakare | 1 | 4 | open 0 / 1 / 2 / 3
    G20 GD17: then the defenders see all | liten-pratmakare | 1 | 5 | open 0 / 0 1 2 3 / 0 1 2 3 / 0 1 2 3
    G19 G20: the stor one too | stor-pratmakare | 1 | 5 | open 0 / 0 1 2 3 / 0 1 2 3 / 0 1 2 3
    GD20: C14, liten misär made | liten-misar | 1 | 48 | paid 150 -50 -50 -50
    G15 G63: lost by one trick it costs as much | liten-misar | 1 1 0 | 12 | paid -150 50 50 50
    G15 G63: stor misär | stor-misar | 1 1 0 | 12 | paid -300 100 100 100
    G15 G63: liten upplaggare | liten-upplaggare | 1 1 0 | 12 | paid -450 150 150 150
    G15 G63: stor upplaggare | stor-upplaggare | 1 1 0 | 12 | paid -600 200 200 200
    G15 G63: liten pratmakare | liten-pratmakare | 1 1 0 | 12 | paid -750 250 250 250
    G15 G63: C15, stor pratmakare | stor-pratmakare | 1 0 | 8 | paid -900 300 300 300
    GD16 GD18: it stops at the declarer's first trick | stor-upplaggare | 1 2 0 | 12 | phase over; tricks_won 1 1 1 0
    GD18: also at the first of all | stor-upplaggare | 0 | 4 | phase over; tricks_won 1 0 0 0
    """,
)
def test_a_low_game(game: str, winners: str, cards: str, claims: str) -> None:
    """A single winner takes all tricks; so many cards are played, or as many as there are."""
    told = [*map(int, winners.split())]
    table = low(game, told if len(told) > 1 else told * 13)
    table.act(f"cards {cards}").check(claims)


@pytest.mark.rule("GD15")
def test_the_discard_is_any_card_and_never_shown() -> None:
    table = Table(dealer=3).deal([1] * 12).act("bid liten-misar", *["pass"] * 3)
    assert table.phase == "discard"
    assert table.position()["discard"] is None
    assert set(table.legal) == {f"discard {text}" for text in table.position()["hands"][0]}
    spare = table.spare(0)
    table.act(f"discard {spare}")
    for _ in range(2):
        assert [table.position(seat)["discard"] for seat in (None, 0, 1, 2, 3)] == [spare, spare, *["??"] * 3]
        table.play_out()
    assert table.phase == "over"


@pytest.mark.rule("GD18")
def test_high_games_and_rundmisar_are_played_to_the_end() -> None:
    lost = Table(dealer=3).deal([1] * 13, "S").act(*ALONE).play_out()
    assert sum(lost.position()["tricks_won"]) == 13
    rund = Table(dealer=3).deal([1] * 13).act(*["pass"] * 4).play_out()
    assert sum(rund.position()["tricks_won"]) == 13


@examples(
    "moves claims",
    """
    G37: any defender may propose          | ALONE, cards 1, concede | phase concede; acts 2; may agree, refuse
    G37: every other must agree            | ALONE, cards 1, concede, agree | acts 3
    G37: then it is conceded               | ALONE, cards 1, concede, 2 agree | phase over; conceded True
    G37: the cards on the table stay there | ALONE, cards 1, concede, 2 agree | table 0 SA
    G37: one refusal is enough             | ALONE, cards 1, concede, refuse | phase play; acts 1
    G37: the next proposer                 | ALONE, cards 1, concede, refuse, cards 1, concede | acts 3
    G37: asks clockwise                    | ALONE, cards 1, concede, refuse, cards 1, concede, agree | acts 1
    G37: and goes on                       | ALONE, cards 1, concede, refuse, cards 1, concede, agree, refuse | acts 2
    G37: not the declarer                  | ALONE | refuses concede G37
    G37: nor the partner                   | VIST, cards 2 | refuses concede G37
    G37: in begär alone                    | bid 6, 3 pass, trump S, solo, cards 1 | refuses concede G37
    G37: not in rundmisar                  | 4 pass | refuses concede G37
    GD14: with a partner both must agree   | VIST, cards 1, concede | acts 3
    # (8 + 2 + 1) × 1 for the off-suit
    GD14: and are paid                     | VIST, cards 1, concede, agree | phase over; paid 10 -10 10 -10
    G38: a defender leads to trick three   | ALONE, cards 8 | acts 1; offers concede
    G38: its first card is the last moment | ALONE, cards 9 | offers concede
    G38: not its second                    | ALONE, cards 10 | acts 3; refuses concede G38
    GD13: once a trick for each            | ALONE, cards 1, concede, refuse | refuses concede GD13
    GD13: and again in the next            | ALONE, cards 1, concede, refuse, cards 4 | acts 1; offers concede
    """,
)
def test_conceding(moves: str, claims: str) -> None:
    full = moves.replace("ALONE", ", ".join(ALONE)).replace("VIST", ", ".join(VIST))
    begar(*spoken(full)).check(claims)


@pytest.mark.rule("G39", "GD7")
def test_a_conceded_game_is_made_with_one_overtrick_and_no_sank() -> None:
    table = Table(dealer=3).deal([0] * 12, "S", turned="SA").act(*ALONE)
    table.act("cards 9", "concede", "agree", "agree")
    # (8 + 2 + 1) × 4 = 44
    assert table.paid() == (120, -40, -40, -40)
    assert table.carried["eels"] == [[0, None], None, None, None]


@pytest.mark.rule("G14")
def test_targets_of_the_two() -> None:
    contract = begar(*VIST).state.contract
    assert (contract.target, contract.own_target(0), contract.own_target(2)) == (8, 5, 3)
    six = begar("bid 6", *["pass"] * 3, "trump S", "vist", "accept").state.contract
    assert (six.target, six.own_target(0), six.own_target(1)) == (10, 6, 4)


@pytest.mark.rule("G12")
def test_alone_the_number_of_the_game() -> None:
    for won, word in ((6, "made"), (5, "lost")):
        winners = spread({0: won, 1: 13 - won})
        table = Table(dealer=3).deal(winners, "S").act("bid 6", *["pass"] * 3, "trump S", "solo").play_out()
        assert (0, word, None) in table.called()


def test_what_is_hidden_stays_hidden_in_a_conceded_deal() -> None:
    table = begar(*ALONE, "cards 1", "concede", "agree", "agree")
    assert set(table.position(1)["hands"][0]) == {"??"}
    assert GRANDISSIMO.to_act(table.state) is None
    assert table.refused("agree") is not None
