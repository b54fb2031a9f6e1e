import { campaignStageSequences } from './campaign-stages.js'
import { campaignValueSequences } from './campaign-values.js'
import { campaignSequences } from './campaigns.js'
import { concurrentOfferingSequences } from './concurrent-offerings.js'
import { correlationSequences } from './correlation.js'
import { credentialsSequences } from './credentials.js'
import { draftTestSequences } from './draft-tests.js'
import { draftsApartSequences } from './drafts-apart.js'
import { idempotencySequences } from './idempotency.js'
import { invalidBytesSequences } from './invalid-bytes.js'
import { largeRequestSequences } from './large-requests.js'
import { listSequences } from './lists.js'
import { offeringNameSequences } from './offering-names.js'
import { offeringRescheduledSequences } from './offering-rescheduled.js'
import { offeringScheduleSequences } from './offering-schedule.js'
import { offeringSequences } from './offerings.js'
import { ownFieldSequences } from './own-fields.js'
import { rateLimitSequences } from './rate-limits.js'
import { rejectedCallSequences } from './rejected-calls.js'
import { searchSequences } from './search.js'
import type { Sequence } from './sequence.js'
import { statusChangeSequences } from './status-changes.js'
import { storedValueSequences } from './stored-values.js'
import { testNameSequences } from './test-names.js'
import { testSendSequences } from './test-sends.js'
import { validationSequences } from './validation.js'
import { versionSequences } from './versions.js'
import { campaignWalkSequences } from './walks/campaign-walk.js'
import { offeringWalkSequences } from './walks/offering-walk.js'

/** All sequences of calls, in the order in which they run. */
export const sequences: readonly Sequence[] = [
  ...campaignSequences,
  ...draftTestSequences,
  ...draftsApartSequences,
  ...versionSequences,
  ...statusChangeSequences,
  ...validationSequences,
  ...campaignValueSequences,
  ...storedValueSequences,
  ...concurrentOfferingSequences,
  ...rejectedCallSequences,
  ...testSendSequences,
  ...testNameSequences,
  ...searchSequences,
  ...offeringSequences,
  ...offeringNameSequences,
  ...ownFieldSequences,
  ...listSequences,
  ...offeringScheduleSequences,
  ...offeringRescheduledSequences,
  ...campaignStageSequences,
  ...idempotencySequences,
  ...correlationSequences,
  ...credentialsSequences,
  ...invalidBytesSequences,
  ...largeRequestSequences,
  ...campaignWalkSequences,
  ...offeringWalkSequences,
  ...rateLimitSequences,
]
