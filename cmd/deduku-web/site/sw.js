// Serves the page when there is no network: the last whole version. Files that are named by what is in them come from
// the cache; the page itself from the network where there is one, so that a new version comes with the next start.
const cache = 'deduku-' + VERSION;

self.addEventListener('install', e => e.waitUntil((async () => {
  const store = await caches.open(cache);
  await store.addAll(FILES);
  await self.skipWaiting();
})()));

self.addEventListener('activate', e => e.waitUntil((async () => {
  const mine = (await caches.keys()).filter(k => k.startsWith('deduku-'));
  for (const old of mine.filter(k => k !== cache).slice(0, -1)) await caches.delete(old); // pages of the last one may be open
  await self.clients.claim();
})()));

self.addEventListener('fetch', e => {
  if (e.request.method !== 'GET' || new URL(e.request.url).origin !== location.origin) return;
  e.respondWith((async () => {
    if (e.request.mode !== 'navigate') return await caches.match(e.request, { ignoreVary: true }) ?? later(e.request);
    try { return await visited(e.request, await fetch(e.request)); } catch { return await without(new URL(e.request.url)); }
  })());
});

const page = new URL('./', self.registration.scope).pathname;

// visited keeps pages of the handbook, for when there is no network: it is too large to be fetched whole on a first visit.
async function visited(request, answer) {
  if (answer.ok && new URL(request.url).pathname !== page) await (await caches.open(cache)).put(request, answer.clone());
  return answer;
}

// without is what there is of an address without a network: the page itself; a page of the handbook, if it was read before; or a word of it.
async function without({ pathname }) {
  const here = pathname === page || pathname === page + 'index.html';
  const kept = await caches.match(here ? './' : pathname, { ignoreVary: true, ignoreSearch: true });
  if (kept || here) return kept ?? Response.error();
  return new Response(`<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>deduku: offline</title>
<h1>You are offline</h1><p>This page was not read before on this device, so it is not kept here.</p><p><a href="${page}">To the Sudoku board, which works offline</a></p></html>`, {
    status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

// later fetches what is fetched only when it is needed, and keeps it, too.
async function later(request) {
  const answer = await fetch(request);
  if (answer.ok && (request.url.endsWith('.wasm') || new URL(request.url).pathname.startsWith(page + 'handbook/'))) await (await caches.open(cache)).put(request, answer.clone());
  return answer;
}
