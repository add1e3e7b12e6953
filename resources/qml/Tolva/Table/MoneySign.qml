import QtQuick

// An amount of play money, or the sign of a debtor with the colour of their counters.
Sign {
    id: sign

    property string text: ""
    property string spoken: text
    property string debtor: ""

    width: said.width + Theme.gap
    height: words.implicitHeight + 0.4 * Theme.gap
    radius: height / 2

    Row {
        id: said
        anchors.centerIn: parent
        spacing: 0.3 * Theme.small

        Rectangle {
            visible: sign.debtor !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: 0.8 * Theme.small
            height: width
            color: Theme[sign.debtor] ?? "transparent"
            border.color: Theme.plateText
            border.width: Theme.hair
        }
        PlainText {
            id: words
            text: sign.text
            color: Theme.plateText
            font.pixelSize: Theme.small
            font.bold: true
            Accessible.role: Accessible.StaticText
            Accessible.name: sign.spoken
        }
    }
}
