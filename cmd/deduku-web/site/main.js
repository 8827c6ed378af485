// The page: draws what the session says and makes requests of what is clicked. It has no truth of its own. Here its parts are joined.
import './page.css';
import { Session } from './session.js';
import { Board } from './board.js';
import { Beside } from './beside.js';
import { Steps } from './steps.js';
import { dialogs } from './dialogs.js';
import { Words } from './words.js';
import { Status } from './status.js';
import { Pad } from './pad.js';
import { Play } from './play.js';
import { Practice } from './practice.js';
import { Settings, notesAre } from './settings.js';
import { wireMenus } from './menus.js';
import { wireOnward } from './onward.js';
import { wireSwitches } from './switches.js';
import { wireKeyboard } from './keyboard.js';
import { Incoming, save } from './incoming.js';
import { Enter } from './enter.js';
import { Arrive } from './arrive.js';
import { Clock } from './clock.js';
import { Shelf } from './shelf.js';
import { Begun } from './begun.js';
import { Hints } from './hints.js';
import { Over } from './over.js';
import { Wrong } from './wrong.js';
import { Ending } from './ending.js';
import { Tour } from './tour.js';
import { Lesson } from './lesson.js';
import { Learn } from './learn.js';
import { Path } from './path.js';
import { Look, now as back } from './look.js';
import { goesOn } from './answers.js';
import { Answered } from './answered.js';
import { owned } from './own.js';
import { Finding } from './finding.js';
import { Deeds, gone } from './deeds.js';
import { lay } from './paper.js';
import { lightClaims } from '../../../deduce/export/claims.js';

const $ = id => document.getElementById(id);
let state = null; // the session as it stands
let terminal = null, written = ''; // the prompt, and what was said before it was opened
let home = '', whole = false, mine = {}; // the title of the board that is no lesson's, whether it is solved, and the board

// page has the parts of it for one another: each takes what it works with when it is called, as some come later than others.
const page = { ask: request => session.ask(request), act, say, remark, tell, share, whose, toMine, settle, get state() { return state; } };

const session = page.session = new Session(hear);
const { ask } = page;
const deeds = page.deeds = new Deeds();
const status = page.status = new Status(page);
const play = page.play = new Play(page);
const words = page.words = new Words(carry);
const board = page.board = new Board((line, problem, cells) => {
  if (problem) {
    tell(problem, true, cells);
    return remark('Not in this cell', [`${problem[0].toUpperCase()}${problem.slice(1)}.`], state?.undo ? [{ undo: true, label: 'Undo' }] : []);
  }
  if (!/^(un)?mark /.test(line)) look.back(); // colours go on what is to be seen
  act(line);
});
const steps = page.steps = new Steps({ look: (n, passing) => look.at(n, passing), go: n => look.go(n) });
const look = page.look = new Look({ board, steps, words, ask, act, carry, state: () => state });
const answered = page.answered = new Answered(page);
const beside = new Beside(session, news => { stoppable(); answered.aside(news); });
const enter = page.enter = new Enter({ ask, say, choose: i => board.choose(i, false), turned: undoable });
const clock = page.clock = new Clock();
const shelf = page.shelf = new Shelf(() => unkept('full'));
const begun = page.begun = new Begun(page);
page.hints = new Hints(page);
const over = page.over = new Over(page);
const wrong = page.wrong = new Wrong(page);
const ending = page.ending = new Ending(page);
const incoming = page.incoming = new Incoming(page);
const arrive = page.arrive = new Arrive({ board, words, tell, ask, shelf, incoming, get settings() { return settings; } });
const tour = page.tour = new Tour(say);
const lesson = page.lesson = new Lesson(board, say, () => { if (state) tell(status.standing()); });
const practice = page.practice = new Practice(page);
const learn = page.learn = new Learn({ board, act, words, tell, whose, solved: () => whole, candidates: on => practice.candidates(on), keys: lent => pad.lend(lent) });
page.finding = new Finding(page);
const pad = page.pad = new Pad({ put: (d, as) => { board.removed([]); play.put(d, as); }, filter: d => play.alone(d), noting: (...how) => play.noting(...how), first: () => play.first(), second: d => play.second(d) });
const settings = page.settings = new Settings(set);
const own = page.own = owned(page);
lightClaims($('words'), $('picture'), $('cells'));

