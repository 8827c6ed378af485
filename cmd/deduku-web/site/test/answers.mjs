// Every answer of every button is seen in the words: node answers.mjs ADDRESS CHROMIUM. Each button and each entry of a menu that is shown
// and can be pressed is found on the page, in each state of it and at each width: a new one is tested without a word here. The prompt stays shut.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { address, easy, solution, browser, watch, ready, run } from './hands.mjs';
import { sizes } from './fingers.mjs';

// What is in the page while it is tested: press has a button pressed and waits for what is said.
function inPage() {
  const $ = what => document.querySelector(what), all = what => [...document.querySelectorAll(what)];
  const text = what => all(what).map(e => e.innerText.trim()).join('\n');
  const wait = ms => new Promise(done => { setTimeout(done, ms); });
  const seen = e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  const busy = () => document.documentElement.dataset.busy !== undefined;
  const opened = () => all('dialog[open]').map(d => d.id).join() + (all('.menu:popover-open').map(m => m.id).join());

  // inSight is whether somebody sees an element, or where it begins.
  const inSight = e => {
    if (!e || !seen(e)) return false;
    const { left, top, width, height } = e.getBoundingClientRect(), over = document.elementFromPoint(left + Math.min(width, 60) / 2, top + Math.min(height, 16) / 2);
    return Boolean(over) && (e === over || e.contains(over) || over.contains(e));
  };

  // settled waits until nothing is under way.
  const settled = async () => { for (let calm = 0; calm < 3;) { await wait(12); calm = busy() ? 0 : calm + 1; } };
  const until = async (what, most = 1500) => { for (let at = performance.now(); !what(); await wait(8)) if (performance.now() - at > (busy() ? 20 * most : most)) return false; return true; };
  const named = b => (b.getAttribute('aria-label') ?? (b.innerText || b.textContent)).replace(/\s+/g, ' ').trim();

  // Buttons that differ by a digit, a colour, a step or a puzzle are alike: two of them are pressed.
  const alike = b => b.closest('#digits [data-digit]') ? 'digit' : b.dataset.colour ? 'colour' : b.closest('#steps') ? `step${b.className}` : b.closest('.cards') ? 'card' : b.closest('#learning li') ? 'lesson' : b.name === 'keep' ? 'kept' : '';
  const shown = within => {
    const kinds = new Map();
    return all(within).filter(b => !b.disabled && (b.closest('.menu') || seen(b))).filter(b => {
      const kind = alike(b), n = kinds.get(kind) ?? 0;
      kinds.set(kind, n + 1);
      return !kind || n < 2;
    });
  };
  const nth = b => all('#steps li:not([hidden]) button').filter(other => alike(other) === alike(b)).indexOf(b); // boards of practice differ, and so do their steps
  const key = b => b.closest('#steps') ? `${alike(b)} ${nth(b)}` : b.id || b.dataset.title || b.dataset.digit || b.dataset.colour || b.type === 'checkbox' && `${b.name}: ${b.value}` || b.value && `${b.closest('dialog')?.id} ${b.value}` || `${b.closest('[id]').id}: ${named(b)}`;
  const found = (within, name) => shown(within).find(b => key(b) === name);

  globalThis.test = {
    $, until, settled, text, opened,
    names: within => shown(within).map(key),
    // click presses what has a text, or what a selector names.
    async click(what) {
      const of = () => typeof what === 'string' && /^[#.[]/.test(what) ? $(what) : all('#offers button, .menu button, #tools button, dialog[open] button, #learning button').find(b => named(b) === what || b.textContent.trim() === what);
      if (!await until(of, 15_000)) throw new Error(`there is no ${what} in ${text('#offers')}`);
      of().click();
      await settled();
    },
    // into presses an entry of a menu that may open a dialog.
    async into(name) { found('.menu [role=menuitem]:not(a)', name).click(); await until(() => all('dialog[open]').length, 400); await settled(); },
    cell(i) { all('[role=gridcell]')[i].dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })); },
    type(what, value) { $(what).value = value; $(what).dispatchEvent(new Event('input', { bubbles: true })); },
    shut() { for (const d of all('dialog[open]')) { d.returnValue = ''; d.close(); } for (const m of all('.menu:popover-open')) m.hidePopover(); },
    sign: () => [...['data-entering', 'data-learning', 'data-taught', 'data-busy'].map(a => document.documentElement.getAttribute(a)), text('#about'), text('#said h2'), text('#offers'), $('#pad').className, $('#candidates').getAttribute('aria-checked'), $('#givens').getAttribute('aria-expanded'), all('#steps li:not([hidden])').length, $('#palette').hidden, $('#expression').hidden].join('|'),
    said: () => text('#said'),

    // press has a button pressed, and returns what was wrong with the answer; empty where it was answered in sight.
    async press(within, name) {
      const b = found(within, name);
      if (!b) return `${name} is not there any more`;
      const before = { about: text('#about'), found: text('#found'), picked: text('#picked'), picks: text('.picks'), offers: text('#offers'), clipboard: text('#copy'), name: b.textContent, learning: text('#learning'), opened: opened(), open: b.getAttribute('aria-expanded'), checked: b.checked, unfolded: b.parentNode.open, printed: globalThis.printed, at: document.activeElement };
      const dialog = b.closest('dialog');
      $('#said').replaceChildren();
      if (seen(b) && !inSight(b)) b.scrollIntoView({ block: 'center' }); // a person goes there first
      b.click();
      const answers = () => [
        [text('#said'), $('#said').firstElementChild], [text('#about') !== before.about && text('#about'), $('#about')], [text('#found') !== before.found && text('#found'), $('#found')],
        [text('#picked') !== before.picked, $('#picked')], [text('.picks') !== before.picks, $('.picks')], [opened() !== before.opened && opened(), $('dialog[open]') ?? $('.menu:popover-open')],
        [dialog?.open && text('#copy') !== before.clipboard, $('#copy')], [dialog?.open && b.textContent !== before.name, b], [dialog?.open && text('#learning') !== before.learning, $('#learning')], [dialog?.open && text('dialog[open] .choices'), $('dialog[open] .choices')], [dialog?.open && dialog.querySelector(':invalid'), dialog?.querySelector(':invalid')],
        [b.getAttribute('aria-expanded') !== before.open, b], [b.checked !== before.checked, b], [b.localName === 'summary' && b.parentNode.open !== before.unfolded, b], [globalThis.printed !== before.printed, document.body], [document.activeElement !== before.at && document.activeElement?.matches('#steps, #expression input'), document.activeElement], [dialog && !dialog.open && /^(|Close|Done|Cancel)$/.test(b.value) , document.body],
      ].filter(([is]) => is);
      if (!await until(() => answers().length)) return `${name}: nothing is said`;
      await settled();
      const now = answers();
      if (!await until(() => answers().some(([, e]) => inSight(e)), 600)) return `${name}: the answer is out of sight: ${now.map(([, e]) => e?.id || e?.textContent.slice(0, 60)).join('; ')}`;
      if (b.type === 'checkbox') b.click(); // as it was
      return '';
    },
  };
}


