import QtQuick

// A slip on the table that keeps clicks from what is beneath.
Slip {
    radius: 1.2 * Theme.radius

    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
    }
}
