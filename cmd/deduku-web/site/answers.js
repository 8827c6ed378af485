// What is said of an answer: a title that people read, the words, and what can be done next.
import { saying } from './named.js';

const titles = [
  [/^hint/, 'Hint'], [/^why (\S+)/, 'Why $1'], [/^solve/, 'Solved'], [/^check/, 'Proof'], [/^rate/, 'Rating'], [/^practice/, 'Practice'],
  [/^teach/, 'Teach'], [/^generate/, 'A new puzzle'], [/^export/, 'Export'], [/^link/, 'Open on another site'], [/^more/, 'More'], [/^show me/, 'The step'],
  [/^find/, 'Steps that are possible'], [/^session/, 'Session'], [/^learn/, 'Learn'], [/^explain/, 'Explained'], [/^until/, 'On the way'], [/^count/, 'Solutions'], [/^next|^step/, 'Next step'], [/^undo|^redo/, 'Undo'],
];

export function titleOf(line) {
  for (const [of, title] of titles) { const m = of.exec(line); if (m) return title.replace('$1', m[1]); }
  return /^[a-z]/.test(line) && line.length < 60 ? saying(line) : '';
}

// Lines whose answers are to be seen on the board, and say nothing else.
export const quiet = /^(goto|explain|undo|redo|pencil|mark|unmark|unset|show [1-9]|r[1-9]c[1-9])/;
export const edits = /^(r[1-9]c[1-9])/;

// goesOn are lines that go on from the board as it is.
export const goesOn = /^(hint|next|solve|step|why|until|find|check|explain|goto|practice|reset)/;

// refused is the title of an answer that is a refusal.
export function refused(line, error) {
  if (goesOn.test(line) && /wrong|contradict|no solution/.test(error)) return 'Something on the board is wrong';
  if (edits.test(line)) return 'Not in this cell';
  return titleOf(line) && goesOn.test(line) ? titleOf(line) : 'That is not possible';
}

const more = {
  hint: [{ do: 'hint', label: 'Say more' }, { do: 'next', label: 'Make the step' }],
};

// offersOf are the buttons for what comes next: those of the answer, and those that its line has always.
export function offersOf({ line, error, offer = [] }) {
  const always = error ? [] : more[line] ?? [];
  if (line === 'hint' && offer.some(o => o.do === 'next')) return more.hint.slice(1); // all was said
  return [...always, ...offer.filter(o => !always.some(a => a.do === o.do))].filter(o => o.do !== line || always.includes(o)).slice(0, 6);
}

// rating is what the prompt says of a puzzle's rating, and rated the same for those who don't know the letters.
const rating = /^ER ([\d.]+), EP ([\d.]+), ED ([\d.]+)(?:; hardest (.+) \(step (\d+)\))?$/;
const rated = (_, er, ep, ed, hardest, n) => `Sudoku Explainer, a program whose measure many use, rates the puzzle ${er} (ER ${er}): so hard is its hardest step${hardest ? `, ${hardest}, which is step ${n} of its own solution` : ''}. The easiest puzzles have 1.2, the hardest about 11.\n`
  + `Players name two more figures: EP ${ep}, the hardest step up to the first digit that is placed, and ED ${ed}, the very first step.`;

// plain is a text without what only those want who read logs: kinds of steps, seeds and times.
export const plain = text => capital(saying(text).replace(rating, rated).replace(/^the cells: (?=r[1-9]c[1-9]$)/, 'the cell: ').replace(/^“Next” makes this step.*/, '').replace(/ {2,}/g, ': ')
  .replace(/^(\d) was removed in step \d+: INIT: (r.c.) = \d$/, '$1 is given in $2.').replace(/^(\d) was removed in step (\d+): PREMISE: (r.c.) = \d(?:: believed, not proved)?$/, '$1 was put into $3 by you (step $2).')
  .replace(/^(\d+ )?PREMISE: (r.c. = \d)(?:: believed, not proved)?$/, '$2 was put there by you.').replace(/^givens: /, 'It rests on these givens, each digit with its cells: ').replace(/^(\d+) of (\d+) steps$/, 'These are $1 of all $2 steps.')
  .replace(/^ok: 1 log, (\d+) steps, resting on 1 premise.*/, 'All $1 steps are right, as long as the digit that you typed is right.').replace(/^ok: 1 log, (\d+) steps, resting on (\d+) premises.*/, 'All $1 steps are right, as long as the $2 digits that you typed are right.')
  .replace(/^ok: 1 log, (\d+) steps.*/, 'Each of the $1 steps is proved: a checker that knows nothing of the solver has found that it follows from what stands before it.').replace(/^type what follows.*/, 'Find it: press the digit that goes into a cell or, with Notes on, the candidates that can be removed.')
  .replace(/^(saved .+), in place of what was there/, '$1').replace(/^(saved .+); they are only what came with the board: .*/, '$1. These are only the digits that the board began with: press Solve first if you want the steps to the solution.')
  .replace(/^(\S+\.json): (\d+ answers?)$/, 'A copy of what you have learnt, $2, is saved as $1.').replace(/^(\S+\.json): (\d+) answers? (?:is|are) new, of (\d+)$/, 'Answers in $1: $3. New among them, and taken over: $2.')
  .replace(/ \((?:(?:POS_DED|NEG_DED[12])(?:, )?)+\)/g, '').replace(/; seed \d+(; [\d.]+[mµ]?s)?/, '').replace(/; [\d.]+[mµ]?s$/, ''));

// capital begins a hint as a sentence.
const capital = text => text.replace(/^(the next step is|look for|look at|the cells?: )/, t => t[0].toUpperCase() + t.slice(1));

// amiss says that digits which came along are wrong.
const amiss = (n, of) => of === 1 ? 'it is wrong' : n === 1 ? 'one of these digits is wrong' : `${n} of these digits are wrong`;

// start says what a puzzle is that was just put on the board, and nothing of what its solution needs; mine, where the player had begun it.
export function start({ givens, placed, wrong, solutions, level, clashes = [] }, mine) {
  const how = { one: 'one solution', none: 'no solution', several: 'several solutions' }[solutions] ?? 'one solution';
  const text = `${givens} ${givens === 1 ? 'given' : 'givens'}, ${how}${level ? ', ' + level : ''}.`;
  if (!placed) return [text, ...clashes.length ? [`The same digit stands twice in a row, a column or a box: look at ${clashes.join(', ')}.`] : []];
  const digits = placed === 1 ? 'One more digit is' : `${placed} more digits are`;
  if (wrong) return [text, `${digits} filled in${mine ? '' : ' already'}, and ${amiss(wrong, placed)}.`];
  return [text, mine ? `${digits} filled in, as you left it.` : `${digits} filled in already, by whoever made the link or the text. You can go on from there or play the puzzle from its givens.`];
}
