// Uses the page in WebKitGTK's MiniBrowser, the few things that a browser could do in a way of its own: node webkit.mjs ADDRESS DRIVER
// MINIBROWSER, on a display. It speaks WebDriver, which the driver understands.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';

const [address, program, binary] = process.argv.slice(2);
const port = 18000 + process.pid % 1000;
const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' });
let session;

// send has the driver carry out a command.
async function send(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/session${session ? `/${session}` : ''}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value?.message ?? answer.status}`);
  return value;
}

const value = expression => send('POST', '/execute/sync', { script: `return ${expression}`, args: [] });

async function until(expression, seconds = 60) {
  for (const late = Date.now() + seconds * 1000; !await value(`Boolean(${expression})`);) {
    assert.ok(Date.now() < late, `not so: ${expression}; it says ${await value("document.querySelector('#about').textContent")}`);
    await new Promise(done => setTimeout(done, 100));
  }
}

const click = selector => value(`document.querySelector(${JSON.stringify(selector)}).click()`);
const says = text => until(`document.querySelector('#about').textContent.includes(${JSON.stringify(text)})`);
const tells = text => until(`document.querySelector('#words').textContent.includes(${JSON.stringify(text)})`);
const press = (where, text) => value(`(() => { document.querySelector(${JSON.stringify(where)}).focus(); for (const key of ${JSON.stringify(text)}) document.querySelector(${JSON.stringify(where)}).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); })()`);

try {
  for (let tries = 0; !session; tries++) {
    try {
      const { sessionId } = await send('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } } });
      session = sessionId;
    } catch (e) {
      if (tries > 20) throw e;
      await new Promise(done => setTimeout(done, 250));
    }
  }
  const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  await send('POST', '/url', { url: `${address}#p=${easy}&m=r1c1-blue` });
  await says('30 of 81');
  await until("document.querySelector('#picture .hue-blue')");
  await press('[role=gridcell]:nth-child(3)', '4');
  await says('31 of 81');
  await click('[data-do=next]');
  await says('32 of 81');
  await until("document.querySelector('#picture .concluded')");
  await click('[data-do="solve logic"]');
  await says('solved');
  await until("document.querySelectorAll('#picture .given, #picture .digit').length === 81");
  await click('[data-beside=rate]');
  await tells('ER 1.2');
  await click('[data-own=learn]');
  await until("document.querySelector('#learn[open] #learning li')");
  await value("[...document.querySelectorAll('#learning li button')].find(b => b.textContent.startsWith('Skyscraper')).click()");
  await tells('Skyscraper: the idea, 1 of 4');
  await value("[...document.querySelectorAll('#offers button')].find(b => b.textContent === 'Show me').click()");
  await tells('the idea, 2 of 4');
  await value("[...document.querySelectorAll('#offers button')].find(b => b.textContent === 'Back to my puzzle').click()");
  await says('81 of 81');
  await send('POST', '/refresh', {});
  await says('81 of 81');
  await until("document.querySelector('#picture .hue-blue')");
  console.log('ok WebKit');
} catch (e) {
  console.log(`FAILED WebKit: ${e.stack}`);
  process.exitCode = 1;
} finally {
  if (session) await send('DELETE', '').catch(() => { /* the driver ends it */ });
  await new Promise(ended => { driver.on('exit', ended); driver.kill(); });
}
