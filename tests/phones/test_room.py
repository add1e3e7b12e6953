"""Who holds which seat, and what people can ask of each other."""

import pytest

from tests.phones.party import Party, Phone, party_of
from tests.phones.playing import begun
from tests.table.games import turn_of
from tolva_gui.phones.desk import HERE
from tolva_gui.phones.tokens import ALL
from tolva_gui.records.record import SeatSetup


def on_turn(party: Party) -> tuple[Phone, Phone]:
    """Seat everybody; return the phone on turn, and another one."""
    phones = [party.join(seat) for seat in range(4)]
    party.settle()
    turn = turn_of(party.host)
    return phones[turn], phones[(turn + 1) % 4]


def test_refused_card_says_why_and_two_taps_at_once_play_one(party: Party) -> None:
    phone, _ = on_turn(party)
    before = party.host.version
    other = next(card for card in ("SA", "HA", "DA", "CA") if card not in phone.table["hand"])
    phone.say("move", log=before, move=f"play {other}")
    assert phone.hear(lambda frame: frame["t"] == "refused")["why"]
    assert party.host.version == before
    for card in phone.table["ask"]["playable"][:2]:
        phone.say("move", log=before, move=f"play {card}")
    party.wait_for_work()
    party.settle()
    assert party.host.version == before + 1


def test_move_for_another_log_or_seat_is_dropped_without_a_word(party: Party) -> None:
    phone, other = on_turn(party)
    before = party.host.version
    card = phone.table["ask"]["playable"][0]
    for sender, log in ((phone, before - 1), (phone, before + 1), (other, before)):
        sender.say("move", log=log, move=f"play {card}")
        party.wait_for_work()
    assert party.host.version == before


def test_badge_shows_whose_phone_is_away(party: Party) -> None:
    first, second = party.join(0), party.join(1)
    first.hear(lambda frame: frame["t"] == "table" and not frame["people"][1]["away"])
    assert party.room.away() == {2, 3}
    second.socket.close()
    first.hear(lambda frame: frame["t"] == "table" and frame["people"][1]["away"])
    assert party.room.away() == {1, 2, 3}


def test_phone_that_comes_back_replaces_its_dead_connection(party: Party) -> None:
    before = party.join(0, client="same")
    after = party.join(0, client="same")
    assert before.hear(lambda frame: frame["t"] == "bye")["why"] == "elsewhere"
    assert after.table["hand"] == before.table["hand"]


@pytest.mark.parametrize("agrees", [True, False])
def test_second_phone_with_the_same_code_asks_the_first(party: Party, agrees: bool) -> None:
    """If it gets the seat, another that waits asks it in turn."""
    first = party.join(0, client="first")
    for client in ("third", "second"):
        second = Phone(party, party.tokens.of(0), client)
        second.hear(lambda frame: frame["t"] == "wait")
    first.hear(lambda frame: frame["t"] == "ask_seat")
    first.say("agree", what="seat", yes=agrees)
    if agrees:
        assert first.hear(lambda frame: frame["t"] == "bye")["why"] == "elsewhere"
        assert second.hear(lambda frame: frame["t"] == "table")["you"] == 0
        assert "ask_seat" in second.last or second.hear(lambda frame: frame["t"] == "ask_seat")
    else:
        assert second.hear(lambda frame: frame["t"] == "bye")["why"] == "refused_seat"


def test_phone_that_goes_away_no_longer_asks_for_the_seat(party: Party) -> None:
    first = party.join(0, client="first")
    second = Phone(party, party.tokens.of(0), "second")
    first.hear(lambda frame: frame["t"] == "ask_seat")
    second.socket.close()
    first.hear(lambda frame: frame["t"] == "seat_kept")


def test_one_code_for_all_lets_people_choose_a_free_seat(party: Party) -> None:
    party.join(1)
    guest = Phone(party, party.tokens.of(ALL), "guest")
    seats = guest.hear(lambda frame: frame["t"] == "seats")["seats"]
    assert [row["free"] for row in seats] == [True, False, True, True]
    guest.say("sit", seat=2)
    assert guest.hear(lambda frame: frame["t"] == "token")["token"] == party.tokens.of(2)
    assert guest.hear(lambda frame: frame["t"] == "table")["you"] == 2


def test_phone_with_a_typed_address_knocks_and_is_let_in(party: Party) -> None:
    guest = Phone(party, "", "guest")
    number = guest.hear(lambda frame: frame["t"] == "knock")["number"]
    assert party.room.knocking() == [number]
    party.room.let_in(number + 1)
    assert party.room.knocking() == [number]
    party.room.let_in(number)
    assert guest.hear(lambda frame: frame["t"] == "token")["token"] == party.tokens.of(ALL)
    assert guest.hear(lambda frame: frame["t"] == "seats")


@pytest.mark.parametrize("agree", [True, False])
def test_move_is_taken_back_only_if_all_agree(party: Party, agree: bool) -> None:
    phone, _ = on_turn(party)
    party.host.play(phone.table["you"], party.host.view(phone.table["you"]).legal[0])
    party.room.show()
    party.settle()
    made = party.host.moves_made
    phone.say("do", log=party.host.version, what="undo")
    party.wait_for_work()
    others = [one for one in party.phones if one is not phone]
    for other in others:
        other.hear(lambda frame: frame["t"] == "table" and frame["more"]["undo_asked"] != "")
        other.say("agree", what="undo", yes=agree or other is others[0])
        party.wait_for_work()
    assert party.host.moves_made == (made - 1 if agree else made)
    if not agree:
        assert phone.hear(lambda frame: frame["t"] == "undo_no")


@pytest.mark.parametrize("agree", [True, False])
def test_people_at_the_window_are_asked_too(agree: bool) -> None:
    host = begun("tolva-4", 4)
    turn = turn_of(host)
    host.play(turn, host.view(turn).legal[0])
    with party_of(host, turn) as party:
        phone = party.join(turn)
        assert phone.table["more"]["undo"]
        phone.say("do", log=host.version, what="undo")
        phone.hear(lambda frame: frame["t"] == "table" and frame["more"]["undo_waits"])
        assert party.room.wish() == turn
        party.room.agree(HERE, yes=agree)
        assert party.room.wish() is None
        if not agree:
            told = phone.hear(lambda frame: frame["t"] == "undo_no")["name"]
            assert all(seat.name in told for no, seat in enumerate(host.seats) if no != turn)
    assert host.moves_made == (0 if agree else 1)


def test_each_phone_has_its_own_language(party: Party) -> None:
    party.host.seats = (SeatSetup("me", ""), *party.host.seats[1:])
    swedish, english = party.join(0, "sv"), party.join(1, "en")
    assert [swedish.table["lang"], english.table["lang"]] == ["sv", "en"]
    names = [[one["name"] for one in phone.table["people"]] for phone in (swedish, english)]
    assert names == [["Värden", "Gäst 2", "Gäst 3", "Gäst 4"], ["Guest 2", "Guest 3", "Guest 4", "Host"]]
    swedish.say("speak", lang="en")
    assert swedish.hear(lambda frame: frame["t"] == "table" and frame["lang"] == "en")
