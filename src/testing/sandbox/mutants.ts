import { operationTable } from '../../../generated/operations.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { Exchange, Mutant } from './mutant.js'

type Answer = NonNullable<Mutant['answer']>

/** Changes `error` of every error response. */
const onError =
  (change: (error: JsonObject, exchange: Exchange) => JsonObject): Answer =>
  (response, exchange) => {
    const { body } = response
    if (!isObject(body) || !isObject(body.error)) return response
    return { ...response, body: { ...body, error: change(body.error, exchange) } }
  }

function without(object: JsonObject, key: string): JsonObject {
  const { [key]: _, ...others } = object
  return others
}

/** The mutants of `serve --fault`; `serve --help` lists them. */
export const mutants: readonly Mutant[] = [
  {
    name: 'ignores-rule/auth/credentials-malformed',
    summary: 'Accepts requests that violate `auth/credentials-malformed`.',
    contract: { rules: { 'auth/credentials-malformed': 'off' } },
  },
  {
    name: 'structure/accepts-missing-channel',
    summary: 'Creates campaigns without a channel.',
    forgives: ({ keyword, target }) => keyword === 'required' && target === 'channel',
  },
  {
    name: 'response/errors-with-200',
    summary: 'Sends every error with status 200.',
    answer: (response) => (response.status >= 400 ? { ...response, status: 200 } : response),
  },
  {
    name: 'response/code-in-lower-case',
    summary: 'Sends error codes in lower case.',
    answer: onError((error) => ({ ...error, code: String(error.code).toLowerCase() })),
  },
  {
    name: 'response/forgets-request-id',
    summary: 'Omits `request_id` from errors.',
    answer: onError((error) => without(error, 'request_id')),
  },
  {
    name: 'answer/campaigns-details-missing',
    summary: 'Omits the details from errors of campaigns.',
    answer: onError((error, { operation }) =>
      operationTable[operation].family === 'campaigns' ? without(error, 'details') : error,
    ),
  },
  {
    name: 'response/retry-after-a-date',
    summary: 'Sends `Retry-After` as a date.',
    answer(response) {
      if (response.status !== 429) return response
      const headers = { ...response.headers, 'Retry-After': 'Wed, 21 Oct 2037 07:28:00 GMT' }
      return { ...response, headers }
    },
  },
  {
    name: 'list/repeats',
    summary: 'Lists every offering twice.',
    answer(response, { operation }) {
      const { body } = response
      if (operation !== 'listOfferings' || !isObject(body) || !Array.isArray(body.data)) {
        return response
      }
      return { ...response, body: { ...body, data: [...body.data, ...body.data] } }
    },
  },
  {
    name: 'idempotency/no-memory',
    summary: 'Ignores idempotency keys: executes every repeated call again.',
    idempotency: () => undefined,
  },
  {
    name: 'idempotency/replays-any-body',
    summary: 'Replays the first response for a key reused with another body.',
    idempotency: (original) => ({
      ...original,
      async claim(key, claim) {
        const stored = await original.claim(key, claim)
        return stored && { ...stored, fingerprint: claim.fingerprint }
      },
    }),
  },
  {
    name: 'rate-limit/never',
    summary: 'Does not apply rate limits.',
    rateLimits: () => undefined,
  },
  {
    name: 'state/create-not-stored',
    summary: 'Returns a new campaign without storing it.',
    handlers: {
      createCampaign: (original) => (handling) => {
        const before = new Map(handling.store.campaigns)
        const outcome = original(handling)
        handling.store.campaigns = before
        return outcome
      },
    },
  },
]
