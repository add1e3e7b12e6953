.pragma library

// Return the printed form of a figure, with a real minus sign; gain() adds a plus to positive ones.
function score(value) {
    return String(value).replace("-", "−");
}

function gain(value) {
    return value > 0 ? "+" + value : score(value);
}

// Replace %1, %2 and so on by the values. arg().arg() would also replace placeholders inside the values.
function fill(text, ...values) {
    return text.replace(/%([1-9])/g, (place, number) => number <= values.length ? values[number - 1] : place);
}

// Return the items of a repeater that are there: some are not yet, or no more.
function items(repeater) {
    return Array.from({length: repeater.count}, (_, no) => repeater.itemAt(no)).filter(item => item);
}
