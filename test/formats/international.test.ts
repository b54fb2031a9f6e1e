import { describe, expect, it } from 'vitest'
import { isIdnEmail } from '../../src/core/formats/formats.js'
import { uriEscapes } from '../../src/core/formats/uri-escapes.js'

describe('an internationalised e-mail address', () => {
  it.each(['ü@example.com', 'jürgen.müller@bücher.example', '用户@例子.公司', 'a😀@example.com'])(
    'is %s',
    (address) => {
      expect(isIdnEmail(address)).toBe(true)
    },
  )

  it.each([
    'a\u00a0b@example.com',
    '\u2028@example.com',
    '\ud800@example.com',
    'ü@ü',
    'ü@.example',
  ])('is not %j', (address) => {
    expect(isIdnEmail(address)).toBe(false)
  })

  it('is no text of any length', () => {
    expect(isIdnEmail(`${'ü'.repeat(300)}@example.com`)).toBe(false)
  })
})

describe('how to write a URI', () => {
  it.each([
    ['https://bücher.example/a', 'write the host as `xn--bcher-kva.example`'],
    ['https://example.com/ü.png', 'percent-encode `ü` as `%C3%BC`'],
    [
      'https://bücher.example:8080/ü?ö#ü',
      'write the host as `xn--bcher-kva.example` and percent-encode `ü` and `ö` as `%C3%BC` and `%C3%B6`',
    ],
    ['https://example.com/a b', 'percent-encode ` ` as `%20`'],
    ['https://example.com/?x[]=1', 'percent-encode `[` and `]` as `%5B` and `%5D`'],
    ['app://shop/größe', 'percent-encode `ö` and `ß` as `%C3%B6` and `%C3%9F`'],
  ])('%s: %s', (text, how) => {
    expect(uriEscapes(text)).toBe(how)
  })

  it.each([
    '',
    'ü',
    '//example.com/ü',
    'https:///ü',
    'https://example.com/%zz/ü',
    'https://example.com/\ud800',
    'https://exa mple.com/',
    `https://example.com/${'ü'.repeat(3000)}`,
    'https://example.com/äöüßéè',
  ])('%j gets no suggestion', (text) => {
    expect(uriEscapes(text)).toBeUndefined()
  })
})
