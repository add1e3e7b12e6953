"""The host: seats, decks, turns, log, undo, resume."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.table.games import LOW_FOREHAND, low_forehand, move_on, people, play_deal, played, table
from tolva_gui.records.record import RecordError, SeatSetup
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import REDEAL
from tolva_gui.rules.kit import Called, CardError
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host, NotNow, SetupError, draw
from tolva_gui.table.shuffle import shuffled

PACK = BY_ID["bondtolva-4"].info.pack


def test_nothing_is_dealt_before_it_is_asked_for() -> None:
    host = table("tolva-4")
    assert (host.deal_number, host.to_act(), host.result(), host.deal_log, host.moves) == (
        0,
        None,
        None,
        (),
        (),
    )
    for ask in (lambda: host.view(0), lambda: host.deck, lambda: host.why_not(REDEAL)):
        with pytest.raises(NotNow, match="nothing has been dealt yet"):
            ask()


@pytest.mark.rule("TD17")
def test_the_first_dealer_is_drawn_from_the_seed_or_given() -> None:
    dealers = [table("tolva-4", seed=seed).start.dealer for seed in range(20)]
    assert set(dealers) == {0, 1, 2, 3}
    assert dealers == [table("tolva-4", seed=seed).start.dealer for seed in range(20)]
    assert Host.new("tolva-4", {}, people(4), seed=1, first_dealer=2).start.dealer == 2


def test_the_same_seed_gives_the_same_decks_whatever_is_played() -> None:
    decks = []
    for lots in (1, 2):
        host = table("tolva-4", seed=9)
        for _ in range(2):
            play_deal(host, Random(lots))
            decks.append(host.deck)
    assert decks[:2] == decks[2:]
    assert decks[1] == shuffled(PACK, 9, "game 1 deal 2 pack 0"), "the order that other versions give"
    assert decks[0] != decks[1]


def test_decks_that_are_handed_in_are_dealt_first() -> None:
    pack = BY_ID["tolva-4"].info.pack
    host = Host.new("tolva-4", {}, people(4), seed=1, decks=[pack])
    play_deal(host, Random(1))
    assert host.deck == pack
    host.start_deal()
    assert host.deck not in (pack, pack[::-1])


def test_a_void_deal_is_dealt_again_at_once_by_the_same_dealer() -> None:
    host = low_forehand()
    events = host.play(0, REDEAL)
    assert [event.word for event in events if isinstance(event, Called)] == ["redeal", "deal"]
    assert (host.deal_number, host.standing.dealer, host.moves_made) == (1, 3, 1)
    assert host.deck not in (tuple(LOW_FOREHAND), shuffled(PACK, 1, "game 1 deal 1 pack 0")), "other cards"
    assert host.results == ()


def test_the_order_for_a_new_deal_can_be_given() -> None:
    host = low_forehand()
    with pytest.raises(CardError):
        host.play(0, REDEAL, redeal_deck=PACK[1:])
    assert (host.moves_made, host.to_act()) == (0, 0)
    host.play(0, REDEAL, redeal_deck=PACK)
    assert host.deck == PACK


def test_every_change_raises_the_version_even_undo() -> None:
    host, rng = table("tolva-4"), Random(1)
    versions = [host.version]
    host.start_deal()
    versions.append(host.version)
    for _ in range(3):
        move_on(host, rng)
        versions.append(host.version)
    host.undo_to(1)
    versions.append(host.version)
    assert versions == sorted(set(versions))


def test_an_undone_deal_is_dealt_again_with_the_same_cards() -> None:
    host = played("tolva-4", deals=2)
    deck, second = host.deck, host.results[0]
    host.undo_to(0)
    assert (host.deal_number, host.moves_made, host.helped) == (1, 0, True)
    play_deal(host, Random(1))
    assert host.results[0].number == second.number == 1
    host.start_deal()
    assert host.deck == deck
    assert [deal.helped for deal in host.record().deals] == [True, True]


def test_help_is_noted_of_the_deal_in_play_alone() -> None:
    host = played("tolva-4", deals=2)
    host.mark_helped()
    host.start_deal()
    assert not host.helped
    assert [deal.helped for deal in host.record().deals] == [False, True, False]
    assert [deal.helped for deal in Host.resume(host.record()).record().deals] == [False, True, False]


def test_a_record_that_breaks_a_rule_is_not_resumed() -> None:
    record = played("tolva-4", deals=1).record()
    last = record.deals[0].moves[-1]
    moves = (*record.deals[0].moves[:-1], type(last)(last.seat, REDEAL))
    broken = replace(record.deals[0], moves=moves, result=None)
    with pytest.raises(RecordError, match="may not redeal"):
        Host.resume(replace(record, deals=(broken,)))


@pytest.mark.rule("T6")
def test_next_game_has_the_same_people_and_the_next_dealer() -> None:
    host = played("tolva-4")
    following = host.next_game()
    assert following.start.dealer == (host.start.dealer + 1) % 4
    assert (following.seats, following.options, following.game_number) == (host.seats, host.options, 2)
    assert following.standing.scores == (0, 0)
    first = host.record().deals[0].deck
    following.start_deal()
    assert following.deck != first


def test_agreed_aids_hold_for_resumed_and_next_games() -> None:
    host = played("plocketolva", seed=8)
    host.aids = False
    assert not Host.resume(host.record()).aids
    assert not host.next_game().aids


def test_there_is_no_next_game_before_this_one_is_won() -> None:
    with pytest.raises(NotNow, match="the game is not over"):
        played("tolva-4", deals=1).next_game()


def test_as_many_seats_as_the_game_has() -> None:
    with pytest.raises(SetupError, match="tolva-3 is for 3 players, not 4"):
        Host.new("tolva-3", {}, people(4), seed=1)


def test_notes_go_with_the_moves_they_were_made_at() -> None:
    host = played("tolva-4", deals=1)
    host.annotate("at the end")
    host.undo_to(5)
    host.annotate("here")
    host.annotate("of an earlier point", 3)
    assert host.record().notes == ((3, "of an earlier point"), (5, "here"))


@pytest.mark.rule("BD5")
def test_draw_goes_on_until_one_card_is_lowest() -> None:
    info = find_game("bondtolva-6").info
    dealers = [draw(info, seed)[1] for seed in range(120)]
    assert set(dealers) == set(range(6))
    assert dealers == [draw(info, seed)[1] for seed in range(120)]


def test_who_is_drawn_to_deal_may_do_so() -> None:
    """In tjugoett a player without money is never banker, and no player is banker twice."""
    left, purses = {"bankers": [1]}, (0, 300, 250, 0, 250)
    seats = [SeatSetup("person", "")] * 5
    drawn = {
        Host.new("tjugoett", {}, seats, seed=seed, scores=purses, carried=left, deal=2).standing.dealer
        for seed in range(40)
    }
    assert drawn == {2, 4}


def test_where_nobody_may_deal_it_is_told_why() -> None:
    with pytest.raises(SetupError):
        Host.new("tjugoett", {}, [SeatSetup("person", "")] * 3, seed=1, scores=(0, 600, 0))
