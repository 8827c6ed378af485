// What the browser keeps: texts by key, in IndexedDB. A text that grows is kept in pieces, so that adding to it costs
// what is added. Where the browser keeps nothing, as in some private windows or when its storage is full, everything works but
// lasts no longer than the page, which is told so.
const settled = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

export class Keep {
  #db; #unkept;
  #pieces = new Map(); // how many there are of a key, at least

  // unkept is told why something is not kept.
  static async open(unkept) {
    const keep = new Keep();
    keep.#unkept = unkept;
    try {
      const request = indexedDB.open('deduku', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('texts');
      keep.#db = await settled(request);
    } catch { unkept('blocked'); }
    return keep;
  }

  async all() {
    const kept = {};
    if (!this.#db) return kept;
    const store = this.#db.transaction('texts').objectStore('texts');
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    keys.forEach(([key], i) => { kept[key] = (kept[key] ?? '') + values[i]; });
    for (const [key, n] of keys) this.#pieces.set(key, n + 1);
    return kept;
  }

  // put keeps, adds to or drops a text. Pieces that are added have the time as their number: other pages may add, too.
  put({ key, text, append, drop }) {
    if (!this.#db) return;
    try {
      const change = this.#db.transaction('texts', 'readwrite'), store = change.objectStore('texts');
      const n = Math.max(Date.now(), this.#pieces.get(key) ?? 0);
      change.onabort = () => this.#unkept(change.error?.name === 'QuotaExceededError' ? 'full' : 'blocked');
      if (!append) store.delete(IDBKeyRange.bound([key, 0], [key, Infinity]));
      if (!drop) store.put(text, [key, n]);
      this.#pieces.set(key, n + 1);
    } catch (e) { this.#unkept(e.name === 'QuotaExceededError' ? 'full' : 'blocked'); }
  }
}
