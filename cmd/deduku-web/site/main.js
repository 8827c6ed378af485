// The page: draws what the session says and makes requests of what is clicked. It has no truth of its own.
import './page.css';
import { Session } from './session.js';
import { Board, nameOf } from './board.js';
import { Beside } from './beside.js';
import { Steps } from './steps.js';
import { dialogs, generating } from './dialogs.js';
import { Words } from './words.js';
import { Pad } from './pad.js';
import { Settings } from './settings.js';
import { wireMenus } from './menus.js';
import { wireKeyboard } from './keyboard.js';
import { wireIncoming, save } from './incoming.js';
import { Enter, count } from './enter.js';
import { finding } from './finding.js';
import { Arrive } from './arrive.js';
import { Clock, told as clocked } from './clock.js';
import { Shelf, card, day } from './shelf.js';
import { Mending } from './mending.js';
import { Tour } from './tour.js';
import { Lesson } from './lesson.js';
import { Learn } from './learn.js';
import { Path } from './path.js';
import { Look } from './look.js';
import { cellsIn } from './named.js';
import { edits, goesOn, offersOf, plain, quiet, refused, start, titleOf } from './answers.js';
import { openTabs } from './tabs.js';
import { changes, deed } from './deeds.js';
import { lay } from './paper.js';
import { lightClaims } from '../../../deduce/export/claims.js';

const $ = id => document.getElementById(id);
const about = $('about');
let state = null, terminal = null, written = '', failing = false, failed = [];
let stuck = false; // a digit typed has left no solution, and stands
let practising = false, hints = 0, level = '', restored = false, opening = false, line = '', path = null;
let mine = '', known = ''; // the player's own puzzle, and that of which is known what was kept of it
let returning = ''; // the line by which a wrong board is left
let over = null; // how the board was that begins again
let shelved = false; // the puzzle is among those that were begun
let knowing; // settles when it is known what was kept of the puzzle
let wayBack; // the offer that leads from a wrong board to one that is right
let home = ''; // the title of the board that is no lesson's
let byHand = false; // what comes next follows from a press: not from a link, nor from what was kept
let changed = ''; // the line whose change is to be said
let clicked = null; // the cell that was chosen when a digit was clicked, and the digit that was shown alone
let ended = null, coming = null; // how hard the puzzle is that was solved; the puzzle that is gone on with, and the others that were begun

const session = new Session(hear);
const ask = request => session.ask(request);
// act has a line carried out. What is shown of a lesson gives way to it.
const act = (line, sure = false) => { arrive.waits(); byHand = true; lesson.leave(); if (enter.on && goesOn.test(line)) enter.waits(); else ask({ do: line, sure }); };

const say = (title, paragraphs, offers = [], roles = []) => words.show(title, paragraphs, { offers, roles });
// remark says something with the way back to what is under way.
const remark = (title, paragraphs, offers = []) => say(title, paragraphs, [...offers, ...underWay()]);
const underWay = () => learn.on ? learn.offers : tour.on ? [tourOn] : practising ? practice([]) : [];
const words = new Words(carry);
const board = new Board((line, problem, cells) => {
  if (problem) {
    tell(problem, true, cells);
    return remark('Not in this cell', [`${problem[0].toUpperCase()}${problem.slice(1)}.`], state?.undo ? [{ undo: true, label: 'Undo' }] : []);
  }
  if (!/^(un)?mark /.test(line)) look.back(); // colours go on what is to be seen
  act(line);
});
const steps = new Steps({ look: (n, passing) => look.at(n, passing), go: n => look.go(n) });
const look = new Look({ board, steps, words, ask, act, state: () => state });
const beside = new Beside(session, besides);
const enter = new Enter({ ask, say, choose: i => board.choose(i, false) });
const clock = new Clock();
const shelf = new Shelf(() => unkept('full'));
const mending = new Mending();
const arrive = new Arrive({ board, words, tell, ask, shelf });
const tour = new Tour(say), tourOn = { own: 'tour-next', label: 'Go on with the tour' };
const lesson = new Lesson(board, say);
const learn = new Learn({ board, act, words, tell, whose, candidates: on => ask({ candidates: on || practising || settings.now.auto || settings.now.mine }) });
const pad = new Pad({
  put, filter: alone, noting,
  first: () => {
    clicked = { cell: board.cell, filter: state?.filter };
    if (!enter.on) ask({ tap: 1 });
  },
  second: d => {
    if (enter.on || learn.asking || clicked?.cell !== board.cell) return false;
    ask({ tap: 2 });
    alone(d, clicked.filter);
    clicked = null;
    return true;
  },
});
const settings = new Settings(set);
lightClaims($('words'), $('picture'), $('cells'));

