// The page: draws what the session says and makes lines of the session of what is clicked. It has no truth of its own.
import './page.css';
import { Session } from './session.js';
import { Board, nameOf } from './board.js';
import { Steps } from './steps.js';
import { dialogs } from './dialogs.js';

const $ = id => document.getElementById(id);
const about = $('about'), words = $('words');
let state = null, notes = false, terminal = null, written = '';
let chosen = 0, told = 0; // the step that was chosen, and once it is told: it is drawn when the board stands

const session = new Session(hear);
const ask = request => session.ask(request);
const act = line => ask({ do: line });

const board = new Board((line, problem, cells) => {
  if (problem) return tell(problem, true, cells);
  back();
  act(line);
});
const steps = new Steps({
  draw: n => n ? ask({ draw: n }) : back(),
  go: n => { act(`goto ${n}`); if (n > (state?.begins ?? 0)) { act(`explain ${n}`); chosen = n; } },
});

// tell says something about the session in a line, and shows in which cells it is wrong.
function tell(text, wrong = false, cells = []) {
  about.textContent = text;
  about.classList.toggle('wrong', wrong);
  if (wrong) board.wrong(cells);
}

// back shows the board as it is.
function back() {
  steps.choose(0);
  board.reasons([]);
  if (state) board.draw(state.svg);
}

function hear(m) {
  if (m.text) { if (terminal) terminal.write(m.text); else written += m.text; }
  if (m.failed) tell('The session could not be loaded; a reload of the page tries again.', true);
  if (m.ready) document.documentElement.dataset.ready = m.ready.program;
  if (m.busy || m.state || m.restarted) $('stop').disabled = !m.busy;
  if (m.busy) document.documentElement.dataset.busy = '';
  if (m.answer) answered(m.answer);
  if (m.steps) steps.take(m.steps);
  if (m.state) stand(m.state);
  if (m.picture) pictured(m.picture);
  if (m.link) dialogs.share(new URL('#' + m.link + marks(), location.href).href);
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
    tell(`${b.name}: ${b.filled} of 81` + (b.status === 'solved' ? ', solved' : b.status === 'contradiction' ? ', a contradiction' : '') + (b.steps < state.ahead ? `, step ${b.steps} of ${state.ahead}` : ''));
    board.wrong([]);
  }
  failing = false;
  if (told && told <= state.ahead) ask({ draw: told });
  else if (before && before.board.puzzle === b.puzzle && b.steps === before.board.steps + 1) ask({ draw: b.steps });
  told = 0;
}

let failing = false;
// What is heard of a line: an error stands below the board, what it said beside it.
function answered({ line, text, error, cells }) {
  failing = Boolean(error);
  if (chosen && line === `explain ${chosen}`) { told = chosen; chosen = 0; }
  if (error) tell(error, true, cells); else { about.classList.remove('wrong'); board.wrong([]); }
  const said = text.split('\n').filter(l => !/[│┌└├─╔║╚╟╠]|^\s*\+-|^error: /.test(l)).map(l => l.trimEnd()).join('\n').replace(/\n{3,}/g, '\n\n').trim();
  if (said && !error && !/^(goto|explain|r[1-9]c[1-9]|undo|redo|solve)/.test(line)) show(line, said.split('\n\n').slice(0, 12));
}

function show(title, paragraphs) {
  const h = document.createElement('h2');
  h.textContent = title;
  words.replaceChildren(h, ...paragraphs.map(text => Object.assign(document.createElement('p'), { textContent: text })));
  words.scrollTop = 0;
}

function pictured({ n, name, conclusion, words: told, svg }) {
  board.draw(svg);
  steps.choose(n, document.activeElement?.closest('#steps') === null);
  show(`${n} ${name} ${conclusion}`, told);
}

function save({ name, data }) {
  const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
  const a = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([bytes])), download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}

// Colours by hand travel in links as the number of the colour behind each cell.
const marks = () => board.colours.size ? '&m=' + [...board.colours].map(([i, n]) => nameOf(i) + n).join('') : '';

function open() {
  const link = location.hash.slice(1);
  if (!link) return;
  history.replaceState(null, '', location.pathname + location.search); // so that a reload goes on with what came of it
  const values = new URLSearchParams(link);
  board.fill(values.get('p') ?? '');
  board.colours.clear();
  for (const [, row, column, n] of (values.get('m') ?? '').slice(0, 1000).matchAll(/r([1-9])c([1-9])([1-8])/g)) board.colours.set((row - 1) * 9 + column - 1, Number(n));
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

// why tells why the chosen cell is what it is, and dims all steps that have nothing to do with it.
function why() {
  const cell = nameOf(board.cell), n = steps.placing(cell);
  act(`why ${cell}`);
  if (n) {
    board.reasons(steps.why(n).flatMap(i => steps.all[i - 1]?.places ?? []));
  }
}

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
    let held;
    const d = b.dataset.digit;
    b.addEventListener('click', e => { if (e.detail < 2 && held !== true) board.digit(d, notes !== e.shiftKey); held = undefined; });
    b.addEventListener('dblclick', () => board.filter(d));
    b.addEventListener('pointerdown', () => { held = setTimeout(() => { held = true; board.filter(d); }, 550); });
    for (const over of ['pointerup', 'pointerleave']) b.addEventListener(over, () => { if (held !== true) clearTimeout(held); });
    b.addEventListener('contextmenu', e => { e.preventDefault(); });
  }
  for (const b of document.querySelectorAll('[data-colour]')) b.addEventListener('click', () => board.paint(Number(b.dataset.colour)));
  $('notes').addEventListener('click', () => { notes = !notes; $('notes').setAttribute('aria-pressed', notes); });
  $('erase').addEventListener('click', () => board.erase());
  $('undo').addEventListener('click', () => act('undo'));
  $('redo').addEventListener('click', () => act('redo'));
  $('candidates').addEventListener('click', () => {
    const shown = $('candidates').getAttribute('aria-pressed') !== 'true';
    $('candidates').setAttribute('aria-pressed', shown);
    ask({ candidates: shown });
  });
  $('why').addEventListener('click', why);
  $('stop').addEventListener('click', () => ask({ stop: true }));
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
  dialogs.wire({ act, load, loadFile });
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
