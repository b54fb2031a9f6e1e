import { isObject } from '../../../src/core/base/json.js'
import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { campaigns, contract, offerings } from '../../../src/testing/sandbox/mutants/contract.js'
import {
  onError,
  onResponse,
  onSuccess,
  without,
} from '../../../src/testing/sandbox/mutants/edit-response.js'
import {
  codeInLowerCase,
  forgetsRequestId,
} from '../../../src/testing/sandbox/mutants/responses.js'

type ResponseHook = NonNullable<Mutant['answer']>

/** Creates a mutant of a part that every response has; a response check detects it. */
const mutant = (
  name: string,
  summary: string,
  operations: readonly OperationName[] | undefined,
  subjects: readonly string[],
  answer: ResponseHook,
): Mutant => ({
  name: `response/${name}`,
  summary,
  shows: { ...(operations && { operations }), subjects },
  answer,
})

const envelope = ['response/envelope']

/** Applies to the responses of one family. */
const ofFamily =
  (family: 'campaigns' | 'offerings', hook: ResponseHook): ResponseHook =>
  (response, exchange) =>
    contract.operations[exchange.operation].family === family ? hook(response, exchange) : response

const ofCampaigns = (hook: ResponseHook): ResponseHook => ofFamily('campaigns', hook)
const ofOfferings = (hook: ResponseHook): ResponseHook => ofFamily('offerings', hook)

const inBody = (change: Parameters<typeof onSuccess>[0]): ResponseHook =>
  onResponse(
    ({ body }) => isObject(body),
    (response) => ({ ...response, body: change(response.body as never, undefined as never) }),
  )

const successes: readonly Mutant[] = [
  mutant(
    'forgets-type',
    'Omits `type` from a success response.',
    campaigns,
    envelope,
    onSuccess((body) => without(body, 'type')),
  ),
  mutant(
    'type-no-text',
    'Returns a `type` that is not a string.',
    campaigns,
    envelope,
    ofCampaigns(onSuccess((body) => ({ ...body, type: ['campaign'] }))),
  ),
  mutant(
    'type-plural',
    'Writes `type` as `campaigns`.',
    campaigns,
    envelope,
    ofCampaigns(onSuccess((body) => ({ ...body, type: 'campaigns' }))),
  ),
  mutant(
    'forgets-data',
    'Omits `data` from a success response.',
    campaigns,
    envelope,
    onSuccess((body) => without(body, 'data')),
  ),
  mutant(
    'data-at-the-top',
    'Returns the data without the envelope.',
    undefined,
    envelope,
    onSuccess((body) => (isObject(body.data) ? body.data : undefined)),
  ),
  mutant(
    'data-as-list',
    'Puts `data` into a list.',
    ['testCampaign', 'changeCampaignStatus'],
    envelope,
    onSuccess((body, { operation }) =>
      operation === 'testCampaign' || operation === 'changeCampaignStatus'
        ? { ...body, data: [body.data] }
        : undefined,
    ),
  ),
  mutant(
    'data-null',
    'Responds to a status change with the data `null`.',
    ['changeCampaignStatus'],
    envelope,
    onSuccess((body, { operation }) =>
      operation === 'changeCampaignStatus' ? { ...body, data: null } : undefined,
    ),
  ),
]

const everywhere: readonly Mutant[] = [
  mutant(
    'forgets-response-id',
    'Omits `response_id`.',
    undefined,
    envelope,
    inBody((body) => without(body, 'response_id')),
  ),
  mutant(
    'response-id-number',
    'Returns a numeric `response_id`.',
    undefined,
    envelope,
    inBody((body) => ({ ...body, response_id: 17 })),
  ),
  mutant(
    'response-id-null',
    'Returns the `response_id` `null`.',
    undefined,
    envelope,
    inBody((body) => ({ ...body, response_id: null })),
  ),
  mutant(
    'response-id-in-camel-case',
    'Writes `responseId`.',
    undefined,
    envelope,
    inBody(({ response_id, ...body }) => ({ ...body, responseId: response_id })),
  ),
]

const errors: readonly Mutant[] = [
  ...(['code', 'message', 'target'] as const).flatMap((key) => [
    mutant(
      `error-without-${key}`,
      `Omits \`${key}\` from errors.`,
      undefined,
      [...envelope, '*'],
      onError((error) => without(error, key)),
    ),
    mutant(
      `error-${key}-no-text`,
      `Returns a \`${key}\` in errors that is not a string.`,
      undefined,
      [...envelope, '*'],
      onError((error) => ({ ...error, [key]: { text: error[key] } })),
    ),
  ]),
  forgetsRequestId,
  mutant(
    'request-id-null',
    'Returns the `request_id` `null` in errors.',
    campaigns,
    envelope,
    ofCampaigns(onError((error) => ({ ...error, request_id: null }))),
  ),
  mutant(
    'echoes-another-request-id',
    'Returns a request id that the request does not have.',
    campaigns,
    ['response/request-id-echo'],
    ofCampaigns(onError((error) => ({ ...error, request_id: 'another-request' }))),
  ),
  mutant(
    'echoes-request-id-in-lower-case',
    'Returns the request id in lower case.',
    campaigns,
    ['response/request-id-echo'],
    ofCampaigns(
      onError((error) => ({ ...error, request_id: String(error.request_id).toLowerCase() })),
    ),
  ),
  mutant(
    'echoes-nothing',
    'Returns an empty `request_id` in errors.',
    campaigns,
    ['response/request-id-echo'],
    ofCampaigns(onError((error) => ({ ...error, request_id: '' }))),
  ),
  mutant(
    'forgets-doc-url',
    'Omits `doc_url` from errors.',
    offerings,
    ['response/doc-url'],
    onError((error) => without(error, 'doc_url')),
  ),
  mutant(
    'doc-url-no-text',
    'Returns a `doc_url` that is not a string.',
    offerings,
    ['response/doc-url'],
    ofOfferings(onError((error) => ({ ...error, doc_url: { href: error.doc_url } }))),
  ),
  codeInLowerCase,
  mutant(
    'code-with-hyphens',
    'Writes the codes of errors with hyphens.',
    undefined,
    ['response/code'],
    onError((error) => ({ ...error, code: String(error.code).replaceAll('_', '-') })),
  ),
  mutant(
    'error-is-text',
    'Returns an error as a string in `error`.',
    undefined,
    envelope,
    onResponse(
      ({ body }) => isObject(body) && isObject(body.error),
      (response) => ({ ...response, body: { ...(response.body as object), error: 'wrong' } }),
    ),
  ),
  mutant(
    'error-at-the-top',
    'Returns the members of `error` without the envelope.',
    undefined,
    envelope,
    onResponse(
      ({ body }) => isObject(body) && isObject(body.error),
      (response) => ({ ...response, body: (response.body as { error: object }).error }),
    ),
  ),
  mutant(
    'errors-in-a-list',
    'Returns errors as a list in `errors`.',
    undefined,
    envelope,
    onResponse(
      ({ body }) => isObject(body) && isObject(body.error),
      (response) => {
        const { error, ...others } = response.body as { error: object }
        return { ...response, body: { ...others, errors: [error] } }
      },
    ),
  ),
]

/** Servers whose responses lack a part of the envelope or have it in another form. */
export const envelopes: readonly Mutant[] = [...successes, ...everywhere, ...errors]
