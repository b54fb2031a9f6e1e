import { isObject } from '../../../core/base/json.js'
import type { OperationName, StoredResponse } from '../../../core/index.js'
import type { SeededFault } from '../fault.js'
import { offerings } from './contract.js'
import { codeOf, onAnswer } from './edit-answer.js'

type Response = Required<StoredResponse>

const fault = (
  name: string,
  summary: string,
  subjects: readonly string[],
  isMeant: (response: Response, operation: OperationName) => boolean,
  change: (response: Response) => StoredResponse,
  operations?: readonly OperationName[],
): SeededFault => ({
  name: `response/${name}`,
  summary,
  shows: { ...(operations && { operations }), subjects },
  answer: onAnswer((response, { operation }) => isMeant(response, operation), change),
})

const isError = ({ status }: Response): boolean => status >= 400
const isSuccess = ({ status }: Response): boolean => status < 300
const withText = (body: string, type: string) => (response: Response) => ({
  ...response,
  headers: { ...response.headers, 'Content-Type': type },
  body,
})

const bodies: readonly SeededFault[] = [
  fault(
    'error-plain-text',
    'Answers errors in plain text.',
    ['response/envelope'],
    isError,
    withText('Something is wrong.', 'text/plain'),
  ),
  fault(
    'error-html',
    'Answers errors with a page for people.',
    ['response/envelope'],
    isError,
    withText('<!doctype html><title>Error</title>', 'text/html'),
  ),
  fault(
    'error-empty',
    'Answers errors without a body.',
    ['response/envelope'],
    isError,
    ({ status, headers }) => ({ status, headers, body: undefined }),
  ),
  fault(
    'success-empty',
    'Answers successes without a body.',
    ['response/envelope'],
    isSuccess,
    ({ status, headers }) => ({ status, headers, body: undefined }),
  ),
  fault(
    'success-text',
    'Answers successes in plain text.',
    ['response/envelope'],
    isSuccess,
    withText('OK', 'text/plain'),
  ),
  fault(
    'success-list',
    'Answers successes with a list.',
    ['response/envelope'],
    isSuccess,
    (response) => ({ ...response, body: [response.body] }),
  ),
  fault(
    'json-twice',
    'Writes the JSON of an answer as a text in JSON.',
    ['response/envelope'],
    ({ body }) => isObject(body),
    (response) => ({ ...response, body: JSON.stringify(JSON.stringify(response.body)) }),
  ),
]

const statuses: readonly SeededFault[] = [
  fault(
    'errors-with-200',
    'Answers every error with the status 200.',
    ['*'],
    isError,
    (response) => ({ ...response, status: 200 }),
  ),
  fault(
    'wrong-requests-with-500',
    'Answers wrong requests with the status 500.',
    ['*'],
    ({ status }) => status === 400,
    (response) => ({ ...response, status: 500 }),
  ),
  fault(
    'every-error-with-400',
    'Answers every error with the status 400.',
    ['*'],
    isError,
    (response) => ({ ...response, status: 400 }),
  ),
  fault(
    'teapot',
    'Answers wrong requests with a status that no operation has.',
    ['*'],
    ({ status }) => status === 400,
    (response) => ({ ...response, status: 418 }),
  ),
  fault(
    'created-with-200',
    'Answers a created offering with 200.',
    ['response/offering', 'response/status'],
    ({ status }, operation) => operation === 'createOffering' && status === 201,
    (response) => ({ ...response, status: 200 }),
    ['createOffering'],
  ),
  fault(
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
    fault(
      `${operationName(operation)}-with-${status}`,
      `Answers ${operation} with ${status} in place of 200.`,
      ['response/offering', 'response/status', 'response/envelope'],
      (response, of) => of === operation && response.status === 200,
      ({ headers, body }) => ({ status, headers, body: status === 204 ? undefined : body }),
      [operation],
    ),
  ),
  fault(
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

const retryAfters: readonly SeededFault[] = (
  [
    ['missing', 'Leaves `Retry-After` out.', undefined],
    ['a-date', 'Says with a date when to try again.', 'Wed, 21 Oct 2037 07:28:00 GMT'],
    ['a-fraction', 'Says in fractions of a second when to try again.', '0.5'],
    ['with-unit', 'Says when to try again with a unit.', '1s'],
    ['negative', 'Says to have waited.', '-1'],
  ] as const
).map(([name, summary, value]) =>
  fault(
    `retry-after-${name}`,
    summary,
    ['response/retry-after'],
    (response) => response.status === 429 && codeOf(response) !== undefined,
    ({ headers, ...response }) => {
      const others = Object.fromEntries(
        Object.entries(headers).filter(([header]) => header.toLowerCase() !== 'retry-after'),
      )
      return { ...response, headers: { ...others, ...(value && { 'Retry-After': value }) } }
    },
  ),
)

const retryAtOnce: SeededFault = fault(
  'retry-after-zero',
  'Says to try again at once, though the limit is not free yet.',
  ['response/retry-after', 'sequence/rate-limit', 'sequence/*'],
  ({ status }) => status === 429,
  ({ headers, ...response }) => ({ ...response, headers: { ...headers, 'Retry-After': '0' } }),
  [...offerings, 'testCampaign'],
)

/** Servers that answer in another form than JSON, with another status, or with wrong headers. */
export const wire: readonly SeededFault[] = [...bodies, ...statuses, ...retryAfters, retryAtOnce]
