// The words beside the board: what a command said or a step told, and buttons for what can be done next.
import { drawn } from './board.js';
import { Meanings } from './meanings.js';
import { sign } from './onward.js';

const $ = id => document.getElementById(id);
const said = $('said');

export class Words {
  #do; #pressed = {}; #said; #shown; // what a button does, and which was pressed last, where; what is told when no step is passed over, and what is told now
  #meanings = new Meanings();

  // carry is given the offer whose button was pressed.
  constructor(carry) { this.#do = carry; }

  // show tells something: passing, for as long as nothing else is. Roles are the parts of a pattern with their marks, claims the
  // paragraphs that tell a line of an argument; folded is what the first paragraph says, which then comes last and is folded, folds the same
  // of so many first paragraphs each; opening is what stands before all of them, in a fold that may be open;
  // means are techniques that are named, with what each is; below are elements that stand below the words, foot are those that stay in sight with the buttons where the words are scrolled; lead is
  // what comes before them: what became of an answer, with how that was; asks, that it is a question about what was pressed.
  show(title, paragraphs, { passing = false, roles = [], claims = [], folded = '', folds = folded ? [[folded, 1]] : [], opening = null, offers = [], means = [], below = [], foot = [], lead = '', how = '', asks = false } = {}) {
    const what = { title, paragraphs, roles: roles ?? [], claims: claims ?? [], folds, opening, offers, means: means ?? [], below, foot, lead, how, asks };
    if (!passing) this.#said = what;
    this.#tell(what);
    if (!passing) bring();
  }

  // asks says whether a question is to be answered.
  get asks() { return Boolean(this.#said?.asks); }

  // again tells what was told before a step was passed over.
  again() { if (this.#said) this.#tell(this.#said); }

  #tell(what) {
    if (what === this.#shown) return;
    this.#shown = what;
    const h = document.createElement('h2');
    h.textContent = what.title;
    const lines = what.paragraphs.map(text => withMarks(text, what.roles));
    for (const [i, { line, name, causes }] of what.claims.entries()) {
      if (!lines[line]) continue;
      Object.assign(lines[line].dataset, { claim: name, causes: (causes ?? []).join(' ') });
      lines[line].tabIndex = i ? -1 : 0; // one stop for Tab; arrows go through them
    }
    for (const [name, n] of what.folds) if (lines.length > n) lines.push(fold(name, lines.splice(0, n)));
    for (const { title, means } of what.means) lines.push(fold(`What does “${title}” mean?`, [withMarks(means, [])]));
    if (what.opening) {
      const [name, texts, open] = what.opening;
      lines.unshift(fold(name, texts.map(text => withMarks(text, what.roles)), open));
    }
    const lead = Object.assign(document.createElement('p'), { className: `lead ${what.how ?? ''}`, textContent: what.lead });
    what.meaning ??= this.#meanings.of([what.lead, ...what.paragraphs].join(' '), 'learning' in document.documentElement.dataset);
    const meant = Object.assign(document.createElement('p'), { className: 'quiet', textContent: what.meaning });
    said.replaceChildren(...what.title ? [h] : [], ...what.lead ? [lead] : [], ...lines, ...what.meaning ? [meant] : [], ...what.below);
    $('foot').replaceChildren(sign, ...what.foot, $('offers'));
    $('offers').replaceChildren(...what.offers.map(offer => {
      const b = Object.assign(document.createElement('button'), { type: 'button', textContent: offer.label, className: offer.plain ? 'plain' : '' });
      b.addEventListener('click', e => {
        const { label, x, y } = this.#pressed, here = Math.hypot(e.clientX - x, e.clientY - y) < 10;
        if (e.detail > 1 && here && offer.label !== label) return; // of a double click the first one was meant, for another button that stood here
        this.#pressed = { label: offer.label, x: e.clientX, y: e.clientY };
        this.#do(offer);
      });
      return b;
    }));
    $('words').scrollTop = 0;
  }
}

// bring has the words come into sight where the page is scrolled away from them, unless somebody is in the list of steps.
function bring() {
  if (pressed?.closest?.('#log, dialog')) return;
  const { top } = said.getBoundingClientRect(), board = $('board').getBoundingClientRect(), pad = $('pad').getBoundingClientRect();
  const phone = matchMedia('(max-width: 600px)').matches, above = phone && board.top >= 0 ? board.bottom : 0, below = phone && pad.height ? pad.top : innerHeight;
  if (top >= above - 4 && top <= below - 24) return;
  if (phone) scrollTo({ top: 0 }); else $('words').scrollIntoView({ block: 'nearest' });
}

// fold has lines that are seen when its name is pressed, or from the start.
function fold(name, lines, open = false) {
  const more = Object.assign(document.createElement('details'), { open }), summary = document.createElement('summary');
  summary.textContent = name;
  more.append(summary, ...lines);
  more.addEventListener('toggle', () => { if (more.open && !open && !('learning' in document.documentElement.dataset && matchMedia('(max-width: 600px)').matches)) more.scrollIntoView({ block: 'nearest' }); }); // what is unfolded is in sight; in a lesson on a phone the board stays under the finger
  return more;
}

let pressed; // where somebody did something last
for (const what of ['pointerdown', 'click', 'keydown', 'input']) addEventListener(what, e => { pressed = e.target; }, true);

// withMarks is a paragraph in which each word that names a role, in the plural, too, has the mark of the role before it.
function withMarks(text, roles) {
  const p = document.createElement('p'), marks = new Map(roles.flatMap(r => r.words.flatMap(w => [[w.toLowerCase(), r.svg], [plural(w.toLowerCase()), r.svg]])));
  const known = [...marks.keys()].map(w => w.replace(/[^\w ]/g, '\\$&')).sort((a, b) => b.length - a.length);
  const pieces = known.length ? text.trim().split(new RegExp(`\\b(${known.join('|')})\\b`, 'i')) : [text.trim()];
  p.append(...pieces.map((piece, i) => {
    if (i % 2 === 0) return piece;
    const span = document.createElement('span');
    span.className = 'role';
    span.append(drawn(marks.get(piece.toLowerCase())), piece);
    span.firstChild.setAttribute('aria-hidden', true);
    return span;
  }));
  return p;
}

const plural = word => /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : /(s|x|ch|sh)$/.test(word) ? word + 'es' : word + 's';
