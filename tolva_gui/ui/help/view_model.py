"""The rules inside the program: the open page, its text, and the block to show."""

from functools import cache

from msgspec.structs import asdict
from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot

from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.help.help_blocks import blocks, contents, plain, read
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import language, translate
from tolva_gui.ui.voice import Voice
from tolva_gui.words.glossary import marks
from tolva_gui.words.help_pages import (
    GLOSSARY,
    HELP,
    OURS,
    HelpPage,
    Kind,
    glossary,
    section_for,
)

_glossary = cache(glossary)


@named_in_qml
class Help(QObject):
    """`form`: the game at hand, whose page opens; `target`: the block to be brought into view.

    `name`: the game whose rules are shown, or `GLOSSARY` for its words; `rule`: the rule whose text is wanted.
    """

    changed = Signal()
    target_changed = Signal()
    word_changed = Signal()

    def __init__(self, at_hand: AtHand, pages: Pages, voice: Voice) -> None:
        super().__init__()
        self._voice = voice
        self._at_hand = at_hand
        self._pages = pages
        self._game = ""
        self._kind: Kind = HELP
        self._target = 0
        self._rule = ""
        self._word = self._meaning = ""
        self._place = QRectF()

    def begin(self) -> None:
        """Show the rules of the current form from their beginning."""
        self._set(self._played(), HELP)

    @Slot()
    def openGlossary(self) -> None:  # noqa: N802
        """Show the glossary of the current form."""
        self._show(self._played(), GLOSSARY)

    @Slot(str)
    def show(self, name: str) -> None:
        """Show the page of a form from its beginning, or the glossary of the form whose page is open."""
        if name == GLOSSARY:
            self._show(self._game or self._played(), GLOSSARY)
        else:
            self._show(name, HELP)

    @Slot(str)
    def showRule(self, rule: str) -> None:  # noqa: N802
        """Show the section that explains this rule of the current form, and the rule's own text."""
        form = self._at_hand.form()
        self._show(form, HELP, section_for(self._page(form), rule) or 0, rule)

    @Slot(str, result=bool)
    def explains(self, rule: str) -> bool:
        """Whether the page of the current form explains the rule."""
        return bool(rule) and section_for(self._page(self._at_hand.form()), rule) is not None

    @Slot(str)
    def lookUp(self, word: str) -> None:  # noqa: N802
        """Explain the word in the game whose page is open, else in the current form; an empty word closes it."""
        reading = self._pages.page == "rules"
        self._announce(word, self._game if reading else self._at_hand.form(), QRectF())

    @Slot(str, QRectF)
    def explain(self, word: str, place: QRectF) -> None:
        """Explain the word at this place of the window, in the current form."""
        self._announce(word, self._at_hand.form(), place)

    @Slot(str, result=str)
    def meaningOf(self, word: str) -> str:  # noqa: N802
        """Return the meaning of the word in the current form."""
        return self._meaning_in(self._at_hand.form(), word)

    @Slot(str, result=list)
    def marks(self, text: str) -> list[dict[str, object]]:
        """Return the words of the current form that occur in the text: `start`, `end` and `word`."""
        return (
            [asdict(mark) for mark in marks(text, self._words(self._at_hand.form()), language())]
            if text
            else []
        )

    def title(self, name: str) -> str:
        """Return the title of a form's page, which is the name of the form."""
        return self._page(name).title or name

    def retranslate(self) -> None:
        self.changed.emit()
        self.lookUp("")

    def _show(self, game: str, kind: Kind, target: int = 0, rule: str = "") -> None:
        self._set(game, kind, target, rule)
        self._pages.show("rules")

    def _set(self, game: str, kind: Kind, target: int = 0, rule: str = "") -> None:
        self._game, self._kind, self._target, self._rule = game, kind, target, rule
        self.lookUp("")
        self.changed.emit()
        self.target_changed.emit()

    def _announce(self, word: str, game: str, place: QRectF) -> None:
        self._word, self._place, self._meaning = word, place, self._meaning_in(game, word)
        self.word_changed.emit()
        if word:
            self._voice.say(f"{word}: {self._meaning}", True)

    def _meaning_in(self, game: str, word: str) -> str:
        if word == OURS:
            return translate("Help", "our own rule. The source is silent or can be read in several ways.")
        return plain(self._words(game).get(word, ""))

    def _played(self) -> str:
        """Return the current form, or the first one if that has no page, like a game not offered yet."""
        form = self._at_hand.form()
        return form if self._page(form).title else self._at_hand.games[0]

    def _page(self, game: str, kind: Kind = HELP) -> HelpPage:
        return read(game, language(), kind)

    def _words(self, game: str) -> dict[str, str]:
        return _glossary(self._page(game, GLOSSARY))

    def _open_page(self) -> HelpPage:
        return self._page(self._game, self._kind)

    def _shelf(self) -> list[dict[str, str]]:
        words = self._page(self._game, GLOSSARY)
        beside = [{"value": GLOSSARY, "text": words.title}] if words.title else []
        return beside + [{"value": name, "text": self.title(name)} for name in self._at_hand.games]

    def _blocks(self) -> list[dict[str, object]]:
        known = () if self._kind == GLOSSARY else self._words(self._game)
        return blocks(self._open_page(), known, self._game)

    name = Property(str, lambda self: GLOSSARY if self._kind == GLOSSARY else self._game, notify=changed)
    pageTitle = Property(str, lambda self: self._open_page().title, notify=changed)  # noqa: N815
    shelf = Property(list, _shelf, notify=changed)
    blocks = Property(list, _blocks, notify=changed)
    contents = Property(list, lambda self: contents(self._open_page()), notify=changed)
    target = Property(int, lambda self: self._target, notify=target_changed)
    rule = Property(str, lambda self: self._rule, notify=target_changed)
    place = Property(QRectF, lambda self: self._place, notify=word_changed)
    word = Property(str, lambda self: self._word, notify=word_changed)
    meaning = Property(str, lambda self: self._meaning, notify=word_changed)
