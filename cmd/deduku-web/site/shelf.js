// Puzzles that were begun, each as it was left, in IndexedDB: to go on tomorrow.
import { grid } from './grid.js';

const most = 60;
const settled = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

export class Shelf {
  #db; #full;

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

  // all are the puzzles, the newest first.
  async all() {
    const store = await this.#store('readonly');
    return store ? (await settled(store.getAll())).sort((a, b) => b.at - a.at) : [];
  }

  async of(puzzle) {
    const store = await this.#store('readonly');
    return store ? settled(store.get(puzzle)) : undefined;
  }

  async put(entry) {
    try {
      await settled((await this.#store('readwrite'))?.put({ ...entry, at: Date.now() }) ?? { set onsuccess(f) { f(); } });
      for (const old of (await this.all()).slice(most)) await this.drop(old.puzzle);
    } catch (e) {
      this.#full?.(e);
      this.#full = undefined;
    }
  }

  async drop(puzzle) { const store = await this.#store('readwrite'); if (store) await settled(store.delete(puzzle)); }
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
