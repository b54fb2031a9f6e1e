import * as fc from 'fast-check'
import type { Node } from './schema.js'

/** Returns whether a string may be a personalization template instead of its format. */
export const isTemplateChoice = (node: Node): boolean => node.anyOf?.some(isTemplate) ?? false

const isTemplate = (schema: unknown): boolean =>
  String((schema as { $ref?: unknown }).$ref).endsWith('/Template')

/** Returns the format of a string, also if a template is an alternative. */
export const formatOf = (node: Node): string | undefined =>
  node.format ?? node.anyOf?.map((choice) => (choice as { format?: string }).format).find(Boolean)

export const leastOfFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-03-01T00:00:00Z',
  uri: 'https://example.com/',
  email: 'a@example.com',
  'hex-color': '#fff',
}

const offset = fc.oneof(
  fc.constantFrom('Z', 'z', '+00:00', '-00:00'),
  fc
    .tuple(fc.constantFrom('+', '-'), fc.nat(23), fc.nat(59))
    .map(([sign, hour, minute]) => sign + [hour, minute].map(twoDigits).join(':')),
)
const twoDigits = (value: number) => String(value).padStart(2, '0')
const dateTime = fc
  .tuple(
    fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
    fc.option(fc.stringMatching(/^\.[0-9]{1,9}$/), { nil: '' }),
    fc.constantFrom('T', 't'),
    offset,
  )
  .map(
    ([date, fraction, separator, zone]) =>
      date.toISOString().slice(0, 10) +
      separator +
      date.toISOString().slice(11, 19) +
      fraction +
      zone,
  )

/** An address of the web. `fc.webUrl` takes half a second to build its alphabets. */
const webUrl = fc
  .tuple(
    fc.stringMatching(/^https?:\/\/[a-z0-9]{1,16}\.[a-z]{2,6}(?::[1-9][0-9]{1,3})?$/),
    fc.stringMatching(/^(?:\/(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2}){0,12}){0,3}$/),
    fc.stringMatching(/^(?:\?(?:[A-Za-z0-9=&._~-]|%[0-9A-F]{2}){0,16})?$/),
    fc.stringMatching(/^(?:#[A-Za-z0-9_-]{0,8})?$/),
  )
  .map((parts) => parts.join(''))

const arbitraries: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': dateTime,
  uri: fc.oneof(
    webUrl,
    fc.constantFrom('https://example.com/a%20b', 'mailto:a@example.com', 'app://shop/sale'),
  ),
  email: fc.oneof(
    fc.constantFrom('ada@example.com', "o'hara+news@mail.example.co.uk"),
    fc.stringMatching(/^[a-z0-9_-]{1,12}@[a-z0-9]{1,12}\.[a-z]{2,6}$/),
  ),
  'hex-color': fc.stringMatching(/^#?(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/),
}

export function formatArbitrary(format: string): fc.Arbitrary<string> {
  const arbitrary = arbitraries[format]
  if (arbitrary === undefined) throw new Error(`No arbitrary for the format ${format}`)
  return arbitrary
}

/** Strings that narrowly miss a format. */
export const nearMisses: Readonly<Record<string, readonly string[]>> = {
  'date-time': [
    '2026-02-30T10:00:00Z',
    '2026-03-01 10:00:00Z',
    '2026-03-01T10:00:00',
    '2026-03-01T10:00:00+0530',
    '2026-03-01T24:00:00Z',
    '2026-03-01',
    '',
  ],
  uri: ['//example.com/a', 'example.com', 'https://exa mple.com/', 'https://example.com/%zz', ''],
  email: ['a@b@example.com', 'example.com', 'a b@example.com', '@example.com', 'a@', ''],
  'hex-color': ['#12', '#12345', '#1234567', '#ggg', '##fff', 'red', ''],
}
