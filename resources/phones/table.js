// The people, and what lies on the table, by the places that the game declares.
import { cardImage, cardName, el, face, show, text } from "./dom.js";

export function renderPeople(section, scene) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rows = rowsOf(scene.people.length, (section.clientWidth - 44) / rem);
  const lines = rows > 2 || (rows > 1 && innerHeight < 26 * rem) ? 1 : 2;
  show(section, [scene.people, scene.you, rows, lines], () => [
    el("h2", { class: "unseen" }, text("people")),
    el("ul", { class: "people", "--columns": Math.ceil(scene.people.length / rows), "--lines": lines }, scene.people.map((one) => person(one, scene))),
  ]);
}

// Return in how many rows the people are, so that there is room for their names.
function rowsOf(count, room) {
  const name = innerWidth < 360 ? 5.6 : 6.6; // without a portrait, and with one
  return Math.min(3, Math.ceil(count / Math.max(1, Math.floor(room / name))));
}

function person(one, scene) {
  const own = one.seat === scene.you;
  const count = own || !one.cards ? "" : el("span", { class: "held", role: "img", "aria-label": text("in_hand", { n: one.cards }) }, one.cards);
  const tricks = one.tricks === null || one.tricks === undefined ? "" : text("tricks", { n: one.tricks });
  const notes = [count, tricks, one.dealer ? text("dealer") : "", ...(one.signs ?? [])].filter(Boolean);
  return el("li", { class: `person${one.turn ? " turn" : ""}${one.away ? " gone" : ""}${own ? " own" : ""}`, "aria-current": one.turn ? "true" : null },
    face(one.face),
    el("b", {}, one.name),
    one.score ? el("span", { class: "score" }, el("span", { class: "unseen" }, text("score")), one.score) : "",
    el("span", { class: "notes" }, one.away ? text("is_away") : notes.flatMap((note, no) => (no ? [" · ", note] : note))));
}

export function renderTable(section, scene, press) {
  const ask = scene.ask;
  const key = [scene.zones, scene.trick, scene.last, scene.trump, scene.signs, scene.people.map((one) => one.name), scene.end,
    scene.lines.at(-1), ask && [ask.lit, ask.chosen, ask.playable, ask.piles, ask.picks], scene.deal];
  section.classList.toggle("race", Boolean(scene.race));
  show(section, key, () => [
    el("h2", { class: "unseen" }, text("table")),
    scene.end ? ending(scene) : null,
    signs(scene),
    trick(scene),
    el("div", { class: "blocks" }, blocks(scene, press)),
    scene.end ? null : el("p", { class: "last-line faint", "aria-hidden": "true" }, scene.lines.at(-1)?.[1] ?? ""),
  ]);
}

const nameOf = (seat, scene) => scene.people.find((one) => one.seat === seat)?.name ?? "";

function signs(scene) {
  const trump = scene.trump;
  const said = trump && (trump.suit ? text("trump", { suit: trump.name }) : text("no_trump"));
  const lines = [said && el("span", { class: `trump ${"HD".includes(trump.suit || "-") ? "red" : ""}` }, said), trump?.said && el("span", {}, trump.said),
    ...scene.signs.map((sign) => el("span", {}, sign))].filter(Boolean);
  return lines.length ? el("p", { class: "signs" }, lines) : null;
}

function trick(scene) {
  const open = scene.trick?.length ? scene.trick : scene.end ? [] : scene.last?.cards ?? [];
  if (!open.length) return null;
  const past = !scene.trick.length;
  return el("div", { class: `trick${past ? " past" : ""}`, role: "group", "aria-label": past ? text("last_trick") : text("table") },
    open.map(([seat, card]) => el("figure", { class: past && seat === scene.last.winner ? "winner" : null },
      small(card), el("figcaption", {}, nameOf(seat, scene)))));
}

function small(card) {
  return el("span", { class: "small", role: "img", "aria-label": cardName(card), "data-card": card }, cardImage(card));
}

// Return a block for each owner of places, the table's first.
function blocks(scene, press) {
  const owners = [...new Set(scene.zones.map((zone) => zone.owner))];
  const rank = (owner) => (owner === null ? -1 : scene.people.findIndex((one) => one.seat === owner));
  const own = (owner) => (owner === scene.you ? 100 : rank(owner));
  return owners.sort((one, two) => own(one) - own(two)).map((owner) => block(owner, scene, press)).filter(Boolean);
}

