import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { operationTable } from '../../generated/operations.js'
import type { Table } from './table.js'

/* Measures programs that import the library: bundled for browsers, minified and compressed. */

/** Size of a bundled program in bytes. */
interface Size {
  minified: number
  gzip: number
}

/** Returns the size of the whole package in a folder, and of each operation alone. */
export function sizesIn(dist: string): Readonly<Record<string, Size>> {
  const operations = Object.keys(operationTable).map((name) => `operations/${name}.js`)
  return Object.fromEntries(
    ['index.js', ...operations]
      .filter((file) => existsSync(join(dist, file)))
      .map((file) => [file, sizeOf(join(dist, file))]),
  )
}

function sizeOf(file: string): Size {
  const { outputFiles } = buildSync({
    stdin: { contents: `export * from ${JSON.stringify(file)}`, resolveDir: '/' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length }
}

export function* size(): Generator<Table> {
  const sizes = sizesIn(fileURLToPath(new URL('../../dist/', import.meta.url)))
  const rows = Object.entries(sizes).map(([program, bytes]) => ({ program, ...bytes }))
  yield { title: 'bytes of the library', rows }
}
