"""Bondtolva from Gotland: the deal (B2–B6), scoring (B17–B22), BD4 and BD6; it is played as in test_tolva_play."""

from itertools import pairwise

import pytest

from tests.rules.bench import examples
from tests.rules.games.mariage.deals import SUIT_EACH, Table, deal, dealt, rank_tricks
from tolva_gui.rules.catalog import BY_ID

HIGH_TO_LOW = "ATKQJ9876"


@pytest.mark.rule("B2")
def test_maktorer_and_ogon() -> None:
    """Four cards of a rank in each trick: aces and tens are maktorer; K 4, Q 3, J 2, A 1 are ögon."""
    table, eyes = deal("bondtolva-4", *SUIT_EACH), [0]
    for rank in HIGH_TO_LOW:
        table.play(rank_tricks(rank))
        eyes.append((table.facts.eyes or (0,))[0])
    assert [trick.worth for trick in table.called("trick")] == [4, 4, 0, 0, 0, 0, 0, 0, 0]
    assert [(after - before) // 4 for before, after in pairwise(eyes)] == [1, 0, 4, 3, 2, 0, 0, 0, 0]
    assert table.facts.card_points == (8, 0)
    assert table.facts.eyes == (40, 0)


@pytest.mark.rule("B4")
@pytest.mark.parametrize("game", ["bondtolva-4", "bondtolva-6"])
def test_knocking_is_an_option_that_changes_no_card(game: str) -> None:
    plain, knocked = deal(game), deal(game, options={"knocking": True})
    assert plain.dealt() == knocked.dealt()
    assert plain.choices == knocked.choices


@examples(
    "game hands played claims",
    """
    B6: nothing above a nine may ask | bondtolva-4 | SA / SK / S9876 H9876 D6 |  | may redeal pass; refuses S9 B6
    B6: the same deals again | bondtolva-4 | SA / SK / S9876 H9876 D6 | redeal | called 2 redeal None; lines; next 3 1
    B6: a knave is above a nine | bondtolva-4 | SA / SK / SJ876 H9876 D6 |  | acts 0; refuses redeal B6
    B6: a ten is above a nine | bondtolva-4 | SA / SK / ST876 H9876 D6 |  | acts 0; refuses redeal B6
    B6 BD11: who passes goes on | bondtolva-4 | SA / SK / S9876 H9876 D6 | pass | acts 0
    B6: only before the first lead | bondtolva-4 | SA / SK / S9876 H9876 D6 | pass SA SK | refuses redeal B6
    BD6: in turn from forehand | bondtolva-6 | SA / HA / S9876 H98 / DA / D9876 C98 |  | acts 2; may redeal pass
    BD6: then the next | bondtolva-6 | SA / HA / S9876 H98 / DA / D9876 C98 | pass | acts 4; may redeal pass
    BD6: whose choice it is | bondtolva-6 | SA / HA / S9876 H98 / DA / D9876 C98 | pass redeal | lines; next 5 1
    BD6: or not | bondtolva-6 | SA / HA / S9876 H98 / DA / D9876 C98 | pass pass | acts 0; refuses redeal B6
    """,
)
def test_who_may_ask_for_a_new_deal(game: str, hands: str, played: str, claims: str) -> None:
    dealt(game, hands, played).check(claims)


# Seat 0 wins four tricks with spades and seat 1 the other five with hearts: 4 maktorer and 20 ögon each.
LEVEL_HANDS = ("SATKQJ98 H76", "HATKQJ98 S76", "DATKQJ9876", "CATKQJ9876")
LEVEL_SPADES = "SA S6 DA CA | ST S7 DK CK | SK H8 DJ C9 | SQ H9 D9 C8"  # ögon 3 + 8 + 6 + 3
LEVEL_HEARTS = "H6 HA DT CT | HT DQ CQ H7 | HK D8 CJ SJ | HQ D7 C7 S9 | HJ D6 C6 S8"  # 1 + 6 + 8 + 3 + 2


# Side 1 makes hearts trump (and can make tjog in clubs), wins four tricks; then side 0 melds spades, wins five.
TWELVE = ("SATKQJ9 H76 D7", "HATKQ S876 D6 C6", "HJ9 DATKQJ98", "H8 CATKQJ987")


def twelve(scores: tuple[int, int], clubs: str = "pass", thrown: str = "DJ") -> Table:
    """Side 1 gets 2 for trumf (and 1 for clubs), side 0 gets 1 for spades and 1 for sistan.

    Maktorer are 4–4 and ögon 20–20 if seat 2 throws the knave of diamonds on the queen of hearts; with the nine
    ögon are 22–18, with the ace maktorer 3–5.
    """
    first, last = [card for card in ("D9", "DJ", "DA") if card != thrown]
    table = deal("bondtolva-4", *TWELVE, scores=scores)
    table.play(f"H6 HA HJ H8 | meld H {clubs} | HT H9 CK H7 | HK DT CT SJ | HQ {thrown} CJ D7")
    return table.play(
        f"S6 DQ C7 S9 | meld S | SA S7 D8 C8 | ST S8 {first} CQ | SK D6 DK C9 | SQ C6 {last} CA"
    )


@examples(
    "before clubs thrown claims",
    """
    B20: level at twelve, vunsten decides | 9 10  | pass   | D9 | scores 12 12; ranking 0 / 1
    B20: also if the other side has more  | 9 10  | meld C | D9 | scores 12 13; ranking 0 / 1
    B20: whoever took it                  | 10 10 | pass   | DA | scores 12 13; ranking 1 / 0
    B20: unless one side alone is there   | 8 10  | pass   | D9 | scores 11 12; ranking 1 / 0
    B20: or none                          | 8 9   | pass   | D9 | scores 11 11; ranking
    BD4: nobody took it, another deal     | 10 10 | pass   | DJ | scores 12 12; ranking
    BD4: the higher side wins then        | 11 10 | pass   | DJ | scores 13 12; ranking 0 / 1
    BD4: whichever it is                  | 10 10 | meld C | DJ | scores 12 13; ranking 1 / 0
    """,
)
def test_who_wins_at_twelve(before: str, clubs: str, thrown: str, claims: str) -> None:
    one, other = map(int, before.split())
    twelve((one, other), clubs, thrown).check(claims)


# Six players: sides 0, 1 and 2 win two tricks each, with spades, hearts and diamonds.
SIX = ("SAT H6 C8J7", "SKQ HAT D6 C6", "SJ9 HKQ DAT", "S87 HJ9 DKQ", "S6 CA H87 DJ9", "CQ9TK D87")
SIX_PLAY = (
    "SA SK SJ S8 S6 CQ | ST SQ S9 S7 CA C9"  # maktorer 3; ögon 10 + 4
    " | H6 HA HK HJ H8 CT | HT HQ H9 H7 CK C8"  # maktorer 3; ögon 7 + 7
    " | D6 DA DK DJ D8 CJ | DT DQ D9 D7 C7 C6"  # maktorer 2; ögon 9 + 3
)


@pytest.mark.rule("B21")
def test_three_sides_of_two_opposite_each_other_six_cards_each() -> None:
    info = BY_ID["bondtolva-6"].info
    assert (info.seats, info.sides) == (6, 3)
    assert [info.side(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [info.partner(seat) for seat in range(6)] == [3, 4, 5, 0, 1, 2]
    table = deal("bondtolva-6", *SIX).play(SIX_PLAY)
    assert [trick.winner for trick in table.facts.tricks] == [0, 0, 1, 1, 2, 2]


DEALS = {"bondtolva-4": (LEVEL_HANDS, f"{LEVEL_SPADES} | {LEVEL_HEARTS}"), "bondtolva-6": (SIX, SIX_PLAY)}


@examples(
    "game swapped claims",
    """
    B17: vunsten to most maktorer | bondtolva-4 | DJ DT | card_points 5 3; eyes 18 22; lines vinsten 0 1, sistan 1 1
    B18: level in them to most ögon | bondtolva-4 | DK DQ | card_points 4 4; eyes 19 21; lines vinsten 1 1, sistan 1 1
    B19: level again to nobody, and one point is given | bondtolva-4 |  | card_points 4 4; eyes 20 20; lines sistan 1 1
    B22: three, most maktorer | bondtolva-6 | CT C9 | card_points 4 2 2; eyes 14 14 12; lines vinsten 0 1, sistan 2 1
    B22: level, to most ögon | bondtolva-6 | CK CQ | card_points 3 3 2; eyes 15 13 12; lines vinsten 0 1, sistan 2 1
    """,
)
def test_vunsten_goes_to_most_maktorer_then_ogon(game: str, swapped: str, claims: str) -> None:
    """Two cards of the same hand change places."""
    hands, played = DEALS[game]
    one, other = swapped.split() if swapped else ("??", "??")
    swapping = played.replace(one, "??").replace(other, one).replace("??", other)
    deal(game, *hands).play(swapping if swapped else played).check(claims)
