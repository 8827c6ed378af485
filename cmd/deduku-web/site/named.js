// What a text names on the board: cells as r5c5 or r1c37, and units as row 5 or boxes 1 and 2.
const cellsNamed = /\br([1-9]+)c([1-9]+)\b/g;
const unitsNamed = /\b(row|column|box)(?:e?s)? ([1-9](?:(?:, | and | or )[1-9](?![1-9]))*)\b/g;
const within = {
  row: n => k => [n, k], column: n => k => [k, n],
  box: n => k => [Math.floor((n - 1) / 3) * 3 + Math.floor((k - 1) / 3) + 1, (n - 1) % 3 * 3 + (k - 1) % 3 + 1],
};
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

// cellsIn are the cells that a text names; where it names none, those of its units.
export function cellsIn(text) {
  const names = new Set();
  for (const [, rows, columns] of text.matchAll(cellsNamed)) for (const r of rows) for (const c of columns) names.add(`r${r}c${c}`);
  if (!names.size) for (const [, kind, numbers] of text.matchAll(unitsNamed)) {
    for (const n of numbers.match(/[1-9]/g)) for (const k of nine) { const [r, c] = within[kind](Number(n))(k); names.add(`r${r}c${c}`); }
  }
  return [...names];
}

// saying is a conclusion as people say it: what is removed by words, not by a sign. Digits that stand together are apart: 1 or 7.
export const saying = text => text.replace(/((?:r[1-9]+c[1-9]+(?:, | and ))*)(r([1-9]+)c([1-9]+)) ?<> ?([1-9]+)/g, (_, others, last, rows, columns, digits) => `${others}${last} ${others || rows.length * columns.length > 1 ? 'are' : 'is'} not ${either(digits)}`)
  .replace(/ ?<> ?([1-9]+)/g, (_, digits) => ' is not ' + either(digits));

// either is digits as one of them: 1, 2 or 7.
const either = digits => [...digits].join(', ').replace(/, (?=[1-9]$)/, ' or ');

// meaning says of the first cell that a text names how it is read; empty where it names none.
export function meaning(text) {
  const cell = /\br([1-9])c([1-9])\b/.exec(text);
  return cell ? `${cell[0]} is the cell in row ${cell[1]} and column ${cell[2]}: rows are counted from the top, columns from the left.` : '';
}

// sentence is a text as a sentence.
export const sentence = text => text.replace(/^[a-z](?![0-9])/, c => c.toUpperCase()).replace(/[^.!?]$/, '$&.');
