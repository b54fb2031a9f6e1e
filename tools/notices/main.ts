import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { bundledIn } from './bundled.js'
import { noticesOf } from './notices.js'

/*
 * `tsx tools/notices/main.ts`, after a build: writes the licences of bundled code to
 * THIRD-PARTY-NOTICES.md.
 */

const reports = readdirSync('dist')
  .filter((name) => /^metafile-[\w-]+\.json$/.test(name))
  .map((name): Metafile => JSON.parse(readFileSync(join('dist', name), 'utf8')))
const folders = bundledIn(reports)
if (folders.length === 0) throw new Error('the bundler reports no packages: build first')
writeFileSync('THIRD-PARTY-NOTICES.md', noticesOf(folders))
