// The words beside the board: what a command said, or a step told.
import { drawn } from './board.js';

const place = document.getElementById('words');

// Kinds of steps as the log calls them, for those who do not know the log. A step of the list has a better name there.
const kinds = {
  INIT: 'Given', PREMISE: 'By hand', POS_DED: 'Naked Single', NEG_DED1: 'Hidden Single', NEG_DED2: 'Hidden Single',
  GUESS: 'Guess', CONFLICT: 'Contradiction', BACKTRACK: 'Taken back',
};
const kind = /^(\s*|.* step )(\d+)(~?\s+|: )([A-Z_]+[12]?)\b *(\([a-z]+\) )?/;

export class Words {
  #named; #said; #shown; // what is told when no step is passed over, and what is told now

  // named is what the step with a number is called, if there is one.
  constructor(named) { this.#named = named; }

  // of are the paragraphs of what a command said, without what it drew.
  of(text) {
    const inWords = line => line.replace(kind, (all, before, n, gap, kind) => kinds[kind] ? `${before}${n}${gap}${this.#named(n) ?? kinds[kind]} ` : all);
    return text.split('\n').filter(l => !/[│┌└├─╔║╚╟╠]|^\s*\+-|^error: |^[1-9 ]+$/.test(l)).map(l => inWords(l.trimEnd())).join('\n')
      .replace(/\n{3,}/g, '\n\n').trim().split('\n\n').filter(Boolean).slice(0, 12);
  }

  // show tells something: passing, for as long as nothing else is; roles are the parts of a pattern with their marks, claims the
  // paragraphs that tell a line of an argument.
  show(title, paragraphs, { passing = false, roles = [], claims = [] } = {}) {
    const what = { title, paragraphs, roles, claims };
    if (!passing) this.#said = what;
    this.#tell(what);
  }

  // again tells what was told before a step was passed over.
  again() { if (this.#said) this.#tell(this.#said); }

  #tell(what) {
    if (what === this.#shown) return; // a screen reader would hear it again
    this.#shown = what;
    const h = document.createElement('h2');
    h.textContent = what.title;
    place.replaceChildren(h, ...what.paragraphs.map(text => withMarks(text, what.roles ?? [])));
    const lines = place.querySelectorAll('p');
    for (const [i, { line, name, causes }] of what.claims.entries()) {
      Object.assign(lines[line].dataset, { claim: name, causes: (causes ?? []).join(' ') });
      lines[line].tabIndex = i ? -1 : 0; // one stop for Tab; arrows go through them
    }
    place.scrollTop = 0;
  }
}

// withMarks is a paragraph in which each word that names a role has the mark of the role in the picture before it.
function withMarks(text, roles) {
  const p = document.createElement('p'), marks = new Map(roles.flatMap(r => r.words.map(w => [w.toLowerCase(), r.svg])));
  const known = [...marks.keys()].map(w => w.replace(/[^\w ]/g, '\\$&')).sort((a, b) => b.length - a.length);
  const pieces = known.length ? text.split(new RegExp(`\\b(${known.join('|')})\\b`, 'i')) : [text];
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
