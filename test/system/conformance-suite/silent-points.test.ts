import { type Alter, allows, finds } from '../../conformance-suite/altered.js'

type Body = Parameters<Alter>[0]['body']
/** An entry of `details`. */
type Entry = Record<'code' | 'target', string>

const isOffering = (request: Request) => new URL(request.url).pathname.startsWith('/v5/offers')
const detailed =
  (alter: (body: Body) => void): Alter =>
  ({ body }) => {
    if (body?.error !== undefined) alter(body)
  }

allows([
  [
    'details without the violations that have a code of their own',
    ['createOffering', 'offering/*'],
    detailed(({ error }) => {
      if (!(error.details?.length > 1)) return
      const plain = error.details.filter((each: Entry) => each.code === 'VALIDATION_FAILED')
      if (plain.length > 0) error.details = plain
    }),
  ],
  [
    'a malformed datetime as INVALID_SCHEDULING',
    ['createOffering', 'updateOffering', 'structure'],
    detailed(({ error }) => {
      const [only, other] = error.details ?? []
      if (other !== undefined || !only?.target.startsWith('scheduling')) return
      Object.assign(error, { code: 'INVALID_SCHEDULING', target: only.target })
      delete error.details
    }),
  ],
  [
    'a tag of the wrong type as INVALID_TAG_ID, with the list as its target',
    ['createOffering', 'updateOffering', 'structure', 'offering/*'],
    detailed(({ error }) => {
      const [only, other] = error.details ?? []
      const isTag = (each?: Entry) => each?.target.startsWith('tags')
      if (other === undefined && isTag(only)) {
        Object.assign(error, { code: 'INVALID_TAG_ID', target: 'tags' })
        delete error.details
      } else if (error.code === 'INVALID_TAG_ID') error.target = 'tags'
    }),
  ],
  [
    'targets of details as JSON Pointers',
    ['createOffering', 'structure', 'offering/*'],
    detailed(({ error }) => {
      for (const each of error.details ?? []) {
        if (/^[a-z]/.test(each.target)) each.target = `/${each.target.replaceAll('.', '/')}`
      }
    }),
  ],
  [
    'empty details in every offering error',
    ['createOffering', 'updateOffering', 'offering/*', 'auth/*'],
    ({ body }, request) => {
      if (isOffering(request) && body?.error !== undefined) body.error.details ??= []
    },
  ],
  [
    'campaign errors with another code, target and no details',
    ['testCampaign', 'createCampaign', 'test/*', 'content/*'],
    ({ status, body }, request) => {
      if (status !== 400 || isOffering(request)) return
      Object.assign(body.error, { code: 'BAD_REQUEST', target: 'request', details: [] })
    },
  ],
  [
    '422 for invalid campaigns, except in test sends',
    ['createCampaign', 'searchCampaigns', 'content/*', 'search/*'],
    (answer, { url }) => {
      if (answer.status === 400 && !url.endsWith('/test')) answer.status = 422
    },
  ],
  [
    '404 for a draft or campaign that does not exist, and 409 for another state',
    ['testCampaign', 'changeCampaignStatus', 'test/*', 'status/*', 'params/*', 'campaign/*'],
    (answer) => {
      const { target, details: [first, other] = [] } = answer.body?.error ?? {}
      const isAboutId = ['draft_id', 'campaign_id'].includes(target) && other === undefined
      if (isAboutId && !first?.message.includes('a string')) answer.status = 404
      else if (answer.status === 422) answer.status = 409
    },
  ],
  [
    'another envelope of a search',
    ['searchCampaigns', 'search/*', 'structure', 'request-id/*'],
    (answer) => {
      if (answer.status === 200) answer.body = { campaigns: answer.body.data, next: null }
    },
  ],
  [
    'other codes for bodies that are not JSON',
    ['createOffering', 'updateOffering', 'body/*'],
    ({ body }, request) => {
      if (!isOffering(request) || body?.error?.target !== '') return
      body.error.code = 'MALFORMED_JSON'
      delete body.error.details
    },
  ],
  [
    'no request id where the call has none',
    ['testCampaign', 'getCampaign', 'request-id/*', 'auth/*'],
    ({ body }) => {
      if (body?.error?.request_id === '') delete body.error.request_id
    },
  ],
])

finds([
  [
    '`error.request_id` repeats the request id',
    ['testCampaign', 'test/*'],
    'response/request-id-echo',
    detailed(({ error }) => {
      error.request_id = 'another'
    }),
  ],
  [
    '409 of a test has the code BAD_REQUEST',
    ['testCampaign', 'idempotency/*'],
    'idempotency/in-progress',
    ({ status, body }) => {
      if (status === 409) body.error.code = 'VALIDATION_FAILED'
    },
  ],
  ...['doc_url', 'target'].map((member): Parameters<typeof finds>[0][number] => [
    `an offering error has \`${member}\``,
    ['createOffering', 'offering/*'],
    member === 'target' ? 'response/envelope' : 'response/doc-url',
    detailed(({ error }) => {
      delete error[member]
    }),
  ]),
  [
    '`details` is present only with VALIDATION_FAILED',
    ['createOffering', 'offering/*'],
    'response/details',
    detailed(({ error }) => {
      error.details ??= [{ code: error.code, target: error.target, message: 'no' }]
    }),
  ],
  [
    'a test without a body lacks `test_campaign_meta`',
    ['testCampaign', 'body/*'],
    'body/missing',
    (answer, { body }) => {
      if (body === null && answer.status === 400) answer.status = 200
    },
  ],
  [
    'the key of another body is in conflict',
    ['createOffering', 'idempotency/*'],
    'idempotency/conflict',
    (answer) => {
      if (answer.status === 409) answer.status = 422
    },
  ],
  [
    '`failure_reason` is present only with FAILED',
    ['testCampaign', 'test/*'],
    'response/test-status',
    ({ body }) => {
      for (const each of Object.values<Body>(body?.data?.data ?? {})) each.failure_reason = 'none'
    },
  ],
  [
    'only the matching key appears',
    ['testCampaign', 'test/*'],
    'response/test-keys',
    ({ body }) => {
      const results = body?.data?.data
      if (results !== undefined) results.ANDROID_default_variation_9 = { status: 'SENT' }
    },
  ],
  [
    'a validation needs no Idempotency-Key',
    ['validateCampaign'],
    'status-400-BAD_REQUEST',
    (answer, request) => {
      const { pathname } = new URL(request.url)
      if (!pathname.endsWith('/validate') || answer.status >= 300) return
      if (request.headers.has('Idempotency-Key')) return
      const { response_id } = answer.body
      const request_id = request.headers.get('X-SVC-Request-Id')
      const said = { code: 'BAD_REQUEST', message: 'Required.', target: 'Idempotency-Key' }
      Object.assign(answer, {
        status: 400,
        body: { response_id, error: { ...said, details: [], request_id } },
      })
    },
  ],
  [
    '`details` has each missing field',
    ['offering/required'],
    'details-missing',
    detailed(({ error }) => {
      const isMissing = ({ code }: Entry) => code === 'REQUIRED_FIELD_MISSING'
      const first = error.details?.find(isMissing)
      error.details = error.details?.filter((each: Entry) => each === first || !isMissing(each))
    }),
  ],
])
