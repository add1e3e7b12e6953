// What every page of a phone must keep to, whatever it shows: names, room for a thumb, contrast, nothing beside the screen.
(() => {
  const faults = [];
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest("[inert]");
  const rgb = (text) => text.match(/[\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((part) => part / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, no) => sum + part * [0.2126, 0.7152, 0.0722][no], 0);
  const ground = (one) => {
    for (let here = one; here; here = here.parentElement) {
      const colour = rgb(getComputedStyle(here).backgroundColor);
      if (colour.length < 4 || colour[3] > 0.5) return colour;
    }
    return [255, 255, 255];
  };
  const called = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim();
  for (const button of document.querySelectorAll("button, input")) {
    if (!seen(button)) continue;
    const box = button.getBoundingClientRect();
    if (!called(button) && !button.closest("label")) faults.push(`no name: ${button.outerHTML}`);
    if (!button.closest("#hand") && (box.left < -1 || box.right > innerWidth + 1)) faults.push(`beside the screen: ${called(button)}`);
    if (button.matches("button") && (box.width < 24 || box.height < 24)) faults.push(`too small: ${called(button)} ${box.width}x${box.height}`);
  }
  for (const image of document.images) if (!image.hasAttribute("alt")) faults.push(`no alt: ${image.src}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !seen(one) || one.closest(".unseen, noscript, script, #game.away")) continue;
    const style = getComputedStyle(one);
    const [ink, paper] = [light(rgb(style.color)), light(ground(one))];
    const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    if (contrast < 4.5) faults.push(`contrast ${contrast.toFixed(1)}: ${texts.currentNode.data.trim()}`);
  }
  if (document.scrollingElement.scrollWidth > innerWidth) faults.push(`wider than the screen: ${document.scrollingElement.scrollWidth}`);
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  if (new Set(ids).size < ids.length) faults.push(`an id twice: ${ids}`);
  if (!document.documentElement.lang || !document.title) faults.push("no language or no title");
  return faults;
})()
