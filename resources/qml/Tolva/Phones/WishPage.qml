import QtQuick
import "../figures.js" as Figures

// Somebody on a phone wants to take back a move: the people at the window are asked.
Panel {
    id: page

    required property Phones phones

    objectName: "wishPage"
    innerWidth: 480 * Theme.unit

    Caption {
        width: parent.width
        text: Figures.fill(qsTr("%1 wants to take back their last move. Do you agree?"), page.phones.wish)
    }
    Buttons {
        Plate {
            objectName: "wishNo"
            text: qsTr("No")
            onClicked: page.phones.agree(false)
        }
        Plate {
            objectName: "wishYes"
            focus: true
            strong: true
            text: qsTr("Yes")
            onClicked: page.phones.agree(true)
        }
    }

    function goBack() {
        page.phones.agree(false);
    }
}
