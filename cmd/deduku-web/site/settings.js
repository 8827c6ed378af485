// What a player has chosen, kept in the browser.
import { keepOut, keepable } from './menus.js';

const form = document.querySelector('#settings form');
const usual = { atonce: false, mine: false, timer: false, theme: '', keep: [], auto: false, prompt: false };

// notesAre says what the notes on the board are, by that setting.
export const notesAre = mine => mine ? 'These notes are the candidates now: Notes and a digit take one away, and Hint and Next go on from that. Your own notes are put away meanwhile.' : 'The notes on the board are yours alone: Notes and a digit write one or take it away.';

export class Settings {
  #now; #changed;

  // changed is called with the settings and what they were before, at once and after each change.
  constructor(changed) {
    this.#changed = changed;
    let kept = {};
    try { kept = JSON.parse(localStorage.getItem('settings') ?? '{}'); } catch { /* nothing is kept */ }
    this.#now = { ...usual, ...kept };
    document.getElementById('keeping').replaceChildren(...keepable.map(name => {
      const label = document.createElement('label'), box = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'keep', value: name });
      label.append(box, name);
      return label;
    }));
    this.#fill();
    form.addEventListener('change', () => {
      const f = form.elements;
      this.set({ atonce: f.atonce.checked, mine: f.mine.checked, timer: f.timer.checked, theme: f.theme.value, keep: [...form.querySelectorAll('[name=keep]:checked')].map(b => b.value) });
    });
  }

  get now() { return this.#now; }

  // still says where another puzzle comes that automatic notes are on, with the way to be rid of them.
  get still() {
    const on = this.#now.auto || this.#now.mine;
    return { says: on ? ['Automatic notes are still on.'] : [], offers: on ? [{ own: 'own-notes', label: 'Switch them off' }] : [] };
  }

  // begin tells of the settings as they are.
  begin() { keepOut(this.#now.keep); this.#changed(this.#now, usual); }

  set(some) {
    const before = this.#now;
    this.#now = { ...before, ...some };
    try { localStorage.setItem('settings', JSON.stringify(this.#now)); } catch { /* nothing is kept */ }
    this.#fill();
    keepOut(this.#now.keep);
    this.#changed(this.#now, before);
  }

  #fill() {
    const f = form.elements, now = this.#now;
    for (const name of ['atonce', 'mine', 'timer']) f[name].checked = now[name];
    f.theme.value = now.theme;
    for (const b of form.querySelectorAll('[name=keep]')) b.checked = now.keep.includes(b.value);
  }
}
