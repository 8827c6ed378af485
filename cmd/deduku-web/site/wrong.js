// A board that is wrong: it is said, with the way back to one that is right, and so it is said when that is come by.
import { nameOf } from './board.js';
import { changes } from './deeds.js';
import { Mending } from './mending.js';

export class Wrong {
  #p; #mending = new Mending();
  #stuck = false; // a digit typed has left no solution, and stands
  #returning = ''; // the line by which a wrong board is left
  #back; // the offer that leads from a wrong board to one that is right

  // The parts of the page that it works with: state, say, ask, steps, status, settings, answered, ending.
  constructor(parts) { this.#p = parts; }

  // check has the player's digits checked.
  check() { this.#mending.ask(); this.#p.ask({ check: true }); }

  // carries is told which offer is carried out.
  carries({ do: line, label }) { this.#returning = toRight(label) ? line : ''; }

  answered({ line, offer }) { this.#back = offer?.find(o => toRight(o.label)) ?? (changes.test(line) ? undefined : this.#back); }

  // checked says what a check has found, and what became of that.
  checked() {
    const { state, say, ask, status, settings, ending } = this.#p, news = this.#mending.heard(state.checked);
    status.mark();
    if (!news) return;
    status.tell(status.standing());
    say('Check', [news.text], news.over ? ending.offers : this.#ways);
    if (news.over && !settings.now.atonce) ask({ check: false });
  }

  // stand is told how the board is, after another one.
  stand(before) {
    const { state, say, steps, answered } = this.#p, { board: b } = state, another = before?.board.puzzle !== b.puzzle;
    const wrong = state.checked?.wrong ?? [];
    if (b.status === 'open' && this.#stuck && !another) {
      if (wrong.length) say('Check', [`${this.#offTaken(before)}${named(wrong)} ${wrong.length > 1 ? 'are' : 'is'} still not right.`], this.#ways);
      else say('On again', [`${this.#offTaken(before)}Each open cell has a digit to take.`], []);
    }
    if (/^goto /.test(this.#returning) && answered.line === this.#returning && !another) {
      this.#returning = '';
      say('Back on a right board', [`${this.#offTaken(before)}What is on the board now is right.`], [{ undo: true, label: 'Undo' }]);
    }
    this.#stuck = b.status === 'contradiction' && (this.#stuck || before?.board.status === 'open' && steps.typed);
    if (this.#stuck && before?.board.status === 'open') say('No solution is left', ['A digit is wrong: a cell has nothing left to take.'], [{ own: 'check', label: 'Show what is wrong' }, { undo: true, label: 'Undo' }]);
  }

  // ways are the buttons that lead from what a check has found: what was typed and is wrong is taken away, and nothing that is right.
  get #ways() {
    const { state, steps } = this.#p, cells = state.checked.wrong.filter(c => steps.origins.get(c) === 'typed');
    const last = state.undo && !cells.length ? [{ undo: true, label: 'Undo' }] : [];
    return [...cells.length ? [{ own: 'take-away', cells, label: `Take ${named(cells)} away` }] : [], ...this.#back ? [this.#back] : [], ...last];
  }

  // offTaken says which digits stand on the board no more.
  #offTaken(before) {
    const now = this.#p.state.board.grid, off = [...before.board.grid].flatMap((d, i) => /[1-9]/.test(d) && !/[1-9]/.test(now[i]) ? [`${nameOf(i)} = ${d}`] : []);
    return off.length ? `${off.length > 3 ? `${off.length} digits, from ${off[0]} on,` : off.join(', ')} ${off.length > 1 ? 'are' : 'is'} taken off. ` : '';
  }
}

// named are cells in a row; many are only counted.
const named = cells => cells.length > 3 ? `the ${cells.length} wrong digits` : cells.length > 1 ? `${cells.slice(0, -1).join(', ')} and ${cells.at(-1)}` : cells[0];

const toRight = label => /^Back to the last right/.test(label);
