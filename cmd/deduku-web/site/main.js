// The page: draws what the session says and makes lines of the session of what is clicked. It has no truth of its own.
import './page.css';
import { Session } from './session.js';
import { Board, drawn, nameOf } from './board.js';
import { Beside } from './beside.js';
import { Steps } from './steps.js';
import { dialogs } from './dialogs.js';
import { Words } from './words.js';
import { lightClaims } from '../../../deduce/export/claims.js';

const $ = id => document.getElementById(id);
const about = $('about');
let state = null, notes = false, terminal = null, written = '';
let wanted = 0, drawing = 0, told = 0; // the step to be seen, 0 for the board as it is; that whose picture is being made; that which was told
let going = 0, explained = 0; // the step that was clicked, and the one that the last line told

const session = new Session(hear);
const ask = request => session.ask(request);
const act = line => ask({ do: line });

const board = new Board((line, problem, cells) => {
  if (problem) return tell(problem, true, cells);
  if (!/^(un)?mark /.test(line)) back(); // colours go on what is to be seen
  act(line);
});
const steps = new Steps({
  look,
  go: n => { going = n; act(`goto ${n}`); if (n > (state?.begins ?? 0)) act(`explain ${n}`); },
});
const beside = new Beside(session, besides);
const words = new Words(n => steps.all[n - 1]?.name);
lightClaims($('words'), $('picture'), $('cells'));

// tell says something about the session in a line, and shows in which cells it is wrong.
function tell(text, wrong = false, cells = []) {
  about.textContent = text;
  about.classList.toggle('wrong', wrong);
  if (wrong) board.wrong(cells);
}

// look shows a step on the board, 0 the board as it is; passing, without choosing it. One picture is asked for at a
// time, so that steps can be run through faster than they are drawn.
function look(n, passing = false) {
  if (n !== wanted) told = 0;
  wanted = n;
  if (!passing) { steps.choose(n); board.reasons([]); }
  if (!n) {
    if (state) board.draw(state.svg);
    if (passing) words.again();
  } else if (!drawing) ask({ draw: drawing = n });
}

// back shows the board as it is, with all digits.
function back() {
  look(0);
  if (state?.filter) ask({ filter: 0 });
}

function hear(m) {
  if (m.text) { if (terminal) terminal.write(m.text); else written += m.text; }
  if (m.failed) tell('The session could not be loaded; a reload of the page tries again.', true);
  if (m.ready) document.documentElement.dataset.ready = m.ready.program;
  if (m.ready || m.restarted) drawing = 0;
  if (m.busy || m.state || m.restarted) stoppable();
  if (m.busy) document.documentElement.dataset.busy = '';
  if (m.answer) answered(m.answer);
  if (m.steps) steps.take(m.steps);
  if (m.state) stand(m.state);
  if (m.picture) pictured(m.picture);
  if (m.link) dialogs.share(new URL('#' + m.link, location.href).href);
  if (m.file) save(m.file);
}

function stand(now) {
  const before = state;
  if (!state) performance.mark('ready'); // for whoever measures
  state = now;
  delete document.documentElement.dataset.busy;
  steps.stand(state);
  board.show(state, steps.origins);
  $('undo').disabled = !state.undo;
  $('redo').disabled = !state.redo;
  const { board: b } = state;
  if (!about.classList.contains('wrong') || !failing) {
    tell(`${b.name}: ${b.filled} of 81` + (b.status === 'solved' ? `, solved: ${state.level}, score ${state.score}` : b.status === 'contradiction' ? ', no solution' + (steps.typed ? ': a digit is wrong, Undo takes the last back' : '') : '') + (b.steps < state.ahead ? `, step ${b.steps} of ${state.ahead}` : ''));
    board.wrong([]);
  }
  failing = false;
  const was = before?.board, same = was?.puzzle === b.puzzle;
  if (explained && explained <= state.ahead) look(explained);
  else if (going === b.steps) look(going);
  else if (same && b.steps === was.steps + 1 && steps.all[was.steps]?.kind !== 'PREMISE') look(b.steps);
  else if (!same || b.steps !== was.steps) look(0);
  else look(wanted, true); // it may look otherwise now: coloured, in another notation
  explained = 0;
}

function stoppable() { $('stop').disabled = !session.busy && !beside.busy; }

