import { serviceNames } from '../../src/core/contract/service-names.js'
import { now } from '../../src/testing/arbitraries/now.js'
import type { GeneratedRequest } from '../../src/testing/arbitraries/request.js'
import { type BodyContract, bodyContract } from '../../src/testing/arbitraries/schema.js'
import { bases, inputOf } from '../conformance/load-cases.js'

/** The right requests that are written by hand, as if the arbitraries had made them. */
export const rightRequests: readonly GeneratedRequest[] = Object.values(bases).map((base) => {
  const { input, facts } = inputOf(structuredClone(base))
  return { operation: base.operation, request: input, facts: { ...facts, now } }
})

/** What the contract says of the body of a request; undefined where there is to be none. */
export const contractOf = ({ operation }: GeneratedRequest): BodyContract | undefined =>
  bodyContract(operation, serviceNames('SVC', 'OPTIMIZED'))
