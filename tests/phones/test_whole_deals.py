"""Whole deals on one page of a phone, among computers, as somebody at a family's table plays them."""

from pathlib import Path
from random import Random

import pytest

from tests.phones.browser import CHROMIUM, Browser, Page
from tests.phones.party import Party, hosted, party_of
from tests.phones.playing import CHOICES, LOG, SIZES, check, open_phones, wait
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.moves import mover

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"), pytest.mark.long]
MOST = 2000
PATIENT = 400
"""Moves of all, after which a computer plays on: who taps at random may never end a deal."""


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
