pragma ComponentBehavior: Bound

import QtQuick

// The faces of those whom the end of a game is about.
Row {
    id: people

    required property Sheet sheet
    // Of a face.
    required property real size

    Repeater {
        model: people.sheet.honoured.slice(0, 3)

        Portrait {
            required face
            required ring
            objectName: "honoured"
            width: people.size
            mood: people.sheet.onlyLoses ? "sorry" : "glad"
        }
    }
}
