import { expect, it } from 'vitest'
import { loadDocuments } from '../../tools/generate/documents.js'
import { InputError } from '../../tools/generate/input-error.js'
import { collectResponseChecks } from '../../tools/generate/response-checks.js'

const documents = await loadDocuments()

/** Returns the error for a document whose first response check has these members. */
function errorWith(members: Record<string, unknown>): unknown {
  const changed = structuredClone(documents)
  const campaigns = changed.campaigns as unknown as { 'x-response-checks': object[] }
  Object.assign(campaigns['x-response-checks'][0] ?? {}, { id: 'response/a', ...members })
  try {
    return collectResponseChecks(changed)
  } catch (error) {
    return error
  }
}

it.each([
  [{ level: undefined }, 'response/a: response check without level'],
  [{ level: 'MAY' }, 'response/a: level must be MUST or SHOULD, not "MAY"'],
  [
    { level: 'MUST', operations: ['testCampaing'] },
    'response/a (MUST) on testCampaing, which is not an operation',
  ],
  [
    { level: 'MUST', operations: ['testCampaign', 'testCampaign'] },
    'response/a (MUST) on testCampaign is repeated in x-response-checks',
  ],
])('a response check is rejected in one line with %j', (members, message) => {
  const error = errorWith(members)
  expect(error).toBeInstanceOf(InputError)
  expect((error as InputError).message).toBe(`openapi/campaigns.yaml: ${message}`)
})