// tell says something about the session in a line, and shows in which cells it is wrong.
function tell(text, wrong = false, cells = []) {
  about.textContent = text;
  about.classList.toggle('wrong', wrong);
  failed = cells;
  marked();
}

const marked = () => board.wrong([...failed, ...enter.clashes, ...state?.checked?.wrong ?? []]);

// alone shows one digit on the board or, where that was shown, all of them.
function alone(d, before = state?.filter) {
  if (Number(d) === before) return ask({ filter: 0 });
  act(`show ${d}`);
}

// whose is what the player's board is called.
function whose() { return home === 'An example' ? 'the example' : 'your puzzle'; }

const given = ({ board: { puzzle } }) => puzzle.replace(/[^1-9]/g, '').length;

// put is what a key of a digit means.
function put(d, as) {
  byHand = true;
  const cells = board.chosen.map(nameOf);
  if (lesson.on) lesson.leave();
  if (learn.asking) return learn.digit(d);
  if (enter.on) return as ? enter.waits() : enter.digit(board.cell, d);
  look.back();
  if (as && (settings.now.mine || practising)) return state && board.eliminate(d);
  if (as && settings.now.auto) {
    return say('Automatic notes', ['These notes are made by the program: they show what can still stand in each cell. Yours would stand beside them.'],
      [{ own: 'mine-notes', label: 'Let me take them away' }, { own: 'own-notes', label: 'My own notes alone' }]);
  }
  if (as) return ask({ note: { cells, digit: Number(d), centre: as === 'centre' } });
  board.digit(d);
  ask({ digit: { cells: [nameOf(board.cell)], digit: Number(d) } });
}

// noting says what digits are now; it reports whether they can be notes.
function noting(on, centre, moved) {
  if (enter.on && on) { enter.waits(); return false; }
  const what = !on ? 'Notes are off: a digit fills the cell that is chosen.'
    : practising || settings.now.mine ? 'Notes are on: a digit is taken away from what can stand in the cell that is chosen.'
      : moved ? `Notes go ${centre ? 'to the middle' : 'into the corner'} of the cell now.` : 'Notes are on: a digit is a small note in the cell that is chosen. Notes are yours alone, and nothing follows from them.';
  if (tour.on || learn.asking) tell(what); else remark('', [what]);
  return true;
}

function erase() {
  byHand = true;
  if (learn.asking) return learn.clear();
  if (enter.on) { if (!enter.erase(board.cell)) tell(`${nameOf(board.cell)} is empty already.`); return; }
  look.back();
  const bare = i => !/[1-9]/.test(state?.board.grid[i]) && !state?.corner?.[i] && !state?.centre?.[i];
  if (state && bare(board.cell) && board.chosen.every(bare)) return remark('', [`${nameOf(board.cell)} is empty already.`]);
  ask({ digit: { cells: [nameOf(board.cell), ...board.chosen.map(nameOf)], digit: 0 } });
}

function undo(by) {
  if (arrive.waits(true)) return;
  byHand = true;
  lesson.leave();
  if (learn.asking) return learn.clear();
  if (enter.on) return enter.back(by, state?.redo) ? ask({ back: by }) : undefined;
  if (state && !(by < 0 ? state.undo : state.redo)) return remark('', [by < 0 ? 'Nothing is left to take back on this puzzle.' : 'Nothing was taken back that could be done again.']);
  ask({ back: by });
}

function why() {
  if (enter.on) return enter.waits();
  look.back();
  const name = nameOf(board.cell), given = /[1-9]/.test(state?.board.puzzle[board.cell] ?? '');
  if (given) return say(`Why ${name}`, ['This digit is given: the puzzle begins with it.']);
  if (steps.origins.get(name) === 'typed') return say(`Why ${name}`, ['You put this digit there yourself, so no step says why.'], [{ own: 'check', label: 'Check my digits' }]);
  act(`why ${nameOf(board.cell)}`);
}

// leaveOthers ends what is under way on the board before a puzzle is entered.
function leaveOthers() {
  lesson.leave();
  if (tour.on) tour.leave();
  if (learn.on) ask({ do: 'learn leave' }); else if (practising) ask({ do: 'practice stop' });
}

