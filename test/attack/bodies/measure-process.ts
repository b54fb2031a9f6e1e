import {
  createContract,
  fingerprint,
  type HttpRequest,
  type Verdict,
} from '../../../src/core/index.js'
import { median } from '../../../tools/bench/median.js'
import type { HostileBody } from './hostile-body.js'
import type { Measured } from './measured.js'
import { bodies } from './table-of-bodies.js'

/*
 * Measures hostile bodies in a separate process: `<bytes>,<bytes> <name>...` prints one line of JSON
 * for each body and size.
 */

const contract = createContract()
const repeats = 3
/** Uncounted warm-up runs, of the smallest size and of the others: an attacked server is warm. */
const warmUp = { first: 3, others: 1 }
/** Processor time, which other programs disturb less than wall-clock time. */
const milliseconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const credentials = { Authorization: 'Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v' }

const answerBytes = (verdict: Verdict): number =>
  verdict.ok ? 0 : Buffer.byteLength(JSON.stringify(verdict.response.body))

function measure(body: HostileBody, size: number) {
  const { name, operation, text: textOf, facts: factsOf, headers } = body
  // A flat string, as a parser gets it.
  const text = Buffer.from(textOf(size)).toString()
  const facts = factsOf?.(size) ?? {}
  const { method, path } = contract.operations[operation]
  const url = path.replace(/\{\w+\}/, '66b1f0c2a94e3d0012ab34cd')
  const call = { method, url, body: text }
  const known = { ...call, headers: { ...credentials, ...headers?.(size) } }
  const unknown = { ...call, headers: { ...headers?.(size), authorization: '' } }
  const parsed = parse(text)
  const runs = {
    parse: () => parse(text),
    text: () => verdictOf(known, facts),
    unauthorized: () => verdictOf(unknown, facts),
    value: () => verdictOf({ ...known, body: parsed }, facts),
    needed: () => contract.factsNeeded(operation, { body: parsed }),
    schema: () => contract.schema(operation)['~standard'].validate(parsed),
    fingerprint: () => fingerprintOf(operation, parsed),
  }
  const times = timesOf(runs, size)
  const { parse: parseTime, ...others } = times
  const ratios = Object.fromEntries(
    Object.entries(others).map(([way, time]) => [way, time / parseTime]),
  )
  const answers = [runs.text(), runs.unauthorized(), runs.value()].map(answerBytes)
  return {
    name,
    bytes: Buffer.byteLength(text),
    parse: parseTime,
    ratios,
    time: Math.max(...Object.values(others)),
    answerBytes: Math.max(...answers),
    heapBytes: heapGrowth(runs.text),
  } satisfies Measured
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns no fingerprint of a body that is nested too deeply. */
function fingerprintOf(operation: HostileBody['operation'], body: unknown): string {
  try {
    return fingerprint(operation, { body })
  } catch (error) {
    if (error instanceof TypeError && error.message.includes('levels deep')) return ''
    throw error
  }
}

function verdictOf(request: HttpRequest, facts: object): Verdict {
  const verdict = contract.checkHttp(request, facts)
  if (verdict?.operation === undefined) throw new Error('The request is not of the contract.')
  if (!verdict.ok && 'fault' in verdict) throw verdict.fault
  return verdict
}

/** Returns the median milliseconds of each run; they take turns, so that noise hits all alike. */
function timesOf<Name extends string>(
  runs: Record<Name, () => unknown>,
  size: number,
): Record<Name, number> {
  const names = Object.keys(runs) as Name[]
  const samples = Object.fromEntries(names.map((each) => [each, [] as number[]])) as Record<
    Name,
    number[]
  >
  for (let turn = -warmUpOf(size); turn < repeats; turn++) {
    for (const each of names) {
      const start = milliseconds()
      runs[each]()
      if (turn >= 0) samples[each].push(milliseconds() - start)
    }
  }
  const medians = names.map((each) => [each, median(samples[each])])
  return Object.fromEntries(medians) as Record<Name, number>
}

/** A larger body runs code of its own, such as that of a full response. */
const warmUpOf = (size: number): number => (size === sizes[0] ? warmUp.first : warmUp.others)

/** Returns how many bytes the heap grows by while the verdict is kept. */
function heapGrowth(run: () => unknown): number {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const verdict = run()
  const after = process.memoryUsage().heapUsed
  return verdict === undefined ? 0 : Math.max(0, after - before)
}

const [list = '', ...names] = process.argv.slice(2)
const sizes = list.split(',').map(Number)
for (const body of bodies.filter(({ name }) => names.includes(name))) {
  for (const size of sizes) console.log(JSON.stringify(measure(body, size)))
}
