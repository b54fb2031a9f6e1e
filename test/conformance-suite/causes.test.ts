import { expect, it } from 'vitest'
import { triedOnce } from './trying.js'

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
