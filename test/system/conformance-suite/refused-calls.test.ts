import { expect, it } from 'vitest'
import { isObject, type JsonObject, objectAt } from '../../../src/core/base/json.js'
import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { tried } from '../../conformance-suite/trying.js'

/** Returns the field for which the server refuses a call that the API description does not forbid. */
type Refuse = (operation: OperationName, body: JsonObject) => string | undefined

const refusing = (refuse: Refuse): Pick<Required<Mutant>, 'answer'> => ({
  answer(response, { operation, request: { body } }) {
    const target = response.status < 300 ? refuse(operation, isObject(body) ? body : {}) : undefined
    if (target === undefined) return response
    const error = { code: 'VALIDATION_FAILED', message: 'No.', target, details: [] as JsonObject[] }
    error.details.push({ code: error.code, target, message: 'No.' })
    const isOffering = operation.includes('Offer')
    const { request_id } = objectAt({ body }, ['body']) ?? {}
    const parts = isOffering ? { doc_url: 'https://example.com' } : { request_id }
    return { status: 400, body: { error: { ...error, ...parts }, response_id: 'a' } }
  },
})

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0

/** Returns the first member whose shape is not documented, if it is empty or missing. */
function incomplete(body: JsonObject): string | undefined {
  const meta = isObject(body.variation_meta) ? body.variation_meta : {}
  const members = ['type', 'control_group', 'variantsPerLocale']
  const needed = meta.type === 'SMV' ? [...members, 'smv_distribution'] : members
  const missing = needed.find((name) => meta[name] === undefined)
  if (missing !== undefined) return `variation_meta.${missing}`
  return ['segment_info', 'delivery'].find((name) => isEmpty(body[name]))
}

const mustsOf = async (refuse: Refuse, only: readonly string[]) => {
  const report = await tried({ only }, refusing(refuse), { kinds: ['sequences'] })
  const musts = report.findings.filter(({ level }) => level === 'MUST')
  return { report, musts: musts.map(({ key, message }) => `${key}: ${message}`) }
}

it('creates complete offerings', async () => {
  const refuse: Refuse = (operation, body) =>
    operation === 'createOffering' ? incomplete(body) : undefined
  const { report, musts } = await mustsOf(refuse, ['createOffering', 'updateOffering'])
  expect(musts).toEqual([])
  const skipped = report.skipped.filter(({ reason }) => reason.includes('responded with'))
  expect(skipped.flatMap(({ ids }) => ids)).toEqual([])
})
