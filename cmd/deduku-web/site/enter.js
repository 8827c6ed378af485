// A puzzle of one's own, typed in cell by cell: each digit is a given at once, and the session says what has become of it.
const first = 'Choose a cell and press a digit, as in your newspaper: the next cell is then chosen. A digit over another one replaces it, Erase clears a cell.';
export const count = (n, one, more = one + 's') => `${n} ${n === 1 ? one : more}`;

export class Enter {
  #ask; #say; #choose; #on = false;
  #grid = Array(81).fill('.'); #open = 0; // the digits so far, and how many requests are not answered yet
  #known = new Map(); #told; // what the session has said of each puzzle that was come by; that which was told last

  constructor({ ask, say, choose }) {
    this.#ask = ask;
    this.#say = say;
    this.#choose = choose;
    try { this.#set(sessionStorage.getItem('entering') === 'yes'); } catch { /* nothing is kept */ }
  }

  get on() { return this.#on; }

  // clashes are the cells of digits that stand twice in a row, a column or a box.
  get clashes() { return this.#on && this.#known.get(this.#puzzle)?.clashes || []; }

  get #puzzle() { return this.#grid.join(''); }

  #set(on) {
    this.#on = on;
    document.documentElement.toggleAttribute('data-entering', on);
    try { sessionStorage.setItem('entering', on ? 'yes' : ''); } catch { /* nothing is kept */ }
  }

  begin() {
    this.#set(true);
    this.#put(Array(81).fill('.'));
    this.#choose(0);
    this.again();
  }

  // answered is told each line that was carried out, with what the session says of the puzzle that it put on the board.
  answered(line, start) {
    if (/^(clear|load )/.test(line) && this.#open) this.#open--;
    if (start) this.#known.set(line.slice(5), start);
  }

  stand({ board: { puzzle } }) {
    if (this.#open) return; // more was typed since
    this.#grid = [...puzzle].map(c => /[1-9]/.test(c) ? c : '.');
    if (this.#on && this.#told !== this.#puzzle) this.again();
  }

  // digit puts a digit into a cell, 0 for none; one that stands there already stays. After a digit the next cell is chosen.
  digit(cell, d) {
    const all = [...this.#grid];
    all[cell] = d ? String(d) : '.';
    if (all[cell] !== this.#grid[cell]) this.#put(all);
    if (d && cell < 80) this.#choose(cell + 1);
  }

  #put(all) {
    this.#grid = all;
    this.#open++;
    this.#ask({ do: all.some(c => c !== '.') ? 'load ' + this.#puzzle : 'clear' });
  }

  // again says what has become of the puzzle so far.
  again() {
    const n = this.#puzzle.replaceAll('.', '').length, { solutions, level, clashes } = this.#known.get(this.#puzzle) ?? {};
    this.#told = this.#puzzle;
    if (!n) return this.#tell(first);
    if (clashes) return this.#tell('A digit stands twice in a row, a column or a box: both are marked, and one of them is wrong.', [{ undo: true, label: 'Undo' }]);
    if (solutions === 'one') return this.#tell(`One solution${level ? ', ' + level : ''}: ${count(n, 'given')}. Is this all of it?`, [{ own: 'entered', label: 'Play it' }]);
    if (solutions === 'none') return this.#tell(`No solution: of ${n === 1 ? 'this digit' : `these ${n} digits`} one is wrong.`, [{ undo: true, label: 'Undo' }]);
    this.#tell(`${count(n, 'digit')} so far, which ${n === 1 ? 'has' : 'have'} several solutions. Go on.`);
  }

  // waits says that what was asked for comes when the puzzle is whole.
  waits() {
    const { solutions, clashes } = this.#known.get(this.#puzzle) ?? {}, whole = solutions === 'one';
    const why = clashes || solutions === 'none' ? 'A digit of it is wrong.' : whole ? '“Play it” makes its digits the givens.' : 'It has several solutions: digits are missing.';
    this.#tell(`The puzzle is not entered yet: hints, notes and steps come after that. ${why}`, [
      ...whole ? [{ own: 'entered', label: 'Play it' }] : [],
      { own: 'entering-on', label: 'Go on entering' },
      ...whole || clashes || solutions === 'none' ? [] : [{ own: 'entered', label: 'Play it as it is' }],
    ]);
  }

  done() {
    this.#set(false);
    this.#say('The puzzle', ['These are the givens now. What you type from here on is yours.'], []);
  }

  leave() { if (this.#on) this.#set(false); }

  #tell(text, offers = []) { this.#say('Enter a puzzle', [text], [...offers, { own: 'entering-left', label: 'Stop entering' }]); }
}
