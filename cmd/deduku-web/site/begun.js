// What was begun: the player's puzzle is kept as it stands, and one that was left is gone on with.
import { card, day, named } from './shelf.js';
import { openTabs } from './tabs.js';

const $ = id => document.getElementById(id);
const filledIn = grid => grid.replace(/[^1-9]/g, '').length;

// made is the puzzle that was made last in this tab, and when.
function made() {
  try { return JSON.parse(sessionStorage.getItem('made')); } catch { return null; }
}

export class Begun {
  #p; #coming = null; // the puzzle that is gone on with, and the others that were begun
  #mine = ''; #known = ''; // the player's own puzzle, and that of which is known what was kept of it
  #knowing; // settles when it is known what was kept of the puzzle
  #shelved = false; // the puzzle is among those that were begun
  #opening = false; #decided = false; // a puzzle is put back as it was left; it is settled with what the page begins
  hints = 0; level = ''; // of the player's puzzle
  #made = new Map([made()].filter(Boolean)); // when puzzles were made, by puzzle

  // The parts of the page that it works with: state, ask, say, words, clock, enter, learn, arrive, shelf, deeds, settings, status, board, settle.
  constructor(parts) { this.#p = parts; }

  get puzzle() { return this.#mine; }
  // name is what the puzzle is called where it was made here; empty for any other.
  get name() { return named({ level: this.level, ...this.#made.get(this.#p.state.board.puzzle) }); }

  // makes is called with a puzzle that was made now, or that the player has typed in.
  makes(puzzle, own = false) {
    const made = { made: Date.now(), own };
    this.#made.set(puzzle, made);
    try { sessionStorage.setItem('made', JSON.stringify([puzzle, made])); } catch { /* nothing is kept */ }
  }

  get opening() { return this.#opening; }
  get known() { return this.#knowing; }

  // opened is called when a puzzle was put back as it was left, which may be the one that was on the board.
  opened() { if (this.#coming) this.#mine = ''; }

  // entered is called when a puzzle is whole that the player has typed in: it is kept before anything is done on it.
  entered() {
    this.#shelved = true;
    this.makes(this.#p.state.board.puzzle, true);
    this.#p.shelf.enter('');
    this.keep();
    this.#p.status.stand();
  }

  // decided is called where what the page begins with is settled: by a link.
  decided() { this.#decided = true; }

  // stand is told how the board is, after another one.
  stand(before) {
    const { state } = this.#p, { puzzle } = state.board;
    if (state.lesson || puzzle === this.#mine) return;
    this.#mine = puzzle;
    this.#shelved = false;
    this.#knowing = this.#another(before);
  }

  // keep puts the player's puzzle among those that were begun, once anything was done on it.
  keep() {
    const { state, enter, arrive, shelf, ask, clock } = this.#p, { board: b } = state;
    if (enter.on && /[1-9]/.test(enter.grid) && !state.lesson) shelf.enter(enter.grid);
    if (arrive.by || enter.on || state.lesson || this.#known !== b.puzzle) return;
    if (!this.#shelved && b.steps <= state.begins && !state.corner && !this.hints) return;
    this.#shelved = true;
    shelf.put({ puzzle: b.puzzle, grid: b.grid, place: state.place, title: state.title, level: this.level, ...this.#made.get(b.puzzle), seconds: clock.seconds, hints: this.hints, corner: state.corner, centre: state.centre, marks: state.marks }, ask);
  }

  // another is called when another puzzle of the player's has come.
  async #another(before) {
    const { shelf, clock, enter, learn, say } = this.#p, puzzle = this.#mine, kept = await shelf.of(puzzle).catch(() => undefined);
    if (this.#mine !== puzzle) return;
    clock.begin(kept?.seconds ?? 0);
    this.hints = kept?.hints ?? 0;
    if (before) this.level ||= kept?.level ?? ''; else this.level = kept?.level ?? '';
    if (kept?.made) {
      this.#made.set(puzzle, { made: kept.made, own: kept.own });
      if (!this.#p.board.held) this.#p.status.stand();
    }
    if (before && kept && !this.#coming && kept.grid !== this.#p.state.board.grid && filledIn(kept.grid) > filledIn(puzzle)) await shelf.aside(kept);
    this.#known = puzzle;
    this.#shelved = Boolean(kept);
    this.#opening = false;
    if (this.#coming) { this.#p.settle(); return this.#welcomed(); }
    const { state } = this.#p;
    if (!before && !this.#decided && state.past && !enter.on && !learn.on && !learn.coming && state.board.status === 'open') say('Go on', [`This is the board as you left it: ${state.board.filled} of 81 cells are filled.`], [{ own: 'go-on', label: 'Go on' }, { own: 'new', label: 'A new puzzle' }]);
    if (before || this.#decided || state.past || enter.on) return this.#p.settle();
    this.#decided = true;
    if (!await this.#welcome(puzzle)) this.#p.settle();
  }

  // welcome goes on with what was begun before, if anything was: its board is put there. Where the page is open in other tabs, one of which
  // may have that board, it is only offered; so it is after a reload, which has brought back what there was. It reports whether
  // another board comes.
  async #welcome(puzzle) {
    const all = await this.all(), again = performance.getEntriesByType('navigation')[0]?.type === 'reload', alone = (await openTabs()).length < 2;
    const { state, enter, learn, words } = this.#p;
    if (!all.length || this.#mine !== puzzle || state.past || state.board.steps > state.begins || enter.on || learn.on || learn.coming) return false;
    if (alone && !again) { this.takeUp(all[0], all.slice(1)); return true; }
    words.show('Go on', [], { below: [await this.cards(all.slice(0, 6))], offers: [{ own: 'newest', label: 'Go on' }, { own: 'new', label: 'A new puzzle' }] });
    return false;
  }

  // all are the puzzles that were begun and are not done.
  async all() { return (await this.#p.shelf.all()).filter(p => /[^1-9]/.test(p.grid)); }

  // takeUp puts a puzzle that was begun on the board.
  async takeUp(one, others) {
    if (one.entering) return this.#p.enter.take(one.grid);
    if (one.key) await this.#p.shelf.back(one);
    const { ask, shelf, deeds } = this.#p;
    this.#coming = { one, others };
    this.level = one.level;
    this.#opening = true;
    deeds.pressed(false);
    ask(shelf.opens(one));
  }

  async #welcomed() {
    const { one, others = [] } = this.#coming, { settings } = this.#p;
    this.#coming = null;
    const below = others.length ? [Object.assign(document.createElement('p'), { textContent: 'Others that you began:' }), await this.cards(others.slice(0, 6))] : [];
    this.#p.words.show('Go on', [`This is the puzzle that you began${one.level ? ` (${named(one) || one.level})` : ''}, last played ${day(one.at)}: ${filledIn(one.grid)} of 81 cells are filled.`, ...settings.still.says],
      { below, offers: [{ own: 'go-on', label: 'Go on' }, { own: 'new', label: 'A new puzzle' }, ...settings.still.offers] });
  }

  // cards are buttons with pictures of puzzles that were begun; each with what stands below it, if anything does.
  async cards(all, below) {
    if (!all.length) return undefined;
    const place = Object.assign(document.createElement('div'), { className: 'cards' });
    place.append(...all.map(p => {
      const button = card(p, one => {
        $('shelf').close();
        this.#p.enter.leave();
        this.takeUp(one);
      }, all);
      return below ? this.#over(button, below(p, button)) : button;
    }));
    return place;
  }

  // show shows all of them, in a dialog.
  async show() {
    $('shelved').replaceChildren(await this.cards(await this.#p.shelf.all(), (p, button) => this.#dropping(p, button)) ?? 'Nothing was begun yet.');
    $('shelf').showModal();
  }

  #over(button, below) {
    const both = document.createElement('div');
    both.append(button, below);
    return both;
  }

  // dropping is a button that deletes a puzzle and then brings it back; of the one on the board, which is kept, that it is there.
  #dropping(p, button) {
    const { enter, shelf } = this.#p, here = p.entering ? enter.on : !p.key && !enter.on && p.puzzle === this.#mine;
    if (here) return Object.assign(document.createElement('small'), { textContent: 'on the board now' });
    const drop = Object.assign(document.createElement('button'), { type: 'button', className: 'drop', textContent: 'Delete' }), key = p.entering ? 'entering' : p.key ?? p.puzzle;
    let dropped;
    drop.addEventListener('click', async () => {
      const was = dropped;
      dropped = was ? undefined : await shelf.of(key);
      if (was) await shelf.restore(was); else await shelf.drop(key);
      button.disabled = Boolean(dropped);
      drop.textContent = dropped ? 'Deleted: bring it back' : 'Delete';
    });
    return drop;
  }
}
