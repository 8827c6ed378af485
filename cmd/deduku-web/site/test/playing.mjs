// Playing: what Undo takes back, whose notes are seen, what is shown after Solve, and what is kept of a puzzle that is typed in or made:
// node playing.mjs ADDRESS CHROMIUM. SHOTS names a folder for pictures.
import assert from 'node:assert/strict';
import { easy, hard, solution, ready, idle, about, words, labels, labelled, run } from './hands.mjs';
import { atWidths, somebody, reopened, kept, picture, shut, load, learning, offers, board } from './fingers.mjs';

const steps = page => page.$$eval('#steps [aria-current]', all => all.map(e => e.dataset.n).join());
const undoable = page => page.waitForSelector('#undo:not([disabled])');
const drawn = page => page.$eval('#board', b => b.classList.contains('stepping'));

const ways = {
  async 'after a lesson Undo takes back what was done before it, also when the page is loaded again'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, offer } = hands;
    await load(page, hands, easy);
    await at(2);
    await digit(4);
    await labelled(page, 2, ', 4');
    await learning(page, hands, 'hidden single');
    await offer('Back to my puzzle');
    await words(page, 'This is your puzzle again');
    await labelled(page, 2, ', 4');
    await undoable(page);
    await page.reload();
    await ready(page);
    await labelled(page, 2, ', 4');
    await undoable(page);
    await hit('#undo');
    await words(page, 'Undone: r1c3 is open again');
    await shut(page);
  },

  async 'Undo takes back the last act of a puzzle that is gone on with, note by note'(size) {
    const [page, { hit, cell: at, digit, menu }] = await somebody(size);
    await load(page, { hit, menu }, easy);
    await at(3);
    await hit('#notes');
    for (const d of ['2', '6']) await digit(d);
    await labelled(page, 3, 'notes 2 6');
    await hit('#notes');
    await at(2);
    await digit(4);
    await labelled(page, 2, ', 4');
    await kept(page, 'past', 2);
    const [next, hands] = await reopened(page);
    await words(next, 'This is the puzzle that you began');
    await labelled(next, 3, 'notes 2 6');
    await idle(next);
    for (const said of ['Undone: r1c3 is open again', 'Undone: the notes of r1c4 are 2', 'Undone: r1c4 has no notes']) {
      await hands.hit('#undo');
      await words(next, said);
    }
    await next.waitForSelector('#undo[disabled]');
    await shut(next);
  },

  async 'of a link with a wrong digit it is said that the puzzle has one solution and a digit is wrong'(size) {
    const [page, hands] = await somebody(size), { cell: at, digit, menu } = hands;
    await load(page, hands, easy);
    await at(2);
    await digit(2);
    await labelled(page, 2, ', 2');
    await menu('puzzle', 'Share …');
    const link = await page.waitForFunction(() => document.querySelector('#share-link[open] [name=link]')?.value).then(h => h.jsonValue());
    const [friend, { offer }] = await somebody(size, link);
    await words(friend, '30 givens, one solution, easy.');
    await words(friend, 'One digit is wrong: 1 more digit is filled in already');
    assert.doesNotMatch(await friend.innerText('#words'), /no solution/);
    await picture(friend, `wrong-link-${size}`);
    await offer('Show what is wrong');
    await words(friend, 'One digit is not right');
    await shut(friend);
  },

  async 'after Solve, Next goes on from the step that is shown, and how it ended can be read'(size) {
    const [page, hands] = await somebody(size), { hit, menu, offer } = hands;
    await load(page, hands, hard);
    await menu('study', 'Solve');
    await offer('Show the hardest step');
    await page.waitForSelector('#picture .eliminated');
    const hardest = Number(await steps(page));
    await hit('#tools >> text=Next');
    await page.waitForFunction(n => Number(document.querySelector('#steps [aria-current]')?.dataset.n) === n + 1, hardest);
    assert.ok((await offers(page)).includes('How it ended'));
    await picture(page, `next-after-solve-${size}`);
    await hit(`#steps [data-n="${hardest}"]`);
    await words(page, 'You look back');
    await hit('#tools >> text=Next');
    await about(page, `step ${hardest + 1} of`);
    await idle(page);
    await offer('How it ended');
    await words(page, 'The puzzle is');
    await about(page, '81 of 81');
    await shut(page);
  },

  async 'a hint clears the drawing of the step before'(size) {
    const [page, hands] = await somebody(size), { hit } = hands;
    await load(page, hands, easy);
    await hit('#tools >> text=Next');
    await page.waitForSelector('#board.stepping');
    await hit('#tools >> text=Hint');
    await words(page, 'The next step is');
    assert.equal(await drawn(page), false);
    await shut(page);
  },

  async 'automatic notes: said where another puzzle begins, none in lessons, own notes win, Undo shuts their question'(size) {
    const [page, hands] = await somebody(size), { hit, menu, cell: at, digit, offer } = hands;
    await load(page, hands, easy);
    await at(3);
    await hit('#notes');
    for (const d of ['2', '6']) await digit(d);
    await labelled(page, 3, 'notes 2 6');
    const inCell = i => page.$$eval('#picture .candidate', (all, i) => {
      const c = document.querySelectorAll('[role=gridcell]')[i].getBoundingClientRect();
      return all.filter(e => { const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2; return x > c.left && x < c.right && y > c.top && y < c.bottom; }).length;
    }, i);
    await menu('study', 'Automatic notes');
    await page.waitForSelector('#picture .candidate');
    assert.deepEqual([await inCell(3), await inCell(2) > 0], [0, true]);
    await picture(page, `automatic-${size}`);
    await hit('#notes');
    await at(2);
    await digit(4);
    await labelled(page, 2, ', 4');
    await hit('#notes');
    await at(5);
    await digit(2);
    await words(page, 'made by the program');
    await hit('#undo');
    await words(page, 'Nothing was changed');
    await labelled(page, 2, ', 4');
    await hit('#undo');
    await words(page, 'Undone: r1c3 is open again');
    await hit('#notes');
    await learning(page, hands, 'full house');
    await picture(page, `full-house-${size}`);
    assert.equal(await page.locator('#picture .candidate').count(), 0, 'the answer is not printed');
    await offer('Back to my puzzle');
    await page.waitForSelector('#picture .candidate');
    await load(page, hands, hard);
    await words(page, 'Automatic notes are still on.');
    await offer('Switch them off');
    await page.waitForFunction(() => !document.querySelector('#picture .candidate'));
    await shut(page);
  },

  async 'what was just removed is marked until the next act'(size) {
    const [page, hands] = await somebody(size), { hit, menu, cell: at, digit, offer } = hands;
    await load(page, hands, easy);
    await menu('study', 'Automatic notes');
    await hit('#notes');
    await at(2);
    await digit(1);
    await offer('Let me take them away');
    await digit(1);
    await words(page, '1 can no longer stand in r1c3');
    await page.waitForSelector('[role=gridcell] .gone');
    assert.equal(await page.locator('.gone').innerText(), '1');
    await picture(page, `removed-${size}`);
    await digit(2);
    await words(page, '2 can no longer stand in r1c3');
    assert.equal(await page.locator('.gone').allInnerTexts().then(all => all.join()), '2');
    await hit('#undo');
    await words(page, '2 can stand in r1c3 again');
    assert.equal(await page.locator('.gone').count(), 0);
    await shut(page);
  },

  async 'notes that a step covers come back by a button, which says so'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, offer } = hands;
    await load(page, hands, easy);
    const free = (await labels(page)).flatMap((l, i) => l.includes('empty') ? [i] : []);
    await hit('#notes');
    for (const i of free.slice(0, 6)) { await at(i); const d = /candidates (.)/.exec((await labels(page))[i])[1]; await digit(d); await labelled(page, i, `notes ${d}`); }
    await hit('#notes');
    for (const n of [31, 32]) { await hit('#tools >> text=Next'); await about(page, `${n} of 81`); }
    await idle(page);
    await hit('#steps [data-n="31"]');
    await words(page, 'Your notes are put away while the step is shown.');
    await offer('Show my notes');
    await words(page, 'These are your notes again.');
    assert.equal(await drawn(page), false);
    await shut(page);
  },

  async 'what the dotted line below a digit means is said once'(size) {
    const [page, hands] = await somebody(size), { cell: at, digit } = hands;
    await load(page, hands, easy);
    await at(2);
    await digit(4);
    await words(page, 'r1c3 is the cell in row 1 and column 3'); // one thing at a time
    await at(3);
    await digit(6);
    await words(page, 'The dotted line below a digit says that you put it there.');
    await at(5);
    await digit(8);
    await words(page, 'r1c6 = 8 stands on the board');
    assert.doesNotMatch(await page.innerText('#words'), /dotted/);
    await shut(page);
  },

  async 'a puzzle that is typed in half is there in the next visit'(size) {
    const [page, { cell: at, digit, offer }] = await somebody(size);
    await offer('Enter one from paper');
    await words(page, 'as in your newspaper');
    for (let i = 0; i < 18; i++) if (easy[i] !== '.') { await at(i); await digit(easy[i]); await labelled(page, i, ', ' + easy[i]); }
    await words(page, '7 digits so far');
    await idle(page);
    const [next, hands] = await reopened(page);
    await words(next, '7 digits so far');
    await labelled(next, 0, ', 5');
    assert.deepEqual((await offers(next)).at(-1), 'Stop entering');
    await picture(next, `half-${size}`);
    for (let i = 18; i < 81; i++) if (easy[i] !== '.') { await hands.cell(i); await hands.digit(easy[i]); await labelled(next, i, ', ' + easy[i]); }
    await words(next, 'One solution, easy');
    await hands.offer('Play it');
    await words(next, 'These are the givens now');
    await hands.menu('puzzle', 'My puzzles …');
    await next.waitForSelector('#shelved button');
    assert.doesNotMatch(await next.innerText('#shelved'), /not entered/);
    await hands.hit('#shelf button:has-text("Close")');
    await shut(next);
  },

  async 'a puzzle that was made has its level and day as its name, a typed one keeps its own'(size) {
    const [page, { hit, cell: at, digit, offer, menu }] = await somebody(size);
    await offer('A new puzzle');
    await page.selectOption('#new [name=level]', 'easy');
    await hit('#new button[value=generate]');
    await words(page, 'one solution, easy');
    const day = await page.evaluate(() => new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }));
    await about(page, `Easy, ${day}: `);
    await hit('#tools >> text=Next');
    await page.waitForSelector('#board.stepping');
    await idle(page);
    await load(page, { hit, menu }, easy);
    await about(page, 'Your puzzle: 30 of 81');
    await at(2);
    await digit(4);
    await labelled(page, 2, ', 4');
    await menu('puzzle', 'My puzzles …');
    await page.waitForSelector(`#shelved button >> text=Easy, ${day}`);
    await picture(page, `named-${size}`);
    await hit(`#shelved button:has-text("Easy, ${day}")`);
    await about(page, `Easy, ${day}: `);
    await shut(page);
  },

  async 'where the words go on out of sight a button says so and brings the rest, and the keys stay'(size) {
    const [page, hands] = await somebody(size), { hit, menu, offer } = hands;
    await load(page, hands, hard);
    await menu('study', 'Solve');
    await words(page, 'its hardest step is');
    await offer('Show the hardest step');
    await words(page, 'removed from');
    await idle(page);
    const pad = await page.locator('#pad').boundingBox(), hidden = () => page.evaluate(() => Math.max(0, document.querySelector('#said').lastElementChild.getBoundingClientRect().bottom - document.querySelector('#foot').getBoundingClientRect().top));
    if (size === 'phone') await page.waitForSelector('#onward');
    await picture(page, `onward-${size}`);
    for (let n = 0; n < 5 && await page.isVisible('#onward'); n++) {
      const before = await hidden();
      await hit('#onward');
      await page.waitForFunction(was => document.querySelector('#onward').hidden || document.querySelector('#said').lastElementChild.getBoundingClientRect().bottom - document.querySelector('#foot').getBoundingClientRect().top < was - 20, before);
      await page.waitForTimeout(400); // it has scrolled to its end
    }
    assert.ok(await hidden() < 10, 'the last line is in sight');
    if (size === 'phone') assert.deepEqual(await page.locator('#pad').boundingBox(), pad);
    await menu('study', 'Find steps …');
    await offer('A digit');
    assert.equal(await page.evaluate(() => new Set([...document.querySelectorAll('.nine button')].map(b => b.offsetTop)).size), 1, 'nine digits in a row');
    await shut(page);
  },

  async 'My puzzles tells puzzles apart, deletes one and brings it back'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, menu, offer } = hands;
    await load(page, hands, easy);
    await at(2);
    await digit(4);
    await labelled(page, 2, ', 4');
    await menu('puzzle', 'Enter one …');
    await words(page, 'Skip a cell');
    await at(0);
    await offer('Skip a cell');
    await digit(7);
    await labelled(page, 1, ', 7');
    await offer('Stop entering');
    await menu('puzzle', 'My puzzles …');
    const entry = page.locator('#shelved > .cards > div', { hasText: 'not entered wholly' });
    await hit(entry.locator('text=Delete'));
    await hit(entry.locator('text=Deleted: bring it back'));
    await hit(entry.locator('text="Delete"'));
    await entry.locator('text=Deleted').waitFor();
    await picture(page, `deleted-${size}`);
    await hit('#shelf button[value=""]');
    await menu('puzzle', 'My puzzles …');
    await page.waitForSelector('#shelved >> text=31 of 81');
    assert.doesNotMatch(await page.innerText('#shelved'), /not entered/);
    await shut(page);
  },

  async 'Teach asks for a name in words, and its board is called by what it shows'(size) {
    const [page, hands] = await somebody(size), { hit, menu, offer } = hands;
    await load(page, hands, easy);
    await menu('study', 'Find steps …');
    await words(page, 'There are no steps yet');
    await menu('study', 'Find steps …');
    await words(page, 'It is off');
    await menu('study', 'Teach …');
    await hit('#teach .primary');
    await page.waitForSelector('#teach .choices >> text=Write its name');
    await page.fill('#teach input', 'Skyscraper');
    await hit('#teach .primary');
    await about(page, 'Skyscraper: an example');
    await offer('Back to my puzzle');
    await about(page, 'Your puzzle: 30 of 81');
    await shut(page);
  },

  async 'what is unfolded in a lesson leaves the board under the finger'(size) {
    const [page, hands] = await somebody(size);
    await load(page, hands, hard);
    await learning(page, hands, 'x-wing');
    const top = () => page.evaluate(() => document.querySelector('#board').getBoundingClientRect().top), before = await top();
    await hands.hit('#said summary >> text=New words');
    await page.waitForSelector('#said details[open]:has-text("New words")');
    await page.waitForTimeout(200); // a scroll would have begun
    assert.equal(await top(), before);
    await shut(page);
  },

  async 'two puzzles of one level and day are told apart by their time'(size) {
    const [page, { hit, offer, menu }] = await somebody(size);
    for (const first of [true, false]) {
      if (first) await offer('A new puzzle'); else await menu('puzzle', 'New …');
      await page.selectOption('#new [name=level]', 'easy');
      await hit('#new button[value=generate]');
      await words(page, 'one solution, easy');
      await hit('#tools >> text=Next');
      await page.waitForSelector('#board.stepping');
      await idle(page);
    }
    await menu('puzzle', 'My puzzles …');
    await page.waitForFunction(() => document.querySelectorAll('#shelved .cards > div').length === 2);
    for (const name of await page.$$eval('#shelved .cards button:not(.drop) span', all => all.map(s => s.textContent))) assert.match(name, /^Easy, \d+ \w+, \d\d:\d\d/);
    await shut(page);
  },
};

await run(atWidths(ways));
