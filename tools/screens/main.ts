import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svgOf } from './svg.js'

/* `npm run screens`: takes the pictures of the README and the guides from the build (`npm run build`). */

const root = fileURLToPath(new URL('../../', import.meta.url))
const columns = 96
const origin = 'http://127.0.0.1:4010'
const { CI: _, NO_COLOR: _plain, ...environment } = process.env
const env = { ...environment, FORCE_COLOR: '1', COLUMNS: String(columns) }
const program = ['-c', `exec node ${root}dist/cli/main.js "$@" 2>&1`, 'campaign-contract']

function picture(name: string, words: readonly string[], output: string): void {
  const lines = [`$ npx campaign-contract ${words.join(' ')}`, ...output.trimEnd().split('\n')]
  const title = `Output of campaign-contract ${name}`
  writeFileSync(join(root, `docs/screens/${name}.svg`), svgOf(lines, columns, title))
  console.log(`docs/screens/${name}.svg`)
}

/** Takes a picture of a command in a folder. */
function command(cwd: string, ...words: [name: string, ...string[]]): void {
  const { stdout } = spawnSync('sh', [...program, ...words], { cwd, env, encoding: 'utf8' })
  // A terminal overwrites the lines of the progress.
  picture(words[0], words, stdout.replaceAll(/^\d+ of \d+ tests.*\n/gm, ''))
}

/** Starts the server; returns its output once it matches, and how to stop it. */
function serve(...flags: readonly string[]) {
  const server = spawn('sh', [...program, 'serve', ...flags], { env })
  let output = ''
  server.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const outputWith = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(output)) {
      if (server.exitCode !== null) throw new Error(`The server does not start: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return output
  }
  return { outputWith, stop: () => server.kill() }
}

const json = { 'Content-Type': 'application/json' }

/** Requests for the log of the server: a valid one, and two that are not. */
const requests: readonly [path: string, init: RequestInit][] = [
  ['/v5/offers', {}],
  ['/v5/campaigns/test', { method: 'POST', body: '{"channel":"PUSHH"}', headers: json }],
  ['/V5/offers/templates', {}],
]

const folder = mkdtempSync(join(tmpdir(), 'screens-'))
try {
  mkdirSync(join(folder, 'requests'))
  for (const file of [
    'rejected/geofence-dwell-upper-case.json',
    'rejected/offering-mistyped-content.yaml',
    'requests/status-pause.json',
  ]) {
    cpSync(join(root, 'examples', file), join(folder, 'requests', basename(file)))
  }
  command(folder, 'check', 'requests')
  const silent = serve('--quiet')
  await silent.outputWith(/Press Ctrl-C/)
  command(folder, 'conform', origin, '--quick')
  silent.stop()

  const { outputWith, stop } = serve()
  await outputWith(/Press Ctrl-C/)
  for (const [path, init] of requests) {
    await fetch(origin + path, {
      ...init,
      headers: { ...init.headers, Authorization: `Basic ${btoa('workspace:key')}` },
    })
  }
  const log = await outputWith(/\/V5\/offers\/templates[\s\S]*path-malformed/)
  stop()
  // Without the commands to try.
  picture('serve', ['serve'], log.replace(/\n\n[\s\S]*(?=\nPress Ctrl-C)/, '\n\n…\n'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
