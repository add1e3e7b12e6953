"""The phones' page in a real browser: people tap, turn their phones, lose the network and come back; whole deals."""

from pathlib import Path
from random import Random

import pytest

from tests.phones.browser import CHROMIUM, Browser, Page
from tests.phones.party import PAGES, Party, hosted, party_of
from tests.phones.playing import (
    CHOICES,
    HAND,
    LOG,
    READY,
    SIZES,
    asked,
    begun,
    check,
    open_phones,
    phone,
    press,
    wait,
)
from tests.table.games import turn_of
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.phones.tokens import ALL
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.events import Place
from tolva_gui.rules.moves import Play, mover
from tolva_gui.table.host import Host

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")


def test_four_pages_play_a_whole_deal(chromium: Browser, tmp_path: Path) -> None:
    host, rng = begun("tolva-4", 4), Random(1)
    with party_of(host) as party:
        pages = open_phones(chromium, party)
        moves = 0
        while host.result() is None:
            press(party, pages, rng)
            moves += 1
            if moves % 9 == 1:
                check(pages, tmp_path)
        for page in pages:
            wait(party, page, "document.querySelector('.ending') !== null")
        check(pages, tmp_path)
        pages[1].tap('[data-key="next"]')
        wait(party, pages[0], "document.querySelector('.ending') === null")
        deals = len(host.deals)
    assert deals == 2


def test_page_can_answer_a_question_for_a_bid(chromium: Browser, tmp_path: Path) -> None:
    """The long run plays whole deals of every game on a page."""
    host, rng = asked("plump", 4, "bid"), Random("plump")
    with party_of(host) as party:
        pages = open_phones(chromium, party)
        for _ in range(8):
            press(party, pages, rng)
            check(pages, tmp_path)


def test_phone_is_guarded_told_why_and_comes_back(chromium: Browser) -> None:
    host = begun("tolva-4", 4)
    play_until_a_card_is_barred(host)
    turn = turn_of(host)
    with party_of(host) as party:
        page = phone(chromium, party, party.tokens.of(turn), (390, 844), "sv", guard=True)
        page.until("document.querySelector('#choices button') !== null")
        assert page.run("document.getElementById('status').textContent") == "Ansluter till bordet …"
        wait(party, page, READY)
        before, hand = host.version, page.run(HAND)
        page.run("navigator.vibrate = (pattern) => { window.felt = pattern; }")

        page.tap(".card.barred")
        assert "(" in str(wait(party, page, "document.getElementById('notice').textContent")), "no rule"
        assert page.run("window.felt") == [30, 40, 30]

        page.tap(".card.playable")
        wait(party, page, "document.querySelector('.card[aria-pressed=true]') !== null")
        party.work()
        assert host.version == before, "one tap has played a card"

        page.network(on=False)
        party.room._put_out(
            party.room._phones(turn, "seated"), "lost"
        )  # the network is gone, and the table notices
        page.network(on=True)
        page.reload()
        wait(party, page, READY)
        assert page.run(HAND) == hand

        page.tap(".card.playable")
        page.tap(".card[aria-pressed=true]")
        wait(party, page, f"document.querySelectorAll('.card').length === {len(hand) - 1}")
        assert host.seats[turn].name in page.run("document.getElementById('heard').textContent")
    assert host.version == before + 1


def play_until_a_card_is_barred(host: Host) -> None:
    """Play at the table until the seat on turn holds a card that it may not play."""
    while True:
        view = host.view(host.to_act())
        held = sum(len(zone.cards) for zone in view.zones if zone.place == Place("hand", view.seat))
        if 0 < sum(isinstance(move, Play) for move in view.legal) < held:
            return
        host.play(view.seat, view.legal[0])