// carry does what an offer is for.
function carry(offer) {
  if (offer.own) return own[offer.own](offer);
  if (offer.undo || offer.do === 'undo' && state.undo) return undo(-1);
  if (offer.do === '(check)') return own.check();
  if (/^teach ./.test(offer.do)) return ask({ teach: offer.do.slice(6) });
  if (offer.beside) return beside.run(offer.do, true);
  returning = /^Back to the last right/.test(offer.label) ? offer.do : '';
  act(offer.do, offer.sure);
}

const share = bare => ask({ share: { step: steps.chosen, bare } });

// What buttons do that is no line of the session.
const own = {
  enter: () => { leaveOthers(); enter.begin(); },
  entered: () => { enter.done(); },
  'entering-on': () => { enter.again(); board.choose(board.cell, false); },
  'entering-left': () => {
    enter.leave();
    const n = state.board.filled;
    say('Entering is stopped', [n ? `${count(n, 'digit')} of the puzzle ${n === 1 ? 'stands' : 'stand'} on the board.` : 'The board is empty.'],
      [n ? { own: 'entering-again', label: 'Go on entering' } : { own: 'enter', label: 'Enter one from paper' }, { own: 'shelf', label: 'My puzzles' }, { own: 'new', label: 'A new puzzle' }]);
  },
  'entering-again': () => enter.resume(),
  again: () => {
    if (enter.on) return enter.waits();
    if (learn.asking || practising) return remark('Start over', ['This board is one to learn from: nothing of yours is on it.']);
    lesson.leave();
    look.back();
    over = state && { givens: given(state), filled: state.board.filled, noted: Boolean(state.corner) };
    ask({ over: true });
  },
  check: () => { if (enter.on) return enter.waits(); mending.ask(); ask({ check: true }); },
  'go-on': () => { say('', [first]); board.choose(Math.max(0, [...state.board.grid].findIndex(d => !/[1-9]/.test(d))), false); },
  newest: async () => { const [one] = await begunOnes(); if (one) takeUp(one); },
  mine: () => { look.back(); say('', [`This is ${whose()}.`, first]); },
  'mine-notes': () => { settings.set({ auto: true, mine: true }); say('Notes', ['These notes are the candidates now: Notes and a digit take one away, and steps rest on that.']); },
  'own-notes': () => { settings.set({ auto: false, mine: false }); say('Notes', ['The notes on the board are yours alone: Notes and a digit write one or take it away.']); },
  ended: () => { look.back(); theEnd(0); },
  'all-digits': () => { look.back(); say('', [first]); },
  'under-way': ({ one }) => takeUp(one),
  pattern: ({ name }) => { act(`find ${name}`); act('apply a'); },
  tour: () => { tour.begin(state); },
  'tour-next': () => tour.next(state),
  'tour-leave': () => { tour.leave(); say('', ['The tour is in the menu Study.']); },
  teach: () => dialogs.show('teach'),
  new: () => dialogs.show('new'),
  load: () => dialogs.show('load'),
  share: () => share(false),
  shelf: async () => { $('shelved').replaceChildren(await cards(await shelf.all()) ?? 'Nothing was begun yet.'); $('shelf').showModal(); },
  'lesson-on': () => lesson.move(1),
  'lesson-before': () => lesson.move(-1),
  'lesson-leave': () => { lesson.leave(); say('', [`This is ${whose()} again.`]); },
  learn: () => act('learn map'),
  'learn-answer': () => learn.answer(),
  list: () => { $('log').scrollIntoView({ block: 'start' }); $('steps').focus({ preventScroll: true }); },
  example: ({ text }) => { $('expression').elements.where.value = text; $('expression').requestSubmit(); $('expression').scrollIntoView({ block: 'nearest' }); },
  seek: () => { $('expression').elements.where.focus({ preventScroll: true }); $('expression').scrollIntoView({ block: 'nearest' }); },
  reload: () => location.reload(),
};

function hear(m) {
  if (m.text) { if (terminal) terminal.write(m.text); else written += m.text; }
  if (m.failed) say('The session could not be loaded', ['What you did is kept.'], [{ own: 'reload', label: 'Try again' }]);
  if (m.unkept) unkept(m.unkept);
  if (m.ready) ready(m.ready);
  if (m.ready || m.restarted) look.begin();
  if (m.restarted) tell(m.restarted === 'died' ? 'The session had to be started anew; the board is as it was.' : 'Stopped; the board is as it was.');
  if (m.busy || m.state || m.restarted) stoppable();
  if (m.answer) answered(m.answer);
  if (m.steps) steps.take(m.steps);
  if (m.state) stand(m.state);
  if (m.picture) look.pictured(m.picture);
  if (m.lesson) lesson.begin(m.lesson);
  if (m.kept) { shelf.whole(m.kept); arrive.told(m.kept); }
  if (m.finish) finished(m.finish);
  if (m.link) dialogs.share(new URL('#' + m.link, location.href).href);
  if (m.file) save(m.file);
}

