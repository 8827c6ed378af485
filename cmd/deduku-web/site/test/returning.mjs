// What is there when the page is opened again, while it is loaded, and by a link: node returning.mjs ADDRESS CHROMIUM. SHOTS names a folder for
// pictures.
import assert from 'node:assert/strict';
import { address, easy, hard, opened, ready, idle, about, words, cell, labels, labelled, run } from './hands.mjs';
import { atWidths, sizes, dots, hand, somebody, reopened, kept, picture, shut, solved, load } from './fingers.mjs';

const offers = page => page.$$eval('#offers button', all => all.map(b => b.textContent));
const kinds = page => page.$$eval('#steps .name', all => all.map(e => e.textContent));
const coloured = async page => (await labels(page)).filter(l => l.includes(', green')).length;

// plainly is the page for somebody whose browser has no worker for offline use, which would have the program at hand.
async function plainly(size) {
  const page = await opened({ ...sizes[size], shut: true, serviceWorkers: 'block' });
  page.touch = Boolean(sizes[size].hasTouch);
  return [page, hand(page)];
}

// slow holds the program back until it is let go.
async function slow(page) {
  let go;
  const held = new Promise(done => { go = done; });
  await page.context().route(/\.wasm$/, async route => { await held; await route.continue(); });
  return go;
}

