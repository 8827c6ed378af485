// What is looked at: a step, drawn and told, or the board as it is.
import { saying } from './named.js';

const names = /^explain (\d+)$/;

// now is the button that leads from an earlier step to the board as it stands.
export const now = { own: 'now', label: 'Back to now' };

export class Look {
  #wanted = 0; #drawing = 0; #told = 0; // the step to be seen, 0 for the board as it is; that whose picture is being made; that which was told
  #going = 0; #explained = 0; // the step that was clicked, and the one that the last line told
  #shown = ''; // what an answer has drawn
  #offers = []; #lead = ''; #mute = false; // what the next step has that is told: buttons, and what comes before its words
  #p;

  // The parts of the page that it works with; state is the session as it stands.
  constructor(parts) { this.#p = parts; }

  // begin forgets a picture that was asked of a session that is no more.
  begin() { this.#drawing = 0; }

  // at shows a step on the board, 0 the board as it is; passing, without choosing it. One picture is asked for at a time, so
  // that steps can be run through faster than they are drawn.
  at(n, passing = false) {
    const { board, steps, words, ask, state } = this.#p;
    if (n !== this.#wanted || !passing && n !== steps.chosen) this.#told = 0; // what is chosen is told anew: it stays
    this.#wanted = n;
    if (!passing) { steps.choose(n); board.reasons([]); }
    if (!n) {
      if (this.#shown) board.draw(this.#shown, true); else if (state()) board.draw(state().svg);
      if (passing) words.again();
    } else if (!this.#drawing) ask({ draw: this.#drawing = n });
  }

  // back shows the board as it is, with all digits.
  back() {
    this.at(0);
    if (this.#p.state()?.filter) this.#p.ask({ filter: 0 });
  }

  // go goes to a step.
  go(n) {
    this.#going = n;
    this.#told = 0; // something else may have been said since
    this.#p.act(`goto ${n}`);
    if (n > (this.#p.state()?.begins ?? 0)) this.#p.act(`explain ${n}`);
    if (matchMedia('(max-width: 600px)').matches) scrollTo({ top: 0 }); // the words are above the list
    else document.getElementById('words').scrollIntoView({ block: 'nearest' });
  }

  // offering gives the buttons that the next step has which is told, and what comes before its words.
  offering(offers, lead = '') { this.#offers = offers; this.#lead = lead; }

  // show tells a step, with what comes before its words and the buttons that it has.
  show(n, lead, offers) {
    this.#told = 0;
    this.#lead = lead;
    this.#offers = offers;
    this.at(n);
  }

  // mute has the next step drawn and not told: what was said of it matters more.
  mute() { this.#mute = true; }

  // showing has the board show what an answer has drawn, until the next line.
  showing(svg) { this.#shown = svg; }

  // before says whether an earlier step is looked at on a board that is solved.
  before(solved) { return solved && this.#wanted > 0; }

  // onward looks at the step behind the one that is looked at; behind the last one is the end.
  onward() {
    const { steps, act, carry } = this.#p, next = steps.all.find(s => s.n > this.#wanted && s.kind !== 'OMITTED');
    if (!next || next.kind === 'SOLVED') carry({ own: 'ended' }); else act(`explain ${next.n}`);
  }

  answered({ line, error }) {
    this.#mute = false;
    this.#shown = '';
    this.#explained = error ? 0 : Number(names.exec(line)?.[1] ?? 0);
    if (!/^goto /.test(line)) this.#going = 0;
    if (error) return;
    if (/^(hint|find|check)\b/.test(line)) this.at(0); // the step that was told before is another matter
    const digit = /^show ([1-9])$/.exec(line)?.[1], cell = /^why (r[1-9]c[1-9])$/.exec(line)?.[1];
    if (digit) { this.at(0); this.#p.ask({ filter: Number(digit) }); }
    if (cell) this.#reasons(cell);
  }

  // reasons dims all steps that have nothing to do with a cell.
  #reasons(cell) {
    const { steps, board } = this.#p, n = steps.placing(cell);
    if (n) board.reasons(steps.why(n).flatMap(i => steps.all[i - 1]?.places ?? []));
  }

  // stand shows what is to be seen of a state, after another one.
  stand(before, { board: b, ahead }) {
    const was = before?.board, same = was?.puzzle === b.puzzle;
    if (this.#explained && this.#explained <= ahead) this.at(this.#explained);
    else if (this.#going === b.steps) this.at(this.#going);
    else if (same && b.steps === was.steps + 1 && this.#p.steps.all[was.steps]?.kind !== 'PREMISE') this.at(b.steps);
    else if (!same || b.steps !== was.steps) this.at(0);
    else this.at(this.#wanted, true); // it may look otherwise now: coloured, in another notation
    this.#explained = 0;
  }

  // pictured shows a step, if it is still the one to be seen.
  pictured({ n, name, conclusion, words: text, svg, roles, claims, covered }) {
    const { board, steps, words } = this.#p;
    this.#drawing = 0;
    if (n !== this.#wanted) { if (this.#wanted) this.at(this.#wanted, true); return; }
    if (!svg) return;
    board.draw(svg, true, covered);
    if (this.#told !== n && !this.#mute) {
      const folded = text.length > 2 ? `What does “${name}” mean?` : '';
      const hidden = [...document.querySelectorAll('.stepping .covered .note:not(.gone)')].some(e => e.getClientRects().length) && n === steps.chosen;
      const { board: b, ahead } = this.#p.state(), past = n === b.steps && n < ahead; // somebody has gone back to it
      words.show(`${name}: ${saying(conclusion)}`, hidden ? [...text, 'Your notes are put away while the step is shown.'] : text, {
        passing: n !== steps.chosen, roles, claims, folded, lead: this.#lead || (past ? `You look back: this is the board at step ${n} of ${ahead}.` : ''), offers: [...past ? [now] : [], ...this.#offers, ...hidden ? [{ own: 'notes-back', label: 'Show my notes' }] : []],
      });
      this.#offers = [];
      this.#lead = '';
    }
    this.#told = n;
    this.#mute = false;
  }
}
