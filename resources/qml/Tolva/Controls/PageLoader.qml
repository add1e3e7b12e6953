import QtQuick
import Tolva.Backend

// Loads a page from its file when first active, and passes it the objects of the window.
Loader {
    id: loader

    required property AppModel app
    // Already resolved by the caller, relative to its own file.
    required property url file
    // Further properties for the page.
    property var given: ({})
    property bool ready: false

    function read() {
        setSource(file, Object.assign({app: app}, given));
    }

    onFileChanged: if (ready) read()
    Component.onCompleted: {
        ready = true;
        read();
    }
}
