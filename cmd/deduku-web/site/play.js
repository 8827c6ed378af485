// The player's keys: digits, notes, Erase, Undo, Why. A puzzle that is entered and a question of a lesson take them first.
import { nameOf } from './board.js';

const filled = d => /[1-9]/.test(d ?? '');

export class Play {
  #p; #clicked = null; // the cell that was chosen when a digit was clicked, and the digit that was shown alone

  // The parts of the page that it works with: state, ask, act, say, tell, remark, words, board, look, lesson, learn, enter, tour, practice, settings,
  // steps, arrive, deeds, ending.
  constructor(parts) { this.#p = parts; }

  // alone shows one digit on the board or, where that was shown, all of them.
  alone(d, before = this.#p.state?.filter) {
    if (Number(d) === before) return this.#p.ask({ filter: 0 });
    this.#p.act(`show ${d}`);
  }

  // first is a click on a digit that another may follow.
  first() {
    const { board, state, enter, ask } = this.#p;
    this.#clicked = { cell: board.cell, filter: state?.filter };
    if (!enter.on) ask({ tap: 1 });
  }

  // second is one that has followed; it reports whether the two belong together.
  second(d) {
    const { board, enter, learn, ask } = this.#p;
    if (enter.on || learn.asking || this.#clicked?.cell !== board.cell) return false;
    ask({ tap: 2 });
    this.alone(d, this.#clicked.filter);
    this.#clicked = null;
    return true;
  }

  // strikes says whether a note takes a candidate away: where the player said so, and where what is found is to be entered.
  get #strikes() { const { practice, settings, learn } = this.#p; return practice.on || settings.now.mine || learn.playing; }

  // put is what a key of a digit means: the digit, or a note of it.
  put(d, as) {
    const { state, ask, words, board, look, lesson, learn, enter, settings, deeds } = this.#p;
    deeds.pressed();
    const cells = board.chosen.map(nameOf);
    if (lesson.on) return this.#looking();
    if (learn.asking) return learn.digit(d);
    if (enter.on) return as ? enter.waits() : enter.digit(board.cell, d);
    look.back();
    if (as && this.#strikes) return state && board.eliminate(d);
    if (as && settings.now.auto) {
      return words.show('Automatic notes', ['These notes are made by the program: they show what can still stand in each cell. Yours would stand beside them.'],
        { asks: true, offers: [{ own: 'mine-notes', label: 'Let me take them away' }, { own: 'own-notes', label: 'My own notes alone' }] });
    }
    if (as) return ask({ note: { cells, digit: Number(d), centre: as === 'centre' } });
    board.digit(d);
    ask({ digit: { cells: [nameOf(board.cell)], digit: Number(d) } });
  }

  // noting says what digits are now; it reports whether they can be notes.
  noting(on, centre, moved) {
    const { enter, tour, learn, tell, remark } = this.#p;
    if (enter.on && on) { enter.waits(); return false; }
    const what = !on ? 'Notes are off: a digit fills the cell that is chosen.'
      : this.#strikes ? 'Notes are on: a digit is taken away from what can stand in the cell that is chosen.'
        : moved ? `Notes go ${centre ? 'to the middle' : 'into the corner'} of the cell now.` : 'Notes are on: a digit is a small note in the cell that is chosen. Notes are yours alone, and nothing follows from them.';
    this.#p.status.settled();
    if (tour.on || learn.asking) tell(what); else remark('', [what]);
    return true;
  }

  // looking says that a technique is shown: its board takes no digits, and the player's does not behind its back.
  #looking() { this.#p.tell('This board is to look at. “Back to my puzzle” leads to yours.'); }

  erase() {
    const { state, ask, tell, remark, board, look, lesson, learn, enter, deeds } = this.#p;
    deeds.pressed();
    if (lesson.on) return this.#looking();
    if (learn.asking) return learn.clear();
    if (enter.on) {
      if (enter.erase(board.cell)) return;
      tell(`${nameOf(board.cell)} is empty already.`);
      addEventListener('pointerdown', () => this.#p.status.stand(), { once: true }); // it is of this cell alone
      return;
    }
    look.back();
    const bare = i => !filled(state?.board.grid[i]) && !state?.corner?.[i] && !state?.centre?.[i];
    if (state && bare(board.cell) && board.chosen.every(bare)) return remark('', [`${nameOf(board.cell)} is empty already.`]);
    ask({ digit: { cells: [nameOf(board.cell), ...board.chosen.map(nameOf)], digit: 0 } });
  }

  // undo takes back what was done last, or does again what was taken back.
  undo(by) {
    const { state, ask, remark, words, lesson, learn, enter, arrive, deeds } = this.#p;
    if (arrive.waits(true)) return;
    if (words.asks) return remark('', ['Nothing was changed: the notes are as they were.']);
    deeds.pressed();
    lesson.leave();
    if (learn.asking) return learn.clear();
    if (enter.on) return enter.back(by, state?.redo) ? ask({ back: by }) : undefined;
    if (state && !(by < 0 ? state.undo : state.redo)) return remark('', [by < 0 ? 'Nothing is left to take back on this puzzle.' : 'Nothing was taken back that could be done again.']);
    ask({ back: by });
  }

  // why says why the cell that is chosen is what it is.
  why() {
    const { state, act, say, board, look, enter, steps, ending } = this.#p;
    if (enter.on) return enter.waits();
    look.back();
    const name = nameOf(board.cell);
    if (filled(state?.board.puzzle[board.cell])) return say(`Why ${name}`, ['This digit is given: the puzzle begins with it.'], ending.offers);
    if (steps.origins.get(name) === 'typed') return say(`Why ${name}`, ['You put this digit there yourself, so no step says why.'], [{ own: 'check', label: 'Check my digits' }, ...ending.offers]);
    act(`why ${name}`);
  }
}
