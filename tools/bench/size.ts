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

/**
 * Returns the size of the whole package in a folder, of each operation alone, and of the check of an
 * operation without options.
 */
export function sizesIn(dist: string) {
  const files = Object.keys(operationTable)
    .map((name) => ({ name, file: join(dist, `operations/${name}.js`) }))
    .filter(({ file }) => existsSync(file))
  return {
    everything: sizeOf(join(dist, 'index.js'), '*'),
    operations: files.map(({ name, file }) => ({ program: name, ...sizeOf(file, '*') })),
    checks: files.map(({ name, file }) => ({
      program: `check of ${name}`,
      ...sizeOf(file, '{ check }'),
    })),
  }
}

function sizeOf(file: string, names: string): Size {
  const { outputFiles } = buildSync({
    stdin: { contents: `export ${names} from ${JSON.stringify(file)}`, resolveDir: '/' },
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
  const { everything, operations, checks } = sizesIn(
    fileURLToPath(new URL('../../dist/', import.meta.url)),
  )
  const rows = [{ program: 'everything', ...everything }, ...operations, ...checks]
  yield { title: 'bytes of the library', rows }
}
