// Keys anywhere on the page but in fields, dialogs, menus and the prompt.
const lines = { n: 'next', h: 'hint' };

export function wireKeyboard({ skip, act, undo, press, erase, back, why, keys }) {
  addEventListener('keydown', e => {
    if (e.target.closest?.('input, textarea, select, dialog, .menu, #terminal')) return;
    if (e.target.closest?.('button, summary') && /^(Enter| )$/.test(e.key)) return;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(e.code)?.[1] ?? (/^[1-9]$/.test(e.key) ? e.key : undefined);
    const control = e.ctrlKey || e.metaKey, letter = e.key.toLowerCase();
    if (control && letter === 'z') undo(e.shiftKey ? 1 : -1);
    else if (control && letter === 'y') undo(1);
    else if (control || e.altKey && !digit) return;
    else if (digit) press(digit, e.shiftKey, e.altKey);
    else if (/^[0. ]$/.test(e.key) && skip()) { /* as an empty cell is typed */ }
    else if (e.key === 'Backspace' || e.key === 'Delete' || e.key === '0') erase();
    else if (e.key === 'Escape') back();
    else if (e.key === '?') keys();
    else if (e.key === 'w') why();
    else if (lines[e.key]) act(lines[e.key]);
    else return;
    e.preventDefault();
  });
}
