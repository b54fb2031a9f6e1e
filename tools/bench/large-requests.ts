import type { Facts, OperationName } from '../../src/core/index.js'
import { emailsIn, requestNamed } from './requests.js'

/** A request with a large body, as text. */
interface LargeRequest {
  name: string
  operation: OperationName
  isValid: boolean
  facts: Facts
  text: () => string
}

const entries = 100_000
const levels = 100_000

const locale = (index: number): string => (index === 0 ? 'default' : `locale_${index}`)

/** E-mails of 800 bytes, two for each locale. */
const ofLocales = (count: number): LargeRequest => ({
  name: `${count} locales`,
  operation: 'testCampaign',
  isValid: true,
  facts: requestNamed('B').facts,
  text: () => JSON.stringify(emailsIn(Array.from({ length: count }, (_, index) => locale(index)))),
})

const invalid = (name: string, operation: OperationName, text: () => string): LargeRequest => ({
  ...{ name, operation, text },
  ...{ isValid: false, facts: {} },
})

/** Returns the text instead of a body, because JSON.stringify is recursive and cannot write these. */
const nested = (before: string, open: string, close: string, after: string) => () =>
  `${before}${open.repeat(levels)}1${close.repeat(levels)}${after}`

const count = (value: number): string => value.toLocaleString('en-US')
const numbers = Array.from({ length: entries }, (_, index) => index)
const push = (basicDetails: object) => () =>
  JSON.stringify({ channel: 'PUSH', basic_details: basicDetails })

/** Large bodies, by the title of the table. */
export const largeRequests: Readonly<Record<string, readonly LargeRequest[]>> = {
  'from 3 to 1,000 locales': [3, 10, 100, 1000].map(ofLocales),
  [`${count(entries)} invalid entries`]: [
    invalid('tags that are numbers', 'testCampaign', push({ tags: numbers })),
    invalid(
      'platforms that do not exist',
      'testCampaign',
      push({ platforms: numbers.map((index) => `PLATFORM_${index}`) }),
    ),
    invalid('recipients without an @', 'testCampaign', () => {
      const cc_ids = numbers.map((index) => `recipient ${index}`)
      return JSON.stringify({
        channel: 'EMAIL',
        campaign_content: { content: { email: { cc_ids } } },
      })
    }),
    invalid('tags of an offering that are numbers', 'createOffering', () =>
      JSON.stringify({ tags: numbers }),
    ),
    invalid('unknown fields', 'createOffering', () =>
      JSON.stringify(Object.fromEntries(numbers.map((index) => [`field_${index}`, index]))),
    ),
  ],
  [`${count(levels)} levels`]: [
    invalid(
      'objects where any are valid',
      'createOffering',
      nested('{"offer_content":', '{"a":', '}', '}'),
    ),
    invalid(
      'arrays where any are valid',
      'createOffering',
      nested('{"offer_content":{"a":', '[', ']', '}}'),
    ),
    invalid(
      'objects in an unknown field',
      'createOffering',
      nested('{"unknown":', '{"a":', '}', '}'),
    ),
    invalid('arrays instead of texts', 'createOffering', nested('{"tags":', '[', ']', '}')),
    invalid(
      'objects where locales belong',
      'testCampaign',
      nested('{"channel":"EMAIL","campaign_content":{"content":', '{"a":', '}', '}}'),
    ),
  ],
}