// States of the page, and how to get there from any other. They are carried out in the page.
const states = {
  'a blank board': async ({ open, easy }) => { await open(easy); await test.click('Enter one …'); await test.click('Stop entering'); },
  'a puzzle is entered': async () => { await test.click('Enter one …'); await test.click('[data-digit="5"]'); await test.click('[data-digit="3"]'); await test.click('#undo'); test.cell(4); },
  playing: async ({ open, easy }) => { await open(easy); test.cell(3); await test.click('[data-digit="6"]'); test.cell(2); await test.click('[data-digit="4"]'); await test.click('#undo'); },
  'notes are written': async ({ open, easy }) => {
    await open(easy);
    test.cell(2);
    if (test.$('#notes').getAttribute('aria-pressed') !== 'true') await test.click('#notes');
    await test.click('[data-digit="4"]');
  },
  'a hint': async ({ open, easy }) => { await open(easy); test.cell(2); await test.click('[data-do=hint]'); },
  'a step': async ({ open, easy }) => { await open(easy); test.cell(2); await test.click('[data-do=next]'); },
  'a wrong digit': async ({ open, easy }) => { await open(easy); test.cell(2); await test.click('[data-digit="1"]'); await test.click('[data-do=next]'); },
  solved: async ({ open, solution }) => { await open('.' + solution.slice(1)); test.cell(0); await test.click('[data-digit="5"]'); await test.until(() => test.said().includes('Solved')); },
  'a given is chosen': async ({ open, easy }) => { await open(easy); test.cell(0); },
  'colours are out': async ({ open, easy }) => { await open(easy); test.cell(2); await test.click('#colours'); },
  'steps are looked for': async ({ open, easy }) => { await open(easy); await test.click('[data-do=next]'); await test.click('#finding'); scrollTo({ top: 0 }); },
  'the whole way': async ({ open, easy }) => { await open(easy); await test.click('Solve'); await test.until(() => test.said().includes('score')); },
  'a technique is taught': async ({ open, easy }) => { await open(easy); await test.click('Teach …'); test.type('#teach input', 'x-wing'); await test.click('#teach .primary'); if (test.opened()) await test.click('#teach .choices button'); await test.until(() => test.said().includes('find it')); },
  practice: async ({ open, easy }) => { await open(easy); await test.click('Practice …'); test.type('#practice input', 'skyscraper'); await test.click('#practice .primary'); await test.until(() => test.said().includes('Find it')); test.cell(2); },
  'the tour': async ({ open, easy }) => { await open(easy); test.cell(2); await test.click('Tour'); },
  'a question of a lesson': async ({ open, easy, lesson }) => { await open(easy); await lesson(); },
  'a removal is asked in a lesson': async ({ open, easy, lesson }) => { await open(easy); await lesson(); for (const n of [2, 3, 4]) { await test.click('Skip'); await test.until(() => test.said().includes(`idea, ${n} of`)); } test.cell(0); await test.click('[data-digit="2"]'); },
  'boards of a lesson': async ({ open, easy, lesson }) => { await open(easy); await lesson(); await test.click('Skip this part'); await test.click('Go on'); await test.until(() => test.said().includes('look alike')); },
  'a whole puzzle of a lesson': async ({ open, easy, lesson }) => { await open(easy); await lesson(); await test.click('Skip this part'); await test.click('Go on'); await test.click('Skip this part'); await test.click('Skip this part'); await test.until(() => test.said().includes('A whole puzzle')); },
  'after Stop': async ({ open, easy }) => { await open(easy); await test.click('New …'); test.type('#new [name=technique]', 'jellyfish'); test.$('#new .primary').click(); await test.until(() => !test.$('#stop').disabled); test.$('#stop').click(); await test.settled(); test.type('#new [name=technique]', ''); },
};

