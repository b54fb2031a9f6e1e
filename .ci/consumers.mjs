import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Programs that use the package: `core/` with nothing else installed, others with that peer. */
const folder = fileURLToPath(new URL('../test/package/consumers/', import.meta.url))

const foldersIn = (path) =>
  readdirSync(folder + path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path + entry.name)

/** The peers that some programs need; those of a scope stand in its folder. */
export const peers = foldersIn('')
  .filter((name) => name !== 'core')
  .flatMap((name) => (name.startsWith('@') ? foldersIn(`${name}/`) : name))

/**
 * The name of the programs that use an entry point: `index` for `.`, `types` for `./types`,
 * `operations` for all of `./operations/*`.
 */
export const programOf = (entryPoint) =>
  entryPoint === '.' ? 'index' : entryPoint.slice(2).replace('/*', '')

/** The peer that a program needs; undefined where the core is enough. */
export function peerOf(program) {
  if (readdirSync(`${folder}core`).includes(`${program}.mjs`)) return undefined
  const peer = peers.find((name) => readdirSync(folder + name).includes(`${program}.mjs`))
  if (peer === undefined) throw new Error(`no program in test/package/consumers uses ${program}`)
  return peer
}

/** The module by which an entry point loads a peer. */
export const moduleOf = (peer) => (peer === 'jest' ? '@jest/globals' : peer)

/**
 * Peers that cannot do without code from strings: they compile at run time themselves, or, as the
 * GraphQL of msw, name their exports in a way that older Nodes only find with WebAssembly.
 */
export const compiling = ['fastify', 'koa', 'jest', 'msw', 'vitest']
