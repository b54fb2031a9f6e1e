import { shellQuoted } from '../../../core/base/shell.js'
import type { SandboxData } from '../../../testing/sandbox/data.js'

interface CurlOptions {
  origin: string
  service: string
  credentials: SandboxData['credentials']
}

/** Returns example curl commands for a server. */
export function curlCommands({
  origin,
  service,
  credentials,
}: CurlOptions): { title: string; command: string }[] {
  const own = credentials?.find(({ permitted }) => permitted !== false) ?? credentials?.[0]
  const user = `${own?.username ?? 'workspace'}:${own?.password ?? 'key'}`
  const curl = (...parts: readonly string[]) =>
    ['curl', '-u', shellQuoted(user), ...parts].join(' ')
  const posted = (path: string, headers: readonly string[], body: object) =>
    [
      curl(shellQuoted(`${origin}${path}`)),
      ...['Content-Type: application/json', ...headers].map(
        (header) => `-H ${shellQuoted(header)}`,
      ),
      `-d ${shellQuoted(JSON.stringify(body))}`,
    ].join(' \\\n  ')
  const keyed = () => [
    `X-${service}-Request-Id: ${crypto.randomUUID()}`,
    `Idempotency-Key: ${crypto.randomUUID()}`,
  ]
  return [
    { title: 'Start a draft', command: posted('/v5/campaigns', keyed(), draft) },
    { title: 'Send a test', command: posted('/v5/campaigns/test', keyed(), testSend) },
    { title: 'List the offerings', command: curl(shellQuoted(`${origin}/v5/offers`)) },
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
