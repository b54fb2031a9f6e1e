import type { Facts, OperationName } from '../../src/core/index.js'
import { emailsIn, requestNamed } from './requests.js'

/** A request whose body is large, as the text that a parser gets. */
export interface LargeRequest {
  name: string
  operation: OperationName
  isRight: boolean
  facts: Facts
  text: () => string
}

const entries = 100_000
const levels = 100_000

const locale = (index: number): string => (index === 0 ? 'default' : `locale_${index}`)

/** E-mails, 800 bytes each, with two of them for each locale. */
const ofLocales = (count: number): LargeRequest => ({
  name: `${count} locales`,
  operation: 'testCampaign',
  isRight: true,
  facts: requestNamed('B').facts,
  text: () => JSON.stringify(emailsIn(Array.from({ length: count }, (_, index) => locale(index)))),
})

const wrong = (name: string, operation: OperationName, text: () => string): LargeRequest => ({
  ...{ name, operation, text },
  ...{ isRight: false, facts: {} },
})

/** A text instead of a body: the writer of JSON is recursive, so it could not write these. */
const nested = (before: string, open: string, close: string, after: string) => () =>
  `${before}${open.repeat(levels)}1${close.repeat(levels)}${after}`

const count = (value: number): string => value.toLocaleString('en-US')
const numbers = Array.from({ length: entries }, (_, index) => index)
const push = (basicDetails: object) => () =>
  JSON.stringify({ channel: 'PUSH', basic_details: basicDetails })

/** What a body can have very much of, by the title of the table. */
export const largeRequests: Readonly<Record<string, readonly LargeRequest[]>> = {
  'from 3 to 1,000 locales': [3, 10, 100, 1000].map(ofLocales),
  [`${count(entries)} wrong entries`]: [
    wrong('tags that are numbers', 'testCampaign', push({ tags: numbers })),
    wrong(
      'platforms that do not exist',
      'testCampaign',
      push({ platforms: numbers.map((index) => `PLATFORM_${index}`) }),
    ),
    wrong('recipients without an @', 'testCampaign', () => {
      const cc_ids = numbers.map((index) => `recipient ${index}`)
      return JSON.stringify({
        channel: 'EMAIL',
        campaign_content: { content: { email: { cc_ids } } },
      })
    }),
    wrong('tags of an offering that are numbers', 'createOffering', () =>
      JSON.stringify({ tags: numbers }),
    ),
    wrong('unknown fields', 'createOffering', () =>
      JSON.stringify(Object.fromEntries(numbers.map((index) => [`field_${index}`, index]))),
    ),
  ],
  [`${count(levels)} levels`]: [
    wrong(
      'objects where any are right',
      'createOffering',
      nested('{"offer_content":', '{"a":', '}', '}'),
    ),
    wrong(
      'arrays where any are right',
      'createOffering',
      nested('{"offer_content":{"a":', '[', ']', '}}'),
    ),
    wrong(
      'objects in an unknown field',
      'createOffering',
      nested('{"unknown":', '{"a":', '}', '}'),
    ),
    wrong('arrays where texts belong', 'createOffering', nested('{"tags":', '[', ']', '}')),
    wrong(
      'objects where locales belong',
      'testCampaign',
      nested('{"channel":"EMAIL","campaign_content":{"content":', '{"a":', '}', '}}'),
    ),
  ],
}