// besides hears of a command that runs beside the session: how far it is, what came of it.
function besides({ line, far, answer, puzzle }) {
  stoppable();
  if (far) tell(`${line}: ${far}`);
  if (!answer) return;
  if (answer.error) return tell(`${line}: ${answer.error}`, true);
  ask({ beside: { line, text: answer.text } });
  words.show(line, words.of(answer.text));
  if (puzzle) act(`load ${puzzle}`); else about.textContent = answer.text.trim().split('\n')[0];
}

let failing = false;
// What is heard of a line: an error stands below the board, what it said beside it.
function answered({ line, text, error, cells }) {
  failing = Boolean(error);
  explained = error ? 0 : Number(/^explain (\d+)$/.exec(line)?.[1] ?? 0);
  if (!/^goto /.test(line)) going = 0;
  const digit = /^show ([1-9])$/.exec(line)?.[1];
  if (digit && !error) { look(0); ask({ filter: Number(digit) }); }
  const cell = /^why (r[1-9]c[1-9])$/.exec(line)?.[1];
  if (cell && !error) reasons(cell);
  if (error) tell(error, true, cells); else { about.classList.remove('wrong'); board.wrong([]); }
  const says = words.of(/^solve/.test(line) ? text.replace(/^ *\d+~? +[A-Z].*\n?/gm, '') : text); // the list has the steps
  if (line === 'hint' && says.length) says.push('Hint again says more; Next makes the step.');
  if (says.length && !error && !/^(goto|explain|r[1-9]c[1-9]|undo|redo|mark|unmark)/.test(line)) words.show(/^[a-z]/.test(line) && line.length < 60 ? line : 'load', says);
}

// pictured shows a step, if it is still the one to be seen.
function pictured({ n, name, conclusion, words: text, svg, roles, claims }) {
  drawing = 0;
  if (n !== wanted) return wanted ? look(wanted, true) : undefined;
  if (!svg) return;
  board.draw(svg);
  if (told !== n) words.show(`${n} ${name} ${conclusion}`, text, { passing: n !== steps.chosen, roles, claims });
  told = n;
}

function save({ name, data }) {
  const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
  const a = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([bytes])), download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}

function open() {
  const link = location.hash.slice(1);
  if (!link) return;
  history.replaceState(null, '', location.pathname + location.search); // so that a reload goes on with what came of it
  const values = new URLSearchParams(link);
  board.fill(values.get('p') ?? '');
  const theme = values.get('t');
  if (theme === 'dark' || theme === 'light') themed(theme);
  ask({ open: link });
}

const stepped = { n: 'next', h: 'hint' };
function key(e) {
  if (e.target.closest?.('input, textarea, select, dialog, #terminal')) return;
  if (e.target.closest?.('button') && /^(Enter| )$/.test(e.key)) return;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(e.code)?.[1] ?? (/^[1-9]$/.test(e.key) ? e.key : undefined);
  const control = e.ctrlKey || e.metaKey;
  if (control && e.key.toLowerCase() === 'z') act(e.shiftKey ? 'redo' : 'undo');
  else if (control && e.key.toLowerCase() === 'y') act('redo');
  else if (control || e.altKey) return;
  else if (digit) board.digit(digit, notes !== e.shiftKey);
  else if (e.key === 'Backspace' || e.key === 'Delete' || e.key === '0') board.erase();
  else if (e.key === 'Escape') back();
  else if (e.key === '?') dialogs.show('keys');
  else if (e.key === 'w') why();
  else if (stepped[e.key]) act(stepped[e.key]);
  else return;
  e.preventDefault();
}

const why = () => act(`why ${nameOf(board.cell)}`);

// reasons dims all steps that have nothing to do with a cell.
function reasons(cell) {
  const n = steps.placing(cell);
  if (n) board.reasons(steps.why(n).flatMap(i => steps.all[i - 1]?.places ?? []));
}

// filter shows a digit alone, or all again.
const filter = d => Number(d) === state?.filter ? ask({ filter: 0 }) : act(`show ${d}`);

function themed(theme) {
  if (theme) document.documentElement.dataset.theme = theme; else delete document.documentElement.dataset.theme;
  $('theme').setAttribute('aria-label', 'theme: ' + (theme || 'as the system'));
  try { if (theme) localStorage.setItem('theme', theme); else localStorage.removeItem('theme'); } catch { /* nothing is kept */ }
  terminal?.retheme();
}

