import { createContract, type OperationName } from '../../../core/index.js'

/** The contract that mutants violate. */
export const contract = createContract()

const operationsOf = (family: 'campaigns' | 'offerings'): readonly OperationName[] =>
  (Object.keys(contract.operations) as OperationName[]).filter(
    (operation) => contract.operations[operation].family === family,
  )

export const campaigns = operationsOf('campaigns')
export const offerings = operationsOf('offerings')

const operations = Object.keys(contract.operations) as OperationName[]

export const keyed = operations.filter((name) => contract.operations[name].idempotency.required)

export const limited = operations.filter((name) => contract.operations[name].rateLimits.length > 0)
