import QtQuick

// The keys of the table: arrows and letters choose a card, digits call. KeysPage lists them.
Item {
    id: keys

    required property Pages pages
    required property Settings settings
    required property Sitting sitting
    required property Tasks task

    required property Pointer pointer
    required property NumberPanel numbers
    // Null unless an amount is asked for.
    required property NumberSteps amount
    required property BidPanel bids
    property bool lastTrickShown: false
    property bool ownTricksShown: false
    property bool auctionShown: false
    // The call with a stake that awaits confirmation; -1: none.
    property int bet: -1
    // The number of calls with a digit; calls with a stake follow them.
    readonly property int numbered: keys.sitting.table.calls.filter(call => call.stake === 0).length

    // The user asked for the scores by side.
    signal scoreAsked
    signal turnWanted
    signal cardChosen(card: CardItem)

    // Show the last trick, then all own tricks, then the table again.
    function showTricks() {
        if (ownTricksShown)
            ownTricksShown = false;
        else if (lastTrickShown && keys.sitting.table.mayLookThrough)
            showOwnTricks();
        else if (keys.sitting.table.lastTrick.length > 0 || lastTrickShown)
            lastTrickShown = !lastTrickShown;
        else
            keys.sitting.narrator.tellLastTrick();
    }

    function showOwnTricks() {
        lastTrickShown = false;
        ownTricksShown = true;
    }

    // Choose the first or second call with a stake; the same key again cancels it.
    function toggleBet(number: int) {
        const call = numbered + number;
        bet = call === bet || call >= keys.sitting.table.calls.length ? -1 : call;
        if (bet >= 0)
            pointer.face = "";
    }

    function makeBet() {
        const call = bet;
        bet = -1;
        keys.sitting.table.call(call);
    }

    function playCursor() {
        const card = pointer.card();
        if (keys.sitting.cutting.asked)
            keys.sitting.cutting.choose(0);
        else if (bet >= 0)
            makeBet();
        else if (card !== null)
            cardChosen(card);
        else if (numbers.asks && numbers.at >= 0)
            keys.sitting.choosing.say(numbers.at);
        else if (amount && !keys.task.goesOn)
            amount.say();
        else if (bids.asks && bids.row >= 0)
            keys.sitting.bidBox.bid(bids.row, bids.column);
        else if (keys.task.goesOn)
            keys.task.next();
        else if (keys.sitting.table.turning !== "")
            turnWanted();
        else if (keys.sitting.table.myTurn && keys.sitting.table.calls.length === 0 && pointer.last() !== null)
            cardChosen(pointer.last());
        else
            keys.sitting.table.skip();
    }

    function back() {
        if (bet >= 0)
            bet = -1;
        else if (lastTrickShown || ownTricksShown || auctionShown)
            lastTrickShown = ownTricksShown = auctionShown = false;
        else if (bids.clear())
            pointer.face = "";
        else if (keys.sitting.choosing.clear() || keys.sitting.arranging.clear())
            pointer.face = "";
        else if (keys.sitting.hints.strength > 0)
            keys.sitting.hints.dismiss();
        else if (keys.task.active)
            keys.task.back();
        else
            keys.pages.open("settings");
    }

    // H also means hearts: after a rank, or with Shift.
    function asksForHint(event: var): bool {
        return event.key === Qt.Key_H && keys.settings.hints && keys.sitting.hints.possible && !(event.modifiers & Qt.ShiftModifier) && !pointer.cardKeys.waits(pointer.face);
    }

    // Once a card is chosen there is a call, that of its move; the digits after it choose further cards.
    function calls(key: int): bool {
        const last = keys.sitting.choosing.any ? numbered : 9;
        return numbered > 0 && key >= Qt.Key_1 && key < Qt.Key_1 + last;
    }

    // Ignore auto-repeat: the key may still be held down from an item that covered the table, such as the
    // curtain.
    function once(event: var, act: var) {
        if (!event.isAutoRepeat)
            act();
    }

    function press(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        if (keys.sitting.cutting.asked && (event.key === Qt.Key_1 || event.key === Qt.Key_2))
            keys.sitting.cutting.choose(event.key - Qt.Key_1);
        else if (event.text === "?")
            keys.pages.open("keys");
        else if (event.key === Qt.Key_B)
            keys.sitting.privacy.turn();
        else if (event.key === Qt.Key_G && keys.sitting.table.calls.length > numbered)
            toggleBet(event.modifiers & Qt.ShiftModifier ? 1 : 0);
        else if (event.key === Qt.Key_I)
            keys.sitting.narrator.tellTable();
        else if (event.key === Qt.Key_L)
            showTricks();
        else if (event.key === Qt.Key_O && (auctionShown || keys.sitting.auction.rows.length + keys.sitting.auction.offers.length > 0))
            auctionShown = !auctionShown;
        else if (event.key === Qt.Key_P)
            scoreAsked();
        else if (event.key === Qt.Key_V && keys.sitting.hints.shown)
            keys.sitting.hints.reason_wanted();
        else if (event.key === Qt.Key_V && keys.task.shows)
            keys.task.reason_wanted();
        else if (asksForHint(event))
            keys.sitting.hints.ask();
        else if (keys.sitting.claims.tricks > 0 && event.key === Qt.Key_1 + numbered)
            keys.sitting.claims.claim();
        else if (numbers.asks && event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            return numbers.type(event.text);
        else if (amount && setsAmount(event))
            return true;
        else if (keys.sitting.arranging.active && event.key === Qt.Key_2)
            keys.sitting.arranging.shuffle();
        else if (calls(event.key))
            keys.sitting.table.call(event.key - Qt.Key_1);
        else
            return pointer.choose(event.text);
        return true;
    }

    // Type digits, step by ten, or go to the minimum or maximum. Return false if the key does none of these.
    function setsAmount(event: var): bool {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            amount.type(event.text);
        else if (event.key === Qt.Key_Backspace)
            amount.erase();
        else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown)
            amount.change(event.key === Qt.Key_PageUp ? 10 : -10);
        else if (event.key === Qt.Key_Home || event.key === Qt.Key_End)
            amount.set(event.key === Qt.Key_Home ? amount.least : amount.most);
        else
            return false;
        return true;
    }

    // Step through the allowed numbers or bids if any, otherwise through the cards.
    function step(by: int) {
        if (amount) {
            amount.change(by);
        } else if (bids.asks) {
            pointer.face = "";
            bids.step(by);
        } else if (numbers.asks)
            numbers.step(by);
        else
            pointer.step(by);
    }

    function change(by: int) {
        if (bids.asks) {
            pointer.face = "";
            bids.stepRow(by);
        } else if (by > 0)
            pointer.change("hand");
        else
            pointer.change(pointer.line("table").length > 0 ? "table" : "up");
    }

    // With Shift, move the card instead of the pointer.
    function stepOrShift(event: var, by: int) {
        if (event.modifiers & Qt.ShiftModifier)
            keys.sitting.arranging.shift(pointer.face, by);
        else
            step(by);
    }

    // Auto-repeat turns cards only if no card is selected and no lesson runs.
    function turnOrOnce(event: var) {
        if (keys.sitting.table.turning !== "" && pointer.face === "" && !keys.task.guided)
            turnWanted();
        else
            once(event, playCursor);
    }

    Keys.onLeftPressed: event => stepOrShift(event, -1)
    Keys.onRightPressed: event => stepOrShift(event, 1)
    Keys.onUpPressed: change(-1)
    Keys.onDownPressed: change(1)
    Keys.onReturnPressed: event => turnOrOnce(event)
    Keys.onEnterPressed: event => turnOrOnce(event)
    Keys.onSpacePressed: event => turnOrOnce(event)
    Keys.onEscapePressed: event => once(event, back)
    Keys.onPressed: event => event.accepted = event.isAutoRepeat && !amount || press(event)
}
