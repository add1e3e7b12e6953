pragma ComponentBehavior: Bound

import QtQuick
import "../figures.js" as Figures

// The cards as a screen reader finds them: in groups (the viewer's hand, the trick …), each in the order in which it lies.
// The cards themselves stay in the order of the pack, whatever moves.
Item {
    id: root

    required property Table table

    required property TableLayout layout
    required property Repeater cards
    required property list<string> names
    // The titles of the groups. These lists and those of the cards are edited, not replaced: a screen reader hears about
    // every item that comes or goes, and takes in no announcement meanwhile.
    ListModel {
        id: titles
    }
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
        for (const card of Figures.items(cards).filter(card => card.heard))
            found[title(card)] = [...found[title(card)] ?? [], card];
        const middle = title => found[title].reduce((sum, card) => sum + card.spot.y, 0) / found[title].length;
        edit(titles, Object.keys(found).sort((one, other) => middle(one) - middle(other)));
        for (let no = 0; no < titles.count; ++no) {
            const group = groups.itemAt(no) as Group;
            edit(group.numbers, found[group.what].sort(before).map(card => card.index));
        }
    }

    // Make the list have these rows, moving those that it has.
    function edit(list: ListModel, wanted: var) {
        for (let no = 0; no < wanted.length; ++no) {
            let at = no;
            while (at < list.count && list.get(at).what !== wanted[no])
                ++at;
            if (at === list.count)
                list.insert(no, {what: wanted[no]});
            else if (at > no)
                list.move(at, no, 1);
        }
        if (list.count > wanted.length)
            list.remove(wanted.length, list.count - wanted.length);
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
            titles.clear();
            gathering.restart();
        }
        function onRowsInserted() {
            gathering.restart();
        }
        function onRowsAboutToBeRemoved() {
            titles.clear();
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
        id: groups
        model: titles
        delegate: Group {}
    }

    component Group: Item {
        id: group

        required property string what
        readonly property ListModel numbers: ListModel {}

        anchors.fill: parent
        Accessible.role: Accessible.Grouping
        Accessible.name: what

        Repeater {
            model: group.numbers

            Item {
                required property int what
                // Null when the table is taken down.
                readonly property CardItem card: root.cards.itemAt(what) as CardItem
                readonly property bool active: (card?.held || card?.choosable) ?? false

                x: card?.x ?? 0
                y: card?.y ?? 0
                width: card?.width ?? 0
                height: card?.height ?? 0
                visible: card?.heard ?? false
                Accessible.role: active ? Accessible.Button : Accessible.Graphic
                Accessible.name: card?.heardName ?? ""
                Accessible.description: card?.heardMore ?? ""
                Accessible.focusable: active
                Accessible.focused: card?.cursor ?? false
                Accessible.onPressAction: card?.played()
            }
        }
    }
}
