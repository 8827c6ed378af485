// A technique on its example, on the board: part by part, and back to one's own puzzle.
import { saying } from './named.js';

export class Lesson {
  #board; #say; #turned; #lesson; #at = 0;

  // turned is called when one begins or ends.
  constructor(board, say, turned) { this.#board = board; this.#say = say; this.#turned = turned; }

  get on() { return Boolean(this.#lesson); }
  // status is what its board is, for the line below that.
  get status() { return `${this.#lesson.title}: an example`; }

  begin(lesson) { this.#lesson = lesson; document.documentElement.dataset.taught = ''; this.go(0); this.#turned(); }

  go(n) {
    this.#at = Math.max(0, Math.min(n, this.#lesson.stages.length - 1));
    const { stages, title } = this.#lesson, stage = stages[this.#at];
    this.#board.lend(stage.svg);
    if (matchMedia('(max-width: 600px)').matches) scrollTo({ top: 0 });
    this.#say(`${title}, ${this.#at + 1} of ${stages.length}`, stage.words.map(saying), [
      ...this.#at < stages.length - 1 ? [{ own: 'lesson-on', label: this.#at ? 'Go on' : 'Show me' }] : [{ do: 'practice ' + this.#lesson.name, label: 'Practise it' }],
      ...this.#at ? [{ own: 'lesson-before', label: 'Before that' }] : [],
      { own: 'lesson-leave', label: 'Back to my puzzle' },
    ], stage.roles ?? []);
  }

  move(by) { if (this.#lesson) this.go(this.#at + by); }

  leave() {
    if (!this.#lesson) return;
    this.#lesson = undefined;
    delete document.documentElement.dataset.taught;
    this.#board.lend(null);
    this.#turned();
  }
}