// reach has the page come to a state.
const reach = (page, state) => page.evaluate(async ([how, facts]) => {
  test.shut();
  const open = async puzzle => {
    for (const [id, item] of [['palette', 'colours'], ['expression', 'finding']]) if (!test.$('#' + id).hidden) { if (test.$('html[data-entering]')) await test.click('Stop entering'); await test.click('#' + item); }
    if (test.$('#candidates').getAttribute('aria-checked') === 'true') { if (test.$('html[data-entering]')) await test.click('Stop entering'); await test.click('#candidates'); }
    if (test.$('#givens').getAttribute('aria-expanded') === 'true') test.$('#givens').click();
    if (test.$('.look')) { await test.click('Tour'); await test.click('Leave the tour'); }
    scrollTo({ top: 0 });
    await new Promise(done => { // so that each time the same is offered: what was begun before is not told of
      indexedDB.open('deduku-shelf', 1).onsuccess = ({ target: { result: db } }) => {
        const change = db.transaction('puzzles', 'readwrite');
        change.objectStore('puzzles').clear();
        change.oncomplete = () => { db.close(); done(); };
      };
    });
    location.hash = `p=${puzzle}`;
    await test.until(() => location.hash === '' && test.text('#about').includes(`${puzzle.replace(/[^1-9]/g, '').length} of 81`));
    await test.settled();
    if (test.$('#notes').getAttribute('aria-pressed') === 'true') await test.click('#notes');
  };
  const lesson = async () => { await test.click('Learn …'); await test.until(test.opened); test.type('#seek input', 'skyscraper'); await test.click('#learning li:not([hidden]) button'); await test.until(() => test.said().includes('the idea, 1')); };
  await (0, eval)(`(${how})`)({ ...facts, open, lesson });
}, [String(states[state]), { easy, solution }]);

