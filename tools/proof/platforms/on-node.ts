import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Found } from './check-cases.js'
import { javascriptOf } from './javascript.js'

/** How the core is loaded: each build, and the ESM build in a context that holds nothing of Node. */
type Loading = 'ESM' | 'CommonJS' | 'bare'

/** Lets a Node on which no code may be made from strings say what the core says of the cases. */
export async function checkOnNode(
  node: string,
  loading: Loading,
  core: string,
  cases: string,
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'on-node-'))
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  for (const name of ['in-node', 'bare-context', 'check-cases'])
    put(`${name}.js`, javascriptOf(name))
  put('package.json', '{"type": "module"}')
  const { stdout } = await promisify(execFile)(
    node,
    [
      '--disallow-code-generation-from-strings',
      '--experimental-vm-modules',
      '--no-warnings',
      join(folder, 'in-node.js'),
      loading,
      put(loading === 'CommonJS' ? 'core.cjs' : 'core.js', core),
      put('cases.json', cases),
    ],
    { maxBuffer: 2 ** 28 },
  ).finally(() => rmSync(folder, { recursive: true }))
  return JSON.parse(stdout)
}
