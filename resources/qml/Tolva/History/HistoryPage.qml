pragma ComponentBehavior: Bound

import QtQuick

// The list of games played.
Folio {
    id: page

    required property History history
    required property Profiles profiles
    required property Records records
    required property Pages pages

    objectName: "historyPage"
    title: qsTr("Games played")
    tools: [
        Stepper {
            id: forms
            readonly property real taken: visible ? width + Theme.gap : 0
            objectName: "historyForm"
            visible: page.history.forms.length > 2
            width: 230 * Theme.unit
            title: qsTr("Game")
            options: page.history.forms
            value: page.history.form
            onChosen: value => page.history.form = value
        },
        Field {
            objectName: "search"
            // Narrower with large text, because of the choice of games beside it.
            height: file.height
            width: Math.min(240 * Theme.unit, page.toolRoom - forms.taken - statistics.width - file.width - 20 * Theme.unit)
            text: page.history.search
            placeholderText: qsTr("Name or date")
            onTextEdited: page.history.search = text
            Accessible.name: placeholderText
            Keys.onDownPressed: games.forceActiveFocus()
            Keys.onReturnPressed: games.forceActiveFocus()
        },
        Plate {
            id: statistics
            objectName: "toStatistics"
            text: qsTr("Statistics")
            onClicked: page.pages.open("statistics")
        },
        Plate {
            id: file
            objectName: "openFile"
            text: qsTr("Open a file…")
            onClicked: page.records.ask("open")
        }
    ]

    Paragraph {
        anchors.centerIn: parent
        visible: games.count === 0
        width: 0.7 * parent.width
        horizontalAlignment: Text.AlignHCenter
        color: Theme.faint
        text: page.history.count === 0 ? qsTr("No games yet. Each game is saved here after its first deal.") : qsTr("No games match.")
    }

    ChoiceRow {
        id: whose
        objectName: "whose"
        x: 14 * Theme.unit
        y: 12 * Theme.unit
        width: parent.width - 2 * x
        visible: page.profiles.several
        text: qsTr("Whose games")
        options: visible ? [{value: false, text: page.profiles.present}, {value: true, text: qsTr("Everyone’s")}] : []
        value: page.history.everyone
        onChosen: value => page.history.everyone = value
    }
    Listing {
        id: games
        objectName: "games"
        anchors.fill: parent
        anchors.margins: 14 * Theme.unit
        anchors.topMargin: whose.visible ? whose.y + whose.height + Theme.gap : 14 * Theme.unit
        focus: true
        spacing: 3 * Theme.unit
        model: page.history.games
        Accessible.role: Accessible.List
        Accessible.name: page.title

        delegate: HistoryLine {
            history: page.history
            width: games.width - Theme.pageBar
            current: ListView.isCurrentItem && games.activeFocus
        }
        Keys.onReturnPressed: if (currentItem) (currentItem as HistoryLine).click()
        Keys.onEnterPressed: if (currentItem) (currentItem as HistoryLine).click()
    }

    Component.onCompleted: games.forceActiveFocus()
}
