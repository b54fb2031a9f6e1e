import { expect, it } from 'vitest'
import { isObject, type JsonObject } from '../../src/core/base/json.js'
import { tried } from './trying.js'

const isMissing = ({ code }: JsonObject): boolean => code === 'REQUIRED_FIELD_MISSING'

/** Returns an error whose details have only the first missing field, and all else. */
function withFirstMissing(body: unknown): unknown {
  if (!isObject(body) || !isObject(body.error) || !Array.isArray(body.error.details)) return body
  const details = body.error.details as JsonObject[]
  const first = details.find(isMissing)
  const left = details.filter((each) => each === first || !isMissing(each))
  return { ...body, error: { ...body.error, details: left } }
}

it('finds a server that lists only the first of several missing fields', async () => {
  const { findings } = await tried(
    { only: ['offering/required'] },
    { answer: (response) => ({ ...response, body: withFirstMissing(response.body) }) },
    { kinds: ['cases'] },
  )
  const levels = Object.fromEntries(findings.map(({ key, level }) => [key, level]))
  expect(levels['createOffering answer response/details - details-missing']).toBe('MUST')
})
