// Practice: boards on which a step is to be found, with candidates shown while one may be removed.
export class Practice {
  #p; #on = false;

  // The parts of the page that it works with: ask, settings, learn.
  constructor(parts) { this.#p = parts; }

  get on() { return this.#on; }

  turn(on) {
    this.#on = on;
    document.documentElement.toggleAttribute('data-practising', on);
    this.candidates();
  }

  // candidates has them shown where practice or the player wants them; on the board of a lesson, where that does: they may be its answer.
  // Cells with notes of the player's own show these alone, unless the player's notes are the candidates.
  candidates(on = false) {
    const { ask, settings: { now }, learn } = this.#p;
    ask({ candidates: on || this.#on || (learn.on ? learn.notes : now.auto || now.mine), noted: now.mine });
  }

  // offers are the buttons for one who practises: after what is right, and what was shown, the next board comes first.
  offers(says = [], asked = '') {
    const right = says.some(w => /^right:|^right$/.test(w)) || /^show me|^hint full/.test(asked);
    const go = [{ do: 'practice next', label: 'Next board' }], stop = [{ do: 'practice stop', label: 'Stop practising' }];
    return right ? [...go, ...stop] : [{ do: 'hint', label: 'Hint' }, { do: 'show me', label: 'Show me' }, ...go, ...stop];
  }
}
