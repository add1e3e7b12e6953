import QtQuick

// A part that is loaded when it is first active. It gets its models as properties, and is created again when they change.
Loader {
    // Already resolved by the caller, relative to its own file.
    required property url file
    property var given: ({})
    property bool ready: false

    visible: active

    function read() {
        setSource(file, given);
    }

    onGivenChanged: if (ready) read()
    Component.onCompleted: {
        ready = true;
        read();
    }
}
