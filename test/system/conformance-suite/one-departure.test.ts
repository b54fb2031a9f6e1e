import { expect, test } from 'vitest'
import { tryAltered } from '../../conformance-suite/altered.js'

test('places that are named in details without a fault are a finding each, whatever the fault is', async () => {
  const { findings } = await tryAltered(
    ({ status, body }) => {
      if (status === 400) body.error.details.push({ target: 'channel', message: 'no' })
    },
    { only: ['createCampaign', 'structure'] },
  )
  expect(findings.map(({ key, level }) => `${level} ${key}`)).toEqual([
    'SHOULD createCampaign answer response/details channel',
  ])
  expect(findings[0]?.count).toBeGreaterThan(50)
  expect(findings[0]?.message).toBe('`details` names `channel`, where nothing is wrong.')
})

test('a place that is named instead of another is told with the one that is missing', async () => {
  const { findings } = await tryAltered(
    ({ status, body }) => {
      const [first] = body.error?.details ?? []
      if (status === 400 && first?.target === 'limit') first.target = 'campaign_fields'
    },
    { only: ['searchCampaigns'] },
  )
  expect(findings.map(({ key }) => key)).toEqual(['searchCampaigns answer structure limit'])
  expect(findings[0]?.message).toBe('`details` must name `limit`, and names `campaign_fields`.')
})

test('an offering of which one fault alone is told departs once, and from what is documented', async () => {
  const { findings } = await tryAltered(
    ({ body }) => {
      const [first] = body.error?.details ?? []
      if (body.error?.details?.length > 1 && first.code !== 'VALIDATION_FAILED') {
        Object.assign(body.error, first)
        delete body.error.details
      }
    },
    { only: ['createOffering'] },
  )
  expect(findings.map(({ key, level }) => `${level} ${key}`)).toEqual([
    'MUST createOffering answer response/details ',
  ])
  expect(findings[0]?.message).toMatch(/^`details` must list all \d violations, and `\w+` alone/)
})

test('a wrong status is one finding, though it is none of the operation either', async () => {
  const { findings } = await tryAltered(
    (answer) => {
      if (answer.status === 400) answer.status = 422
    },
    { only: ['searchCampaigns'] },
  )
  expect(findings.length).toBeGreaterThan(5)
  expect(findings.filter(({ subject }) => subject === 'response/status')).toEqual([])
})

test('what is wrong with a draft is found at its place in the draft', async () => {
  const { findings } = await tryAltered(
    ({ body }) => {
      for (const each of body.error?.details ?? []) each.target = 'elsewhere'
    },
    { only: ['validateCampaign'] },
  )
  const targets = findings.map(({ target }) => target)
  expect(targets).toContain('basic_details.business_event')
  expect(targets.filter((target) => target.startsWith('*'))).toEqual([])
})

test('a list that shows other offerings than the one that was asked for departs in its answer', async () => {
  const { findings } = await tryAltered(
    ({ body }, { method, url }) => {
      if (method === 'GET' && url.includes('?id=') && Array.isArray(body.data)) {
        body.data.push({ id: 'offer_other' })
      }
    },
    { only: ['listOfferings', 'sequence/*'] },
  )
  expect(findings.map(({ key }) => key)).toEqual([
    'listOfferings response response/page data',
    'listOfferings response response/page data.N.id',
  ])
})

test('violations that an answer leaves out are one finding, and one without a place has a message', async () => {
  const { findings } = await tryAltered(
    ({ body }) => {
      if (body.error?.details?.length > 1) body.error.details.splice(1)
      else if (body.error?.code === 'BAD_REQUEST') body.error.details = []
    },
    { only: ['createCampaign', 'structure', 'content/*', 'push/*', 'body/*'] },
  )
  const texts = findings.map(({ key, message }) => `${key}: ${message.replace(/leaves.*/, '…')}`)
  expect(texts.sort()).toEqual([
    'createCampaign answer body/missing : `details` must have an entry without a place.',
    'createCampaign answer body/not-json : `details` must have an entry without a place.',
    'createCampaign answer body/not-object : `details` must have an entry without a place.',
    'createCampaign answer response/details : `details` must list all 2 violations, and …',
  ])
})

test('an answer without the envelope is one finding of each operation', async () => {
  const { findings } = await tryAltered(
    (answer) => {
      if (answer.status === 400) answer.body = { error: { code: 'invalid', message: 'no' } }
    },
    { only: ['searchCampaigns', 'createOffering', 'body/*'] },
  )
  const ofResponse = findings.filter(({ kind }) => kind === 'response')
  expect(ofResponse.map(({ key, level }) => `${level} ${key}`)).toEqual([
    'MUST searchCampaigns response response/envelope ',
    'MUST createOffering response response/envelope ',
  ])
  expect(ofResponse[0]?.message).toMatch(/envelope: see `response_id`, `error\.\w+`/)
})
