pragma ComponentBehavior: Bound

import QtQuick

// The scoring of the deal, step by step, beside the current score paper.
Row {
    id: account

    required property Sheet sheet

    readonly property bool papered: account.sheet.paper.length > 0

    visible: account.sheet.account.length > 0 || papered
    spacing: 2 * Theme.gap

    Column {
        id: steps
        width: account.papered ? 0.56 * account.width - account.spacing : account.width
        spacing: 2 * Theme.unit

        Repeater {
            model: account.sheet.account

            MarkedText {
                required property string modelData
                objectName: "accountStep"
                width: steps.width
                text: modelData
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
    Paper {
        visible: account.papered
        width: 0.44 * account.width
        height: paper.height + Theme.gap
        radius: 0.4 * Theme.radius
        color: Theme.field

        ScorePaper {
            id: paper
            x: 0.5 * Theme.gap
            y: 0.5 * Theme.gap
            width: parent.width - Theme.gap
            rows: account.sheet.paper
            people: account.sheet.people
            size: Theme.small
            lineHeight: 2.1 * size
        }
    }
}
