// The board: the picture that the session draws and, over it, cells that can be chosen and filled.
const $ = id => document.getElementById(id);
const cells = [...document.querySelectorAll('[role=gridcell]')];
export const nameOf = i => `r${Math.floor(i / 9) + 1}c${i % 9 + 1}`;

const noted = ({ corner, centre }, i) => (corner?.[i] ? `, notes ${[...corner[i]].join(' ')}` : '') + (centre?.[i] ? `, notes in the middle ${[...centre[i]].join(' ')}` : '');

// drawn is an SVG element from its text.
export const drawn = svg => document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);

// edged is a drawn board whose edges say r1 and c1 where the words do. Other notations have letters there.
function edged(svg) {
  const board = drawn(svg), labels = [...board.querySelectorAll('.label')];
  if (labels.every(l => /^[1-9]$/.test(l.textContent))) for (const l of labels) l.prepend(l.getAttribute('x') === labels[0].getAttribute('x') ? 'r' : 'c');
  return board;
}

// crossed is a mark on the note of a digit in a cell.
function crossed(d) {
  const at = n => [19, 50, 81][n];
  return `radial-gradient(circle at ${at((d - 1) % 3)}% ${at(Math.floor((d - 1) / 3))}%, color-mix(in srgb, var(--wrong) 45%, transparent) 0 11%, var(--wrong) 12% 14%, transparent 15%)`;
}

export class Board {
  #at = 0; #chosen = new Set(); #state = null; #drag = false; #do; #drawn; #lent = false; #pick = null;
  #gone = []; // candidates that were just removed, each a cell and a digit
  #held = false; #origins; // what is shown stays while another board comes

