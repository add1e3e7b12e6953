.pragma library

// A figure as it is printed: with a real minus, and a plus where it is a gain.
function score(value) {
    return String(value).replace("-", "−");
}

function gain(value) {
    return value > 0 ? "+" + value : score(value);
}
