pragma ComponentBehavior: Bound

import QtQuick
import Tolva.Backend
import "../figures.js" as Figures

// The cards as a screen reader finds them: in groups (the own hand, the trick …), each in the order in which it lies.
// The cards themselves stay in the order of the pack, whatever moves.
Item {
    id: root

    required property Table table

    required property TableLayout layout
    required property Repeater cards
    required property list<string> names
    // Rows with `title`, `y` and `cards`.
    property var groups: []
    // The titles are words.
    readonly property string language: Qt.uiLanguage
    onLanguageChanged: gather()
    onNamesChanged: gathering.restart()

    function title(card: CardItem): string {
        const owner = names[card.position] ?? "";
        if (card.zone === "offered" || layout.kind(card.zone).layout === "spread")
            return qsTr("On the table");
        if (layout.kind(card.zone).layout === "trick")
            return qsTr("The trick");
        if (card.held && card.zone === "hand")
            return qsTr("Your hand");
        if (card.zone === "hand")
            return Figures.fill(qsTr("The hand of %1"), owner);
        if (layout.kind(card.zone).shared)
            return qsTr("On the table");
        return card.position === 0 ? qsTr("In front of you") : Figures.fill(qsTr("In front of %1"), owner);
    }

    // Downwards, and in a row from left to right; a trick in the order of play.
    function before(one: CardItem, other: CardItem): real {
        if (layout.kind(one.zone).layout === "trick")
            return one.lie.place - other.lie.place;
        const down = one.spot.y - other.spot.y;
        return Math.abs(down) > one.spot.w ? down : one.spot.x - other.spot.x;
    }

    function gather() {
        const found = {};
        for (let no = 0; no < cards.count; ++no) {
            const card = cards.itemAt(no) as CardItem;
            if (card?.heard)
                found[title(card)] = [...found[title(card)] ?? [], card];
        }
        const middle = all => all.reduce((sum, card) => sum + card.spot.y, 0) / all.length;
        groups = Object.keys(found).map(title => ({title, y: middle(found[title]), cards: found[title].sort(before)})).sort((one, other) => one.y - other.y);
    }

    // Whether the groups are those of the cards that lie there.
    readonly property bool gathered: !gathering.running

    objectName: "cardGroups"
    anchors.fill: parent

    Connections {
        target: root.table.cards
        function onDataChanged() {
            if (!gathering.running)
                gathering.start();
        }
        function onModelAboutToBeReset() {
            root.groups = [];
            gathering.restart();
        }
        function onRowsInserted() {
            gathering.restart();
        }
        function onRowsAboutToBeRemoved() {
            root.groups = [];
            gathering.restart();
        }
    }
    // One move changes many cards.
    Timer {
        id: gathering
        interval: 60
        running: true
        onTriggered: root.gather()
    }
    Repeater {
        model: root.groups

        Item {
            id: group

            required property var modelData

            anchors.fill: parent
            Accessible.role: Accessible.Grouping
            Accessible.name: modelData.title

            Repeater {
                model: group.modelData.cards

                Item {
                    id: heard

                    // Null when the table is taken down.
                    required property CardItem modelData
                    readonly property bool active: (modelData?.held || modelData?.choosable) ?? false

                    x: modelData?.x ?? 0
                    y: modelData?.y ?? 0
                    width: modelData?.width ?? 0
                    height: modelData?.height ?? 0
                    visible: modelData?.heard ?? false
                    Accessible.role: active ? Accessible.Button : Accessible.Graphic
                    Accessible.name: modelData?.heardName ?? ""
                    Accessible.description: modelData?.heardMore ?? ""
                    Accessible.focusable: active
                    Accessible.focused: modelData?.cursor ?? false
                    Accessible.onPressAction: modelData?.played()
                }
            }
        }
    }
}
