"""The rules pages as read by a screen reader: completely, from top to bottom."""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface

from tests.cases import cases
from tests.ui.conftest import Window
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.ui.texts import card_name
from tolva_gui.words.help_pages import HIDDEN, OURS, Heading, Picture, Tile, page
from tolva_gui.words.sentences import Language

SOME = ("vandtia", "hej-knekt")
"""Pages with rows of cards, and with the pictures of a race."""
Role = QAccessible.Role
TEXTS = (Role.Heading, Role.Paragraph, Role.Graphic)


def read(one: QAccessibleInterface) -> Iterator[tuple[QAccessible.Role, str]]:
    """Yield the texts below the object in reading order; a picture is read as a whole."""
    if one.state().invisible:
        return
    if one.role() in TEXTS:
        yield one.role(), one.text(QAccessible.Text.Name)
        return
    for no in range(one.childCount()):
        yield from read(one.child(no))


def aloud(window: Window, game: str, language: Language) -> list[tuple[QAccessible.Role, str]]:
    window.app.settings.set("language", language)
    window.game_page(game)
    window.app.pages.open("rules")
    window.item("rulesText")
    window.settle()
    root = QAccessible.queryAccessibleInterface(window.app.window)
    assert root is not None
    return list(read(root))


@cases("language, which", [("sv", "some"), ("sv", "all"), ("en", "all")], usual=["sv-some"])
def test_the_pages_are_read_aloud_in_their_order(language: Language, which: str, window: Window) -> None:
    for game in SOME if which == "some" else BY_ID:
        heard = aloud(window, game, language)
        blocks = page(game, language).blocks
        # Before them come the page's name and its links.
        heard = heard[-len(blocks) :]
        for (role, said), block in zip(heard, blocks, strict=True):
            if isinstance(block, Picture):
                assert role == Role.Graphic
                assert said.startswith(block.label.replace("*", ""))
                faces = [one.face for row in block.rows for one in row.cards if one.face != HIDDEN]
                assert all(card_name(parse_card(face)) in said for face in faces)
            elif isinstance(block, Tile):
                assert (role, said) == (Role.Graphic, block.label)
            else:
                assert role == (Role.Heading if isinstance(block, Heading) else Role.Paragraph)
                ours = {"sv": " (vår regel)", "en": " (our rule)"}[language]
                assert said == block.text.replace("*", "").replace(OURS, ours)
        window.app.pages.clear()
