// A puzzle of one's own, typed in cell by cell: each digit is a given at once, and the session says what has become of it.
const $ = id => document.getElementById(id);

export class Enter {
  #ask; #say; #on = false; #state;

  constructor({ ask, say }) {
    this.#ask = ask;
    this.#say = say;
    try { this.#on = sessionStorage.getItem('entering') === 'yes'; } catch { /* nothing is kept */ }
  }

  get on() { return this.#on; }

  #set(on) {
    this.#on = on;
    document.documentElement.toggleAttribute('data-entering', on);
    try { sessionStorage.setItem('entering', on ? 'yes' : ''); } catch { /* nothing is kept */ }
  }

  begin() {
    this.#set(true);
    this.#ask({ do: 'clear' });
    this.#tell('Choose a cell and press a digit, as in your newspaper. A digit over another one replaces it.');
  }

  stand(state) { this.#state = state; }

  // digit puts a digit into cells, 0 for none.
  digit(cell, d) {
    const all = [...this.#state.board.puzzle].map(c => /[1-9]/.test(c) ? c : '.');
    all[cell] = d && all[cell] !== String(d) ? d : '.';
    this.#ask({ do: all.some(c => c !== '.') ? 'load ' + all.join('') : 'clear' });
  }

  // heard is told what the session says of the puzzle so far, and whether its givens clash.
  heard({ givens, solutions, level }, clash) {
    if (clash) return this.#tell(clash, [{ undo: true, label: 'Undo' }]);
    if (solutions === 'one') return this.#tell(`One solution${level ? ', ' + level : ''}: ${givens} givens. Is this all of it?`, [{ own: 'entered', label: 'Play it' }]);
    if (solutions === 'none') return this.#tell(`No solution: of these ${givens} digits one is wrong.`, [{ undo: true, label: 'Undo' }]);
    return this.#tell(`${givens} digits so far, which have several solutions. Go on.`);
  }

  done() {
    this.#set(false);
    this.#say('The puzzle', ['These are the givens now. What you type from here on is yours.'], []);
  }

  leave() { if (this.#on) this.#set(false); }

  #tell(text, offers = []) { this.#say('Enter a puzzle', [text], [...offers, { own: 'entering-left', label: 'Leave it' }]); }
}
