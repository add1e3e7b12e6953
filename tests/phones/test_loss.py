"""A network that loses three packets of ten: whole deals are played, and nothing is played twice or lost."""

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.phones.bad_network import POSSIBLE, bad_network
from tests.phones.browser import CHROMIUM
from tests.phones.party import party_of
from tests.phones.playing import begun
from tolva_gui.rules.moves import Play

LOSS = 0.3


@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium")
@pytest.mark.skipif(not POSSIBLE, reason="network namespaces need root, ip and /dev/net/tun")
@pytest.mark.parametrize("seed", [1, 2])
def test_deal_is_played_over_a_network_that_loses_packets(tmp_path: Path, seed: int) -> None:
    host = begun("tolva-4", 4, seed)
    with bad_network(LOSS) as network, party_of(host, address=network.address) as party:
        tokens = [party.tokens.of(seat) for seat in range(4)]
        told_to = [party.server.host, str(tmp_path / "chromium"), *tokens]
        inside = ["/usr/sbin/ip", "netns", "exec", network.name, sys.executable, "-m", "tests.phones.far"]
        with subprocess.Popen([*inside, *told_to], stdout=subprocess.PIPE, text=True) as far:
            while far.poll() is None:
                party.work()
                with suppress(subprocess.TimeoutExpired):
                    far.wait(0.01)
            assert far.stdout is not None
            told = far.stdout.read()
    assert far.returncode == 0, told
    played = [
        [str(move.card) for seat, move in host.moves if seat == one and isinstance(move, Play)]
        for one in range(4)
    ]
    assert json.loads(told)["cards"] == played
    assert host.result() is not None
    share = network.lost / (network.lost + network.passed)
    assert abs(share - LOSS) < 0.05
    loaded = json.loads(told)["loaded"]
    print(f"{100 * share:.0f} % of the packets lost; the page was there in {loaded:.1f} s")
