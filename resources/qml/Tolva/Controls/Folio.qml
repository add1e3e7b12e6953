import QtQuick

// A page that fills the window: a title with items beside it, the content, and a close button.
FocusScope {
    id: folio

    required property string title
    default property alias content: body.data
    property alias tools: toolRow.data

    // Whether the title may be long, with names; it then takes two lines or smaller letters.
    property bool longTitle: false

    // Whether the tools are on a separate line, as with large text.
    readonly property bool apart: (longTitle ? 0.62 : 1) * heading.implicitWidth + toolRow.width + close.width + 72 * Theme.unit > sheet.width
    readonly property real toolRoom: sheet.width - 52 * Theme.unit

    // What the page's own keys do.
    property var keys: ({})

    signal closed

    anchors.fill: parent
    Keys.onEscapePressed: goBack()
    Keys.onPressed: event => {
        event.accepted = event.key in keys;
        if (event.accepted)
            keys[event.key]();
    }

    // Called for Escape; a page with something to put away first has its own.
    function goBack() {
        closed();
    }

    // The page takes the focus even if none of its buttons does.
    Component.onCompleted: forceActiveFocus()
    Accessible.role: Accessible.Pane
    Accessible.name: title

    // Only the cloth shows around the page; slices of badges and buttons would look untidy.
    Cloth {
        anchors.fill: parent
    }
    Shade {}

    Paper {
        id: sheet
        anchors.fill: parent
        anchors.margins: 18 * Theme.unit
        radius: 1.4 * Theme.radius

        Caption {
            id: heading
            anchors.left: parent.left
            anchors.leftMargin: Theme.pageEdge
            anchors.right: folio.apart ? close.left : toolRow.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: close.verticalCenter
            text: folio.title
            height: 44 * Theme.unit
            verticalAlignment: Text.AlignVCenter
            wrapMode: folio.longTitle ? Text.Wrap : Text.NoWrap
            maximumLineCount: folio.longTitle ? 2 : 1
            fontSizeMode: folio.longTitle ? Text.Fit : Text.FixedSize
            minimumPixelSize: Theme.small
            elide: Text.ElideRight
        }
        Row {
            id: toolRow
            anchors.right: folio.apart ? close.right : close.left
            anchors.rightMargin: folio.apart ? 0 : 12 * Theme.unit
            anchors.verticalCenter: close.verticalCenter
            anchors.verticalCenterOffset: folio.apart ? 54 * Theme.unit : 0
            spacing: Theme.gap
        }
        IconButton {
            id: close
            objectName: "closePage"
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: 14 * Theme.unit
            picture: "close"
            text: qsTr("Close (Esc)")
            onClicked: folio.closed()
        }
        Band {
            id: band
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: body.top
            anchors.leftMargin: Theme.hair
            anchors.rightMargin: anchors.leftMargin
        }
        Item {
            id: body
            anchors.fill: parent
            anchors.topMargin: Math.max((folio.apart ? 124 : 70) * Theme.unit, toolRow.y + toolRow.height + band.height + 6 * Theme.unit)
        }
    }
}
