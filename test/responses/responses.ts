import {
  type ContractOptions,
  createContract,
  type OperationName,
  type RequestInput,
  type ResponseContext,
  type StoredResponse,
} from '../../src/core/index.js'

const contract = createContract()

export const check = (
  operation: OperationName,
  response: StoredResponse,
  context: ResponseContext = {},
  options?: ContractOptions,
) =>
  (options === undefined ? contract : createContract(options)).checkResponse(
    operation,
    response,
    context,
  )

/**
 * What a table wants of one response: findings as `<level> <check without its group> at <target>`,
 * or ids of checks that stay unchecked.
 */
export type ResponseCase = readonly [
  name: string,
  operation: OperationName,
  response: StoredResponse,
  wanted: readonly string[],
  context?: ResponseContext,
]

export const found = ([, operation, response, , context]: ResponseCase): string[] =>
  check(operation, response, context).findings.map(
    ({ check, level, target }) => `${level} ${check.replace('response/', '')} at ${target}`,
  )

type Parts = Record<string, unknown>

/** A campaign error; parts of `error` can be replaced, or left out with undefined. */
export const campaignError = (status: number, code: string, parts: Parts = {}): StoredResponse => ({
  status,
  headers: { 'Retry-After': '30', 'WWW-Authenticate': 'Basic' },
  body: {
    response_id: 'trace-1',
    error: { code, message: 'Wrong.', target: '', details: [], request_id: 'call-1', ...parts },
  },
})

/** An offering error; parts of `error` can be replaced, or left out with undefined. */
export const offeringError = (status: number, code: string, parts: Parts = {}): StoredResponse => ({
  status,
  headers: { 'Retry-After': '30', 'WWW-Authenticate': 'Basic' },
  body: {
    error: { code, message: 'Wrong.', target: '', doc_url: 'https://docs.example.com', ...parts },
    response_id: 'trace-1',
  },
})

export const success = (data: unknown, status = 200): StoredResponse => ({
  status,
  headers: {},
  body: { response_id: 'trace-1', type: 'campaign', data },
})

/** Returns the response to a test, with a SENT result for each key. */
export const sent = (...keys: string[]): StoredResponse =>
  success({
    data: Object.fromEntries(keys.map((key) => [key, { status: 'SENT' }])),
    message: 'Sent.',
  })

/** Returns a request with headers and query. */
export const request = (body: unknown, more: Partial<RequestInput> = {}): RequestInput => ({
  headers: {},
  query: {},
  body,
  ...more,
})