def test_page_is_loaded_again_if_a_part_did_not_come(
    chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    with party_of(begun("tolva-4", 4)) as party:
        with monkeypatch.context() as lost:
            lost.delitem(PAGES._files, "deeds.js")
            page = phone(chromium, party, party.tokens.of(0), (390, 844), "sv")
            page.until("performance.getEntriesByType('navigation')[0].type === 'reload'")
        wait(party, page, READY)


def test_second_phone_asks_the_first_and_is_handed_the_seat(chromium: Browser) -> None:
    with party_of(begun("tolva-4", 4)) as party:
        token = party.tokens.of(0)
        first, second = (phone(chromium, party, token, size, "sv") for size in ((390, 844), (320, 568)))
        wait(party, first, READY)
        wait(party, first, "document.querySelector('.agree') !== null")
        first.tap('[data-key="seat no"]')
        kept = "Den andra telefonen behåller platsen."
        wait(party, second, f"document.getElementById('status').textContent === '{kept}'")
        second.tap("#choices button")
        wait(party, first, "document.querySelector('.agree') !== null")
        first.tap('[data-key="seat yes"]')
        wait(party, second, READY)
        wait(party, first, "!document.getElementById('cover').hidden")


@pytest.mark.long
def test_people_choose_their_seat_with_the_code_for_all(chromium: Browser, tmp_path: Path) -> None:
    with party_of(begun("tolva-4", 4)) as party:
        page = phone(chromium, party, party.tokens.of(ALL), (320, 568), "en")
        wait(party, page, "document.querySelectorAll('.seat').length === 4")
        check([page], tmp_path)
        page.tap(".seat:nth-child(3)")
        wait(party, page, READY)
        assert page.run("location.hash.slice(1)") == party.tokens.of(2)


@pytest.mark.long
def test_settings_change_language_size_and_colours(chromium: Browser, tmp_path: Path) -> None:
    with party_of(begun("tolva-4", 4)) as party:
        page = phone(chromium, party, party.tokens.of(0), (320, 568), "sv")
        wait(party, page, READY)
        page.tap("#gear")
        check([page], tmp_path)
        for value in ("en", "1.5", "dark"):
            page.tap(f"input[value='{value}']")
        check([page], tmp_path)
        page.tap("dialog button")
        wait(party, page, "document.documentElement.lang === 'en' && !document.querySelector('dialog').open")
        check([page], tmp_path)
        page.reload()
        wait(party, page, READY)
        assert page.run("document.documentElement.dataset.theme") == "dark"


MOST = 2000
PATIENT = 400
"""Moves of all, after which a computer plays on: who taps at random may never end a deal."""


@pytest.mark.long
@pytest.mark.parametrize("game", list(BY_ID))
def test_one_page_plays_a_whole_deal(chromium: Browser, tmp_path: Path, game: str) -> None:
    host, rng = hosted(game, BY_ID[game].info.seats, seed=3), Random(game)
    player = make_player("rules", 1)
    host.start_deal()
    with party_of(host, 0) as party:
        page = open_phones(chromium, party)[0]
        for taps in range(60 if host.info.reactions else MOST):
            if host.result() is not None:
                break
            turn = host.to_act()
            if host.info.reactions or host.info.together or (turn == 0 and taps < PATIENT):
                touch(party, page, rng)
            elif turn is not None:
                host.play(turn, player.choose(host.view(turn), Budget(iterations=4)).move)
                party.room.show()
                continue
            if taps % 5 == 0:
                page.resize(*SIZES[taps // 5 % 3])
                check([page], tmp_path)
        if host.info.reactions:  # such a deal takes a family half an hour
            return
        assert host.result() is not None
        wait(party, page, "document.querySelector('.ending') !== null")
        check([page], tmp_path)


def touch(party: Party, page: Page, rng: Random) -> None:
    """Touch something that the page offers; without an offer the time of a race goes on."""
    host = party.host
    wait(party, page, f"document.getElementById('game').dataset.log >= {host.version}")
    choices = page.run(CHOICES)
    if choices:
        page.tap(f'[data-key="{rng.choice(choices)}"]')
        wait(party, page, LOG)
        party.work()
        return
    legal = host.view(host.to_act()).legal
    move = rng.choice(legal or host.view(None).legal)
    host.play(mover(move, host.to_act()), move)
    party.room.show()
