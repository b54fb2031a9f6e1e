import createClient, { type Middleware } from 'openapi-fetch'
import { describe, expectTypeOf, it } from 'vitest'
import type { paths } from '../../generated/types/index.js'
import {
  type ClientOptions,
  type ContractViolationError,
  campaignContract,
} from '../../src/adapters/clients/openapi-fetch.js'
import { checkedFetch, type ClientOptions as FetchOptions } from '../../src/adapters/fetch.js'
import type {
  ContractOptions,
  MethodNotAllowed,
  OperationName,
  Rejected,
  ResponseVerdict,
} from '../../src/core/index.js'

/* Type tests; `npm run typecheck` runs them. */

const client = createClient<paths>({ baseUrl: 'https://api.example.com' })

describe('openapi-fetch', () => {
  it('accepts the middleware, and the paths of the contract', () => {
    expectTypeOf(campaignContract()).toEqualTypeOf<Middleware>()
    expectTypeOf(client.use).toBeCallableWith(campaignContract({ requests: 'report' }))
    const path = '/v5/campaigns/{campaign_id}/status'
    const params = { path: { campaign_id: 'x' }, header: { 'Idempotency-Key': 'x' } }
    void (() => client.PATCH(path, { params, body: { action: 'STOP' } }))
    // @ts-expect-error No such action.
    void (() => client.PATCH(path, { params, body: { action: 'HALT' } }))
    // @ts-expect-error No such method.
    void (() => client.DELETE(path, { params }))
  })

  it('sends the types that the documentation implies', () => {
    const path = '/v5/offers/{offer_id}'
    const params = { path: { offer_id: 'x' }, header: { 'Idempotency-Key': 'x' } }
    void (() => client.PATCH(path, { params, body: { tags: ['tag_1'], created_by: 'maria' } }))
    // @ts-expect-error The creator is a text.
    void (() => client.PATCH(path, { params, body: { created_by: 7 } }))
    // @ts-expect-error Ids are texts.
    void (() => client.PATCH(path, { params, body: { tags: [7] } }))
  })
})

describe('a checked fetch', () => {
  it('has the type of the wrapped fetch', () => {
    expectTypeOf(checkedFetch(fetch)).toEqualTypeOf<typeof fetch>()
    type Narrow = (url: string) => Promise<Response>
    expectTypeOf(checkedFetch(fetch as Narrow)).toEqualTypeOf<Narrow>()
    // @ts-expect-error No fetch.
    void (() => checkedFetch((url: string) => url.length))
  })
})

describe('options', () => {
  it('are the same for both', () => {
    expectTypeOf<ClientOptions>().toEqualTypeOf<FetchOptions>()
    expectTypeOf<ClientOptions['contract']>().toEqualTypeOf<ContractOptions<string> | undefined>()
    // @ts-expect-error No such strictness.
    void ((): ClientOptions => ({ responses: 'observe' }))
    // @ts-expect-error A server's option.
    void ((): ClientOptions => ({ mode: 'enforce' }))
  })
})

it('the error has the violations', () => {
  type Error = ContractViolationError
  expectTypeOf<Error['verdict']>().toEqualTypeOf<Rejected | MethodNotAllowed | undefined>()
  expectTypeOf<Error['responseVerdict']>().toEqualTypeOf<ResponseVerdict | undefined>()
  expectTypeOf<Error['operation']>().toEqualTypeOf<OperationName | undefined>()
})
