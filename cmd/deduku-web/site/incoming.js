// What comes from outside: pasted, dropped, written into a box, chosen as a file, by a link. What cannot be read is said once, in plain words.
import { sentence } from './named.js';

const mostPasted = 2 << 20, mostFile = 32 << 20, mostBox = 20_000;
const box = document.querySelector('#load form');

const reads = [
  'Load reads the 81 cells of a puzzle, row after row, with a full stop or a 0 for an empty one: in a single line, as 53..7....6..195 and so on, or in nine lines.',
  'It also reads a drawing of a board, notes included, and a link of deduku, SudokuWiki, SudokuPad, f-puzzles or sudoku.coach.',
];
const unread = /no puzzle|expected|column \d+:|^\S+:\d+:\d+:/; // a text was read as a puzzle and is none
const ways = [{ own: 'load', label: 'Load …' }, { own: 'shelf', label: 'My puzzles' }];

export class Incoming {
  #p; #coming = null; // what the session was given and has not answered yet

  // The parts of the page that it works with: ask, remark, status, whose, toMine.
  constructor(parts) {
    this.#p = parts;
    const take = data => { const [file] = data.files; if (file) this.file(file); else this.text(data.getData('text')); };
    addEventListener('paste', e => { if (!e.target.closest?.('input, textarea, #terminal')) take(e.clipboardData); });
    addEventListener('dragover', e => e.preventDefault());
    addEventListener('drop', e => { e.preventDefault(); take(e.dataTransfer); });
  }

  // text has a text loaded. Where it is no puzzle, it stands in the box, to be mended there.
  text(text) {
    if (text.length > mostPasted) return this.#refused('That is no puzzle', [`What was pasted has ${Math.round(text.length / 1e5) / 10} MB: that is no puzzle. Lists of puzzles can be loaded as a file.`]);
    if (!text.trim()) return;
    const own = /^\s*\S*#(p=\S+)\s*$/.exec(text); // a link of our own
    if (own) return this.link(own[1]);
    this.#take({ text });
  }

  // link has what stands behind the # of a link opened.
  link(link) {
    this.#take({ open: link });
  }

  async file(file) {
    const whole = await this.#read(file);
    if (!whole) return;
    this.#take({ file: whole });
  }

  #take(request) { this.#coming = request; this.#p.ask(request); }

  // request is what the session was given and has not answered yet.
  get request() { return this.#coming; }

  // bring has a copy of what was learnt joined with what is kept.
  async bring(file) { const whole = await this.#read(file); if (whole) this.#p.ask({ import: whole }); }

  async #read(file) {
    if (file.size > mostFile) return this.#refused(`${file.name} is too large`, ['A file may have 32 MB.']);
    const bytes = new Uint8Array(await file.arrayBuffer());
    let data = '';
    for (let i = 0; i < bytes.length; i += 0x8000) data += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    return { name: file.name, data: btoa(data) };
  }

  // answered is told what came of each line; it reports whether it has said why nothing could be loaded.
  answered({ error, whole }) {
    const coming = this.#coming;
    if (!coming || whole) return false;
    this.#coming = null;
    if (!error) { box.reset(); return false; }
    const { title, says } = coming.open ? ofLink(coming.open) : !unread.test(error) ? { title: 'This cannot be loaded', says: [sentence(error)] }
      : coming.file ? { title: `No puzzle in ${coming.file.name}`, says: ['The file was read, and no puzzle was found in it.', ...reads] } : ofText(coming.text, error);
    if (coming.text && coming.text.length < mostBox) box.elements.text.value = coming.text;
    this.#refused(title, says);
    return true;
  }

  #refused(title, says) {
    const { remark, status, whose, toMine } = this.#p, stays = whose();
    status.settled();
    remark(title, [...says, `${stays[0].toUpperCase()}${stays.slice(1)} is on the board, as it was.`], [...toMine(), ...ways]);
  }
}

// ofLink says what is wrong with a link of our own.
function ofLink(link) {
  const puzzle = new URLSearchParams(link).get('p') ?? '', again = 'Ask for it again, or paste the whole of it into Load.';
  if (/^[0-9.]{1,80}$/.test(puzzle)) return { title: 'The link is cut short', says: [`It has ${puzzle.length} of the 81 cells of a puzzle. ${again}`] };
  return { title: 'The link cannot be read', says: [`It is not whole, or something in it was changed on its way. ${again}`] };
}

// ofText says what a text lacks to be a puzzle.
function ofText(text, error) {
  const title = 'That is no puzzle';
  if (/^\s*\S+:\/\/\S+\s*$/.test(text)) return { title, says: ['There is no whole puzzle in this address. Some sites keep their puzzles to themselves and give them a name only, and nothing is fetched from there: copy the puzzle itself.', reads[0]] };
  const cells = /^[\s0-9.]*$/.test(text) && text.replace(/\s/g, '').length, [, rows] = /(\d+) rows?, expected 9/.exec(error) ?? [];
  const lacks = cells && cells !== 81 ? `It has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and a puzzle has 81.` : rows ? `It has ${rows} ${rows === '1' ? 'row' : 'rows'}, and a puzzle has 9.` : '';
  return { title, says: [...lacks ? [lacks] : [], ...reads] };
}

// save offers a file that the session wrote.
export function save({ name, data }) {
  const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
  const a = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([bytes])), download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}
