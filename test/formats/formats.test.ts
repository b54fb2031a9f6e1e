import { fullFormats } from 'ajv-formats/dist/formats.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codePointLength,
  isLongerThan,
  isShorterThan,
} from '../../src/core/formats/code-point-length.js'
import { parseDateTime } from '../../src/core/formats/date-time.js'
import { formats } from '../../src/core/formats/formats.js'
import {
  isE164,
  isHexColor,
  isNameBasedUuid,
  isObjectId,
  isTemplate,
  isUuidV4,
} from '../../src/core/formats/patterns.js'

describe('date-time', () => {
  it.each([
    ['2026-03-01T00:00:00Z', Date.UTC(2026, 2, 1)],
    ['2026-03-01T02:30:00+02:30', Date.UTC(2026, 2, 1)],
    ['2026-02-28T23:00:00-01:00', Date.UTC(2026, 2, 1)],
    ['2026-03-01t00:00:00z', Date.UTC(2026, 2, 1)],
    ['2026-03-01T00:00:00.25Z', Date.UTC(2026, 2, 1) + 250],
    ['2026-03-01T00:00:00.0005Z', Date.UTC(2026, 2, 1) + 0.5],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
    ['0001-01-01T00:00:00Z', new Date('0001-01-01T00:00:00Z').getTime()],
    ['2016-12-31T23:59:60Z', Date.UTC(2017, 0, 1)],
    ['2016-12-31T15:59:60-08:00', Date.UTC(2017, 0, 1)],
    ['2017-01-01T08:59:60+09:00', Date.UTC(2017, 0, 1)],
  ])('%s is an instant', (text, instant) => {
    expect(parseDateTime(text)).toBe(instant)
  })

  it.each([
    ['a space instead of T', '2026-03-01 00:00:00Z'],
    ['no offset', '2026-03-01T00:00:00'],
    ['an offset without colon', '2026-03-01T00:00:00+0530'],
    ['30 February', '2026-02-30T00:00:00Z'],
    ['29 February of no leap year', '2026-02-29T00:00:00Z'],
    ['month 13', '2026-13-01T00:00:00Z'],
    ['month 0', '2026-00-01T00:00:00Z'],
    ['day 0', '2026-01-00T00:00:00Z'],
    ['hour 24', '2026-03-01T24:00:00Z'],
    ['minute 60', '2026-03-01T00:60:00Z'],
    ['second 61', '2026-03-01T23:59:61Z'],
    ['a leap second in the middle of a day', '2016-12-31T12:59:60Z'],
    ['offset hour 24', '2026-03-01T00:00:00+24:00'],
    ['offset minute 60', '2026-03-01T00:00:00+00:60'],
    ['an empty fraction', '2026-03-01T00:00:00.Z'],
    ['a date alone', '2026-03-01'],
    ['text around it', ' 2026-03-01T00:00:00Z'],
    ['a line break at the end', '2026-03-01T00:00:00Z\n'],
    ['other digits', '２０２６-03-01T00:00:00Z'],
    ['nothing', ''],
  ])('%s is none', (_what, text) => {
    expect(parseDateTime(text)).toBeUndefined()
  })

  it('agrees with `Date` on every instant that both can write', () => {
    const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31') }
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
        expect(parseDateTime(date.toISOString())).toBe(date.getTime())
      }),
    )
  })
})

describe('email', () => {
  it.each([
    'name@example.com',
    'first.last+tag@sub.example.co',
    "o'neil@example.com",
    `${'a'.repeat(64)}@example.com`,
    'a@xn--bcher-kva.example',
  ])('%s is an address', (text) => {
    expect(formats.email(text)).toBe(true)
  })

  it.each([
    ['no at', 'name.example.com'],
    ['no local part', '@example.com'],
    ['one label', 'a@b'],
    ['a dot at the start', '.a@example.com'],
    ['two dots', 'a..b@example.com'],
    ['two ats', 'a@b@example.com'],
    ['a space', 'a b@example.com'],
    ['a hyphen at the edge of a label', 'a@-example.com'],
    ['a hyphen at the end of a label', 'a@example-.com'],
    ['an empty label', 'a@example..com'],
    ['a long local part', `${'a'.repeat(65)}@example.com`],
    ['a long label', `a@${'b'.repeat(64)}.com`],
    ['254 characters and more', `a@${'b.'.repeat(126)}com`],
    ['a display name', 'Name <a@example.com>'],
    ['a line break', 'a@example.com\n'],
  ])('%s is none', (_what, text) => {
    expect(formats.email(text)).toBe(false)
  })
})

describe('uri', () => {
  it.each([
    'https://example.com',
    'https://user:pw@example.com:8080/a/b;c?d=e&f#g',
    'http://[2001:db8::1]:80/x',
    'myapp://screen/42',
    'mailto:name@example.com',
    'urn:isbn:0451450523',
    'data:text/plain,hello',
    'https://example.com/%E2%9C%93',
  ])('%s is absolute', (text) => {
    expect(formats.uri(text)).toBe(true)
  })

  it.each([
    ['no scheme', 'example.com/image.png'],
    ['a relative path', '/image.png'],
    ['a space', 'https://example.com/a b'],
    ['a backslash', 'https:\\\\example.com'],
    ['a broken escape', 'https://example.com/%zz'],
    ['two fragments', 'https://example.com/#a#b'],
    ['a letter outside ASCII', 'https://example.com/é'],
    ['a scheme that starts with a digit', '1http://example.com'],
    ['a port of letters', 'https://example.com:http/'],
    ['an open bracket', 'https://[::1/'],
    ['http without slashes', 'http:example.com'],
    ['https without a host', 'https:///image.png'],
    ['https with a port alone', 'https://:8080/'],
    ['nothing', ''],
  ])('%s is none', (_what, text) => {
    expect(formats.uri(text)).toBe(false)
  })
})

