import { isObject } from '../../../src/core/base/json.js'
import type { OperationName, StoredResponse } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { offerings } from '../../../src/testing/sandbox/mutants/contract.js'
import { onResponse } from '../../../src/testing/sandbox/mutants/edit-response.js'
import {
  errorsWith200,
  retryAfterADate,
  withRetryAfter,
} from '../../../src/testing/sandbox/mutants/responses.js'

type Response = Required<StoredResponse>

const mutant = (
  name: string,
  summary: string,
  subjects: readonly string[],
  applies: (response: Response, operation: OperationName) => boolean,
  change: (response: Response) => StoredResponse,
  operations?: readonly OperationName[],
): Mutant => ({
  name: `response/${name}`,
  summary,
  shows: { ...(operations && { operations }), subjects },
  answer: onResponse((response, { operation }) => applies(response, operation), change),
})

const isError = ({ status }: Response): boolean => status >= 400
const isSuccess = ({ status }: Response): boolean => status < 300
const withText = (body: string, type: string) => (response: Response) => ({
  ...response,
  headers: { ...response.headers, 'Content-Type': type },
  body,
})

const bodies: readonly Mutant[] = [
  mutant(
    'error-plain-text',
    'Returns errors as plain text.',
    ['server/content-type'],
    isError,
    withText('Something went wrong.', 'text/plain'),
  ),
  mutant(
    'error-html',
    'Returns errors as HTML pages.',
    ['server/content-type'],
    isError,
    withText('<!doctype html><title>Error</title>', 'text/html'),
  ),
  mutant(
    'error-empty',
    'Returns errors without a body.',
    ['response/envelope'],
    isError,
    ({ status, headers }) => ({ status, headers, body: undefined }),
  ),
  mutant(
    'success-empty',
    'Returns success responses without a body.',
    ['response/envelope'],
    isSuccess,
    ({ status, headers }) => ({ status, headers, body: undefined }),
  ),
  mutant(
    'success-text',
    'Returns success responses as plain text.',
    ['server/content-type'],
    isSuccess,
    withText('OK', 'text/plain'),
  ),
  mutant(
    'success-list',
    'Wraps success responses in a list.',
    ['response/envelope'],
    isSuccess,
    (response) => ({ ...response, body: [response.body] }),
  ),
  mutant(
    'json-twice',
    'Encodes response bodies as JSON twice.',
    ['response/envelope'],
    ({ body }) => isObject(body),
    (response) => ({ ...response, body: JSON.stringify(JSON.stringify(response.body)) }),
  ),
]

const statuses: readonly Mutant[] = [
  errorsWith200,
  mutant(
    'wrong-requests-with-500',
    'Returns status 500 for invalid requests.',
    ['*'],
    ({ status }) => status === 400,
    (response) => ({ ...response, status: 500 }),
  ),
  mutant(
    'every-error-with-400',
    'Returns status 400 for every error.',
    ['*'],
    isError,
    (response) => ({ ...response, status: 400 }),
  ),
  mutant(
    'teapot',
    'Returns a status for invalid requests that no operation has.',
    ['*'],
    ({ status }) => status === 400,
    (response) => ({ ...response, status: 418 }),
  ),
  mutant(
    'created-with-200',
    'Returns 200 for a created offering.',
    ['response/offering', 'response/status'],
    ({ status }, operation) => operation === 'createOffering' && status === 201,
    (response) => ({ ...response, status: 200 }),
    ['createOffering'],
  ),
  mutant(
    'created-with-202',
    'Returns 202 for a created offering.',
    ['response/offering', 'response/status'],
    ({ status }, operation) => operation === 'createOffering' && status === 201,
    (response) => ({ ...response, status: 202 }),
    ['createOffering'],
  ),
  ...(
    [
      ['updateOffering', 201],
      ['updateOffering', 204],
      ['listOfferings', 201],
      ['listOfferings', 204],
      ['listOfferTemplates', 201],
      ['listOfferTemplates', 204],
      ['testCampaign', 201],
      ['testCampaign', 204],
      // Its success response is not documented, so any 2xx with a body is valid.
      ['validateCampaign', 204],
    ] as const
  ).map(([operation, status]) =>
    mutant(
      `${operationName(operation)}-with-${status}`,
      `Returns ${status} instead of 200 for ${operation}.`,
      ['response/offering', 'response/status', 'response/envelope'],
      (response, of) => of === operation && response.status === 200,
      ({ headers, body }) => ({ status, headers, body: status === 204 ? undefined : body }),
      [operation],
    ),
  ),
  mutant(
    'redirects',
    'Redirects reads of offerings.',
    ['*'],
    ({ status }, operation) => operation === 'listOfferings' && status === 200,
    (response) => ({ ...response, status: 302 }),
    ['listOfferings'],
  ),
]

function operationName(operation: OperationName): string {
  return operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const retryAfters: readonly Mutant[] = [
  withRetryAfter('missing', 'Omits `Retry-After`.'),
  retryAfterADate,
  withRetryAfter('a-fraction', 'Returns `Retry-After` with a fraction of a second.', '0.5'),
  withRetryAfter('with-unit', 'Returns `Retry-After` with a unit.', '1s'),
  withRetryAfter('negative', 'Returns a negative `Retry-After`.', '-1'),
]

const retryAtOnce: Mutant = mutant(
  'retry-after-zero',
  'Returns `Retry-After: 0` before a call is allowed again.',
  ['response/retry-after', 'sequence/rate-limit', 'sequence/*'],
  ({ status }) => status === 429,
  ({ headers, ...response }) => ({ ...response, headers: { ...headers, 'Retry-After': '0' } }),
  [...offerings, 'testCampaign'],
)

const challenges: readonly Mutant[] = (
  [
    ['missing', 'Leaves `WWW-Authenticate` out of 401.', {}],
    ['bearer', 'Names another scheme than Basic in 401.', { 'WWW-Authenticate': 'Bearer' }],
  ] as const
).map(([name, summary, challenge]) =>
  mutant(
    `www-authenticate-${name}`,
    summary,
    ['response/www-authenticate'],
    ({ status }) => status === 401,
    ({ headers: { 'WWW-Authenticate': _, ...others }, ...response }) => ({
      ...response,
      headers: { ...others, ...challenge },
    }),
  ),
)

/** Servers whose responses are not JSON, or have another status or wrong headers. */
export const wire: readonly Mutant[] = [
  ...bodies,
  ...statuses,
  ...retryAfters,
  retryAtOnce,
  ...challenges,
]
