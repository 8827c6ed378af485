// What a press has changed on the board, in words.
import { nameOf } from './board.js';

const cells = [...Array(81).keys()], filled = d => /[1-9]/.test(d);
const and = all => all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
const some = (all, one, many) => !all.length ? '' : all.length > 4 ? `${all.length} ${many}` : one(all);
const spaced = digits => [...digits].join(' ');

// Lines that change the board or what is written on it, and say nothing of it themselves.
export const changes = /^(undo|redo|unset|pencil|mark|unmark|r[1-9]c[1-9])/;

// deed says what a line has changed; empty where nothing has.
export function deed(line, before, now) {
  const way = /^undo/.test(line) ? 'Undone' : /^redo/.test(line) ? 'Done again' : '', was = before.board.grid, is = now.board.grid;
  const text = before.board.puzzle !== now.board.puzzle ? `${now.title} is on the board` : [
    some(cells.filter(i => filled(is[i]) && is[i] !== was[i]), all => `${and(all.map(i => `${nameOf(i)} = ${is[i]}`))} ${all.length > 1 ? 'stand' : 'stands'} on the board`, 'digits more stand on the board'),
    some(cells.filter(i => filled(was[i]) && !filled(is[i])), all => `${and(all.map(nameOf))} ${all.length > 1 ? 'are' : 'is'} open again`, 'cells are open again'),
    notes(before, now), colours(before.marks, now.marks),
  ].filter(Boolean).join('; ') || (was === is ? removed(before, now) : '');
  return way ? `${way}${text ? `: ${text}` : ''}.` : text && `${text}.`;
}

// notes says which notes open cells have now that had others.
function notes(before, now) {
  const of = (s, i) => [s.corner?.[i] && spaced(s.corner[i]), s.centre?.[i] && `${spaced(s.centre[i])} in the middle`].filter(Boolean).join(' and ');
  const other = cells.filter(i => !filled(now.board.grid[i]) && !filled(before.board.grid[i]) && of(before, i) !== of(now, i));
  return some(other, all => all.map(i => of(now, i) ? `the notes of ${nameOf(i)} are ${of(now, i)}` : `${nameOf(i)} has no notes`).join('; '), 'cells have other notes');
}

function colours(before, now) {
  const said = m => { const [place, hue] = m.split(' '); return [place.length > 4 ? `${place[0]} in ${place.slice(1)}` : place, hue]; };
  const fresh = now.filter(m => !before.includes(m)), gone = before.filter(m => !now.some(n => n.split(' ')[0] === m.split(' ')[0]));
  return [some(fresh, all => all.map(m => said(m).join(' is ')).join('; '), 'places are coloured'), some(gone, all => all.map(m => `${said(m)[0]} has no colour`).join('; '), 'places have no colour any more')].filter(Boolean).join('; ');
}

const other = (a, b) => cells.flatMap(i => [...a[i]].filter(d => !b[i].includes(d)).map(d => [i, d]));

// gone are the candidates, each as a cell and a digit, that were taken away where no digit came.
export const gone = (before, now) => before.board.grid === now.board.grid ? other(before.candidates, now.candidates) : [];

// removed says which candidates are gone from open cells, or came back.
function removed({ candidates: before }, { candidates: now }) {
  return some(other(before, now), all => all.map(([i, d]) => `${d} can no longer stand in ${nameOf(i)}`).join('; '), 'candidates are removed')
    || some(other(now, before), all => all.map(([i, d]) => `${d} can stand in ${nameOf(i)} again`).join('; '), 'candidates are back');
}

// Deeds says of a press what it has changed, and nothing of what a link or what was kept has.
export class Deeds {
  presses = 0; // how many there were
  #pressed = false; #line = ''; // what comes next follows from a press; the line whose change is to be said
  #dropped = 0; // steps that came after the one to which somebody had gone back, and are no more by what was pressed

  pressed(is = true) { this.#pressed = is; this.#dropped = 0; this.presses++; }

  get dropped() { return this.#dropped > 0; }

  // answered is told each line that was carried out.
  answered(line) { if (this.#pressed) this.#line = changes.test(line) ? line : line && this.#line; }

  // done is what the line has changed that was carried out last; empty where nothing is to be said. left says that steps ahead were left for good.
  done(before, now, left) {
    const line = this.#line, text = line && before ? deed(line, before, now) : '';
    this.#line = '';
    if (text && !left && !/^(undo|redo)/.test(line) && before.ahead > before.board.steps && now.board.steps === now.ahead) this.#dropped = before.ahead - before.board.steps;
    return text && this.#dropped ? `${text} What had come after it is gone: Undo brings it back.` : text;
  }
}
