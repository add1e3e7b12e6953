import QtQuick
import Tolva.Backend

// Reads a page from its file when it is active for the first time, and gives it the objects of the window.
Loader {
    id: loader

    required property AppModel app
    // Resolved where it is named.
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
