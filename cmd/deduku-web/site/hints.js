// Hints: on how many steps the player asked for them, and whether all was said of the one that comes.
export class Hints {
  #p; #step = ''; #said = ''; // the board on which the last one was asked for, and what it said

  // The parts of the page that it works with: state, begun.
  constructor(parts) { this.#p = parts; }

  // heard is told what a hint says; it reports whether the one before said just that: then nothing is left to be said. Each press on Hint
  // says more of one step, so that is counted once. What is asked in a lesson is no help with the player's own puzzle.
  heard(says) {
    const { state, begun } = this.#p, step = `${state.board.grid} ${state.board.steps}`, text = says.join('\n'), same = step === this.#step;
    const again = same && text === this.#said;
    if (!same && !state.lesson) begun.hints++;
    this.#step = step;
    this.#said = text;
    return again;
  }
}