function ready({ program }) {
  document.documentElement.dataset.ready = program;
  learn.resume();
  ask({ candidates: settings.now.auto || settings.now.mine });
  if (settings.now.atonce) ask({ check: true });
}

function stoppable() {
  const busy = session.busy || beside.busy;
  $('stop').disabled = !busy;
  document.documentElement.toggleAttribute('data-busy', busy);
}

// set takes settings over.
function set(now, before) {
  if (now.theme) document.documentElement.dataset.theme = now.theme; else delete document.documentElement.dataset.theme;
  terminal?.retheme();
  clock.show(now.timer);
  $('candidates').setAttribute('aria-checked', now.auto || now.mine);
  if (now.auto !== before.auto || now.mine !== before.mine) { look.back(); ask({ candidates: now.auto || now.mine }); }
  if (now.atonce !== before.atonce) ask({ check: now.atonce });
}

function stand(now) {
  const before = state;
  if (!state) performance.mark('ready'); // for whoever measures
  state = now;
  arrive.stand(state, state.lesson || enter.on);
  const { board: b } = state, another = before?.board.puzzle !== b.puzzle;
  if (practising && !state.lesson) practise(false);
  learn.stand(state);
  steps.stand(state);
  board.show(state, steps.origins);
  enter.stand(state);
  $('undo').disabled = enter.on ? !enter.depth : !state.undo;
  $('redo').disabled = !state.redo;
  if (!about.classList.contains('wrong') || !failing) tell(standing());
  failing = false;
  if (!state.lesson && !practising) home = state.title;
  if (!state.lesson && b.puzzle !== mine) { mine = b.puzzle; shelved = false; knowing = begun(before); }
  look.stand(before, state);
  done(before);
  tour.stand(state);
  mended();
  clock.run(b.status === 'open' && b.filled > 0 && !state.lesson && !enter.on);
  if (b.status === 'open' && stuck && !another) say('On again', [`${offTaken(before)}Each open cell has a digit to take.`], []);
  if (/^goto /.test(returning) && line === returning && !another) {
    returning = '';
    say('Back on a right board', [`${offTaken(before)}What is on the board now is right.`], [{ undo: true, label: 'Undo' }]);
  }
  stuck = b.status === 'contradiction' && (stuck || before?.board.status === 'open' && steps.typed);
  if (stuck && before?.board.status === 'open') say('No solution is left', ['A digit is wrong: a cell has nothing left to take.'], [{ undo: true, label: 'Undo' }, { own: 'check', label: 'Show what is wrong' }]);
  keep();
}

// done says what the line has changed that was carried out last.
function done(before) {
  const what = changed && before ? deed(changed, before, state) : '';
  changed = '';
  if (!what || enter.on || learn.asking) return;
  if (tour.on) tell(`${standing()}. ${what}`); else remark('', [what[0].toUpperCase() + what.slice(1)].map(t => t.replace(/^R(?=[1-9])/, 'r')));
}

// offTaken says which digits stand on the board no more.
function offTaken(before) {
  const off = [...before.board.grid].flatMap((d, i) => /[1-9]/.test(d) && !/[1-9]/.test(state.board.grid[i]) ? [`${nameOf(i)} = ${d}`] : []);
  return off.length ? `${off.length > 3 ? `${off.length} digits, from ${off[0]} on,` : off.join(', ')} ${off.length > 1 ? 'are' : 'is'} taken off. ` : '';
}

// standing is the board in a line.
function standing() {
  const { board: b } = state;
  if (learn.asking) return learn.status;
  const end = { solved: ended?.puzzle === b.puzzle && ended.score ? `, solved: ${ended.level}, score ${ended.score}` : ', solved', contradiction: ', no solution' }[b.status] ?? '';
  return `${state.title}: ${b.filled} of 81${end}${b.steps < state.ahead ? `, step ${b.steps} of ${state.ahead}` : ''}`;
}

const entry = () => ({ puzzle: state.board.puzzle, grid: state.board.grid, place: state.place, level, seconds: clock.seconds, hints, corner: state.corner, centre: state.centre, marks: state.marks });