  // act is called with the line that is to be carried out, or with what is wrong instead, and in which cells.
  constructor(act) {
    this.#do = act;
    const grid = $('cells');
    grid.addEventListener('pointerdown', e => {
      const i = cells.indexOf(e.target.closest('[role=gridcell]'));
      if (i < 0) return;
      if (this.#pick) { this.choose(i, false); this.#pick(i); return e.preventDefault(); }
      this.#drag = e.pointerType === 'mouse';
      this.choose(i, e.shiftKey || e.ctrlKey || e.metaKey);
      e.preventDefault();
    });
    grid.addEventListener('pointerover', e => {
      const i = cells.indexOf(e.target);
      if (this.#drag && e.buttons && i >= 0 && i !== this.#at) this.choose(i, true);
    });
    addEventListener('pointerup', () => { this.#drag = false; });
    grid.addEventListener('keydown', e => this.#key(e));
    grid.addEventListener('focusin', e => { const i = cells.indexOf(e.target); if (i >= 0 && i !== this.#at) this.choose(i, false); });
    this.choose(0, false, false);
  }

  get cell() { return this.#at; }
  get chosen() { return this.#chosen.size ? [...this.#chosen].sort((a, b) => a - b) : [this.#at]; }

  choose(i, more, focus = true) {
    if (!more) this.#chosen.clear();
    this.#chosen.add(i);
    cells[this.#at].tabIndex = -1;
    this.#at = i;
    cells[i].tabIndex = 0;
    if (!this.#pick) cells.forEach((c, n) => c.setAttribute('aria-selected', this.#chosen.has(n)));
    if (focus) cells[i].focus({ preventScroll: true });
  }

  #key(e) {
    if (this.#pick && /^(Enter| )$/.test(e.key)) { this.#pick(this.#at); return e.preventDefault(); }
    const move = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[e.key];
    if (move && !e.ctrlKey && !e.metaKey && !e.altKey) {
      const row = (Math.floor(this.#at / 9) + move[0] + 9) % 9, column = (this.#at % 9 + move[1] + 9) % 9;
      const entering = document.documentElement.hasAttribute('data-entering') && move[1]; // what is typed runs from row to row, so arrows do
      this.choose(entering ? Math.min(80, Math.max(0, this.#at + move[1])) : row * 9 + column, e.shiftKey);
    } else if (e.key === 'Home' || e.key === 'End') {
      this.choose(Math.floor(this.#at / 9) * 9 + (e.key === 'Home' ? 0 : 8), e.shiftKey);
    } else return;
    e.preventDefault();
  }

  // digit puts a digit into the chosen cell, before there is a session, too.
  digit(d) {
    if (!this.#state) { cells[this.#at].textContent = d; cells[this.#at].classList.add('typed'); }
  }

  // eliminate is the line that removes a candidate from the chosen cells; none where no cell has it.
  eliminate(d) {
    const { board, candidates } = this.#state, has = this.chosen.filter(i => !/[1-9]/.test(board.grid[i]) && candidates[i].includes(d));
    if (has.length) return this.#do(has.map(i => `${nameOf(i)}<>${d}`).join(', '));
    const names = this.chosen.map(nameOf);
    return this.#do(null, `${d} is no candidate of ${names.join(', ')}${this.#state.undo ? '; Undo brings back what was removed' : ''}`, names);
  }

  // paint colours the chosen cells or, while a digit alone is shown, its candidates in them. What has that colour loses it.
  paint(hue) {
    const state = this.#state, digit = state?.filter || '';
    const places = this.chosen.filter(i => !digit || state.candidates[i].includes(digit)).map(i => digit + nameOf(i));
    if (!places.length) {
      const names = this.chosen.map(nameOf);
      return this.#do(null, `${digit} is no candidate of ${names.join(', ')}; Esc shows all digits, and colours cells again`, names);
    }
    const has = places.every(p => state?.marks.includes(`${p} ${hue}`));
    return this.#do(has ? `unmark ${places.join(' ')}` : `mark ${places.join(' ')} ${hue}`);
  }

  // fill shows a board before there is a session: its givens and what else is filled; empty where it cannot be read here.
  fill(puzzle, grid = puzzle) {
    const known = /^[0-9.]{81}$/.test(grid);
    cells.forEach((c, i) => {
      const digit = known && /[1-9]/.test(grid[i]) ? grid[i] : '', given = /[1-9]/.test(puzzle[i]);
      c.textContent = digit;
      c.classList.toggle('typed', Boolean(digit) && !given);
      c.setAttribute('aria-label', `${nameOf(i)}, ${digit ? `${digit}${given ? ', given' : ''}` : 'empty'}`);
    });
  }

  // show draws the session's board. How cells were filled that are neither given nor deduced comes by their names.
  show(state, origins) {
    this.#state = state;
    this.#origins = origins;
    if (this.#held) return;
    $('board').classList.remove('waiting');
    const hues = new Map(); // in words, by cell
    for (const [place, hue] of state.marks.map(m => m.split(' '))) {
      const name = place.slice(-4);
      hues.set(name, `${hues.get(name) ?? ''}, ${place.length > 4 ? place[0] + ' ' : ''}${hue}`);
    }
    cells.forEach((c, i) => {
      const digit = /[1-9]/.test(state.board.grid[i]) ? state.board.grid[i] : '';
      const given = /[1-9]/.test(state.board.puzzle[i]);
      const origin = digit && !given ? origins.get(nameOf(i)) : undefined;
      for (const how of ['typed', 'guessed']) c.classList.toggle(how, origin === how);
      const label = (digit ? `${nameOf(i)}, ${digit}${given ? ', given' : origin ? ', ' + origin : ''}`
        : `${nameOf(i)}, empty${noted(state, i)}, candidates ${[...state.candidates[i]].join(' ') || 'none'}`) + (hues.get(nameOf(i)) ?? '');
      if (c.getAttribute('aria-label') !== label) c.setAttribute('aria-label', label);
      const notes = digit ? [] : [['corner', state.corner?.[i]], ['centre', state.centre?.[i]]].filter(([, digits]) => digits);
      const said = notes.map(([where, digits]) => `${where} ${digits}`).join(' ');
      if (c.dataset.notes !== said || c.textContent && !said) {
        c.dataset.notes = said;
        c.replaceChildren(...notes.map(([where, digits]) => Object.assign(document.createElement('span'), { className: `note ${where}`, textContent: where === 'corner' ? [...digits].join(' ') : digits })));
      }
    });
    this.removed(this.#gone);
  }

  // removed marks candidates that were just removed, and no others.
  removed(all) {
    this.#gone = all;
    for (const old of document.querySelectorAll('.note.gone')) old.remove();
    for (const [i, d] of all) {
      const mark = Object.assign(document.createElement('span'), { className: 'note gone', textContent: d });
      mark.style.left = `${[8, 42, 76][(d - 1) % 3]}%`;
      mark.style.top = `${[6, 38, 70][Math.floor((d - 1) / 3)]}%`;
      cells[i].append(mark);
    }
  }

  // draw puts a picture below the cells, made by the session of digits and lines; one of a step, over which notes would stand: in all
  // cells or, where only some have candidates drawn, in those.
  draw(svg, step = false, covered = undefined) {
    this.#drawn = [svg, step, covered];
    if (this.#lent || this.#held) return;
    $('picture').replaceChildren(edged(svg));
    $('board').classList.toggle('stepping', step);
    this.#named('covered', covered ?? (step ? cells.map((_, i) => nameOf(i)) : []));
  }

  // known has it be seen, where it is not yet.
  known() { $('board').classList.add('known'); }

  // hold has the board stay as it is, until false shows what it was told meanwhile.
  hold(on) {
    if (on === this.#held) return;
    this.#held = on;
    if (on || !this.#state) return;
    this.show(this.#state, this.#origins);
    if (this.#drawn) this.draw(...this.#drawn);
  }

  get held() { return this.#held; }

  // lend shows a picture that is not of this board, or one below its cells, until null brings that back.
  lend(svg, below = false) {
    this.#lent = Boolean(svg);
    $('board').classList.toggle('lent', this.#lent && !below);
    if (svg) $('picture').replaceChildren(edged(svg)); else if (this.#drawn) this.draw(...this.#drawn);
  }

  // picks has cells that are pressed, or entered by Enter or the space bar, given to a question instead of being chosen; null ends that.
  picks(pick) {
    this.#pick = pick;
    if (!pick) this.choose(this.#at, false, false);
  }

  // picked marks the cells of an answer, and has digits written into cells: what is concluded there, or struck out, where the notes are
  // drawn on these.
  picked(names, written = new Map(), struck = false, notes = false) {
    $('board').classList.toggle('crossing', notes);
    cells.forEach((c, i) => {
      if (this.#pick) c.setAttribute('aria-selected', names.includes(nameOf(i)));
      c.classList.toggle('picked', Boolean(this.#pick) && names.includes(nameOf(i)));
      c.classList.toggle('struck', struck && written.has(nameOf(i)));
      if (written.has(nameOf(i))) c.dataset.answer = written.get(nameOf(i)); else delete c.dataset.answer;
      c.style.backgroundImage = struck && notes ? [...written.get(nameOf(i)) ?? ''].map(crossed).join() : '';
    });
  }

  // wrong marks the cells that an error names, and no others.
  wrong(names) { this.#named('wrong', names); }

  // hinted marks the cells that a hint or a question names, and no others.
  hinted(names) { this.#named('hinted', names); }

  // reasons marks cells that something rests on, and no others.
  reasons(names) { this.#named('reason', names); }

  #named(mark, names) { cells.forEach((c, i) => c.classList.toggle(mark, names.includes(nameOf(i)))); }
}
