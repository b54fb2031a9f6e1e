import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { campaignContract } from './command.js'

const names = ['--service', 'ACME', '--optimized', 'ACME_AI']

describe('schema', () => {
  test('prints the JSON Schema of a body with the names of the service', async () => {
    const { code, stdout, stderr } = await campaignContract(['schema', 'testCampaign', ...names])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const { $defs } = JSON.parse(stdout)
    expect($defs.TestIdentifier.enum).toContain('ACME_GAID')
    expect($defs.TestIdentifier.enum).not.toContain('SVC_GAID')
    expect($defs.VariationDetails.properties.distribution_type.enum).toEqual(['MANUAL', 'ACME_AI'])
  })

  test.each([
    ['an unknown operation', ['schema', 'testCampaing'], 'Did you mean `testCampaign`?'],
    ['an operation without body', ['schema', 'getCampaign'], 'takes no request body'],
    ['a wrong service name', ['schema', 'testCampaign', '--service', 'A B'], '--service'],
  ])('%s is one clear line', async (_what, args, wanted) => {
    const { code, stdout, stderr } = await campaignContract(args)
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({
      code: 2,
      stdout: '',
      lines: 1,
    })
    expect(stderr).toContain(wanted)
  })
})

describe('openapi', () => {
  test('prints a document with the names of the service and nothing else changed', async () => {
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

  test('an unknown document is one clear line', async () => {
    const { code, stderr } = await campaignContract(['openapi', 'campaign'])
    expect(code).toBe(2)
    expect(stderr).toBe(
      'error: There is no document `campaign`; there are campaigns and offerings. Did you mean `campaigns`?\n',
    )
  })
})
