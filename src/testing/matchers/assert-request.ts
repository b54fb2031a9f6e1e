import type { RequestInput } from '../../core/index.js'

const parts = ['params', 'query', 'headers', 'body'] as const

/** Throws a TypeError where what was received is no request; a bare body is a frequent slip. */
export function assertRequest(
  matcher: string,
  received: unknown,
): asserts received is RequestInput {
  const shape = 'an object with `params`, `query`, `headers` and `body`, as far as they matter'
  if (typeof received !== 'object' || received === null || Array.isArray(received)) {
    throw new TypeError(`${matcher} must be given a request: ${shape}.`)
  }
  const names = Object.keys(received)
  if (names.length > 0 && !parts.some((name) => names.includes(name))) {
    throw new TypeError(
      `${matcher} must be given a request: ${shape}. Is this a body? Write \`expect({ body })\`.`,
    )
  }
}
