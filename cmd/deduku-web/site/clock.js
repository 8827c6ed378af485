// The time that a puzzle has taken: while the page is seen and the board is open.
const place = document.getElementById('clock');

export class Clock {
  #seconds = 0; #on = false;

  constructor() { setInterval(() => { if (this.#on && !document.hidden) { this.#seconds++; this.#tell(); } }, 1000); }

  get seconds() { return this.#seconds; }

  begin(seconds) { this.#seconds = seconds; this.#tell(); }
  run(on) { this.#on = on; }
  show(shown) { place.hidden = !shown; }
  #tell() { place.textContent = told(this.#seconds); }
}

export const told = s => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
