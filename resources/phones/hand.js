// The player's cards: a fan in one or two rows, a card lifted by the slip guard, and a hand that is put in order.
import { cardImage, cardName, el, redraw, show, text } from "./dom.js";
import { settings } from "./settings.js";

const STEP = 34; // CSS pixels of each card that at least stay free for a thumb

let order = []; // the hand as it is being put in order
let taken = null; // the card that is being moved there

export function renderHand(section, scene, state, act) {
  const arranging = Boolean(scene.ask?.arrange);
  if (!arranging) {
    order = [];
    taken = null;
  }
  const hand = arranging ? arranged(scene.hand) : scene.hand;
  const room = section.clientWidth - 16;
  const width = cardWidth(hand.length, room);
  const rows = rowsOf(hand, room, width);
  const key = [hand, scene.ask && [scene.ask.playable, scene.ask.chosen, scene.ask.lit], state.lifted, taken, width, settings.guard];
  show(section, key, () => {
    const press = arranging ? move : (card) => tap(card, hand.indexOf(card), scene, state, act);
    return [el("div", { class: "fan", role: "group", "aria-label": text("your_hand"), "--width": `${width}px` },
      rows.map((row) => fanRow(row, scene, state, press, room, width)))];
  });
  return arranging ? () => ["move", { move: [scene.ask.arrange, ...arranged(scene.hand)].join(" ") }] : null;
}

function cardWidth(count, room) {
  const tall = innerHeight > innerWidth;
  const most = tall ? Math.min(96, innerHeight * 0.135) : Math.min(84, innerHeight * 0.2);
  return Math.round(Math.max(52, Math.min(most, room / Math.min(count || 1, 3.4))));
}

function rowsOf(hand, room, width) {
  const fits = Math.max(2, Math.floor((room - width) / STEP) + 1);
  if (hand.length <= fits) return [hand];
  const count = Math.min(3, Math.ceil(hand.length / fits));
  const each = Math.ceil(hand.length / count);
  return Array.from({ length: count }, (_, no) => hand.slice(no * each, (no + 1) * each));
}

function fanRow(row, scene, state, press, room, width) {
  const step = row.length > 1 ? Math.min(width + 4, (room - width) / (row.length - 1)) : 0;
  const middle = (row.length - 1) / 2;
  return el("div", { class: "row", "--step": `${step}px` },
    row.map((card, no) => cardButton(card, scene, state, press, (no - middle) / Math.max(middle, 1))));
}

function cardButton(card, scene, state, press, lean) {
  const ask = scene.ask;
  const playable = ask?.playable.includes(card);
  const chosen = ask?.chosen.includes(card) || state.lifted === card || taken === card;
  const hints = [chosen ? text("chosen") : "", ask && ask.playable.length ? text(playable ? "playable" : "not_playable") : ""];
  return el("button", {
    type: "button", class: `card${playable ? " playable" : ""}${ask?.playable.length && !playable ? " barred" : ""}`,
    "aria-pressed": chosen ? "true" : "false", "aria-label": [cardName(card), ...hints.filter(Boolean)].join(", "),
    "data-key": `hand ${card}`, "data-card": card, "--lean": lean, click: () => press(card),
  }, cardImage(card));
}

// Tap a card; with the slip guard one that would be played at once is lifted first.
function tap(card, place, scene, state, act) {
  if (!scene.ask) return;
  if (settings.guard && scene.ask.at_once.includes(card) && state.lifted !== card) {
    state.lifted = card;
    state.changed(text("tap_again", { card: cardName(card) }));
    return;
  }
  state.lifted = null;
  act("tap", { card, own: true, place });
}

// Return the hand in the person's order; cards that came or went since then are added or dropped.
function arranged(hand) {
  const known = order.filter((card) => hand.includes(card));
  order = [...known, ...hand.filter((card) => !known.includes(card))];
  return order;
}

function move(card) {
  if (taken === null) taken = card;
  else {
    const target = order.indexOf(card);
    order = order.filter((one) => one !== taken);
    order.splice(target, 0, taken);
    taken = null;
  }
  redraw();
}

export function shuffleHand() {
  for (let no = order.length - 1; no > 0; no -= 1) {
    const other = Math.floor(Math.random() * (no + 1));
    [order[no], order[other]] = [order[other], order[no]];
  }
  taken = null;
  redraw();
}

// Move the taken card by one place.
export function shiftTaken(by) {
  if (taken === null) return;
  const place = order.indexOf(taken);
  const target = Math.max(0, Math.min(order.length - 1, place + by));
  order.splice(target, 0, ...order.splice(place, 1));
  redraw();
}
