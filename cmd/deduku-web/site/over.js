// Start over: the givens of the puzzle alone, and what was taken off for that.
import { count } from './enter.js';

const given = ({ board: { puzzle } }) => puzzle.replace(/[^1-9]/g, '').length;

export class Over {
  #p; #was = null; // how the board was that begins again

  // The parts of the page that it works with: state, ask, remark, enter, learn, practice, lesson, look.
  constructor(parts) { this.#p = parts; }

  begin() {
    const { state, ask, remark, enter, learn, practice, lesson, look } = this.#p;
    if (enter.on) return enter.waits();
    if (learn.asking || practice.on) return remark('Start over', ['This board is one to learn from: nothing of yours is on it.']);
    lesson.leave();
    look.back();
    this.#was = state && { givens: given(state), filled: state.board.filled, noted: Boolean(state.corner) };
    ask({ over: true });
  }

  // answered is told each line that was carried out; it reports whether it has said what came of it.
  answered({ line, error }) {
    if (!this.#was || !/^(reset$|load )/.test(line)) return false;
    const { givens, filled, noted } = this.#was, off = filled - givens;
    this.#was = null;
    if (error) return false;
    this.#p.remark('Start over', [`The ${count(givens, 'given')} stand on the board alone.`, ...off ? [`${count(off, 'digit')} ${off === 1 ? 'is' : 'are'} taken off${noted ? ', and your notes' : ''}: Undo brings ${off === 1 && !noted ? 'it' : 'them'} back.`] : []], off || noted ? [{ own: 'go-on', label: 'Play' }, { undo: true, label: 'Undo' }] : []);
    return true;
  }
}
