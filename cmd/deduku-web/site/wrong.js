// A board that is wrong: it is said, with the way back to one that is right, and so it is said when that is come by.
import { nameOf } from './board.js';
import { changes } from './deeds.js';
import { Mending, mended, named as said } from './mending.js';

export class Wrong {
  #p; #mending = new Mending();
  #stuck = false; // a digit typed has left no solution, and stands
  #mended = -1; // the press by which all was mended
  #returning = ''; // the line by which a wrong board is left
  #right = -1; // the step at which a board is right to which somebody came back
  #back; // the offer that leads from a wrong board to one that is right

  // The parts of the page that it works with: state, say, ask, steps, status, settings, answered, ending.
  constructor(parts) { this.#p = parts; }

  // check has the player's digits checked.
  check() { this.#mending.ask(); this.#p.ask({ check: true }); }

  // carries is told which offer is carried out.
  carries({ do: line, label }) { this.#returning = toRight(label) ? line : ''; }

  // left says whether the steps ahead are those that somebody has left as they were wrong: nobody wants them.
  get left() { return this.#right >= 0; }

  answered({ line, offer }) { this.#back = offer?.find(o => toRight(o.label)) ?? (changes.test(line) ? undefined : this.#back); }

  // checked says what a check has found, and what became of that, after another board.
  checked(before) {
    const { state, say, ask, status, settings, ending, board, deeds } = this.#p;
    if (before?.board.puzzle !== state.board.puzzle) this.#mending.forget();
    let news = this.#mending.heard(state.checked);
    if (news?.mended) this.#mended = deeds.presses;
    else if (!news && this.#mended === deeds.presses && state.board.grid !== before?.board.grid && state.checked?.wrong.length === 0) news = mended; // the right digit has followed
    status.mark();
    if (!news) return;
    status.tell(status.standing());
    say('Check', [news.text], news.over ? ending.offers : this.#ways);
    if (!news.over) board.removed((state.checked.lost ?? []).map(c => [9 * (c[2] - 1) + (c[4] - 1), c[0]]));
    if (news.over && !settings.now.atonce) ask({ check: false });
  }

  // stand is told how the board is, after another one.
  stand(before) {
    const { state, say, steps, status, answered } = this.#p, { board: b } = state, another = before?.board.puzzle !== b.puzzle;
    const wrong = state.checked?.wrong ?? [];
    if (another || b.steps !== this.#right) this.#right = -1;
    if (b.status === 'open' && this.#stuck && !another) {
      if (wrong.length) say('Check', [`${this.#offTaken(before)}${named(wrong)} ${wrong.length > 1 ? 'are' : 'is'} still not right.`], this.#ways);
      else say('On again', [`${this.#offTaken(before)}Each open cell has a digit to take.`], []);
    }
    if (/^goto /.test(this.#returning) && answered.line === this.#returning && !another) {
      this.#returning = '';
      this.#right = b.steps;
      status.tell(status.standing());
      say('Back on a right board', [`${this.#offTaken(before)}What is on the board now is right.`], [{ do: 'hint', label: 'Hint' }, { own: 'go-on', label: 'Go on' }, { undo: true, label: 'Undo' }]);
    }
    this.#stuck = b.status === 'contradiction' && (this.#stuck || before?.board.status === 'open' && steps.typed);
    if (this.#stuck && before?.board.status === 'open') say('No solution is left', ['A digit is wrong: a cell has nothing left to take.'], [{ own: 'check', label: 'Show what is wrong' }, { undo: true, label: 'Undo' }]);
  }

  // putBack puts back the candidates that were taken away and are right: what was done by hand since then is done again without that.
  putBack() {
    const { state, steps, act } = this.#p, { lost } = state.checked, made = steps.all.slice(0, state.board.steps).filter(s => s.kind === 'PREMISE' && !s.takenBack);
    const from = made.findIndex(s => !s.places && s.changes.some(c => lost.includes(c)));
    const again = made.slice(from).flatMap(s => s.changes.filter(c => s.places ? s.places.includes(c.slice(1)) : !lost.includes(c)).map(c => `${c.slice(1)}${s.places ? '=' : '<>'}${c[0]}`));
    act(`goto ${made[from].n - 1}`);
    if (again.length) act(again.join(', '));
  }

  // ways are the buttons that lead from what a check has found: what was typed and is wrong is taken away, and nothing that is right.
  get #ways() {
    const { state, steps } = this.#p, cells = state.checked.wrong.filter(c => steps.origins.get(c) === 'typed');
    const lost = (state.checked.lost ?? []).length && !steps.all.some(s => s.kind === 'GUESS') ? state.checked.lost : [];
    const last = state.undo && !cells.length && !lost.length ? [{ undo: true, label: 'Undo' }] : [];
    return [...lost.length ? [{ own: 'put-back', label: `Put ${lost.length > 1 ? 'them' : said(lost[0])} back` }] : [], ...cells.length ? [{ own: 'take-away', cells, label: `Take ${named(cells)} away` }] : [], ...this.#back ? [this.#back] : [], ...last];
  }

  // offTaken says which digits stand on the board no more.
  #offTaken(before) {
    const now = this.#p.state.board.grid, off = [...before.board.grid].flatMap((d, i) => /[1-9]/.test(d) && !/[1-9]/.test(now[i]) ? [`${nameOf(i)} = ${d}`] : []);
    const struck = this.#p.steps.all.slice(this.#p.state.board.steps, before.board.steps).filter(s => s.kind === 'PREMISE' && !s.places).flatMap(s => s.changes);
    const back = struck.length > 3 ? `${struck.length} candidates are back. ` : struck.length ? `${struck.map(c => `${c[0]} can stand in ${c.slice(1)} again`).join('; ')}. ` : '';
    return back + this.#taken(off);
  }

  #taken(off) {
    return off.length ? `${off.length > 3 ? `${off.length} digits, from ${off[0]} on,` : off.join(', ')} ${off.length > 1 ? 'are' : 'is'} taken off. ` : '';
  }
}

// named are cells in a row; many are only counted.
const named = cells => cells.length > 3 ? `the ${cells.length} wrong digits` : cells.length > 1 ? `${cells.slice(0, -1).join(', ')} and ${cells.at(-1)}` : cells[0];

const toRight = label => /^Back to the last right/.test(label);
