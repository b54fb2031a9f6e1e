import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svgOf } from './svg.js'
import { openTerminal, type Terminal } from './terminal.js'

/*
 * `npm run screens`: takes the pictures of the README and the guides. Needs tmux, and the build (`npm run build`).
 */

const root = fileURLToPath(new URL('../../', import.meta.url))
const columns = 96
const folder = mkdtempSync(join(tmpdir(), 'screens-'))
const pictures = join(root, 'docs/screens')
const origin = 'http://127.0.0.1:4010'
const prompt = /\n\$ *\n*$/

/** Takes a picture of what a terminal shows. */
async function picture(name: string, show: (terminal: Terminal) => Promise<string[]>) {
  const terminal = openTerminal(columns, folder, join(folder, 'bin'))
  try {
    const lines = await show(terminal)
    const title = `Output of campaign-contract ${name}`
    writeFileSync(join(pictures, `${name}.svg`), svgOf(lines, columns, title))
    console.log(`docs/screens/${name}.svg`)
  } finally {
    terminal.close()
  }
}

/** Shows a command from its line to its end, without the prompt that follows. */
const command = (line: string) => async (terminal: Terminal) => {
  await terminal.screenWith(/^\$/)
  terminal.type(line)
  const lines = await terminal.screenWith(prompt)
  return lines.slice(0, -1)
}

/** Requests for the log of the server: a valid one, and two that are not. */
const requests: [path: string, init: RequestInit][] = [
  ['/v5/offers', {}],
  [
    '/v5/campaigns/test',
    {
      method: 'POST',
      body: '{"channel":"PUSHH"}',
      headers: { 'Content-Type': 'application/json' },
    },
  ],
  ['/V5/offers/templates', {}],
]

/** Shows the log of the server, and its greeting without the commands to try. */
async function served(terminal: Terminal): Promise<string[]> {
  await terminal.screenWith(/^\$/)
  terminal.type('npx campaign-contract serve')
  await terminal.screenWith(/Press Ctrl-C/)
  const authorization = `Basic ${btoa('workspace:key')}`
  for (const [path, init] of requests) {
    await fetch(origin + path, { ...init, headers: { ...init.headers, authorization } })
  }
  const lines = await terminal.screenWith(/\/V5\/offers\/templates/)
  const commands = lines.findIndex((line) => line.trim() === '')
  const end = lines.findIndex((line) => line.includes('Press Ctrl-C'))
  return [...lines.slice(0, commands), '', '…', '', ...lines.slice(end)]
}

function prepare(): void {
  mkdirSync(join(folder, 'bin'))
  mkdirSync(join(folder, 'requests'))
  mkdirSync(pictures, { recursive: true })
  const program = join(folder, 'bin/campaign-contract')
  writeFileSync(program, `#!/bin/sh\nexec node ${root}dist/cli/main.js "$@"\n`)
  chmodSync(program, 0o755)
  writeFileSync(join(folder, 'bin/npx'), '#!/bin/sh\nexec "$@"\n')
  chmodSync(join(folder, 'bin/npx'), 0o755)
  for (const name of ['geofence-dwell-without-time.yaml', 'offering-mistyped-content.yaml']) {
    cpSync(join(root, 'examples/rejected', name), join(folder, 'requests', name))
  }
  cpSync(
    join(root, 'examples/requests/status-pause.json'),
    join(folder, 'requests/status-pause.json'),
  )
}

try {
  prepare()
  await picture('check', command('npx campaign-contract check requests'))
  const silent = openTerminal(columns, folder, join(folder, 'bin'))
  try {
    silent.type('campaign-contract serve --quiet')
    await silent.screenWith(/Press Ctrl-C/)
    await picture('conform', command(`npx campaign-contract conform ${origin} --quick`))
  } finally {
    silent.close()
  }
  await picture('serve', served)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
