// The log: a list of steps, a slider over it, the curve of difficulty, and what a step rests on.
import { saying } from './named.js';

const $ = id => document.getElementById(id);

export class Steps {
  #all = []; #buttons = []; #here = 0; #chosen = 0; #look; #left = 0; #begins = 0;
  #over = 0; // the step that the pointer was last over
  #picked; // the numbers of those that an expression is true of, undefined for all
  #folded = new Set(); // guesses whose consequences are not listed

  // look shows a step on the board, 0 the board as it is: for as long as the pointer is there, or until something else
  // is shown. go goes to a step.
  constructor({ look, go }) {
    this.#look = look;
    const list = $('steps');
    const number = e => Number(e.target.closest?.('button')?.dataset.n ?? 0);
    list.addEventListener('click', e => {
      const n = number(e);
      if (!n) return;
      if (e.target.closest('.fold')) this.#fold(n); else go(n);
    });
    list.addEventListener('pointerover', e => { const n = number(e); if (n && e.pointerType === 'mouse') look(this.#over = n, true); });
    list.addEventListener('pointerleave', e => { if (e.pointerType === 'mouse' && this.#over !== this.#chosen) look(this.#over = this.#chosen, true); });
    list.addEventListener('focusin', e => { const n = number(e); if (n && e.target.matches(':focus-visible')) look(n); });
    list.addEventListener('keydown', e => {
      const move = { ArrowDown: 1, ArrowUp: -1 }[e.key];
      const guess = { ArrowLeft: true, ArrowRight: false }[e.key];
      if (guess !== undefined && this.#all[number(e) - 1]?.kind === 'GUESS' && this.#folded.has(number(e)) !== guess) this.#fold(number(e));
      if (!move) return;
      e.preventDefault();
      for (let n = (number(e) || this.#here) + move; n >= 1 && n <= this.#all.length; n += move) {
        if (!this.#buttons[n - 1].parentNode.hidden) { this.#buttons[n - 1].focus(); break; }
      }
    });
    $('givens').addEventListener('click', () => {
      $('givens').setAttribute('aria-expanded', $('givens').getAttribute('aria-expanded') !== 'true');
      this.#filter();
    });
    const slider = $('slider');
    slider.addEventListener('input', () => look(this.#upTo(Number(slider.value))));
    slider.addEventListener('change', () => go(this.#upTo(Number(slider.value))));
    $('filter').addEventListener('change', () => this.#filter());
  }

  // pick lists the steps with these numbers alone, of so many; undefined lists all.
  pick(numbers, of) {
    this.#picked = numbers && new Set(numbers);
    document.getElementById('picked').textContent = numbers ? `${numbers.length} of ${of} ${of === 1 ? 'step' : 'steps'}` : '';
    this.#filter();
  }

  // upTo is the number of the last step up to n: some may be left out of the log, and keep their place in the list.
  #upTo(n) {
    while (n > 1 && this.#all[n - 1]?.kind === 'OMITTED') n--;
    return n;
  }

  get chosen() { return this.#chosen; }
  get all() { return this.#all; }

  // take is told what of the list has changed.
  take({ from, list, left }) {
    this.#all.length = this.#buttons.length = from;
    if (this.#picked) this.pick(undefined);
    for (const n of this.#folded) if (n > from) this.#folded.delete(n);
    const ol = $('steps');
    while (ol.children.length > from) ol.lastChild.remove();
    const more = document.createDocumentFragment();
    for (const step of list) more.append(this.#item(step));
    ol.append(more);
    this.#left = left;
    this.#curve();
    this.#names();
  }

  #item(step) {
    const li = document.createElement('li'), button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1; // the list is one stop for Tab; arrows go through it
    button.dataset.n = step.n;
    button.style.setProperty('--depth', step.depth ?? 0);
    button.classList.toggle('gone', Boolean(step.takenBack));
    for (const [name, text] of [['n', step.kind === 'PREMISE' ? '' : step.n], ['name', step.name], ['says', saying(step.conclusion)]]) {
      const span = document.createElement('span');
      span.className = name;
      span.textContent = text;
      button.append(span, ' ');
    }
    li.append(button);
    if (step.kind === 'GUESS') {
      const fold = document.createElement('button');
      Object.assign(fold, { type: 'button', className: 'fold', tabIndex: -1, title: 'what follows from it (left and right arrow)' });
      fold.dataset.n = step.n;
      fold.setAttribute('aria-label', `what follows from guess ${step.n}`);
      fold.setAttribute('aria-expanded', true);
      li.append(fold);
    }
    this.#all.push(step);
    this.#buttons.push(button);
    return li;
  }

  // stand shows how far the board is.
  stand({ board, ahead, begins }) {
    if (begins !== this.#begins) {
      this.#begins = begins;
      $('givens').hidden = !begins;
      $('givens').textContent = begins === 1 ? '1 given: step 1' : `${begins} givens: steps 1 to ${begins}`;
      this.#curve();
      this.#filter();
    }
    if (board.steps !== this.#here) this.#reveal(board.steps);
    this.#here = board.steps;
    const slider = $('slider');
    slider.min = begins; slider.max = ahead; slider.value = board.steps;
    slider.disabled = ahead <= begins;
    slider.setAttribute('aria-valuetext', `step ${board.steps} of ${ahead}`);
    this.#buttons.forEach((b, i) => b.classList.toggle('ahead', i >= board.steps));
  }

  // choose lights a step, what it rests on and what rests on it.
  choose(n) {
    this.#buttons[this.#chosen - 1]?.removeAttribute('aria-current');
    this.#chosen = n;
    const near = new Set(n ? this.#all[n - 1]?.because ?? [] : []);
    if (n) for (const step of this.#all) if (step.because?.includes(n)) near.add(step.n);
    this.#buttons.forEach((b, i) => { b.classList.toggle('lit', near.has(i + 1)); b.classList.remove('dim'); });
    const button = this.#buttons[n - 1];
    if (!button) return;
    button.setAttribute('aria-current', 'step');
    this.#reveal(n);
  }

  // reveal scrolls the list to a step, unless somebody is in it. Not by scrollIntoView: the page is to stay.
  #reveal(n) {
    const list = $('steps'), item = this.#buttons[n - 1]?.parentNode;
    if (!item || list.contains(document.activeElement)) return;
    const top = item.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 60) list.scrollTop = top - list.clientHeight / 2;
  }

  // typed says whether a step was made by hand.
  get typed() { return this.#all.slice(0, this.#here).some(s => s.kind === 'PREMISE'); }

  // made are the cells that steps filled, not the player.
  get made() {
    const by = new Map(this.#all.slice(0, this.#here).filter(s => !s.takenBack && s.kind !== 'INIT').flatMap(s => (s.places ?? []).map(c => [c, s.kind])));
    return [...by].filter(([c, kind]) => kind !== 'PREMISE').map(([c]) => c);
  }

  // origins are how cells came to be filled that are neither given nor deduced, by name: typed, or guessed, also what
  // follows from a guess that is not taken back so far.
  get origins() {
    const open = [];
    for (const s of this.#all.slice(0, this.#here)) {
      const depth = s.depth ?? 0, guess = s.kind === 'GUESS';
      if (s.kind === 'BACKTRACK') while (open.length && open.at(-1).depth >= depth + (open.at(-1).guess ? 0 : 1)) open.pop();
      else if (depth || guess || s.kind === 'PREMISE') open.push({ depth, guess, how: depth || guess ? 'guessed' : 'typed', cells: s.places ?? [] });
    }
    return new Map(open.flatMap(({ how, cells }) => cells.map(c => [c, how])));
  }

  // why dims all steps but those that the step n rests on, and returns their numbers.
  why(n) {
    const all = new Set(), waiting = [n];
    while (waiting.length) {
      const at = waiting.pop();
      if (all.has(at)) continue;
      all.add(at);
      waiting.push(...this.#all[at - 1]?.because ?? []);
    }
    this.#buttons.forEach((b, i) => b.classList.toggle('dim', !all.has(i + 1)));
    return [...all];
  }

  // placing is the number of the step in force that filled a cell, 0 for none.
  placing(cell) { return this.#all.findLast(s => !s.takenBack && s.n <= this.#here && s.places?.includes(cell))?.n ?? 0; }

  // The curve has each step where the slider's thumb is when it stands there.
  #curve() {
    const steps = this.#all.slice(this.#begins), rated = steps.some(s => s.rating);
    const height = s => rated ? s.rating ?? 0 : Math.sqrt(s.score ?? 0); // scores are far apart, ratings are not
    const most = Math.max(...steps.map(height), 1);
    const path = steps.map((s, i) => `M${i + 1} 42V${42 - 38 * height(s) / most}`).join('');
    const ns = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(ns, 'svg'), line = document.createElementNS(ns, 'path');
    svg.setAttribute('viewBox', `0 0 ${Math.max(steps.length, 1)} 44`);
    svg.setAttribute('preserveAspectRatio', 'none');
    line.setAttribute('d', path);
    svg.append(line);
    $('curve').replaceChildren(svg);
  }

  #names() {
    const select = $('filter'), now = select.value;
    const names = [...new Set(this.#all.filter(s => s.kind !== 'OMITTED').map(s => s.name))].sort();
    select.replaceChildren(...['', ...names].map(n => new Option(n || 'all' + (this.#left ? ` (${this.#left} more are not listed)` : ''), n)));
    select.value = names.includes(now) ? now : '';
    this.#filter();
  }

  // fold hides what follows from a guess, or shows it again.
  #fold(n) {
    if (!this.#folded.delete(n)) this.#folded.add(n);
    this.#buttons[n - 1].nextElementSibling.setAttribute('aria-expanded', !this.#folded.has(n));
    this.#filter();
  }

  // filter lists the steps of the technique that is chosen, and none below a guess that is folded.
  #filter() {
    const name = $('filter').value, folded = $('givens').getAttribute('aria-expanded') !== 'true';
    let most = Infinity; // the depth of the guess that is folded here
    this.#all.forEach((s, i) => {
      const depth = s.depth ?? 0;
      if (depth <= most) most = this.#folded.has(s.n) ? depth : Infinity;
      this.#buttons[i].parentNode.hidden = s.kind === 'OMITTED' || depth > most || name !== '' && s.name !== name || (this.#picked ? !this.#picked.has(s.n) : folded && s.kind === 'INIT');
    });
  }
}
