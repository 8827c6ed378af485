// The dialogs: each makes requests of what was filled in.
import { candidates, word } from './names.js';
import { copies } from './copying.js';
const $ = id => document.getElementById(id);

// wish is what of a new puzzle is filled in: a rating or a technique says more than a level.
function wish({ level, technique, rating }) {
  const named = [['technique', word(technique.value)], ['rating', rating.value.replaceAll(' ', '')]].filter(([, value]) => value);
  return (named.length ? named : [['level', level.value]]).flat().join(' ');
}

export const generating = wanted => `generate ${wanted} seed ${crypto.getRandomValues(new Uint32Array(1))[0]}`;

// What the buttons of each dialog do, by its name and the button's value.
const does = {
  new: {
    generate: (f, { generate }) => generate(generating(wish(f))),
    example: (f, { act }) => act('example default'),
  },
  load: { load: (f, { load, loadFile }) => f.file.files[0] ? loadFile(f.file.files[0]) : load(f.text.value) },
  print: { print: (f, { print }) => print(f.what.value) },
  export: { export: (f, { act }) => act('export ' + f.file.value), link: (f, { act }) => act('link') },
  teach: { teach: (f, { teach }) => teach(word(f.technique.value)) },
  practice: { practice: (f, { act }) => act(('practice ' + word(f.technique.value)).trim()) },
};

// A name that is no technique's, or that of several, is asked about before the dialog shuts.
function settle(dialog) {
  const input = dialog.querySelector('[name=technique]'), choices = dialog.querySelector('.choices');
  if (dialog.id === 'new' && !input.value.trim()) return true; // any will do
  const found = candidates(input.value, dialog.id === 'practice');
  if (found.length === 1) { input.value = found[0]; return true; }
  const text = document.createElement('span');
  text.textContent = found.length ? `Which of these ${found.length}?` : input.value.trim() ? 'There is no technique of that name.' : 'Which one? Write its name, or a part of it.';
  choices.replaceChildren(text, ...found.slice(0, 12).map(name => {
    const b = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
    b.addEventListener('click', () => { input.value = name; choices.replaceChildren(); dialog.querySelector('.primary').click(); });
    return b;
  }));
  input.closest('details')?.setAttribute('open', '');
  input.focus();
  return false;
}

const hasAll = $('link-has').textContent;

export const dialogs = {
  show(name) { $(name).querySelector('.choices')?.replaceChildren(); $(name).showModal(); },
  share(link) {
    const dialog = $('share-link');
    const { link: input, bare } = dialog.querySelector('form').elements;
    input.value = link;
    $('copy').textContent = 'Copy';
    if (dialog.open) return;
    bare.checked = false;
    $('link-has').textContent = hasAll;
    dialog.showModal();
    dialog.querySelector('input').select();
  },
  wire(actions) {
    for (const b of document.querySelectorAll('[data-dialog]')) b.addEventListener('click', () => this.show(b.dataset.dialog));
    for (const [name, buttons] of Object.entries(does)) {
      const dialog = $(name);
      dialog.addEventListener('submit', e => { if (e.submitter?.classList.contains('primary') && dialog.querySelector('.choices') && !settle(dialog)) e.preventDefault(); });
      dialog.addEventListener('close', () => {
        const form = dialog.querySelector('form');
        buttons[dialog.returnValue]?.(form.elements, actions);
        if (name === 'load' && !dialog.returnValue) form.reset(); // what is loaded stays until it is known to be a puzzle
        if (form.elements.file?.type === 'file') form.elements.file.value = '';
        dialog.returnValue = '';
      });
    }
    $('share-link').querySelector('[name=bare]').addEventListener('change', e => {
      $('link-has').textContent = e.target.checked ? 'This link opens the puzzle as it was at its start, with nothing of yours on it.' : hasAll;
      actions.share(e.target.checked);
    });
    copies($('copy'), undefined, $('share-link').querySelector('input'));
  },
};
