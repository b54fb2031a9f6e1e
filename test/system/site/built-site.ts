import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { listening } from '../../adapters/listening.js'
import type { StartedServer } from '../../adapters/started-server.js'
import { root } from '../../docs/markdown.js'

const folder = join(root, 'site/dist')

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface ServedSite extends StartedServer {
  /** The files that were served, in their order; also those that a worker asked for. */
  served: { path: string; content: Buffer }[]
}

/** Serves the built site as a plain file server does. */
export async function serveBuiltSite(): Promise<ServedSite> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The website is not built: `npm run site:build`')
  }
  const served: ServedSite['served'] = []
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    )
    const content = isFile ? await readFile(file) : undefined
    if (content !== undefined) served.push({ path, content })
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'text/plain' })
    response.end(content)
  })
  return { served, ...(await listening(server)) }
}
