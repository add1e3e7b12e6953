"""Positions in which a sensible person knows the right move, with the reason in words.

`test_sense` has those that every opponent from the middle level up finds, the rule player among them.
"""

from tests.ai.moves import check_sensible
from tests.rules.bench import examples
from tests.rules.games.mariage.deals import deal, dealt
from tolva_gui.ai.games.mariage.reading import Reading
from tolva_gui.ai.games.mariage.rule_player import rule_move
from tolva_gui.rules.cards import parse_card


@examples(
    "form hands played sensible",
    """
    # Two tens: hearts is second to the ace still out; spades is the highest left and will win on its own.
    the loser of two tens is fed | tolva-4 | SA DA / S6 D98 / HT ST97 CAKT98 / S8 | SA S67 S8 DA D8 | HT
    nothing is fed to the others' certain trick | tolva-4 | SA76 / HTA6 DTA6 CT86 / SK98 | SA | [HDC]6
    # No card beats the ace: the six is enough.
    the pair is kept when another card follows suit | tolva-4 | SA97 / SKQ6 H98 DJ C987 / ST / SJ | SA | S6
    the pair is kept when something is thrown away | tolva-4 | SA76 / HKQ DJ97 CJ987 / ST / SJ | SA | (?!H[KQ])..
    # At eleven nothing may be melded (T17): the king feeds the partner's ace rather than the ace of hearts.
    a pair past melding is two ordinary cards | tolva-4 11 3 | SA76 / SJ9 / HKQ8 D9876 C98 / ST | SA S9 | HK
    of two pairs the longer suit becomes trump | tolva-4 | SA HKQ DKQJ9 C98 / S6 / S7 / S8 | SA S6 S7 S8 | meld D
    without a pair the partner is asked | tolva-4 | SAK H98 D98 C987 / S6 / S7 / S8 | SA S6 S7 S8 | ask
    # Gubbar are announced on tricks that are counted, not hoped for.
    halv gubbe on six sure tricks | tolva-4 | SATKQ HAT D876 |  | half
    no gubbe on a merely good hand | tolva-4 | SAT H9J DA7 CT86 |  | ..
    # Seven tricks are sure, but ace, ten and king are 25 points, and the others give only what they must.
    no halv gubbe on six tricks that may hold few points | tolva-4 | SATK9876 D76 |  | ..
    # T26: at six and more a side may not announce halv gubbe; the nine tricks of the whole one are not sure.
    no gubbe where the score forbids it | tolva-4 6 0 | SATKQ HAT D876 |  | ..
    """,
)
def test_rules_of_thumb_find_a_sensible_move(form: str, hands: str, played: str, sensible: str) -> None:
    table = dealt(form, hands, played)
    check_sensible(table, str(rule_move(table.seen())), sensible)


# Inferences from the play.


def test_a_seat_that_did_not_follow_is_known_to_be_void() -> None:
    table = deal("tolva-4", "SAT76", "HJ98", "SK98", "SQJ").play("SA HJ S8 SJ")
    read = Reading(table.game.view(table.state, 0))
    assert read.void(1, "S") == 1.0
    assert read.void(2, "S") < 1.0


def test_a_seat_that_did_not_head_is_known_to_be_unable_to() -> None:
    # Seat 1 puts the nine on the jack: it has no higher spade (T9), so that the king cannot be beaten there.
    table = deal("tolva-4", "SJK6", "S9", "S8T", "S7A").play("SJ S9")
    read = Reading(table.game.view(table.state, 0))
    assert read.likely(1, parse_card("ST")) == 0.0
    assert read.likely(2, parse_card("ST")) > 0.0


def test_a_melded_pair_is_known_to_lie_where_it_was_shown() -> None:
    table = deal("tolva-4", "SA HKQ", "S6", "S7", "S8").play("SA S6 S7 S8 | meld H")
    read = Reading(table.game.view(table.state, 1))
    assert read.likely(0, parse_card("HK")) == 1.0
    assert read.likely(2, parse_card("HK")) == 0.0
