import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svgOf } from './svg.js'
import { openTerminal, type Terminal } from './terminal.js'

/*
 * `npm run screens`: takes the pictures of the README. Needs tmux, and the build (`npm run build`).
 */

const root = fileURLToPath(new URL('../../', import.meta.url))
const columns = 88
const folder = mkdtempSync(join(tmpdir(), 'screens-'))
const pictures = join(root, 'docs/screens')
const prompt = /\n\$ *\n*$/

/** Takes a picture of what a terminal shows, without the prompt that follows. */
async function picture(
  name: string,
  title: string,
  show: (terminal: Terminal) => Promise<string[]>,
) {
  const terminal = openTerminal(columns, folder, join(folder, 'bin'))
  try {
    const lines = await show(terminal)
    const isPrompt = (line: string | undefined) => line?.trim() === '$'
    while (isPrompt(lines.at(-1))) lines.pop()
    writeFileSync(join(pictures, `${name}.svg`), svgOf(lines, columns, title))
    console.log(`docs/screens/${name}.svg`)
  } finally {
    terminal.close()
  }
}

/** Shows a command from its line to its end. */
const command = (line: string) => async (terminal: Terminal) => {
  await terminal.screenWith(/^\$/)
  terminal.type(line)
  return terminal.screenWith(prompt)
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
  await picture(
    'check',
    'npx campaign-contract check requests',
    command('npx campaign-contract check requests'),
  )
  await picture(
    'rules',
    'npx campaign-contract rules geofence/dwell-time-required',
    command('npx campaign-contract rules geofence/dwell-time-required'),
  )
  await picture(
    'fix',
    'npx campaign-contract fix requests',
    command('npx campaign-contract fix requests'),
  )
  const server = openTerminal(columns, folder, join(folder, 'bin'))
  try {
    server.type('npx campaign-contract serve --quiet')
    await server.screenWith(/Press Ctrl-C/)
    await picture(
      'conform',
      'npx campaign-contract conform http://127.0.0.1:4010 --quick',
      command('npx campaign-contract conform http://127.0.0.1:4010 --quick'),
    )
  } finally {
    server.close()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
