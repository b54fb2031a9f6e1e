import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Programs that use the package: `core/` with nothing else installed, others with that peer. */
const folder = fileURLToPath(new URL('consumers/', import.meta.url))

/** The peers that some programs need. */
export const peers = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'core')
  .map((entry) => entry.name)

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
  if (peer === undefined) throw new Error(`no program in .ci/consumers uses ${program}`)
  return peer
}
