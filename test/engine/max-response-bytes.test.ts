import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'

const credentials = { Authorization: 'Basic d29ya3NwYWNlOmtleQ==', 'Idempotency-Key': 'x' }
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
const content = (locales: object) => ({ campaign_content: { content: locales } })

const rejected = (body: object, options: object = {}, headers: object = credentials) => {
  const contract = createContract({ responseId: () => 'r', ...options })
  const verdict = contract.check('updateCampaign', { headers: { ...headers }, body })
  if (verdict.ok) throw new Error('The body is valid.')
  return verdict
}

it('has room for a thousand ordinary violations by default', () => {
  const locales = Array.from({ length: 1_000 }, (_, index) => [`locale_${index}`, 1])
  const body = content({ default: {}, ...Object.fromEntries(locales) })
  const { violations, response, truncated } = rejected(body, { rules: { 'idempotency/*': 'off' } })
  expect(violations).toHaveLength(1_000)
  expect(truncated).toBeGreaterThan(0)
  expect(response.body.error.details).toHaveLength(1_000)
  expect(bytesOf(response.body)).toBeLessThan(262_144)
})

it('shortens a long target in the middle and keeps its pointer whole', () => {
  const locale = 'k'.repeat(5_000)
  const { violations, response } = rejected(content({ default: {}, [locale]: { v: 1 } }))
  const violation = violations.find(({ pointer }) => pointer.includes('kk'))
  expect(violation?.pointer).toBe(`/campaign_content/content/${locale}/v`)
  expect(violation?.target).toMatch(/^campaign_content\.content\.k+…k+\.v$/)
  expect(violation?.target.length).toBeLessThan(600)
  expect(JSON.stringify(response.body)).not.toContain(locale)
})

it('repeats only the start and the end of a long request id', () => {
  const id = `a${'r'.repeat(1_000_000)}z`
  const { response } = rejected({ request_id: id, status: 1 })
  expect(response.body.response_id).toMatch(/^ar+…r+z$/)
  expect(bytesOf(response.body)).toBeLessThan(4_096)
  const answered = { request: { headers: {}, body: { request_id: id, status: 1 } } }
  const { findings } = createContract().checkResponse('updateCampaign', response, answered)
  expect(findings.map(({ check }) => check)).not.toContain('response/request-id-echo')
})

it('omits a link that is too long', () => {
  const contract = createContract({ docUrl: () => `https://a/${'x'.repeat(10_000)}` })
  const verdict = contract.check('createOffering', { body: { priority: 'x' } })
  expect(verdict.ok ? {} : verdict.response.body.error).toMatchObject({ doc_url: '' })
})

it('counts omitted violations, the last details first, and keeps the first violation', () => {
  const body = content(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`l${at}`, 1])))
  const off = { rules: { 'idempotency/*': 'off' } } as const
  const whole = rejected(body, off)
  const cut = rejected(body, { ...off, maxResponseBytes: 4_096 })
  const { details } = cut.response.body.error
  expect(details?.length).toBeLessThan(200)
  expect(details).toEqual(whole.response.body.error.details?.slice(0, details?.length))
  expect(cut.response.body.error.target).toBe(whole.response.body.error.target)
  const kept = cut.violations.length + cut.warnings.length
  expect(kept + (cut.truncated ?? 0)).toBe(whole.violations.length + whole.warnings.length)
})

it('has room for warnings when its response is full', () => {
  const locales = Array.from({ length: 40 }, (_, at) => [`l${at}`, 1])
  const body = {
    ...content({ default: {}, ...Object.fromEntries(locales) }),
    campaign_delivery_typ: 'x',
  }
  const { warnings, response, truncated } = rejected(body, {
    rules: { 'idempotency/*': 'off' },
    maxResponseBytes: 4_096,
  })
  expect(truncated).toBeGreaterThan(0)
  expect(response.body.error.details?.length).toBeLessThan(40)
  expect(warnings.map(({ rule }) => rule)).toEqual(['field/unknown'])
})

const locales = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`l${at}`, 1]))

it.each<[string, 'updateCampaign' | 'updateOffering', object, [number, number]]>([
  ['details', 'updateCampaign', content(locales), [100, 1]],
  [
    'details beside a long request id',
    'updateCampaign',
    { request_id: 'r'.repeat(300), ...content(locales) },
    [100, 1],
  ],
  ['details of an offering', 'updateOffering', { tags: Object.keys(locales) }, [128, 0]],
  ['warnings', 'updateCampaign', { request_id: 7, basic_details: locales }, [1, 445]],
])('is used up by %s', (_, operation, body, counts) => {
  const contract = createContract({
    rules: { 'idempotency/*': 'off' },
    docUrl: (code) => `https://example.com/errors/${code}`,
    maxResponseBytes: 16_384,
    maxViolations: 10_000,
  })
  const input = { params: { offer_id: 'o' }, body }
  const verdict = contract.check(operation as 'updateOffering', input, {
    workspace: { tagIds: [] },
  })
  if (verdict.ok) throw new Error('The body is valid.')
  expect([verdict.violations.length, verdict.warnings.length]).toEqual(counts)
  expect(verdict.truncated).toBeGreaterThan(0)
})

const hostile = fc
  .stringMatching(/^[\s\S]{1,8}$/u)
  .chain((piece) => fc.integer({ min: 1, max: 2_000 }).map((count) => piece.repeat(count)))

it('is never exceeded, for any request and any limit', () => {
  const bodies = fc.tuple(hostile, hostile, hostile, fc.integer({ min: 1, max: 50 }))
  const property = fc.property(
    bodies,
    fc.integer({ min: 1024, max: 10_000 }),
    fc.constantFrom('updateCampaign', 'createCampaign', 'createOffering', 'testCampaign'),
    ([key, other, id, count], maxResponseBytes, operation) => {
      const variations = Array.from({ length: count }, (_, at) => [`${other}${at}`, 1])
      const body = {
        ...content({ [key]: Object.fromEntries(variations) }),
        request_id: id,
        tags: [1],
        [key]: 1,
        name: other,
        channel: other,
      }
      const contract = createContract({ maxResponseBytes, docUrl: () => other })
      const verdict = contract.check(operation as 'createOffering', { body })
      expect(verdict).not.toHaveProperty('fault')
      if (verdict.ok) return
      expect(bytesOf(verdict.response.body)).toBeLessThanOrEqual(maxResponseBytes)
      const [first, ...others] = [...verdict.violations, ...verdict.warnings]
      expect(first).toBeDefined()
      const texts = others.map(({ target, pointer, message }) => target + pointer + message)
      expect(texts.join('').length).toBeLessThanOrEqual(2 * maxResponseBytes)
    },
  )
  fc.assert(property, { numRuns: 100 })
})

it('does not split surrogate pairs', () => {
  const property = fc.property(fc.integer({ min: 0, max: 9 }), (start) => {
    const locale = 'x'.repeat(start) + '😀'.repeat(1_000)
    const { violations } = rejected(content({ [locale]: 1 }))
    const [long] = violations.filter(({ target }) => target.includes('…'))
    expect(long?.target).toMatch(/…/)
    expect(long?.target.match(/[\ud800-\udbff](?![\udc00-\udfff])/)).toBeNull()
    expect(long?.target.match(/(?<![\ud800-\udbff])[\udc00-\udfff]/)).toBeNull()
  })
  fc.assert(property)
})
