// The path of lessons in a dialog: chapters with what can be done of them, and how it went so far.
import { word } from './names.js';

const dialog = document.getElementById('learn'), place = document.getElementById('learning');

function make(name, text = '', properties = {}, ...children) {
  const e = Object.assign(document.createElement(name), { textContent: text, ...properties });
  e.append(...children);
  return e;
}

const marks = { new: '', begun: 'begun', 'can do': '✓', due: 'due' };

export class Path {
  #do; #bring;

  // carry does a line of the session; bring has a file with answers joined with those that are kept.
  constructor(carry, bring) {
    this.#do = line => { dialog.close(); carry(line); };
    this.#bring = bring;
    const file = dialog.querySelector('[type=file]');
    file.addEventListener('change', () => { if (file.files[0]) { dialog.close(); this.#bring(file.files[0]); } file.value = ''; });
    dialog.querySelector('#seek input').addEventListener('input', () => this.#seek());
    dialog.addEventListener('keydown', e => { // Enter in the field opens the first lesson that is found
      if (e.key !== 'Enter' || !e.target.matches('#seek input')) return;
      e.preventDefault();
      if (e.target.value.trim()) place.querySelector('li:not([hidden]) button')?.click();
    });
    for (const b of dialog.querySelectorAll('[data-line]')) b.addEventListener('click', () => { if (/stats|map/.test(b.dataset.line)) carry(b.dataset.line); else this.#do(b.dataset.line); });
  }

  // map shows the chapters.
  map({ chapters, due, next }) {
    const begun = chapters.some(c => c.stops.some(s => s.mark !== 'new')), title = chapters.flatMap(c => c.stops).find(s => s.name === next)?.title;
    const go = make('button', due ? `${due} to review` : title ? `${begun ? 'Go on' : 'Begin with the first lesson'}: ${title}` : 'All is learnt', { type: 'button', className: 'primary', disabled: !due && !title });
    go.addEventListener('click', () => this.#do('learn'));
    place.replaceChildren(
      make('p', due ? `${due === 1 ? 'One review is' : `${due} reviews are`} due: what was learnt comes back, so that it stays.` : 'The path: all lessons, each behind those that it needs. A lesson takes 10 to 15 minutes, and you can begin anywhere.'),
      make('p', '', { className: 'buttons' }, go),
      ...chapters.map(c => this.#chapter(c, next)));
    this.#open('stats', 'How it went', false);
  }

  // seek shows the lessons alone whose names have what is looked for, with their chapters open; all where nothing is.
  #seek() {
    const words = word(dialog.querySelector('#seek input').value).split('-').filter(Boolean);
    let found = 0;
    place.querySelector('.buttons').hidden = words.length > 0; // what is found goes on
    for (const chapter of place.querySelectorAll('details')) {
      let some = 0;
      for (const li of chapter.querySelectorAll('li')) {
        const name = word(li.firstElementChild.dataset.title);
        li.hidden = !words.every(w => name.includes(w));
        li.firstElementChild.classList.toggle('primary', words.length > 0 && !li.hidden && !found && !some);
        if (!li.hidden) some++;
      }
      chapter.hidden = !some;
      chapter.open = words.length ? some > 0 : chapter.dataset.open !== undefined;
      found += some;
    }
    document.getElementById('sought').textContent = !words.length ? '' : found ? `${found} found` : 'There is no lesson of that name.';
  }

  #chapter({ title, about, stops }, next) {
    const can = stops.filter(s => s.mark === 'can do' || s.mark === 'due').length;
    const here = stops.some(s => s.name === next), details = make('details', '', { open: here },
      make('summary', `${title} `, {}, make('span', can ? `${can} of ${stops.length}` : '', { className: 'quiet' })), make('p', about, { className: 'quiet' }),
      make('ul', '', {}, ...stops.map(s => {
        const b = make('button', s.title, { type: 'button', title: s.why }, make('span', marks[s.mark], { className: 'mark' }), make('small', s.frequency));
        b.dataset.title = s.title;
        b.addEventListener('click', () => this.#do(`learn ${s.name}`));
        return make('li', '', {}, b);
      })));
    if (here) details.dataset.open = '';
    details.firstElementChild.addEventListener('click', () => { if (!details.open) requestAnimationFrame(() => details.scrollIntoView({ block: 'start' })); }); // its lessons are in sight
    return details;
  }

  // stats shows how it went.
  stats({ chapters, techniques }) {
    const cells = (name, ...texts) => make('tr', '', {}, ...texts.map(t => make(name, String(t ?? ''))));
    place.replaceChildren(
      make('ul', '', { className: 'bars' }, ...chapters.map(c => make('li', '', {}, c.title, make('meter', '', { min: 0, max: c.of, value: c.can, ariaLabel: c.title }), `${c.can} of ${c.of}`))),
      techniques.length ? make('div', '', { className: 'wide', tabIndex: 0 }, make('p', 'What was learnt comes back after 1, 3, 7, 21 and 60 days: it is due then.', { className: 'quiet' }), make('table', '', {}, cells('th', '', 'seen', 'at first try', 'last', 'due'), ...techniques.map(t => cells('td', t.title, t.seen, t.at_once, t.last, t.due))))
        : make('p', 'Nothing was answered yet.'));
    this.#open('map', 'All lessons', true);
  }

  #open(other, label, copies) {
    document.getElementById('copies').hidden = !copies;
    document.getElementById('seek').hidden = copies;
    dialog.querySelector('#seek input').value = '';
    document.getElementById('sought').textContent = '';
    const b = document.getElementById('learn-other');
    b.dataset.line = `learn ${other}`;
    b.textContent = label;
    if (!dialog.open) dialog.showModal();
    place.scrollTop = 0;
  }
}
