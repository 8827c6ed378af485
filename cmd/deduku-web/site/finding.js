// Steps of the list are looked for: by how hard they are, by technique, digit or cell, or by an expression that somebody writes. The list is
// cut down to those that are found, and they are shown one after the other.
import { levels } from './names.js';
import { nameOf } from './board.js';
import { count } from './enter.js';

const $ = id => document.getElementById(id);
const own = (what, label, more = {}) => ({ own: what, label, ...more });
const others = own('find-others', 'Look for others'), all = own('find-all', 'All steps again'), written = own('seek', 'Write it yourself');

const toMake = [{ do: 'next', label: 'Next' }, { do: 'solve logic', label: 'Solve' }];

// What can be looked for: whether a step is such a one, and what is said of one and of several.
const hard = { is: s => levels.indexOf(s.level) >= 2, one: 'is hard or harder', more: 'are hard or harder' };
const guess = { is: s => s.kind === 'GUESS', one: 'is a guess', more: 'are guesses' };
const technique = name => ({ is: s => s.name === name, one: `is by ${name}`, more: `are by ${name}` });
const digit = d => ({ is: s => s.changes?.some(c => c[0] === d), one: `places a ${d} or removes it`, more: `place a ${d} or remove it` });
const cell = name => ({ is: s => s.changes?.some(c => c.slice(1) === name), one: `changes ${name}`, more: `change ${name}` });

export class Finding {
  #p; #what = null; #at = 0; // what is looked for, and which of those that are found is shown

  // The parts of the page that it works with: say, words, steps, look, board, state.
  constructor(parts) { this.#p = parts; }

  // begin asks what is looked for.
  begin() {
    const { say, steps } = this.#p;
    this.#what = null;
    if (!this.#all.length) return say('Find steps', ['There are no steps yet. Next makes one, Solve all of them; then those that you want can be found here.'], toMake);
    $('picked').textContent ||= `${count(this.#all.length, 'step')} so far.`;
    say('Find steps', [`There ${this.#all.length === 1 ? 'is 1 step' : `are ${this.#all.length} steps`}. Which do you look for? The list will have these alone, and the first one is shown.`],
      [own('find', 'Hard ones', { what: hard }), own('find', 'Guesses', { what: guess }), own('find-technique', 'A technique'), own('find-digit', 'A digit'), own('find-cell', 'The chosen cell'), written]);
  }

  // technique and digit ask for one.
  technique() {
    const names = [...new Set(this.#all.filter(s => s.level).map(s => s.name))].sort();
    if (!names.length) return this.#p.say('Find steps', ['There is no step by a technique yet: all digits so far are yours. Next makes a step, Solve all of them.'], [...toMake, others]);
    this.#choose('Which technique?', names.map(name => [`${name} (${this.#all.filter(s => s.name === name).length})`, technique(name)]));
  }

  digit() { this.#choose('Which digit? Its steps are those that place it or remove it.', [...'123456789'].map(d => [d, digit(d)]), 'nine'); }

  cell() { this.find(cell(nameOf(this.#p.board.cell))); }

  #choose(asked, choices, how = '') {
    const place = Object.assign(document.createElement('div'), { className: `picks ${how}` });
    place.append(...choices.map(([label, what]) => {
      const b = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
      b.addEventListener('click', () => this.find(what));
      return b;
    }));
    this.#p.words.show('Find steps', [asked], { below: [place], offers: [others] });
  }

  // find cuts the list down to what is looked for, and shows the first.
  find(what) {
    const { steps, say } = this.#p, found = this.#found(what);
    this.#what = what;
    steps.pick(found.map(s => s.n), this.#all.length);
    if (!found.length) return say('Find steps', [`No step ${what.one}.`], [others, all]);
    this.#show(found, 0);
  }

  // written takes the numbers of the steps of which an expression is true.
  written(numbers) { this.find({ is: s => numbers.includes(s.n), givens: true, one: 'is as you wrote', more: 'are as you wrote' }); }

  // next shows the next one that was found, after the last the first.
  next() {
    const found = this.#found(this.#what);
    if (found.length) this.#show(found, (this.#at + 1) % found.length); else this.begin();
  }

  // every has the list have all steps.
  every() {
    const { steps, say, look } = this.#p;
    this.#what = null;
    steps.pick(undefined);
    look.back();
    say('Find steps', ['The list has all steps again.'], [others]);
  }

  get #all() { return this.#p.steps.all.filter(s => s.kind !== 'OMITTED' && s.kind !== 'INIT'); }

  #found(what) { return what ? (what.givens ? this.#p.steps.all : this.#all).filter(what.is) : []; }

  #show(found, at) {
    const { one, more } = this.#what, n = found.length;
    this.#at = at;
    this.#p.look.show(found[at].n, n === 1 ? `One step ${one}: step ${found[at].n}.` : `${n} steps ${more}. ${at ? `This is number ${at + 1} of them` : 'This is the first'}: step ${found[at].n}.`,
      [...n > 1 ? [own('find-next', at + 1 < n ? 'The next one' : 'The first again')] : [], others, all]);
  }
}
