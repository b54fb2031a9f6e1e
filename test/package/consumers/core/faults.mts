import { seededFaults } from 'campaign-contract/faults'
import { createSandbox, type SeededFault } from 'campaign-contract/sandbox'

const fault: SeededFault | undefined = seededFaults.find(({ name }) => name.startsWith('state/'))
export const sandbox = createSandbox(fault === undefined ? {} : { fault })
