import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// One's own cards lie face down: how to turn them up again.
Plate {
    objectName: "showCards"
    visible: Table.covered && !Privacy.several
    height: 40 * Theme.unit
    strong: true
    digit: "B"
    text: qsTr("Show my cards")
    onClicked: Privacy.turn()
}
