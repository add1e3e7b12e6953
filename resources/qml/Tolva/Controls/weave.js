.pragma library

// Stepped marks, as woven in röllakan. Each function adds to the path of a canvas context.

// Add a lozenge around a point, twice the radius in width and height.
function stitch(context, x, y, radius) {
    const step = radius / 5;
    context.rect(x - radius, y - step, 2 * radius, 2 * step);
    context.rect(x - 3 * step, y - 3 * step, 6 * step, 2 * step);
    context.rect(x - 3 * step, y + step, 6 * step, 2 * step);
    context.rect(x - step, y - radius, 2 * step, 2 * step);
    context.rect(x - step, y + 3 * step, 2 * step, 2 * step);
}

// Add a bar from one x to another with an end stepped like the foot of a lozenge.
function bar(context, from, to, y, height) {
    const step = Math.min(height / 5, Math.abs(to - from) / 3), way = to < from ? -1 : 1;
    const parts = [[to - 2 * step * way, height], [to - step * way, 0.6 * height], [to, 0.2 * height]];
    let start = from;
    for (const [end, thick] of parts) {
        context.rect(Math.min(start, end), y - thick / 2, Math.abs(end - start), thick);
        start = end;
    }
}
