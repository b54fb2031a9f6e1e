import { describe, expect, it } from 'vitest'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import {
  caseHeader,
  exchange,
  expected,
  handledReply,
  type SocketCase,
  socketCases,
  suiteOptions,
} from './case-exchange.js'
import { originOf } from './listening.js'
import type { StartServer } from './started-server.js'

/** What Fastify itself rejects: undecodable paths, before any plugin runs, and some keys. */
export const undecodable = [
  'http/path-malformed#undecodable-offer',
  'http/path-malformed#undecodable-campaign',
  ...['overlong', 'cut-off', 'lone-percent', 'bad-digits'].flatMap((kind) => [
    `http/path-malformed#unusual-path-get-${kind}`,
    `http/path-malformed#unusual-path-offering-${kind}`,
  ]),
  // Its parser rejects keys that could change a prototype.
  'field/unknown#unusual-search-proto-key',
  'structure#unusual-search-constructor-key',
  'structure#unusual-search-proto-instead',
]

/** The adapters that share the cases. */
const adapters = ['Express', 'Fastify', 'a Fetch handler', 'Hono', 'Koa']

/** Returns the share of one adapter: each case goes through one of them. */
function shareOf(name: string): readonly SocketCase[] {
  const place = adapters.indexOf(name)
  return socketCases.filter((_, index) => index % adapters.length === place)
}

/**
 * Runs a share of the conformance cases through an adapter. Each response must equal the library's exactly, except
 * where the framework itself rejects the request with 400.
 */
export function adapterSuite(
  name: string,
  start: StartServer,
  ofFramework: readonly string[] = [],
): void {
  const chosen = shareOf(name)
  describe(`the conformance cases through ${name}`, () => {
    for (const setup of new Set(chosen.map(setupOf))) {
      const cases = chosen.filter((each) => setupOf(each) === setup)
      it(`${cases.length} cases with the options ${setup}`, async () => {
        const [first] = cases as [SocketCase]
        const facts = new Map(cases.map((each) => [encodeURIComponent(each.id), each.facts]))
        const options: AdapterOptions = {
          contract: first.options,
          ...suiteOptions,
          facts: (_operation, { headers }) => {
            return facts.get(String(headers[caseHeader])) ?? {}
          },
        }
        const origin = await originOf(start(options, handledReply))
        for (const each of cases) {
          const got = await exchange(origin, each)
          const { id } = each
          if (ofFramework.includes(id)) {
            expect({ id, status: got.status }).toEqual({ id, status: 400 })
          } else expect({ id, ...got }).toEqual({ id, ...expected(each) })
        }
      })
    }
  })
}

const setupOf = ({ options }: SocketCase): string => JSON.stringify(options)