// load takes what was pasted or dropped: a link of our own, or anything that the session reads.
function load(text) {
  const own = /^\s*\S*#(p=\S+)\s*$/.exec(text);
  if (own) { ask({ open: own[1] }); return; }
  if (text.trim()) ask({ text });
}

async function loadFile(file) {
  if (file.size > 32 << 20) return tell(`${file.name} is larger than 32 MB`, true);
  const bytes = new Uint8Array(await file.arrayBuffer());
  let data = '';
  for (let i = 0; i < bytes.length; i += 0x8000) data += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  ask({ file: { name: file.name, data: btoa(data) } });
}

function wire() {
  addEventListener('keydown', key);
  addEventListener('hashchange', open);
  for (const b of document.querySelectorAll('[data-do]')) b.addEventListener('click', () => act(b.dataset.do));
  for (const b of document.querySelectorAll('[data-digit]')) {
    let held, clicked;
    const d = b.dataset.digit;
    b.addEventListener('click', e => {
      clearTimeout(clicked);
      if (e.detail < 2 && held !== true) { // a second click of the mouse may follow, which means something else
        clicked = setTimeout(() => board.digit(d, notes !== e.shiftKey), e.pointerType === 'mouse' ? 250 : 0);
      }
      held = undefined;
    });
    b.addEventListener('dblclick', () => filter(d));
    b.addEventListener('pointerdown', () => { held = setTimeout(() => { held = true; filter(d); }, 550); });
    for (const over of ['pointerup', 'pointerleave']) b.addEventListener(over, () => { if (held !== true) clearTimeout(held); });
    b.addEventListener('contextmenu', e => { e.preventDefault(); });
  }
  for (const b of document.querySelectorAll('[data-colour]')) b.addEventListener('click', () => board.paint(b.dataset.colour));
  $('notes').addEventListener('click', () => { notes = !notes; $('notes').setAttribute('aria-pressed', notes); });
  $('erase').addEventListener('click', () => board.erase());
  $('undo').addEventListener('click', () => act('undo'));
  $('redo').addEventListener('click', () => act('redo'));
  $('candidates').addEventListener('click', () => {
    const shown = $('candidates').getAttribute('aria-pressed') !== 'true';
    $('candidates').setAttribute('aria-pressed', shown);
    back();
    ask({ candidates: shown });
  });
  $('why').addEventListener('click', why);
  $('stop').addEventListener('click', () => { beside.stop(); ask({ stop: true }); });
  for (const b of document.querySelectorAll('[data-beside]')) b.addEventListener('click', () => beside.run(b.dataset.beside));
  $('share').addEventListener('click', () => ask({ share: { step: steps.chosen } }));
  $('theme').addEventListener('click', () => themed({ undefined: 'light', light: 'dark', dark: '' }[document.documentElement.dataset.theme]));
  for (const name of ['log', 'prompt']) $('tab-' + name).addEventListener('click', () => tab(name));
  tab('log');
  addEventListener('paste', e => {
    if (e.target.closest?.('input, textarea, #terminal')) return;
    const file = e.clipboardData.files[0];
    if (file) loadFile(file); else load(e.clipboardData.getData('text'));
  });
  addEventListener('dragover', e => e.preventDefault());
  addEventListener('drop', e => {
    e.preventDefault();
    const file = e.dataTransfer.files[0];
    if (file) loadFile(file); else load(e.dataTransfer.getData('text'));
  });
  dialogs.wire({ act, load, loadFile, generate: line => beside.run(line, true) });
}

function tab(name) {
  for (const one of ['log', 'prompt']) {
    $('tab-' + one).setAttribute('aria-selected', one === name);
    $(one).classList.toggle('shown', one === name);
  }
}

let theme = '';
try { theme = localStorage.getItem('theme') ?? ''; } catch { /* nothing is kept */ }
themed(theme);
wire();
open();
session.begin();
import('./prompt.js').then(({ openPrompt }) => {
  terminal = openPrompt($('terminal'), ask, () => board.choose(board.cell, false));
  terminal.write(written);
  globalThis.deduku = { prompt: terminal.text };
});
if ('serviceWorker' in navigator) addEventListener('load', () => navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => { /* it works without */ }));
