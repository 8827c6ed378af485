// A lesson, a review or the placement test: what the session asks, put so that it is answered by clicks. What an answer is worth, and
// what comes next, the session says.
import { nameOf } from './board.js';
import { cellsIn, saying } from './named.js';
import { titled } from './names.js';
import { count } from './enter.js';

// inWords is a conclusion as people say it: r1c2 is 3, r1c2 is not 3.
const inWords = text => saying(text).replace(/ ?= ?(?=[1-9])/g, ' is ');

// sentence begins with a capital, but for a cell.
const sentence = text => text.replace(/^[a-z](?![0-9])/, c => c.toUpperCase());

const verdicts = {
  right: ({ answer, why }) => `Right${answer ? `: ${inWords(answer)}` : ''}.${why && /^[a-c]$/.test(answer) ? ` ${sentence(why)}.` : ''}`, partly: ({ why }) => `Right so far: ${why}.`,
  wrong: ({ why, answer }) => `Not so: ${why}${answer ? `. The answer was: ${inWords(answer)}` : ''}.`, shown: ({ answer, why }) => `The answer was: ${inWords(answer)}.${why ? ` ${why}` : ''}`, skipped: ({ why }) => `Skipped: ${why}.`,
  unproved: ({ why, answer }) => `${sentence(why)}${answer ? `. The answer was: ${inWords(answer)}` : ''}.`,
  beside: ({ why }) => sentence(why) + '.', unread: ({ why }) => sentence(why) + '.',
  hint: ({ why }) => sentence(why.replace(/; '.*'$|: '.*'$/, '')).replace(/[^?.]$/, '$&.'),
};
const how = {
  units: { row: 'Press a cell: its row is your answer.', column: 'Press a cell: its column is your answer.', box: 'Press a cell: its box is your answer.' },
  cells: 'Press the cells.', digits: 'Press the digits.', letter: 'Look at each board, then answer with the one that is shown.',
  conclusions: { removed: 'Press the cells, then the digit that can be removed.', placed: 'Press the cell, then the digit that goes into it.' },
};
// begins is what is said before the first board of the test.
const begins = 'The test finds out which techniques you know. It has up to 8 boards, harder or easier as it goes, and takes one answer to each. “I don’t know” is fine, too.';
const kindNames = { row: 'Rows', column: 'Columns', box: 'Boxes' };
const unitOf = { row: i => `r${Math.floor(i / 9) + 1}`, column: i => `c${i % 9 + 1}`, box: i => `b${Math.floor(i / 27) * 3 + Math.floor(i % 9 / 3) + 1}` };
const unitName = u => `${{ r: 'row', c: 'column', b: 'box' }[u[0]]} ${u[1]}`;
const cellsOf = u => [...Array(81).keys()].filter(i => Object.values(unitOf).some(of => of(i) === u));
const listed = 10; // so many techniques are named in a sentence; more are folded
const counted = (n, one, more) => n === 1 ? `One ${one}` : `${n} ${more}`;

const button = (text, pressed, click) => {
  const b = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  if (pressed !== undefined) b.setAttribute('aria-pressed', pressed);
  b.addEventListener('click', click);
  return b;
};

// left is what was open, or how it ended, when the page was left.
function left() {
  try { return JSON.parse(sessionStorage.getItem('learning')); } catch { return null; }
}

// remember keeps which lesson is open, for when the page is loaded again.
function remember(task) {
  try { sessionStorage.setItem('learning', JSON.stringify(task && { kind: task.kind, technique: task.technique, title: task.title, again: task.again, end: task.end })); } catch { /* nothing is kept */ }
}

export class Learn {
  #p; #task; #svgs = []; #roles = []; #kind; #at = 0;
  #picked = new Set(); // what the answer names: units, cells, digits, or conclusions as r4c8<>9
  #cells = new Set(); // chosen for the digit that comes next
  #choices = Object.assign(document.createElement('div'), { className: 'picks' });
  #letter = ''; // the board that is chosen where one of several is asked for
  #end = null; // what was said at the end, and on which board
  #left = left(); #came = Boolean(this.#left); // what was open when the page was loaded
  #status = ''; #made = false; #found = false; // in a whole puzzle, what comes before its step was made, and the step itself

