import { expect, it } from 'vitest'
import { readFetchBody } from '../../src/adapters/gate/fetch-exchange.js'

/** A request like in browsers without streams, such as Firefox. */
const streamless = (sent: Request): Request =>
  Object.defineProperties(sent, {
    body: { value: undefined },
    clone: { value: () => streamless(Request.prototype.clone.call(sent)) },
  })

const request = (body: string) =>
  streamless(new Request('https://example.com', { method: 'POST', body }))

it('reads the body of a request without a stream', async () => {
  const sent = request('{}')
  expect(await readFetchBody(sent, 2)).toEqual({
    value: new TextEncoder().encode('{}'),
    isRaw: true,
  })
  expect(await sent.text()).toBe('{}')
})

it('stops reading at the limit', async () => {
  expect(await readFetchBody(request('{ }'), 2)).toEqual({ isTooLarge: true })
})
