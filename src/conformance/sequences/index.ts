import { campaignSequences } from './campaigns.js'
import { correlationSequences } from './correlation.js'
import { idempotencySequences } from './idempotency.js'
import { invalidBytesSequences } from './invalid-bytes.js'
import { offeringSequences } from './offerings.js'
import { rateLimitSequences } from './rate-limits.js'
import { searchSequences } from './search.js'
import type { Sequence } from './sequence.js'

/** All sequences of calls, in the order in which they run. */
export const sequences: readonly Sequence[] = [
  ...campaignSequences,
  ...searchSequences,
  ...offeringSequences,
  ...idempotencySequences,
  ...correlationSequences,
  ...invalidBytesSequences,
  ...rateLimitSequences,
]