describe('formats against a second implementation', () => {
  const fullUri = fullFormats.uri as (text: string) => boolean
  const fullEmail = fullFormats.email as RegExp
  const piece = fc.constantFrom(
    'a',
    'B',
    '0',
    '-',
    '_',
    '.',
    '@',
    ':',
    '/',
    '?',
    '#',
    '%',
    '%2',
    '[',
    ']',
    ' ',
    '+',
    '~',
    'é',
  )
  const nearUri = fc
    .tuple(
      fc.constantFrom('http:', 'https://', 'x:', 'http', '://'),
      fc.array(piece, { maxLength: 12 }),
    )
    .map(([start, rest]) => start + rest.join(''))
  const nearEmail = fc
    .tuple(fc.array(piece, { maxLength: 6 }), fc.array(piece, { maxLength: 6 }))
    .map(([local, domain]) => `${local.join('')}@${domain.join('')}.com`)

  it('agree on e-mail addresses', () => {
    fc.assert(
      fc.property(nearEmail, (text) => {
        expect([text, formats.email(text)]).toEqual([text, fullEmail.test(text)])
      }),
      { numRuns: 3000 },
    )
  })

  it('accept no URI that the other one rejects', () => {
    // The other one supports neither an empty path nor every address literal.
    const isComparable = (text: string) => !text.includes('[') && !/^[\w+.-]+:(?:[?#]|$)/.test(text)
    fc.assert(
      fc.property(nearUri.filter(isComparable), (text) => {
        if (formats.uri(text)) expect([text, fullUri(text)]).toEqual([text, true])
      }),
      { numRuns: 3000 },
    )
  })
})

describe('patterns', () => {
  it.each([
    [isUuidV4, '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83', true],
    [isUuidV4, '3F1C2B7E-8A94-4D0E-9B6A-5C2D7E1F0A83', true],
    [isUuidV4, '3f1c2b7e-8a94-1d0e-9b6a-5c2d7e1f0a83', false],
    [isUuidV4, '3f1c2b7e-8a94-4d0e-cb6a-5c2d7e1f0a83', false],
    [isUuidV4, 'urn:uuid:3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83', false],
    [isUuidV4, '00000000-0000-0000-0000-000000000000', false],
    [isUuidV4, '3f1c2b7e8a944d0e9b6a5c2d7e1f0a83', false],
    [isNameBasedUuid, '3f1c2b7e-8a94-5d0e-9b6a-5c2d7e1f0a83', true],
    [isNameBasedUuid, '3f1c2b7e-8a94-3d0e-9b6a-5c2d7e1f0a83', true],
    [isNameBasedUuid, '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83', false],
    [isObjectId, '66b1f0c2a94e3d0012ab34cd', true],
    [isObjectId, '66B1F0C2A94E3D0012AB34CD', true],
    [isObjectId, '66b1f0c2a94e3d0012ab34c', false],
    [isObjectId, '66b1f0c2a94e3d0012ab34cdd', false],
    [isObjectId, '66b1f0c2a94e3d0012ab34cg', false],
    [isHexColor, '#1f8a70', true],
    [isHexColor, '1f8a70', true],
    [isHexColor, '#fff', true],
    [isHexColor, 'fffa', true],
    [isHexColor, '#1f8a70cc', true],
    [isHexColor, '#ffffg', false],
    [isHexColor, '#fffff', false],
    [isHexColor, '#1f8a70c', false],
    [isHexColor, 'red', false],
    [isE164, '+4915112345678', true],
    [isE164, '+12', true],
    [isE164, '4915112345678', false],
    [isE164, '+0915112345678', false],
    [isE164, '+1234567890123456', false],
    [isTemplate, 'Hello {{user}}', true],
    [isTemplate, '{% if x %}', true],
    [isTemplate, '{ {', false],
  ])('%o of %s is %s', (isPattern, text, wanted) => {
    expect(isPattern(text)).toBe(wanted)
  })
})

describe('length in code points', () => {
  it('matches the iterated string, lone surrogates included', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '😀', '\ud800', '\udc00', 'é') })
    fc.assert(
      fc.property(text, (each) => {
        expect(codePointLength(each)).toBe([...each].length)
      }),
    )
  })

  it.each(['', 'a', 'abc', 'abcd', '😀', '😀😀', 'a😀b', '😀😀😀', '😀😀😀😀', 'abcdefghij'])(
    'of %j is compared with limits as if it were counted',
    (text) => {
      const { length } = [...text]
      for (let limit = 1; limit <= 9; limit++) {
        expect([limit, isLongerThan(text, limit)]).toEqual([limit, length > limit])
        expect([limit, isShorterThan(text, limit)]).toEqual([limit, length < limit])
      }
    },
  )
})
