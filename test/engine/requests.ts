import type { RequestInput } from '../../src/core/index.js'
import { bases, inputOf } from '../conformance/load-cases.js'

/** Returns a copy of a valid request of the conformance data, with its facts. */
export function baseRequest(name: string) {
  const base = bases[name]
  if (base === undefined) throw new Error(`there is no base ${name}`)
  return { operation: base.operation, ...inputOf(structuredClone(base)) }
}

/** Returns a status change with a body and otherwise valid parts. */
export const statusChange = (body: unknown): RequestInput => ({
  ...baseRequest('status-stop').input,
  body,
})
