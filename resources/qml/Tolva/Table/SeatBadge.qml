import QtQuick
import Tolva
import Tolva.Controls

// Who sits there: name, dealer, whose turn it is, tricks taken, and card points for who wants to see them.
Rectangle {
    id: badge

    required property string name
    required property int position
    required property bool dealer
    required property bool turn
    required property bool thinking
    required property int tricks
    required property string count
    required property string mark
    required property string score

    required property TableLayout layout
    readonly property bool light: Theme.dark && !turn
    readonly property point spot: layout.badge(position)

    objectName: "badge" + position
    x: spot.x - width / 2
    y: spot.y - height / 2
    width: layout.badgeWidth
    height: layout.badgeHeight
    radius: height / 2
    color: turn ? Theme.straw : Theme.plate
    border.color: turn ? Theme.weld : Theme.plateEdge
    border.width: turn ? 3 * Theme.unit : Math.max(1, Theme.unit)

    Accessible.role: Accessible.StaticText
    Accessible.name: badge.name + (dealer ? ", " + qsTr("dealer") : "") + (turn ? ", " + qsTr("to play") : "") + (score !== "" ? ", " + qsTr("score %1").arg(score) : "") + (tally.text !== "" ? ", " + tally.text : "")

    Image {
        id: dealerMark
        visible: badge.dealer
        anchors.left: parent.left
        anchors.leftMargin: 0.25 * height
        anchors.verticalCenter: parent.verticalCenter
        width: 0.56 * badge.height
        height: width
        sourceSize: Qt.size(Math.round(width), Math.round(width))
        source: Theme.icon("dealer", badge.light)
    }

    // What the seat's side has, where no cards on the table show it.
    PlainText {
        id: points
        anchors.right: parent.right
        anchors.rightMargin: 0.36 * parent.height
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: badge.score
        color: name.color
        font.pixelSize: Math.min(Theme.body, 0.38 * badge.height)
        font.bold: true
        Accessible.ignored: true
    }

    // The suit of the side's lankor.
    PlainText {
        id: sideMark
        anchors.right: parent.right
        anchors.rightMargin: 0.3 * parent.height
        anchors.verticalCenter: parent.verticalCenter
        visible: badge.mark !== ""
        text: ({H: "♥", S: "♠", D: "♦"})[badge.mark] ?? ""
        color: badge.mark === "S" ? name.color : badge.turn ? Theme.madder : Theme.plateRed
        font.pixelSize: Theme.body
        Accessible.ignored: true
    }

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        // The same room on both sides, so that the name stands in the middle.
        anchors.leftMargin: (badge.dealer || sideMark.visible ? 0.86 : 0.35) * badge.height
        anchors.rightMargin: points.visible ? points.width + 0.5 * badge.height : anchors.leftMargin
        anchors.verticalCenter: parent.verticalCenter

        PlainText {
            id: name
            width: parent.width
            text: badge.name
            color: badge.turn ? Theme.ink : Theme.plateText
            font.pixelSize: Math.min(Theme.body, 0.38 * badge.height)
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            horizontalAlignment: Text.AlignHCenter
        }
        PlainText {
            id: tally
            visible: text !== ""
            width: parent.width
            text: [badge.tricks < 0 ? "" : qsTr("%n trick(s)", "", badge.tricks), badge.count].filter(part => part).join(" · ")
            color: badge.turn ? "#57483a" : Theme.plateFaint
            font.pixelSize: Math.min(Theme.small, 0.3 * badge.height)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
