.pragma library

// A figure as it is printed: with a real minus, and a plus where it is a gain.
function score(value) {
    return String(value).replace("-", "−");
}

function gain(value) {
    return value > 0 ? "+" + value : score(value);
}

// The values in the places %1, %2 and so on. Not arg().arg(): that would look for places in the values too.
function fill(text, ...values) {
    return text.replace(/%([1-9])/g, (place, number) => number <= values.length ? values[number - 1] : place);
}
