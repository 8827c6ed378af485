'use strict';
const place = e => `${e.clientX} ${e.clientY}`;
let pointer; // its place when it last moved
addEventListener('pointermove', e => { pointer = place(e); }, true);

// A line of an argument and its mark in the picture light each other: under the pointer, with the focus, by the arrow keys. While they
// do, arrows come from the marks of what the line rests on. Pages that are written and the page of the session use this alike.
export function lightClaims(words, picture, over = picture) {
  let now = '', resting; // where the pointer is while keys go from line to line: what they scroll under it is not pointed at
  const all = (where, name) => where.querySelectorAll(`[data-claim="${name}"]`);
  const lines = () => [...words.querySelectorAll('[data-causes]')].filter(l => l.checkVisibility());

  function middle(name) {
    const marks = [...all(picture, name)];
    const box = (marks.find(m => m.tagName !== 'text') ?? marks[0])?.getBBox();
    return box && [box.x + box.width / 2, box.y + box.height / 2];
  }

  function arrow(from, to) {
    const svg = picture.querySelector('svg'), path = document.createElementNS(svg.namespaceURI, 'path');
    const [x, y] = [to[0] - from[0], to[1] - from[1]], length = Math.hypot(x, y) || 1;
    const at = (far, aside) => `${from[0] + (x * far - y * aside) / length} ${from[1] + (y * far + x * aside) / length}`;
    path.setAttribute('class', 'because');
    path.setAttribute('d', `M${at(9, 0)}L${at(length - 10, 0)}M${at(length - 17, 4)}L${at(length - 10, 0)}L${at(length - 17, -4)}`);
    svg.append(path);
  }

  function light(name = '') {
    if (name === now && picture.querySelector('.lit')) return;
    now = name;
    for (const e of [words, picture]) for (const lit of e.querySelectorAll('.lit, .cause')) lit.classList.remove('lit', 'cause');
    for (const old of picture.querySelectorAll('.because')) old.remove();
    if (!name) return;
    for (const e of [...all(words, name), ...all(picture, name)]) e.classList.add('lit');
    const to = middle(name);
    for (const cause of words.querySelector(`[data-claim="${name}"]`)?.dataset.causes.split(' ').filter(Boolean) ?? []) {
      for (const e of [...all(words, cause), ...all(picture, cause)]) e.classList.add('cause');
      const from = middle(cause);
      if (from && to) arrow(from, to);
    }
  }

  function points(e) {
    if (place(e) === resting) return false;
    resting = undefined;
    return true;
  }

  const lineAt = e => e.target.closest?.('[data-causes]');
  const markAt = e => words.querySelector('[data-causes]') && document.elementsFromPoint(e.clientX, e.clientY).find(m => m.dataset?.claim)?.dataset.claim;
  const lightLine = e => { const l = lineAt(e); if (l) light(l.dataset.claim); };
  words.addEventListener('pointerover', e => { if (points(e)) lightLine(e); });
  words.addEventListener('focusin', e => { resting = pointer; lightLine(e); });
  words.addEventListener('focusout', () => light());
  over.addEventListener('pointermove', e => {
    if (!points(e)) return;
    const name = markAt(e);
    if (name || now) light(name);
  });
  for (const e of [words, over]) e.addEventListener('pointerleave', e => { if (points(e)) light(); });
  over.addEventListener('click', e => { const name = markAt(e); if (name) all(words, name)[0]?.scrollIntoView({ block: 'nearest' }); });
  words.addEventListener('keydown', e => {
    const line = lineAt(e), move = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (!line || !move) return;
    const shown = lines();
    shown[shown.indexOf(line) + move]?.focus();
    e.preventDefault();
    e.stopPropagation();
  });
}
