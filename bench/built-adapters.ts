import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './fresh-process.js'

const folder = join(root, 'src/adapters')

/** Builds the adapters into `dist/adapters`: what runs TypeScript names each function it makes. */
export const buildAdapters = () =>
  build({
    entryPoints: readdirSync(folder).map((name) => join(folder, name)),
    outdir: join(root, 'dist/adapters'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
