// The session as the page sees it: requests go to the worker, messages come back. What is asked before the worker is
// ready waits. A worker that does not stop is ended, and another goes on from what was kept.
const locked = tab => 'deduku/' + tab;

export class Session {
  #worker; #module; #tab; #ready = false; #busy = false; #queue = []; #hear; #last;

  constructor(hear) { this.#hear = hear; }

  get busy() { return this.#busy; }

  async begin() {
    this.#module ??= compiled();
    this.#tab ??= await ownTab();
    const worker = this.#worker = new Worker(new URL(WORKER_URL, document.baseURI));
    worker.onmessage = ({ data }) => { if (worker === this.#worker) this.#take(JSON.parse(data)); };
    worker.onerror = e => this.#hear({ text: `error: ${e.message}\n`, failed: true });
    try {
      worker.postMessage({ begin: { module: await this.#module, tab: this.#tab, alive: await openTabs() } });
    } catch (e) { this.#hear({ text: `error: the session could not be loaded: ${e.message}\n`, failed: true }); }
  }

  // another is a worker with a session of its own, which begins as this one stands and is kept nowhere.
  async another() {
    const worker = new Worker(new URL(WORKER_URL, document.baseURI));
    worker.postMessage({ begin: { module: await this.#module, tab: this.#tab, alive: await openTabs(), passing: true } });
    return worker;
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
      this.#worker.terminate();
      this.#ready = this.#busy = false;
      this.#hear({ text: '\r\ninterrupted; the command changed nothing\r\n', restarted: true });
      this.begin();
    }, 1000);
  }

  #take(message) {
    if (message.ready) {
      this.#ready = true;
      for (const request of this.#queue.splice(0)) this.ask(request);
    }
    if (message.busy) this.#busy = true;
    if (message.state) { this.#busy = false; clearTimeout(this.#last); }
    if (message.ended) { this.#ready = false; this.#worker.terminate(); this.begin(); }
    this.#hear(message);
  }
}

// compiled is the program: fetched and compiled once, while the page is drawn.
async function compiled() {
  const answer = await fetch(new URL(WASM_URL, document.baseURI));
  if (!answer.ok) throw new Error(`${WASM_URL}: ${answer.status}`);
  if (answer.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

// openTabs are the names of the tabs that are open.
async function openTabs() {
  const { held } = await (navigator.locks?.query() ?? { held: [] });
  return held.map(l => l.name).filter(n => n.startsWith(locked(''))).map(n => n.slice(locked('').length));
}

// ownTab names this tab among those with a session. The name stays when the page is loaded again; of two tabs with one
// name, as after "duplicate tab", the second gets another.
async function ownTab() {
  const fresh = () => new Date().toISOString().replace(/[^0-9T]/g, '') + '-' + Math.random().toString(36).slice(2, 8);
  let tab;
  try { tab = sessionStorage.getItem('tab'); } catch { /* nothing is kept */ }
  if (!tab || !await hold(tab)) { tab = fresh(); await hold(tab); }
  try { sessionStorage.setItem('tab', tab); } catch { /* nothing is kept */ }
  return tab;
}

// hold takes the lock of a tab for as long as the page is there, and says whether it got it.
function hold(tab) {
  if (!navigator.locks) return true;
  return new Promise(got => {
    navigator.locks.request(locked(tab), { signal: AbortSignal.timeout(500) }, () => { got(true); return new Promise(() => {}); })
      .catch(() => got(false));
  });
}