const found = {
  async 'a puzzle comes back with its steps and reasons, own digits, colours and notes'(size) {
    const [page, { hit, cell: at, digit, menu }] = await somebody(size);
    await load(page, { hit, menu }, easy);
    await hit('#tools >> text=Next');
    await about(page, '31 of 81');
    await idle(page);
    const right = solved(easy);
    const free = (await labels(page)).findIndex(l => l.includes(', empty'));
    await at(free);
    await digit(right[free]);
    await labelled(page, free, ', typed');
    await hit('#tools >> text=Next');
    await about(page, '33 of 81');
    await at(40);
    await menu('study', 'Colours');
    await hit('[data-colour=green]');
    await labelled(page, 40, ', green');
    await menu('study', 'Colours');
    await idle(page);
    await kept(page);
    const before = await labels(page), steps = await kinds(page);
    await page.waitForTimeout(500);
    const [next] = await reopened(page);
    await words(next, 'This is the puzzle that you began');
    await labelled(next, 40, ', green');
    await idle(next);
    assert.deepEqual(await labels(next), before);
    assert.deepEqual(await kinds(next), steps, 'each step as it was made');
    assert.equal(steps.filter(s => s.startsWith('Your digit')).length, 1);
    await picture(next, `back-${size}`);
    await shut(next);
  },

  async 'while the page is loaded, board and words are those of what comes'(size) {
    const [page, hands] = await plainly(size);
    const edge = await page.$$eval('#picture .label', all => all.map(l => l.textContent).join());
    await load(page, hands, hard);
    const free = dots(hard)[0];
    await hands.cell(free);
    await hands.digit(solved(hard)[free]);
    await labelled(page, free, ', typed');
    await kept(page);
    await page.waitForTimeout(500);
    let go = await slow(page);
    const [next, { hit }] = await reopened(page);
    await words(next, 'The puzzle that you began is being opened');
    assert.deepEqual(await offers(next), [], 'nothing of the example');
    assert.equal(await cell(next, free).innerText(), solved(hard)[free]);
    assert.equal(await next.$$eval('#picture .label', all => all.map(l => l.textContent).join()), edge, 'labels stay');
    await picture(next, `loading-${size}`);
    await hit('#undo');
    await about(next, 'nothing to take back yet');
    go();
    await ready(next);
    await words(next, 'This is the puzzle that you began');
    await labelled(next, free, ', typed');
    await next.context().unrouteAll();
    go = await slow(next);
    await next.reload();
    await words(next, 'is being opened again');
    assert.equal(await cell(next, free).innerText(), solved(hard)[free]);
    go();
    await ready(next);
    await words(next, '25 of 81 cells are filled');
    assert.deepEqual(await offers(next), ['Go on', 'A new puzzle']);
    await shut(next);
  },

  async 'only the board that comes is seen until it is there'(size) {
    const [page, hands] = await somebody(size);
    await load(page, hands, hard);
    await hands.hit('#tools >> text=Next');
    await about(page, '25 of 81');
    await kept(page);
    await page.waitForTimeout(500);
    await page.context().addInitScript(() => {
      globalThis.seen = new Set();
      const look = () => {
        const cells = [...document.querySelectorAll('[role=gridcell]')], drawn = document.querySelectorAll('#picture .given').length;
        if (cells.length === 81) globalThis.seen.add(cells.map(c => getComputedStyle(c).color !== 'rgba(0, 0, 0, 0)' && /[1-9]/.test(c.textContent) ? c.textContent : '.').join('') + ' ' + drawn);
        requestAnimationFrame(look);
      };
      look();
    });
    const [next] = await reopened(page);
    await words(next, 'This is the puzzle that you began');
    await idle(next);
    const seen = await next.evaluate(() => [...globalThis.seen].map(s => s.split(' ')));
    assert.ok(seen.some(([, drawn]) => drawn === '24'), `${seen}`);
    for (const [grid, drawn] of seen) assert.ok(/^(0|24)$/.test(drawn) && [...hard].every((d, i) => d === '.' || grid[i] === '.' || grid[i] === d), `${grid} ${drawn}`);
    await shut(next);
  },

  async 'the example that was gone on with is told as one; Start over is in My puzzles, from where it is gone on with'(size) {
    const [page, { hit }] = await somebody(size);
    await hit('#tools >> text=Next');
    await hit('#tools >> text=Next');
    await about(page, 'An example: 25 of 81');
    await kept(page, 'log', -1, 25);
    await page.waitForTimeout(500);
    const [next, { offer, menu, hit: press }] = await reopened(page);
    await words(next, 'This is the puzzle that you began');
    await about(next, 'An example: 25 of 81');
    assert.equal((await kinds(next)).filter(k => k.startsWith('Your digit')).length, 0);
    await menu('puzzle', 'Start over');
    await words(next, '2 digits are taken off');
    await idle(next);
    await menu('puzzle', 'My puzzles …');
    await next.waitForSelector('#shelf[open]');
    assert.match(await next.innerText('#shelved'), /23 of 81, today/);
    await press('#shelved button');
    await words(next, 'This is the puzzle that you began');
    await about(next, '23 of 81');
    await load(next, { hit: press, menu }, easy); // is not taken for what was begun
    await words(next, '30 givens, one solution');
    const [friend] = await reopened(next, `${address}#p=${hard.replaceAll('.', '0')}`);
    await words(friend, '24 givens, one solution');
    await words(friend, 'The example (easy) waits: 23 of 81 cells are filled.');
    await shut(friend);
  },

  async 'a link says so, what came along, and names the puzzle that was under way'(size) {
    const [page, hands] = await plainly(size);
    await load(page, hands, easy);
    await hands.hit('#tools >> text=Next');
    await about(page, '31 of 81');
    await kept(page);
    await page.waitForTimeout(500);
    const link = `${address}#p=${hard.replaceAll('.', '0')}&s=26`;
    const go = await slow(page);
    const [friend, { hit, offer }] = await reopened(page, link);
    await words(friend, 'A puzzle that came by a link');
    await words(friend, 'It is being opened');
    assert.deepEqual(await offers(friend), []);
    assert.equal((await labels(friend)).filter(l => l.includes(', given')).length, 24);
    await hit('#undo');
    await friend.reload(); // the link is not lost
    await words(friend, 'It is being opened');
    go();
    await ready(friend);
    await words(friend, '24 givens, one solution');
    await words(friend, '2 more digits are filled in already, by whoever made the link');
    await words(friend, 'Your own puzzle (easy) waits: 31 of 81 cells are filled.');
    assert.deepEqual(await offers(friend), ['Go on from here', 'Play it from the givens', 'Back to my puzzle']);
    assert.ok(!friend.url().includes('#'), 'a reload goes on from there');
    await picture(friend, `link-${size}`);
    await offer('Back to my puzzle');
    await about(friend, '31 of 81');
    await shut(friend);
  },

  async 'a link that cannot be read leaves a puzzle that came by one, and the way to one’s own'(size) {
    const [page, { hit, cell: at, digit, menu, offer }] = await somebody(size);
    await load(page, { hit, menu }, easy);
    await at(2);
    await digit(4);
    await about(page, '31 of 81');
    await kept(page);
    await page.evaluate(h => { location.hash = h; }, `p=${hard}`);
    await words(page, '31 of 81 cells are filled');
    await page.evaluate(() => { location.hash = 'p=123'; });
    await words(page, 'The puzzle that came by a link is on the board, as it was.');
    await offer('Back to my puzzle');
    await about(page, '31 of 81');
    await shut(page);
  },

  async 'a link to a puzzle that was begun loses nothing of it'(size) {
    const [page, { hit, cell: at, digit, menu, offer }] = await somebody(size);
    await load(page, { hit, menu }, easy);
    const right = solved(easy), free = (await labels(page)).flatMap((l, i) => l.includes(', empty') ? [i] : []);
    for (const i of free.slice(0, 3)) { await at(i); await digit(right[i]); await labelled(page, i, ', typed'); }
    await kept(page);
    await page.evaluate(p => { location.hash = `p=${p}`; }, easy.replaceAll('.', '0'));
    await words(page, 'You began this puzzle yourself: 33 of 81');
    await offer('Play it');
    await at(free[5]);
    await digit(right[free[5]]);
    await about(page, '31 of 81');
    await page.waitForTimeout(500);
    await menu('puzzle', 'My puzzles …');
    await page.waitForSelector('#shelf >> text=33 of 81');
    await page.waitForSelector('#shelf >> text=31 of 81');
    await picture(page, `twice-${size}`);
    await hit('#shelf button >> text=33 of 81');
    await words(page, '33 of 81');
    await labelled(page, free[2], ', typed');
    await menu('puzzle', 'My puzzles …');
    await page.waitForSelector('#shelf >> text=31 of 81'); // neither is lost
  },

  async 'a link of the handbook says what it shows, and shows it'(size) {
    const [page, hands] = await somebody(size);
    await load(page, hands, easy);
    await hands.hit('#tools >> text=Next');
    await about(page, '31 of 81');
    await kept(page);
    await page.waitForTimeout(500);
    await page.goto(address + 'handbook/skyscraper.html');
    const [href] = await page.$$eval('a[href*="#p="]', all => all.map(a => a.href));
    const [next, { offer }] = await reopened(page, href);
    await words(next, 'Skyscraper: an example from the handbook');
    await about(next, 'Skyscraper, from the handbook: ');
    await words(next, 'On this board Skyscraper can be found');
    await words(next, 'Your own puzzle (easy) waits');
    assert.doesNotMatch(await next.innerText('#words'), /whoever/);
    assert.deepEqual(await offers(next), ['Show the Skyscraper', 'Lesson', 'Back to my puzzle']);
    await offer('Show the Skyscraper');
    await words(next, 'Skyscraper: ');
    await picture(next, `handbook-${size}`);
    await shut(next);
  },
};

await run(atWidths(found));
