import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Found } from './check-cases.js'
import { javascriptOf } from './javascript.js'

const run = promisify(execFile)

/** Prints the results, for runtimes that run a file. */
const program = `
import { checkCases } from './check-cases.js'
import cases from './cases.js'
import * as core from './core.js'
console.log(JSON.stringify(checkCases(core, cases)))
`

/** Responds with the results, for workerd. */
const worker = `
import { checkCases } from './check-cases.js'
import cases from './cases.js'
import * as core from './core.js'
export default { fetch: () => Response.json(checkCases(core, cases)) }
`

const modules = ['worker.js', 'check-cases.js', 'cases.js', 'core.js']

const workerdConfig = (port: number) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [${modules.map((name) => `(name = "${name}", esModule = embed "${name}")`).join(', ')}],
    compatibilityDate = "2025-11-20",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`

/**
 * Runs the cases on Bun, Deno (without any permission) and workerd, whose executables are in the
 * folder `bin`. Returns the results by runtime.
 */
export async function checkInRuntimes(
  bin: string,
  core: string,
  cases: string,
): Promise<Record<string, Found>> {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-contract-runtimes-'))
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
  try {
    put('package.json', '{"type":"module"}')
    put('core.js', core)
    put('check-cases.js', javascriptOf('check-cases'))
    put('cases.js', `export default ${JSON.stringify(cases)}`)
    put('program.js', program)
    put('worker.js', worker)
    const printed = async (runtime: string, ...args: string[]): Promise<Found> => {
      const options = { cwd: folder, maxBuffer: 2 ** 30 }
      return JSON.parse((await run(join(bin, runtime), [...args, 'program.js'], options)).stdout)
    }
    return {
      Bun: await printed('bun', 'run'),
      Deno: await printed('deno', 'run', '--no-prompt'),
      workerd: await served(join(bin, 'workerd'), folder),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function served(workerd: string, folder: string): Promise<Found> {
  const port = await freePort()
  writeFileSync(join(folder, 'config.capnp'), workerdConfig(port))
  const child = spawn(workerd, ['serve', 'config.capnp'], { cwd: folder, stdio: 'inherit' })
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`workerd exits with ${code}`)))
  })
  // The rejection is only awaited while workerd is needed.
  ended.catch(() => {})
  try {
    for (;;) {
      const response = await Promise.race([fetch(`http://127.0.0.1:${port}/`).catch(retry), ended])
      if (response !== undefined) return (await response.json()) as Found
    }
  } finally {
    child.kill()
  }
}

/** Gives workerd time to listen. */
const retry = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, 50, undefined))

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
