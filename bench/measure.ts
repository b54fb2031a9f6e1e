import { type Contender, ofBodies, ofWholeRequests } from './contenders.js'
import { type BenchmarkRequest, type Form, requests, shuffled } from './requests.js'

/*
 * One process of the benchmark: `measure.ts <what> <request> <form> <order>`. Times all contenders
 * in turns, beside `JSON.parse` of the same bodies, and prints the median of each.
 */

/** Bodies that differ in a text, so that no two calls see the same object. */
const copies = 64
/** Turns of each contender, of which the first ones are not counted. */
const turns = 40
const warmUp = 10
const millisecondsOfTurn = 8

const [what, name, form, order] = process.argv.slice(2)
const request = requests.find((each) => each.name === name) as BenchmarkRequest
const body = request.bodies[form as Form]
const texts = Array.from({ length: copies }, (_, index) => {
  const copy = order === 'shuffled' ? shuffled(body, index + 1) : structuredClone(body)
  return JSON.stringify(copy).replace('"Weekend sale', `"Weekend sale ${index}`)
})
const bodies = texts.map((text) => JSON.parse(text) as unknown)

const contenders = await (what === 'bodies' ? ofBodies : ofWholeRequests)(request)
for (const { name: contender, judge } of contenders) {
  for (const each of bodies) {
    if ((await judge(each)) !== (form === 'valid')) {
      throw new Error(`${contender} judges ${name} (${form}) otherwise`)
    }
  }
}

const parse: Contender = {
  name: 'JSON.parse',
  lacks: '',
  judge: (text) => JSON.parse(text as string),
}
const samples = new Map<string, number[]>()
for (let turn = 0; turn < turns; turn++) {
  for (const contender of [parse, ...contenders]) {
    const nanoseconds = await timeOf(contender, contender === parse ? texts : bodies)
    if (turn < warmUp) continue
    const known = samples.get(contender.name) ?? []
    samples.set(contender.name, [...known, nanoseconds])
  }
}
const measured = [parse, ...contenders].map(({ name: contender, lacks }) => ({
  contender,
  lacks,
  nanoseconds: median(samples.get(contender) ?? []),
}))
console.log(JSON.stringify(measured))

/** Nanoseconds of one call, over a turn of them. */
async function timeOf({ judge }: Contender, inputs: readonly unknown[]): Promise<number> {
  const start = process.hrtime.bigint()
  const end = start + BigInt(millisecondsOfTurn * 1_000_000)
  let calls = 0
  let now = start
  while (now < end) {
    for (const input of inputs) {
      const result = judge(input)
      if (result instanceof Promise) await result
    }
    calls += inputs.length
    now = process.hrtime.bigint()
  }
  return Number(now - start) / calls
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] as number
}
