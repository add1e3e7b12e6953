// On a bad network a part of the page may not come, and browsers do not ask twice: load it again. What came is kept.
addEventListener("error", (event) => {
  if (event.target.matches?.("script, link")) setTimeout(() => location.reload(), 2000);
}, true);
