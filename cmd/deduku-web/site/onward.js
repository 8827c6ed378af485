// A sign that the words go on below what is in sight, above their buttons or above the keys: pressed, it brings more of them.
const $ = id => document.getElementById(id);

export const sign = Object.assign(document.createElement('button'), { type: 'button', id: 'onward', textContent: 'more ▾', title: 'more of the words', hidden: true });

const room = () => ({ words: $('said').getBoundingClientRect(), end: $('foot').getBoundingClientRect().top });

function look() {
  const { words, end } = room();
  sign.hidden = words.bottom <= end + 6;
}

// on scrolls by as much as is in sight, less a line.
function on() {
  const { words, end } = room(), board = $('board').getBoundingClientRect(), box = $('words');
  const top = Math.max(words.top, box.getBoundingClientRect().top, board.right > words.left && board.top >= 0 ? board.bottom : 0);
  const by = Math.min(words.bottom - end + 8, Math.max(60, end - top - 30)), how = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible' ? box : window).scrollBy({ top: by, behavior: how });
}

export function wireOnward() {
  sign.addEventListener('click', on);
  $('foot').prepend(sign);
  addEventListener('scroll', look, { capture: true, passive: true });
  const sizes = new ResizeObserver(look);
  for (const id of ['said', 'foot', 'words', 'pad']) sizes.observe($(id));
}
