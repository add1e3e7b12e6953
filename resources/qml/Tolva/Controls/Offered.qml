import QtQuick

// A page or a part of one by its name: made from its file and its models when it gets one, so that the window opens
// quickly.
Loader {
    required property Pages pages
    // Empty: nothing is shown.
    required property string name
    // What it takes besides its models.
    property var added: ({})
    property bool ready: false

    function look() {
        if (name !== "")
            setSource("../" + pages.file(name), Object.assign(pages.given(name), added));
        else
            source = "";
    }

    onNameChanged: if (ready) look()
    Component.onCompleted: {
        ready = true;
        if (name !== "")
            look();
    }
}
