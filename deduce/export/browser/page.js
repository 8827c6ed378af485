// Opens an exported page and goes through it as a reader would: node page.js FILE STEPS CHROMIUM.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const [file, steps, executablePath] = process.argv.slice(2);
const last = Number(steps);
const url = pathToFileURL(file).href;
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const faults = [];

// open opens the page and notes every error and everything that it fetches.
async function open(address = url, options = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('pageerror', e => faults.push(String(e)));
  page.on('console', m => { if (m.type() === 'error') faults.push(m.text()); });
  page.on('request', r => { if (!r.url().startsWith('file:')) faults.push('fetched ' + r.url()); });
  await page.goto(address);
  return page;
}

// shown are the indexes of the pictures that can be seen.
const shown = page => page.$$eval('figure', all => all.flatMap((f, i) => f.checkVisibility() ? [i] : []));
const current = page => page.$$eval('#log a', all => all.flatMap((a, i) => a.ariaCurrent === 'step' ? [i + 1] : []));

async function expect(page, n, why) {
  assert.deepEqual(await shown(page), [n], why);
  assert.deepEqual(await current(page), n === 0 ? [] : [n], why + ', in the log');
  const ids = await page.$$eval('figure', all => all.map(f => f.id.slice(1)));
  assert.equal(await page.textContent('nav output'), n === 0 ? 'the puzzle' : `step ${ids[n]} of ${ids[last]}`, why);
}

async function stepping() {
  const page = await open();
  assert.equal(await page.locator('figure svg').count(), last + 1, 'a picture a step, and the board as it came');
  assert.equal(await page.locator('#log li').count(), last, 'a line a step');
  await expect(page, 0, 'at first');
  for (const [key, n] of [['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1], ['End', last], ['ArrowRight', last],
    ['Home', 0], ['ArrowLeft', 0], ['ArrowDown', 1], ['ArrowUp', 0]]) {
    await page.keyboard.press(key);
    await expect(page, n, key);
  }
  for (const [title, n] of [['on', 1], ['last', last], ['back', last - 1], ['first', 0]]) {
    await page.click(`nav button[title^=${title}]`);
    await expect(page, n, `the button "${title}"`);
  }
  assert.ok(await page.isDisabled('nav button[title^=back]'), 'no way back from the first');
  await page.click('#log li:nth-child(3) a');
  await expect(page, 3, 'a click on a step');
  const there = await open(page.url());
  assert.equal(await there.evaluate(() => scrollY), 0, 'the page opens at its top');
  await expect(there, 3, 'the address of a step');
}

async function looks() {
  for (const [colorScheme, paper] of [['light', 'rgb(255, 255, 255)'], ['dark', 'rgb(23, 25, 29)']]) {
    const page = await open(url, { colorScheme });
    const fill = await page.$eval('.paper', e => getComputedStyle(e).fill);
    const behind = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.deepEqual([fill, behind], [paper, paper], colorScheme);
  }
  const narrow = await open(url, { viewport: { width: 360, height: 640 } });
  assert.ok(await narrow.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'fits a telephone');
  await narrow.click('#log li:last-child a');
  const box = await narrow.$eval('figure.here svg', e => e.getBoundingClientRect().toJSON());
  assert.ok(box.top >= 0 && box.bottom <= 640, 'the picture stays in view when the last step is tapped');
  assert.equal(await narrow.$eval('#log', e => getComputedStyle(e).overflowY), 'visible', 'scrolls as one');
  const still = await open(url, { javaScriptEnabled: false });
  assert.equal(await still.locator('figure:visible').count(), last + 1, 'without scripts all pictures show');
}

async function print() {
  const page = await open(url, { colorScheme: 'dark' });
  await page.keyboard.press('End');
  await page.emulateMedia({ media: 'print' });
  const seen = await shown(page);
  assert.equal(seen[0], 0, 'the board to solve is printed');
  assert.equal(seen.length, 1, 'the board alone is printed, not the pictures of the steps');
  const tops = await page.$$eval('figure#s0, #log', all => all.map(e => e.getBoundingClientRect().top));
  assert.equal(Math.min(...tops), tops[0], 'the board comes first');
  assert.ok(!await page.isVisible('nav'), 'buttons are not printed');
  assert.equal(await page.$eval('.paper', e => getComputedStyle(e).fill), 'rgb(255, 255, 255)', 'paper is white');
  assert.ok((await page.pdf()).length > 10000, 'it prints');
}

try {
  await stepping();
  await looks();
  await print();
  assert.deepEqual(faults, [], 'no error, nothing fetched');
} finally {
  await browser.close();
}
