import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { campaignContract, root } from './command.js'

const names = ['--service', 'ACME', '--optimized', 'ACME_AI']

describe('schema', () => {
  test('prints the JSON Schema of a body with the service names', async () => {
    const { code, stdout, stderr } = await campaignContract(['schema', 'testCampaign', ...names])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const { $defs } = JSON.parse(stdout)
    expect($defs.TestIdentifier.enum).toContain('ACME_GAID')
    expect($defs.TestIdentifier.enum).not.toContain('SVC_GAID')
    expect($defs.VariationDetails.properties.distribution_type.enum).toEqual(['MANUAL', 'ACME_AI'])
  })

  test.each([
    [
      'an unknown operation',
      ['schema', 'testCampaing'],
      'Unknown operation `testCampaing`. Did you mean `testCampaign`?',
    ],
    [
      'an inherited name',
      ['schema', 'toString'],
      'Unknown operation `toString`. Must be one of createCampaign, updateCampaign, validateCampaign, changeCampaignStatus, listCampaignExecutions, searchCampaigns, testCampaign, createOffering, updateOffering.',
    ],
    [
      'an operation without body',
      ['schema', 'getCampaign'],
      '`getCampaign` has no request body, so it has no schema. Operations with one: createCampaign, updateCampaign, validateCampaign, changeCampaignStatus, listCampaignExecutions, searchCampaigns, testCampaign, createOffering, updateOffering.',
    ],
    [
      'an invalid service name',
      ['schema', 'testCampaign', '--service', ''],
      "--service: must be a name that is valid in a header: letters, digits and !#$%&'*+.^_`|~-.",
    ],
    [
      'an invalid spelling',
      ['schema', 'testCampaign', '--optimized', 'MANUAL'],
      '--optimized: must be a distribution type other than MANUAL.',
    ],
  ])('rejects %s in one line', async (_what, args, wanted) => {
    expect(await campaignContract(args)).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: ${wanted}\n`,
    })
  })
})

describe('openapi', () => {
  test('changes only the service names of a document', async () => {
    const plain = await campaignContract(['openapi', 'campaigns'])
    const named = await campaignContract(['openapi', 'campaigns', ...names])
    expect({ plain: plain.code, named: named.code }).toEqual({ plain: 0, named: 0 })
    expect(named.stdout).not.toMatch(/X-SVC-|SVC_GAID|\bOPTIMIZED\b/)
    const back = named.stdout
      .replaceAll('X-ACME-', 'X-SVC-')
      .replaceAll('ACME_GAID', 'SVC_GAID')
      .replaceAll('ACME_AI', 'OPTIMIZED')
    expect(back).toBe(plain.stdout)
    const { components } = parse(named.stdout)
    expect(components.schemas.TestIdentifier['x-service-name']).toEqual({ ACME_GAID: 'gaid' })
    expect(components.parameters.RequestId.name).toBe('X-ACME-Request-Id')
  })

  test.each([
    ['the service alone', ['--service', 'ACME'], ['ACME', 'ACME_GAID', 'OPTIMIZED']],
    ['the spelling alone', ['--optimized', 'ACME_AI'], ['SVC', 'SVC_GAID', 'ACME_AI']],
    ['names of one letter', ['--service', 'a', '--optimized', 'b'], ['a', 'a_GAID', 'b']],
    [
      'names that YAML must quote',
      ['--service', '1*A', '--optimized', 'by hand: no'],
      ['1*A', '"1*A_GAID"', '"by hand: no"'],
    ],
    ['names that start with a digit', ['--optimized', '1a'], ['SVC', 'SVC_GAID', '"1a"']],
    ['names with a trailing symbol', ['--optimized', 'a b'], ['SVC', 'SVC_GAID', '"a b"']],
    ['names with every word character', ['--optimized', 'Z-a_9'], ['SVC', 'SVC_GAID', 'Z-a_9']],
    [
      'names with replacement patterns',
      ['--service', '$&', '--optimized', '$&'],
      ['$&', '"$&_GAID"', '"$&"'],
    ],
  ])('prints it with %s', async (_what, flags, [service, identifier, optimized]) => {
    const plain = readFileSync(`${root}openapi/campaigns.yaml`, 'utf8')
    const { code, stdout, stderr } = await campaignContract(['openapi', 'campaigns', ...flags])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const wanted = plain
      .replace(/\bX-SVC-(?=[A-Z])/g, () => `X-${service}-`)
      .replaceAll('SVC_GAID', () => String(identifier))
      .replace(/\bOPTIMIZED\b/g, () => String(optimized))
    expect(stdout === wanted).toBe(true)
    expect(parse(stdout).components.schemas.TestIdentifier['x-service-name']).toBeDefined()
  })

  test('rejects an invalid name in one line', async () => {
    expect(await campaignContract(['openapi', 'campaigns', '--service', 'A B'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        "error: --service: must be a name that is valid in a header: letters, digits and !#$%&'*+.^_`|~-.\n",
    })
  })

  test('rejects an unknown document in one line', async () => {
    const { code, stderr } = await campaignContract(['openapi', 'campaign'])
    expect(code).toBe(2)
    expect(stderr).toBe(
      'error: Unknown document `campaign`; must be campaigns or offerings. Did you mean `campaigns`?\n',
    )
  })
})
