// The name of this tab among those with a session, which it holds a lock on while it is there.
const locked = tab => 'deduku/' + tab;

// openTabs are the names of the tabs that are open.
export async function openTabs() {
  const { held } = await (navigator.locks?.query() ?? { held: [] });
  return held.map(l => l.name).filter(n => n.startsWith(locked(''))).map(n => n.slice(locked('').length));
}

// ownTab names this tab. The name stays when the page is loaded again, when the lock is waited for as long as the page before may
// need to go; of two tabs with one name, as after "duplicate tab", the second gets another.
export async function ownTab() {
  const fresh = () => new Date().toISOString().replace(/[^0-9T]/g, '') + '-' + Math.random().toString(36).slice(2, 8);
  const again = ['reload', 'back_forward'].includes(performance.getEntriesByType('navigation')[0]?.type);
  let tab;
  try { tab = sessionStorage.getItem('tab'); } catch { /* nothing is kept */ }
  if (!tab || !await hold(tab, again ? 10_000 : 1500)) { tab = fresh(); await hold(tab, 1500); }
  try { sessionStorage.setItem('tab', tab); } catch { /* nothing is kept */ }
  return tab;
}

// hold takes the lock of a tab for as long as the page is there, and says whether it got it.
function hold(tab, patience) {
  if (!navigator.locks) return true;
  return new Promise(got => {
    const ended = new AbortController(), late = setTimeout(() => ended.abort(), patience);
    navigator.locks.request(locked(tab), { signal: ended.signal }, () => { clearTimeout(late); got(true); return new Promise(() => {}); })
      .catch(() => got(false));
  });
}
