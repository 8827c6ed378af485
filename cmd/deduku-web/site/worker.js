// Runs the session: brings the Go program, what the browser keeps and the page together. Messages pass as JSON.
import './drawings/wasm_exec.js';
import { Keep } from './keep.js';

const tell = message => self.postMessage(JSON.stringify(message));
let keep;
const waiting = [];

self.onmessage = async ({ data }) => {
  if (data.request !== undefined) {
    if (self.deduku?.receive) self.deduku.receive(data.request);
    else waiting.push(data.request);
    return;
  }
  const { module, tab, alive, passing } = data.begin;
  keep = await Keep.open(why => { if (!passing) tell({ unkept: why }); });
  const kept = await keep.all();
  self.deduku = {
    start: JSON.stringify({ Tab: tab, Alive: alive, Kept: kept }),
    tell(text) {
      if (text.startsWith('{"put":')) { if (!passing) keep.put(JSON.parse(text).put); }
      else self.postMessage(text);
      if (self.deduku.receive) while (waiting.length) self.deduku.receive(waiting.shift());
    },
  };
  const go = new Go();
  try { await go.run(await WebAssembly.instantiate(module, go.importObject)); } catch (e) { tell({ text: `error: ${e}\n` }); }
  tell({ died: true }); // a session that was left says so before
};
