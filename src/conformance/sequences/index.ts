import { scenarioSequences } from '../scenarios/scenarios.js'
import { credentials } from './credentials.js'
import { correlation, idPrefix } from './ids.js'
import { largeRequestSequences } from './large-requests.js'
import { rateLimitSequences } from './rate-limits.js'
import type { Sequence } from './sequence.js'
import { versions } from './versions.js'

let all: readonly Sequence[] | undefined

/** Returns all sequences of calls: the scenarios, and those that data cannot express. */
export const sequences = (): readonly Sequence[] => {
  all ??= [
    ...scenarioSequences(),
    ...[versions, idPrefix, correlation, credentials],
    ...largeRequestSequences,
    ...rateLimitSequences,
  ]
  return all
}
