import { serviceNames } from '../../src/core/contract/service-names.js'
import { now } from '../../src/testing/arbitraries/now.js'
import type { GeneratedRequest } from '../../src/testing/arbitraries/request.js'
import { type BodyContract, bodyContract } from '../../src/testing/arbitraries/schema.js'
import { bases, inputOf } from '../conformance/load-cases.js'

/** The handwritten valid requests, in the form of generated ones. */
export const validRequests: readonly GeneratedRequest[] = Object.values(bases).map((base) => {
  const { input, facts } = inputOf(structuredClone(base))
  return { operation: base.operation, request: input, facts: { ...facts, now } }
})

/** Returns the contract of a request body; undefined without a body. */
export const contractOf = ({ operation }: GeneratedRequest): BodyContract | undefined =>
  bodyContract(operation, serviceNames('SVC', 'OPTIMIZED'))
