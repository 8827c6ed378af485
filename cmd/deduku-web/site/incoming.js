// What comes from outside: pasted, dropped, chosen as a file.
const mostPasted = 2 << 20, mostFile = 32 << 20;

// wireIncoming has texts and files loaded; tell says why not.
export function wireIncoming({ ask, tell }) {
  const load = text => {
    if (text.length > mostPasted) return tell(`What was pasted has ${Math.round(text.length / 1e5) / 10} MB: that is no puzzle. Lists of puzzles can be loaded as a file.`, true);
    const own = /^\s*\S*#(p=\S+)\s*$/.exec(text); // a link of our own
    if (own) ask({ open: own[1] }); else if (text.trim()) ask({ text });
  };
  const read = async file => {
    if (file.size > mostFile) return tell(`${file.name} is larger than 32 MB`, true);
    const bytes = new Uint8Array(await file.arrayBuffer());
    let data = '';
    for (let i = 0; i < bytes.length; i += 0x8000) data += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    return { name: file.name, data: btoa(data) };
  };
  const loadFile = async file => { const whole = await read(file); if (whole) ask({ file: whole }); };
  const bring = async file => { const whole = await read(file); if (whole) ask({ import: whole }); };
  const take = data => { const [file] = data.files; if (file) loadFile(file); else load(data.getData('text')); };
  addEventListener('paste', e => { if (!e.target.closest?.('input, textarea, #terminal')) take(e.clipboardData); });
  addEventListener('dragover', e => e.preventDefault());
  addEventListener('drop', e => { e.preventDefault(); take(e.dataTransfer); });
  return { load, loadFile, bring };
}

// save offers a file that the session wrote.
export function save({ name, data }) {
  const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
  const a = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([bytes])), download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}
