// Practice: boards on which a step is to be found, with candidates shown while one may be removed.
export class Practice {
  #p; #on = false;
  #found = new Map(); // what of the step was removed rightly so far: digits, by cell

  // The parts of the page that it works with: ask, settings, learn, board, pad.
  constructor(parts) { this.#p = parts; }

  get on() { return this.#on; }

  turn(on) {
    this.#on = on;
    this.#p.pad.lend(on);
    this.#mark([]);
    document.documentElement.toggleAttribute('data-practising', on);
    this.candidates();
  }

  // candidates has them shown where practice or the player wants them; on the board of a lesson, where that does: they may be its answer.
  // Cells with notes of the player's own show these alone, unless the player's notes are the candidates.
  candidates(on = false) {
    const { ask, settings: { now }, learn } = this.#p;
    ask({ candidates: on || this.#on || (learn.on ? learn.notes : now.auto || now.mine), noted: now.mine });
  }

  // heard is told each line: what was right so far is struck on the board, until the step is whole or shown.
  heard(asked, says) {
    if (says.some(w => w.startsWith('right so far'))) this.#mark([...this.#found, ...[...asked.matchAll(/(r[1-9]c[1-9]) ?<> ?([1-9]+)/g)].map(([, cell, digits]) => [cell, (this.#found.get(cell) ?? '') + digits])]);
    else if (/^(more|show me|hint full)/.test(asked) || says.some(w => w.startsWith('right: '))) this.#mark([]);
  }

  #mark(found) {
    this.#found = new Map(found);
    if (!this.#p.learn.on) this.#p.board.picked([], this.#found, true, this.#found.size > 0);
  }

  // offers are the buttons for one who practises: after what is right, and what was shown, the next board comes first.
  offers(says = [], asked = '') {
    const right = says.some(w => /^right:|^right$/.test(w)) || /^show me|^hint full/.test(asked);
    const go = [{ do: 'practice next', label: 'Next board' }], stop = [{ do: 'practice stop', label: 'Stop practising' }];
    return right ? [...go, ...stop] : [{ do: 'hint', label: 'Hint' }, { do: 'show me', label: 'Show me' }, ...go, ...stop];
  }
}
