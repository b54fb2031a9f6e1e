import { createContract, type OperationName } from '../../../core/index.js'

/** The contract that mutants depart from. */
export const contract = createContract()

/** The operations of a family. */
export const operationsOf = (family: 'campaigns' | 'offerings'): readonly OperationName[] =>
  (Object.keys(contract.operations) as OperationName[]).filter(
    (operation) => contract.operations[operation].family === family,
  )

export const campaigns = operationsOf('campaigns')
export const offerings = operationsOf('offerings')

const operations = Object.keys(contract.operations) as OperationName[]

/** The operations that take an idempotency key. */
export const keyed = operations.filter((name) => contract.operations[name].idempotency.required)

/** The operations that have limits. */
export const limited = operations.filter((name) => contract.operations[name].rateLimits.length > 0)
