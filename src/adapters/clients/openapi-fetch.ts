import type { Middleware } from 'openapi-fetch'
import { attempt } from '../../core/base/attempt.js'
import { targetOf } from '../../core/http/target.js'
import { createClientCheck, type SentRequest } from './client-check.js'
import type { ClientOptions } from './client-options.js'
import { absolute, readBody } from './outgoing.js'

export type { ClientOptions, Strictness } from './client-options.js'
export { ContractViolationError } from './contract-violation-error.js'

/**
 * Returns openapi-fetch middleware that validates requests of the API before sending them, and
 * checks their responses. Register it after middleware that changes requests. Without a `basePath`
 * in the contract's options, the path of the client's `baseUrl` is the base path. Throws a
 * TypeError on an unknown or invalid option.
 */
export function campaignContract(options: ClientOptions = {}): Middleware {
  const check = createClientCheck(options)
  const hasBasePath = options.contract?.basePath !== undefined
  // Each call has its own options object.
  const sent = new WeakMap<object, SentRequest>()
  return {
    async onRequest({ request, options: call }) {
      const { method, url, headers } = request
      const target = hasBasePath ? undefined : withoutBase(url, call.baseUrl)
      const checked = await check.request({
        method,
        url,
        target,
        headers,
        readBody: () => readBody(request),
      })
      if (checked !== undefined) sent.set(call, checked)
    },
    onResponse: ({ response, options: call }) => check.response(sent.get(call), response),
  }
}

/** Returns the path and query after the path of a client's base URL. */
function withoutBase(url: string, baseUrl: string): string {
  const target = targetOf(url)
  const whole = baseUrl === '' ? undefined : absolute(baseUrl, url)
  const base = attempt(() => new URL(whole as string).pathname.replace(/\/$/, '')) ?? ''
  return target.startsWith(`${base}/`) ? target.slice(base.length) : target
}
