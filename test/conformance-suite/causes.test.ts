import { expect, it } from 'vitest'
import { tried, triedOnce } from './trying.js'

it('reports one wrong status in all operations as one finding', async () => {
  const fault = {
    answer: (response: { status: number; body: unknown; headers: Record<string, string> }) =>
      response.status === 401 ? { ...response, status: 403 } : response,
  }
  const { findings } = await triedOnce({ only: ['auth/*'] }, fault, { kinds: ['cases'] })
  const answers = findings.filter(({ kind, level }) => kind === 'answer' && level === 'MUST')
  expect(answers.map(({ message }) => message)).toEqual(['Expected status 401, got 403.'])
  const [{ where = [], count = 0 } = {}] = answers
  expect(new Set(where.map(({ operation }) => operation)).size).toBe(12)
  expect(new Set(where.map(({ key }) => key)).size).toBe(where.length)
  expect(count).toBe(where.reduce((sum, place) => sum + place.count, 0))
})

it('names what a server objects to, not the rule of the case', async () => {
  const refuses = ({ operation, body }: { operation: string; body?: unknown }) =>
    operation === 'createOffering' && (body as { tags?: unknown[] }).tags?.length
      ? { target: 'tags', message: 'No tags here.' }
      : undefined
  const only = ['createOffering', 'offering/*']
  const { findings } = await triedOnce({ only }, { refuses }, { kinds: ['cases'] })
  const refused = findings.filter(({ kind }) => kind === 'refused')
  expect(refused).toMatchObject([{ subject: 'structure', target: 'tags' }])
  expect(refused[0]?.message).toMatch(/: 400 VALIDATION_FAILED `tags` .*No tags here/)
})

it('quotes the sentence about the field and the keyword of a finding', async () => {
  const forgives = ({ target }: { target: string }) =>
    /geofences\.(triggered_at|radius)$/.test(target) || target === 'campaign_fields.ids'
  const only = ['testCampaign', 'searchCampaigns', 'structure']
  const { findings } = await tried({ only }, { forgives }, { kinds: ['cases'] })
  const stated = findings.filter(({ kind, level }) => kind === 'accepted' && level === 'MUST')
  const quoted = Object.fromEntries(
    stated.map(({ target, cause, requirement }) => [`${target} ${cause}`, requirement]),
  )
  expect(quoted).toMatchObject({
    'basic_details.geofences.radius type': '`radius` is required, a string, in meters.',
    'basic_details.geofences.triggered_at enum':
      '`triggered_at` is ENTRY, EXIT or dwell, in lower case.',
    'basic_details.geofences.triggered_at required': '`triggered_at` is required.',
    'campaign_fields.ids type': '`ids` is an array of strings.',
  })
})
