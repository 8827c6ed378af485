// Checks the handbook in a folder: node check.mjs FOLDER CHROMIUM. Each page is valid HTML and asks for nothing that is not in the
// folder; axe finds nothing on some of each kind, light and dark, wide and narrow; nothing is wider than the screen; the search finds.
import { HtmlValidate } from 'html-validate';
import { chromium } from 'playwright-core';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, executablePath] = process.argv.slice(2).map(p => resolve(p));
const pages = readdirSync(folder).filter(n => n.endsWith('.html'));
const faults = [];

const rules = JSON.parse(readFileSync(new URL('.htmlvalidate.json', import.meta.url), 'utf8'));
const validator = new HtmlValidate(rules);
for (const name of pages) {
  const report = await validator.validateString(readFileSync(join(folder, name), 'utf8'), name);
  for (const r of report.results) for (const m of r.messages) faults.push(`${name}:${m.line}: ${m.message} (${m.ruleId})`);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const some = ['index.html', 'names.html', 'words.html', 'full-house.html', 'x-wing.html', 'als-xz.html', '3d-medusa.html', 'nested-forcing-net.html', 'sk-loop.html'];
for (const [width, colorScheme] of [[360, 'dark'], [800, 'light'], [1280, 'dark']]) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
  const page = await context.newPage();
  page.on('pageerror', e => faults.push(`${page.url()}: ${e}`));
  for (const name of some) {
    await page.goto(pathToFileURL(join(folder, name)).href);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) faults.push(`${name} at ${width}: ${over} pixels wider than the screen`);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    for (const v of violations) faults.push(`${name} at ${width}, ${colorScheme}: ${v.id}: ${v.nodes.slice(0, 3).map(n => n.target + ' ' + n.failureSummary).join('; ')}`);
  }
  await context.close();
}

const page = await browser.newPage();
for (const [asked, first] of [['y-wing', 'xy-wing.html'], ['SUE DE COQ', 'sue-de-coq.html'], ['pivot', 'words.html#pivot'], ["thor's hammer", 'tridagon.html']]) {
  await page.goto(pathToFileURL(join(folder, 'names.html')).href);
  await page.fill('#query', asked);
  const got = await page.getAttribute('#results a', 'href').catch(() => 'nothing');
  if (got !== first) faults.push(`a search for ${asked} finds ${got}, not ${first}`);
}
const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
await bare.goto(pathToFileURL(join(folder, 'names.html')).href);
if (await bare.isVisible('#search')) faults.push('without a script there is a field to search, which does nothing');
await browser.close();

console.log(faults.slice(0, 60).join('\n'));
process.exit(faults.length ? 1 : 0);
