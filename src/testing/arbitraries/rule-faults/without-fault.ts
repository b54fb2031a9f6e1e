import type { OperationName } from '../../../../generated/operations.js'
import type { RuleId } from '../../../../generated/rule-ids.js'

/** A rule that no fault breaks, and why. */
export interface WithoutFault {
  rule: RuleId
  /** Of these operations; absent where no operation has a fault of it. */
  operations?: readonly OperationName[]
  reason: string
}

const ofTransport =
  'Seen by the adapter of a server only, in what is no part of a request document.'
const ofText = 'Seen in the text of a body only; the body of a request document is parsed already.'
const noLimit = 'No numbers are documented for the limits of these operations.'

export const withoutFault: readonly WithoutFault[] = [
  { rule: 'http/method-not-allowed', reason: ofTransport },
  { rule: 'http/path-malformed', reason: ofTransport },
  { rule: 'http/content-type', reason: ofTransport },
  { rule: 'http/body-too-large', reason: ofTransport },
  { rule: 'body/not-json', reason: ofText },
  { rule: 'body/duplicate-key', reason: ofText },
  { rule: 'body/number-precision', reason: ofText },
  { rule: 'request-id/format', reason: 'Says nothing unless an option switches it on.' },
  {
    rule: 'rate-limit/exceeded',
    operations: [
      'createCampaign',
      'getCampaign',
      'updateCampaign',
      'validateCampaign',
      'changeCampaignStatus',
      'listCampaignExecutions',
      'searchCampaigns',
    ],
    reason: noLimit,
  },
  {
    rule: 'offering/expiry-in-past',
    operations: ['createOffering'],
    reason: 'Never broken alone: a start before an expiry that is past is in the past itself.',
  },
]
