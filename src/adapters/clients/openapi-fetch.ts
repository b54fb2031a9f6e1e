import type { Middleware } from 'openapi-fetch'
import { attempt } from '../../core/base/attempt.js'
import { targetOf } from '../../core/http/target.js'
import { createClientCheck, type SentRequest } from './client-check.js'
import type { ClientOptions } from './client-options.js'
import { absolute, readBody } from './outgoing.js'

export type { ClientOptions, Strictness } from './client-options.js'
export { ContractViolationError } from './contract-violation-error.js'

/**
 * Middleware for openapi-fetch that checks requests of the API before they leave and responses when
 * they come. To be registered after middleware that changes requests. The path of the client's
 * `baseUrl` counts as base path where the contract's options name none. Throws a TypeError on an
 * unknown or wrong option.
 */
export function campaignContract(options: ClientOptions = {}): Middleware {
  const check = createClientCheck(options)
  const hasBasePath = options.contract?.basePath !== undefined
  // Each call has options of its own.
  const sent = new WeakMap<object, SentRequest>()
  return {
    async onRequest({ request, options: call }) {
      const { method, url, headers } = request
      const target = hasBasePath ? undefined : withoutBase(url, call.baseUrl)
      const judged = await check.request({
        method,
        url,
        target,
        headers,
        readBody: () => readBody(request),
      })
      if (judged !== undefined) sent.set(call, judged)
    },
    onResponse: ({ response, options: call }) => check.response(sent.get(call), response),
  }
}

/** Path and query behind the path of a client's base URL. */
function withoutBase(url: string, baseUrl: string): string {
  const target = targetOf(url)
  const whole = baseUrl === '' ? undefined : absolute(baseUrl, url)
  const base = attempt(() => new URL(whole as string).pathname.replace(/\/$/, '')) ?? ''
  return target.startsWith(`${base}/`) ? target.slice(base.length) : target
}
