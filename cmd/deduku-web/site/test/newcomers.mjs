// What people stumbled over who saw the page first, the prompt shut: node newcomers.mjs ADDRESS CHROMIUM. SHOTS names a folder for pictures.
import assert from 'node:assert/strict';
import { address, easy, solution, hard, faults, watch, ready, idle, about, words, cell, labels, labelled, run } from './hands.mjs';
import { atWidths, sizes, dots, hand, somebody, picture, shut, board, candidates, solved, sees, skyscraper, load, offers, learning } from './fingers.mjs';

const wrongs = page => page.$$eval('[role=gridcell].wrong', all => all.map(c => c.getAttribute('aria-label').slice(0, 4)));

// again is the page opened anew in the same browser, as on the next day.
async function again(page) {
  await idle(page);
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  watch(next);
  next.touch = page.touch;
  await next.goto(address);
  await ready(next);
  return [next, hand(next)];
}

const found = {
  async 'a new puzzle of a technique that there is not is asked about before the dialog shuts'(size) {
    const [page, hands] = await somebody(size);
    await hands.menu('puzzle', 'New …');
    await hands.hit('#new summary');
    await page.fill('#new [name=technique]', 'foo');
    await hands.hit('#new .primary');
    await page.waitForFunction(() => document.querySelector('#new .choices').textContent.includes('There is no technique of that name'));
    assert.ok(await page.$eval('#new', d => d.open), 'it is still there');
    await page.fill('#new [name=technique]', '');
    await hands.hit('#new .primary');
    await page.waitForFunction(() => !document.getElementById('new').open);
    await shut(page);
  },

  async 'the end of a lesson says what is open and what comes next, on an own board that was solved before'(size) {
    const [page, hands] = await somebody(size), { offer, menu } = hands;
    await load(page, hands, easy);
    await menu('study', 'Solve');
    await about(page, 'solved: easy, score 204');
    await learning(page, hands, 'hidden single');
    for (const part of ['seen once', 'look alike', 'find it', 'A whole puzzle']) {
      await offer(part === 'look alike' ? 'Go on' : 'Skip this part');
      await words(page, part);
    }
    await offer('End the lesson');
    await words(page, 'The lesson is over: Hidden Single');
    await words(page, 'not learnt yet. Still open: look-alikes told apart, and the step found without “Show me” on 3 more boards.');
    await words(page, 'Your own puzzle is on the board again');
    await idle(page);
    assert.doesNotMatch(await page.innerText('#said'), /Solved|score/);
    const all = await offers(page);
    assert.deepEqual(all.slice(0, 2), ['Only what is open', 'Take all of it again']);
    assert.ok(all.includes('All lessons') && all.includes('A new puzzle') && !all.includes('Play my puzzle'), `${all}`);
    await picture(page, `lesson-end-${size}`);
    assert.equal(await board(page), solution);
    await shut(page);
  },

  async 'what comes before a step is made, and the step is left to be found'(size) {
    const [page, hands] = await somebody(size), { offer, hit } = hands;
    await learning(page, hands, 'skyscraper');
    for (const part of ['seen once', 'look alike', 'find it', 'A whole puzzle']) {
      await offer(part === 'look alike' ? 'Go on' : 'Skip this part');
      await words(page, part);
    }
    await offer('Make what comes before');
    await words(page, 'All steps before the first Skyscraper are made');
    await idle(page);
    assert.ok(skyscraper(await candidates(page)), 'it is there to be found');
    assert.deepEqual((await offers(page)).slice(0, 2), ['Hint', 'End the lesson'], 'it is made');
    await hit('#tools >> text=Next');
    await words(page, 'The next step is Skyscraper, and yours to find');
    await hit('#tools >> text=Next');
    await words(page, 'Skyscraper: ');
    await shut(page);
  },

  async 'what was begun comes first: its board, Go on, and it is what is shared'(size) {
    const [page, hands] = await somebody(size);
    await load(page, hands, hard);
    await hands.cell(0);
    await hands.digit((await labels(page))[0].match(/candidates ([1-9])/)[1]);
    await idle(page);
    await load(page, hands, easy);
    await hands.cell(2);
    await hands.digit(4);
    await labelled(page, 2, ', 4, typed');
    const [next, { offer, hit, menu }] = await again(page);
    await words(next, 'This is the puzzle that you began');
    await labelled(next, 2, ', 4, typed');
    assert.equal((await offers(next))[0], 'Go on');
    assert.equal(await next.locator('#words .cards button').count(), 1, 'the other one');
    await picture(next, `began-${size}`);
    await menu('puzzle', 'Share …');
    await next.waitForSelector('#share-link[open]');
    assert.match(await next.inputValue('#share-link input'), /p=/);
    const link = await next.inputValue('#share-link input');
    await hit('#share-link >> text=Close');
    const [friend] = await somebody(size, link);
    await labelled(friend, 2, ', 4');
    assert.equal(await board(friend), await board(next));
    await offer('Go on');
    await words(next, 'Choose a cell and press a digit');
    await hit('#open-puzzle');
    await hit('#menu-puzzle >> text="My puzzles …"');
    await next.waitForSelector('#shelf[open]');
    assert.equal(await next.locator('#shelved button:not(.drop)').count(), 2);
    await shut(next);
  },

  async 'while a puzzle is entered the next cell is chosen, a digit twice stays, a clash is marked, and all that comes later says so'(size) {
    const [page, { hit, cell: at, digit, offer, menu }] = await somebody(size);
    await offer('Enter one from paper');
    await words(page, 'as in your newspaper');
    await idle(page);
    const chosen = () => page.$eval('[role=gridcell][aria-selected=true]', c => c.getAttribute('aria-label').slice(0, 4));
    assert.equal(await chosen(), 'r1c1');
    await digit(5);
    await digit(3);
    await labelled(page, 1, ', 3');
    assert.equal(await chosen(), 'r1c3');
    await words(page, '2 digits so far');
    await at(0);
    await digit(5);
    await idle(page);
    await labelled(page, 0, ', 5, given'); // it stays
    await at(8);
    await digit(5);
    await words(page, 'A digit stands twice');
    await page.waitForFunction(() => document.querySelectorAll('[role=gridcell].wrong').length === 2);
    assert.deepEqual(await wrongs(page), ['r1c1', 'r1c9']);
    await picture(page, `clash-${size}`);
    for (const tool of ['Hint', 'Next']) {
      await hit(`#tools >> text=${tool}`);
      await words(page, 'is not entered yet');
      assert.equal((await offers(page))[0], 'Go on entering');
      await offer('Go on entering');
      await words(page, 'A digit stands twice');
    }
    await at(8);
    await hit('#erase');
    await words(page, '2 digits so far, which have several solutions');
    await page.waitForFunction(() => !document.querySelector('[role=gridcell].wrong'));
    await at(1);
    await hit('#erase');
    await words(page, '1 digit so far, which has several solutions');
    assert.equal(await page.innerText('#givens'), '1 given: step 1');
    await at(0);
    await hit('#erase');
    await words(page, 'as in your newspaper');
    await digit(7);
    await words(page, '1 digit so far');
    await hit('#undo');
    await words(page, 'as in your newspaper');
    await menu('study', 'Check my digits');
    await words(page, 'is not entered yet');
    await offer('Stop entering');
    await shut(page);
  },

  async 'a digit of the pad is put at once, in the cell that is chosen at the click, and a double click shows it alone'(size) {
    const [page, { offer, cell: at, hit }] = await somebody(size);
    if (page.touch) return;
    const where = async what => { const b = await page.locator(what).boundingBox(); return [b.x + b.width / 2, b.y + b.height / 2]; };
    const places = {};
    for (let d = 1; d <= 9; d++) places[d] = await where(`[data-digit="${d}"]`);
    const cells = [];
    for (const i of [0, 1, 2, 4, 8, 29]) cells[i] = await where(`[role=gridcell] >> nth=${i}`);
    await offer('Enter one from paper');
    await words(page, 'as in your newspaper');
    await idle(page);
    for (const [i, d] of [[0, 5], [1, 3], [4, 7]]) {
      await page.mouse.click(...cells[i]);
      await page.mouse.click(...places[d]);
    }
    await page.mouse.click(...cells[8]);
    await page.mouse.click(...places[9], { clickCount: 2 }); // one in this cell, one in the next: no double click
    await words(page, '5 digits so far');
    await labelled(page, 9, ', 9');
    assert.equal(await board(page), '530070009' + '9' + '0'.repeat(71));
    await offer('Stop entering');
    await load(page, { hit, menu: hand(page).menu }, easy);
    await page.mouse.click(...cells[2]);
    await page.mouse.click(...places[4]);
    await page.mouse.click(...cells[29]);
    await labelled(page, 2, ', 4');
    assert.match((await labels(page))[29], /r4c3, empty/);
    await at(3);
    await page.mouse.click(...places[6], { clickCount: 2 });
    await words(page, 'The board shows where 6 stands');
    await idle(page);
    assert.match((await labels(page))[3], /r1c4, empty/, 'what the first click did is taken back');
    await labelled(page, 2, ', 4');
    await offer('Show all digits');
    await page.waitForFunction(() => document.querySelectorAll('#picture .given').length === 30);
    await shut(page);
  },

  async 'a friend sees whose digits these are and how hard the puzzle is, and plays it from its givens; a link can be to the puzzle alone'(size) {
    const [page, hands] = await somebody(size), right = solved(hard);
    await load(page, hands, hard);
    await words(page, '24 givens, one solution');
    const level = /one solution, (\w+)/.exec(await page.innerText('#words'))[1];
    const open = dots(hard);
    for (const i of open.slice(0, 8)) { await hands.cell(i); await hands.digit(right[i]); await labelled(page, i, ', ' + right[i]); }
    await hands.menu('puzzle', 'Share …');
    await page.waitForSelector('#share-link[open]');
    assert.match(await page.innerText('#share-link'), /the digits on the board/);
    const link = () => page.inputValue('#share-link input[name=link]'), whole = await link();
    await hands.hit('#share-link label:has([name=bare])');
    await page.waitForFunction(w => document.querySelector('#share-link input[name=link]').value !== w, whole);
    assert.match(await page.innerText('#share-link'), /nothing of yours/);
    const bare = await link();
    assert.equal(new URLSearchParams(new URL(bare).hash.slice(1)).get('p').replaceAll('0', '.'), hard);
    const [friend, { offer, menu, cell: at, digit }] = await somebody(size, whole);
    await words(friend, `24 givens, one solution, ${level}.`);
    await words(friend, '8 more digits are filled in already, by whoever made the link');
    await picture(friend, `friend-${size}`);
    await offer('Play it from the givens');
    await words(friend, 'The 24 givens stand on the board alone.');
    await words(friend, '8 digits are taken off: Undo brings them back.');
    await about(friend, '24 of 81');
    await offer('Undo');
    await about(friend, '32 of 81');
    await menu('puzzle', 'Start over');
    await about(friend, '24 of 81');
    await offer('Play');
    await at(open[0]);
    await digit(right[open[0]]);
    await labelled(friend, open[0], ', ' + right[open[0]]);
    const [later, theirs] = await again(friend); // begun by oneself and opened again
    await words(later, 'This is the puzzle that you began');
    await labelled(later, open[0], ', ' + right[open[0]]);
    await theirs.menu('puzzle', 'Start over');
    await words(later, '1 digit is taken off: Undo brings it back.');
    await about(later, '24 of 81');
    await shut(later);
  },

  async 'colours say what they do; automatic notes say whose they are and can be taken over; a right board says what was taken off'(size) {
    const [page, hands] = await somebody(size), { offer, menu, cell: at, digit, hit } = hands;
    await load(page, hands, easy);
    await menu('study', 'Colours');
    await words(page, 'press a colour');
    await at(2);
    await digit(2); // wrong
    await labelled(page, 2, ', 2');
    await hit('#tools >> text=Next');
    await offer('Back to the last right board');
    await words(page, 'r1c3 = 2 is taken off. What is on the board now is right.');
    await menu('study', 'Automatic notes');
    await idle(page);
    await at(2);
    await hit('#notes');
    await digit(1);
    await words(page, 'made by the program');
    assert.doesNotMatch((await labels(page))[2], /notes/);
    await offer('Let me take them away');
    await words(page, 'the candidates now');
    await digit(1);
    await labelled(page, 2, 'candidates 2 4');
    await shut(page);
  },

  async 'keys skip cells while a puzzle is entered, and arrows go from row to row'(size) {
    const [page, { offer }] = await somebody(size);
    await offer('Enter one from paper');
    await words(page, 'as in your newspaper');
    await idle(page);
    const typed = async text => { for (const key of text) await page.keyboard.press(key === '>' ? 'ArrowRight' : key === ' ' ? 'Space' : key); };
    await typed('53..7    ' + '600195>>>' + '>98>>>>6>');
    await words(page, '10 digits so far');
    await labelled(page, 25, ', 6');
    assert.equal(await board(page), '530070000600195000098000060' + '0'.repeat(54));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('0'); // over a digit: it is cleared
    await words(page, '9 digits so far');
    assert.equal((await board(page))[25], '0');
    await shut(page);
  },

  async 'Undo ends where entering began, and what was stopped can be gone on with'(size) {
    const [page, { offer, cell: at, digit, hit }] = await somebody(size);
    await offer('Enter one from paper');
    await words(page, 'as in your newspaper');
    await idle(page);
    await digit(5);
    await digit(3);
    await words(page, '2 digits so far');
    await page.keyboard.press('Control+z');
    await words(page, '1 digit so far');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
    await words(page, 'as in your newspaper');
    await idle(page);
    assert.equal(await board(page), '0'.repeat(81));
    assert.ok(await page.locator('#undo').isDisabled());
    await page.keyboard.press('Control+y');
    await words(page, '1 digit so far');
    await offer('Stop entering');
    await words(page, '1 digit of the puzzle stands on the board');
    assert.deepEqual(await offers(page), ['Go on entering', 'My puzzles', 'A new puzzle']);
    assert.ok(await page.locator('#undo').isDisabled(), 'nothing of the puzzle was played');
    await offer('Go on entering');
    await words(page, '1 digit so far, which has several solutions');
    const blue = () => page.$$eval('#offers button', all => all.filter(b => getComputedStyle(b).backgroundColor === getComputedStyle(document.querySelector('dialog .primary')).backgroundColor).map(b => b.textContent));
    assert.deepEqual(await blue(), [], 'none is the one to press while digits are missing');
    await at(8);
    await digit(5);
    await words(page, 'Compare them with the paper');
    assert.deepEqual(await offers(page), ['Undo', 'Stop entering']);
    assert.deepEqual(await blue(), [], 'the last digit need not be the wrong one');
    await hit('#undo');
    await words(page, '1 digit so far');
    await hit('#undo'); // what was typed before entering was stopped
    await words(page, 'as in your newspaper');
    await shut(page);
  },

  async 'what was entered is kept with what was found out of it, and once it is whole as a puzzle that was begun'(size) {
    const [page, { offer, cell: at, digit, hit, menu }] = await somebody(size);
    await offer('Enter one from paper');
    await words(page, 'as in your newspaper');
    await idle(page);
    for (const d of [5, 3, 3]) await digit(d);
    await words(page, 'A digit stands twice');
    await idle(page);
    await page.reload();
    await ready(page);
    await words(page, 'A digit stands twice');
    await hit('#undo');
    await words(page, '2 digits so far, which have several solutions');
    for (const i of [...easy].flatMap((d, i) => d === '.' || i < 2 ? [] : [i])) { await at(i); await digit(easy[i]); }
    await words(page, 'One solution, easy');
    await offer('Play it');
    await words(page, 'These are the givens now');
    await idle(page);
    const [next] = await again(page);
    await words(next, 'This is the puzzle that you began');
    await about(next, '30 of 81');
    await shut(next);
  },

  async 'what is asked of a solved puzzle leaves the buttons of its end'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, offer, menu } = hands;
    await load(page, hands, '.' + solution.slice(1));
    await at(0);
    await digit(solution[0]);
    await words(page, 'No hint.');
    for (const [says, ask] of [['The board is solved', () => hit('#tools >> text=Hint')], ['The board is solved', () => hit('#tools >> text=Next')], ['You put this digit there yourself', () => menu('study', 'Why this digit')], ['All digits so far are right', () => menu('study', 'Check my digits')]]) {
      await ask();
      await words(page, says);
      await about(page, 'solved: easy, score 4');
      assert.deepEqual((await offers(page)).slice(-3), ['How it ended', 'Another easy one', 'My puzzles'], says);
      await offer('How it ended');
      await words(page, 'No hint.');
    }
    await shut(page);
  },

  async 'words that only players know are explained once, where they stand first'(size) {
    const [page, hands] = await somebody(size), { hit } = hands;
    await load(page, hands, easy);
    await words(page, 'Given: a digit of the puzzle.');
    await words(page, 'Puzzles are easy, medium, hard, unfair or extreme');
    await hit('#tools >> text=Next');
    await words(page, 'r5c5 is the cell in row 5 and column 5');
    await hit('#tools >> text=Next');
    await about(page, '32 of 81');
    await words(page, 'Candidate: a digit that a cell may still hold.');
    await load(page, hands, hard);
    await words(page, '24 givens');
    assert.doesNotMatch(await page.innerText('#said'), /Given:/);
    await hands.menu('study', 'Teach …');
    assert.match(await page.innerText('#teach'), /A technique is shown on a board/);
    await page.fill('#teach input', 'X-Wing');
    await hit('#teach .primary');
    for (const go of ['Show me', 'Go on']) await hands.offer(go);
    await words(page, 'To filter one digit, hold its button down');
    assert.doesNotMatch(await page.innerText('#said'), /<>/, 'what is removed is said in words');
    await hands.offer('Back to my puzzle');
    await hands.menu('study', 'Practice …');
    assert.match(await page.innerText('#practice'), /find it/);
    await hit('#practice >> text=Cancel');
    await hands.menu('study', 'Prove');
    await words(page, 'knows nothing of the solver');
    await shut(page);
  },

  async 'switches of notes say what they do, and a refusal is in the words'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, menu } = hands;
    await load(page, hands, easy);
    await menu('study', 'Automatic notes');
    await words(page, 'They are on: each open cell shows what can still stand in it.');
    await menu('study', 'Automatic notes');
    await words(page, 'They are off');
    await menu('puzzle', 'Settings …');
    await hit('#settings label:has([name=mine])');
    await hit('#settings >> text=Done');
    await words(page, 'These notes are the candidates now');
    await hit('#notes');
    await at(2);
    await digit(9);
    await words(page, '9 is no candidate of r1c3.');
    await digit(1);
    await words(page, '1 can no longer stand in r1c3.');
    await at(2); // no double click
    await digit(1);
    await words(page, '1 is no candidate of r1c3; Undo brings back what was removed.');
    assert.deepEqual(await offers(page), ['Undo']);
    await menu('puzzle', 'Settings …');
    await hit('#settings label:has([name=mine])');
    await hit('#settings >> text=Done');
    await words(page, 'The notes on the board are yours alone');
    await shut(page);
  },

  async 'the question where a step is to be found is in sight with its buttons, also after a refusal'(size) {
    const [page, hands] = await somebody(size), { offer, cell: at, digit } = hands;
    await learning(page, hands, 'simple colors trap');
    await offer('Skip this part');
    await words(page, 'seen once');
    await offer('Go on');
    await words(page, 'look alike');
    await offer('Skip this part');
    await words(page, 'find it');
    const free = () => page.evaluate(() => {
      const foot = document.querySelector('#foot').getBoundingClientRect(), asked = document.querySelector('#said > p:last-of-type').getBoundingClientRect();
      return Math.min(foot.top - asked.bottom, asked.top - document.querySelector('#board').getBoundingClientRect().top);
    });
    await idle(page);
    assert.ok(await free() >= 0, `${await free()}`);
    const open = [...await candidates(page)].flatMap((cells, d) => [...cells ?? []].map(i => [i, d]));
    for (const [i, d] of [open[0], open.at(-1)]) { await at(i); await digit(d); }
    await offer('Answer');
    await page.waitForFunction(() => !/^Skipped/.test(document.querySelector('#said .lead')?.textContent ?? 'Skipped'));
    await idle(page);
    assert.ok(await free() >= 0, `${await free()}`);
    await picture(page, `find-it-${size}`);
    await shut(page);
  },

  async 'a given stays, and nothing is offered that takes the puzzle away'(size) {
    const [page, hands] = await somebody(size);
    await load(page, hands, easy);
    await hands.cell(0);
    await hands.digit(4);
    await words(page, 'r1c1 = 5 is given: the digits of the puzzle stay.');
    assert.deepEqual(await offers(page), []);
    await shut(page);
  },

  async 'who looks back at a step is told so and led on, and hears what a digit there drops'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, offer } = hands;
    await load(page, hands, easy);
    for (const n of [31, 32, 33, 34]) { await hit('#tools >> text=Next'); await about(page, `${n} of 81`); }
    await idle(page);
    assert.doesNotMatch(await page.innerText('#words'), /look back/);
    await hit('#steps [data-n="32"]');
    await words(page, 'You look back: this is the board at step 32 of 34.');
    await picture(page, `back-${size}`);
    assert.equal((await offers(page))[0], 'Back to now');
    await offer('Back to now');
    await words(page, 'This is the board as it stands now');
    await about(page, '34 of 81');
    await hit('#steps [data-n="32"]');
    await words(page, 'You look back');
    await idle(page);
    const i = dots(await board(page).then(b => b.replaceAll('0', '.')))[0];
    await at(i);
    await digit(solution[i]);
    await words(page, 'stands on the board. What had come after it is gone: Undo brings it back.');
    await about(page, '33 of 81');
    await offer('Undo');
    await words(page, 'is open again');
    await offer('Back to now');
    await about(page, '34 of 81');
    await shut(page);
  },

  async 'a wrong digit can be taken away by itself, and no second tap does what was not meant'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, offer } = hands;
    await load(page, hands, easy);
    await at(2);
    await digit(2); // wrong
    await labelled(page, 2, ', 2');
    await at(40);
    await digit(5);
    await labelled(page, 40, ', 5');
    await hit('#tools >> text=Hint');
    await words(page, 'Something on the board is wrong');
    await page.locator('#offers >> text="Show what is wrong"').dblclick();
    await words(page, 'One digit is not right');
    await idle(page);
    assert.equal((await offers(page))[0], 'Take r1c3 away');
    assert.match((await labels(page))[40], /, 5/, 'the right one stands');
    await picture(page, `take-away-${size}`);
    await offer('Take r1c3 away');
    await words(page, 'All is mended.');
    assert.match((await labels(page))[2], /empty/);
    assert.match((await labels(page))[40], /, 5/);
    await shut(page);
  },

  async 'what is mended is said once, also where wrong digits are marked at once; other answers come next'(size) {
    const [page, hands] = await somebody(size), { cell: at, digit, offer, hit, menu } = hands;
    await load(page, hands, easy);
    await menu('puzzle', 'Settings …');
    await page.check('#settings [name=atonce]');
    await page.check('#settings [value=Redo]');
    await hit('#settings >> text=Done');
    assert.ok(await page.isDisabled('#kept >> text=Redo'), 'there is nothing to do again');
    await at(2);
    await digit(2); // wrong
    await page.waitForSelector('#found:has-text("To mend: r1c3")');
    await hit('#undo');
    await words(page, 'All is mended.');
    assert.ok(await page.isEnabled('#kept >> text=Redo'));
    await hit('#tools >> text=Hint');
    await words(page, 'The next step is');
    await at(2);
    await digit(2);
    await page.waitForSelector('#found:has-text("To mend: r1c3")');
    await digit(4); // the right one over it
    await words(page, 'All is mended.');
    assert.ok(await page.isHidden('#found'));
    await hit('#tools >> text=Next');
    await words(page, 'Single: ');
    await at(2);
    await digit(2);
    await page.waitForSelector('#found:has-text("To mend: r1c3")');
    await menu('study', 'Practice …');
    await hit('#practice button[value=practice]');
    await words(page, 'Find it');
    assert.ok(await page.isHidden('#found'), 'it is not on this board');
    await offer('Stop practising');
    await words(page, 'your puzzle again');
    await page.waitForSelector('#found:has-text("To mend: r1c3")');
    await shut(page);
  },

  async 'a candidate that was taken away and is right is marked and put back; hints on a wrong board say more'(size) {
    const [page, hands] = await somebody(size), { cell: at, digit, offer, hit, menu } = hands;
    await load(page, hands, easy);
    await menu('study', 'Automatic notes');
    await hit('#notes');
    await at(2);
    await digit(4);
    await offer('Let me take them away');
    await words(page, 'the candidates now');
    await idle(page);
    await digit(4); // right
    await labelled(page, 2, 'candidates 1 2');
    await at(40);
    await hit('#notes');
    await digit(5);
    await labelled(page, 40, ', 5');
    for (const where of ['on the board', 'in box 1', 'in r1c3']) {
      await hit('#tools >> text=Hint');
      await words(page, `A candidate ${where} was taken away that is right`);
    }
    await offer('Back to the last right board');
    await words(page, '4 can stand in r1c3 again. r5c5 = 5 is taken off. What is on the board now is right.');
    assert.deepEqual(await offers(page), ['Hint', 'Go on', 'Undo']);
    assert.doesNotMatch(await page.innerText('#about'), /step/);
    await picture(page, `right-again-${size}`);
    await offer('Undo');
    await labelled(page, 40, ', 5');
    await hit('#tools >> text=Hint');
    await words(page, 'was taken away that is right');
    await offer('Show what is wrong');
    await words(page, '4 in r1c3 was taken away, and is right.');
    await idle(page);
    assert.deepEqual(await wrongs(page), ['r1c3']);
    assert.equal(await page.innerText('[role=gridcell] .note.gone'), '4');
    await picture(page, `lost-${size}`);
    await offer('Put 4 in r1c3 back');
    await words(page, 'All is mended.');
    await labelled(page, 2, 'candidates 1 2 4');
    await labelled(page, 40, ', 5');
    await shut(page);
  },

  async 'nothing is well again while a digit stands that was found to be wrong'(size) {
    const [page, hands] = await somebody(size), { cell: at, digit, offer, hit } = hands;
    await load(page, hands, easy);
    await at(2);
    await digit(2); // wrong
    await labelled(page, 2, ', 2');
    await at(37);
    await digit(5); // leaves no solution
    await words(page, 'No solution is left');
    await offer('Show what is wrong');
    await words(page, '2 digits are not right');
    assert.equal((await offers(page))[0], 'Take r1c3 and r5c2 away');
    await hit('#undo');
    await words(page, 'r5c2 = 5 is taken off. r1c3 is still not right.');
    assert.equal((await offers(page))[0], 'Take r1c3 away');
    await offer('Take r1c3 away');
    await words(page, 'All is mended.');
    await shut(page);
  },

  async 'what is unfolded is in sight, and nothing lies over the board where the page is scrolled'(size) {
    const [page, hands] = await somebody(size), { hit } = hands;
    await load(page, hands, easy);
    for (const n of [31, 32, 33]) { await hit('#tools >> text=Next'); await about(page, `${n} of 81`); }
    await idle(page);
    await hit('#said summary');
    await page.waitForTimeout(100);
    const free = () => page.evaluate(() => {
      const { left, bottom } = document.querySelector('#said details p').getBoundingClientRect();
      return document.elementFromPoint(left + 5, bottom - 5)?.closest('#said details p') !== null;
    });
    assert.ok(await free(), 'its last line');
    await picture(page, `unfolded-${size}`);
    await hit('#steps [data-n="31"]'); // there are buttons, too
    await words(page, 'You look back');
    for (let y = 0; y <= 700; y += 50) {
      await page.evaluate(y => scrollTo(0, y), y);
      const over = await page.evaluate(() => {
        const { left, top, width, height } = document.querySelector('#board').getBoundingClientRect(), at = [...Array(20).keys()].map(n => top + height * (n + .5) / 20).filter(y => y > 0 && y < Math.min(innerHeight, document.querySelector('#pad').getBoundingClientRect().top > top + 50 ? document.querySelector('#pad').getBoundingClientRect().top : innerHeight));
        return at.map(y => document.elementFromPoint(left + width / 2, y)).filter(e => e && !e.closest('#board')).map(e => e.outerHTML.slice(0, 80));
      });
      assert.deepEqual(over, [], `scrolled by ${y}`);
    }
    await shut(page);
  },

  async 'Hint says when all is said, its buttons stay in place, and one step is counted once'(size) {
    const [page, hands] = await somebody(size), { hit } = hands;
    await load(page, hands, easy);
    await hit('#tools >> text=Hint');
    await words(page, 'The next step is');
    const place = () => page.$eval('#offers button', b => Math.round(b.getBoundingClientRect().top)), from = await place(), seen = [];
    for (let n = 0; n < 8 && !/That is all there is to say/.test(await page.innerText('#said')); n++) {
      const before = await page.innerText('#said');
      await hit('#tools >> text=Hint');
      await page.waitForFunction(t => document.querySelector('#said').innerText !== t, before); // each press has an answer
      seen.push(await place());
    }
    await words(page, 'That is all there is to say before the step is made:');
    assert.deepEqual([...new Set(seen)], [from]);
    assert.equal((await offers(page))[0], 'Make the step');
    await shut(page);
  },

  async 'one score for one puzzle, and its hints are counted through a lesson'(size) {
    const [page, hands] = await somebody(size), { offer, hit, cell: at, digit, menu } = hands;
    await load(page, hands, easy);
    await hit('#tools >> text=Hint');
    await words(page, 'The next step is');
    await hit('#tools >> text=Hint');
    await words(page, 'Look for');
    await learning(page, hands, 'naked single');
    await offer('Hint');
    await idle(page);
    await offer('Back to my puzzle');
    await words(page, 'This is your puzzle again');
    for (const i of dots(easy)) { await at(i); await digit(solution[i]); await labelled(page, i, ', ' + solution[i]); }
    await words(page, 'The puzzle is easy, score 204');
    await words(page, '1 step with hints.');
    await about(page, 'solved: easy, score 204');
    await menu('puzzle', 'Start over');
    await about(page, '30 of 81');
    await at(2);
    await digit(4);
    await labelled(page, 2, ', 4');
    await menu('study', 'Solve');
    await about(page, 'solved: easy, score 204');
    const scores = new Set((await page.innerText('main')).match(/score \d+/g));
    assert.deepEqual([...scores], ['score 204']);
    await shut(page);
  },

  async 'words for newcomers: a first digit, a hint on a wrong board, names of boards'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit, offer } = hands;
    assert.doesNotMatch(await page.innerText('main'), /sparse|typed board|premise/i);
    await load(page, hands, easy);
    await at(2);
    await digit(1);
    await labelled(page, 2, ', 1');
    assert.doesNotMatch(await page.innerText('main'), /\b31\b(?! of 81)|the typed board|PREMISE/);
    await hit('#tools >> text=Hint');
    await words(page, 'Something on the board is wrong');
    await words(page, 'A digit on the board is wrong, so what follows from it would be wrong, too.');
    assert.deepEqual(await offers(page), ['Show what is wrong', 'Undo', 'Back to the last right board']);
    await picture(page, `astray-${size}`);
    await offer('Back to the last right board');
    await labelled(page, 2, 'empty');
    await shut(page);
  },

  async 'Next leaves the notes that are the player’s own'(size) {
    const [page, hands] = await somebody(size), { hit, cell: at, digit } = hands;
    await load(page, hands, easy);
    await hit('#notes');
    await at(3);
    await digit(6);
    await digit(2);
    await labelled(page, 3, 'notes 2 6');
    await hit('#tools >> text=Next');
    await words(page, 'Single: ');
    await idle(page);
    await page.waitForSelector('#picture .concluded');
    assert.ok(await page.locator('#picture .candidate').count() < 6, 'no candidates are filled in');
    assert.ok(await page.locator('[role=gridcell] .note').first().isVisible(), 'the notes are still there');
    assert.equal(await page.locator('[role=gridcell] .note').count(), 1);
    await picture(page, `next-${size}`);
    await shut(page);
  },

  async 'a lesson is found by its name, and its place is kept when the page is loaded again'(size) {
    const [page, hands] = await somebody(size), { offer, hit, menu } = hands;
    await load(page, hands, easy);
    await menu('study', 'Learn …');
    await page.waitForSelector('#learn[open]');
    await page.fill('#seek input', 'scraper');
    await page.waitForSelector('#learning li:visible >> text=Skyscraper');
    assert.equal(await page.locator('#learning li:visible').count(), 1);
    await picture(page, `seek-${size}`);
    await page.fill('#seek input', 'zzz');
    await page.waitForSelector('#sought >> text=There is no lesson of that name.');
    await page.fill('#seek input', 'skysc');
    await hit('#learning li:visible button');
    await words(page, 'the idea, 1 of');
    await offer('Skip this part');
    await words(page, 'seen once');
    await offer('Go on');
    await words(page, 'look alike');
    await idle(page);
    const shown = await page.innerHTML('#picture');
    await page.reload();
    await ready(page);
    await words(page, 'Skyscraper: look alike');
    await idle(page);
    assert.equal((await page.innerHTML('#picture')).replace(/\s+/g, ' '), shown.replace(/\s+/g, ' '), 'the same board');
    await offer('Back to my puzzle');
    await page.waitForFunction(n => document.querySelectorAll('#picture .given').length === n, 30);
    await shut(page);
  },

  async 'what goes on is in sight after “Show me”'(size) {
    const [page, hands] = await somebody(size), { offer, menu, hit } = hands;
    const inSight = async () => {
      const box = await page.locator('#offers button').first().boundingBox(), { height } = page.viewportSize();
      assert.ok(box.y >= 0 && box.y + box.height <= height, `from ${box.y} to ${box.y + box.height} of ${height}`);
      const onTop = await page.evaluate(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')?.parentNode.id, box);
      assert.equal(onTop, 'offers', 'nothing is over it');
    };
    await learning(page, hands, 'x-wing');
    for (const part of ['seen once', 'look alike', 'find it']) {
      await inSight();
      await offer(part === 'look alike' ? 'Go on' : 'Skip this part');
      await words(page, part);
    }
    await idle(page);
    await inSight();
    await offer('Show me');
    await words(page, 'The answer was: r');
    await page.waitForSelector('#offers >> text="Go on"');
    await inSight();
    await picture(page, `shown-${size}`);
    await offer('Back to my puzzle');
    await menu('study', 'Teach …');
    await page.fill('#teach input', 'x-wing');
    await hit('#teach button[value=teach]');
    await page.waitForSelector('#teach .choices button, #offers >> text="Show me"');
    if (await page.isVisible('#teach')) await hit('#teach .choices button');
    await page.waitForSelector('#offers >> text="Show me"');
    const mine = await page.evaluate(() => sessionStorage.getItem('board'));
    await page.keyboard.press('5');
    await about(page, 'This board is to look at');
    assert.equal(await page.evaluate(() => sessionStorage.getItem('board')), mine, 'nothing is put into the own puzzle');
    await words(page, 'Can you find it?');
    await inSight();
    await offer('Show me');
    await words(page, ', 2 of');
    await inSight();
    await picture(page, `taught-shown-${size}`);
    await shut(page);
  },

  async 'in a lesson what is asked, what to press and all buttons are in sight, and what the question names is marked'(size) {
    const [page, hands] = await somebody(size), { offer } = hands, { height } = page.viewportSize();
    const inSight = async (...all) => {
      for (const what of all) {
        const at = page.locator(what).first();
        assert.ok(await at.evaluate(e => {
          const { x, y, width, height } = e.getBoundingClientRect();
          return y >= 0 && y + height <= innerHeight + 1 && [3, height - 3].every(dy => { const top = document.elementFromPoint(x + Math.min(width, 200) / 2, y + dy); return e === top || e.contains(top); });
        }), `${what} is not in sight in ${height}: ${JSON.stringify(await at.boundingBox())}`);
      }
    };
    const marked = () => page.$$eval('[role=gridcell].hinted', all => all.map(c => c.getAttribute('aria-label').slice(0, 4)).sort());
    await learning(page, hands, 'skyscraper');
    const [, kind, n] = /in (row|column) ([1-9])\?/.exec(await page.innerText('#said'));
    assert.equal((await marked()).length, 9, `${kind} ${n} is marked`);
    assert.ok((await marked()).every(c => c[kind === 'row' ? 1 : 3] === n));
    for (const part of [2, 3, 4]) { await offer('Skip'); await words(page, `the idea, ${part} of 4`); }
    await idle(page);
    await inSight('#said > p:last-of-type', '.picks p', '#offers >> text="Answer"', '#offers >> text="Hint"');
    const named = (await page.innerText('#said')).match(/r[1-9]c[1-9]/g);
    assert.deepEqual(await marked(), [...new Set(named)].sort());
    await picture(page, `question-${size}`);
    await offer('Hint');
    await page.waitForSelector('#said .lead.hint');
    await idle(page);
    await inSight('#said .lead', '.picks p', '#offers >> text="Answer"');
    await hands.cell(40);
    await hands.digit(2);
    await page.waitForSelector('[role=gridcell].struck');
    assert.match(await page.$eval('[role=gridcell].struck', c => c.style.backgroundImage), /at 50% 19%/, 'the mark is on the 2');
    await offer('Skip this part');
    await words(page, 'seen once');
    assert.deepEqual(await marked(), []);
    await offer('Go on');
    await words(page, 'look alike');
    await idle(page);
    const all = ['a', 'b', 'c'].map(l => `#words .picks >> text="Board ${l}"`);
    await inSight(...all, '.picks p', '#offers >> text="Back to my puzzle"');
    await hands.hit(all[0]);
    await offer('Answer');
    await page.waitForFunction(() => document.querySelector('#said .lead'));
    if ((await page.innerText('#said')).includes('look alike')) await inSight(...all, '#offers >> text="Show me"');
    await picture(page, `alike-${size}`);
    if ((await page.innerText('#said')).includes('look alike')) await offer('Skip this part'); // else the first board was it
    await words(page, 'find it, 1 of 3');
    await idle(page);
    const open = [...await candidates(page)].flatMap((cells, d) => [...cells ?? []].map(at => [at, d]));
    for (const [at, d] of [open[0], open.at(-1)]) { await hands.cell(at); await hands.digit(d); }
    await page.waitForFunction(() => document.querySelectorAll('.picks [aria-label^=not]').length === 2);
    await inSight('.picks p', '.picks [aria-label^=not]', '#offers >> text="Answer"', '#offers >> text="Skip this part"', '#offers >> text="Back to my puzzle"');
    await picture(page, `two-answers-${size}`);
    await shut(page);
  },

  async 'a hint marks what it names, the edges say r and c, and how a cell is named is said once'(size) {
    const [page, hands] = await somebody(size), { offer, hit } = hands;
    const marked = () => page.$$eval('[role=gridcell].hinted', all => all.map(c => c.getAttribute('aria-label').slice(0, 4)));
    await load(page, hands, easy);
    assert.deepEqual((await page.$$eval('#picture .label', all => all.map(l => l.textContent))).sort(), ['c', 'r'].flatMap(k => [1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => k + n)));
    await hit('#tools >> text=Hint');
    await words(page, 'The next step is');
    assert.deepEqual(await marked(), []);
    await offer('Say more');
    await words(page, 'Look for');
    await offer('Say more');
    await words(page, 'Look at');
    const [, kind, n] = /Look at (row|column|box) ([1-9])/.exec(await page.innerText('#said'));
    assert.equal((await marked()).length, 9, `${kind} ${n}`);
    if (kind !== 'box') assert.ok((await marked()).every(c => c[kind === 'row' ? 1 : 3] === n));
    await offer('Say more');
    await words(page, 'The cell: r'); // a single is one
    const [, cell] = /The cell: (r[1-9]c[1-9])/.exec(await page.innerText('#said'));
    assert.deepEqual(await marked(), [cell]);
    await words(page, `${cell} is the cell in row ${cell[1]} and column ${cell[3]}`);
    await picture(page, `hint-${size}`);
    await hit('#tools >> text=Next');
    await words(page, 'Single: ');
    assert.deepEqual(await marked(), []);
    await hit('#tools >> text=Next');
    await idle(page);
    assert.doesNotMatch(await page.innerText('#said'), /is the cell in row/);
    await shut(page);
  },

  async 'the last digit by Next: the board is solved, and it is said how hard it was'(size) {
    const [page, hands] = await somebody(size), { offer, hit } = hands;
    await load(page, hands, '.' + solution.slice(1));
    await hit('#tools >> text=Next');
    await words(page, 'The puzzle is easy');
    await idle(page);
    await page.waitForTimeout(300); // no picture comes later
    assert.match(await page.innerText('#said'), /^Solved/);
    assert.equal(await page.locator('#picture .concluded').count(), 0, 'all digits are digits');
    assert.equal((await offers(page))[0], 'Another easy one');
    await picture(page, `solved-${size}`);
    await offer('Show the last step');
    await words(page, 'Full House: r1c1');
    await shut(page);
  },

  async 'the list of steps is shown to who asks for it, and finding steps is explained'(size) {
    const [page, hands] = await somebody(size), { offer, menu, hit, cell } = hands;
    const seen = what => page.waitForFunction(what => { const e = document.querySelector(what), { x, y } = e.getBoundingClientRect(), top = document.elementFromPoint(x + 5, y + 5); return e === top || e.contains(top); }, what);
    await load(page, hands, easy);
    await menu('study', 'Solve');
    await words(page, 'All steps are in the list of steps');
    await offer('To the list of steps');
    await seen('#way');
    await menu('study', 'Find steps …');
    await words(page, 'Which do you look for?');
    assert.doesNotMatch(await page.innerText('#words'), /==|>=|len/, 'no language of programs');
    await offer('Write it yourself');
    await seen('#expression input');
    assert.equal(await page.evaluate(() => document.activeElement.name), 'where');
    await picture(page, `expression-${size}`);
    await page.evaluate(() => scrollTo({ top: 0 }));
    await offer('Hard ones');
    await words(page, 'No step is hard or harder.');
    await load(page, hands, hard);
    await menu('study', 'Solve');
    await words(page, 'All steps are in the list of steps');
    const listed = () => page.$$eval('#steps li:not([hidden])', all => all.length);
    await menu('study', 'Find steps …'); // is put away
    await menu('study', 'Find steps …');
    await offer('Hard ones');
    await words(page, 'One step is hard or harder: step ');
    assert.equal(await listed(), 1);
    await page.waitForSelector('#steps [aria-current]:has-text("Skyscraper")', { state: 'attached' });
    await offer('Look for others');
    await offer('A digit');
    await hit('.picks >> text=7');
    await words(page, 'steps place a 7 or remove it. This is the first');
    await offer('The next one');
    await words(page, 'This is number 2 of them');
    await picture(page, `found-${size}`);
    await offer('Look for others');
    await offer('A technique');
    await hit('.picks >> text=/^Skyscraper/');
    await words(page, 'One step is by Skyscraper');
    await offer('Look for others');
    await cell(0);
    await offer('The chosen cell');
    await page.waitForFunction(() => /steps? changes? r1c1/.test(document.querySelector('#said .lead')?.textContent));
    await offer('All steps again');
    await words(page, 'The list has all steps again.');
    assert.ok(await listed() > 50);
    await shut(page);
  },

  async 'in the path of lessons a chapter that is opened is in sight with its lessons'(size) {
    const [page, { hit, menu }] = await somebody(size);
    await menu('study', 'Learn …');
    await page.waitForSelector('#learn[open]');
    await hit('#learning summary >> text=One digit');
    await page.waitForFunction(() => {
      const box = document.querySelector('#learning').getBoundingClientRect(), at = [...document.querySelectorAll('#learning li')].find(li => li.textContent.includes('Skyscraper')).getBoundingClientRect();
      return at.top >= box.top && at.bottom <= box.bottom;
    });
    await picture(page, `chapter-${size}`);
  },

  async 'a puzzle that one’s own digits made easier is solved from its beginning, too'(size) {
    const [page, hands] = await somebody(size), { cell: at, digit, menu, offer } = hands;
    await load(page, hands, hard);
    const right = solved(hard), open = dots(hard).slice(0, 40);
    for (const i of open) {
      await at(i);
      await digit(right[i]);
    }
    await about(page, '64 of 81');
    await menu('study', 'Solve');
    await words(page, 'has no Skyscraper: what you had put in made the rest easier.');
    await offer('Solve it from the beginning');
    await words(page, 'All steps are in the list');
    assert.ok((await offers(page)).includes('Show the hardest step'));
    await shut(page);
  },

  async 'practice brings back the own board'(size) {
    const [page, hands] = await somebody(size), { offer, menu, hit, cell: at, digit } = hands;
    await load(page, hands, easy);
    await at(2);
    await digit(4);
    await labelled(page, 2, ', 4, typed');
    await menu('study', 'Practice …');
    await page.fill('#practice input', 'hidden pair');
    await hit('#practice button[value=practice]');
    await words(page, 'Find it');
    await offer('Stop practising');
    await words(page, 'This is your puzzle again');
    await labelled(page, 2, ', 4, typed');
    await labelled(page, 0, '5, given');
    await page.waitForFunction(() => document.querySelectorAll('#picture .candidate').length === 0);
    await shut(page);
  },

  async 'the handbook without a network: what was read is there, the rest says that it is not'(size) {
    const [page] = await somebody(size);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    const book = await page.context().newPage();
    await book.goto(address + 'handbook/index.html');
    const title = await book.title();
    const other = await book.$$eval('a[href]', all => all.map(a => a.href).find(h => h.includes('/handbook/') && !/index\.html|#/.test(h)));
    assert.ok(other, 'the handbook has pages');
    await page.context().setOffline(true);
    await book.goto(address + 'handbook/index.html');
    assert.equal(await book.title(), title, 'it was read before');
    await book.goto(other).catch(() => undefined);
    assert.equal(await book.innerText('h1'), 'You are offline');
    await book.click('a');
    await ready(book);
    assert.equal(await book.locator('[role=gridcell]').count(), 81);
    faults.splice(0);
  },
};

const calm = {
  async 'the first screen is calm: few buttons, two menus, icons with words, one primary action'() {
    for (const size of Object.keys(sizes)) {
      const [page] = await somebody(size), buttons = await page.$$eval('button', all => all.filter(b => b.checkVisibility({ visibilityProperty: true })).map(b => b.textContent.trim()));
      const digits = buttons.filter(b => /^[1-9]$/.test(b)), rest = buttons.filter(b => !/^[1-9]$/.test(b));
      assert.equal(digits.length, 9);
      assert.ok(rest.length <= 13, `${rest}`);
      assert.deepEqual(await page.$$eval('nav > button', all => all.map(b => b.textContent)), ['Puzzle', 'Study']);
      assert.deepEqual(await page.$$eval('#tools button', all => all.map(b => `${b.textContent} ${b.querySelectorAll('svg').length}`)), ['Undo 1', 'Erase 1', 'Notes 1', 'Hint 1', 'Next 1']);
      assert.doesNotMatch(rest.join(), /Prove|Rate|Export/);
      assert.ok(!await page.isVisible('#palette'));
      const [first, second] = await page.$$eval('#offers button', all => all.map(b => getComputedStyle(b).backgroundColor));
      assert.notEqual(first, second, 'one of the buttons is the primary one');
    }
  },

  async 'notes remove candidates by a switch alone, which says what it means'() {
    const [page, hands] = await somebody('desktop'), { hit, cell: at, digit, menu } = hands;
    await load(page, hands, easy);
    const before = (await labels(page))[2].match(/candidates ([1-9 ]*)/)[1];
    await hit('#notes');
    await at(2);
    await digit(1);
    await labelled(page, 2, 'notes 1');
    assert.ok((await labels(page))[2].includes('candidates ' + before), 'nothing follows from a note');
    await digit(1);
    await labelled(page, 2, 'empty, candidates');
    await menu('puzzle', 'Settings …');
    assert.match(await page.innerText('#settings label:has([name=mine])'), /removes the candidate, as if it were proved/);
    await page.check('#settings [name=mine]');
    await hit('#settings >> text=Done');
    await at(2);
    await digit(1);
    await page.waitForFunction(() => !/candidates 1/.test(document.querySelectorAll('[role=gridcell]')[2].getAttribute('aria-label')));
    await digit(1);
    await about(page, '1 is no candidate'); // below the board
  },

  async 'a finished board says the time where there is a clock'() {
    const [page, hands] = await somebody('desktop'), { hit, cell: at, digit, menu } = hands;
    await menu('puzzle', 'Settings …');
    await page.check('#settings [name=timer]');
    await hit('#settings >> text=Done');
    await load(page, hands, '.' + solution.slice(1));
    await at(0);
    await digit(solution[0]);
    await words(page, 'The puzzle is easy');
    assert.match(await page.innerText('#words'), /Time \d+:\d\d\. No hint\./);
    await page.waitForSelector('#offers >> text="Another easy one"');
  },

  async 'why a digit is there: the drawing before is cleared, and a digit of one’s own is called so'() {
    const [page, hands] = await somebody('desktop'), { hit, cell: at, digit, menu } = hands;
    await load(page, hands, easy);
    await hit('#tools >> text=Next');
    await words(page, 'Single: ');
    await page.waitForSelector('#picture .concluded');
    assert.match((await page.$$eval('#words .role', all => all.map(e => e.textContent))).join(), /blockers/, 'role words have marks in the plural, too');
    await at(40);
    await menu('study', 'Why this digit');
    await words(page, 'Why r5c5');
    await page.waitForFunction(() => !document.querySelector('#picture .concluded'));
    await at(2);
    await digit(4);
    await labelled(page, 2, ', 4, typed');
    await menu('study', 'Why this digit');
    await words(page, 'You put this digit there yourself');
    await at(0);
    await menu('study', 'Why this digit');
    await words(page, 'This digit is given');
  },

  async 'the words can be reached by Tab and are not read out by themselves, a short status is; Esc leaves the prompt, which says so'() {
    const [page, { hit }] = await somebody('desktop');
    await page.locator('#words').focus();
    assert.equal(await page.evaluate(() => document.activeElement.id), 'words');
    assert.ok(!await page.getAttribute('#words', 'aria-live') && !await page.getAttribute('#words', 'role'));
    assert.equal(await page.getAttribute('#about', 'role'), 'status');
    await hit('#prompt summary');
    await page.waitForSelector('#terminal textarea', { state: 'attached' });
    await page.click('#terminal');
    await page.waitForSelector('#leave:visible');
    assert.equal(await page.innerText('#leave'), 'Esc leaves it');
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement.role), 'gridcell');
  },

  async 'every refusal is in the words'() {
    const [page, hands] = await somebody('phone'), { hit, cell: at, digit, menu, offer } = hands;
    await load(page, hands, easy);
    await at(3);
    await digit(5);
    await words(page, 'Not in this cell');
    await words(page, 'r1c4 = 5 clashes with r1c1 = 5.');
    assert.equal(await page.innerText('#about'), 'Not in this cell', 'why is said once');
    assert.ok(await page.locator('#about.wrong').count());
    await hit('#notes');
    await words(page, 'Notes are on');
    assert.equal(await page.locator('#about.wrong').count(), 0, 'somebody has gone on');
    await hit('#notes');
    await menu('puzzle', 'Load …');
    await page.fill('#load textarea', '53..7....\n6..1X5...');
    await hit('#load button[value=load]');
    await words(page, 'It has 2 rows, and a puzzle has 9.');
    assert.match(await page.innerText('#about'), /30 of 81/, 'it is said once');
    await menu('puzzle', 'Load …');
    assert.equal(await page.inputValue('#load textarea'), '53..7....\n6..1X5...', 'what was written can be mended');
    for (const [text, says] of [['hello', 'as 53..7'], ['solve', 'as 53..7'], [`${address}#p=${easy.slice(0, 80)}`, 'It has 80 of the 81 cells']]) {
      await page.fill('#load textarea', text);
      await hit('#load button[value=load]');
      await words(page, says);
      await words(page, 'Your puzzle is on the board, as it was.');
      assert.equal(await page.locator('[role=gridcell].wrong, #about.wrong').count(), 0, `nothing on the board is wrong with ${text}`);
      await offer('Load …');
    }
    await hit('#load button[value=""]');
  },
};

await run({ ...calm, ...atWidths(found) });