// keep puts the player's puzzle among those that were begun, once anything was done on it.
function keep() {
  const { board: b } = state;
  if (!enter.on && !state.lesson && known === b.puzzle && (shelved || b.steps > state.begins || state.corner || hints)) { shelved = true; shelf.put(entry(), ask); }
}

// begun is called when another puzzle of the player's has come.
async function begun(before) {
  const puzzle = mine, kept = await shelf.of(puzzle).catch(() => undefined);
  if (mine !== puzzle) return;
  clock.begin(kept?.seconds ?? 0);
  hints = kept?.hints ?? 0;
  if (before) level ||= kept?.level ?? ''; else level = kept?.level ?? '';
  known = puzzle;
  shelved = Boolean(kept);
  opening = false;
  if (coming) return welcomed();
  if (!before && !restored && state.past && !enter.on && !learn.on && !learn.coming && state.board.status === 'open') say('Go on', [`This is the board as you left it: ${state.board.filled} of 81 cells are filled.`], [{ own: 'go-on', label: 'Go on' }, { own: 'new', label: 'A new puzzle' }]);
  if (before || restored || state.past || enter.on) return;
  restored = true;
  await welcome(puzzle);
}

// welcome goes on with what was begun before, if anything was: its board is put there. Where the page is open in other tabs, one of which
// may have that board, it is only offered; so it is after a reload, which has brought back what there was.
async function welcome(puzzle) {
  const all = await begunOnes(), again = performance.getEntriesByType('navigation')[0]?.type === 'reload', alone = (await openTabs()).length < 2;
  if (!all.length || mine !== puzzle || state.past || state.board.steps > state.begins || enter.on || learn.on || learn.coming) return;
  if (alone && !again) return takeUp(all[0], all.slice(1));
  words.show('Go on', [], { below: [await cards(all.slice(0, 6))], offers: [{ own: 'newest', label: 'Go on' }, { own: 'new', label: 'A new puzzle' }] });
}

const begunOnes = async () => (await shelf.all()).filter(p => /[^1-9]/.test(p.grid));

// takeUp puts a puzzle that was begun on the board.
function takeUp(one, others) {
  coming = { one, others };
  level = one.level;
  opening = true;
  byHand = false;
  ask(shelf.opens(one));
}

async function welcomed() {
  const { one, others = [] } = coming, filled = one.grid.replace(/[^1-9]/g, '').length;
  coming = null;
  const below = others.length ? [Object.assign(document.createElement('p'), { textContent: 'Others that you began:' }), await cards(others.slice(0, 6))] : [];
  words.show('Go on', [`This is the puzzle that you began${one.level ? ` (${one.level})` : ''}, last played ${day(one.at)}: ${filled} of 81 cells are filled.`],
    { below, offers: [{ own: 'go-on', label: 'Go on' }, { own: 'new', label: 'A new puzzle' }] });
}

// cards are buttons with pictures of puzzles that were begun.
async function cards(all) {
  if (!all.length) return undefined;
  const place = Object.assign(document.createElement('div'), { className: 'cards' });
  place.append(...all.map(p => card(p, one => {
    $('shelf').close();
    enter.leave();
    takeUp(one);
  })));
  return place;
}

function mended() {
  const news = mending.heard(state.checked);
  marked();
  if (!news) return;
  tell(standing());
  say('Check', [news.text], news.over ? [] : [...wayBack ? [wayBack] : [], ...state.undo ? [{ undo: true, label: 'Undo' }] : []]);
  if (news.over && !settings.now.atonce) ask({ check: false });
}

function unkept(why) {
  say('Nothing more is kept', [why === 'full' ? 'The storage of this browser is full: what you do now is lost when the page is left.' : 'This browser keeps nothing for this page: what you do is lost when the page is left.', 'A link brings the board back.'], [{ own: 'share', label: 'Make a link' }]);
  tell('Nothing more is kept in this browser.', true);
}

async function finished(end) {
  const { level: how } = ended = end;
  await knowing; // how many hints there were
  if (ended !== end || state.board.status !== 'solved') return;
  level = how || level;
  tell(standing());
  keep();
  if (/^solve/.test(line)) return wholly();
  const last = /^(next|step|$)/.test(line) && steps.all[state.board.steps - 1]?.kind !== 'PREMISE' ? state.board.steps : 0;
  if (last) look.back(); // all digits are seen, and the end is what is told
  theEnd(last);
}

