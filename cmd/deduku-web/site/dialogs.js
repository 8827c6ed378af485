// The dialogs: each makes lines of the session of what was filled in.
const $ = id => document.getElementById(id);
const word = text => text.trim().toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

// wish is what of a new puzzle is filled in: a rating or a technique says more than a level.
function wish({ level, technique, rating }) {
  const named = [['technique', word(technique.value)], ['rating', rating.value.replaceAll(' ', '')]].filter(([, value]) => value);
  return (named.length ? named : [['level', level.value]]).flat().join(' ');
}

// What the buttons of each dialog do, by its name and the button's value.
const does = {
  new: {
    generate: (f, { generate }) => generate(`generate ${wish(f)} seed ${crypto.getRandomValues(new Uint32Array(1))[0]}`),
    example: (f, { act }) => act('example default'),
    clear: (f, { act }) => act('clear'),
  },
  load: { load: (f, { load, loadFile }) => f.file.files[0] ? loadFile(f.file.files[0]) : load(f.text.value) },
  export: { export: (f, { act }) => act('export ' + f.file.value), link: (f, { act }) => act('link') },
  teach: { teach: (f, { act }) => act(('teach ' + word(f.technique.value)).trim()) },
  practice: { practice: (f, { act }) => act(('practice ' + word(f.technique.value)).trim()), stop: (f, { act }) => act('practice stop') },
};

export const dialogs = {
  show(name) { $(name).showModal(); },
  share(link) {
    const dialog = $('share-link');
    dialog.querySelector('input').value = link;
    $('copy').textContent = 'Copy';
    dialog.showModal();
    dialog.querySelector('input').select();
  },
  wire(actions) {
    for (const b of document.querySelectorAll('[data-dialog]')) b.addEventListener('click', () => this.show(b.dataset.dialog));
    for (const [name, buttons] of Object.entries(does)) {
      const dialog = $(name);
      dialog.addEventListener('close', () => {
        buttons[dialog.returnValue]?.(dialog.querySelector('form').elements, actions);
        dialog.returnValue = '';
        if (name === 'load') dialog.querySelector('form').reset();
      });
    }
    $('copy').addEventListener('click', async () => {
      const input = $('share-link').querySelector('input');
      try { await navigator.clipboard.writeText(input.value); } catch { input.select(); document.execCommand('copy'); }
      $('copy').textContent = 'Copied';
    });
  },
};
