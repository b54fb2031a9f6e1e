import type { OperationName } from '../../core/index.js'
import { alteredCredentials } from '../report/secrets.js'
import type { SequenceCall } from './call.js'
import type { Sequence } from './sequence.js'

const calls: Partial<Record<OperationName, SequenceCall>> = {
  searchCampaigns: { body: { limit: 1, campaign_fields: {} } },
  listOfferings: {},
}

export const credentials: Sequence = {
  id: 'sequence/credentials',
  summary: 'A valid username with another password, or the reverse, gets 401.',
  operations: ['searchCampaigns', 'listOfferings'],
  source: 'Authentication',
  async run(session) {
    const { credentials, unique } = session
    const [username] = credentials.split(':')
    for (const [name, call] of Object.entries(calls)) {
      const operation = name as OperationName
      const statusOf = async (credentials: string) =>
        (await session.call(operation, { ...call, credentials })).status
      // A server may only simulate the credentials that the suite gives it.
      if ((await statusOf(`${unique}:${unique}`)) !== 401)
        session.skip('the server accepts any credentials')
      const pairs = [
        ['password', `${username}:${unique}`],
        ['empty-password', `${username}:`],
        ...Object.values(alteredCredentials).map(({ part, alter }) => [part, alter(credentials)]),
      ] as [string, string][]
      for (const [cause, pair] of pairs) {
        // A password without letters.
        if (pair === credentials) continue
        const status = await statusOf(pair)
        session.assert(status === 401, {
          operation,
          target: 'Authorization',
          cause: `other-${cause}`,
          requirement: 'Missing or invalid credentials produce 401.',
          message: `The server does not check the ${cause} of credentials.`,
          expected: 401,
          got: status,
        })
      }
    }
  },
}
