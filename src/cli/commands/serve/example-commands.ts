import { shellQuoted } from '../../../core/base/shell.js'
import type { ContractOptions } from '../../../core/index.js'
import { permittedCredentials } from '../../../testing/sandbox/announcement.js'
import { exampleCredentials } from '../../../testing/sandbox/data.js'
import type { OpenSandbox, SandboxSettings } from '../../../testing/sandbox/sandbox.js'

/** A command to try, with its title. */
export interface ExampleCommand {
  title: string
  command: string
}

/** Returns the commands to try on a server: calls with curl, and the conformance suite. */
export function exampleCommands(
  origin: string,
  { contract: { options }, settings }: OpenSandbox,
): ExampleCommand[] {
  return [
    ...curlCommands(origin, options, settings()),
    { title: 'Run the conformance suite against it', command: conformLine(origin, options) },
  ]
}

type Names = Pick<ContractOptions, 'serviceName' | 'optimizedDistribution'>

/** Returns the command that tests the server; `conform` discovers everything but its names. */
function conformLine(origin: string, { serviceName, optimizedDistribution }: Names): string {
  const flag = (name: string, value: string | undefined) =>
    value === undefined ? [] : [name, /^[\w.-]+$/.test(value) ? value : shellQuoted(value)]
  return [
    ...['npx', 'campaign-contract', 'conform', origin],
    ...flag('--service', serviceName),
    ...flag('--optimized', optimizedDistribution),
  ].join(' ')
}

/** Returns example curl commands for a server; none without permitted credentials. */
function curlCommands(
  origin: string,
  { serviceName = 'SVC' }: Names,
  { credentials = [exampleCredentials], workspace }: SandboxSettings,
): ExampleCommand[] {
  const own = permittedCredentials(credentials)
  if (own === undefined) return []
  const curl = (...parts: readonly string[]) =>
    ['curl', '-u', shellQuoted(`${own.username}:${own.password}`), ...parts].join(' ')
  const posted = (path: string, headers: readonly string[], body: object) =>
    [
      curl(shellQuoted(`${origin}${path}`)),
      ...['Content-Type: application/json', ...headers].map(
        (header) => `-H ${shellQuoted(header)}`,
      ),
      `-d ${shellQuoted(JSON.stringify(body))}`,
    ].join(' \\\n  ')
  const keyed = () => [
    `X-${serviceName}-Request-Id: ${crypto.randomUUID()}`,
    `Idempotency-Key: ${crypto.randomUUID()}`,
  ]
  const list = { title: 'List the offerings', command: curl(shellQuoted(`${origin}/v5/offers`)) }
  return [
    { title: 'Start a draft', command: posted('/v5/campaigns', keyed(), draft) },
    { title: 'Send a test', command: posted('/v5/campaigns/test', keyed(), testSend) },
    ...(workspace?.offeringsEnabled === false ? [] : [list]),
  ]
}

const draft = {
  channel: 'PUSH',
  campaign_delivery_type: 'ONE_TIME',
  created_by: 'maria@example.com',
}

const testSend = {
  channel: 'PUSH',
  basic_details: { name: 'Weekend sale', platforms: ['ANDROID'] },
  campaign_content: {
    content: {
      push: {
        android: {
          template_type: 'BASIC',
          basic_details: {
            notification_channel: 'offers',
            title: 'The weekend is yours',
            message: 'All shoes are 20 % off',
          },
        },
      },
    },
  },
  test_campaign_meta: { identifier: 'USER_ATTRIBUTE_UNIQUE_ID', identifier_values: ['maria'] },
}