// act has a line carried out. What is shown of a lesson gives way to it.
function act(line, sure = false) {
  arrive.waits();
  deeds.pressed();
  board.removed([]);
  lesson.leave();
  if (!/^learn/.test(line)) learn.played();
  if (line === 'next' && look.before(ending.solved)) return look.onward();
  if (enter.on && goesOn.test(line)) enter.waits(); else ask({ do: line, sure });
}

function say(title, paragraphs, offers = [], roles = [], means = []) { words.show(title, paragraphs, { offers, roles, means }); }

// remark says something with the way back to what is under way.
function remark(title, paragraphs, offers = []) {
  say(title, paragraphs, [...offers, ...learn.on ? learn.offers : tour.on ? [tour.offer] : practice.on ? practice.offers() : []]);
}

function tell(text, bad, cells) { status.tell(text, bad, cells); }
function share(bare) { ask({ share: { step: steps.chosen, bare } }); }

// whose is what the player's board is called.
function whose() { return arrive.back(mine) ? 'the puzzle that came by a link' : home === 'An example' ? 'the example' : 'your puzzle'; }

// toMine are the buttons that lead to the player's own puzzle, where one that came by a link is on the board.
function toMine() { return arrive.back(mine) ?? []; }

// carry does what an offer is for.
function carry(offer) {
  if (offer.own) return own[offer.own](offer);
  if (offer.undo || offer.do === 'undo' && state.undo) return play.undo(-1);
  if (offer.do === '(check)') return own.check();
  if (/^teach ./.test(offer.do)) return ask({ teach: offer.do.slice(6) });
  if (offer.beside) return beside.run(offer.do, true);
  wrong.carries(offer);
  act(offer.do, offer.sure);
}

function hear(m) {
  if (m.text) { if (terminal) terminal.write(m.text); else written += m.text; }
  if (m.failed) say('The session could not be loaded', ['What you did is kept.'], [{ own: 'reload', label: 'Try again' }]);
  if (m.unkept) unkept(m.unkept);
  if (m.ready) ready(m.ready);
  if (m.ready || m.restarted) look.begin();
  if (m.restarted) tell(m.restarted === 'died' ? 'The session had to be started anew; the board is as it was.' : 'Stopped; the board is as it was.');
  if (m.busy || m.state || m.restarted) stoppable();
  if (m.answer) answered.heard(m.answer);
  if (m.steps) steps.take(m.steps);
  if (m.state) stand(m.state);
  if (m.picture) look.pictured(m.picture);
  if (m.lesson) lesson.begin(m.lesson);
  if (m.kept) { shelf.whole(m.kept); arrive.told(m.kept); }
  if (m.finish) ending.finished(m.finish);
  if (m.link) dialogs.share(new URL('#' + m.link, location.href).href);
  if (m.file) save(m.file);
}

function ready({ program }) {
  document.documentElement.dataset.ready = program;
  learn.resume();
  practice.candidates();
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
  document.documentElement.toggleAttribute('data-mine', now.mine);
  if (now.auto !== before.auto || now.mine !== before.mine) { look.back(); practice.candidates(learn.playing && (now.auto || now.mine)); }
  if (now.atonce !== before.atonce) ask({ check: now.atonce });
  if (now.mine !== before.mine && state) remark('Notes', [notesAre(now.mine)]);
}

// stand is told how the board is.
function stand(now) {
  const before = state;
  if (!state) performance.mark('ready'); // for whoever measures
  state = now;
  arrive.stand(state, state.lesson || enter.on);
  const { board: b } = state;
  if (practice.on && !state.lesson) practice.turn(false);
  learn.stand(state);
  steps.stand(state);
  board.show(state, steps.origins);
  enter.stand(state);
  undoable();
  if (!board.held) status.stand();
  if (!state.lesson && !practice.on) { home = state.title; whole = b.status === 'solved'; mine = b; }
  begun.stand(before);
  look.stand(before, state);
  done(deeds.done(before, state, wrong.left));
  tour.stand(state);
  if (!before || before.board.puzzle !== b.puzzle || before.board.steps !== b.steps) board.removed(before?.board.puzzle === b.puzzle ? gone(before, state) : []);
  wrong.checked(before);
  clock.run(b.status === 'open' && b.filled > 0 && !state.lesson && !enter.on);
  wrong.stand(before);
  begun.keep();
}

