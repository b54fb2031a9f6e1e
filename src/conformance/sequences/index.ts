import { scenarioSequences } from '../scenarios/scenarios.js'
import { correlationSequences } from './correlation.js'
import { credentialsSequences } from './credentials.js'
import { invalidBytesSequences } from './invalid-bytes.js'
import { largeRequestSequences } from './large-requests.js'
import { offeringSequences } from './offerings.js'
import { rateLimitSequences } from './rate-limits.js'
import type { Sequence } from './sequence.js'
import { storedOfferingSequences } from './stored-offerings.js'
import { validationSequences } from './validation.js'
import { versionSequences } from './versions.js'
import { campaignWalkSequences } from './walks/campaign-walk.js'
import { offeringWalkSequences } from './walks/offering-walk.js'

let all: readonly Sequence[] | undefined

/** Returns all sequences of calls: the scenarios, and those that data cannot express. */
export const sequences = (): readonly Sequence[] => {
  all ??= [...scenarioSequences(), ...scripts]
  return all
}

const scripts: readonly Sequence[] = [
  ...versionSequences,
  ...validationSequences,
  ...offeringSequences,
  ...storedOfferingSequences,
  ...correlationSequences,
  ...credentialsSequences,
  ...invalidBytesSequences,
  ...largeRequestSequences,
  ...campaignWalkSequences,
  ...offeringWalkSequences,
  ...rateLimitSequences,
]