function block(owner, scene, press) {
  const zones = scene.zones.filter((zone) => zone.owner === owner);
  const picked = scene.ask?.picks;
  const parts = [];
  const slots = zones.filter((zone) => zone.slot !== null);
  if (slots.length) parts.push(row(slots, scene, press));
  for (const zone of zones.filter((one) => one.slot === null)) {
    const offered = picked && picked.kind === zone.kind && picked.owner === owner;
    if (zone.layout === "pile") parts.push(pile(zone, scene, press));
    else if (offered) parts.push(el("div", { class: "cards picks" }, spread(zone, scene, press)));
    else if (zone.cards.some(Boolean)) parts.push(spread(zone, scene, press));
  }
  if (!parts.length) return null;
  return el("div", { class: `block${owner === null ? " shared" : ""}`, role: "group", "aria-label": owner === null ? text("table") : nameOf(owner, scene) },
    owner === null ? "" : el("span", { class: "owner" }, nameOf(owner, scene)), el("div", { class: `cards${owner !== null && zones.some((zone) => zone.cards.length > 4) ? " many" : ""}` }, parts));
}

// Return a row with places: the card on top of each, and that others lie beneath.
function row(zones, scene, press) {
  const slots = [...new Set(zones.map((zone) => zone.slot))].sort((one, two) => one - two);
  const picks = picksOf(scene, zones[0].owner);
  return slots.map((slot) => {
    const here = zones.filter((zone) => zone.slot === slot);
    const top = here.find((zone) => zone.cards.some(Boolean)) ?? here[0];
    const card = top.cards.at(-1);
    const move = picks.get(top);
    return touchable(card, scene, press, move, top, here.length > 1 ? " stacked" : "");
  });
}

function picksOf(scene, owner) {
  const picks = scene.ask?.picks;
  if (!picks || picks.owner !== owner) return new Map();
  const zones = scene.zones.filter((zone) => zone.kind === picks.kind && zone.owner === owner);
  return new Map(zones.map((zone, no) => [zone, picks.moves[no]]));
}

function spread(zone, scene, press) {
  const picks = scene.ask?.picks;
  const offered = picks && picks.kind === zone.kind && picks.owner === zone.owner;
  // How many cards somebody holds is said beside their name: of a hand only those that can be seen are drawn.
  const drawn = (card) => card || offered || zone.owner === null;
  return zone.cards.map((card, no) => drawn(card) && touchable(card, scene, press, offered ? picks.moves[no] : null, zone, "", no)).filter(Boolean);
}

function pile(zone, scene, press) {
  const button = scene.ask?.piles[zone.kind];
  const card = zone.cards.at(-1);
  const label = card ? `${cardName(card)}, ${text("cards_left", { n: zone.count })}` : text("pile", { n: zone.count });
  const inside = [cardImage(card), el("span", { class: "count", "aria-hidden": "true" }, zone.count)];
  if (button && zone.owner === null) {
    return el("button", { type: "button", class: "small pile lit", "aria-label": `${button.label}: ${label}`, "data-key": `pile ${zone.kind}`, click: () => press("move", { move: button.move }) }, inside);
  }
  return el("span", { class: "small pile", role: "img", "aria-label": label, "data-card": card }, inside);
}

// Return a card that can be tapped if it belongs to a move; else only its picture.
function touchable(card, scene, press, move, zone, stacked, no = 0) {
  const ask = scene.ask;
  const own = zone.owner === scene.you && ask?.playable.includes(card);
  const lit = ask?.lit.includes(card);
  const chosen = ask?.chosen.includes(card);
  const open = Boolean(card) && ask && (own || lit || chosen || (ask.playable.length > 0 && zone.layout === "spread" && zone.owner === null));
  if (!move && !open) return el("span", { class: `small${stacked}`, role: "img", "aria-label": cardName(card), "data-card": card || null }, cardImage(card));
  const name = move ? text("draw_here", { n: (zone.slot ?? no) + 1 }) : [cardName(card), chosen ? text("chosen") : ""].filter(Boolean).join(", ");
  const act = move ? () => press("move", { move }) : () => press("tap", { card, own });
  return el("button", {
    type: "button", class: `small${stacked}${lit || own || move ? " lit" : ""}`, "aria-pressed": move ? null : String(Boolean(chosen)), "aria-label": name,
    "data-key": `${zone.kind} ${zone.slot ?? ""} ${card || no}`, "data-card": card || null, click: act,
  }, cardImage(card));
}

function ending(scene) {
  const end = scene.end;
  const title = end.over && end.winners.length ? text("won", { names: end.winners.join(", ") }) : text(end.over ? "game_over" : "deal_over");
  return el("div", { class: "ending" }, el("h2", {}, title),
    el("ul", {}, end.lines.map((line) => el("li", {}, line))),
    end.scores.length === 0 ? "" : el("table", {}, el("caption", { class: "unseen" }, text("score")),
      el("tbody", {}, end.scores.map(([side, score]) => el("tr", {}, el("th", { scope: "row" }, side), el("td", {}, score))))));
}
