import { seededFaults } from 'campaign-contract/faults'

export const names: readonly string[] = seededFaults.map(({ name }) => name)
