// The names of techniques, as people write them.
const options = [...document.querySelectorAll('#techniques option')], titles = options.map(o => o.value);
export const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

// word is a name as commands take it.
export const word = text => text.trim().toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

// titled is a technique as people write it, by its name for commands.
export const titled = name => options.find(o => o.dataset.name === name || word(o.value) === name)?.value ?? name.replaceAll('-', ' ');

// candidates are the techniques that a text may mean: that of this very name, or all that have its words. For practice levels are
// good, too, and nothing at all, which is what is due.
export function candidates(text, practice) {
  const wanted = word(text);
  if (practice && (!wanted || levels.includes(wanted))) return [wanted];
  const same = titles.filter(t => word(t) === wanted);
  if (same.length || !wanted) return same;
  const begins = titles.filter(t => word(t).startsWith(wanted));
  return begins.length ? begins : titles.filter(t => wanted.split('-').every(w => word(t).includes(w)));
}
