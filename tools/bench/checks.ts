import { type Form, inputOf, requestNamed, shapeOf } from '../../test/benchmark-requests.js'
import { mapValues } from '../generate/structural.js'
import type { Turns } from './turns.js'

const load = (module: string) => import(new URL(module, import.meta.url).href)

/** Imports a file of the build, which does not exist before `npm run build`. */
export const dist = (file: string) => load(`../../dist/${file}`)

/** Imports a peer, whose packages are installed before the benchmark. */
export const peer = (file: string) => load(`peers/${file}`)

/** Validates a body; returns whether it accepts it. */
type Validate = (body: unknown) => unknown

/** Returns the library, which checks every rule and header, and peers, which check the structure. */
export async function validatorsOf(name: string, form: Form): Promise<Turns> {
  const request = requestNamed(name)
  const { createContract } = await dist('index.js')
  const contract = createContract()
  const { operation, method, path, facts } = request
  // Names in lower case, as Node provides them.
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const { structureOf } = await peer('schema.ts')
  const schema = structureOf(...shapeOf(request))
  const { ajv, ajvStandalone, typeBox, zod } = await peer('validators.ts')
  const timed = await timedChecks(name, form, {
    'campaign-contract': (body) => contract.check(operation, inputOf(request, body), facts).ok,
    'campaign-contract, checkHttp': (body) =>
      contract.checkHttp({ method, url: path, headers, body }, facts)?.ok,
    'Ajv, at run time': ajv(schema),
    'Ajv, standalone': ajvStandalone(schema),
    TypeBox: typeBox(schema),
    Zod: zod(schema),
  })
  const parse = { act: (text: unknown) => JSON.parse(text as string), inputs: textsOf(name, form) }
  return { timed: { 'JSON.parse': parse, ...timed }, turns: 90, warmUp: 60, millisecondsOfTurn: 8 }
}

/** Returns the check of an earlier build, and twice that of the current one. */
export async function buildsOf(name: string, form: Form, ...builds: string[]): Promise<Turns> {
  const request = requestNamed(name)
  const checks: Record<string, Validate> = {}
  for (const [index, label] of ['before', 'now', 'now again'].entries()) {
    // The same build twice is two modules, each compiled separately.
    const { createContract } = await import(`${builds[index]}?${index}`)
    const contract = createContract()
    checks[label] = (body) =>
      contract.check(request.operation, inputOf(request, body), request.facts).ok
  }
  const timed = await timedChecks(name, form, checks)
  return { timed, turns: 100, warmUp: 60, millisecondsOfTurn: 8 }
}

async function timedChecks(name: string, form: Form, checks: Record<string, Validate>) {
  const bodies = textsOf(name, form).map((text): unknown => JSON.parse(text))
  for (const [label, validate] of Object.entries(checks)) {
    for (const body of bodies) {
      if ((await validate(body)) !== (form === 'valid')) {
        throw new Error(`${label} has another verdict on ${name} (${form})`)
      }
    }
  }
  return mapValues(checks, (act) => ({ act, inputs: bodies }))
}

/** Returns bodies that differ in one text, so that no two calls get the same object. */
function textsOf(name: string, form: Form): string[] {
  const text = JSON.stringify(requestNamed(name).bodies[form])
  return Array.from({ length: 64 }, (_, index) =>
    text.replace('"Weekend sale', `"Weekend sale ${index}`),
  )
}
