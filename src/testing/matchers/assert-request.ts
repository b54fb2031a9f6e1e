import type { RequestInput } from '../../core/index.js'

const parts = ['params', 'query', 'headers', 'body'] as const

/** Throws a TypeError if the received value is not a request; a bare body is a frequent mistake. */
export function assertRequest(
  matcher: string,
  received: unknown,
): asserts received is RequestInput {
  const shape = 'an object with any of `params`, `query`, `headers` and `body`'
  if (typeof received !== 'object' || received === null || Array.isArray(received)) {
    throw new TypeError(`${matcher} expects a request: ${shape}.`)
  }
  const names = Object.keys(received)
  if (names.length > 0 && !parts.some((name) => names.includes(name))) {
    throw new TypeError(
      `${matcher} expects a request: ${shape}. To check a body, write \`expect({ body })\`.`,
    )
  }
}
