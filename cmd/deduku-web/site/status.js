// The line below the board: how the board is, or what was wrong with the last line; and the cells that are marked as wrong.
const about = document.getElementById('about');

export class Status {
  #p; #failing = false; #failed = []; // the last line was refused; the cells that its error names

  // The parts of the page that it works with: state, board, enter, learn, lesson, ending, begun.
  constructor(parts) { this.#p = parts; }

  // tell says something about the session in a line, and shows in which cells it is wrong.
  tell(text, wrong = false, cells = []) {
    about.textContent = text;
    about.classList.toggle('wrong', wrong);
    this.#failed = cells;
    this.mark();
  }

  mark() {
    const { board, enter, state } = this.#p;
    board.wrong([...this.#failed, ...enter.clashes, ...state?.checked?.wrong ?? [], ...(state?.checked?.lost ?? []).map(c => c.slice(1))]);
  }

  // answered is told whether a line was refused, and why.
  answered({ error, cells }) {
    this.#failing = Boolean(error);
    if (error) return this.tell(error, true, cells);
    this.#failed = [];
    about.classList.remove('wrong');
  }

  // stand says how the board is, unless a refusal is to be read.
  stand() {
    if (!about.classList.contains('wrong') || !this.#failing) this.tell(this.standing());
    this.#failing = false;
  }

  // settled has the line say how the board is, where somebody has gone on from a refusal.
  settled() { if (about.classList.contains('wrong') && this.#p.state) this.tell(this.standing()); }

  // standing is the board in a line.
  standing() {
    const { state, learn, lesson, ending, begun, wrong } = this.#p, { board: b } = state;
    if (learn.asking) return learn.status;
    if (lesson.on) return lesson.status;
    const end = { solved: ending.short, contradiction: ', something is wrong' }[b.status] ?? '';
    return `${!state.lesson && begun.name || state.title}: ${b.filled} of 81${end}${b.steps < state.ahead && !wrong.left ? `, step ${b.steps} of ${state.ahead}` : ''}`;
  }
}
