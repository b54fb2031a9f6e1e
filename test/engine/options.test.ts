import { describe, expect, it } from 'vitest'
import { type ContractOptions, createContract } from '../../src/core/index.js'
import { baseRequest } from './requests.js'

describe('an invalid option throws a clear error at creation', () => {
  it.each<[string, unknown, string]>([
    [
      'an unknown option',
      { servicename: 'A' },
      'Unknown option: `servicename`. Did you mean `serviceName`?',
    ],
    [
      'a service name with a space',
      { serviceName: 'AC ME' },
      'Option `serviceName` must be a name that is valid in a header',
    ],
    ['a service name with a line break', { serviceName: 'A\r\nB' }, 'Option `serviceName`'],
    ['an empty service name', { serviceName: '' }, 'Option `serviceName`'],
    ['a service name outside ASCII', { serviceName: 'É' }, 'Option `serviceName`'],
    ['a service name that is no string', { serviceName: 7 }, 'Option `serviceName`'],
    [
      'an unknown rule',
      { rules: { 'geofence/dwell': 'off' } },
      'Unknown rule in option `rules`: `geofence/dwell`.',
    ],
    [
      'a mistyped rule',
      { rules: { 'request-id/mising': 'off' } },
      'Did you mean `request-id/missing`?',
    ],
    ['an unknown group', { rules: { 'geofences/*': 'off' } }, 'Did you mean `geofence/*`?'],
    [
      'structure, which is no rule',
      { rules: { structure: 'off' } },
      'Option `rules` cannot change `structure`: the schemas always apply.',
    ],
    [
      'an unknown severity',
      { rules: { 'auth/*': 'warning' } },
      'Option `rules[auth/*]` must be `error`, `warn` or `off`.',
    ],
    ['rules that are a list', { rules: [] }, 'Option `rules` must be an object'],
    [
      'a distribution type that is MANUAL',
      { optimizedDistribution: 'MANUAL' },
      'Option `optimizedDistribution`',
    ],
    ['another answer to a single violation', { singleViolation: 'both' }, '`promote` or `detail`'],
    ['a status path without the id', { statusPath: '/v5/status' }, 'contains `{campaign_id}` once'],
    [
      'a distribution type of no characters',
      { optimizedDistribution: '' },
      'Option `optimizedDistribution`',
    ],
    [
      'a distribution type that is no text',
      { optimizedDistribution: ['A'] },
      'Option `optimizedDistribution` must be a distribution type other than MANUAL.',
    ],
    ['a status path that is no path', { statusPath: 'v5/{campaign_id}' }, 'Option `statusPath`'],
    ['a status path with a query', { statusPath: '/{campaign_id}?a' }, 'Option `statusPath`'],
    ['a status path that cannot be decoded', { statusPath: '/%/{campaign_id}' }, 'Option `status'],
    ['a status path that is no text', { statusPath: ['/{campaign_id}'] }, 'Option `statusPath`'],
    [
      'a base path with a slash at its end',
      { basePath: '/api/' },
      'Option `basePath` must be a path that starts with `/` and does not end with it, with parameters as `{name}` instead of `:name` or `*`, or an empty string.',
    ],
    ['a base path that is no text', { basePath: ['/api'] }, 'Option `basePath`'],
    ['a base path of a number', { basePath: 5 }, 'Option `basePath`'],
    ['a base path with a parameter of a router', { basePath: '/t/:tenant' }, 'as `{name}`'],
    ['a base path with a wildcard', { basePath: '/api/*' }, 'as `{name}`'],
    ['a base path of spaces', { basePath: '/a b' }, 'Option `basePath`'],
    [
      'limits of no operation',
      { limits: { testCampaigns: [] } },
      'Unknown operation in option `limits`: `testCampaigns`. Did you mean `testCampaign`?',
    ],
    [
      'a limit of no requests',
      { limits: { testCampaign: [{ requests: 0, perSeconds: 1 }] } },
      'Option `limits.testCampaign.0.requests` must be a whole number above 0.',
    ],
    [
      'one wrong limit beside right ones',
      { limits: { getCampaign: [{ requests: 1, perSeconds: 1 }], testCampaign: {} } },
      'Option `limits.testCampaign` must be a list of `{ requests, perSeconds }`.',
    ],
    ['a clock that is no function', { clock: new Date() }, 'Option `clock` must be a function.'],
    ['a link that is no function', { docUrl: 'https://a' }, 'Option `docUrl` must be a function.'],
    ['an id that is no function', { responseId: 'a' }, 'Option `responseId` must be a function.'],
    [
      'no violations at all',
      { maxViolations: 0 },
      'Option `maxViolations` must be a whole number above 0.',
    ],
    [
      'an answer of too few bytes',
      { maxResponseBytes: 1023 },
      'Option `maxResponseBytes` must be a whole number, 1024 or more.',
    ],
    ['other messages', { messages: 'all' }, 'Option `messages` must be `public` or `debug`.'],
    ['no object', 'SVC', 'The options must be an object.'],
    ['null', null, 'The options must be an object.'],
  ])('%s', (_what, options, wanted) => {
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
