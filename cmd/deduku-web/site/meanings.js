// Words that only those know who play much. Each is explained once in a browser, below what says it first.
import { meaning as cell } from './named.js';

// words are those that the dictionary of the program has, with what it says of them.
const words = WORDS.map(([name, means]) => [name, text => new RegExp(`\\b${name}s?\\b`, 'i').test(text) && `${name[0].toUpperCase()}${name.slice(1)}: ${means}.`]);

const terms = {
  cells: cell,
  ...Object.fromEntries(words),
  dotted: text => /\br.c. = \d stands on the board/.test(text) && 'The dotted line below a digit says that you put it there.',
};

// measures are what is said of puzzles and steps as a whole.
const measures = {
  level: text => /\b(solutions?, |puzzle is )(easy|medium|hard|unfair|extreme)\b/.test(text) && 'Puzzles are easy, medium, hard, unfair or extreme, as is the hardest technique that they need; many steps make a puzzle harder, too.',
  score: text => /\bscore \d/.test(text) && 'The score adds up how hard the steps are: 4 for each of the easiest, some hundreds for a hard one.',
  rating: text => /\bER (above )?\d/.test(text) && !text.includes('Sudoku Explainer') && 'ER is the rating of Sudoku Explainer, a program whose measure many use: from 1.2, the easiest puzzles, to about 11.',
  rests: text => /\brests? on\b/.test(text) && 'A step rests on what was found before: it follows from these steps and digits.',
  alone: text => /\b(one digit alone|filter one digit)\b/i.test(text) && 'To filter one digit, hold its button down or click it twice: the board then shows this digit alone, and “Show all digits” brings the others back.',
};

// known are the words that were explained in this browser.
function known() {
  try { return JSON.parse(localStorage.getItem('knows') ?? '[]'); } catch { return []; }
}

export class Meanings {
  #known = known();

  // of is what a text says first that was not explained yet, of terms and of measures; empty where all was. Lessons explain their words
  // themselves, but for the cells and for what is done with a button.
  of(text, lesson) {
    const first = all => {
      for (const [name, means] of Object.entries(all)) {
        const says = !(lesson && !['cells', 'alone'].includes(name)) && !this.#known.includes(name) && means(text);
        if (says) { this.#known.push(name); return [says]; }
      }
      return [];
    };
    const told = [...first(terms), ...first(measures)].join('\n');
    if (told) try { localStorage.setItem('knows', JSON.stringify(this.#known)); } catch { /* it is told again next time */ }
    return told;
  }
}
