import { describe, expect, test } from 'vitest'
import { checked } from './checked.js'

const origin = 'https://api.example.com'
const info = { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' }

/** Returns a file of each format with a HEAD request, and a response without a body if it has them. */
const filesOf = (path: string): [name: string, text: string][] => [
  ['a.http', `HEAD ${origin}${path}\n`],
  [
    'a.har',
    JSON.stringify({
      log: {
        entries: [
          {
            request: { method: 'HEAD', url: origin + path, headers: [] },
            response: { status: 200, headers: [], content: { size: 0, text: '' } },
          },
        ],
      },
    }),
  ],
  [
    'a.json',
    JSON.stringify({
      info,
      item: [
        { request: { method: 'HEAD', url: origin + path }, response: [{ code: 200, body: '' }] },
      ],
    }),
  ],
]

const shownOf = async (name: string, text: string) =>
  (await checked({ [name]: text }, [name, '--rule', 'auth/*=off'])).shown

describe('a HEAD request is validated like GET, and its response without a body is valid', () => {
  test.each(filesOf('/v5/offers'))('%s, accepted', async (name, text) => {
    expect(await shownOf(name, text)).toEqual([['valid']])
  })

  test.each(filesOf('/v5/campaigns/66b1f0c2a94e3d0012ab34cd'))('%s, rejected', async (...file) => {
    expect(await shownOf(...file)).toEqual([
      ['invalid', expect.stringMatching(/^\d+:\d+ request-id\/missing$/)],
    ])
  })
})
