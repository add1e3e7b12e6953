"""The book of scores: the reason for each point, in games of every form."""

from tests.cases import cases
from tests.family import FORMS as FAMILY_FORMS
from tests.rules.bench import examples
from tests.table.games import played
from tolva_gui.ui.table.scores.deal_lines import Line
from tolva_gui.ui.table.scores.scores import changes, stories, story_of


@examples(
    "before scores points",
    """
    each point is put to the entry that made it     | 0 | 2 3     | 0 0 1
    a loss takes the last points first              | 0 | 7 1     | 0
    below zero the loss stands behind the points    | 0 | 2 -4    | 1 1 1 1
    and what is won makes it less                   | 0 | 2 -4 -3 | 1 1 1
    above zero again that stands behind them        | 0 | 2 -4 -3 3 | 3 3 3
    K11: a fall stands behind all points            | 0 | 13 7!   | 1 1 1 1 1 1 1
    what the game began with has no entry           | 3 | 4       | None None None 0
    """,
)
def test_the_entries_behind_the_points(before: str, scores: str, points: str) -> None:
    """The scores after each entry; a fall begins anew."""
    told, last = [], int(before)
    for number, score in enumerate(scores.split()):
        now, fall = int(score.strip("!")), "!" in score
        told.append((Line(0, "", now if fall else now - last, fall), {"text": str(number)}))
        last = now
    texts = {str(number) for number in range(len(told))}
    found = [line["text"] for line in story_of(int(before), told).points]
    assert " ".join(text if text in texts else "None" for text in found) == points


@cases("form", FAMILY_FORMS, usual=["tolva-4", "bordstolva", "bondtolva-2"])
def test_the_book_adds_up_to_the_scores(form: str, qapp: object) -> None:
    for seed in range(2):
        host = played(form, seed=seed)
        told = stories(host, changes(host))
        for side, score in enumerate(host.results[-1].result.scores):
            assert len(told[side].points) == abs(score)
        assert sum(len(story.lines) for story in told) == changes(host)
