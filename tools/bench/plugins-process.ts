import type { createContract, definePlugin, RuleRequest } from '../../src/core/index.js'
import { lowerCased } from './contenders.js'
import { copiesOf } from './copies.js'
import { load } from './load.js'
import { inputOf, requestNamed } from './requests.js'
import { tenRules } from './ten-rules.js'
import { timesInTurns } from './turns.js'

/* One process of `plugins.ts`. Times the check with and without the rules, and the rules alone. */

const library: { createContract: typeof createContract; definePlugin: typeof definePlugin } =
  await load('../../dist/index.js')
const { createContract: create, definePlugin: define } = library

const request = requestNamed('A')
const { operation, facts } = request
const { bodies } = copiesOf(request.bodies.valid)
const bench = define({ name: 'bench', rules: tenRules })
const without = create()
const withRules = create({ plugins: [bench] })

const headers = lowerCased(request.headers)
const now = new Date()
const tools = {
  report() {
    throw new Error('Request A must satisfy the rules.')
  },
}

const views = bodies.map((body) => ({
  ...{ operation, params: {}, query: {}, headers, body, facts: { ...facts, now } },
}))

/** What the rules cost without the library: one call each. */
function alone(view: unknown): void {
  for (const rule of tenRules) rule.check(view as RuleRequest<'testCampaign'>, tools)
}

const checkWith = (contract: typeof without) => (body: unknown) => {
  const verdict = contract.check(operation, inputOf(request, body), facts)
  if (!verdict.ok) throw new Error('Request A must be valid.')
}

const checkAlone = checkWith(without)
const params = {}
const query = {}

/** What a server without plugins does: it calls the rules itself after a check. */
function byHand(body: unknown): void {
  checkAlone(body)
  alone({ operation, params, query, headers, body, facts })
}

const times = await timesInTurns(
  [
    { act: checkAlone, inputs: bodies },
    { act: checkWith(withRules), inputs: bodies },
    { act: alone, inputs: views },
    { act: byHand, inputs: bodies },
  ],
  { turns: 150, warmUp: 60, millisecondsOfTurn: 8 },
)
console.log(JSON.stringify(times))
