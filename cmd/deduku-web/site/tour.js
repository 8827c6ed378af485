// The tour: what there is, shown on the board by clicks. Each stop says what to press and shows it, and can be passed over.
const $ = id => document.getElementById(id);

const stops = [
  { title: 'Play', text: 'Each row, column and box takes 1 to 9 once. Choose an open cell, then press a digit of the keys. Undo takes it back, a digit over another one replaces it.',
    at: '#digits', done: (s, was) => s.board.filled > was.board.filled },
  { title: 'Notes', text: 'Press Notes, then digits: what may stand in a cell, in your own hand. They are yours, and nothing follows from them.',
    at: '#notes', done: (s, was) => (s.corner ?? []).join() !== (was.corner ?? []).join() || (s.centre ?? []).join() !== (was.centre ?? []).join() },
  { title: 'A hint', text: 'Press Hint: how hard the next step is, and with each press a little more, until you see it yourself.', at: '[data-do=hint]', line: /^hint/ },
  { title: 'A step', text: 'Press Next: the easiest step that is possible is made. The board shows the pattern, the words say why.', at: '[data-do=next]', line: /^next/ },
  { title: 'The whole way', text: 'In the menu Study, press Solve: the whole way, without a guess.', at: '#open-study', line: /^solve/ },
  { title: 'The list', text: 'Below are all steps. Press one: the board goes there, and the words tell it. The slider runs over all of them; its curve is how hard they are.', at: '#slider', line: /^goto/ },
  { title: 'Learn', text: 'That was it. In the menu Study, Learn has lessons, Teach shows a technique on the board, and Practice has you find it. Puzzle has new ones, and takes your own.', at: '#open-study' },
];

export class Tour {
  #at = -1; #was; #say;

  constructor(say) { this.#say = say; }

  get on() { return this.#at >= 0; }

  // offer is the button that leads on from what came of a stop.
  get offer() { return { own: 'tour-next', label: 'Go on with the tour' }; }

  begin(state) { this.#go(0, state); }

  #go(n, state) {
    for (const e of document.querySelectorAll('.look')) e.classList.remove('look');
    this.#at = n < stops.length ? n : -1;
    this.#was = state;
    const stop = stops[this.#at];
    if (!stop) return this.#say('', []);
    document.querySelector(stop.at).classList.add('look');
    const last = n === stops.length - 1;
    this.#say(`Tour ${n + 1} of ${stops.length}: ${stop.title}`, [stop.text], last
      ? [{ own: 'learn', label: 'Lessons' }, { own: 'tour-leave', label: 'Done' }] : [{ own: 'tour-next', label: 'Go on' }, { own: 'tour-leave', label: 'Leave the tour' }]);
  }

  next(state) { this.#go(this.#at + 1, state); }
  leave() { this.#go(stops.length, undefined); }

  // stand and answered are told what happens; what the stop asked for leaves a button to go on beside what came of it.
  stand(state) { const done = stops[this.#at]?.done; if (done && this.#was && done(state, this.#was)) this.#done(state); }
  did(line) { return Boolean(stops[this.#at]?.line?.test(line)); }

  #done(state) { this.#was = undefined; this.#say(`Tour ${this.#at + 1} of ${stops.length}: ${stops[this.#at].title}`, ['That is it.'], [{ own: 'tour-next', label: 'Go on' }, { own: 'tour-leave', label: 'Leave the tour' }]); }
}
