// What tests of the page share: a browser, and hands for it. Arguments: ADDRESS CHROMIUM [PICTURE].
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

export const [address, executablePath, picture] = process.argv.slice(2);
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
export const faults = [];
export const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

// Two puzzles that take some thought.
export const few = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
export const hard = '...4.9........58......3...2....7...4..7..26.....96...8.9.7.6...8.2..4..63..8..9..';

export const hardest = '........2..8.1.9..5....3.4....1.93...6..3..8...37......4......53.1.7.8..2........';
export const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'; // of easy

export const given = puzzle => puzzle.replaceAll('.', '').length;
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// open opens the page in a profile of its own and notes every error and everything that it fetches elsewhere.
// The prompt is open in it, unless it is to be shut, as it is at first.
export async function open({ shut, ...options } = {}, url = address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, ...options });
  if (!shut) await context.addInitScript(() => { try { localStorage.setItem('settings', localStorage.getItem('settings') ?? '{"prompt":true,"auto":true,"mine":true}'); } catch { /* about:blank */ } });
  context.setDefaultTimeout(Number(process.env.PATIENCE ?? 120_000));
  context.on('request', r => { if (!r.url().startsWith(address) && !/^(data|blob):/.test(r.url())) faults.push('fetched ' + r.url()); });
  const page = await context.newPage();
  watch(page);
  await page.goto(url);
  return page;
}

export function watch(page) {
  page.on('pageerror', e => faults.push(String(e)));
  page.on('console', m => { if (m.type() === 'error') faults.push(m.text()); });
}

export const ready = page => page.waitForFunction(() => document.documentElement.dataset.ready && !document.querySelector('#board.waiting') && (globalThis.deduku?.prompt || !document.querySelector('#prompt details').open));
export const idle = page => page.waitForFunction(() => document.documentElement.dataset.busy === undefined);
export const about = (page, text) => page.waitForFunction(t => document.querySelector('#about').textContent.includes(t), text);
export const words = (page, text) => page.waitForFunction(t => document.querySelector('#words').textContent.includes(t), text)
  .catch(async e => { throw new Error(`no “${text}” in “${await page.innerText('#words')}”`, { cause: e }); });
export const current = (page, n) => page.waitForFunction(n => document.querySelector('#steps [aria-current]')?.dataset.n === String(n), n);
export const prompted = (page, text) => page.waitForFunction(t => globalThis.deduku.prompt().includes(t), text);
export const cell = (page, i) => page.locator('[role=gridcell]').nth(i);
export const labels = page => page.$$eval('[role=gridcell]', all => all.map(c => c.getAttribute('aria-label')));
export const study = async (page, name) => { await page.click('#open-study'); await page.click(`#menu-study >> text="${name}"`); };
export const puzzle = async (page, name) => { await page.click('#open-puzzle'); await page.click(`#menu-puzzle >> text="${name}"`); };
export const stepsAre = (page, n) => page.waitForFunction(n => document.querySelectorAll('#steps li').length === n, n);
export const labelled = (page, i, text) => page.waitForFunction(([i, t]) => document.querySelectorAll('[role=gridcell]')[i].getAttribute('aria-label').includes(t), [i, text]);

// typed types a line into the terminal.
export async function typed(page, line) {
  await page.click('#terminal');
  await page.keyboard.type(line + '\n');
}

// place types a digit into a cell.
export async function place(page, i, digit) {
  await cell(page, i).click();
  await page.keyboard.press(digit);
  await labelled(page, i, ', ' + digit);
}

export async function load(page, puzzle) {
  await typed(page, 'load ' + puzzle);
  await about(page, `${given(puzzle)} of 81`);
}

// opened is the page with its session.
export async function opened(options, url) {
  const page = await open(options, url);
  await ready(page);
  return page;
}

// start is the page with a puzzle.
export async function start(puzzle = easy, options = {}) {
  const page = await opened(options);
  await load(page, puzzle);
  return page;
}

// audit is what axe finds on a page.
export async function audit(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  const { result } = await session.send('Runtime.evaluate', { expression: 'axe.run().then(r => JSON.stringify(r.violations.map(v => [v.id, v.nodes.map(n => n.target.join(" ") + ": " + n.failureSummary)])))', awaitPromise: true, returnByValue: true });
  return result.value;
}

// paste pastes a text on the page.
export const paste = (page, text) => page.evaluate(text => {
  const data = new DataTransfer();
  data.setData('text', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}, text);

// run runs tests, each in profiles of its own; ONLY picks those with a text in their names. A test that fails runs once more at the
// end, alone: on a busy machine some time limits pass for no fault of the page. Both results are printed.
export async function run(tests) {
  const chosen = Object.entries(tests).filter(([name]) => !process.env.ONLY || name.includes(process.env.ONLY)), failed = [];
  try {
    for (const [name, test] of chosen) if (!await passes(name, test)) failed.push([name, test]);
    for (const [name, test] of failed) if (!await passes(`${name}, the second time`, test)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

// passes runs one test, prints its result, and reports whether it passed.
async function passes(name, test) {
  const from = Date.now();
  try {
    await test().finally(() => Promise.all(browser.contexts().map(c => c.close())));
    assert.deepEqual(faults.splice(0), [], 'no error, nothing fetched from elsewhere');
    console.log(`ok ${name} (${Date.now() - from} ms)`);
    return true;
  } catch (e) {
    console.log(`FAILED ${name}: ${String(e.stack).slice(0, 2000)}\n${[...new Set(faults.splice(0))].join('\n').slice(0, 2000)}`);
    return false;
  }
}
