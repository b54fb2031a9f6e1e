import type { JsonObject } from '../../../core/base/json.js'
import type { Mutant } from '../mutant.js'
import { campaigns, contract } from './contract.js'
import { codeOf, onError, onResponse, onSuccess, without } from './edit-response.js'

export const errorsWith200: Mutant = {
  name: 'response/errors-with-200',
  summary: 'Sends every error with status 200.',
  shows: { subjects: ['*'] },
  answer: onResponse(
    ({ status }) => status >= 400,
    (response) => ({ ...response, status: 200 }),
  ),
}

export const codeInLowerCase: Mutant = {
  name: 'response/code-in-lower-case',
  summary: 'Sends error codes in lower case.',
  shows: { subjects: ['response/code'] },
  answer: onError((error) => ({ ...error, code: String(error.code).toLowerCase() })),
}

export const forgetsRequestId: Mutant = {
  name: 'response/forgets-request-id',
  summary: 'Omits `request_id` from errors.',
  shows: { operations: campaigns, subjects: ['response/envelope'] },
  answer: onError((error) => without(error, 'request_id')),
}

export const detailsMissing: Mutant = {
  name: 'answer/campaigns-details-missing',
  summary: 'Omits the details from errors of campaigns.',
  // Any violation may cause such a response.
  shows: { operations: campaigns, subjects: ['*'] },
  answer: onError((error, _, { operation }) =>
    contract.operations[operation].family === 'campaigns' ? without(error, 'details') : undefined,
  ),
}

/** Creates a mutant that changes `Retry-After`, or omits it without a value. */
export const withRetryAfter = (name: string, summary: string, value?: string): Mutant => ({
  name: `response/retry-after-${name}`,
  summary,
  shows: { subjects: ['response/retry-after'] },
  answer: onResponse(
    (response) => response.status === 429 && codeOf(response) !== undefined,
    ({ headers, ...response }) => {
      const others = Object.fromEntries(
        Object.entries(headers).filter(([header]) => header.toLowerCase() !== 'retry-after'),
      )
      return { ...response, headers: { ...others, ...(value && { 'Retry-After': value }) } }
    },
  ),
})

export const retryAfterADate = withRetryAfter(
  'a-date',
  'Sends `Retry-After` as a date.',
  'Wed, 21 Oct 2037 07:28:00 GMT',
)

export const listRepeats: Mutant = {
  name: 'list/repeats',
  summary: 'Lists every offering twice.',
  shows: { operations: ['listOfferings'], subjects: ['response/page', 'sequence/*'] },
  answer: onSuccess(({ data, ...body }, { operation }) => {
    const offerings = (data as JsonObject[]) ?? []
    return operation === 'listOfferings'
      ? { ...body, data: [...offerings, ...offerings] }
      : undefined
  }),
}
