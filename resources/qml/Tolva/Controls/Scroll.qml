import QtQuick
import QtQuick.Templates as T

// A page higher than its room, with its scroll bar.
Flickable {
    id: scroll

    // The focus has come to an item in it.
    signal reached(item: Item)

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    T.ScrollBar.vertical: ScrollMark {}

    function scrollTo(y: real) {
        contentY = Math.max(0, Math.min(y, contentHeight - height));
    }

    // Scroll the item into view, with some room above and below it.
    function reveal(item: Item, above: real, below: real) {
        const at = item.mapToItem(contentItem, 0, 0).y;
        contentY = Math.max(0, Math.min(at - above, Math.max(contentY, at + item.height + below - height)));
    }

    Connections {
        target: scroll.Window.window
        function onActiveFocusItemChanged() {
            const item = scroll.Window.activeFocusItem;
            let above = item;
            while (above && above !== scroll.contentItem)
                above = above.parent;
            if (above)
                scroll.reached(item);
        }
    }
}
