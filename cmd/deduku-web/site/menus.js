// The two menus, and what of them is kept out below the keys.
const $ = id => document.getElementById(id);
const items = [...document.querySelectorAll('.menu [role^=menuitem]')];
export const nameOf = b => b.textContent.replace(' …', '').trim();

function place(menu, button) {
  const at = button.getBoundingClientRect();
  menu.style.top = `${at.bottom + 4}px`;
  menu.style.left = `${Math.max(8, Math.min(at.left, document.body.clientWidth - menu.offsetWidth - 8))}px`;
}

export function wireMenus() {
  for (const menu of document.querySelectorAll('.menu')) {
    const button = $(menu.getAttribute('aria-labelledby')), all = [...menu.querySelectorAll('[role^=menuitem]')].filter(i => !i.hidden);
    menu.addEventListener('toggle', e => {
      if (e.newState !== 'open') return;
      place(menu, button);
      all[0].focus();
    });
    menu.addEventListener('click', e => { if (e.target.closest('[role^=menuitem]')) menu.hidePopover(); });
    menu.addEventListener('keydown', e => {
      const at = all.indexOf(document.activeElement), enabled = n => all[(n + all.length) % all.length];
      const to = { ArrowDown: enabled(at + 1), ArrowUp: enabled(at - 1), Home: all[0], End: all.at(-1) }[e.key];
      if (to) { to.focus(); e.preventDefault(); }
    });
  }
}

// keepOut shows buttons for items of the menus below the keys: a click on one is a click in the menu.
export function keepOut(names) {
  const kept = items.filter(i => names.includes(nameOf(i)));
  $('kept').hidden = !kept.length;
  $('kept').replaceChildren(...kept.map(item => {
    const b = Object.assign(document.createElement('button'), { type: 'button', textContent: nameOf(item) });
    const same = () => { b.disabled = item.disabled; if (item.hasAttribute('aria-checked')) b.setAttribute('aria-pressed', item.getAttribute('aria-checked')); };
    new MutationObserver(same).observe(item, { attributes: true });
    same();
    b.addEventListener('click', () => item.click());
    return b;
  }));
}

// keepable are the names of the items that can be kept out.
export const keepable = items.filter(i => i.closest('#menu-study') && i.localName === 'button' || i.id === 'redo').map(nameOf);
