import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'

const text = '{"limit": 0}'
const bytes = new TextEncoder().encode(text)

/** Returns the violations of a search with this body. */
function found(body: unknown) {
  const verdict = createContract({ rules: { 'idempotency/*': 'off' } }).checkHttp({
    method: 'POST',
    url: '/v5/campaigns/search',
    body,
  })
  return verdict?.ok === false ? verdict.violations.map(({ rule }) => rule) : []
}

it.each<[string, unknown]>([
  ['a Uint8Array', bytes],
  ['a buffer of Node', Buffer.from(text)],
  ['an ArrayBuffer', bytes.buffer],
  ['a view of a part', new DataView(new TextEncoder().encode(`x${text}`).buffer, 1)],
  // As in test runners with a context per file, and between frames of a page.
  ['a Uint8Array of another realm', runInNewContext('Uint8Array').from(bytes)],
  ['an ArrayBuffer of another realm', runInNewContext('Uint8Array').from(bytes).buffer],
])('%s is read as the text that it holds', (_name, body) => {
  expect(found(body)).toEqual(found(text))
  expect(found(body)).not.toEqual([])
})

it('treats empty bytes as a missing body, like an empty text', () => {
  expect(found(new Uint8Array())).toEqual(found(''))
  expect(found('')).toEqual(['body/missing'])
})
