"""How a game ended: the deciding deal, how near the others came, and the winners' cards."""

from collections.abc import Sequence
from typing import Final

from tolva_gui.rules.account import Result
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Moved, Side
from tolva_gui.table.hand_order import hands
from tolva_gui.table.host import DealResult, Host
from tolva_gui.ui.table.moods import gained
from tolva_gui.ui.table.scores.deal_lines import deal_lines
from tolva_gui.ui.texts import change, fill, language, seat_names, side_names, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

MOST_CARDS: Final = 4
"""The number of the winners' last cards to lay out."""
NEAR: Final = 4
"""A side behind by a fourth of the winner's points, or less, was near; to say so of others would be no comfort."""


def honoured(host: Host) -> Sequence[Side]:
    """Return the sides that the end of a game is about: the winners, or the sole loser; none for a draw."""
    result = host.result()
    if result is None or not result.ranking or len(result.ranking) == 1 < len(result.ranking[0]):
        return ()
    return result.ranking[-1] if host.info.losses else result.ranking[0]


def decided(host: Host) -> str:
    """Return which deal decided the game and by what; empty after a single deal, or if no side is ahead."""
    result, number = host.result(), deciding(host)
    if result is None or number is None or len(host.results) < 2:
        return ""
    winner, second = result.ranking[0][0], result.ranking[1][0]
    gains, names = gained(host, number), _names(host)
    reason = _reason(host, host.results[number], winner)
    won = f"{change(gains[winner])} ({reason})" if reason else change(gains[winner])
    text = translate("Finish", "Deal %1 decided it: %2 %3, %4 %5.")
    deal = host.results[number].number
    # No line begins with a lonely figure.
    return fill(
        text.replace(" %5", "\u00a0%5"), deal, names[winner], won, names[second], change(gains[second])
    )


def deciding(host: Host) -> int | None:
    """Return the index of the deal that brought the winner most ahead; None if no deal did."""
    result = host.result()
    if result is None or len(result.ranking) < 2 or host.info.losses:
        return None
    winner = result.ranking[0][0]
    swings = [_swing(gained(host, no), winner) for no in range(len(host.results))]
    # Of equal swings, the last one.
    number = max(range(len(swings)), key=lambda no: (swings[no], no))
    return number if swings[number] > 0 else None


def _swing(gains: Sequence[int], winner: Side) -> int:
    """Return the winner's gain over the best of the others in the deal."""
    return gains[winner] - max(gain for side, gain in enumerate(gains) if side != winner)


def _reason(host: Host, deal: DealResult, winner: Side) -> str:
    """Return the line of the sheet that gave the winner at least half of the deal's points."""
    if game_data(host.info.id).score_on_table:
        people = seat_names(host.seats)
        played = [each for each in host.deals if each.number == deal.number][-1]
        lines = [
            (line.points, line.text)
            for line in deal_lines(played.events, host.last_view(played), people)
            if line.side == winner and not line.fall
        ]
    else:
        lines = [
            (line.points, words.line_name(line.kind, language(), host.info.id))
            for line in deal.result.lines
            if line.side == winner
        ]
    points, text = max(lines, default=(0, ""), key=lambda line: line[0])
    whole = sum(points for points, _ in lines)
    return text if points > 0 and 2 * points >= whole else ""


def comfort(host: Host) -> str:
    """Return a kind word about the sides that have not won."""
    result = host.result()
    if result is None or not result.ranking:
        return ""
    if host.info.losses:
        return translate("Finish", "Somebody has to be left at the end. Everybody else got away.")
    if len(result.ranking) < 2:
        return translate("Finish", "Nobody was better than anybody else.")
    # Nobody wishes luck to computers before the person who has beaten them.
    luck = translate("Finish", "The others will want their revenge.")
    if any(
        seat.kind != "computer" and host.info.side(no) not in result.ranking[0]
        for no, seat in enumerate(host.seats)
    ):
        luck = translate("Finish", "Better luck next time to everybody else.")
    if len(result.scores) == 2:
        luck = fill(translate("Finish", "Better luck next time, %1."), _names(host)[_beaten(host, result)])
    return _best_deal(host, result) or _short(host, result) or luck


def _best_deal(host: Host, result: Result) -> str:
    """Return the best deal of the beaten side: the user's, else the second; empty if it won none."""
    side, names = _beaten(host, result), _names(host)
    gains = [gained(host, no) for no in range(len(host.results))]
    own = [
        (gain[side], no)
        for no, gain in enumerate(gains)
        if gain[side] == max(gain) and min(gain) < gain[side] > 0
    ]
    if not own:
        return ""
    gain, no = max(own)
    text = translate("Finish", "%1: deal %2 went best, %3.")
    return fill(text, names[side], host.results[no].number, change(gain))


def _short(host: Host, result: Result) -> str:
    """Return the number of points missing, if they were few."""
    winner, side = result.ranking[0][0], _beaten(host, result)
    missing = abs(result.scores[winner] - result.scores[side])
    text = translate("Finish", "%1: %2 points from the winner.")
    if missing == 1:
        text = translate("Finish", "%1: one point from the winner.")
    return fill(text, _names(host)[side], missing) if 0 < NEAR * missing <= abs(result.scores[winner]) else ""


def _beaten(host: Host, result: Result) -> Side:
    own = [host.info.side(no) for no, seat in enumerate(host.seats) if seat.kind == "me"]
    lost = [side for side in own if side not in result.ranking[0]]
    return lost[0] if lost else result.ranking[1][0]


def last_cards(host: Host) -> list[str]:
    """Return the cards that the winners last played openly, or those left in the loser's hand.

    If the winners have played none, the last ones of all players.
    """
    result = host.result()
    if result is None or len(result.ranking) < 2:
        return []
    if host.info.losses:
        return _left_with(host, result.ranking[-1])[:MOST_CARDS]
    winners = result.ranking[0]
    open_kinds = {place.kind for place in host.info.places if place.sees == "all"} | {"trick"}
    laid, theirs = list[Card](), list[Card]()
    for event in host.deal_log:
        if (
            isinstance(event, Moved)
            and not event.dealt
            and event.target.kind in open_kinds
            and event.source.kind not in open_kinds
        ):
            faces = [card for card in event.cards if card is not None]
            laid += faces
            if event.source.owner is not None and host.info.side(event.source.owner) in winners:
                theirs += faces
    return [str(card) for card in (theirs or laid)[-MOST_CARDS:]]


def _left_with(host: Host, losers: Sequence[Side]) -> list[str]:
    return [
        str(card)
        for hand in hands(host.view(0))
        if hand.place.owner is not None and host.info.side(hand.place.owner) in losers
        for card in hand.cards
        if card is not None
    ]


def _names(host: Host) -> list[str]:
    return side_names(seat_names(host.seats), host.info)
