import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync, type StdinOptions } from 'esbuild'

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

const allOf = (file: string): Size =>
  sizeOf({ contents: `export * from ${JSON.stringify(file)}`, resolveDir: '/' })

/** The whole of a built package, whose files are in a folder. */
export const everythingIn = (dist: string): Size => allOf(join(dist, 'index.js'))

/** Each operation alone, by its name; none in a package that has no such entry points. */
export function operationsIn(dist: string): Record<string, Size> {
  const folder = join(dist, 'operations')
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : []
  return Object.fromEntries(files.map((file) => [parse(file).name, allOf(join(folder, file))]))
}
