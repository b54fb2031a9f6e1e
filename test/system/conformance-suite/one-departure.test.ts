import { expect, it } from 'vitest'
import { type Alter, tryAltered } from '../../conformance-suite/altered.js'

/** A server that departs in one point, and the findings about it. */
const rows: [what: string, only: string[], alter: Alter, wanted: string[]][] = [
  [
    'each unrelated target in details',
    ['createCampaign', 'structure'],
    ({ status, body }) => {
      if (status === 400) body.error.details.push({ target: 'channel', message: 'no' })
    },
    [
      'SHOULD createCampaign answer response/details channel details-unrelated: `details` lists `channel`, which has no violation.',
    ],
  ],
  [
    'a target listed instead of another',
    ['searchCampaigns'],
    ({ status, body }) => {
      const [first] = body.error?.details ?? []
      if (status === 400 && first?.target === 'limit') first.target = 'campaign_fields'
    },
    [
      'SHOULD searchCampaigns answer structure limit details-campaign_fields: `details` must list `limit`, not `campaign_fields`.',
    ],
  ],
  [
    'a response that reports one of several violations',
    ['createOffering', 'offering/*'],
    ({ body }) => {
      const [first] = body.error?.details ?? []
      if (body.error?.details?.length > 1 && first.code !== 'VALIDATION_FAILED') {
        Object.assign(body.error, first)
        delete body.error.details
      }
    },
    [
      'SHOULD createOffering answer response/details - details-missing: `details` must list all 2 violations, but only `segment_info` is reported.',
    ],
  ],
  [
    'a list with other offerings than the requested one',
    ['listOfferings', 'sequence/list-by-id'],
    ({ body }, { method, url }) => {
      if (method === 'GET' && url.includes('?id=') && Array.isArray(body.data)) {
        body.data.push({ id: 'offer_other' })
      }
    },
    [
      'MUST listOfferings response response/page data unexpected: A list filtered by `id` must have at most one item.',
      'MUST listOfferings response response/page data.N.id string: Must be the id of the requested offering.',
    ],
  ],
  [
    'the target of an error as JSON Pointer',
    ['createOffering', 'offering/required'],
    ({ body: { error } }, { url }) => {
      if (url.includes('/v5/offers') && /^[a-z]/.test(error?.target ?? ''))
        error.target = `/${error.target.replaceAll('.', '/')}`
    },
    [
      'MUST createOffering answer response/envelope error.target pointer: Expected target `name`, got `/name`.',
    ],
  ],
  [
    'missing violations, also without a target',
    ['createCampaign', 'structure', 'content/*', 'push/*', 'body/*'],
    ({ body }) => {
      if (body.error?.details?.length > 1) body.error.details.splice(1)
      else if (body.error?.code === 'BAD_REQUEST') body.error.details = []
    },
    [
      'SHOULD createCampaign answer body/missing - details-missing: `details` must list an entry without a target.',
      'SHOULD createCampaign answer body/not-json - details-missing: `details` must list an entry without a target.',
      'SHOULD createCampaign answer body/not-object - details-missing: `details` must list an entry without a target.',
      'SHOULD createCampaign answer response/details - details-missing: `details` must list all 2 violations; …',
    ],
  ],
  [
    'a response without the envelope',
    ['searchCampaigns', 'createOffering', 'body/*'],
    (answer) => {
      if (answer.status === 400) answer.body = { error: { code: 'invalid', message: 'no' } }
    },
    [
      'MUST createOffering response response/envelope - response_id+error.target: The response does not have the documented envelope; …',
      'MUST searchCampaigns response response/envelope - response_id+error.target+error.details+error.request_id: The response does not have the documented envelope; …',
      'SHOULD createOffering answer body/missing - code-invalid: Expected code VALIDATION_FAILED, got invalid.',
      'SHOULD createOffering answer body/not-json - code-invalid: Expected code VALIDATION_FAILED, got invalid.',
      'SHOULD createOffering answer body/not-object - code-invalid: Expected code VALIDATION_FAILED, got invalid.',
      'SHOULD createOffering answer offering/required name code-invalid: Expected code VALIDATION_FAILED, got invalid.',
      'SHOULD searchCampaigns answer body/missing - code-invalid: Expected code BAD_REQUEST, got invalid.',
      'SHOULD searchCampaigns answer body/not-json - code-invalid: Expected code BAD_REQUEST, got invalid.',
      'SHOULD searchCampaigns answer body/not-object - code-invalid: Expected code BAD_REQUEST, got invalid.',
    ],
  ],
]

it.each(rows)('%s is one finding for each rule', async (_what, only, alter, wanted) => {
  const { findings } = await tryAltered(alter, { only })
  const texts = findings.map(
    ({ level, key, message }) => `${level} ${key}: ${message.replace(/; .*/, '; …')}`,
  )
  expect(texts.sort()).toEqual(wanted)
})
