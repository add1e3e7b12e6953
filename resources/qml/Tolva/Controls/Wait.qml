import QtQuick

// A pause in an animation. Qt's own one stops the clock of all animations while nothing else moves; when the last other
// one has ended in the same moment, Qt then stops that clock once more and says that it is not running.
NumberAnimation {
    id: wait

    property real waited: 0

    target: wait
    property: "waited"
    from: 0
    to: 1
}
