// The session as the page sees it: requests go to the worker, messages come back. What is asked before the worker is
// ready waits. A worker that does not stop is ended, and another goes on from what was kept; so it is with one that died.
import { openTabs, ownTab } from './tabs.js';

const patience = 1000; // for a command that is to stop

export class Session {
  #worker; #module; #whole = false; #besides; #tab; #ready = false; #busy = false; #queue = []; #hear; #last; #deaths = [];

  constructor(hear) { this.#hear = hear; }

  get busy() { return this.#busy; }

  async begin() {
    this.#module ??= compiled(this.#whole ? WHOLE_URL : WASM_URL);
    this.#tab ??= await ownTab();
    const worker = this.#worker = new Worker(new URL(WORKER_URL, document.baseURI));
    worker.onmessage = ({ data }) => { if (worker === this.#worker) this.#take(JSON.parse(data)); };
    worker.onerror = () => { if (worker === this.#worker) this.#died(); };
    try {
      worker.postMessage({ begin: { module: await this.#module, tab: this.#tab, alive: await openTabs() } });
    } catch (e) {
      this.#module = undefined;
      this.#whole = false;
      this.#hear({ text: `error: the session could not be loaded: ${e.message}\n`, failed: true });
    }
  }

  // another is a worker with a session of its own, which begins as this one stands and is kept nowhere; wholly, of the whole program.
  async another(wholly) {
    if (wholly && !this.#whole) this.#besides ??= compiled(WHOLE_URL).catch(e => { this.#besides = undefined; throw e; }); // the next one tries again
    const module = await (wholly && this.#besides || this.#module), worker = new Worker(new URL(WORKER_URL, document.baseURI));
    worker.postMessage({ begin: { module, tab: this.#tab, alive: await openTabs(), passing: true } });
    return worker;
  }

  // wholly goes on with the whole program, which is fetched now, and asks it for what the lean one has not.
  wholly(request) {
    if (!this.#whole) {
      this.#whole = true;
      this.#module = this.#besides;
      this.#anew();
    }
    this.ask(request);
  }

  ask(request) {
    if (request.stop && !this.#busy) return;
    if (!this.#ready) { if (!request.stop) this.#queue.push(request); return; }
    this.#worker.postMessage({ request: JSON.stringify(request) });
    if (request.stop || request.key === '\x03' && this.#busy) this.#expectStop();
  }

  // A command that is to stop has a second; a session that does not answer then is ended.
  #expectStop() {
    clearTimeout(this.#last);
    this.#last = setTimeout(() => {
      if (!this.#busy) return;
      this.#anew();
      this.#hear({ text: '\r\ninterrupted; the command changed nothing\r\n', restarted: 'stopped' });
    }, patience);
  }

  // A worker that dies is started anew, with the board as it was kept; one that dies again and again is not.
  #died() {
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter(t => now - t < 60_000), now];
    if (this.#deaths.length > 3) {
      this.#ready = this.#busy = false;
      this.#worker.terminate();
      this.#worker = undefined;
      return this.#hear({ failed: true });
    }
    this.#anew();
    this.#hear({ text: '\r\nthe session was lost, and goes on as it was kept\r\n', restarted: 'died' });
  }

  #anew() {
    this.#worker.terminate();
    this.#ready = this.#busy = false;
    clearTimeout(this.#last);
    this.begin();
  }

  #take(message) {
    if (message.died) return this.#died();
    if (message.ready) {
      this.#ready = true;
      for (const request of this.#queue.splice(0)) this.ask(request);
    }
    if (message.busy) this.#busy = true;
    if (message.state) { this.#busy = false; clearTimeout(this.#last); }
    if (message.ended) this.#anew();
    this.#hear(message);
  }
}

// compiled is a program: fetched and compiled once, while the page is drawn.
async function compiled(url) {
  const answer = await fetch(new URL(url, document.baseURI));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  if (answer.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}
