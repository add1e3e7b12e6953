import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls
import "../figures.js" as Figures

// At first start: somebody who has never played may learn it at the table. Nobody has to.
Rectangle {
    id: offer

    objectName: "lessonOffer"
    width: row.width + 32 * Theme.unit
    height: row.height + 20 * Theme.unit
    radius: Theme.radius
    color: Theme.field
    border.color: Theme.weld
    border.width: 2 * Theme.unit

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 14 * Theme.unit

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, 400 * Theme.unit)
            text: Figures.fill(qsTr("New to %1? Two minutes at the table show you how it is played."), Lesson.game)
            wrapMode: Text.Wrap
            color: Theme.text
            font.pixelSize: Theme.body
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Plate {
            objectName: "lessonYes"
            anchors.verticalCenter: parent.verticalCenter
            strong: true
            text: qsTr("Show me")
            onClicked: Lesson.begin()
        }
        Plate {
            objectName: "lessonNo"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("No, thanks")
            onClicked: Lesson.decline()
        }
    }
}
