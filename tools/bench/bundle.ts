import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync, type StdinOptions } from 'esbuild'
import { operationTable } from '../../generated/operations.js'

/** Size of a bundled program in bytes. */
interface Size {
  minified: number
  gzip: number
}

/** Bundles and minifies a program for browsers. */
export function sizeOf(program: StdinOptions): Size {
  const { outputFiles } = buildSync({
    stdin: program,
    ...{ bundle: true, minify: true, write: false },
    ...{ format: 'esm', platform: 'browser', target: 'es2022' },
    ...{ legalComments: 'none', logLevel: 'error' },
  })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length }
}

/** Measures a program that uses all of these files. */
export const sizeOfFiles = (...files: string[]): Size => {
  const lines = files.map((file, index) => `export * as all${index} from ${JSON.stringify(file)}`)
  return sizeOf({ contents: lines.join('\n'), resolveDir: '/' })
}

/** Returns the file of the whole built package in a folder. */
export const everythingIn = (dist: string): Size => sizeOfFiles(join(dist, 'index.js'))

/** Returns the file of one operation; undefined in a package without such an entry. */
export function fileOf(dist: string, operation: string): string | undefined {
  const file = join(dist, 'operations', `${operation}.js`)
  return existsSync(file) ? file : undefined
}

/** Measures each operation alone, by its name. */
export function operationsIn(dist: string): Record<string, Size> {
  const found = Object.keys(operationTable).flatMap((operation) => {
    const file = fileOf(dist, operation)
    return file === undefined ? [] : [[operation, sizeOfFiles(file)] as const]
  })
  return Object.fromEntries(found)
}
