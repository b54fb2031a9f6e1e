import { describe, expect, it } from 'vitest'
import { type ContractOptions, createContract } from '../../src/core/index.js'
import { baseRequest } from './requests.js'

describe('an invalid option throws a clear error at creation', () => {
  it.each<[unknown, string]>([
    [{ servicename: 'A' }, 'Unknown option: `servicename`. Did you mean `serviceName`?'],
    [{ serviceName: 'AC ME' }, 'Option `serviceName` must be a name that is valid in a header'],
    [{ serviceName: 'A\r\nB' }, 'Option `serviceName`'],
    [{ serviceName: '' }, 'Option `serviceName`'],
    [{ serviceName: 'É' }, 'Option `serviceName`'],
    [{ serviceName: 7 }, 'Option `serviceName`'],
    [{ rules: { 'geofence/dwell': 'off' } }, 'Unknown rule in option `rules`: `geofence/dwell`.'],
    [{ rules: { 'request-id/mising': 'off' } }, 'Did you mean `request-id/missing`?'],
    [{ rules: { 'geofences/*': 'off' } }, 'Did you mean `geofence/*`?'],
    [
      { rules: { structure: 'off' } },
      'Option `rules` cannot change `structure`: the schemas always apply.',
    ],
    [
      { rules: { 'auth/*': 'warning' } },
      'Option `rules[auth/*]` must be `error`, `warn` or `off`.',
    ],
    [{ rules: [] }, 'Option `rules` must be an object'],
    [{ optimizedDistribution: 'MANUAL' }, 'Option `optimizedDistribution`'],
    [{ singleViolation: 'both' }, '`promote` or `detail`'],
    [{ statusPath: '/v5/status' }, 'contains `{campaign_id}` once'],
    [{ optimizedDistribution: '' }, 'Option `optimizedDistribution`'],
    [
      { optimizedDistribution: ['A'] },
      'Option `optimizedDistribution` must be a distribution type other than MANUAL.',
    ],
    [{ statusPath: 'v5/{campaign_id}' }, 'Option `statusPath`'],
    [{ statusPath: '/{campaign_id}?a' }, 'Option `statusPath`'],
    [{ statusPath: '/%/{campaign_id}' }, 'Option `status'],
    [{ statusPath: ['/{campaign_id}'] }, 'Option `statusPath`'],
    [
      { basePath: '/api/' },
      'Option `basePath` must be a path that starts with `/` and does not end with it, with parameters as `{name}` instead of `:name` or `*`, or an empty string.',
    ],
    [{ basePath: ['/api'] }, 'Option `basePath`'],
    [{ basePath: 5 }, 'Option `basePath`'],
    [{ basePath: '/t/:tenant' }, 'as `{name}`'],
    [{ basePath: '/api/*' }, 'as `{name}`'],
    [{ basePath: '/a b' }, 'Option `basePath`'],
    [
      { limits: { testCampaigns: [] } },
      'Unknown operation in option `limits`: `testCampaigns`. Did you mean `testCampaign`?',
    ],
    [
      { limits: { testCampaign: [{ requests: 0, perSeconds: 1 }] } },
      'Option `limits.testCampaign.0.requests` must be a whole number above 0.',
    ],
    [
      { limits: { getCampaign: [{ requests: 1, perSeconds: 1 }], testCampaign: {} } },
      'Option `limits.testCampaign` must be a list of `{ requests, perSeconds }`.',
    ],
    [{ clock: new Date() }, 'Option `clock` must be a function.'],
    [{ docUrl: 'https://a' }, 'Option `docUrl` must be a function.'],
    [{ responseId: 'a' }, 'Option `responseId` must be a function.'],
    [{ maxViolations: 0 }, 'Option `maxViolations` must be a whole number above 0.'],
    [{ maxResponseBytes: 1023 }, 'Option `maxResponseBytes` must be a whole number, 1024 or more.'],
    [{ messages: 'all' }, 'Option `messages` must be `public` or `debug`.'],
    ['SVC', 'The options must be an object.'],
    [null, 'The options must be an object.'],
  ])('%j: %s', (options, wanted) => {
    const create = () => createContract(options as ContractOptions)
    expect(create).toThrow(TypeError)
    expect(create).toThrow(wanted)
  })

  it.each<[string, ContractOptions]>([
    ['an option that is undefined, which is one not given', { serviceName: undefined } as never],
    ['a severity that is undefined', { rules: { 'auth/*': undefined } } as never],
    ['no base path', { basePath: '' }],
    ['a base path of two segments', { basePath: '/a/b' }],
    ['a base path with a parameter', { basePath: '/t/{tenant}' }],
    ['limits of several operations', { limits: { getCampaign: [], testCampaign: [] } }],
  ])('but not %s', (_what, options) => {
    expect(() => createContract(options)).not.toThrow()
  })
})

describe('severities', () => {
  const { operation, input, facts } = baseRequest('test-push-inline')
  const request = { ...input, headers: {} }
  const rulesOf = (rules: ContractOptions['rules']) => {
    const verdict = createContract(rules ? { rules } : {}).check(operation, request, facts)
    return {
      violations: verdict.ok ? [] : verdict.violations.map(({ rule }) => rule),
      warnings: verdict.warnings.map(({ rule }) => rule),
    }
  }
  const all = ['auth/credentials-malformed', 'request-id/missing', 'idempotency/key-missing']

  it.each<[string, ContractOptions['rules'], string[], string[]]>([
    ['as the contract has them', undefined, all, []],
    ['a rule off', { 'request-id/missing': 'off' }, [all[0] as string, all[2] as string], []],
    ['a group off', { 'auth/*': 'off' }, all.slice(1), []],
    [
      'a rule as a warning',
      { 'auth/credentials-malformed': 'warn' },
      all.slice(1),
      all.slice(0, 1),
    ],
    [
      'a rule wins over its group, whatever the order',
      { 'auth/credentials-malformed': 'error', 'auth/*': 'off' },
      all,
      [],
    ],
  ])('%s', (_what, rules, violations, warnings) => {
    expect(rulesOf(rules)).toEqual({ violations, warnings })
  })
})
