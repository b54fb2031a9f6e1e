import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const credentials = (user: string): string =>
  `Basic ${Buffer.from(`${user}:key`).toString('base64')}`

/** Returns a UUID v4 that ends with a number. */
const uuid = (number: number): string =>
  `3f1c2b7e-8a94-4d0e-9b6a-${String(number).padStart(12, '0')}`

interface Row {
  /** Number of the idempotency key. */
  key: number
  action?: string
  user?: string
  facts?: object
}

/** Returns a line with a status change, valid unless its action is not. */
export const stop = ({ key, action = 'STOP', user = 'shop', facts }: Row): string =>
  JSON.stringify({
    operation: 'changeCampaignStatus',
    params: { campaign_id: '66f1c2b7e8a94d0e9b6a5c2d' },
    headers: {
      authorization: credentials(user),
      'X-SVC-Request-Id': uuid(1),
      'Idempotency-Key': uuid(key),
    },
    body: { action },
    facts,
  })

const example = parse(
  readFileSync(
    new URL('../../../examples/requests/create-offering-smv.yaml', import.meta.url),
    'utf8',
  ),
)

/** Returns a line with a valid offering of this name. */
export const offering = (
  name: string,
  {
    key,
    user = 'shop',
    now = '2026-05-01T12:00:00Z',
  }: Pick<Row, 'key' | 'user'> & { now?: string },
): string =>
  JSON.stringify({
    operation: 'createOffering',
    headers: { Authorization: credentials(user), 'Idempotency-Key': uuid(key) },
    body: { ...example.body, name },
    facts: { now },
  })

export const lines = (rows: readonly string[]): string => `${rows.join('\n')}\n`
