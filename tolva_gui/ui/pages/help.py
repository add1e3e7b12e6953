"""The rules inside the program: which page is open, what it says, and where to look."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot

from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.pages.help_blocks import blocks, contents, plain
from tolva_gui.ui.texts import language
from tolva_gui.words.glossary import marks
from tolva_gui.words.help_pages import GLOSSARY, HelpError, HelpPage, glossary, page, page_file, section_for

log = logging.getLogger(__name__)
NOTHING = HelpPage("", ())


class Help(QObject):
    """`form`: what is played where the player is, whose page opens; `target`: the block to be brought into view."""

    changed = Signal()
    target_changed = Signal()
    word_changed = Signal()
    said = Signal(str, bool)
    """What a screen reader says: a sentence, and whether at once."""

    def __init__(
        self,
        folder: Path,
        forms: Sequence[str],
        form: Callable[[], str],
        pages: Pages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._forms = forms
        self._form = form
        self._pages = pages
        self._name = ""
        self._target = 0
        self._word = ""
        self._place = QRectF()

    @Slot()
    def open(self) -> None:
        """Show the rules of the form that is played; where they are shown already, put them away."""
        if self._pages.property("page") == "rules":
            self._pages.close()
        else:
            self.show(self._form() if self._has(self._form()) else GLOSSARY)

    @Slot(str)
    def show(self, name: str) -> None:
        """Show the page of a form or the glossary from its beginning."""
        self._show(name, 0)

    @Slot(str)
    def showRule(self, rule: str) -> None:  # noqa: N802
        """Show the section that explains this rule of the form that is played."""
        self._show(self._form(), section_for(self._page(self._form()), rule) or 0)

    @Slot(str, result=bool)
    def explains(self, rule: str) -> bool:
        """Whether the page of the form that is played explains the rule."""
        return bool(rule) and section_for(self._page(self._form()), rule) is not None

    @Slot(str)
    def lookUp(self, word: str) -> None:  # noqa: N802
        """Say what the word means; an empty one: no more."""
        self.explain(word, QRectF())

    @Slot(str, QRectF)
    def explain(self, word: str, place: QRectF) -> None:
        """Say what the word means that stands at this place of the window."""
        self._word, self._place = word, place
        self.word_changed.emit()
        if word:
            self.said.emit(f"{word}: {self._meaning()}", True)

    @Slot(str, result=str)
    def meaningOf(self, word: str) -> str:  # noqa: N802
        """Return what the word means."""
        return plain(self._words().get(word, ""))

    @Slot(str, result=list)
    def marks(self, text: str) -> list[dict[str, object]]:
        """Return where words of the glossary stand in the text: `start`, `end` and `word`."""
        return [asdict(mark) for mark in marks(text, self._words(), language())] if text else []

    def title(self, name: str) -> str:
        """Return the title of a form's page, which is what the form is called."""
        return self._page(name).title or name

    def retranslate(self) -> None:
        """The language has changed."""
        self.changed.emit()
        self.lookUp("")

    def _show(self, name: str, target: int) -> None:
        self._name, self._target = name, target
        self.lookUp("")
        self.changed.emit()
        self._pages.open("rules")
        self.target_changed.emit()

    def _has(self, name: str) -> bool:
        """Whether there is such a page: a game that is not offered yet may have none."""
        return bool(name) and page_file(name, language(), self._folder).is_file()

    def _page(self, name: str) -> HelpPage:
        return read(name, language(), self._folder) if self._has(name) else NOTHING

    def _words(self) -> dict[str, str]:
        return _glossary(self._page(GLOSSARY))

    def _meaning(self) -> str:
        return self.meaningOf(self._word)

    def _shelf(self) -> list[dict[str, str]]:
        return [{"value": name, "text": self.title(name)} for name in (*self._forms, GLOSSARY)]

    def _blocks(self) -> list[dict[str, object]]:
        known = () if self._name == GLOSSARY else self._words()
        return blocks(self._page(self._name), known)

    name = Property(str, lambda self: self._name, notify=changed)
    pageTitle = Property(str, lambda self: self._page(self._name).title, notify=changed)  # noqa: N815
    shelf = Property(list, _shelf, notify=changed)
    blocks = Property(list, _blocks, notify=changed)
    contents = Property(list, lambda self: contents(self._page(self._name)), notify=changed)
    target = Property(int, lambda self: self._target, notify=target_changed)
    place = Property(QRectF, lambda self: self._place, notify=word_changed)
    word = Property(str, lambda self: self._word, notify=word_changed)
    meaning = Property(str, _meaning, notify=word_changed)


@cache
def _glossary(known: HelpPage) -> dict[str, str]:
    return glossary(known)


@cache
def read(name: str, lang: str, folder: Path) -> HelpPage:
    """Return a page of the rules; one that cannot be read is an empty one: the game does not end for that."""
    try:
        return page(name, lang, folder)
    except HelpError as error:
        log.warning("%s", error)
        return NOTHING
