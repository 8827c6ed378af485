// What buttons do that is no line of the session, by name.
import { dialogs } from './dialogs.js';
import { count } from './enter.js';
import { notesAre } from './settings.js';

const $ = id => document.getElementById(id);

// first is said where there is nothing else to say.
const first = 'Choose a cell and press a digit. Hint says a little more each time; Next makes a step and says why.';

// owned is that table. The parts of the page that it works with are nearly all.
export function owned(p) {
  const { ask, act, say, board, enter, look, learn, lesson, tour, practice, settings, begun, ending, wrong, over, finding } = p;

  // leaveOthers ends what is under way on the board before a puzzle is entered.
  const leaveOthers = () => {
    lesson.leave();
    if (tour.on) tour.leave();
    if (learn.on) ask({ do: 'learn leave' }); else if (practice.on) ask({ do: 'practice stop' });
  };

  return {
    enter: () => { leaveOthers(); enter.begin(); },
    entered: () => { enter.done(); begun.entered(); },
    'entering-on': () => { enter.again(); board.choose(board.cell, false); },
    'entering-pass': () => enter.pass(board.cell),
    'entering-left': () => {
      enter.leave();
      const n = p.state.board.filled;
      say('Entering is stopped', [n ? `${count(n, 'digit')} of the puzzle ${n === 1 ? 'stands' : 'stand'} on the board.` : 'The board is empty.'],
        [n ? { own: 'entering-again', label: 'Go on entering' } : { own: 'enter', label: 'Enter one from paper' }, { own: 'shelf', label: 'My puzzles' }, { own: 'new', label: 'A new puzzle' }]);
    },
    'entering-again': () => enter.resume(),
    again: () => over.begin(),
    'solve-again': () => { over.begin(); act('solve logic'); },
    check: () => { if (enter.on) return enter.waits(); wrong.check(); },
    'take-away': ({ cells }) => { for (const c of cells) act(`unset ${c}`); },
    'put-back': () => wrong.putBack(),
    'go-on': () => { say('', [first]); board.choose(Math.max(0, [...p.state.board.grid].findIndex(d => !/[1-9]/.test(d))), false); },
    newest: async () => { const [one] = await begun.all(); if (one) begun.takeUp(one); },
    now: () => { act(`goto ${p.state.ahead}`); say('', ['This is the board as it stands now, with all steps made.']); },
    mine: () => { learn.played(); look.back(); if (ending.solved) return ending.tell(); say('', [`This is ${p.whose()}.`, first]); },
    'mine-notes': () => { settings.set({ auto: true, mine: true }); say('Notes', [notesAre(true)]); },
    'own-notes': () => { settings.set({ auto: false, mine: false }); say('Notes', [notesAre(false)]); },
    ended: () => { look.back(); if (ending.solved) ending.tell(); else act(`goto ${p.state.ahead}`); }, // which is told of its end
    'notes-back': () => { look.back(); say('', ['These are your notes again.']); },
    'all-digits': () => { look.back(); say('', [first]); },
    'under-way': ({ one }) => begun.takeUp(one),
    pattern: ({ name }) => { act(`find ${name}`); act('apply a'); },
    tour: () => { tour.begin(p.state); },
    'tour-next': () => tour.next(p.state),
    'tour-leave': () => { tour.leave(); say('', ['The tour is in the menu Study.']); },
    teach: () => dialogs.show('teach'),
    new: () => dialogs.show('new'),
    load: () => dialogs.show('load'),
    share: () => p.share(false),
    shelf: () => begun.show(),
    'lesson-on': () => lesson.move(1),
    'lesson-before': () => lesson.move(-1),
    'lesson-leave': () => { lesson.leave(); say('', [`This is ${p.whose()} again.`]); },
    learn: () => act('learn map'),
    'learn-answer': () => learn.answer(),
    list: () => { $('log').scrollIntoView({ block: 'start' }); $('steps').focus({ preventScroll: true }); },
    find: ({ what }) => finding.find(what),
    'find-on': () => $('finding').click(),
    'find-technique': () => finding.technique(),
    'find-digit': () => finding.digit(),
    'find-cell': () => finding.cell(),
    'find-next': () => finding.next(),
    'find-others': () => finding.begin(),
    'find-all': () => finding.every(),
    seek: () => { $('written').open = true; $('expression').querySelector('input').focus({ preventScroll: true }); $('expression').scrollIntoView({ block: 'nearest' }); },
    reload: () => location.reload(),
  };
}
