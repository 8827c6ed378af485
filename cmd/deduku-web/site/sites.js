// The board on other sites: of each a link that opens in a tab of its own, and a button that copies its address.
import { copies } from './copying.js';

const called = { 'www.sudokuwiki.org': 'SudokuWiki', 'sudokupad.app': 'SudokuPad' };

// sites makes such links of what the session says, and below them the addresses, folded; what else it says stays a text.
export function sites(says) {
  const addresses = says.filter(text => /^https:\/\/\S+$/.test(text)), folded = document.createElement('details');
  const summary = Object.assign(document.createElement('summary'), { textContent: 'The addresses in full' });
  const whole = addresses.map(address => Object.assign(document.createElement('p'), { className: 'quiet', textContent: address }));
  folded.append(summary, ...whole);
  return { texts: says.filter(text => !addresses.includes(text)), links: [...addresses.map((address, i) => site(address, whole[i])), folded] };
}

function site(address, whole) {
  const { host } = new URL(address), p = Object.assign(document.createElement('p'), { className: 'site' });
  const a = Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'noopener noreferrer', textContent: `Open on ${called[host] ?? host}`, className: 'button' });
  const b = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy the link' });
  b.setAttribute('aria-live', 'polite');
  copies(b, address, whole);
  p.append(a, b);
  return p;
}
