import { createContract, type OperationName } from '../../../core/index.js'

/** The contract that the faults depart from. */
export const contract = createContract()

/** The operations of a family. */
export const operationsOf = (family: 'campaigns' | 'offerings'): readonly OperationName[] =>
  (Object.keys(contract.operations) as OperationName[]).filter(
    (operation) => contract.operations[operation].family === family,
  )

export const campaigns = operationsOf('campaigns')
export const offerings = operationsOf('offerings')
