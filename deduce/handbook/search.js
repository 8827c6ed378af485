// Searches the index that stands in the page: names first, those that begin so before the others, then what is said of them.
const all = JSON.parse(document.getElementById('index').textContent);
const [query, count, results] = ['query', 'count', 'results'].map(id => document.getElementById(id));
const plain = text => text.toLowerCase().replace(/colour/g, 'color').replace(/['’]s\b/g, '').replace(/[-_ ]+/g, ' ').trim();

function rank(entry, wanted) {
  const name = plain(entry.name);
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(wanted)) return 2;
  return plain(entry.about).includes(wanted) ? 3 : -1;
}

function show() {
  const wanted = plain(query.value);
  const found = wanted ? all.map(entry => ({ entry, rank: rank(entry, wanted) })).filter(f => f.rank >= 0) : [];
  found.sort((a, b) => a.rank - b.rank);
  results.replaceChildren(...found.slice(0, 40).map(({ entry }) => {
    const item = document.createElement('li'), link = document.createElement('a');
    link.href = entry.to;
    link.textContent = entry.name;
    item.append(link, ' ' + entry.about);
    return item;
  }));
  count.textContent = wanted ? (found.length === 1 ? '1 found' : `${found.length} found`) + (found.length > 40 ? ', 40 shown' : '') : '';
}

document.getElementById('search').hidden = false;
query.value = new URLSearchParams(location.search).get('q') ?? '';
query.addEventListener('input', show);
show();