// theEnd says how it went, and what can be done then.
function theEnd(last) {
  const help = [hints ? count(hints, 'hint') : 'No hint', ...steps.made.length ? [`${count(steps.made.length, 'digit')} found by Next`] : []].join(', ');
  say('Solved', [hardness(), [settings.now.timer ? `Time ${clocked(clock.seconds)}.` : '', `${help}.`].filter(Boolean).join(' ')],
    [...others(), ...last ? [{ do: `explain ${last}`, label: 'Show the last step' }] : []]);
}

// others are the puzzles that can follow one that is solved.
const others = () => [...ended?.level ? [{ do: generating('level ' + ended.level), label: `Another ${ended.level} one`, beside: true }] : [], { own: 'shelf', label: 'My puzzles' }];

// isSolved says whether the player's own board is, and it was said how hard it was.
const isSolved = () => state?.board.status === 'solved' && !state.lesson && !practising && ended?.puzzle === state.board.puzzle;

// hardness is how hard the puzzle is that was solved, whatever way that was.
function hardness() {
  const { level: how, score, rating, needs } = ended;
  return [how && `The puzzle is ${how}`, `score ${score}`, needs && `its hardest step is ${needs}`, rating].filter(Boolean).join(', ') + '.';
}

// wholly says that the program has solved the puzzle.
function wholly() {
  const hardest = steps.all.find(s => s.name === ended.needs && !s.takenBack);
  say('Solved', [hardness(), 'All steps are in the list of steps, further down: press one to see it on the board, with its reasons.'], [...tour.on ? [tourOn] : [], ...hardest ? [{ do: `explain ${hardest.n}`, label: 'Show the hardest step' }] : [], { own: 'list', label: 'To the list of steps' }]);
}

// besides hears of a command that runs beside the session: how far it is, what came of it.
function besides({ line, far, answer, puzzle }) {
  stoppable();
  if (far) tell(`${titleOf(line)}: ${far.replace(/^deduku> .*/, 'it is begun')}`);
  if (!far && !answer) remark(titleOf(line), [`${/^generate/.test(line) ? 'A puzzle is being made' : 'How hard the puzzle is, is being found out'}. You can go on meanwhile; Stop ends it.`]);
  if (!answer) return;
  if (answer.error) {
    tell(`${titleOf(line)}: ${answer.error}`, true);
    return say(titleOf(line), [answer.error], [{ do: line, label: 'Try again', beside: true }]);
  }
  ask({ beside: { line, text: answer.text } });
  if (puzzle) { enter.leave(); return act(`load ${puzzle}`); }
  say(titleOf(line), (answer.words ?? [answer.text.trim()]).map(plain), offersOf(answer));
  tell(plain(answer.text.trim().split('\n')[0]));
}

