import { expect, test } from 'vitest'
import { tryAltered } from '../../conformance-suite/altered.js'

test('each unrelated target in details is one finding', async () => {
  const { findings } = await tryAltered(
    ({ status, body }) => {
      if (status === 400) body.error.details.push({ target: 'channel', message: 'no' })
    },
    { only: ['createCampaign', 'structure'] },
  )
  expect(findings.map(({ key, level }) => `${level} ${key}`)).toEqual([
    'SHOULD createCampaign answer response/details channel details-unrelated',
  ])
  expect(findings[0]?.count).toBeGreaterThan(50)
  expect(findings[0]?.message).toBe('`details` lists `channel`, which has no violation.')
})

test('a target listed instead of another is one finding', async () => {
  const { findings } = await tryAltered(
    ({ status, body }) => {
      const [first] = body.error?.details ?? []
      if (status === 400 && first?.target === 'limit') first.target = 'campaign_fields'
    },
    { only: ['searchCampaigns'] },
  )
  expect(findings.map(({ key }) => key)).toEqual([
    'searchCampaigns answer structure limit details-campaign_fields',
  ])
  expect(findings[0]?.message).toBe('`details` must list `limit`, not `campaign_fields`.')
})

test('a response that reports one of several violations is one finding', async () => {
  const { findings } = await tryAltered(
    ({ body }) => {
      const [first] = body.error?.details ?? []
      if (body.error?.details?.length > 1 && first.code !== 'VALIDATION_FAILED') {
        Object.assign(body.error, first)
        delete body.error.details
      }
    },
    { only: ['createOffering', 'offering/*'] },
  )
  expect(findings.map(({ key, level }) => `${level} ${key}`)).toEqual([
    'SHOULD createOffering answer response/details - details-missing',
  ])
  expect(findings[0]?.message).toMatch(
    /^`details` must list all \d violations, but only `\w+` is reported/,
  )
})

test('a list with other offerings than the requested one is a response finding', async () => {
  const { findings } = await tryAltered(
    ({ body }, { method, url }) => {
      if (method === 'GET' && url.includes('?id=') && Array.isArray(body.data)) {
        body.data.push({ id: 'offer_other' })
      }
    },
    { only: ['listOfferings', 'sequence/list-by-id'] },
  )
  expect(findings.map(({ subject, target }) => `${subject} ${target}`)).toEqual([
    'response/page data',
    'response/page data.N.id',
  ])
})

test('the target of an error as JSON Pointer is no dot notation', async () => {
  const { findings } = await tryAltered(
    ({ body }, { url }) => {
      const { error } = body
      if (url.includes('/v5/offers') && /^[a-z]/.test(error?.target ?? ''))
        error.target = `/${error.target.replaceAll('.', '/')}`
    },
    { only: ['createOffering', 'offering/required'] },
  )
  expect(findings).toMatchObject([
    {
      key: 'createOffering answer response/envelope error.target pointer',
      level: 'MUST',
      requirement: '`error.target` is the field or resource, in dot notation.',
    },
  ])
})

test('missing violations are one finding, also without a target', async () => {
  const { findings } = await tryAltered(
    ({ body }) => {
      if (body.error?.details?.length > 1) body.error.details.splice(1)
      else if (body.error?.code === 'BAD_REQUEST') body.error.details = []
    },
    { only: ['createCampaign', 'structure', 'content/*', 'push/*', 'body/*'] },
  )
  const texts = findings.map(({ key, message }) => `${key}: ${message.replace(/; .*/, '; …')}`)
  expect(texts.sort()).toEqual([
    'createCampaign answer body/missing - details-missing: `details` must list an entry without a target.',
    'createCampaign answer body/not-json - details-missing: `details` must list an entry without a target.',
    'createCampaign answer body/not-object - details-missing: `details` must list an entry without a target.',
    'createCampaign answer response/details - details-missing: `details` must list all 2 violations; …',
  ])
})

test('a response without the envelope is one finding per operation', async () => {
  const { findings } = await tryAltered(
    (answer) => {
      if (answer.status === 400) answer.body = { error: { code: 'invalid', message: 'no' } }
    },
    { only: ['searchCampaigns', 'createOffering', 'body/*'] },
  )
  const ofResponse = findings.filter(({ kind }) => kind === 'response')
  expect(ofResponse.map(({ key, level }) => `${level} ${key}`).sort()).toEqual([
    'MUST createOffering response response/envelope - response_id+error.target',
    'MUST searchCampaigns response response/envelope - response_id+error.target+error.details+error.request_id',
  ])
  for (const { message } of ofResponse) {
    expect(message).toMatch(/envelope; see `response_id`, `error\.\w+`/)
  }
})
