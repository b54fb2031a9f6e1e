import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { contract } from '../../../src/testing/sandbox/mutants/contract.js'
import { ignoring } from '../../../src/testing/sandbox/mutants/requests.js'
import { madeOnDemand } from './made-on-demand.js'

/** The rules that reject requests. */
const rejecting = new Set(
  contract.rules.filter(({ severity }) => severity === 'error').map(({ id }) => id),
)

/** Servers that ignore one rule each. */
export const ignoredRules: readonly Mutant[] = [...rejecting].map((id) => ({
  ...ignoring(id),
  ...(id === 'campaign/unknown' && { handlers: madeOnDemand }),
}))
