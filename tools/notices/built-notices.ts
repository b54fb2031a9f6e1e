import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { bundledIn } from './bundled.js'
import { noticesOf } from './notices.js'

/** Returns the notices of the packages in `dist/`. Throws before the first build. */
export function builtNotices(): string {
  const reports = readdirSync('dist')
    .filter((name) => /^metafile-[\w-]+\.json$/.test(name))
    .map((name): Metafile => JSON.parse(readFileSync(join('dist', name), 'utf8')))
  const folders = bundledIn(reports)
  if (folders.length === 0) throw new Error('the bundler reports no packages: build first')
  return noticesOf(folders)
}
