import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { campaignContract, root } from './command.js'

test.each(['testCampaign', 'createOffering', 'changeCampaignStatus'])(
  'schema %s prints the generated schema without its comment',
  async (operation) => {
    const text = readFileSync(`${root}generated/schemas/${operation}.json`, 'utf8')
    const { $comment: _, ...schema } = JSON.parse(text)
    const stdout = `${JSON.stringify(schema, null, 2)}\n`
    expect(await campaignContract(['schema', operation])).toEqual({ code: 0, stdout, stderr: '' })
  },
)

test('schema uses the service names', async () => {
  const names = ['--service', 'ACME', '--optimized', 'ACME_AI']
  const { stdout } = await campaignContract(['schema', 'testCampaign', ...names])
  const { $defs } = JSON.parse(stdout)
  expect($defs.TestIdentifier.enum).toContain('ACME_GAID')
  expect($defs.TestIdentifier.enum).not.toContain('SVC_GAID')
  expect($defs.VariationDetails.properties.distribution_type.enum).toEqual(['MANUAL', 'ACME_AI'])
})

test.each(['campaigns', 'offerings'])('openapi prints the %s document', async (document) => {
  const stdout = readFileSync(`${root}openapi/${document}.yaml`, 'utf8')
  expect(await campaignContract(['openapi', document])).toEqual({ code: 0, stdout, stderr: '' })
})

test.each([
  [
    ['--service', 'ACME', '--optimized', 'ACME_AI'],
    ['ACME', 'ACME_GAID', 'ACME_AI'],
  ],
  [
    ['--service', 'a'],
    ['a', 'a_GAID', 'OPTIMIZED'],
  ],
  [
    ['--service', '1*A', '--optimized', 'by hand: no'],
    ['1*A', '"1*A_GAID"', '"by hand: no"'],
  ],
  [
    ['--service', '$&', '--optimized', '$&'],
    ['$&', '"$&_GAID"', '"$&"'],
  ],
  [
    ['--optimized', '1a'],
    ['SVC', 'SVC_GAID', '"1a"'],
  ],
])('openapi changes only the names: %j', async (flags, [service, identifier, optimized]) => {
  const plain = readFileSync(`${root}openapi/campaigns.yaml`, 'utf8')
  const { stdout } = await campaignContract(['openapi', 'campaigns', ...flags])
  const wanted = plain
    .replace(/\bX-SVC-(?=[A-Z])/g, () => `X-${service}-`)
    .replaceAll('SVC_GAID', () => String(identifier))
    .replace(/\bOPTIMIZED\b/g, () => String(optimized))
  expect(stdout === wanted).toBe(true)
  const [, mapping = ''] = /x-service-name: (\{.*\})/.exec(stdout) ?? []
  expect(parse(mapping)).toEqual({ [`${service}_GAID`]: 'gaid' })
})

test('schema request describes request documents, with the body of each operation', async () => {
  const { stdout } = await campaignContract(['schema', 'request', '--service', 'ACME'])
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const isValid = ajv.compile(JSON.parse(stdout))
  const stop = { operation: 'changeCampaignStatus', params: { campaign_id: 'a' } }
  expect(
    [
      { ...stop, body: { action: 'STOP' }, facts: { now: '2026-01-01T00:00:00Z' } },
      { ...stop, body: { action: 'STPO' } },
      { ...stop, bdy: {} },
      { ...stop, facts: { time: 1 } },
      { operation: 'changeStatus' },
      { operation: 'getCampaign', params: { campaign_id: 'a' } },
      { body: { action: 'STOP' } },
    ].map((document) => isValid(document)),
  ).toEqual([true, false, false, false, false, true, false])
})
