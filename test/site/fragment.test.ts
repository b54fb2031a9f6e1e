import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  decodeFragment,
  encodeFragment,
  maxStateBytes,
  type PlaygroundState,
} from '../../site/playground/fragment.js'

const states: fc.Arbitrary<PlaygroundState> = fc.record(
  {
    text: fc.string({ unit: 'binary' }),
    operation: fc.string(),
    language: fc.constantFrom('json', 'yaml', 'text'),
    facts: fc.object().map((facts) => JSON.parse(JSON.stringify(facts))),
    options: fc.object().map((options) => JSON.parse(JSON.stringify(options))),
  },
  { requiredKeys: ['text'] },
)

it('returns every state that it has encoded, in characters that a URL leaves as they are', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (state) => {
      const fragment = await encodeFragment(state)
      expect(fragment).toMatch(/^v1=[\w-]+$/)
      expect(await decodeFragment(fragment)).toEqual(state)
      expect(await decodeFragment(`#${fragment}`)).toEqual(state)
    }),
  )
})

const packed = (value: unknown): string =>
  `v1=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`

it.each([
  ['nothing', ''],
  ['an anchor', '#offerings'],
  ['another version', packed({ text: '' }).replace('v1', 'v2')],
  ['no base64', 'v1=%%%'],
  ['base64 of something else', 'v1=aGVsbG8'],
  ['a truncated state', packed({ text: 'a'.repeat(50) }).slice(0, -4)],
  ['text that is not JSON', `v1=${deflateRawSync('{').toString('base64url')}`],
  ['bytes that are not UTF-8', `v1=${deflateRawSync(Buffer.from([0xff])).toString('base64url')}`],
  ['null', packed(null)],
  ['no text', packed({ operation: 'createCampaign' })],
  ['an unknown language', packed({ text: '', language: 'html' })],
  ['facts that are a list', packed({ text: '', facts: [] })],
  ['options that are text', packed({ text: '', options: 'x' })],
  ['more than the ceiling', packed({ text: 'a'.repeat(maxStateBytes) })],
])('finds no state in %s', async (_name, fragment) => {
  expect(await decodeFragment(fragment)).toBeUndefined()
})
