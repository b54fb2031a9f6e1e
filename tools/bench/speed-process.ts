import {
  type BenchmarkRequest,
  type Form,
  inputOf,
  requestNamed,
  shapeOf,
} from '../../test/benchmark-requests.js'
import { copiesOf } from './copies.js'
import { dist, peer } from './load.js'
import type { Measured } from './speed.js'
import { timesInTurns } from './turns.js'

/*
 * One process of `speed.ts`: `<request> <form>`. Times all contenders in turns, after
 * `JSON.parse` of the same bodies.
 */

/** Validates a body; returns whether it accepts it. */
type Validate = (body: unknown) => unknown

/** Returns the library, which checks every rule and header, and peers, which check the structure. */
async function contendersOf(request: BenchmarkRequest): Promise<Record<string, Validate>> {
  const { createContract } = await dist('index.js')
  const contract = createContract()
  const { operation, method, path, facts } = request
  // Names in lower case, as Node provides them.
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const { structureOf } = await peer('schema.ts')
  const schema = structureOf(...shapeOf(request))
  const { ajv, ajvStandalone } = await peer('ajv.ts')
  const { typeBox } = await peer('typebox.ts')
  const { zod } = await peer('zod.ts')
  return {
    'campaign-contract': (body) => contract.check(operation, inputOf(request, body), facts).ok,
    'campaign-contract, checkHttp': (body) =>
      contract.checkHttp({ method, url: path, headers, body }, facts)?.ok,
    'Ajv, at run time': ajv(schema),
    'Ajv, standalone': ajvStandalone(schema),
    TypeBox: typeBox(schema),
    Zod: zod(schema),
  }
}

const [name = '', form = 'valid'] = process.argv.slice(2)
const request = requestNamed(name)
const { texts, bodies } = copiesOf(request.bodies[form as Form])

const contenders = await contendersOf(request)
for (const [contender, validate] of Object.entries(contenders)) {
  for (const each of bodies) {
    if ((await validate(each)) !== (form === 'valid')) {
      throw new Error(`${contender} has another verdict on ${name} (${form})`)
    }
  }
}

const times = await timesInTurns(
  [
    { act: (text) => JSON.parse(text as string), inputs: texts },
    ...Object.values(contenders).map((act) => ({ act, inputs: bodies })),
  ],
  { turns: 90, warmUp: 60, millisecondsOfTurn: 8 },
)
const measured = ['JSON.parse', ...Object.keys(contenders)].map(
  (contender, index): Measured => ({ contender, nanoseconds: times[index] as number }),
)
console.log(JSON.stringify(measured))
