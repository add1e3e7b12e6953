"""The QML engine of the window; it can load types in Qt's loader thread ahead of time."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtQml import QQmlComponent, QQmlEngine
from shiboken6 import Shiboken

from tolva_gui.ui.app.no_network import NoNetwork


class Engine(QQmlEngine):
    """Not QQmlApplicationEngine, whose file selectors look for variants of every file."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._no_network = NoNetwork()
        self.setNetworkAccessManagerFactory(self._no_network)
        self.addImportPath(str(folder))
        # Kept as long as the engine: Qt may crash if a component is deleted while its thread loads.
        self._components: list[QQmlComponent] = []
        self._made: list[QObject] = []

    def read_ahead(self, module: str, name: str) -> None:
        """Start loading the type and its dependencies; call `answer` from time to time."""
        later = QQmlComponent.CompilationMode.Asynchronous
        self._components.append(QQmlComponent(self, module, name, later))

    def answer(self) -> None:
        """Process posted events; Qt's QML loader needs the GUI thread for each import."""
        QCoreApplication.sendPostedEvents()

    def make(self, module: str, name: str, properties: dict[str, Any]) -> QObject:
        """Return an object of the type once it is loaded; raise RuntimeError with the component's errors."""
        component = QQmlComponent(self, module, name, QQmlComponent.CompilationMode.PreferSynchronous)
        self._components.append(component)
        # In three steps: Qt for Python's `createWithInitialProperties` sets them after the bindings have been read.
        made = component.beginCreate(self.rootContext())
        if made is not None:
            component.setInitialProperties(made, properties)
            component.completeCreate()
        if made is None or component.isError():
            raise RuntimeError(f"{module}.{name} could not be made: {component.errorString()}")
        self._made.append(made)
        return made

    def take_down(self) -> None:
        """Delete the created objects while their models still exist.

        Not through Shiboken: Qt for Python regards them as the component's, which would later access a deleted wrapper.
        """
        from PySide6.QtCore import QEvent  # a large class, which the start would wait for

        for made in self._made:
            made.deleteLater()
            QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete)

    def close(self) -> None:
        """Delete the components, then the engine: Qt needs this order.

        Call this last, so that the engine drops its data on classes without objects: Qt for Python makes a Qt
        class per object, and the next one may have the same address.
        """
        for each in (*self._components, self):
            Shiboken.delete(each)
