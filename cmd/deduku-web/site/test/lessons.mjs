// Lessons, the test and why, by clicks: node lessons.mjs ADDRESS CHROMIUM. SHOTS names a folder for pictures.
import assert from 'node:assert/strict';
import { easy, ready, idle, about, words, cell, run } from './hands.mjs';
import { sizes, somebody, picture, shut, load, offers, learning } from './fingers.mjs';

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

  async 'the test says why it is over and what the answers were, and a reload goes on where it was'(size) {
    const [page, hands] = await somebody(size), { offer, menu, hit } = hands;
    await menu('study', 'Learn …');
    await page.waitForSelector('#learn[open]');
    await hit('#learn [data-line="learn test"]');
    await words(page, 'Test, board 1 of 8');
    await idle(page);
    await page.reload();
    await ready(page);
    await words(page, 'Test, board 1 of 8');
    await idle(page);
    await offer('I don’t know');
    await words(page, 'The answer was: ');
    await words(page, 'Test, board 2 of 8');
    await page.reload();
    await ready(page);
    await words(page, 'Test, board 2 of 8');
    await idle(page);
    await offer('I don’t know');
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
      assert.match((await offers(page))[0], /^Show step 31/);
      await picture(page, `why-${size}`);
      await offer('Next');
    }
    assert.doesNotMatch(await page.innerText('#words'), /INIT|PREMISE|believed/);
    await shut(page);
  },
};

await run(Object.fromEntries(Object.entries(found).flatMap(([name, test]) => Object.keys(sizes).map(size => [`${name}, ${size}`, () => test(size)]))));
