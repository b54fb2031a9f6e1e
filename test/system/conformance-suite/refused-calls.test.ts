import { expect, it } from 'vitest'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import { definePlugin, type OperationName } from '../../../src/core/index.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { run } from '../../conformance-suite/trying.js'

/** Returns the field for which a server refuses a call that the API description does not forbid. */
type Refuse = (operation: OperationName, body: JsonObject) => string | undefined

const operations: OperationName[] = [
  'createOffering',
  'createCampaign',
  'updateCampaign',
  'validateCampaign',
]

/** Tests a sandbox that refuses more than the contract. */
async function mustsOf(refuse: Refuse, only: string[]) {
  const rules = operations.map((operation) => ({
    id: `own/${operation.toLowerCase()}` as const,
    operations: [operation],
    summary: 'The server refuses some calls.',
    check: ({ body }: { body: unknown }, { report }: { report(found: object): void }) => {
      const field = refuse(operation, isObject(body) ? body : {})
      if (field !== undefined) report({ path: field.split('.'), message: 'is refused' })
    },
  }))
  const sandbox = createSandbox({
    contract: { plugins: [definePlugin({ name: 'own', rules: rules as never })] },
  })
  const options = { target: sandbox.fetch, only }
  const report = await run(options, { cases: [], kinds: ['sequences'] })
  const musts = report.findings.filter(({ level }) => level === 'MUST')
  return { report, musts: musts.map(({ key, message }) => `${key}: ${message}`) }
}

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

it('creates complete offerings', async () => {
  const refuse: Refuse = (operation, body) =>
    operation === 'createOffering' ? incomplete(body) : undefined
  const { report, musts } = await mustsOf(refuse, ['createOffering', 'updateOffering'])
  expect(musts).toEqual([])
  const skipped = report.skipped.filter(({ reason }) => reason.includes('responded with'))
  expect(skipped.flatMap(({ ids }) => ids)).toEqual([])
})

const open: [what: string, refuse: Refuse, only: string[]][] = [
  [
    'a value whose shape is not documented',
    (operation, { segment_info: segment }) =>
      operation === 'createOffering' && segment !== undefined ? 'segment_info' : undefined,
    ['createOffering', 'updateOffering'],
  ],
  [
    'a missing field that the description does not know',
    (operation) => (operation === 'createOffering' ? 'audience' : undefined),
    ['createOffering', 'updateOffering'],
  ],
  [
    'a campaign without an audience',
    (operation, { status }) =>
      operation === 'validateCampaign' || (operation === 'updateCampaign' && status === 'PUBLISH')
        ? 'segmentation_details'
        : undefined,
    ['updateCampaign', 'validateCampaign', 'changeCampaignStatus', 'testCampaign'],
  ],
]

it.each(open)('skips sequences whose calls a server refuses for %s', async (_, refuse, only) => {
  const { report, musts } = await mustsOf(refuse, only)
  expect(musts).toEqual([])
  const skipped = report.skipped.filter(({ reason }) => reason.includes('responded with 400'))
  expect(skipped.flatMap(({ ids }) => ids).length).toBeGreaterThan(5)
})