// undoable has Undo and Redo be pressed where there is something for them.
function undoable() {
  if (!state) return;
  $('undo').disabled = enter.on ? !enter.depth : !state.undo;
  $('redo').disabled = !state.redo;
}

// settle shows the board that the session has, as no other comes.
function settle() {
  if (!board.held) return;
  board.hold(false);
  status.stand();
}

// done says what a press has changed.
function done(what) {
  if (!what || enter.on || learn.asking) return;
  if (tour.on) tell(`${status.standing()}. ${what}`); else remark('', [(what[0].toUpperCase() + what.slice(1)).replace(/^R(?=[1-9])/, 'r')], deeds.dropped ? [{ undo: true, label: 'Undo' }] : state.board.steps < state.ahead ? [back] : []);
}

function unkept(why) {
  say('Nothing more is kept', [why === 'full' ? 'The storage of this browser is full: what you do now is lost when the page is left.' : 'This browser keeps nothing for this page: what you do is lost when the page is left.', 'A link brings the board back.'], [{ own: 'share', label: 'Make a link' }]);
  tell('Nothing more is kept in this browser.', true);
}

function open() {
  const link = location.hash.slice(1);
  if (!link) return;
  const values = arrive.open(link);
  const theme = values.get('t');
  if (theme === 'dark' || theme === 'light') settings.set({ theme });
  begun.decided();
  enter.leave();
  deeds.pressed(false);
}

function wire() {
  new ResizeObserver(() => document.documentElement.style.setProperty('--pad', `${$('pad').offsetHeight}px`)).observe($('pad'));
  wireMenus();
  wireOnward();
  wireKeyboard({ skip: () => enter.on && enter.skip(board.cell), act: line => { if (line !== 'next' || !learn.asking) act(line); }, undo: by => play.undo(by), press: (...key) => pad.press(...key), erase: () => play.erase(), back: () => { lesson.leave(); look.back(); }, why: () => play.why(), keys: () => dialogs.show('keys') });
  page.path = new Path(act, file => incoming.bring(file));
  dialogs.wire({
    act, share, generate: line => { enter.leave(); beside.run(line, true); }, teach: name => ask({ teach: name }),
    load: text => {
      if (!text.trim()) return remark('Load', ['Nothing was written, pasted or chosen, so nothing is loaded.'], [{ own: 'load', label: 'Load …' }]);
      enter.leave();
      incoming.text(text);
    }, loadFile: file => { enter.leave(); incoming.file(file); },
    print: what => { lay(what, state, steps.all); print(); },
  });
  addEventListener('hashchange', open);
  addEventListener('beforeprint', () => { if (state && !$('paper').childElementCount) lay('puzzle', state, steps.all); });
  addEventListener('afterprint', () => $('paper').replaceChildren());
  for (const b of document.querySelectorAll('[data-do]')) b.addEventListener('click', () => act(b.dataset.do));
  for (const b of document.querySelectorAll('[data-own]')) b.addEventListener('click', () => own[b.dataset.own]());
  for (const b of document.querySelectorAll('[data-beside]')) b.addEventListener('click', () => { if (enter.on) enter.waits(); else { lesson.leave(); beside.run(b.dataset.beside); } });
  for (const b of document.querySelectorAll('[data-colour]')) b.addEventListener('click', () => board.paint(b.dataset.colour));
  $('erase').addEventListener('click', () => play.erase());
  $('undo').addEventListener('click', () => play.undo(-1));
  $('redo').addEventListener('click', () => play.undo(1));
  $('why').addEventListener('click', () => play.why());
  $('share').addEventListener('click', () => share(false));
  $('stop').addEventListener('click', () => { beside.stop(); ask({ stop: true }); });
  wireSwitches(page);
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
