import QtQuick
import Tolva.Backend

// Loads a page from its file when first active, and passes it the objects of the window.
Loader {
    id: loader

    // The whole interface of the program, for pages that take no models of their own.
    property AppModel app: null
    // Already resolved by the caller, relative to its own file.
    required property url file
    // Further properties for the page.
    property var given: ({})
    // Returns the objects of a page that takes models of its own; called when it is first shown.
    property var make: null
    property bool ready: false

    function read() {
        if (make !== null && !active)
            return;
        setSource(file, make !== null ? make() : Object.assign({app: app}, given));
    }

    onFileChanged: if (ready) read()
    onActiveChanged: if (ready && make !== null && source.toString() === "") read()
    Component.onCompleted: {
        ready = true;
        read();
    }
}
