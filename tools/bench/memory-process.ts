import { PerformanceObserver, performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { library } from './contenders.js'
import { copiesOf, parse } from './copies.js'
import { inputOf, requestNamed } from './requests.js'

/*
 * One process of `memory.ts`: `<request>`. Prints the bytes that `JSON.parse` and the check of a
 * valid body allocate. Needs `--expose-gc` and a young generation large enough for many calls.
 */

const warmUpMilliseconds = 1500
const mostCalls = 4096

const request = requestNamed(process.argv[2] ?? '')
const { texts, bodies } = copiesOf(request.bodies.valid)
const contract = await library()
const check = (body: unknown) =>
  contract.check(request.operation, inputOf(request, body), request.facts)

const collections: number[] = []
new PerformanceObserver((list) => {
  collections.push(...list.getEntries().map(({ startTime }) => startTime))
}).observe({ entryTypes: ['gc'] })

/** Returns the bytes that one call allocates, once the code is compiled. */
async function bytesOf(act: (input: unknown) => unknown, inputs: readonly unknown[]) {
  const end = performance.now() + warmUpMilliseconds
  while (performance.now() < end) for (const input of inputs) act(input)
  for (let calls = mostCalls; calls >= inputs.length; calls /= 2) {
    globalThis.gc?.()
    const start = performance.now()
    const before = process.memoryUsage().heapUsed
    for (let call = 0; call < calls; call++) act(inputs[call % inputs.length])
    const bytes = process.memoryUsage().heapUsed - before
    // Collections are reported asynchronously.
    await setImmediate()
    await setImmediate()
    if (!collections.some((instant) => instant >= start)) return bytes / calls
  }
  throw new Error('too little memory for one call per body')
}

console.log(JSON.stringify([await bytesOf(parse, texts), await bytesOf(check, bodies)]))
