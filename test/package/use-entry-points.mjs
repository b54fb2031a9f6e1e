import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix, resolve } from 'node:path'
import { peerOf } from './peer-of.mjs'

/*
 * `use-entry-points.mjs PROJECT [--with-peers] [NAME...]`: uses the package installed in a project,
 * on this Node. An entry point with a program in the project runs as ESM and as CommonJS. Without
 * `--with-peers`, the entry points that load a peer must name the missing package, and every file that
 * the package exports must be readable. NAMEs limit the programs to these.
 */
const [folder, ...flags] = process.argv.slice(2)
const project = resolve(folder)
const withPeers = flags.includes('--with-peers')
const names = flags.filter((flag) => !flag.startsWith('--'))
const installed = join(project, 'node_modules/campaign-contract')
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
const require = createRequire(join(project, 'index.js'))

/** These peers compile code from strings themselves. */
const compiling = ['fastify', 'koa', 'jest', 'msw', 'vitest']

function run(name, ...args) {
  const flag = compiling.includes(name) ? [] : ['--disallow-code-generation-from-strings']
  return spawnSync(process.execPath, [...flag, ...args], { cwd: project, encoding: 'utf8' })
}

/** Returns a module as CommonJS: with `require`, in a function that can wait. */
function asCommonJs(code) {
  const body = code.replace(/^import (?:([^']+) from )?('[^']+')$/gm, (_, names, specifier) => {
    const loaded = `require(${specifier})`
    if (names === undefined) return loaded
    return `const ${names} = ${names.startsWith('{') ? loaded : `defaultOf(${loaded})`}`
  })
  return `const defaultOf = (loaded) => loaded.default ?? loaded\n;(async () => {\n${body}\n})()\n`
}

/** Runs the program of an entry point as ESM, and as CommonJS, for which some have another one. */
function runPrograms(name) {
  const [program, commonJs] = ['mjs', 'cjs'].map((extension) =>
    join(project, `${name}.${extension}`),
  )
  if (!existsSync(commonJs)) writeFileSync(commonJs, asCommonJs(readFileSync(program, 'utf8')))
  for (const file of [program, commonJs]) {
    const { status, stderr } = run(name, file)
    if (status !== 0) throw new Error(`${file}: ${stderr}`)
  }
}

/** Loads an entry point without its peer. If it loads the peer, and not only its types, it must say so. */
function namesMissingPeer(entryPoint, name, target) {
  const specifier = posix.join(manifest.name, entryPoint)
  const peer = peerOf(name)
  for (const [type, kind, load] of [
    ['module', 'import', `await import('${specifier}')`],
    ['commonjs', 'require', `require('${specifier}')`],
  ]) {
    const { status, stderr } = run(name, `--input-type=${type}`, '--eval', load)
    const code = readFileSync(join(installed, target[kind].default), 'utf8')
    const loadsPeer = new RegExp(
      `(?:from |import\\(|require(?:\\.call\\(void 0, |\\())["']${peer}["']`,
    ).test(code)
    const missing = /Cannot find (?:package|module) '([^']+)'/.exec(stderr)?.[1]
    if (loadsPeer ? status === 0 || missing !== peer : status !== 0)
      throw new Error(`${kind} of ${specifier} without ${peer}: ${stderr || 'no error'}`)
    if (peer === 'fast-check' && !stderr.includes('npm install --save-dev fast-check'))
      throw new Error(`${kind} of ${specifier} does not say what to install: ${stderr}`)
  }
}

function readFiles(entryPoint, target) {
  const [path, extension] = target.split('*')
  const [before, after = ''] = entryPoint.split('*')
  const files =
    extension === undefined
      ? ['']
      : readdirSync(join(installed, path), { recursive: true })
          .filter((name) => name.endsWith(extension))
          .map((name) => name.slice(0, -extension.length))
  if (files.length === 0) throw new Error(`${entryPoint} has no files`)
  for (const name of files) {
    const file = require.resolve(posix.join(manifest.name, before + name + after))
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.json')) JSON.parse(text)
  }
}

for (const [entryPoint, target] of Object.entries(manifest.exports)) {
  if (typeof target === 'string') {
    if (!withPeers) readFiles(entryPoint, target)
    continue
  }
  const name = entryPoint === '.' ? 'index' : entryPoint.slice(2).replace('/*', '')
  if (names.length > 0 && !names.includes(name)) continue
  if (existsSync(join(project, `${name}.mjs`))) runPrograms(name)
  else if (!withPeers) namesMissingPeer(entryPoint, name, target)
}
