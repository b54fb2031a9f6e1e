import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './fresh-process.js'
import { spreadOf } from './median.js'
import type { Row, Table } from './table.js'

/*
 * Measures the time from starting the built `campaign-contract serve` to its first response,
 * compared with an idle Node. Fresh processes of both take turns.
 */

export async function* sandboxStart(processes: number): AsyncGenerator<Table> {
  const bare: number[] = []
  const answered: number[] = []
  // The first runs read files that are not cached yet.
  await turn()
  for (let round = 0; round < processes; round++) {
    const [ofNode, ofServer] = await turn()
    bare.push(ofNode)
    answered.push(ofServer)
  }
  const row = (program: string, values: readonly number[]): Row => {
    const { median: milliseconds, least, most } = spreadOf(values)
    return { program, milliseconds, least, most }
  }
  const beyond = spreadOf(answered).median - spreadOf(bare).median
  yield {
    title: 'until the first response of `serve`',
    rows: [
      row('node -e 0', bare),
      row('campaign-contract serve', answered),
      row('of that beyond Node', [beyond]),
    ],
  }
}

const turn = async (): Promise<[ofNode: number, ofServer: number]> => [
  await bareNode(),
  await firstAnswer(),
]

async function bareNode(): Promise<number> {
  const start = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - start
}

async function firstAnswer(): Promise<number> {
  const start = performance.now()
  const command = join(root, 'dist/cli/main.js')
  const server = spawn(process.execPath, [command, 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(createInterface({ input: server.stdout }), 'line')
    const origin = /http:\S+/.exec(line)?.[0]
    const [response] = await once(request(`${origin}/v5/offers`, { auth: 'a:b' }).end(), 'response')
    const milliseconds = performance.now() - start
    if (response.resume().statusCode !== 200) throw new Error(`answered ${response.statusCode}`)
    return milliseconds
  } finally {
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    if (code !== 0) console.error(`\`serve\` exited with code ${code}.`)
  }
}
