// Uses the page in Firefox, the few things that a browser could do in a way of its own: node --experimental-websocket
// firefox.mjs ADDRESS FIREFOX. It speaks WebDriver BiDi, which Firefox understands by itself.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [address, program] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), 'deduku-firefox-'));
const firefox = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
const listening = new Promise((found, failed) => {
  let said = '';
  firefox.stderr.on('data', text => {
    const at = /WebDriver BiDi listening on (ws:\S+)/.exec(said += text);
    if (at) found(at[1]);
  });
  firefox.on('exit', () => failed(new Error('Firefox ended: ' + said)));
});

const faults = [], waiting = new Map();
let socket, page, last = 0;

// send has Firefox carry out a command.
function send(method, params) {
  socket.send(JSON.stringify({ id: ++last, method, params }));
  return new Promise((done, failed) => waiting.set(last, { done, failed, method }));
}

function heard({ data }) {
  const m = JSON.parse(data), asked = waiting.get(m.id);
  waiting.delete(m.id);
  if (m.type === 'success') asked.done(m.result);
  else if (m.type === 'error') asked.failed(new Error(`${asked.method}: ${m.message}`));
  else if (m.method === 'log.entryAdded' && m.params.level === 'error') faults.push(m.params.text);
}

// value is what an expression comes to in the page.
async function value(expression) {
  const { result, exceptionDetails } = await send('script.evaluate', { expression, target: { context: page }, awaitPromise: true });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value;
}

async function until(expression, seconds = 60) {
  for (const late = Date.now() + seconds * 1000; !await value(`Boolean(${expression})`);) {
    assert.ok(Date.now() < late, `not so: ${expression}; it says ${await value("document.querySelector('#about').textContent")}`);
    await new Promise(done => setTimeout(done, 100));
  }
}

const press = text => send('input.performActions', {
  context: page, actions: [{ type: 'key', id: 'keys', actions: [...text].flatMap(value => [{ type: 'keyDown', value }, { type: 'keyUp', value }]) }],
});
const click = selector => value(`document.querySelector(${JSON.stringify(selector)}).click()`);
const says = text => until(`document.querySelector('#about').textContent.includes(${JSON.stringify(text)})`);

try {
  socket = new WebSocket(await listening + '/session');
  socket.onmessage = heard;
  await new Promise(open => { socket.onopen = open; });
  await send('session.new', { capabilities: {} });
  ({ context: page } = await send('browsingContext.create', { type: 'tab' }));
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  await send('script.addPreloadScript', { functionDeclaration: `() => { try { localStorage.setItem('settings', '{"prompt":true}'); } catch { /* about:blank */ } }` });
  await send('browsingContext.navigate', { context: page, url: `${address}#p=${easy}&m=r1c1-blue`, wait: 'complete' });
  await says('30 of 81');
  await until("document.querySelector('#picture .hue-blue') && globalThis.deduku?.prompt");
  await value("document.querySelectorAll('[role=gridcell]')[2].focus()");
  await press('4');
  await says('31 of 81');
  await until("globalThis.deduku.prompt().includes('> r1c3=4')");
  await press('n');
  await says('32 of 81');
  await until("document.querySelector('#picture .concluded')");
  await value("document.querySelector('#terminal textarea').focus()");
  await press('solve\uE007');
  await says('solved');
  await until("document.querySelectorAll('#picture .given, #picture .digit').length === 81");
  await click('#open-study');
  await until("document.querySelector('#menu-study:popover-open')");
  await click('[data-beside=rate]');
  await until("globalThis.deduku.prompt().includes('> rate')");
  await until("document.querySelector('#words').textContent.includes('ER 1.2')");
  await send('browsingContext.reload', { context: page, wait: 'complete' });
  await says('81 of 81');
  await until("document.querySelector('#picture .hue-blue')");

  // A lesson, by what is pressed.
  await click('[data-own=learn]');
  await until("document.querySelector('#learn[open] #learning li')");
  await value("[...document.querySelectorAll('#learning li button')].find(b => b.textContent.startsWith('Skyscraper')).click()");
  await until("document.querySelector('#words').textContent.includes('Skyscraper: the idea, 1 of 4')");
  const asked = "/Where can (.) go in (row|column) (.)/.exec(document.querySelector('#words').textContent)";
  await value(`{
    const [, d, kind, n] = ${asked};
    [...document.querySelectorAll('[role=gridcell]')].forEach((c, i) => {
      const line = kind === 'row' ? Math.floor(i / 9) : i % 9;
      if (line === n - 1 && /candidates ([1-9 ]*)/.exec(c.getAttribute('aria-label'))?.[1].includes(d)) c.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
    });
  }`);
  await click('#offers button');
  await until("document.querySelector('#words .lead.right')");
  await value("[...document.querySelectorAll('#offers button')].find(b => b.textContent === 'Back to my puzzle').click()");
  await says('81 of 81');
  assert.deepEqual(faults, [], 'no error');
  console.log('ok Firefox');
} catch (e) {
  console.log(`FAILED Firefox: ${e.stack}\n${faults.join('\n')}`);
  process.exitCode = 1;
} finally {
  socket?.close();
  firefox.removeAllListeners('exit');
  await new Promise(ended => { firefox.on('exit', ended); firefox.kill(); });
  rmSync(profile, { recursive: true, force: true });
}
