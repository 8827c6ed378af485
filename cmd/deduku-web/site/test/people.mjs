// Four ways of people who never saw a terminal, by clicks and taps alone, at three widths; and what the page promises them:
// node people.mjs ADDRESS CHROMIUM. The prompt stays shut. SHOTS names a folder for pictures of what was come to.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { address, easy, solution, hard, hardest, faults, phone, opened, watch, ready, idle, about, words, cell, labels, labelled, paste, audit, run } from './hands.mjs';
import { atWidths, dots, hand, somebody, picture, shut, solved, board, candidates, lines, sees, skyscraper, load, learning } from './fingers.mjs';

const ways = {
  async 'a puzzle from my newspaper, to its end'(size) {
    const [page, { cell, digit, offer, menu }] = await somebody(size);
    await offer('Enter one from paper');
    await words(page, 'as in your newspaper');
    await cell(0);
    await digit(6); // a slip, which the right digit replaces
    await labelled(page, 0, ', 6');
    for (let i = 0; i < 81; i++) if (easy[i] !== '.') { await cell(i); await digit(easy[i]); await labelled(page, i, ', ' + easy[i]); }
    await words(page, 'One solution, easy');
    await picture(page, `newspaper-${size}`);
    await offer('Play it');
    for (const i of dots(easy)) { await cell(i); await digit(solution[i]); await labelled(page, i, ', ' + solution[i]); }
    await words(page, 'The puzzle is easy, score 204');
    await words(page, 'No hint');
    await picture(page, `finished-${size}`);
    await menu('puzzle', 'My puzzles …');
    await page.waitForSelector('#shelved button:has-text("My puzzle, "):has-text("solved")');
    await shut(page);
  },

  async 'a new puzzle, with notes, a mistake, a hint'(size) {
    const [page, { hit, cell, digit, offer, menu }] = await somebody(size);
    await offer('A new puzzle');
    await page.selectOption('#new [name=level]', 'easy');
    await hit('#new button[value=generate]');
    await words(page, 'one solution, easy');
    assert.doesNotMatch(await page.innerText('#words'), /Single|needs/, 'nothing is given away');
    const puzzle = await board(page), right = solved(puzzle), open = [...puzzle].flatMap((d, i) => d === '0' ? [i] : []);
    await hit('#notes');
    const candidates = (await labels(page)).map(l => /candidates (.*)$/.exec(l)?.[1].split(' ') ?? []);
    const several = open.find(i => candidates[i].length > 1), [one, two] = candidates[several];
    await cell(several);
    await digit(one);
    await digit(two);
    await labelled(page, several, `notes ${one} ${two}`);
    await hit('#where');
    await digit(one);
    await labelled(page, several, `notes in the middle ${one}`);
    await digit(two);
    await labelled(page, several, `notes in the middle ${one} ${two}`);
    await digit(one); // is taken out again
    await labelled(page, several, `notes in the middle ${two},`);
    await picture(page, `notes-${size}`);
    await hit('#notes');
    const at = open.find(i => candidates[i].some(d => d !== right[i])), wrong = candidates[at].find(d => d !== right[at]);
    await cell(at);
    await digit(wrong);
    await labelled(page, at, ', ' + wrong);
    await hit('#tools >> text=Next');
    await words(page, 'so what follows from it would be wrong');
    await offer('Show what is wrong');
    await words(page, 'One digit is not right');
    await page.waitForFunction(() => document.querySelectorAll('[role=gridcell].wrong').length === 1);
    await picture(page, `mistake-${size}`);
    await hit('#tools >> text=Hint');
    await page.waitForSelector('#found:has-text("To mend")'); // it is not forgotten
    await cell(at);
    await digit(right[at]);
    await labelled(page, at, ', ' + right[at]);
    await words(page, 'All is mended');
    await hit('#tools >> text=Hint');
    await words(page, 'The next step is');
    await offer('Say more');
    await words(page, 'Look for');
    await offer('Make the step');
    await page.waitForSelector('#picture .concluded');
    await picture(page, `step-${size}`);
    for (const i of open) if ((await board(page))[i] !== right[i]) { await cell(i); await digit(right[i]); await labelled(page, i, ', ' + right[i]); }
    await words(page, 'The puzzle is easy');
    await words(page, 'hint');
    await offer('Another easy one');
    await words(page, 'one solution, easy');
    await shut(page);
  },

  async 'learning a Skyscraper'(size) {
    const [page, { hit, cell, digit, offer, menu }] = await somebody(size);
    await load(page, hand(page), easy);
    await menu('study', 'Learn …');
    await page.waitForSelector('#learn[open]');
    await words(page, 'easy');
    await picture(page, `path-${size}`);
    await hit('#learning summary >> text=One digit');
    await hit('#learning li button >> text=Skyscraper');
    await words(page, 'Skyscraper: the idea, 1 of 4');
    const asked = () => page.innerText('#words'), answer = async cells => { for (const i of cells) await cell(i); await offer('Answer'); };
    const pairs = [];
    let d;
    for (const n of [1, 2]) {
      await words(page, `the idea, ${n} of 4`);
      const [, digit, kind, number] = /Where can (.) go in (row|column) (.)\?/.exec(await asked()), line = lines[kind](number - 1), can = (await candidates(page))[digit];
      d = digit;
      pairs.push(line.filter(i => can.has(i)));
      if (n === 1) {
        const wrong = line.find(i => !can.has(i));
        await answer([wrong]);
        await words(page, 'Not so');
        await picture(page, `wrong-${size}`);
      }
      await answer(pairs.at(-1));
      await words(page, 'Right: r');
      assert.doesNotMatch(await asked(), /another board/);
    }
    await words(page, 'Which two see each other?');
    await offer('Hint');
    await words(page, 'Two cells see each other in a row, a column or a box');
    await offer('Hint');
    await words(page, 'One of them is');
    const joined = pairs[0].flatMap(a => pairs[1].map(b => [a, b])).find(([a, b]) => sees(a, b)), free = pairs.flat().filter(i => !joined.includes(i));
    await answer(joined);
    await words(page, 'So what can be removed?');
    const removed = [...(await candidates(page))[d]].filter(i => sees(i, free[0]) && sees(i, free[1]));
    for (const i of removed) await cell(i);
    await digit(d);
    await page.waitForSelector('[role=gridcell].struck');
    await picture(page, `idea-${size}`);
    await offer('Answer');
    await words(page, 'How to spot it');
    await words(page, 'Here is another board.');
    assert.ok(await page.locator('#picture .eliminated').count() > 0, 'drawn on the board');
    await picture(page, `seen-${size}`);
    await offer('Go on');
    for (const letter of ['a', 'b', 'c']) {
      await words(page, 'Which one has it?');
      await hit(`#words .picks >> text="Board ${letter}"`);
      await picture(page, `alike-${letter}-${size}`);
      await page.evaluate(() => { document.querySelector('#said h2').id = 'before'; });
      await offer('Answer');
      await page.waitForSelector('#said #before', { state: 'detached' });
      if ((await asked()).includes('find it')) break;
    }
    for (const n of [1, 2, 3]) {
      await words(page, `find it, ${n} of 3`);
      await labelled(page, 0, 'r1c1');
      const found = skyscraper(await candidates(page));
      for (const i of found.cells) await cell(i);
      await digit(found.digit);
      await words(page, 'Your answer');
      await offer('Answer');
      await words(page, n < 3 ? `find it, ${n + 1} of 3` : 'A whole puzzle');
    }
    await offer('Make what comes before');
    await words(page, 'All steps before the first Skyscraper are made');
    await page.waitForSelector('#offers >> text="End the lesson"');
    await picture(page, `wild-${size}`);
    const there = skyscraper(await candidates(page));
    await hit('#notes');
    await cell(there.cells[0]);
    await digit(there.digit);
    await page.waitForFunction(([i, d]) => !new RegExp(`candidates .*${d}`).test(document.querySelectorAll('[role=gridcell]')[i].getAttribute('aria-label')), [there.cells[0], there.digit]);
    await page.waitForFunction(() => document.querySelector('#offers button')?.textContent === 'End the lesson'); // what the puzzle is for is done
    await hit('#notes');
    await menu('study', 'Solve');
    await words(page, 'The puzzle of the lesson is solved.');
    await words(page, 'Skyscraper is learnt. It comes back tomorrow.');
    await picture(page, `learnt-${size}`);
    await page.waitForFunction(n => document.querySelectorAll('#picture .given').length === n, 30);
    await offer('All lessons');
    await page.waitForSelector('#learning li:has-text("Skyscraper") >> text=✓', { state: 'attached' });
    await hit('#learn-other');
    await page.waitForSelector('#learning td >> text=Skyscraper');
    await picture(page, `learning-${size}`);
    const [file] = await Promise.all([page.waitForEvent('download'), hit('#learn >> text=Save a copy')]);
    assert.equal(file.suggestedFilename(), 'learning.json');
    const kept = readFileSync(await file.path(), 'utf8');
    assert.match(kept, /"technique": "skyscraper",\n *"came": "learnt"/);
    const [friend, { menu: open, hit: press }] = await somebody(size);
    await open('study', 'Learn …');
    await press('#learn-other');
    await friend.setInputFiles('#learn [type=file]', { name: 'learning.json', mimeType: 'application/json', buffer: Buffer.from(kept) });
    await words(friend, 'New among them, and taken over: ');
    await open('study', 'Learn …');
    await friend.waitForSelector('#learning li:has-text("Skyscraper") >> text=✓', { state: 'attached' });
    await shut(page);
  },

  async 'a technique on its example, then practised'(size) {
    const [page, { hit, cell, digit, offer, menu }] = await somebody(size);
    await load(page, hand(page), easy);
    await menu('study', 'Teach …');
    await page.fill('#teach input', 'sky');
    await hit('#teach button[value=teach]');
    await words(page, 'Skyscraper, 1 of');
    assert.equal(await page.locator('#picture .eliminated').count(), 0);
    await offer('Show me');
    await words(page, 'the only places for');
    assert.ok(await page.locator('#picture .eliminated').count() > 0, 'drawn on the board');
    await picture(page, `taught-${size}`);
    await offer('Back to my puzzle');
    await page.waitForFunction(n => document.querySelectorAll('#picture .given').length === n, 30);
    await menu('study', 'Practice …');
    await page.fill('#practice input', 'hidden');
    await hit('#practice button[value=practice]');
    await page.waitForSelector('#practice .choices button');
    await page.fill('#practice input', 'skyscraper');
    await hit('#practice button[value=practice]');
    await words(page, 'Find it');
    await offer('Hint');
    await words(page, 'Look at');
    await offer('Show me');
    await words(page, ' not ');
    await page.waitForSelector('#picture .eliminated', { state: 'attached' }); // and stays drawn
    await page.waitForFunction(() => document.querySelector('#offers button').textContent === 'Next board');
    await picture(page, `practice-${size}`);
    const [, told] = /Skyscraper ((?:r[1-9]+c[1-9]+(?:, )?)+) (?:is|are) not [1-9]/.exec(await page.innerText('#words')), [, d] = /(?:is|are) not ([1-9])/.exec(await page.innerText('#words'));
    await hit('#notes');
    for (const [, rows, columns] of told.matchAll(/r([1-9]+)c([1-9]+)/g)) for (const r of rows) for (const c of columns) {
      await cell((r - 1) * 9 + (c - 1));
      await digit(d);
      await words(page, 'right');
    }
    await words(page, 'right: Skyscraper');
    await offer('Next board');
    await words(page, 'board 2');
    await offer('Stop practising');
    await words(page, 'This is your puzzle again.');
    await shut(page);
  },

  async "yesterday's puzzle, and a link from a friend"(size) {
    const [page, { hit, cell, digit, menu }] = await somebody(size);
    await load(page, hand(page), easy);
    await cell(2);
    await digit(4);
    await labelled(page, 2, ', 4, typed');
    await hit('#notes');
    await cell(3);
    await digit(6);
    await labelled(page, 3, 'notes 6');
    await idle(page);
    const context = page.context();
    await page.close();
    const tomorrow = await context.newPage();
    watch(tomorrow);
    tomorrow.touch = page.touch;
    const fingers = hand(tomorrow);
    await tomorrow.goto(address);
    await ready(tomorrow);
    await words(tomorrow, 'This is the puzzle that you began');
    await picture(tomorrow, `tomorrow-${size}`);
    await labelled(tomorrow, 2, ', 4, typed');
    await labelled(tomorrow, 3, 'notes 6');
    await fingers.offer('Go on');
    await fingers.menu('puzzle', 'Share …');
    await tomorrow.waitForSelector('#share-link[open]');
    const link = await tomorrow.inputValue('#share-link input');
    const [friend] = await somebody(size, link);
    await labelled(friend, 2, ', 4');
    await labelled(friend, 3, 'notes 6');
    await shut(friend);
  },
};

