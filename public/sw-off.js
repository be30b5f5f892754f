/* Served as /sw.js while SERVICE_WORKER=off: takes the place of the worker, forgets all it kept and is gone. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('stammplatz-')) await caches.delete(name);
  await self.registration.unregister();
}
