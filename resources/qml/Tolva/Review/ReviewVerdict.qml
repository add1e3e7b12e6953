import QtQuick
import Tolva
import Tolva.Backend
import Tolva.Controls

// What the teacher says of the choice shown; of the whole deal where none is judged.
Row {
    id: panel

    required property Critic critic
    readonly property string weight: panel.critic.verdict.weight ?? ""

    spacing: Theme.gap
    visible: told.text !== ""
    height: visible ? implicitHeight : 0

    Portrait {
        id: teacher
        objectName: "teacher"
        width: 3 * Theme.body
        face: "best/best"
        mood: panel.critic.progress !== "" ? "thinking" : panel.critic.missedHere ? "sorry" : panel.weight === "best" ? "glad" : "calm"
    }
    Paragraph {
        id: told
        objectName: "verdict"
        width: panel.width - teacher.width - panel.spacing
        text: panel.critic.progress || panel.critic.verdict.fair || panel.critic.summary
        font.bold: panel.critic.missedHere
    }
}
