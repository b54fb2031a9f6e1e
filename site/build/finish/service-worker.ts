import { createHash } from 'node:crypto'

/** A file of the site: its path from the base, and its content. */
export type SiteFile = readonly [path: string, content: Uint8Array]

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Returns the service worker with the list of the files and their hashes; any change changes it. */
export function serviceWorker(template: string, files: readonly SiteFile[]): string {
  const hashes = Object.fromEntries(files.map(([path, content]) => [path, hashOf(content)]))
  const placeholder = '/* files */ {}'
  if (!template.includes(placeholder)) throw new Error('the service worker has no list of files')
  return template.replace(placeholder, () => JSON.stringify(hashes))
}
