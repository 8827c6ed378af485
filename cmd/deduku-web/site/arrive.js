// What comes first: while the session is loaded the board and the words are those of what will be on it, and a puzzle that came by a link
// is told of once all of it is there.
import { count } from './enter.js';
import { titled } from './names.js';

const kept = key => { try { return sessionStorage.getItem(key); } catch { return null; } };
const again = () => performance.getEntriesByType('navigation')[0]?.type === 'reload';
const filledIn = grid => grid.replace(/[^1-9]/g, '').length;
const loading = 'What you press meanwhile is done as soon as all is there.';

// ofHandbook is which page of the handbook a link came from, and whether it shows a near miss.
function ofHandbook(example) {
  const [, near, name] = /^(near-miss-?)?(.*)$/.exec(example);
  return { near: Boolean(near), title: name && titled(name) };
}

export class Arrive {
  #came = null; // the board that came by the last link, as it came, and the buttons that lead to the player's own
  #p; #link = null; #start = null; #here = false;
  #named = new Map(JSON.parse(kept('named') ?? '[]')); #naming = ''; // what boards of the handbook are called, and what the next one is

  // The parts of the page that it works with: board, words, tell, ask, shelf, incoming, settings.
  constructor(parts) { this.#p = parts; }

  // by is the link that is being opened; null for none.
  get by() { return this.#link; }

  // back are the buttons that lead from a board that came by a link, and is as it came, to the player's own; nothing for any other board.
  back({ puzzle, grid }) { return this.#came?.puzzle === puzzle && this.#came.grid === grid ? this.#came.back : null; }

  // begin shows what is coming: by a link, back in this tab, or what was played last.
  async begin(link) {
    await this.#shows(link);
    this.#p.board.known();
  }

  async #shows(link) {
    if (link) return this.#coming('A puzzle that came by a link', 'It is being opened.', link.get('p') ?? '');
    const learning = kept('learning'), last = JSON.parse(kept('board') ?? 'null');
    if (again() && last) return this.#coming('', learning && learning !== 'null' ? 'Your lesson is being opened again.' : `${last.title} is being opened again.`, last.puzzle, last.grid);
    if (again() || kept('entering') === 'yes') return;
    const newest = (await this.#p.shelf.all()).find(p => /[^1-9]/.test(p.grid));
    if (!newest || this.#here || this.#link) return;
    this.#coming('Go on', 'The puzzle that you began is being opened.', newest.puzzle, newest.grid);
    this.#p.board.hold(true); // that with which the session begins is not seen
  }

  #coming(title, text, puzzle, grid = puzzle) {
    const { board, words, tell } = this.#p;
    board.fill(puzzle, grid);
    words.show(title, [`${text} ${loading}`]);
    tell(/^[0-9.]{81}$/.test(grid) ? `Loading: ${filledIn(grid)} of 81.` : 'Loading.');
  }

  // stand is told how the board is, which is remembered for when the page is loaded again; a board of the handbook is called by its page.
  stand(state, lesson) {
    const { board: { puzzle, grid } } = state;
    this.#here = true;
    if (this.#naming && !lesson) {
      this.#named.set(puzzle, this.#naming);
      this.#naming = '';
      try { sessionStorage.setItem('named', JSON.stringify([...this.#named])); } catch { /* nothing is kept */ }
    }
    const title = state.title = !lesson && this.#named.get(puzzle) || state.title;
    if (!lesson) try { sessionStorage.setItem('board', JSON.stringify({ title: title === 'An example' ? 'The example' : title, puzzle, grid })); } catch { /* nothing is kept */ }
  }

  // waits says of what was pressed before there is a session that it comes later; it reports whether it does.
  waits(undoing) {
    if (this.#here) return false;
    this.#p.tell(undoing ? 'The puzzle is still being loaded: there is nothing to take back yet.' : 'The puzzle is still being loaded: this is done as soon as it is there.');
    return true;
  }

  // open opens a link. Its address stays until all of it is on the board: a reload before that opens it again.
  open(link) {
    this.#link = new URLSearchParams(link);
    this.#start = null;
    this.#p.incoming.link(link);
    this.#p.ask({ keep: true }); // which is answered after all that the link asks for
    return this.#link;
  }

  // heard takes what is known of the puzzle of a link; it reports whether it is told with the link.
  heard(start) {
    if (this.#link) this.#start = start;
    if (this.#link?.get('h')) this.#naming = `${ofHandbook(this.#link.get('h')).title || 'An example'}, from the handbook`;
    return Boolean(this.#link);
  }

  // told says what came by the link, and what can be done with it. Own is a puzzle that was under way before.
  async told({ puzzle, grid, corner = [], centre = [], marks = [] }) {
    const link = this.#link, start = this.#start;
    this.#link = null;
    if (!link) return;
    const all = await this.#p.shelf.all(), same = all.find(p => p.puzzle === puzzle && !p.key && p.grid !== grid && filledIn(p.grid) > filledIn(puzzle));
    const own = same ?? all.find(p => p.puzzle !== puzzle && /[^1-9]/.test(p.grid));
    if (same) await this.#p.shelf.aside(same);
    history.replaceState(null, '', location.pathname + location.search); // so that a reload goes on with what came of it
    if (!start) return; // it was refused
    const waits = same ? [`You began this puzzle yourself: ${filledIn(same.grid)} of 81 cells are filled. It stays among your puzzles as you left it.`] : own ? [`${own.title === 'An example' ? 'The example' : 'Your own puzzle'}${own.level ? ` (${own.level})` : ''} waits: ${filledIn(own.grid)} of 81 cells are filled.`] : [];
    const back = same ? [{ own: 'under-way', one: { ...same, key: `${puzzle} ${same.at}` }, label: 'Go on with mine' }] : own ? [{ own: 'under-way', one: own, label: 'Back to my puzzle' }] : [];
    this.#came = { puzzle, grid, back };
    const how = `${count(start.givens, 'given')}, ${{ one: 'one solution', none: 'no solution', several: 'several solutions' }[start.solutions]}${start.level ? `, ${start.level}` : ''}.`;
    const example = link.get('h');
    if (example) {
      const { near, title } = ofHandbook(example);
      return this.#p.words.show(title ? `${title}: an example from the handbook` : 'An example from the handbook', [near ? 'It only looks like the technique: one thing is missing, which the handbook says.' : `On this board ${title} can be found. ${grid === puzzle ? how : 'All that comes before it is filled in.'}`, ...waits],
        { offers: [...near ? [{ own: 'go-on', label: 'Play it' }] : [{ own: 'pattern', name: example, label: `Show the ${title}` }, { do: `learn ${example}`, label: 'Lesson' }], ...back] });
    }
    const { says, offers } = this.#p.settings.still;
    const more = filledIn(grid) - filledIn(puzzle), notes = [...Array(81).keys()].filter(i => corner[i] || centre[i]).length;
    const along = [...more ? [`${more} more ${more === 1 ? 'digit is' : 'digits are'} filled in already, by whoever made the link`] : [], ...notes ? [`notes stand in ${count(notes, 'cell')}`] : [], ...marks.length ? ['some of it is coloured'] : []];
    const text = along.join(', and ').replace(/^./, c => c.toUpperCase());
    this.#p.words.show('A puzzle that came by a link', [how, ...along.length ? [start.wrong ? `${start.wrong === 1 ? 'One digit is' : `${start.wrong} digits are`} wrong: ${text.replace(/^./, c => c.toLowerCase())}.` : `${text}. You can go on from there or play the puzzle from its givens.`] : [], ...waits, ...says],
      { offers: [...start.wrong ? [{ own: 'check', label: 'Show what is wrong' }] : [], ...along.length ? [{ own: 'go-on', label: 'Go on from here' }, { own: 'again', label: 'Play it from the givens' }] : [{ own: 'go-on', label: 'Play it' }], ...back, ...offers] });
  }
}
