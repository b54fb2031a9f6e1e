import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, parse } from 'node:path'
import ts from 'typescript'
import { peerOf } from './peer-of.mjs'

/** Entries that run on Node only; no other entry may reach a module of Node. */
const onNode = ['conformance', 'fastify', 'koa', 'nestjs']

/**
 * Fails when a built file loads anything but its neighbours and its peer, or `require`s in ESM; and
 * when the command loads anything but its neighbours, the core, the sandbox and modules of Node.
 */
const folder = process.argv[2]
const files = readdirSync(folder, { recursive: true }).filter(
  (name) => /\.c?js$/.test(name) && !name.startsWith('cli/'),
)
if (!files.includes('index.js') || !files.includes('index.cjs')) throw new Error('no core built')

const loadedBy = (code) =>
  ts.preProcessFile(code, true, true).importedFiles.map((file) => file.fileName)

/** Returns what a built file loads, also by the files that it loads. */
function reachedFrom(name, seen = new Set()) {
  for (const specifier of loadedBy(readFileSync(join(folder, name), 'utf8'))) {
    if (seen.has(specifier)) continue
    seen.add(specifier)
    if (specifier.startsWith('.')) reachedFrom(join(parse(name).dir, specifier), seen)
  }
  return seen
}

for (const name of files) {
  const code = readFileSync(join(folder, name), 'utf8')
  const loaded = loadedBy(code)
  const entry = parse(name).name
  const peer = peerOf(entry)
  const foreign = loaded.filter(
    (specifier) =>
      !/^\.\.?\//.test(specifier) && specifier !== peer && !specifier.startsWith('node:'),
  )
  if (foreign.length > 0) throw new Error(`${name} loads ${foreign.join(', ')}`)
  if (!name.startsWith('chunk-') && !onNode.includes(entry)) {
    const ofNode = [...reachedFrom(name)].filter((specifier) => isBuiltin(specifier))
    if (ofNode.length > 0) throw new Error(`${name} reaches ${ofNode.join(', ')}`)
  }
  if (name.endsWith('.js') && /\brequire\(|typeof require\b/.test(code))
    throw new Error(`${name} calls require()`)
  if (/(?<![.\w])eval\(|\bnew Function\(/.test(code))
    throw new Error(`${name} compiles code at run time`)
}

const outputsOf = (build) => JSON.parse(readFileSync(`dist/metafile-${build}.json`, 'utf8')).outputs

const shared = ['index', 'rules', 'schema', 'body-schemas', 'open-sandbox'].map(
  (name) => `../${name}.js`,
)
for (const [name, { imports }] of Object.entries(outputsOf('command'))) {
  const foreign = imports.filter(
    ({ path, external }) => external && !shared.includes(path) && !isBuiltin(path),
  )
  if (foreign.length > 0) throw new Error(`${name} loads ${foreign.map(({ path }) => path)}`)
}

/** Of these nothing is in what a server imports: they are the command's, and the suite's. */
const ofCommand = /[\\/]node_modules[\\/](?!(?:@noble[\\/]hashes|fastest-levenshtein)[\\/])/
for (const part of ['core', 'edges']) {
  const inputs = Object.values(outputsOf(part)).flatMap((output) => Object.keys(output.inputs))
  const found = inputs.find((path) => ofCommand.test(`/${path}`))
  if (found !== undefined) throw new Error(`${part}: ${found} is in what servers import`)
}