// answered hears what came of a line: an error stands below the board, what it said beside it.
function answered(answer) {
  const { line: asked, error, cells, words: says = [], start: began } = answer;
  line = asked;
  if (answer.whole) {
    session.wholly({ do: asked, sure: true });
    document.documentElement.toggleAttribute('data-busy', true);
    return tell('This part of deduku is fetched now, once.');
  }
  failing = Boolean(error);
  wayBack = answer.offer?.find(o => /^Back to the last right/.test(o.label)) ?? (changes.test(asked) ? undefined : wayBack);
  look.answered(answer);
  if (!answer.learn?.now) board.hinted(asked === 'hint' && !error ? cellsIn(says.join(' ')) : []);
  if (error) tell(error, true, cells); else { failed = []; about.classList.remove('wrong'); }
  if (asked === 'hint' && !error && !state?.lesson) hints++;
  if (!error && byHand && changes.test(asked) && !(practising && edits.test(asked))) changed = asked;
  if (answer.picked && /^log where /.test(asked)) return steps.pick(answer.picked);
  if (answer.learn && !error) return learning(asked, answer.learn);
  if (/^practice/.test(asked) && !error && !/stats$/.test(asked)) practise(asked !== 'practice stop');
  if (enter.on) enter.answered(asked, began);
  if (over && /^(reset$|load )/.test(asked)) {
    const { givens, filled, noted } = over, off = filled - givens;
    over = null;
    if (!error) return remark('Start over', [`The ${count(givens, 'given')} stand on the board alone.`, ...off ? [`${count(off, 'digit')} ${off === 1 ? 'is' : 'are'} taken off${noted ? ', and your notes' : ''}: Undo brings ${off === 1 && !noted ? 'it' : 'them'} back.`] : []], off || noted ? [{ own: 'go-on', label: 'Play' }, { undo: true, label: 'Undo' }] : []);
  }
  if (began && !practising) {
    level = began.level || level;
    if (arrive.heard(began)) return;
    if (!enter.on) return say('', start(began, opening), [...offersOf({ ...answer, offer: [] }), ...began.placed && !opening ? friendly : []]);
  }
  if (enter.on && !error && (began || goesOn.test(asked) || /^(clear|undo|redo|learn leave)/.test(asked))) return; // also what was asked before
  if (asked === 'practice stop' && !error) return say('Practice', [...says.map(plain), `This is ${whose()} again.`], [{ own: 'mine', label: 'Back to my puzzle' }, { do: 'practice', label: 'Practise again' }, { own: 'learn', label: 'Lessons' }]);
  const digit = !error && /^show ([1-9])$/.exec(asked)?.[1];
  if (digit && !enter.on && !tour.on) return remark(`Only ${digit}`, [`The board shows where ${digit} stands and where it can go. Colours now go to those places.`], [{ own: 'all-digits', label: 'Show all digits' }]);
  if (learn.playing && /^until/.test(asked) && !error) { ask({ candidates: true }); return learn.easier(); }
  const done = tour.on && !error && tour.did(asked);
  const after = practising && (edits.test(asked) || /^(hint|more|show|practice)/.test(asked)) ? practice(says, asked) : [];
  const offers = [...learn.on ? learn.offers : [], ...done ? [tourOn] : [], ...offersOf(answer), ...after].filter((o, i, all) => all.findIndex(p => p.label === o.label) === i && !(o.label === 'Hint' && all.some(p => p.label === 'Say more')));
  if (after.length && edits.test(asked)) look.mute();
  if (isSolved() && /^(hint|next|why|find|until|step)/.test(asked)) offers.push(...others());
  if (isSolved() && /^(explain|goto)/.test(asked) && !done) return look.offering([{ own: 'ended', label: 'How it ended' }]);
  if (error) {
    const title = refused(asked, error);
    if (offers.length) tell(title, true, cells);
    return say(title, [error.replace(/^[a-z](?![0-9])/, c => c.toUpperCase()).replace(/[^.!?]$/, '$&.')], offers);
  }
  if (answer.svg && practising && /^show/.test(asked)) board.draw(answer.svg, true);
  if (done && quiet.test(asked)) return look.offering(offers);
  look.offering(done || learn.on ? offers : []);
  if (quiet.test(asked) && !after.length) return;
  if (!says.length || /^next|^step/.test(asked) && !answer.offer?.length) return; // a step is told when it is drawn
  if (/^solve/.test(asked) && !state.lesson && ended?.puzzle === mine) return wholly();
  say(titleOf(asked), says.map(plain).filter(Boolean), offers);
}

// friendly is what can be done with a puzzle in which somebody has placed digits.
const friendly = [{ own: 'go-on', label: 'Go on from here' }, { own: 'again', label: 'Play it from the givens' }];

// learning takes what was found out about learning: a question, the path, or how it went.
function learning(asked, { now, path: stops, stats, svgs, roles }) {
  if (stops) path.map(stops);
  if (stats) path.stats(stats);
  if (!now) return;
  if (now.task && !learn.on) { enter.leave(); tour.leave(); look.back(); if (practising) practise(false); }
  learn.heard(asked, now, svgs, roles);
}

// practise shows candidates while a step is looked for that may remove some.
function practise(on) {
  practising = on;
  ask({ candidates: on || settings.now.auto || settings.now.mine });
}

// practice are the buttons for one who practises: after what is right the next board comes first.
function practice(says) {
  const right = says.some(w => /^right:|^right$/.test(w));
  const go = [{ do: 'practice next', label: 'Next board' }], stop = [{ do: 'practice stop', label: 'Stop practising' }];
  return right ? [...go, ...stop] : [{ do: 'hint', label: 'Hint' }, { do: 'show me', label: 'Show me' }, ...go, ...stop];
}

const first = 'Choose a cell and press a digit. Hint says a little more each time; Next makes a step and says why.';

function open() {
  const link = location.hash.slice(1);
  if (!link) return;
  const values = arrive.open(link);
  const theme = values.get('t');
  if (theme === 'dark' || theme === 'light') settings.set({ theme });
  restored = true;
  enter.leave();
  byHand = false;
}

