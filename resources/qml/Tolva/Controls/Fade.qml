import QtQuick

// Lies over the lower edge of what goes on below, or over the upper edge: a line cut in two would look like a mistake.
Rectangle {
    id: fade

    property bool above: false

    height: 1.5 * Theme.body
    color: "transparent"
    gradient: Gradient {
        GradientStop {
            position: fade.above ? 1 : 0
            color: Qt.alpha(Theme.paper, 0)
        }
        GradientStop {
            position: fade.above ? 0.3 : 0.7
            color: Theme.paper
        }
    }
}