  // The parts of the page that it works with: board, act, words, tell, candidates, keys; whose is what the player's board is called, solved whether it is done.
  constructor(parts) { this.#p = parts; }

  // coming says whether a lesson is brought back, or its end told again.
  get coming() { return this.#came; }
  get on() { return Boolean(this.#task); }
  get notes() { return Boolean(this.#task?.notes); }
  get playing() { return this.#task?.asks === 'play'; }
  get asking() { return this.on && !this.playing; }
  get status() { return this.#status; }

  // offers are the buttons beside what else is said while a lesson is open.
  get offers() {
    const { kind, technique, asks } = this.#task, leave = { do: 'learn leave', label: 'Back to my puzzle' };
    const end = { do: 'learn next', label: 'End the lesson' }, hint = { do: 'hint', label: 'Hint' };
    if (asks === 'play') return this.#found ? [end, hint, leave] : [this.#made ? hint : { do: `until before ${technique}`, label: 'Make what comes before' }, end, leave];
    return [{ do: 'learn', label: kind === 'test' ? 'Back to the test' : 'Back to the lesson' }, leave];
  }

  // heard takes what came of a line: the question that is open now, or that there is none any more.
  heard(line, now, svgs, roles) {
    const before = this.#task, task = now.task;
    if (!task) return this.#over(line, now, before);
    const another = !before || ['technique', 'part', 'kind', 'at', 'text'].some(k => before[k] !== task[k]), fresh = another || svgs?.length;
    if (another) this.#made = this.#found = false;
    this.#found ||= Boolean(now.found);
    if (before?.asks === 'letter' && now.answer) now.answer = `board ${now.answer}`;
    this.#task = task;
    this.#p.keys(true);
    if (fresh) {
      if (matchMedia('(max-width: 600px)').matches) scrollTo({ top: 0 }); // the words are below the board
      this.#picked.clear();
      this.#cells.clear();
      this.#at = 0;
      this.#letter = '';
      this.#kind = task.kinds?.[0];
      this.#svgs = svgs ?? [];
      this.#roles = roles ?? [];
    }
    remember(task);
    if (!fresh && now.verdict === 'wrong' && task.asks !== 'letter') this.#weed(now.why ?? '');
    this.#lay();
    this.#tell(now, now.verdict && before && (before.part !== task.part || before.at !== task.at && task.part !== 'the idea')); // what an answer is worth stands over the next board
  }

  // verdict is what an answer is worth; on a whole puzzle also by which technique, and whether its step has more.
  verdict(now) { return this.playing && now.verdict === 'right' ? `Right: ${inWords(now.answer)}, by ${now.why}.` : verdicts[now.verdict]?.(now); }

  // weed leaves of the answer what is right, which the refusal names: the rest would be wrong once more.
  #weed(why) {
    const kept = /(?:^|; )([^;]+) (?:is|are) right, and kept/.exec(why)?.[1] ?? '', cells = cellsIn(kept), digits = kept.replace(/r[1-9]+c[1-9]+/g, '').match(/[1-9]/g) ?? [];
    const { asks } = this.#task;
    const right = c => asks === 'cells' ? cells.includes(c) : asks === 'conclusions' ? cells.includes(c.slice(0, 4)) && digits.includes(c.at(-1)) : digits.includes(c.at(-1));
    for (const c of this.#picked) if (!right(c)) this.#picked.delete(c);
    this.#cells.clear();
  }

  // lay makes the page one for the question.
  #lay() {
    const { asks, told, part } = this.#task, { board, candidates } = this.#p;
    document.documentElement.dataset.learning = asks;
    candidates(this.playing && this.#made); // they were shown for the step, and are until it is done
    const idea = part === 'the idea' && !told; // what was found so far is marked, and cells can be pressed
    board.lend(idea || told || asks === 'letter' ? this.#svgs[this.#at] : null, idea);
    board.picks(['cells', 'units', 'conclusions'].includes(asks) ? i => this.#cell(i) : null);
    this.#show();
  }

  #tell(now, another) {
    const { kind, title, part, at, of, text, told, opens, words, asks } = this.#task;
    const where = { lesson: `${title}: ${part}, ${at} of ${of}`, review: `Review: ${title}`, test: `Test, board ${at} of ${of}: ${title}` }[kind];
    const verdict = this.verdict(now), of1 = asks === 'letter' && now.verdict === 'wrong' && this.#letter ? verdict.replace(/^Not so:/, `Not so, board ${this.#letter}:`) : verdict; // it stays while other boards are looked at
    const lead = [of1, another && asks !== 'play' ? 'Here is another board.' : ''].filter(Boolean).join(' ');
    this.#status = [lead && { right: 'Right.', partly: 'Right so far.', wrong: 'Not so.', shown: '', hint: '' }[now.verdict], where].filter(Boolean).join(' ');
    const leave = { do: 'learn leave', label: 'Back to my puzzle' }, help = [{ do: 'hint', label: 'Hint' }, { do: 'show me', label: 'Show me' }];
    const answer = { own: 'learn-answer', label: 'Answer' };
    const offers = told ? [{ do: 'learn next', label: kind === 'test' && at < of ? 'Next board' : 'Go on' }, leave]
      : asks === 'play' ? this.offers
        : kind === 'test' ? [answer, { do: 'learn next', label: 'I don’t know' }, leave]
          : kind === 'review' ? [answer, ...help, leave] : [answer, ...help, { do: 'learn next', label: 'Skip' }, { do: 'learn part', label: 'Skip this part' }, leave];
    const play = this.#found ? [`You found the ${title}: that is what this puzzle is for. End the lesson, or solve the puzzle to its end.`] : [text];
    const means = `What does “${title}” mean?`, say = asks === 'play' ? play : told ? [...told, ...words ?? []] : [...kind === 'test' && at === 1 && !verdict ? [begins] : [], text];
    const folds = told?.length > 2 ? [[means, 1]] : words && !told ? [['New words', words.length]] : [];
    this.#p.words.show(where, told ? say : [...words ?? [], ...say], {
      lead, how: now.verdict, roles: this.#roles, folds, offers, foot: told || asks === 'play' ? [] : [this.#choices],
      opening: opens ? [means, opens, `${opens}${text}`.length < 330] : null, // longer it would push the question out of sight
    });
    this.#p.tell(this.#status);
    this.#p.board.hinted(told || ['play', 'letter'].includes(asks) ? [] : cellsIn(now.verdict === 'hint' ? `${text} ${now.why}` : text ?? ''));
  }

  // show brings what is chosen to the board and into words.
  #show() {
    const { asks, kinds } = this.#task, { board } = this.#p, cells = new Set(this.#cells);
    if (asks === 'cells') for (const name of this.#picked) cells.add(name);
    if (asks === 'units') for (const u of this.#picked) for (const i of cellsOf(u)) cells.add(nameOf(i));
    const written = new Map();
    if (asks === 'conclusions') for (const c of this.#picked) { const [, cell, d] = /^(r.c.)\D+(\d)$/.exec(c); written.set(cell, (written.get(cell) ?? '') + d); }
    board.picked([...cells], written, this.#task.concludes === 'removed', this.#task.notes);
    for (const b of document.querySelectorAll('[data-digit]')) if (asks === 'digits') b.setAttribute('aria-pressed', this.#picked.has(b.dataset.digit)); else b.removeAttribute('aria-pressed');
    const group = [], line = Object.assign(document.createElement('p'), { textContent: asks === 'letter' ? this.#letter ? `Board ${this.#letter} is chosen. Answer, or look at another one.` : `Board ${this.#task.boards[this.#at].letter} is shown. Look at each, choose the one that it is, and answer.` : this.#how() });
    if (asks === 'units') {
      group.push(...kinds.map(k => button(kindNames[k], kinds.length > 1 ? k === this.#kind : undefined, () => { this.#kind = k; this.#show(); })));
      if (kinds.length === 1) group.length = 0;
    }
    if (asks === 'letter') group.push(...this.#task.boards.map(({ letter }, i) => button(`Board ${letter}`, letter === this.#letter, () => { this.#at = i; this.#letter = letter; board.lend(this.#svgs[i]); this.#show(); })));
    const chosen = asks === 'letter' ? [] : [...this.#picked].sort();
    const chips = chosen.map(c => { const b = button(`${this.#said(c)} ✕`, undefined, () => { this.#picked.delete(c); this.#show(); }); b.setAttribute('aria-label', `not ${this.#said(c)}`); return b; });
    if (chips.length) chips.unshift(Object.assign(document.createElement('span'), { className: 'yours', textContent: 'Your answer: ' }));
    this.#choices.replaceChildren(...line.textContent ? [line] : [], ...group, ...chips);
  }

  // how is what to press for an answer; empty where nothing is asked.
  #how() {
    const { asks, concludes } = this.#task;
    if (asks === 'conclusions' && this.#cells.size) return `Now the digit that ${concludes === 'placed' ? 'goes into' : 'can be removed from'} ${[...this.#cells].sort().join(' and ')}.`;
    return (asks === 'units' ? how.units[this.#kind] : how[asks]?.[concludes] ?? how[asks]) ?? '';
  }

  #said(c) { return this.#task.asks === 'units' ? unitName(c) : inWords(c); }

  #toggle(set, what) { if (!set.delete(what)) set.add(what); }

  #cell(i) {
    const { asks } = this.#task;
    if (asks === 'units') this.#toggle(this.#picked, unitOf[this.#kind](i));
    if (asks === 'cells') this.#toggle(this.#picked, nameOf(i));
    if (asks === 'conclusions') this.#toggle(this.#cells, nameOf(i));
    this.#p.tell(this.#status);
    this.#show();
  }

  // digit takes a digit as an answer, or for the cells that are chosen.
  digit(d) {
    const { asks, concludes } = this.#task;
    if (asks === 'digits') this.#toggle(this.#picked, d);
    if (asks === 'conclusions') {
      if (!this.#cells.size) return this.#p.tell('Press a cell first, then the digit.', true);
      for (const cell of this.#cells) this.#toggle(this.#picked, cell + (concludes === 'placed' ? '=' : '<>') + d);
      this.#cells.clear();
    }
    this.#p.tell(this.#status);
    this.#show();
  }

  // clear takes back what was chosen.
  clear() { this.#picked.clear(); this.#cells.clear(); this.#show(); }

  // answer gives the answer that is chosen.
  answer() {
    const { asks } = this.#task, said = asks === 'letter' ? this.#letter : [...this.#picked].sort().join(' ');
    if (!said) return this.#p.tell(asks === 'letter' ? 'Choose a board first: press each, look, and answer with the one that it is.' : `${this.#cells.size ? '' : 'Nothing is chosen yet. '}${this.#how()}`, true);
    this.#p.act('learn answer ' + said);
  }

  // easier says that all steps before the first of what is learnt were made.
  easier() {
    const { title } = this.#task;
    this.#made = true;
    this.#p.words.show(title, [`All steps before the first ${title} are made, and what can stand in each cell is shown. Now look for the ${title}.`, 'Found it? Where it places a digit, choose the cell and press the digit. Press Notes first where it removes candidates; then choose each cell and press the digit that it loses. Hint helps.'], { offers: this.offers });
  }

  // resume offers the lesson that was open in a session that is no more.
  resume() {
    const left = this.on ? { ...this.#task } : this.#left;
    this.#left = null;
    if (this.on) this.#off();
    if (left?.end) return this.#ended(left.end);
    remember(null);
    if (!left) return;
    if (left.again) return this.#p.act(left.again); // where it was
    const again = { lesson: { do: `learn ${left.technique}`, label: 'Begin it again' }, review: { do: 'learn', label: 'Go on with reviews' }, test: { do: 'learn test', label: 'Begin it again' } }[left.kind];
    this.#p.words.show('Learn', [`${left.kind === 'test' ? 'The test' : `The ${left.kind} of ${left.title}`} was left when the page was loaded again. This is ${this.#p.whose()}.`], { offers: [again, { own: 'learn', label: 'All lessons' }] });
  }

  // stand is told whether the board is one of a lesson: where it is not, another one was put there.
  stand({ lesson, board: { grid: digits }, corner, centre }) {
    const grid = [digits, corner, centre].join();
    if (this.on && !lesson) this.#off();
    if (this.#end && !lesson && grid !== this.#end.grid) {
      if (this.#end.grid) this.played(); else { this.#end.grid = grid; remember({ end: this.#end }); }
    }
  }

  // played says that something is done on the player's own puzzle: how a lesson ended is told no more.
  played() {
    if (!this.#end) return;
    remember(null);
    this.#end = null;
  }

  // ended tells how it ended, also when the page is loaded again before anything was done on the board.
  #ended(end) {
    this.#end = end;
    remember({ end });
    this.#p.words.show(end.title, end.says, { lead: end.lead, how: end.how, offers: end.offers, folds: end.folds });
  }

  #off() {
    this.#task = undefined;
    remember(null);
    this.#status = '';
    this.#cells.clear();
    this.#picked.clear();
    delete document.documentElement.dataset.learning;
    this.#p.keys(false);
    this.#p.board.picks(null);
    this.#p.board.picked([], new Map());
    for (const b of document.querySelectorAll('[data-digit]')) b.removeAttribute('aria-pressed');
    this.#p.board.hinted([]);
    this.#p.board.lend(null);
    this.#p.candidates();
  }

  // over says what became of what is over, what of it is open, and what comes next.
  #over(line, now, was) {
    if (was) this.#off();
    const lead = verdicts[now.verdict]?.(now) ?? '', path = { own: 'learn', label: 'All lessons' }, back = this.#p.solved() ? { own: 'new', label: 'A new puzzle' } : { own: 'mine', label: 'Play my puzzle' };
    const same = now.next === was?.technique, lessons = now.next && !same ? [{ do: `learn ${now.next}`, label: `${now.begun ? 'Go on with' : 'Next lesson:'} ${titled(now.next)}` }] : [];
    const reviews = now.due ? [{ do: 'learn', label: now.due === 1 ? 'One review is due' : `${now.due} reviews are due` }] : [];
    if (line === 'learn leave') return this.#p.words.show('', [`This is ${this.#p.whose()} again. The lesson waits.`], { offers: [{ do: 'learn', label: 'Back to the lesson' }, path] });
    if (!was) return this.#p.words.show('Learn', ['All lessons are learnt, and no review is due.'], { offers: [path] });
    const again = was.kind === 'lesson' && !now.passed ? [{ do: now.rest, label: 'Only what is open' }, { do: `learn ${was.technique}`, label: 'Take all of it again' }] : [];
    const title = { lesson: `The lesson is over: ${was.title}`, review: 'The review is over', test: 'The test is over' }[was.kind];
    const follows = now.due ? `${counted(now.due, 'review is', 'reviews are')} due.` : same ? '' : now.next ? `${titled(now.next)}${now.begun ? ', which you began,' : ''} comes next.` : 'All lessons are learnt.';
    this.#ended({ title, folds: now.placed?.length > listed ? [['Which ones?', 1]] : [], says: [...was.asks === 'play' && line !== 'learn next' ? ['The puzzle of the lesson is solved.'] : [], ...this.#result(now, was), `${follows} ${this.#p.whose() === 'your puzzle' ? 'Your own puzzle' : sentence(this.#p.whose())} is on the board again.`.trim()], lead, how: now.verdict, offers: [...reviews, ...same ? again : [...lessons, ...again], path, back] });
  }

  #result(now, was) {
    if (was.kind === 'test') return [...now.placed?.length > listed ? [`${now.placed.join(', ')}.`] : [], ...was.at < was.of ? [`It ended after ${was.at} of ${was.of} boards: ${was.title} is the first lesson of all, so there is no easier board.`] : [], now.known ? `You need no lesson for ${counted(now.known, 'technique', 'techniques').toLowerCase()}${now.placed.length > listed ? '' : `: ${now.placed.join(', ')}`}.` : 'No technique is marked as known by it.'];
    if (now.passed) return [`${was.title} is learnt. It comes back tomorrow.`];
    if (was.kind !== 'lesson') return [];
    const open = (now.open ?? []).map(({ part, done, of }) => part === 'find it' ? `the step found without “Show me” on ${of - done} more ${of - done === 1 ? 'board' : 'boards'}`
      : of === 1 ? 'look-alikes told apart' : `look-alikes told apart ${count(of - done, 'more time')}`);
    return [`${was.title} is not learnt yet. Still open: ${open.join(', and ')}.`];
  }
}
