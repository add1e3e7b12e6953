import QtQuick
import QtQuick.Templates as T

// A page higher than its room, with its scroll bar.
Flickable {
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    T.ScrollBar.vertical: ScrollMark {}

    function scrollTo(y: real) {
        contentY = Math.max(0, Math.min(y, contentHeight - height));
    }

    // Whether the item is part of what scrolls.
    function holds(item: Item): bool {
        let above = item;
        while (above && above !== contentItem)
            above = above.parent;
        return Boolean(above);
    }

    // Scroll the item into view, with some room above and below it.
    function reveal(item: Item, above: real, below: real) {
        const at = item.mapToItem(contentItem, 0, 0).y;
        contentY = Math.max(0, Math.min(at - above, Math.max(contentY, at + item.height + below - height)));
    }
}
