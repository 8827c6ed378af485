// Shows one picture at a time: by buttons, by the arrow keys, Home and End, by a click on a step, by the address.
const figures = [...document.querySelectorAll('figure')];
const links = new Map([...document.querySelectorAll('#log a')].map(a => [a.hash.slice(1), a]));
const buttons = document.querySelectorAll('nav button');
const count = document.querySelector('nav output');
const log = document.querySelector('#log');
let here = -1;

// number is the number of a step in the whole log, which begins with the givens; 0 for the puzzle.
const number = n => Number(figures[n].id.slice(1));

function show(n) {
  n = Math.max(0, Math.min(figures.length - 1, n));
  if (n === here) return;
  if (here >= 0) {
    figures[here].classList.remove('here');
    links.get(figures[here].id)?.removeAttribute('aria-current');
  }
  here = n;
  figures[n].classList.add('here');
  const link = links.get(figures[n].id);
  link?.setAttribute('aria-current', 'step');
  if (getComputedStyle(log).overflowY !== 'visible') link?.scrollIntoView({ block: 'nearest' }); // else the page would go
  count.value = number(n) ? 'step ' + number(n) + ' of ' + number(figures.length - 1) : 'the puzzle';
  buttons[0].disabled = buttons[1].disabled = n === 0;
  buttons[2].disabled = buttons[3].disabled = n === figures.length - 1;
  history.replaceState(null, '', '#' + number(n)); // nothing on the page has this name, so no browser scrolls to it
}

const moves = {
  Home: () => 0, ArrowLeft: () => here - 1, ArrowUp: () => here - 1,
  ArrowRight: () => here + 1, ArrowDown: () => here + 1, End: () => figures.length - 1,
};

function fromAddress() {
  const n = figures.findIndex(f => f.id.slice(1) === location.hash.replace(/^#s?/, ''));
  show(n < 0 ? 0 : n);
}

addEventListener('keydown', e => {
  if (e.ctrlKey || e.altKey || e.metaKey || !(e.key in moves)) return;
  e.preventDefault();
  show(moves[e.key]());
});
for (const b of buttons) b.addEventListener('click', () => show(moves[b.value]()));
for (const [id, a] of links) a.addEventListener('click', e => { e.preventDefault(); show(figures.findIndex(f => f.id === id)); });
for (const f of figures) {
  const caption = f.querySelector('figcaption');
  for (const line of caption.querySelectorAll('[data-causes]')) line.tabIndex = -1;
  const first = caption.querySelector('[data-causes]');
  if (!first) continue;
  first.tabIndex = 0; // the others are reached by the arrow keys
  lightClaims(caption, f, f.querySelector('svg'));
}
addEventListener('hashchange', fromAddress);
document.body.classList.add('stepping');
fromAddress();
