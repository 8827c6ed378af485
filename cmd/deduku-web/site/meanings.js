// Words that only those know who play much. Each is explained once in a browser, below what says it first.
import { meaning as cell } from './named.js';

const meanings = {
  cells: cell,
  given: text => /\bgivens?\b/.test(text) && 'A given is a digit that the puzzle begins with.',
  candidate: text => /\bcandidates?\b/.test(text) && 'A candidate of a cell is a digit that can still stand there.',
  blocker: text => /\bblockers?\b/i.test(text) && 'A blocker is a digit that stands already, so that the other cells of its row, column and box cannot have it.',
  score: text => /\bscore \d/.test(text) && 'The score adds up how hard the steps are: 4 for each of the easiest, some hundreds for a hard one.',
};

// known are the words that were explained in this browser.
function known() {
  try { return JSON.parse(localStorage.getItem('knows') ?? '[]'); } catch { return []; }
}

export class Meanings {
  #known = known();

  // of is what a text says first that was not explained yet; empty where all was. Lessons explain their words themselves, but for the cells.
  of(text, lesson) {
    for (const [name, means] of Object.entries(meanings)) {
      const says = !(lesson && name !== 'cells') && !this.#known.includes(name) && means(text);
      if (!says) continue;
      this.#known.push(name);
      try { localStorage.setItem('knows', JSON.stringify(this.#known)); } catch { /* it is told again next time */ }
      return says;
    }
    return '';
  }
}
