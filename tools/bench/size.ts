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
export function sizesIn(dist: string): Readonly<Record<string, Size>> {
  const operations = Object.keys(operationTable)
  const programs: [program: string, file: string, names: string][] = [
    ['everything', 'index.js', '*'],
    ...operations.flatMap((name): typeof programs => [
      [name, `operations/${name}.js`, '*'],
      [`check of ${name}`, `operations/${name}.js`, '{ check }'],
    ]),
  ]
  return Object.fromEntries(
    programs
      .filter(([, file]) => existsSync(join(dist, file)))
      .map(([program, file, names]) => [program, sizeOf(join(dist, file), names)]),
  )
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
  const sizes = sizesIn(fileURLToPath(new URL('../../dist/', import.meta.url)))
  const rows = Object.entries(sizes).map(([program, bytes]) => ({ program, ...bytes }))
  yield { title: 'bytes of the library', rows }
}
