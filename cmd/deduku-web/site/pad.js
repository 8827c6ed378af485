// The keys: digits, and whether they are notes. A long press or a double click on a digit shows it alone.
const $ = id => document.getElementById(id);

export class Pad {
  #noting = false; #centre = false; #own = null; #put; #first; #second; #told;

  // put is given the digit and what it is to be: '', 'corner' or 'centre'. filter shows a digit alone. first is called before a click that
  // another may follow, second instead of what that other one would put; it says whether the two belong together.
  // noting is told what digits are to be, and whether notes only move; it says whether that can be.
  constructor({ put, filter, first, second, noting }) {
    this.#told = noting;
    this.#put = put;
    this.#first = first;
    this.#second = second;
    for (const b of document.querySelectorAll('[data-digit]')) this.#wire(b, b.dataset.digit, filter);
    $('notes').addEventListener('click', () => { if (this.#told(!this.#noting, this.#centre, false)) this.note(!this.#noting); });
    $('where').addEventListener('click', () => { if (!this.#told(true, !this.#centre, true)) return this.note(false); this.#centre = !this.#centre; this.#show(); });
  }

  // A digit is put at once, into the cell that is chosen now: nobody waits for a second click that may follow.
  #wire(b, d, filter) {
    let held;
    b.addEventListener('click', e => {
      const shown = held === true;
      held = undefined;
      if (shown || e.detail > 1 && this.#second(d)) return;
      if (e.detail) this.#first();
      this.press(d, e.shiftKey, e.altKey);
    });
    b.addEventListener('pointerdown', () => { held = setTimeout(() => { held = true; filter(d); }, 550); });
    for (const over of ['pointerup', 'pointerleave']) b.addEventListener(over, () => { if (held !== true) clearTimeout(held); });
    b.addEventListener('contextmenu', e => { e.preventDefault(); });
  }

  // press is a digit with Shift, which turns notes into digits and the other way round, or with Alt, which is a note in the middle.
  press(d, shift, alt) {
    this.#put(d, alt ? 'centre' : this.#noting !== shift ? this.#centre && this.#noting ? 'centre' : 'corner' : '');
  }

  // lend has the keys put plain digits at first, for a board that is to learn from, until false brings back what the player had them put.
  lend(on) {
    if (on === Boolean(this.#own)) return;
    const { noting, centre } = this.#own ?? {};
    this.#own = on ? { noting: this.#noting, centre: this.#centre } : null;
    [this.#noting, this.#centre] = on ? [false, false] : [noting, centre];
    this.#show();
  }

  note(on) { this.#noting = on; this.#show(); }

  #show() {
    $('notes').setAttribute('aria-pressed', this.#noting);
    $('pad').classList.toggle('noting', this.#noting);
    $('pad').classList.toggle('centred', this.#centre);
    const other = this.#centre ? 'corner' : 'middle'; // where the button has notes put: it says what it does
    $('where').disabled = !this.#noting;
    $('where').setAttribute('aria-label', `put notes in the ${other}`);
    $('where').firstElementChild.textContent = `put in ${other}`;
  }
}
