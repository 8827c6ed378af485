// What a check has found wrong: listed until it is mended, whatever is said meanwhile.
const place = document.getElementById('found');

// named is a cell, or a candidate as people say it: 6 in r2c2.
export const named = c => c.replace(/^[1-9]/, '$& in ');

// mended says that nothing is wrong any more.
export const mended = { over: true, mended: true, text: 'All is mended.' };

export class Mending {
  #found = []; #asked = false;

  // ask begins to look; what comes of it is said by heard.
  ask() { this.#asked = true; this.#found = []; }

  // forget lists nothing: all is mended, or another puzzle is on the board.
  forget() { this.#found = []; this.#tell([]); }

  // heard is told which cells are wrong now, undefined where that is not looked for; it returns what is to be said, if anything.
  heard(checked) {
    if (!checked) { this.forget(); return undefined; }
    const lost = checked.lost ?? [], wrong = [...checked.wrong, ...lost];
    const fresh = wrong.filter(c => !this.#found.includes(c)), asked = this.#asked;
    this.#asked = false;
    this.#found.push(...fresh);
    this.#tell(wrong);
    if (checked.solutions !== 'one') return asked ? { over: true, text: `The puzzle has ${checked.solutions === 'none' ? 'no solution' : 'several solutions'}, so nothing can be said of single digits.` } : undefined;
    if (asked && !this.#found.length) return { over: true, text: 'All digits so far are right.' };
    if (asked && lost.length && !checked.wrong.length) return { text: lost.length > 1 ? `${lost.length} candidates that are right were taken away: ${lost.map(named).join(', ')}. Each is marked until it is mended.` : `${named(lost[0])} was taken away, and is right. It is marked until it is mended.` };
    const n = checked.wrong.length;
    if (asked) return { text: `${n === 1 ? 'One digit is' : `${n} digits are`} not right${lost.length ? `, and taken away was what is right: ${lost.map(named).join(', ')}` : ''}. Each is marked until it is mended.` };
    if (!this.#found.length || wrong.length) return undefined;
    this.forget(); // it is said once: other answers come next
    return mended;
  }

  #tell(wrong) {
    place.hidden = !this.#found.length;
    if (place.hidden) return place.replaceChildren();
    place.replaceChildren('To mend: ', ...this.#found.flatMap(c => {
      const e = Object.assign(document.createElement(wrong.includes(c) ? 'b' : 's'), { textContent: named(c) + (wrong.includes(c) ? '' : ' ✓') });
      return [e, ' '];
    }));
  }
}
