import { expect, test } from 'vitest'
import { packageFacts } from '../../src/cli/host/package-facts.js'
import { campaignContract } from './command.js'
import { expectGolden } from './golden.js'
import { named } from './named-colors.js'

const screens: Readonly<Record<string, readonly (readonly string[])[]>> = {
  rules: [
    ['rules', 'idempotency'],
    ['rules', '--operation', 'testCampaign', '--search', 'draft'],
  ],
  'rules-of-one': [
    ['rules', 'geofence/dwell-time-required'],
    ['rules', 'http/path-malformed'],
    ['rules', 'field/unknown'],
  ],
  help: [
    ['help'],
    ...['check', 'fix', 'rules', 'schema', 'openapi', 'serve', 'conform', 'init'],
    'merge',
    'workspace',
    'completion',
  ].map((name) => (typeof name === 'string' ? ['help', name] : name)),
}

const cases = Object.keys(screens).flatMap((name) =>
  [60, 80, 120].flatMap((columns) => [
    [name, columns, 'plain'] as const,
    [name, columns, 'painted'] as const,
  ]),
)

test.each(cases)('%s on a terminal with %i columns, %s', async (name, columns, look) => {
  const env = look === 'plain' ? { NO_COLOR: '1' } : {}
  const screen = async (args: readonly string[]) => {
    const { code, stdout } = await campaignContract(args, { isTerminal: true, columns, env })
    expect(code).toBe(0)
    return `$ campaign-contract ${args.join(' ')}\n${stdout}`
  }
  const shown = await Promise.all((screens[name] ?? []).map(screen))
  const text = named(shown.join('\n')).replaceAll(String(packageFacts().files), '<files>')
  expectGolden(`screens/${name}-${columns}-${look}`, text)
})
