// The end of a puzzle: how hard it was, what it took, and what can be played next.
import { count } from './enter.js';
import { told as clocked } from './clock.js';
import { generating } from './dialogs.js';

export class Ending {
  #p; #end = null; // how hard the puzzle is that was solved

  // The parts of the page that it works with: state, say, steps, look, begun, clock, settings, status, tour, underTour, answered.
  constructor(parts) { this.#p = parts; }

  // finished is told how hard the puzzle is that is solved now.
  async finished(end) {
    this.#end = end;
    const { begun, answered, status, steps, look } = this.#p;
    await begun.known; // how many hints there were
    const { state } = this.#p;
    if (this.#end !== end || state.board.status !== 'solved') return;
    begun.level = end.level || begun.level;
    status.tell(status.standing());
    begun.keep();
    if (/^solve/.test(answered.line)) return this.wholly();
    const last = /^(next|step|$)/.test(answered.line) && steps.all[state.board.steps - 1]?.kind !== 'PREMISE' ? state.board.steps : 0;
    if (last) look.back(); // all digits are seen, and the end is what is told
    this.tell(last);
  }

  // tell says how it went, and what can be done then.
  tell(last = 0) {
    const { begun, steps, settings, clock, say } = this.#p;
    const help = [begun.hints ? `${count(begun.hints, 'step')} with hints` : 'No hint', ...steps.made.length ? [`${count(steps.made.length, 'digit')} found by Next`] : []].join(', ');
    say('Solved', [this.#hardness(), [settings.now.timer ? `Time ${clocked(clock.seconds)}.` : '', `${help}.`].filter(Boolean).join(' ')],
      [...this.others(), ...last ? [{ do: `explain ${last}`, label: 'Show the last step' }] : []]);
  }

  // wholly says that the program has solved the puzzle.
  wholly() {
    const { steps, say, tour } = this.#p, hardest = steps.all.find(s => s.name === this.#end.needs && !s.takenBack);
    if (!hardest && steps.typed) return say('Solved', [this.#hardness(), `The list of steps, further down, has no ${this.#end.needs}: what you had put in made the rest easier.`], [...tour.on ? [tour.offer] : [], { own: 'solve-again', label: 'Solve it from the beginning' }, { own: 'list', label: 'To the list of steps' }]);
    say('Solved', [this.#hardness(), 'All steps are in the list of steps, further down: press one to see it on the board, with its reasons.'], [...tour.on ? [tour.offer] : [], ...hardest ? [{ do: `explain ${hardest.n}`, label: 'Show the hardest step' }] : [], { own: 'list', label: 'To the list of steps' }]);
  }

  // others are the puzzles that can follow one that is solved.
  others() {
    const level = this.#end?.level;
    return [...level ? [{ do: generating('level ' + level), label: `Another ${level} one`, beside: true }] : [], { own: 'shelf', label: 'My puzzles' }];
  }

  // offers are the buttons beside what is asked of a puzzle that is solved; none of one that is not.
  get offers() { return this.solved ? [{ own: 'ended', label: 'How it ended' }, ...this.others()] : []; }

  // of says whether it was told how hard a puzzle is, as its end.
  of(puzzle) { return this.#end?.puzzle === puzzle; }

  // solved says whether the player's own board is, and it was said how hard it was.
  get solved() {
    const { state, practice } = this.#p;
    return state?.board.status === 'solved' && !state.lesson && !practice.on && this.of(state.board.puzzle);
  }

  // passed says whether an earlier step of the player's own board is looked at, which is solved further on.
  get passed() {
    const { state, steps, practice } = this.#p;
    return !state.lesson && !practice.on && state.board.steps < state.ahead && steps.all.at(-1)?.kind === 'SOLVED' && this.of(state.board.puzzle);
  }

  // short is the end in the line below the board.
  get short() { return this.of(this.#p.state.board.puzzle) && this.#end.score ? `, solved: ${this.#end.level}, score ${this.#end.score}` : ', solved'; }

  // hardness is how hard the puzzle is that was solved, whatever way that was.
  #hardness() {
    const { level, score, rating, needs } = this.#end;
    return [level && `The puzzle is ${level}`, `score ${score}`, needs && `its hardest step is ${needs}`, rating].filter(Boolean).join(', ') + '.';
  }
}