function wire() {
  new ResizeObserver(() => document.documentElement.style.setProperty('--pad', `${$('pad').offsetHeight}px`)).observe($('pad'));
  wireMenus();
  wireKeyboard({ skip: () => enter.on && enter.skip(board.cell), act: line => { if (line !== 'next' || !learn.asking) act(line); }, undo, press: (...key) => pad.press(...key), erase, back: () => { lesson.leave(); look.back(); }, why, keys: () => dialogs.show('keys') });
  const { load, loadFile, bring } = wireIncoming({ ask, tell });
  path = new Path(act, bring);
  dialogs.wire({
    act, share, generate: line => { enter.leave(); beside.run(line, true); }, teach: name => ask({ teach: name }),
    load: text => {
      if (!text.trim()) return remark('Load', ['Nothing was written, pasted or chosen, so nothing is loaded.'], [{ own: 'load', label: 'Load …' }]);
      enter.leave();
      load(text);
    }, loadFile: file => { enter.leave(); loadFile(file); },
    print: what => { lay(what, state, steps.all); print(); },
  });
  addEventListener('hashchange', open);
  addEventListener('beforeprint', () => { if (state && !$('paper').childElementCount) lay('puzzle', state, steps.all); });
  addEventListener('afterprint', () => $('paper').replaceChildren());
  for (const b of document.querySelectorAll('[data-do]')) b.addEventListener('click', () => act(b.dataset.do));
  for (const b of document.querySelectorAll('[data-own]')) b.addEventListener('click', () => own[b.dataset.own]());
  for (const b of document.querySelectorAll('[data-beside]')) b.addEventListener('click', () => { if (enter.on) enter.waits(); else { lesson.leave(); beside.run(b.dataset.beside); } });
  for (const b of document.querySelectorAll('[data-colour]')) b.addEventListener('click', () => board.paint(b.dataset.colour));
  $('erase').addEventListener('click', erase);
  $('undo').addEventListener('click', () => undo(-1));
  $('redo').addEventListener('click', () => undo(1));
  $('why').addEventListener('click', why);
  $('share').addEventListener('click', () => share(false));
  $('stop').addEventListener('click', () => { beside.stop(); ask({ stop: true }); });
  $('candidates').addEventListener('click', () => {
    if (enter.on) return enter.waits();
    lesson.leave();
    const on = !(settings.now.auto || settings.now.mine);
    settings.set({ auto: on, mine: false });
    remark('Automatic notes', [on ? 'They are on: each open cell shows what can still stand in it. The program keeps them; your own notes stay as they are.' : 'They are off: the notes on the board are yours alone.']);
  });
  $('colours').addEventListener('click', () => {
    if (enter.on) return enter.waits();
    lesson.leave();
    $('palette').hidden = !$('palette').hidden;
    $('colours').setAttribute('aria-checked', !$('palette').hidden);
    remark('Colours', [$('palette').hidden ? 'The colours are put away; what is coloured stays so.' : 'Choose a cell, or several, and press a colour. The same colour again takes it away; a digit that is shown alone is coloured in the cells instead.']);
  });
  $('finding').addEventListener('click', () => {
    if (enter.on) return enter.waits();
    lesson.leave();
    $('expression').hidden = !$('expression').hidden;
    $('finding').setAttribute('aria-checked', !$('expression').hidden);
    if ($('expression').hidden) {
      steps.pick(undefined);
      return remark('Find steps', ['The list has all steps again.']);
    }
    $('picked').textContent = 'What can be written here is told in the words above.';
    const apart = matchMedia('(max-width: 600px)').matches; // words and list are not in sight together
    say('Find steps', finding.says, [...finding.offers, ...apart ? [{ own: 'seek', label: 'Write one' }] : []]);
    if (!apart) own.seek();
  });
  $('expression').addEventListener('submit', e => {
    e.preventDefault();
    const text = $('expression').elements.where.value.trim();
    if (text) act(`log where ${text}`); else steps.pick(undefined);
  });
  const details = document.querySelector('#prompt details');
  details.addEventListener('toggle', () => { settings.set({ prompt: details.open }); if (details.open) prompt(); });
  details.open = settings.now.prompt;
}

// prompt fetches the terminal when it is opened first.
async function prompt() {
  if (globalThis.deduku) return;
  globalThis.deduku = {};
  const { openPrompt } = await import('./prompt.js');
  terminal = openPrompt($('terminal'), ask, () => board.choose(board.cell, false), written);
  globalThis.deduku.prompt = terminal.text;
}

wire();
settings.begin();
open();
arrive.begin(arrive.by);
session.begin();
if ('serviceWorker' in navigator) addEventListener('load', () => navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => { /* it works without */ }));
