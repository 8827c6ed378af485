// Hands for people who click and tap, with the prompt shut, and what they can see on the board.
import assert from 'node:assert/strict';
import { address, phone, opened, watch, about, cell, labels, words, idle } from './hands.mjs';

export const sizes = { desktop: { viewport: { width: 1280, height: 800 } }, tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true }, phone };

// atWidths returns each test at each width; with ONE_WIDTH each at one width, in turns, so that all widths are used.
export function atWidths(tests) {
  const names = Object.keys(sizes);
  return Object.fromEntries(Object.entries(tests).flatMap(([name, test], i) =>
    names.filter((_, k) => !process.env.ONE_WIDTH || k === i % names.length).map(size => [`${size}: ${name}`, () => test(size)])));
}

export const dots = puzzle => [...puzzle].flatMap((d, i) => /[1-9]/.test(d) ? [] : [i]);

// hand does what a finger or a mouse does on a page.
export function hand(page) {
  const touch = page.context()._options?.hasTouch ?? page.touch;
  const hit = async what => { const at = typeof what === 'string' ? page.locator(what).first() : what; await (touch ? at.tap() : at.click()); };
  let last = 0; // when a button beside the words was pressed: who presses another one has read what is said, or it would be a double click
  const unhurried = async () => { await page.waitForTimeout(Math.max(0, last + 500 - Date.now())); };
  return {
    hit,
    cell: i => hit(cell(page, i)),
    digit: d => hit(`[data-digit="${d}"]`),
    offer: async name => { await unhurried(); await hit(`#offers >> text="${name}"`); last = Date.now(); },
    menu: async (menu, item) => { await hit('#open-' + menu); await hit(`#menu-${menu} >> text="${item}"`); },
  };
}

export async function somebody(size, url) {
  const page = await opened({ ...sizes[size], shut: true }, url);
  page.touch = Boolean(sizes[size].hasTouch);
  return [page, hand(page)];
}

// reopened is the page anew in the same browser.
export async function reopened(page, url = address) {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  watch(next);
  next.touch = page.touch;
  await next.goto(url);
  return [next, hand(next)];
}

// kept waits until what was done is kept with its steps, or with something else of it, and with a digit in a cell.
export const kept = (page, what = 'log', filled = -1, digits = 0) => page.waitForFunction(([what, filled, digits]) => new Promise(done => {
  const r = indexedDB.open('deduku-shelf', 1);
  const is = p => p[what] && (filled < 0 || /[1-9]/.test(p.grid[filled])) && (!digits || p.grid.match(/[1-9]/g).length === digits);
  r.onsuccess = () => { const all = r.result.transaction('puzzles').objectStore('puzzles').getAll(); all.onsuccess = () => { r.result.close(); done(all.result.some(is)); }; };
}), [what, filled, digits]);

export async function picture(page, name) { if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }); }

// shut says that nobody needed the prompt, and nothing is wider than the page.
export async function shut(page) {
  assert.ok(!await page.isVisible('#terminal'), 'the prompt is shut');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= page.viewportSize().width, 'as wide as the page');
}

// solved is the solution of a puzzle.
export function solved(puzzle) {
  const grid = [...puzzle].map(Number);
  const peers = i => [...Array(81).keys()].filter(j => j !== i && (j % 9 === i % 9 || (j / 9 | 0) === (i / 9 | 0) || (j % 9 / 3 | 0) === (i % 9 / 3 | 0) && (j / 27 | 0) === (i / 27 | 0)));
  const all = [...Array(81).keys()].map(peers);
  const fill = () => {
    let best, open;
    for (let i = 0; i < 81; i++) {
      if (grid[i]) continue;
      const can = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(d => !all[i].some(j => grid[j] === d));
      if (!best || can.length < best.length) [best, open] = [can, i];
    }
    if (!best) return true;
    for (const d of best) { grid[open] = d; if (fill()) return true; }
    grid[open] = 0;
    return false;
  };
  fill();
  return grid.join('');
}

export const board = async page => (await labels(page)).map(l => /, ([1-9])(,|$)/.exec(l)?.[1] ?? '0').join('');

// candidates are, by digit, the cells that can hold it, from what is read to those who don't see the board.
export async function candidates(page) {
  const all = (await labels(page)).map(l => /candidates ([1-9 ]*)/.exec(l)?.[1] ?? '');
  return [...Array(10).keys()].map(d => new Set(all.flatMap((text, i) => text.includes(d) ? [i] : [])));
}

export const nine = [...Array(9).keys()];
export const lines = { row: n => nine.map(k => n * 9 + k), column: n => nine.map(k => k * 9 + n) };
export const sees = (a, b) => a !== b && (a % 9 === b % 9 || (a / 9 | 0) === (b / 9 | 0) || (a / 27 | 0) === (b / 27 | 0) && (a % 9 / 3 | 0) === (b % 9 / 3 | 0));

// skyscraper is the cells from which a Skyscraper removes its digit: two lines with two places each, of which one of each are on a line
// across, and what sees both others.
export function skyscraper(can) {
  for (const digit of nine.map(n => n + 1)) for (const [kind, across] of [['row', i => i % 9], ['column', i => i / 9 | 0]]) {
    const two = nine.map(n => lines[kind](n).filter(i => can[digit].has(i))).filter(l => l.length === 2);
    for (const a of two) for (const b of two) for (const x of a) for (const y of b) {
      if (a === b || across(x) !== across(y)) continue;
      const free = [...a, ...b].filter(i => i !== x && i !== y), cells = [...can[digit]].filter(i => sees(i, free[0]) && sees(i, free[1]));
      if (across(free[0]) !== across(free[1]) && cells.length) return { digit, cells };
    }
  }
}

export async function load(page, { hit, menu }, puzzle) {
  await menu('puzzle', 'Load …');
  await page.fill('#load textarea', puzzle);
  await hit('#load button[value=load]');
  await about(page, `${puzzle.replace(/[^1-9]/g, '').length} of 81`);
}

export const offers = page => page.$$eval('#offers button', all => all.map(b => b.textContent));

// learning opens the lesson of a technique by what is looked for in the list.
export async function learning(page, { menu, hit }, name) {
  await menu('study', 'Learn …');
  await page.waitForSelector('#learn[open]');
  await page.fill('#seek input', name);
  await hit('#learning li:not([hidden]) button');
  await words(page, ': the idea');
  await idle(page);
}
