"""Claiming the rest: offered only when proved, by button and key, played as ordinary cards."""

from msgspec.structs import replace

from tests.cases import cases
from tests.gallery.tables import deck, played_once
from tests.ui.conftest import Open, Window
from tests.ui.forms import FORMS, new_host, positions
from tolva_gui.records.record import SeatKind
from tolva_gui.rules.games.mariage.calls import GUBBAR, is_meld
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.table.host import Host


@played_once
def proved(form: str, seat_wanted: int, least: int = 3) -> Host:
    """Return a table where that seat leads and provably takes the rest, *least* tricks or more."""
    for seed in range(400):
        host = new_host(form, seed)
        for view in positions(host):
            says = any(is_meld(move) or move in GUBBAR for move in view.legal)
            if view.seat == seat_wanted and not says and len(host.sure_leads(seat_wanted)) >= least:
                return host
    raise AssertionError(f"no such position in {form}")


def tricks(window: Window) -> int:
    return int(window.app.sitting.claims.property("tricks"))


@cases("form", FORMS, usual=["bordstolva"])
def test_the_claimed_cards_are_played_to_the_end_of_the_deal(open_window: Open, form: str) -> None:
    window = open_window()
    host = proved(form, 0, least=2)
    before = len(mariage(host.view(0).facts).tricks)
    window.sit(host, turn=True)
    assert tricks(window) == len(host.sure_leads(0))
    window.press("claim")
    window.wait(lambda: window.sheet() != "")
    rest = mariage(host.last_view(host.deals[0]).facts).tricks[before:]
    assert {host.info.side(trick.winner) for trick in rest} == {host.info.side(0)}
    assert tricks(window) == 0
    assert Host.resume(host.record()).results[:1] == host.results[:1]


def test_claims_need_a_proof_and_a_wish(open_window: Open) -> None:
    window = open_window().sit(new_host("bondtolva-2"), turn=True)
    assert tricks(window) == 0
    assert window.find("claim") is None
    window.sit(proved("bondtolva-2", 0, least=4), turn=True)
    assert window.find("claim") is not None
    usual = window.app.settings.get("claims")
    window.app.settings.set("claims", "no")
    assert window.find("claim") is None
    window.app.settings.set("claims", usual)
    window.host.aids = False
    window.sit(window.host, turn=True)
    assert window.find("claim") is None, "the offer tells that the rest is won"
    window.host.aids = True
    window.sit(window.host, turn=True)
    # Its key comes after those of the calls.
    window.key("1")
    window.wait(lambda: window.sheet() != "")


def test_computers_claim_only_if_the_player_wishes(open_window: Open) -> None:
    window = open_window().sit(proved("bondtolva-2", 1), turn=True)
    window.bot.wait(100)
    assert window.my_turn()
    assert window.sheet() == ""
    host = proved("bondtolva-2", 1)
    version = host.version
    window.sit(host, claims="all")
    window.wait(lambda: window.sheet() != "")
    assert host.version > version
    said = {row["speech"] for row in window.app.sitting.table.property("seats").rows()}
    assert "The rest are mine" in said


def test_an_undo_takes_the_claim_back(window: Window) -> None:
    host = window.sit(proved("bondtolva-2", 0, least=4), turn=True, speed=1).host
    offered, moves = tricks(window), host.moves_made
    window.app.sitting.claims.claim()
    window.wait(lambda: host.moves_made > moves)
    window.app.sitting.take_back.undo()
    window.wait(window.my_turn)
    assert host.moves_made == moves
    assert tricks(window) == offered
    window.bot.wait(400)
    assert host.moves_made == moves


def test_no_claim_is_offered_to_who_could_announce_a_gubbe(open_window: Open) -> None:
    """Nine proved tricks are worth more when announced as a gubbe (T29)."""
    hands = (
        "SA ST SK HA HT HK DA DT DK",
        "SQ SJ HQ HJ DQ DJ CA CT CK",
        "S9 S8 H9 H8 D9 D8 CQ CJ C9",
        "S7 S6 H7 H6 D7 D6 C8 C7 C6",
    )
    seats = new_host("tolva-4").seats
    host = Host.new("tolva-4", {}, seats, seed=1, first_dealer=3, decks=[deck(0, hands)])
    host.start_deal()
    assert len(host.sure_leads(0)) == 9
    window = open_window().sit(host, turn=True)
    assert tricks(window) == 0


def test_computers_do_not_claim_where_several_people_play(window: Window) -> None:
    window.app.settings.set("claims", "all")
    opposites: tuple[tuple[SeatKind, bool], ...] = (("person", False), ("computer", True))
    for opposite, claimed in opposites:
        host = proved("tolva-4", 1, least=2)
        host.seats = (*host.seats[:2], replace(host.seats[2], kind=opposite), host.seats[3])
        made = host.moves_made
        window.sit(host)  # a computer that claims leads at once; one that must choose is asleep
        assert (host.moves_made > made) == claimed
