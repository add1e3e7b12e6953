import QtQuick

// A paragraph beside the matter, in small faint letters.
Paragraph {
    color: Theme.faint
    font.pixelSize: Theme.small
}
