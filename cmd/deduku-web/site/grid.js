// A board of digits as a small drawing of the page's own: for lists, and for paper.
const ns = 'http://www.w3.org/2000/svg';

function make(name, attributes, text = '') {
  const e = document.createElementNS(ns, name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  e.textContent = text;
  return e;
}

// grid draws digits; those of the puzzle are bold. With candidates, open cells have theirs.
export function grid(digits, puzzle, candidates) {
  const svg = make('svg', { viewBox: '-.2 -.2 9.4 9.4', class: 'grid', 'aria-hidden': true });
  svg.append(make('path', { class: 'g-thin', d: [1, 2, 4, 5, 7, 8].map(n => `M${n} 0V9M0 ${n}H9`).join('') }),
    make('path', { class: 'g-thick', d: 'M0 0H9V9H0zM3 0V9M6 0V9M0 3H9M0 6H9' }));
  [...digits].forEach((d, i) => {
    const x = i % 9, y = Math.floor(i / 9);
    if (/[1-9]/.test(d)) svg.append(make('text', { x: x + .5, y: y + .79, class: puzzle[i] === d ? 'g-given' : 'g-typed' }, d));
    else for (const c of candidates?.[i] ?? '') svg.append(make('text', { x: x + .18 + (c - 1) % 3 * .32, y: y + .31 + Math.floor((c - 1) / 3) * .3, class: 'g-small' }, c));
  });
  return svg;
}
