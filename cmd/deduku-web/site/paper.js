// What is printed: the puzzle, or what the dialog asks for, and nothing else of the page.
import { grid } from './grid.js';
const paper = document.getElementById('paper');

const sheets = {
  puzzle: ({ board }) => [grid(board.puzzle, board.puzzle)],
  now: ({ board }) => [grid(board.grid, board.puzzle)],
  candidates: ({ board, candidates }) => [grid(board.grid, board.puzzle, candidates)],
  sheet: ({ board }) => [grid(board.puzzle, board.puzzle), grid(board.puzzle, board.puzzle)],
  path: ({ board }, steps) => {
    const list = document.createElement('ol');
    list.append(...steps.filter(s => s.kind !== 'INIT' && s.kind !== 'OMITTED').map(s => Object.assign(document.createElement('li'), { textContent: `${s.name}: ${s.conclusion}` })));
    return [grid(board.puzzle, board.puzzle), list];
  },
};

// lay puts on paper what is asked for.
export function lay(what, state, steps) {
  const h = document.createElement('h2');
  h.textContent = state.board.name;
  paper.className = what;
  paper.replaceChildren(h, ...sheets[what](state, steps));
}
