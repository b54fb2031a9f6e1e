import { expect, test } from 'vitest'
import { checked } from '../../cli/inputs/checked.js'

const value = { channel: 'Push', unknown: 1 }

/** An OpenAPI document in which a request and its response have `count` examples each. */
function documentWith(count: number): string {
  const examples = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`example ${index}`, { value }]),
  )
  const content = { 'application/json': { examples } }
  const post = { requestBody: { content }, responses: { 200: { content } } }
  return JSON.stringify({ openapi: '3.1.0', paths: { '/v5/campaigns': { post } } })
}

async function millisecondsFor(name: string, count: number): Promise<number> {
  const start = performance.now()
  const { report } = await checked({ [name]: documentWith(count) })
  expect(report.files).toHaveLength(2 * count)
  return performance.now() - start
}

// One pass over the document per example would make eight times as many cost 64 times as much.
test.each(['a.json', 'a.yaml'])('checks many examples in linear time: %s', async (name) => {
  await millisecondsFor(name, 250)
  const few = await millisecondsFor(name, 250)
  const many = await millisecondsFor(name, 2000)
  expect(many / few).toBeLessThan(24)
})
