// Puzzles that were begun, each as it was left, in IndexedDB: to go on tomorrow.
import { grid } from './grid.js';

const most = 60;
const settled = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

export class Shelf {
  #db; #full; #asked = 0; #ask; #more = false; // when what was done was asked for last, by what, and whether more was done since
  #entry = null; #whole = null; // all that was done on the puzzle that is played

  // full is called once when nothing more can be kept.
  constructor(full) {
    this.#full = full;
    this.#db = (async () => {
      const request = indexedDB.open('deduku-shelf', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('puzzles', { keyPath: 'puzzle' });
      return settled(request);
    })().catch(() => undefined);
  }

  async #store(mode) { return (await this.#db)?.transaction('puzzles', mode).objectStore('puzzles'); }

  // all are the puzzles, the newest first. One that is kept beside its anew begun self has its key, and is left out as long as the two are alike.
  async all() {
    const store = await this.#store('readonly'), found = store ? await settled(store.getAll()) : [];
    const begun = new Map(found.map(e => [e.puzzle, e.at]));
    return found.filter(e => !e.of || begun.get(e.of) !== e.at).map(({ of, ...e }) => of ? { ...e, key: e.puzzle, puzzle: of } : e).sort((a, b) => b.at - a.at);
  }

  async of(puzzle) {
    const store = await this.#store('readonly');
    return store ? settled(store.get(puzzle)) : undefined;
  }

  // aside keeps a puzzle as it was left, beside what is begun anew on the same givens.
  async aside(entry) {
    await settled((await this.#store('readwrite')).put({ ...entry, puzzle: `${entry.puzzle} ${entry.at}`, of: entry.puzzle }));
  }

  // back makes one that was kept beside another the puzzle again, and keeps the other beside it.
  async back({ key, ...entry }) {
    const other = await this.of(entry.puzzle);
    if (other) await this.aside(other);
    await settled((await this.#store('readwrite')).put(entry));
    await this.drop(key);
  }

  // put keeps a puzzle as it stands; what was done on it is asked for and comes in whole.
  async put(entry, ask) {
    this.#entry = entry;
    this.#ask = ask;
    this.#more = Date.now() - this.#asked < 3000;
    if (!this.#more) { this.#asked = Date.now(); ask({ keep: true }); }
    return this.#put(entry);
  }

  // whole takes all that was done on a puzzle: its steps with their reasons.
  whole(kept) {
    this.#asked = this.#more ? Date.now() : 0;
    if (this.#more) this.#ask({ keep: true });
    this.#more = false;
    this.#whole = kept;
    if (this.#entry?.grid === kept.grid && this.#entry.puzzle === kept.puzzle) this.#put(this.#entry);
  }

  async #put(entry) {
    const whole = this.#whole?.puzzle === entry.puzzle && this.#whole.grid === entry.grid ? this.#whole.log : undefined;
    try {
      await settled((await this.#store('readwrite'))?.put({ ...entry, log: whole, at: Date.now() }) ?? { set onsuccess(f) { f(); } });
      for (const old of (await this.all()).slice(most)) await this.drop(old.key ?? old.puzzle);
    } catch (e) {
      this.#full?.(e);
      this.#full = undefined;
    }
  }

  // opens is the request that puts a puzzle on the board as it was left: with its steps, where these are kept.
  opens({ puzzle, grid, place, log, marks = [], corner, centre }) {
    if (log) return { goon: { puzzle, grid, log, marks, corner, centre } };
    const noted = (name, all = []) => { const some = all.flatMap((d, i) => d ? [`${d}r${Math.floor(i / 9) + 1}c${i % 9 + 1}`] : []); return some.length ? `&${name}=${some.join()}` : ''; };
    return { open: place + (marks.length ? `&m=${marks.map(m => m.replace(' ', '-')).join()}` : '') + noted('n', corner) + noted('o', centre) };
  }

  async drop(key) { const store = await this.#store('readwrite'); if (store) await settled(store.delete(key)); }
}

// card is a button with a small picture of a puzzle.
export function card(entry, go) {
  const button = document.createElement('button');
  const filled = entry.grid.replace(/[^1-9]/g, '').length;
  const line = document.createElement('span');
  line.textContent = [entry.level, filled === 81 ? 'solved' : `${filled} of 81`, day(entry.at)].filter(Boolean).join(', ');
  button.type = 'button';
  button.append(grid(entry.grid, entry.puzzle), line);
  button.addEventListener('click', () => go(entry));
  return button;
}

// day is when something was, in a word.
export function day(at) {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 864e5);
  return days < 1 ? 'today' : days === 1 ? 'yesterday' : new Date(at).toLocaleDateString();
}
