import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import ts from 'typescript'
import { moduleOf, peerOf } from './consumers.mjs'

/** Of the packages that are installed with this one, those that an entry point is made of. */
const installedFor = {
  arbitraries: ['fast-check'],
  conformance: [
    ...['fast-check', 'fast-json-patch', 'html-escaper', 'junit-report-builder', 'picocolors'],
    'yaml',
  ],
}
/** What runs on Node alone. */
const onNode = ['conformance']

/**
 * Fails when a built file loads anything but its neighbours, its peer and what it is made of, or
 * `require`s in ESM.
 */
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
  const entry = parse(name).name
  const known = [peer, ...(installedFor[entry] ?? [])]
  const foreign = loaded.filter(
    (specifier) =>
      !specifier.startsWith('./') &&
      !known.includes(specifier) &&
      !(onNode.includes(entry) && specifier.startsWith('node:')),
  )
  if (foreign.length > 0) throw new Error(`${name} loads ${foreign.join(', ')}`)
  if (name.endsWith('.js') && /require\(/.test(code)) throw new Error(`${name} calls require()`)
  if (/(?<![.\w])eval\(|\bnew Function\(/.test(code))
    throw new Error(`${name} compiles code at run time`)
}
