// Opens an exported page of one net and goes through its lines as a reader would: node net.js FILE CHROMIUM.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const [file, executablePath] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 360 } }); // so low that a focus scrolls
  const faults = [];
  page.on('pageerror', e => faults.push(String(e)));
  await page.goto(pathToFileURL(file).href);
  const id = await page.$eval('figure:has([data-causes~="1"])', f => f.id);
  await page.click(`#log a[href="#${id}"]`);
  await page.click('figure.here .argument summary');
  const line = page.locator('figure.here .argument li[data-causes~="1"]').first();
  await line.hover();
  const name = await line.getAttribute('data-claim');
  assert.ok(await page.locator(`figure.here svg .lit[data-claim="${name}"]`).count(), 'a line lights its mark');
  assert.ok(await page.locator('figure.here svg .because').count(), 'arrows come from what it rests on');
  await page.hover('h1');
  assert.equal(await page.locator('figure.here .lit').count(), 0, 'nothing is lit without the pointer');
  await page.locator('figure.here svg text.candidate[data-claim="1"]').first().hover();
  assert.equal(await page.locator('figure.here li.lit[data-claim="1"]').count(), 1, 'a mark lights its line');
  await page.locator('figure.here [data-causes][tabindex="0"]').focus();
  for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(300); // a browser tells of what was scrolled under the pointer a little later
  assert.equal(await page.locator('figure.here li.lit').count(), 1, 'the arrow keys go from line to line, wherever the pointer rests');
  assert.ok(await page.evaluate(() => document.activeElement.classList.contains('lit')), 'the line with the focus is lit');
  assert.deepEqual(faults, [], 'no error');
} finally {
  await browser.close();
}