const promises = {
  async 'on a phone all is in sight, and keys do not move while steps are run through'() {
    const [page, { hit, menu }] = await somebody('phone');
    for (const part of ['#board', '#words', '#digits', '#tools']) {
      const box = await page.locator(part).boundingBox();
      assert.ok(box.y >= 0 && box.y + Math.min(box.height, 100) <= 844, `${part} from ${box.y} to ${box.y + box.height}`);
    }
    await load(page, hand(page), hard);
    await menu('study', 'Solve');
    await about(page, 'solved');
    await page.locator('#steps button', { hasText: 'Pair' }).first().tap();
    await idle(page);
    await page.evaluate(() => {
      globalThis.shift = 0;
      new PerformanceObserver(l => { for (const e of l.getEntries()) globalThis.shift += e.value; }).observe({ type: 'layout-shift' });
    });
    const keys = await page.locator('#pad').boundingBox();
    for (let n = 0; n < 20; n++) { await page.evaluate(n => { const s = document.querySelector('#slider'); s.value = 40 + n; s.dispatchEvent(new Event('input')); }, n); await page.waitForTimeout(120); }
    assert.deepEqual(await page.locator('#pad').boundingBox(), keys);
    const shift = await page.evaluate(() => globalThis.shift);
    console.log(`layout shift over 20 steps: ${shift.toFixed(4)}`);
    assert.ok(shift < .05, `layout shift ${shift}`);
    const thumb = await page.evaluate(() => {
      const s = document.querySelector('#slider'), c = document.querySelector('#curve svg').getBoundingClientRect(), b = s.getBoundingClientRect();
      const far = (s.value - s.min) / (s.max - s.min);
      return [b.x + 9 + far * (b.width - 18), c.x + far * c.width];
    });
    assert.ok(Math.abs(thumb[0] - thumb[1]) < 1, `the curve is over its slider: ${thumb}`);
  },

  async 'a worker that dies is started anew with the board as it was, and reloads lose nothing'() {
    const [page, { cell, digit, hit }] = await somebody('desktop');
    await load(page, hand(page), easy);
    await cell(2);
    await digit(4);
    await labelled(page, 2, ', 4');
    await hit('#notes');
    await cell(3);
    await digit(6);
    await labelled(page, 3, 'notes 6');
    for (let i = 0; i < 5; i++) {
      await idle(page);
      await page.workers()[0].evaluate(() => { setTimeout(() => { throw new Error('on purpose'); }); });
      await about(page, i < 3 ? 'started anew' : '').catch(e => { throw new Error(`death ${i}: ${e}`); });
      faults.splice(0);
      await page.reload();
      await ready(page);
      await labelled(page, 2, ', 4');
      await labelled(page, 3, 'notes 6');
    }
    faults.splice(0);
  },

  async 'a digit that leaves no solution is told, and so is that it is gone'() {
    const [page, { cell, digit, offer }] = await somebody('desktop');
    await load(page, hand(page), easy);
    await cell(37);
    await digit(5);
    await words(page, 'No solution is left');
    await offer('Undo');
    await words(page, 'On again');
  },

  async 'a storage that is full is told'() {
    const [page, { cell, digit }] = await somebody('desktop');
    await load(page, hand(page), easy);
    await idle(page);
    await page.workers()[0].evaluate(() => { IDBObjectStore.prototype.put = function () { this.transaction.abort(); throw new DOMException('full', 'QuotaExceededError'); }; });
    await cell(2);
    await digit(4);
    await words(page, 'Nothing more is kept');
    await page.waitForSelector('#offers >> text=Make a link');
  },

  async 'what is printed is the puzzle and nothing else'() {
    const [page, { menu, hit }] = await somebody('desktop');
    await load(page, hand(page), easy);
    await page.evaluate(() => { globalThis.print = () => dispatchEvent(new Event('beforeprint')); });
    await page.emulateMedia({ media: 'print' });
    for (const [what, digits, lists] of [['puzzle', 30, 0], ['candidates', 30, 0], ['sheet', 60, 0], ['path', 30, 1]]) {
      await page.emulateMedia({ media: 'screen' });
      await menu('puzzle', 'Print …');
      await page.selectOption('#print select', what);
      await hit('#print button[value=print]');
      await page.waitForSelector('#paper h2', { state: 'attached' }); // it is laid when the dialog has shut
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.locator('#paper .g-given:visible').count(), digits, what);
      assert.equal(await page.locator('#paper ol').count(), lists, what);
      assert.ok(!await page.isVisible('main') && !await page.isVisible('header'), 'nothing else');
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    }
  },

  async 'the tour is made of clicks'() {
    const [page, { offer, hit, cell, digit, menu }] = await somebody('phone');
    await load(page, hand(page), easy);
    await menu('study', 'Tour');
    await words(page, 'Tour 1 of 7');
    await cell(2);
    await digit(4);
    await words(page, 'That is it');
    await offer('Go on');
    await words(page, 'Tour 2 of 7');
    await hit('#notes');
    await cell(3);
    await digit(6);
    await words(page, 'That is it');
    await offer('Go on');
    await hit('#tools >> text=Hint');
    await offer('Go on with the tour');
    await hit('#tools >> text=Next');
    await offer('Go on with the tour');
    await menu('study', 'Solve');
    await offer('Go on with the tour');
    await words(page, 'Tour 6 of 7');
    await offer('Go on');
    await words(page, 'Tour 7 of 7');
    await offer('Done');
  },

  async 'settings: wrong digits at once, a clock, what is kept out; what is no puzzle says so'() {
    const [page, { hit, cell, digit, menu }] = await somebody('desktop');
    await load(page, hand(page), easy);
    await menu('puzzle', 'Settings …');
    await page.check('#settings [name=atonce]');
    await page.check('#settings [name=timer]');
    await page.check('#settings [value="Check my digits"]');
    await hit('#settings >> text=Done');
    await page.waitForSelector('#clock:visible');
    await page.waitForSelector('#kept >> text=Check my digits');
    await cell(2);
    await digit(1);
    await page.waitForSelector('[role=gridcell].wrong');
    await hit('#undo');
    await page.waitForFunction(() => !document.querySelector('[role=gridcell].wrong'));
    await page.reload();
    await ready(page);
    await page.waitForSelector('#kept >> text=Check my digits');
    await paste(page, 'x'.repeat(10 << 20));
    await words(page, 'that is no puzzle');
  },

  async 'a link is shared and copied; other sites are opened and their links copied, whole'() {
    const [page, hands] = await somebody('phone'), { hit, menu } = hands;
    await load(page, hands, easy);
    await menu('puzzle', 'Share …');
    await page.waitForSelector('#share-link[open]');
    const [tick, text] = await page.$$eval('#share-link .switch > *', all => all.map(e => e.getBoundingClientRect().toJSON()));
    assert.ok(text.top < tick.bottom && tick.top < text.bottom, 'what is ticked stands beside its box');
    await hit('#share-link >> text=Close');
    await menu('puzzle', 'Export …');
    await hit('#export >> text=Open on another site');
    await words(page, 'Open on SudokuPad');
    const links = await page.$$eval('#said a', all => all.map(a => [a.href, a.rel, a.target]));
    assert.deepEqual(links.map(([href]) => new URL(href).host), ['www.sudokuwiki.org', 'sudokupad.app', 'sudoku.coach']);
    assert.ok(links.every(([, rel, target]) => /noopener/.test(rel) && target === '_blank'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await hit('.site:nth-of-type(2) button');
    await page.waitForSelector('.site >> text=Copied');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.$eval('.site:has-text("Copied") a', a => a.href));
    await hit('#said summary');
    for (const [href] of links) await words(page, href);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is cut off');
  },

  async 'reviews, the test of what is known, and two tabs that learn at once'() {
    const [page, { hit, cell, digit, offer, menu }] = await somebody('phone');
    const answers = [{ time: '2024-01-01T10:00:00Z', technique: 'skyscraper', came: 'learnt' }];
    await menu('study', 'Learn …');
    await hit('#learn-other');
    await page.setInputFiles('#learn [type=file]', { name: 'learning.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ 'deduku-learning': 1, answers })) });
    await words(page, 'Answers in learning.json: 1. New among them, and taken over: 1.');
    await menu('study', 'Learn …');
    await hit('#learning >> text="1 to review"');
    await words(page, 'Review: Skyscraper');
    await page.waitForFunction(() => [...document.querySelectorAll('[role=gridcell]')].some(c => c.getAttribute('aria-label').includes('candidates')));
    const found = skyscraper(await candidates(page));
    for (const i of found.cells) await cell(i);
    await digit(found.digit);
    await words(page, 'Your answer');
    await offer('Answer');
    await words(page, 'Right: ');
    await offer('All lessons');
    await page.waitForSelector('#learning li:has-text("Skyscraper") >> text=✓', { state: 'attached' });
    await hit('#learn >> text="Test what I know"');
    for (let n = 1; n <= 2; n++) { // nothing is easier than the second
      await words(page, `Test, board ${n} of 8`);
      await offer('I don’t know');
      await offer('Next board');
    }
    await words(page, 'No technique is marked as known by it.');
    const other = await page.context().newPage();
    watch(other);
    other.touch = page.touch;
    await other.goto(address);
    await ready(other);
    for (const [tab, name] of [[page, 'Full House'], [other, 'Hidden Single']]) {
      await learning(tab, hand(tab), name);
      await words(tab, `${name}: the idea`);
    }
    await idle(other);
    await page.reload();
    await ready(page);
    await words(page, 'Full House: the idea'); // where it was
    await offer('Back to my puzzle');
    await menu('study', 'Learn …');
    for (const name of ['Full House', 'Hidden Single']) await page.waitForSelector(`#learning li:has-text("${name}") >> text=begun`, { state: 'attached' }); // its chapter may be shut
  },

  async 'steps are found by an expression, for which the whole program comes'() {
    const [page, { hit, menu }] = await somebody('tablet');
    await load(page, hand(page), hard);
    await menu('study', 'Solve');
    await about(page, 'solved');
    await menu('study', 'Find steps …');
    await hit('#written summary');
    const listed = () => page.locator('#steps li:visible').count();
    for (const [expression, n] of [['level >= "hard"', 1], ['technique == "full-house" && n > 80', -1], ['n > 1000', 0]]) {
      await page.fill('#expression input', expression);
      await page.evaluate(() => { document.querySelector('#picked').textContent = ''; });
      await hit('#expression button');
      await page.waitForFunction(() => /^[0-9]+ of/.test(document.querySelector('#picked').textContent));
      assert.equal(await listed(), Number((await page.textContent('#picked')).split(' ')[0]));
      if (n >= 0) assert.equal(await listed(), n, expression);
    }
    await page.fill('#expression input', 'levl > 1');
    await hit('#expression button');
    await words(page, 'levl');
    await page.fill('#expression input', '');
    await hit('#expression button');
    assert.ok(await listed() > 50);
  },

  async 'axe finds nothing in dialogs, menus and lessons, on small screens and dark ones; nothing is wider than the page'() {
    for (const [name, options] of Object.entries({ phone, small: { ...phone, viewport: { width: 320, height: 640 } }, zoomed: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, dark: { colorScheme: 'dark' } })) {
      const page = await opened({ ...options, shut: true });
      page.touch = Boolean(options.hasTouch);
      const { hit, menu, offer } = hand(page), fine = async what => {
        assert.equal(await audit(page), '[]', `${name}: ${what}`);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= page.viewportSize().width, `${name}: ${what} is as wide as the page`);
        const small = await page.$$eval('button, .file', all => all.filter(b => b.checkVisibility({ visibilityProperty: true }) && (b.getBoundingClientRect().height < 39.5 || b.getBoundingClientRect().width < 39.5)).map(b => b.textContent));
        assert.deepEqual(small, [], `${name}: ${what} can be touched`);
      };
      for (const m of ['puzzle', 'study']) { await hit('#open-' + m); await fine(m); await page.keyboard.press('Escape'); }
      for (const [m, item, id] of [['puzzle', 'New', 'new'], ['puzzle', 'Load', 'load'], ['puzzle', 'Print', 'print'], ['puzzle', 'Settings', 'settings'], ['puzzle', 'Keys', 'keys'], ['study', 'Teach', 'teach'], ['study', 'Learn', 'learn']]) {
        await menu(m, item + ' …');
        await page.waitForSelector(`#${id}[open]`);
        await fine(item);
        if (id !== 'learn') await page.keyboard.press('Escape');
      }
      await hit('#learn-other');
      await page.waitForSelector('#learning .bars');
      await fine('how it went');
      await hit('#learn-other');
      await hit('#learning summary >> text=One digit');
      await hit('#learning li button >> text=X-Wing');
      await words(page, 'X-Wing: the idea');
      await idle(page);
      await fine('a question');
      for (const part of ['seen once', 'look alike', 'find it']) {
        if (part === 'seen once') await offer('Skip this part'); else await offer(part === 'look alike' ? 'Go on' : 'Skip');
        await words(page, part);
        await idle(page);
        await fine(part);
      }
      await offer('Back to my puzzle');
      await words(page, 'This is the example again'); // nothing was loaded in this browser
    }
  },

  async 'work that takes longer is marked, and can be stopped'() {
    const [page, { menu, hit }] = await somebody('desktop');
    await menu('puzzle', 'New …');
    await hit('#new summary');
    await page.fill('#new [name=technique]', 'Jellyfish');
    await hit('#new button[value=generate]');
    await page.waitForFunction(() => document.documentElement.dataset.busy !== undefined && getComputedStyle(document.querySelector('header'), '::after').opacity === '1');
    await hit('#stop');
    await words(page, 'stopped');
    await page.waitForSelector('#offers >> text="Try again"');
    await page.waitForFunction(() => getComputedStyle(document.querySelector('header'), '::after').content === 'none');
  },

  async 'a net is told line by line, each with its number and its cell'() {
    const [page, { menu }] = await somebody('desktop');
    await load(page, hand(page), hardest);
    await menu('study', 'Solve');
    await about(page, 'solved');
    await page.locator('#steps button', { hasText: /Net|Forcing/ }).first().click();
    await page.waitForSelector('#words [data-claim]');
    await idle(page);
    await page.waitForTimeout(500); // no picture that was asked for before comes now
    const lines = await page.$$eval('#words [data-claim]', all => all.map(e => [e.dataset.claim, e.textContent]));
    assert.ok(lines.length > 2, `${lines}`);
    const drawn = new Set(await page.$$eval('#picture [data-claim]', all => all.map(e => e.dataset.claim)));
    const [name] = lines.find(([name]) => drawn.has(name));
    await page.hover(`#words [data-claim="${name}"]`);
    await page.waitForSelector(`#picture [data-claim="${name}"].lit`, { state: 'attached' });
    await page.waitForSelector(`#words [data-claim="${name}"].lit`);
    await page.hover('h1');
    await page.waitForFunction(() => !document.querySelector('#picture .lit'));
    const caused = await page.$$eval('#words [data-claim]', all => all.find(e => e.dataset.causes)?.dataset.claim);
    await page.hover(`#words [data-claim="${caused}"]`);
    await page.waitForSelector('#words .cause');
  },

  async 'what the first program has not comes when it is asked for'() {
    const [page, { menu }] = await somebody('desktop');
    const fetched = [];
    page.on('request', r => { if (/whole-.*wasm/.test(r.url())) fetched.push(r.url()); });
    await load(page, hand(page), easy);
    assert.deepEqual(fetched, []);
    await page.evaluate(() => { globalThis.said = []; new MutationObserver(() => globalThis.said.push(document.querySelector('#about').textContent)).observe(document.querySelector('#about'), { childList: true, characterData: true, subtree: true }); });
    await menu('study', 'Rate');
    await page.waitForFunction(() => document.documentElement.dataset.busy !== undefined); // it is marked
    await words(page, 'rates the puzzle 1.2 (ER 1.2): so hard is its hardest step');
    await about(page, '30 of 81'); // it is said once
    assert.deepEqual((await page.evaluate(() => globalThis.said)).filter(text => /error|fetched/.test(text)), [], 'what it needs comes without a word');
    assert.equal(fetched.length, 1);
    await menu('puzzle', 'Export …');
    await page.selectOption('#export select', 'deduku.png');
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('#export button[value=export]')]);
    assert.equal(file.suggestedFilename(), 'deduku.png');
    await about(page, '30 of 81');
  },
};

await run({
  ...atWidths(ways),
  ...promises,
});
