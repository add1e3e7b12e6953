import QtQuick
import QtQuick.Templates as T

// A long list on a page, with its scroll bar.
ListView {
    boundsBehavior: Flickable.StopAtBounds
    // No buffer: it is filled in the background, and the page may be closed meanwhile.
    cacheBuffer: 0
    clip: true
    T.ScrollBar.vertical: ScrollMark {}
}
