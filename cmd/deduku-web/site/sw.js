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
    try { return await fetch(e.request); } catch { return await caches.match('./', { ignoreVary: true, ignoreSearch: true }) ?? Response.error(); }
  })());
});

// later fetches what is fetched only when it is needed, and keeps it, too.
async function later(request) {
  const answer = await fetch(request);
  if (answer.ok && request.url.endsWith('.wasm')) await (await caches.open(cache)).put(request, answer.clone());
  return answer;
}
