import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix, resolve } from 'node:path'
import { compiling, moduleOf, peerOf, programOf } from './consumers.mjs'

/**
 * Uses the package that is installed in a project, on this Node: code with its program, as ESM and
 * as CommonJS; files by finding and reading every one. In a project made for a peer these are the
 * entry points of that peer; in the one without, all of them: where the peer of an entry point is
 * not installed, loading it must fail with a word on that peer, unless it knows the peer by its
 * types alone.
 */
const project = resolve(process.argv[2])
const ownPeer = process.argv[3]
const installed = join(project, 'node_modules/campaign-contract')
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
const require = createRequire(join(project, 'index.js'))

const noCodeFromStrings = '--disallow-code-generation-from-strings'

/** Runs Node in the project, without code from strings where the peer can do without. */
const run = (peer, ...args) =>
  spawnSync(process.execPath, [...(compiling.includes(peer) ? [] : [noCodeFromStrings]), ...args], {
    cwd: project,
    encoding: 'utf8',
  })

/** Where a package is found from the project; empty if nowhere. */
function pathOf(name) {
  try {
    return require.resolve(name)
  } catch {
    return ''
  }
}

/** Whether a built file loads a module, not only its types. */
const loads = (file, module) =>
  [`from "${module}"`, `import("${module}")`, `require("${module}")`, `require('${module}')`].some(
    (text) => readFileSync(join(installed, file), 'utf8').includes(text),
  )

function useCode(entryPoint, target) {
  const program = programOf(entryPoint)
  const peer = peerOf(program)
  if (ownPeer !== undefined && peer !== ownPeer) return
  const isComplete = peer === undefined || existsSync(join(project, 'node_modules', peer))
  const specifier = posix.join(manifest.name, entryPoint)
  const module = moduleOf(peer)
  const outside = isComplete ? '' : pathOf(module)
  if (outside) throw new Error(`the project is not empty: it finds ${module} at ${outside}`)
  for (const [kind, extension, load] of [
    ['ESM', 'mjs', `await import('${specifier}')`],
    ['CommonJS', 'cjs', `require('${specifier}')`],
  ]) {
    if (isComplete) {
      const { status, stderr } = run(peer, `${program}.${extension}`)
      if (status !== 0) throw new Error(`${entryPoint} as ${kind}: ${stderr}`)
      continue
    }
    const input = kind === 'ESM' ? 'module' : 'commonjs'
    const { status, stderr } = run(peer, `--input-type=${input}`, '--eval', load)
    const says = /Cannot find (?:package|module) '([^']+)'/.exec(stderr)?.[1]
    const file = target[kind === 'ESM' ? 'import' : 'require'].default
    if (loads(file, module) ? status === 0 || says !== module : status !== 0) {
      throw new Error(`${entryPoint} as ${kind} without ${peer} does not say so: ${stderr}`)
    }
    if (peer === 'fast-check' && !stderr.includes('npm install --save-dev fast-check')) {
      throw new Error(`${entryPoint} as ${kind} does not say what to install: ${stderr}`)
    }
  }
}

function useFiles(entryPoint, target) {
  const [folder, extension] = target.split('*')
  const [before, after] = entryPoint.split('*')
  const names = readdirSync(join(installed, folder), { recursive: true })
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
  if (names.length === 0) throw new Error(`${entryPoint} leads to no file`)
  for (const name of names) {
    const file = require.resolve(posix.join(manifest.name, before + name + after))
    const text = readFileSync(file, 'utf8')
    if (extension === '.json') JSON.parse(text)
  }
}

for (const [entryPoint, target] of Object.entries(manifest.exports)) {
  if (typeof target === 'object') useCode(entryPoint, target)
  else if (ownPeer !== undefined) continue
  else if (entryPoint.includes('*')) useFiles(entryPoint, target)
  else readFileSync(require.resolve(posix.join(manifest.name, entryPoint)))
}
