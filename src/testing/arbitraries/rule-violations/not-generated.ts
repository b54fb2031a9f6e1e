import type { OperationName } from '../../../../generated/operations.js'
import type { RuleId } from '../../../../generated/rule-ids.js'

/** A rule for which no violation is generated, and the reason. */
interface NotGenerated {
  rule: RuleId
  /** The operations without a violation; absent: all. */
  operations?: readonly OperationName[]
  reason: string
}

const ofTransport = 'Only a server adapter checks it, outside the request document.'
const ofText = 'Checked in the text of a body only; a request document has a parsed body.'
const noLimit = 'The limits of these operations are not documented.'

export const notGenerated: readonly NotGenerated[] = [
  { rule: 'http/method-not-allowed', reason: ofTransport },
  { rule: 'http/path-malformed', reason: ofTransport },
  { rule: 'http/content-type', reason: ofTransport },
  { rule: 'http/body-too-large', reason: ofTransport },
  { rule: 'body/not-json', reason: ofText },
  { rule: 'body/duplicate-key', reason: ofText },
  { rule: 'body/number-precision', reason: ofText },
  { rule: 'request-id/format', reason: 'Off unless an option enables it.' },
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
    reason: 'Never violated alone: a start before a past expiry is also in the past.',
  },
]
