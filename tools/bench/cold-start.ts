import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inputOf, requestNamed } from '../../test/benchmark-requests.js'
import { root } from './fresh-process.js'
import { median, spreadOf } from './median.js'
import type { Table } from './table.js'

/*
 * Measures the cost of the first check: processor time of a fresh Node that loads the library and
 * validates request A, minus that of a Node that loads nothing. All take turns.
 */

const request = requestNamed('A')
const { operation, method, path, headers, facts, bodies } = request
const json = JSON.stringify
const input = json(inputOf(request, bodies.valid))
const http = json({ method, url: path, headers, body: bodies.valid })
const importing = (name: string, file: string) =>
  `import { ${name} } from ${json(pathToFileURL(join(root, 'dist', file)).href)}\n`

/** Programs whose last expression is the verdict. */
const programs = {
  nothing: 'const verdict = { ok: true }',
  'the body of A': `${importing('createContract', 'index.js')}
    const verdict = createContract().check('${operation}', ${input}, ${json(facts)})`,
  'the body of A, with the operation alone': `${importing('check', `operations/${operation}.js`)}
    const verdict = check(${input}, ${json(facts)})`,
  'the whole of A': `${importing('createContract', 'index.js')}
    const verdict = createContract().checkHttp(${http}, ${json(facts)})`,
}
const end = `
if (!verdict.ok) throw new Error('A is rejected')
const { user, system } = process.cpuUsage()
console.log((user + system) / 1000)`

export function* coldStart(processes: number): Generator<Table> {
  const measured = Object.entries(programs).map(([program, code]) => ({
    program,
    code,
    times: [] as number[],
  }))
  for (let round = 0; round < processes; round++) {
    for (const { code, times } of measured) times.push(millisecondsOf(code))
  }
  const idle = median(measured[0]?.times ?? [])
  const rows = measured.map(({ program, times }, index) => {
    const own = times.map((time) => (index === 0 ? time : time - idle))
    const { median: milliseconds, least, most } = spreadOf(own)
    return { program, milliseconds, least, most }
  })
  yield { title: 'processor time of a fresh Node until it has validated', rows }
}

const millisecondsOf = (code: string): number =>
  Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code + end], {
      encoding: 'utf8',
    }),
  )
