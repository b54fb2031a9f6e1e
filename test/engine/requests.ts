import type { RequestInput } from '../../src/core/index.js'
import { bases, inputOf } from '../conformance/load-cases.js'

/** A right request of the conformance data with its facts, in a fresh copy. */
export function baseRequest(name: string) {
  const base = bases[name]
  if (base === undefined) throw new Error(`there is no base ${name}`)
  return { operation: base.operation, ...inputOf(structuredClone(base)) }
}

/** A status change by `body`, with everything around it right. */
export const statusChange = (body: unknown): RequestInput => ({
  ...baseRequest('status-stop').input,
  body,
})
