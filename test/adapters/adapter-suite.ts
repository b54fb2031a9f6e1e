import { describe, expect, it } from 'vitest'
import type { AdapterOptions } from '../../src/server/gate-options.js'
import {
  caseHeader,
  exchange,
  expected,
  handledReply,
  type SocketCase,
  socketCases,
  suiteOptions,
} from './case-exchange.js'
import type { StartServer } from './started-server.js'

/** The same cases for every adapter: each answer is the library's own, byte for byte. */
export function adapterSuite(name: string, start: StartServer): void {
  describe(`the conformance cases through ${name}`, () => {
    for (const setup of new Set(socketCases.map(setupOf))) {
      const cases = socketCases.filter((each) => setupOf(each) === setup)
      it(`${cases.length} cases with the options ${setup}`, async () => {
        const [first] = cases as [SocketCase]
        const facts = new Map(cases.map((each) => [encodeURIComponent(each.id), each.facts]))
        const options: AdapterOptions = {
          contract: first.options,
          ...suiteOptions,
          facts: (_operation, { headers }) => {
            const id = new Headers(headers as Record<string, string>).get(caseHeader)
            return facts.get(String(id)) ?? {}
          },
        }
        const server = await start(options, handledReply)
        try {
          for (const each of cases) {
            const got = await exchange(server.origin, each)
            expect({ id: each.id, ...got }).toEqual({ id: each.id, ...expected(each) })
          }
        } finally {
          await server.close()
        }
      })
    }
  })
}

const setupOf = ({ options }: SocketCase): string => JSON.stringify(options)
