// The prompt: a terminal whose keys go to the session and which shows what the session writes.
import { Terminal } from '@xterm/xterm';
import { FitAddon } from '@xterm/addon-fit';
import '@xterm/xterm/css/xterm.css';

// xterm makes style elements, which the policy of this page does not allow. What it writes into them goes into style
// sheets that scripts make, which are allowed.
class Sheet extends HTMLElement {
  #sheet = new CSSStyleSheet();
  connectedCallback() { document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]; }
  disconnectedCallback() { document.adoptedStyleSheets = document.adoptedStyleSheets.filter(s => s !== this.#sheet); }
  set textContent(text) { this.#sheet.replaceSync(text); }
  get textContent() { return ''; }
}
customElements.define('deduku-sheet', Sheet);

// Nor does it allow style attributes; build.mjs has xterm call this instead of writing one.
Element.prototype.setStyleText = function (text) { this.style.cssText = text; };

function withSheets(run) {
  const make = document.createElement;
  document.createElement = (name, ...rest) => make.call(document, name === 'style' ? 'deduku-sheet' : name, ...rest);
  try { run(); } finally { delete document.createElement; }
}

const dark = () => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim() !== '#ffffff';
const themes = {
  dark: { background: '#17191d', foreground: '#ececec', cursor: '#ececec' },
  light: { background: '#ffffff', foreground: '#1c1c1c', cursor: '#1c1c1c', white: '#5a5a5a', brightWhite: '#1c1c1c', yellow: '#7a5c00', brightYellow: '#7a5c00',
    green: '#2e7d14', brightGreen: '#2e7d14', cyan: '#0b5cad', brightCyan: '#0b5cad', brightBlack: '#5a5a5a' },
};

// openPrompt shows the prompt in a place, with what was said before; leave is called when Escape or Shift-Tab leads out of it.
export function openPrompt(place, ask, leave, said) {
  const term = new Terminal({ convertEol: true, fontSize: 14, scrollback: 5000, screenReaderMode: true, theme: themes[dark() ? 'dark' : 'light'], minimumContrastRatio: 4.5 });
  const fit = new FitAddon();
  term.loadAddon(fit);
  withSheets(() => term.open(place));
  term.textarea?.setAttribute('aria-label', 'prompt of the session');
  for (const [event, hidden] of [['focus', false], ['blur', true]]) term.textarea?.addEventListener(event, () => { document.getElementById('leave').hidden = hidden; });
  term.onData(key => ask({ key }));
  term.attachCustomKeyEventHandler(e => {
    if (e.key === 'Escape' && e.type === 'keydown') leave();
    return !(e.key === 'Escape' || e.key === 'Tab' && e.shiftKey); // else the keyboard would not get out again
  });
  const size = () => { if (place.clientWidth > 0) fit.fit(); };
  term.onResize(({ cols, rows }) => ask({ size: [cols, rows] }));
  new ResizeObserver(size).observe(place);
  size();
  ask({ size: [term.cols, term.rows] });
  term.write('\x1b[?2004h'); // pastes come in one piece
  term.write(said);
  return {
    write: text => term.write(text),
    retheme: () => { term.options.theme = themes[dark() ? 'dark' : 'light']; },
    text: () => { // for tests
      const b = term.buffer.active, out = [];
      for (let i = 0; i < b.length; i++) out.push(b.getLine(i).translateToString(true));
      return out.join('\n').trimEnd();
    },
  };
}
