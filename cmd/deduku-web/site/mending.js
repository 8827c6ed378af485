// What a check has found wrong: listed until it is mended, whatever is said meanwhile.
const place = document.getElementById('found');

export class Mending {
  #found = []; #asked = false;

  // ask begins to look; what comes of it is said by heard.
  ask() { this.#asked = true; this.#found = []; }

  // heard is told which cells are wrong now, undefined where that is not looked for; it returns what is to be said, if anything.
  heard(checked) {
    if (!checked) { this.#found = []; this.#tell([]); return undefined; }
    const fresh = checked.wrong.filter(c => !this.#found.includes(c)), asked = this.#asked;
    this.#asked = false;
    this.#found.push(...fresh);
    this.#tell(checked.wrong);
    if (checked.solutions !== 'one') return asked ? { over: true, text: `The puzzle has ${checked.solutions === 'none' ? 'no solution' : 'several solutions'}, so nothing can be said of single digits.` } : undefined;
    if (asked && !this.#found.length) return { over: true, text: 'All digits so far are right.' };
    if (asked) return { text: `${this.#found.length === 1 ? 'One digit is' : `${this.#found.length} digits are`} not right. Each is marked until it is mended.` };
    if (this.#found.length && !checked.wrong.length) return { over: true, text: 'All is mended.' };
    return undefined;
  }

  #tell(wrong) {
    place.hidden = !this.#found.length;
    if (place.hidden) return place.replaceChildren();
    place.replaceChildren('To mend: ', ...this.#found.flatMap(c => {
      const e = Object.assign(document.createElement(wrong.includes(c) ? 'b' : 's'), { textContent: wrong.includes(c) ? c : c + ' ✓' });
      return [e, ' '];
    }));
  }
}
