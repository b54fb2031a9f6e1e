import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import ts from 'typescript'
import { moduleOf, peerOf } from './consumers.mjs'

/** Fails when a built file loads anything but its neighbours and its peer, or `require`s in ESM. */
const folder = process.argv[2]
const files = readdirSync(folder, { recursive: true }).filter(
  (name) => /\.c?js$/.test(name) && !name.startsWith('cli/'),
)
if (!files.includes('index.js') || !files.includes('index.cjs')) throw new Error('no core built')

for (const name of files) {
  const code = readFileSync(join(folder, name), 'utf8')
  const loaded = ts.preProcessFile(code, true, true).importedFiles.map((file) => file.fileName)
  // What several entry points share, and the operations, load no peer.
  const isEntry = !name.startsWith('operations/') && !name.startsWith('chunk-')
  const peer = isEntry ? moduleOf(peerOf(parse(name).name)) : undefined
  const foreign = loaded.filter((specifier) => !specifier.startsWith('./') && specifier !== peer)
  if (foreign.length > 0) throw new Error(`${name} loads ${foreign.join(', ')}`)
  if (name.endsWith('.js') && /require\(/.test(code)) throw new Error(`${name} calls require()`)
  if (/(?<![.\w])eval\(|\bnew Function\(/.test(code))
    throw new Error(`${name} compiles code at run time`)
}
