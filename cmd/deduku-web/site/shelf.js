// Puzzles that were begun, each as it was left, in IndexedDB: to go on tomorrow.
import { grid } from './grid.js';

const most = 60;
const settled = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

export class Shelf {
  #db; #full; #asked = 0; #ask; #later; // when what was done was asked for last, by what, and what asks for it later
  #entry = null; #whole = null; // all that was done on the puzzle that is played

  // full is called once when nothing more can be kept.
  constructor(full) {
    this.#full = full;
    document.addEventListener('visibilitychange', () => { if (this.#later) this.#now(); });
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
    for (const e of found) if (e.entering) Object.assign(e, { key: e.puzzle, puzzle: e.grid });
    return found.filter(e => !e.of || begun.get(e.of) !== e.at).map(({ of, ...e }) => of ? { ...e, key: e.puzzle, puzzle: of } : e).sort((a, b) => b.at - a.at);
  }

  async of(puzzle) {
    const store = await this.#store('readonly');
    return store ? settled(store.get(puzzle)) : undefined;
  }

  // enter keeps a puzzle as far as it is typed in: the last one; empty for none.
  async enter(grid) {
    const store = await this.#store('readwrite').catch(() => undefined);
    if (store) await settled(grid ? store.put({ puzzle: 'entering', entering: true, grid, at: Date.now() }) : store.delete('entering')).catch(() => { /* it is still on the board */ });
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

  // put keeps a puzzle as it stands; what was done on it is asked for, not more often than each second, and comes in whole.
  async put(entry, ask) {
    this.#entry = entry;
    this.#ask = ask;
    const wait = this.#asked + 1000 - Date.now();
    if (wait <= 0) this.#now(); else this.#later ??= setTimeout(() => this.#now(), wait);
    return this.#put(entry);
  }

  #now() {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#asked = Date.now();
    this.#ask({ keep: true });
  }

  // whole takes all that was done on a puzzle: its steps with their reasons, and what can be taken back.
  whole(kept) {
    this.#whole = kept;
    if (this.#entry?.grid === kept.grid && this.#entry.puzzle === kept.puzzle) this.#put(this.#entry);
  }

  async #put(entry) {
    const { log, past } = this.#whole?.puzzle === entry.puzzle && this.#whole.grid === entry.grid ? this.#whole : {};
    try {
      await settled((await this.#store('readwrite'))?.put({ ...entry, log, past, at: Date.now() }) ?? { set onsuccess(f) { f(); } });
      for (const old of (await this.all()).slice(most)) await this.drop(old.key ?? old.puzzle);
    } catch (e) {
      this.#full?.(e);
      this.#full = undefined;
    }
  }

  // opens is the request that puts a puzzle on the board as it was left: with its steps, where these are kept.
  opens({ puzzle, grid, place, log, past, marks = [], corner, centre }) {
    if (log) return { goon: { puzzle, grid, log, past, marks, corner, centre } };
    const noted = (name, all = []) => { const some = all.flatMap((d, i) => d ? [`${d}r${Math.floor(i / 9) + 1}c${i % 9 + 1}`] : []); return some.length ? `&${name}=${some.join()}` : ''; };
    return { open: place + (marks.length ? `&m=${marks.map(m => m.replace(' ', '-')).join()}` : '') + noted('n', corner) + noted('o', centre) };
  }

  // restore keeps one again that was dropped, as it was.
  async restore(entry) { await settled((await this.#store('readwrite')).put(entry)); }

  async drop(key) { const store = await this.#store('readwrite'); if (store) await settled(store.delete(key)); }
}

// card is a button with a small picture of a puzzle.
export function card(entry, go, all = []) {
  const button = document.createElement('button');
  const filled = entry.grid.replace(/[^1-9]/g, '').length;
  const line = document.createElement('span'), name = named(entry);
  line.textContent = [entry.entering ? 'not entered wholly' : name && all.some(e => e !== entry && e.puzzle !== entry.puzzle && named(e) === name) ? `${name}, ${clock(entry.made)}` : name || entry.level, entry.own && entry.level, filled === 81 ? 'solved' : `${filled} of 81`, day(entry.at)].filter(Boolean).join(', ');
  button.type = 'button';
  button.append(grid(entry.grid, entry.puzzle), line);
  button.addEventListener('click', () => go(entry));
  return button;
}

// named is what a puzzle is called that was made here, its level and the day, or that somebody typed in; empty for any other.
export function named({ level, made, own }) {
  return made ? [own ? 'My puzzle' : level.replace(/^./, c => c.toUpperCase()), new Date(made).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })].filter(Boolean).join(', ') : '';
}

// clock tells puzzles apart that were made on the same day.
const clock = at => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

// day is when something was, in a word.
export function day(at) {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 864e5);
  return days < 1 ? 'today' : days === 1 ? 'yesterday' : new Date(at).toLocaleDateString();
}
