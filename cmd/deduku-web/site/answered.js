// What came of a line: a refusal stands below the board, too; what was said is said in the words, with buttons for what comes next.
import { edits, goesOn, offersOf, plain, quiet, refused, start, titleOf } from './answers.js';
import { cellsIn, sentence } from './named.js';
import { sites } from './sites.js';

// friendly is what can be done with a puzzle in which somebody has placed digits.
const friendly = [{ own: 'go-on', label: 'Go on from here' }, { own: 'again', label: 'Play it from the givens' }];

// tries is how practice went, in a sentence; empty where nothing was tried.
function tries(says) {
  const score = says.find(w => w.startsWith('score: ')) ?? '', some = score.slice('score: '.length).split(', ').filter(n => /^[1-9]/.test(n));
  return some.length ? `Your tries: ${some.join(', ')}. ` : '';
}

export class Answered {
  #p; #line = '';

  // The parts of the page that it works with: nearly all.
  constructor(parts) { this.#p = parts; }

  // line is the one that was carried out last.
  get line() { return this.#line; }

  // heard is told what came of a line.
  heard(answer) {
    const { line: asked, error, cells, words: says = [], start: began } = answer;
    const p = this.#p, { say, tell, remark, session, status, wrong, look, learn, board, begun, deeds, practice, enter, over, arrive, tour, ending, settings } = p;
    this.#line = asked;
    if (answer.whole) {
      session.wholly(p.incoming.request ?? { do: asked, sure: true });
      document.documentElement.toggleAttribute('data-busy', true);
      return tell('This part of deduku is fetched now, once.');
    }
    if (p.incoming.answered(answer)) return;
    wrong.answered(answer);
    look.answered(answer);
    if (!answer.learn?.now) board.hinted(asked === 'hint' && !error ? cellsIn(says.join(' ')) : []);
    status.answered(answer);
    const allSaid = asked === 'hint' && !error && !answer.learn && p.hints.heard(says);
    if (!error && !(practice.on && edits.test(asked))) deeds.answered(answer.learn?.now && !answer.learn.now.task ? '' : asked); // the end of a lesson says more than which board comes
    if (answer.picked && /^log where /.test(asked)) return p.finding.written(answer.picked);
    if (answer.learn && !error) return this.#learning(asked, answer.learn);
    if (/^practice/.test(asked) && !error && !/stats$/.test(asked)) practice.turn(asked !== 'practice stop');
    if (enter.on) enter.answered(asked, began);
    if (over.answered(answer)) return;
    if (began && !practice.on) {
      begun.level = began.level || begun.level;
      begun.opened();
      if (arrive.heard(began)) return;
      if (!enter.on) return say('', [...start(began, begun.opening), ...settings.still.says], [...began.wrong ? [{ own: 'check', label: 'Show what is wrong' }] : [], ...offersOf({ ...answer, offer: [] }), ...began.placed && !begun.opening ? friendly : [], ...settings.still.offers]);
    }
    if (enter.on && !error && (began || goesOn.test(asked) || /^(clear|undo|redo|learn leave)/.test(asked))) return; // also what was asked before
    if (asked === 'practice stop' && !error) return say('Practice', [`${tries(says)}This is ${p.whose()} again.`], [{ do: 'practice', label: 'Practise again' }, { own: 'learn', label: 'Lessons' }]);
    if (practice.on && !error) practice.heard(asked, says);
    const digit = !error && /^show ([1-9])$/.exec(asked)?.[1];
    if (digit && !enter.on && !tour.on) return remark(`Only ${digit}`, [`The board shows where ${digit} stands and where it can go. Colours now go to those places.`], [{ own: 'all-digits', label: 'Show all digits' }]);
    if (learn.playing && /^until/.test(asked) && !error) { practice.candidates(true); return learn.easier(); }
    const done = tour.on && !error && tour.did(asked);
    const after = practice.on && (edits.test(asked) || /^(hint|more|show|practice)/.test(asked)) ? practice.offers(says, asked) : [];
    const lesson = learn.on ? learn.offers : [], ways = offersOf(answer).filter(o => !practice.on || o.do !== 'hint full'); // “Show me” is the same
    const offers = [...learn.playing ? [...ways, ...lesson] : [...lesson, ...done ? [tour.offer] : [], ...ways], ...after].filter((o, i, all) => all.findIndex(q => q.label === o.label) === i && !(o.label === 'Hint' && all.some(q => q.label === 'Say more')));
    if (after.length && edits.test(asked)) look.mute();
    if (ending.solved && /^(hint|next|why|find|until|step)/.test(asked)) offers.push(...ending.offers);
    const end = { own: 'ended', label: 'How it ended' };
    if (ending.solved && /^(explain|goto)/.test(asked) && !done) return look.offering([end]);
    if (error) {
      const title = refused(asked, error);
      if (ending.solved) tell(status.standing()); else tell(title, true, cells); // the words say why
      return say(title, [sentence(error)], offers, [], answer.means);
    }
    if (answer.svg && practice.on && /^show me|^hint full/.test(asked)) look.showing(answer.svg);
    if (done && quiet.test(asked)) return look.offering(offers);
    look.offering(done || learn.on ? offers : ending.passed ? [end] : []);
    if (quiet.test(asked) && !after.length) return;
    if (!says.length || /^next|^step/.test(asked) && !answer.offer?.length) return; // a step is told when it is drawn
    if (/^solve/.test(asked) && !p.state.lesson && ending.of(begun.puzzle)) return ending.wholly();
    const told = says.map(plain).filter(Boolean);
    if (/^link/.test(asked)) {
      const { texts, links } = sites(told);
      return p.words.show(titleOf(asked), ['Each link opens the board as it is now, in a new tab; the whole board is in the link.', ...texts], { below: links, offers });
    }
    say(titleOf(asked), allSaid ? ['That is all there is to say before the step is made:', ...told] : practice.on ? asks(told) : told, offers, [], answer.means);
  }

  // learning takes what was found out about learning: a question, the path, or how it went.
  #learning(asked, { now, path: stops, stats, svgs, roles }) {
    const { path, learn, enter, tour, look, practice } = this.#p;
    if (stops) path.map(stops);
    if (stats) path.stats(stats);
    if (!now) return;
    if (now.task && !learn.on) { enter.leave(); tour.leave(); look.back(); if (practice.on) practice.turn(false); }
    learn.heard(asked, now, svgs, roles);
    if (learn.playing && now.verdict === 'right') look.offering(learn.offers, learn.verdict(now)); // the step is told next
  }

  // aside hears of a command that runs beside the session: how far it is, what came of it.
  aside({ line, far, answer, puzzle }) {
    const { say, tell, remark, ask, act, enter, begun } = this.#p;
    if (far) tell(`${titleOf(line)}: ${far.replace(/^deduku> .*/, 'it is begun')}`);
    if (!far && !answer) remark(titleOf(line), [`${/^generate/.test(line) ? 'A puzzle is being made' : 'How hard the puzzle is, is being found out'}. You can go on meanwhile; Stop ends it.`]);
    if (!answer) return;
    if (this.#p.state) tell(this.#p.status.standing()); // what came of it the words say
    if (answer.error) {
      return say(titleOf(line), [answer.error === 'stopped' ? 'It was stopped.' : sentence(answer.error)], [{ do: line, label: 'Try again', beside: true }]);
    }
    ask({ beside: { line, text: answer.text } });
    if (puzzle) { begun.makes(puzzle); enter.leave(); return act(`load ${puzzle}`); }
    say(titleOf(line), (answer.words ?? [answer.text.trim()]).flatMap(text => plain(text).split('\n')), offersOf(answer));
  }
}

// asks has what is to be done stand before what the board is.
const asks = told => [...told].sort((a, b) => /^Find it:/.test(b) - /^Find it:/.test(a));
