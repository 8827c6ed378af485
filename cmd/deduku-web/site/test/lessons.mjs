// Lessons, the test and why, by clicks: node lessons.mjs ADDRESS CHROMIUM. SHOTS names a folder for pictures.
import assert from 'node:assert/strict';
import { easy, ready, idle, about, words, cell, labels, run } from './hands.mjs';
import { atWidths, dots, somebody, picture, shut, board, candidates, solved, lines, skyscraper, load, offers, learning } from './fingers.mjs';

const place = async page => (await page.locator('#offers >> text=Answer').boundingBox()).y;

const found = {
  async 'Answer stays where it is; too little is said to be so; of look-alikes one is chosen first, and a hint is news'(size) {
    const [page, hands] = await somebody(size), { offer, hit, cell: at } = hands;
    await learning(page, hands, 'skyscraper');
    await offer('Skip this part');
    await words(page, 'seen once');
    await offer('Go on');
    await words(page, 'look alike');
    await idle(page);
    await offer('Answer');
    await about(page, 'Choose a board first');
    assert.doesNotMatch(await page.innerText('#said'), /Not so/);
    for (const letter of ['a', 'b']) { // one of them is not it
      await hit(`.picks button:text("Board ${letter}")`);
      await offer('Answer');
      await page.waitForFunction(() => document.querySelector('#said .lead'));
      await idle(page);
      const refused = await page.locator('#said .lead').innerText();
      if (!refused.startsWith('Not so')) break;
      await offer('Hint');
      await page.waitForFunction(r => document.querySelector('#said .lead')?.textContent !== r, refused);
      assert.ok(!(await page.locator('#said .lead').innerText()).includes(refused.slice('Not so: '.length, 60)), refused);
      break;
    }
    if ((await page.innerText('#said h2')).includes('look alike')) await offer('Skip this part');
    await words(page, 'find it');
    await idle(page);
    const y = await place(page);
    await offer('Answer');
    await about(page, 'Nothing is chosen yet');
    const open = await page.$$eval('[role=gridcell]', all => all.findIndex(c => c.getAttribute('aria-label').includes('empty')));
    await at(open);
    await offer('Answer');
    await about(page, 'Now the digit');
    assert.equal(await place(page), y, 'a cell is chosen');
    await hands.digit(1);
    await words(page, 'Your answer');
    assert.equal(await place(page), y, 'an answer is chosen');
    await picture(page, `answer-${size}`);
    await offer('Answer');
    await idle(page);
    await page.waitForTimeout(300);
    await picture(page, `refused-${size}`);
    assert.equal(await place(page), y, 'it was refused');
    await shut(page);
  },

  async 'the lesson that is found is the one to press, and what was wrong in an answer is taken out of it'(size) {
    const [page, { menu, hit, cell: at, offer }] = await somebody(size);
    await menu('study', 'Learn …');
    await page.waitForSelector('#learn[open]');
    await page.fill('#seek input', 'sky');
    await page.waitForSelector('#sought:has-text("1 found")');
    assert.deepEqual(await page.$$eval('#learning button.primary', all => all.filter(b => b.checkVisibility()).map(b => b.dataset.title)), ['Skyscraper']);
    await picture(page, `seek-${size}`);
    await hit('#learning button.primary:visible');
    await words(page, ': the idea');
    await idle(page);
    assert.match(await page.innerText('#said'), /What does “Skyscraper” mean\?\s+Two parallel lines.*\s+Where can/, 'what it is comes before the question');
    const [, digit, kind, n] = (await page.innerText('#said')).match(/Where can ([1-9]) go in (row|column) ([1-9])/), all = await labels(page);
    const takes = i => new RegExp(`candidates [1-9 ]*${digit}`).test(all[i]), line = lines[kind](n - 1), right = line.find(takes), wrong = line.find(i => !takes(i));
    await at(right);
    await at(wrong);
    await offer('Answer');
    await words(page, 'right, and kept');
    await idle(page);
    const name = (await cell(page, right).getAttribute('aria-label')).slice(0, 4);
    assert.deepEqual(await page.$$eval('.picks button', all => all.map(b => b.textContent)), [`${name} ✕`]);
    assert.deepEqual(await page.$$eval('[role=gridcell].picked', all => all.map(c => c.getAttribute('aria-label').slice(0, 4))), [name]);
    await picture(page, `weeded-${size}`);
    await shut(page);
  },

  async 'a puzzle of a lesson that is solved by hand ends the lesson, and says so; notes take candidates away'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, offer } = hands;
    await learning(page, hands, 'skyscraper');
    for (const part of ['seen once', 'look alike', 'find it', 'A whole puzzle']) {
      await offer(part === 'look alike' ? 'Go on' : 'Skip this part');
      await words(page, part);
    }
    await offer('Make what comes before');
    await words(page, 'Press Notes');
    await idle(page);
    const right = solved(await board(page)), can = await candidates(page), { digit: away, cells } = skyscraper(can);
    await hit('#notes');
    await at(cells[0]);
    await digit(away);
    await words(page, ` not ${away}`); // it is the step, and told as one
    await words(page, `, by Skyscraper${cells.length > 1 ? `; the same step removes ${cells.length - 1} candidate` : '.'}`);
    await hit('#notes');
    const open = async () => dots((await board(page)).replaceAll('0', '.'));
    while ((await open()).length > 1) {
      const before = await page.innerText('#said');
      await hit('#tools >> text=Next');
      await page.waitForFunction(t => document.querySelector('#said').innerText !== t, before);
      await idle(page);
    }
    const [last] = await open();
    await at(last);
    await digit(right[last]);
    await words(page, 'The lesson is over: Skyscraper');
    await words(page, 'The puzzle of the lesson is solved.');
    await picture(page, `wild-end-${size}`);
    await shut(page);
  },

  async 'the test says why it is over and what the answers were, and a reload goes on where it was'(size) {
    const [page, hands] = await somebody(size), { offer, menu, hit } = hands;
    await menu('study', 'Learn …');
    await page.waitForSelector('#learn[open]');
    await hit('#learn [data-line="learn test"]');
    await words(page, 'Test, board 1 of 8');
    await idle(page);
    await page.reload();
    await ready(page);
    await words(page, 'It has up to 8 boards');
    await idle(page);
    const asked = await board(page);
    await offer('I don’t know');
    await words(page, 'The answer was: ');
    await page.waitForSelector('#picture .eliminated', { state: 'attached' });
    assert.equal(await board(page), asked, 'the board that is told of');
    await offer('Next board');
    await words(page, 'Test, board 2 of 8');
    await page.reload();
    await ready(page);
    await words(page, 'Test, board 2 of 8');
    await idle(page);
    await offer('I don’t know');
    await offer('Next board');
    await words(page, 'The test is over');
    await words(page, 'It ended after 2 of 8 boards');
    const end = await page.innerText('#said');
    await idle(page);
    await page.reload();
    await ready(page);
    await words(page, 'It ended after 2 of 8 boards');
    assert.equal(await page.innerText('#said'), end);
    await picture(page, `test-end-${size}`);
    await shut(page);
  },

  async 'a lesson begins with plain keys, and notes are on behind it as they were'(size) {
    const [page, hands] = await somebody(size), { hit, offer, menu } = hands, on = () => page.getAttribute('#notes', 'aria-pressed');
    const drawn = () => page.locator('#picture .candidate').count();
    await load(page, hands, easy);
    await menu('study', 'Automatic notes');
    await page.waitForSelector('#picture .candidate', { state: 'attached' });
    const all = await drawn();
    await hit('#notes');
    await learning(page, hands, 'skyscraper');
    assert.equal(await on(), 'false');
    await offer('Back to my puzzle');
    await words(page, 'again');
    assert.equal(await on(), 'true');
    await page.waitForFunction(n => document.querySelectorAll('#picture .candidate').length === n, all);
    await shut(page);
  },

  async 'practice strikes what was removed rightly, and ends in one sentence'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, offer, menu } = hands;
    await load(page, hands, easy);
    await menu('study', 'Practice …');
    await page.fill('#practice input', 'skyscraper');
    await hit('#practice .primary');
    await words(page, 'Find it');
    await idle(page);
    let step;
    for (let n = 0; !((step = skyscraper(await candidates(page)))?.cells.length > 1); n++) {
      assert.ok(n < 20, 'a board on which several candidates can be removed');
      const before = await board(page);
      await offer('Next board');
      await page.waitForFunction(b => [...document.querySelectorAll('[role=gridcell]')].map(c => /, ([1-9])(,|$)/.exec(c.getAttribute('aria-label'))?.[1] ?? '0').join('') !== b, before);
      await idle(page);
    }
    await hit('#notes');
    await at(step.cells[0]);
    await digit(step.digit);
    await words(page, 'right so far');
    const struck = () => page.$$eval('[role=gridcell]', all => all.flatMap((c, i) => c.style.backgroundImage ? [i] : []));
    assert.deepEqual(await struck(), [step.cells[0]]);
    await offer('Stop practising');
    await words(page, 'This is your puzzle again.');
    assert.deepEqual(await struck(), []);
    assert.doesNotMatch(await page.innerText('#said'), /0 (right|wrong)/);
    assert.deepEqual(await offers(page), ['Practise again', 'Lessons']);
    await shut(page);
  },

  async 'while a technique is shown a second tap does not lead out'(size) {
    const [page, hands] = await somebody(size), { hit, offer, menu } = hands;
    await load(page, hands, easy);
    await menu('study', 'Teach …');
    await page.fill('#teach input', 'skyscraper');
    await hit('#teach .primary');
    await about(page, 'Skyscraper: an example');
    const { x, y, width, height } = await page.locator('#offers >> text="Show me"').boundingBox();
    await offer('Show me');
    await words(page, 'Skyscraper, 2 of 3');
    assert.notEqual(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [x + width / 2, y + height / 2]), 'Back to my puzzle');
    await offer('Back to my puzzle');
    await about(page, '30 of 81');
    await shut(page);
  },

  async 'why is said of an empty cell and of a filled one, with a button for what comes next'(size) {
    const [page, hands] = await somebody(size), { menu, hit, cell: at, offer } = hands;
    await load(page, hands, easy);
    await at(3);
    await menu('study', 'Why this digit');
    await words(page, 'r1c4 is empty, and 2 and 6 can still stand in it.');
    await words(page, 'Not 5: r1c1 is 5, a given, in the same row.');
    assert.deepEqual(await offers(page), ['Hint']);
    await hit('#tools >> text=Next');
    await about(page, '31 of 81');
    await idle(page);
    await at(40);
    if (await cell(page, 40).getAttribute('aria-label').then(l => !l.includes('empty'))) {
      await menu('study', 'Why this digit');
      await words(page, 'It rests on');
      await page.waitForSelector('[role=gridcell].reason[aria-selected=true]', { state: 'attached' });
      assert.notEqual(await cell(page, 40).evaluate(c => getComputedStyle(c).boxShadow), 'none', 'the cell that was asked of is told apart');
      assert.match((await offers(page))[0], /^Show step 31/);
      await picture(page, `why-${size}`);
      await offer('Next');
    }
    assert.doesNotMatch(await page.innerText('#words'), /INIT|PREMISE|believed/);
    await shut(page);
  },
};

await run(atWidths(found));
