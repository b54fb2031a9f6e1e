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
  isMeant: (response: Response, operation: OperationName) => boolean,
  change: (response: Response) => StoredResponse,
  operations?: readonly OperationName[],
): Mutant => ({
  name: `response/${name}`,
  summary,
  shows: { ...(operations && { operations }), subjects },
  answer: onResponse((response, { operation }) => isMeant(response, operation), change),
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
    'Answers errors in plain text.',
    ['response/envelope'],
    isError,
    withText('Something is wrong.', 'text/plain'),
  ),
  mutant(
    'error-html',
    'Answers errors with a page for people.',
    ['response/envelope'],
    isError,
    withText('<!doctype html><title>Error</title>', 'text/html'),
  ),
  mutant(
    'error-empty',
    'Answers errors without a body.',
    ['response/envelope'],
    isError,
    ({ status, headers }) => ({ status, headers, body: undefined }),
  ),
  mutant(
    'success-empty',
    'Answers successes without a body.',
    ['response/envelope'],
    isSuccess,
    ({ status, headers }) => ({ status, headers, body: undefined }),
  ),
  mutant(
    'success-text',
    'Answers successes in plain text.',
    ['response/envelope'],
    isSuccess,
    withText('OK', 'text/plain'),
  ),
  mutant(
    'success-list',
    'Answers successes with a list.',
    ['response/envelope'],
    isSuccess,
    (response) => ({ ...response, body: [response.body] }),
  ),
  mutant(
    'json-twice',
    'Writes the JSON of an answer as a text in JSON.',
    ['response/envelope'],
    ({ body }) => isObject(body),
    (response) => ({ ...response, body: JSON.stringify(JSON.stringify(response.body)) }),
  ),
]

const statuses: readonly Mutant[] = [
  errorsWith200,
  mutant(
    'wrong-requests-with-500',
    'Answers wrong requests with the status 500.',
    ['*'],
    ({ status }) => status === 400,
    (response) => ({ ...response, status: 500 }),
  ),
  mutant(
    'every-error-with-400',
    'Answers every error with the status 400.',
    ['*'],
    isError,
    (response) => ({ ...response, status: 400 }),
  ),
  mutant(
    'teapot',
    'Answers wrong requests with a status that no operation has.',
    ['*'],
    ({ status }) => status === 400,
    (response) => ({ ...response, status: 418 }),
  ),
  mutant(
    'created-with-200',
    'Answers a created offering with 200.',
    ['response/offering', 'response/status'],
    ({ status }, operation) => operation === 'createOffering' && status === 201,
    (response) => ({ ...response, status: 200 }),
    ['createOffering'],
  ),
  mutant(
    'created-with-202',
    'Answers a created offering with 202.',
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
      // Its success is shown nowhere, so that any 2xx with a body is right.
      ['validateCampaign', 204],
    ] as const
  ).map(([operation, status]) =>
    mutant(
      `${operationName(operation)}-with-${status}`,
      `Answers ${operation} with ${status} in place of 200.`,
      ['response/offering', 'response/status', 'response/envelope'],
      (response, of) => of === operation && response.status === 200,
      ({ headers, body }) => ({ status, headers, body: status === 204 ? undefined : body }),
      [operation],
    ),
  ),
  mutant(
    'redirects',
    'Answers reads of offerings with a redirect.',
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
  withRetryAfter('missing', 'Leaves `Retry-After` out.'),
  retryAfterADate,
  withRetryAfter('a-fraction', 'Says in fractions of a second when to try again.', '0.5'),
  withRetryAfter('with-unit', 'Says when to try again with a unit.', '1s'),
  withRetryAfter('negative', 'Says to have waited.', '-1'),
]

const retryAtOnce: Mutant = mutant(
  'retry-after-zero',
  'Says to try again at once, though the limit is not free yet.',
  ['response/retry-after', 'sequence/rate-limit', 'sequence/*'],
  ({ status }) => status === 429,
  ({ headers, ...response }) => ({ ...response, headers: { ...headers, 'Retry-After': '0' } }),
  [...offerings, 'testCampaign'],
)

/** Servers that answer in another form than JSON, with another status, or with wrong headers. */
export const wire: readonly Mutant[] = [...bodies, ...statuses, ...retryAfters, retryAtOnce]
