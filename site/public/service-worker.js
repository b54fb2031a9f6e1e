/*
 * Keeps the whole site for use offline. The build writes the hash of every file into `files`, so each
 * version of the site has another worker, which fetches only what has changed.
 */
const files = /* files */ {}
const cacheName = 'site'
const base = new URL('./', self.location.href)

/** The name of a file in the cache contains its hash: versions can be there side by side. */
const keyOf = (path) => new URL(`${path}?${files[path]}`, base).href

/** Returns the file that a URL names, or undefined. */
function fileOf(url) {
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return undefined
  const path = decodeURIComponent(url.pathname.slice(base.pathname.length))
  return [path, `${path}index.html`, `${path}.html`].find((each) => Object.hasOwn(files, each))
}

async function install() {
  const cache = await caches.open(cacheName)
  const missing = []
  for (const path of Object.keys(files)) {
    if (!(await cache.match(keyOf(path)))) missing.push(path)
  }
  // A few at a time, so that the page itself is not kept waiting.
  const fetchNext = async () => {
    for (let path = missing.pop(); path !== undefined; path = missing.pop()) {
      const response = await fetch(new URL(path, base), { cache: 'no-cache' })
      if (!response.ok) throw new Error(`${path}: status ${response.status}`)
      // Browsers refuse a redirected response to a navigation; a copy is not redirected.
      await cache.put(keyOf(path), new Response(response.body, response))
    }
  }
  await Promise.all(Array.from({ length: 6 }, fetchNext))
}

async function removeOldFiles() {
  const cache = await caches.open(cacheName)
  const current = new Set(Object.keys(files).map(keyOf))
  for (const { url } of await cache.keys()) {
    if (!current.has(url)) await cache.delete(url)
  }
  await self.clients.claim()
}

async function respond(request, path) {
  const cache = await caches.open(cacheName)
  return (await cache.match(keyOf(path))) ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(removeOldFiles()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = request.method === 'GET' ? fileOf(new URL(request.url)) : undefined
  if (path !== undefined) event.respondWith(respond(request, path))
})
