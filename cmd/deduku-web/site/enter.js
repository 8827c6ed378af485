// A puzzle of one's own, typed in cell by cell: each digit is a given at once, and the session says what has become of it.
const first = 'Choose a cell and press a digit, as in your newspaper: the next cell is then chosen. A digit over another one replaces it, Erase clears a cell. Where the paper has none, press “Skip a cell” or choose the next cell that has one.'
  + (matchMedia('(any-pointer: fine)').matches ? ' On a keyboard 0, a full stop or the space bar leave a cell empty and go on, and arrows go from the end of a row to the next one.' : '');
const pass = { own: 'entering-pass', label: 'Skip a cell' };
export const count = (n, one, more = one + 's') => `${n} ${n === 1 ? one : more}`;

const kept = key => { try { return sessionStorage.getItem(key); } catch { return null; } };

export class Enter {
  #ask; #say; #choose; #turned; #on = false;
  #grid = Array(81).fill('.'); #open = 0; #depth = 0; // the digits so far, how many requests are not answered yet, how many changes can be taken back
  #known = new Map(); #told; // what the session has said of each puzzle that was come by; that which was told last

  // turned is called when entering begins or ends.
  constructor({ ask, say, choose, turned }) {
    this.#turned = turned;
    this.#ask = ask;
    this.#say = say;
    this.#choose = choose;
    this.#depth = Number(kept('entered')) || 0;
    this.#set(kept('entering') === 'yes');
    try { this.#known = new Map(JSON.parse(kept('entered-known') ?? '[]')); } catch { /* nothing is kept */ }
  }

  get on() { return this.#on; }

  // clashes are the cells of digits that stand twice in a row, a column or a box.
  get clashes() { return this.#on && this.#known.get(this.#puzzle)?.clashes || []; }

  get #puzzle() { return this.#grid.join(''); }

  #set(on) {
    this.#on = on;
    document.documentElement.toggleAttribute('data-entering', on);
    try { sessionStorage.setItem('entering', on ? 'yes' : ''); } catch { /* nothing is kept */ }
    this.#turned();
  }

  begin() {
    this.#set(true);
    this.#put(Array(81).fill('.'));
    this.#deep(0);
    this.#choose(0);
    this.again();
  }

  // take goes on with what was typed of a puzzle in an earlier visit.
  take(grid) {
    this.#set(true);
    this.#put([...grid].map(c => /[1-9]/.test(c) ? c : '.'));
    this.#deep(0);
    this.#choose(Math.min(80, [...grid].findLastIndex(c => /[1-9]/.test(c)) + 1));
  }

  // grid is what is typed so far.
  get grid() { return this.#puzzle; }

  // resume goes on where entering was stopped; what was typed before can still be taken back.
  resume() {
    this.#set(true);
    this.again();
  }

  // depth is how many changes can be taken back before the board is that with which entering began.
  get depth() { return this.#depth; }

  #deep(n) {
    this.#depth = n;
    try { sessionStorage.setItem('entered', n); } catch { /* nothing is kept */ }
  }

  // back reports whether there is something of the puzzle to be taken back; it says so where there is nothing.
  back(by, redo) {
    if (by > 0 && !redo) return false;
    if (by < 0 && !this.#depth) {
      this.again();
      return false;
    }
    this.#deep(Math.max(0, this.#depth + by));
    return true;
  }

  // answered is told each line that was carried out, with what the session says of the puzzle that it put on the board.
  answered(line, start) {
    if (/^(clear|load )/.test(line) && this.#open) this.#open--;
    if (!start) return;
    this.#known.set(line.slice(5), start);
    try { sessionStorage.setItem('entered-known', JSON.stringify([...this.#known].slice(-100))); } catch { /* nothing is kept */ }
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
    if (d) this.#next(cell);
  }

  // erase takes a digit out of a cell, and reports whether there was one.
  erase(cell) {
    if (this.#grid[cell] === '.') { this.again(); return false; }
    this.digit(cell, 0);
    return true;
  }

  // skip leaves a cell empty and chooses the next one.
  skip(cell) {
    this.digit(cell, 0);
    this.#next(cell);
    return true;
  }

  // pass goes on to the next cell, and says how far the puzzle is; a digit in this one stays.
  pass(cell) {
    this.#next(cell);
    this.again();
  }

  #next(cell) { if (cell < 80) this.#choose(cell + 1); }

  #put(all) {
    this.#grid = all;
    this.#open++;
    this.#deep(this.#depth + 1);
    this.#ask({ do: all.some(c => c !== '.') ? 'load ' + this.#puzzle : 'clear' });
  }

  // again says what has become of the puzzle so far. A digit that is wrong need not be the last one: Undo is not what to do first.
  again() {
    const n = this.#puzzle.replaceAll('.', '').length, { solutions, level, clashes } = this.#known.get(this.#puzzle) ?? {};
    const undo = this.#depth ? [{ undo: true, label: 'Undo' }] : [];
    this.#told = this.#puzzle;
    if (!n) return this.#tell(first, [pass]);
    const twice = new Set(clashes?.map(c => this.#grid[(c[1] - 1) * 9 + (c[3] - 1)]));
    if (clashes?.length > 2 && twice.size === 1) return this.#tell(`${[...twice]} stands more than once in a row, a column or a box: all are marked. Compare them with the paper.`, undo);
    if (clashes?.length > 2) return this.#tell(`${clashes.length} digits stand twice in a row, a column or a box: all are marked. Compare them with the paper: a row may stand in the wrong place.`, undo);
    if (clashes) return this.#tell('A digit stands twice in a row, a column or a box: both are marked. Compare them with the paper.', undo);
    if (solutions === 'one') return this.#tell(`One solution${level ? ', ' + level : ''}: ${count(n, 'given')}. Is this all of it?`, [{ own: 'entered', label: 'Play it', first: true }]);
    if (solutions === 'none') return this.#tell(`No solution: ${n === 1 ? 'this digit' : `at least one of these ${n} digits`} is wrong, and not always the last one. Compare the board with the paper; a digit typed over another one replaces it.`, undo);
    this.#tell(solutions ? `${count(n, 'digit')} so far, which ${n === 1 ? 'has' : 'have'} several solutions. Go on.` : `${count(n, 'digit')} so far. Go on.`, solutions ? [pass] : [pass, { own: 'entered', label: 'Play it as it is' }]);
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

  #tell(text, offers = []) { this.#say('Enter a puzzle', [text], [...offers, { own: 'entering-left', label: 'Stop entering' }].map(o => ({ plain: !o.first, ...o }))); }
}
