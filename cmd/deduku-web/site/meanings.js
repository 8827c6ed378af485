// Words that only those know who play much. Each is explained once in a browser, below what says it first.
import { meaning as cell } from './named.js';

// words are those that the dictionary of the program has, with what it says of them.
const words = WORDS.map(([name, means]) => [name, text => new RegExp(`\\b${name}s?\\b`, 'i').test(text) && `${name[0].toUpperCase()}${name.slice(1)}: ${means}.`]);

const meanings = {
  cells: cell,
  ...Object.fromEntries(words),
  dotted: text => /\br.c. = \d stands on the board/.test(text) && 'The dotted line below a digit says that you put it there.',
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