// somewhere is a page at a width, in a profile of its own.
async function somewhere(size) {
  const context = await browser.newContext(sizes[size]);
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => { globalThis.printed = 0; globalThis.print = () => { globalThis.printed++; dispatchEvent(new Event('beforeprint')); }; });
  const page = await context.newPage();
  watch(page);
  await page.goto(address);
  await ready(page);
  await page.evaluate(inPage);
  return page;
}

// turned is whether a button is pressed at this width: each is at one of the widths, another one in the next state; ALL has all of them
// pressed at each.
const turned = (i, turn) => Boolean(process.env.ALL) || (i + turn) % Object.keys(sizes).length === 0;

// pressed presses the buttons in a state, and returns what was wrong.
async function pressed(page, size, state) {
  const wrong = [], turn = Object.keys(states).indexOf(state) + Object.keys(sizes).indexOf(size), sign = () => page.evaluate(() => { test.shut(); return test.sign(); });
  await reach(page, state);
  let at = await sign();
  for (const [i, name] of (await page.evaluate(within => test.names(within), outside)).entries()) {
    if (!turned(i, turn)) continue;
    if (await sign() !== at) { await reach(page, state); at = await sign(); }
    const what = await page.evaluate(([within, name]) => test.press(within, name), [outside, name]);
    if (what) wrong.push(`${state}: ${what}`);
  }
  return wrong;
}

// inDialogs presses what is in the dialogs that entries of the menus open, each anew, and returns what was wrong.
async function inDialogs(page, size) {
  const wrong = [], opened = new Set(), entries = (await page.evaluate(() => test.names('.menu [role=menuitem]:not(a)'))).filter(name => name.includes('…') || name === 'share');
  const into = async entry => { await page.evaluate(() => test.shut()); await reach(page, 'playing'); await page.evaluate(entry => test.into(entry), entry); return page.evaluate(() => test.opened()); };
  for (const [turn, entry] of entries.entries()) {
    const dialog = await into(entry);
    if (!dialog) continue; // it is no dialog's
    opened.add(dialog);
    const has = () => page.evaluate(within => test.names(within), inside), names = await has();
    for (const [i, name] of names.entries()) {
      if (!turned(i, turn + Object.keys(sizes).indexOf(size))) continue;
      if ((await has()).join() !== names.join()) await into(entry);
      const what = await page.evaluate(([within, name]) => test.press(within, name), [inside, name]);
      if (what) wrong.push(`dialog ${dialog}: ${what}`);
    }
  }
  assert.deepEqual([...opened].sort(), (await page.$$eval('dialog', all => all.map(d => d.id))).sort(), 'each dialog is opened');
  return wrong;
}

const outside = 'header button, main button:not(#onward), .menu [role^=menuitem]:not(a)', inside = 'dialog[open] :is(button, summary, [type=checkbox])';

const tests = {
  async 'every answer of every button was seen in the words'(size) {
    const page = await somewhere(size), wrong = [];
    for (const state of Object.keys(states)) {
      if (process.env.STATE && !state.includes(process.env.STATE)) continue;
      const from = Date.now();
      wrong.push(...await pressed(page, size, state).catch(e => [`${state}: ${String(e.stack).slice(0, 400)}`]));
      if (process.env.TIMES) console.log(size, state, Date.now() - from);
    }
    if (!process.env.STATE || 'dialogs'.includes(process.env.STATE)) {
      const from = Date.now();
      wrong.push(...await inDialogs(page, size).catch(e => [`dialogs: ${String(e.stack).slice(0, 400)}`]));
      if (process.env.TIMES) console.log(size, 'dialogs', Date.now() - from);
    }
    if (process.env.REPORT) writeFileSync(`${process.env.REPORT}-${size}.txt`, wrong.join('\n') + '\n');
    assert.deepEqual(wrong, []);
  },
};

await run(Object.fromEntries(Object.entries(tests).flatMap(([name, test]) => Object.keys(sizes).map(size => [`${size}: ${name}`, () => test(size)]))));
