import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync, type StdinOptions } from 'esbuild'
import { operationTable } from '../../generated/operations.js'

/** Bytes of a program in one file. */
export interface Size {
  minified: number
  gzip: number
}

/** What a browser would load of a program. */
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

/** What a program holds that uses all of these files. */
export const sizeOfFiles = (...files: string[]): Size => {
  const lines = files.map((file, index) => `export * as all${index} from ${JSON.stringify(file)}`)
  return sizeOf({ contents: lines.join('\n'), resolveDir: '/' })
}

/** The whole of a built package, whose files are in a folder. */
export const everythingIn = (dist: string): Size => sizeOfFiles(join(dist, 'index.js'))

/** The file of an operation alone; undefined in a package that has no such entry point. */
export function fileOf(dist: string, operation: string): string | undefined {
  const file = join(dist, 'operations', `${operation}.js`)
  return existsSync(file) ? file : undefined
}

/** Each operation alone, by its name. */
export function operationsIn(dist: string): Record<string, Size> {
  const found = Object.keys(operationTable).flatMap((operation) => {
    const file = fileOf(dist, operation)
    return file === undefined ? [] : [[operation, sizeOfFiles(file)] as const]
  })
  return Object.fromEntries(found)
}
