import { describe, expect, it } from 'vitest'
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

/** Texts on both sides of the limit of a format. */
const edges = (is: (text: string) => boolean, inside: string[], outside: string[]) => {
  it('accepts what is just inside', () => expect(inside.filter((text) => !is(text))).toEqual([]))
  it('rejects what is just outside', () => expect(outside.filter(is)).toEqual([]))
}

const ofLength = (length: number, character = 'a') => character.repeat(length)

describe('date-time', () => {
  const at = (time: string) => `2026-03-01T${time}`
  const on = (day: string) => `${day}T00:00:00Z`
  edges(
    formats['date-time'],
    [
      ...['00:00:00Z', '09:00:00Z', '10:00:00Z', '19:00:00Z', '20:00:00Z', '23:59:59Z'].map(at),
      ...['00:00:00.1Z', '00:00:00.123456789012Z', '00:00:00+00:00', '00:00:00-00:00'].map(at),
      ...['00:00:00+23:59', '00:00:00-23:59', '00:00:00+09:30', '00:00:00+19:00'].map(at),
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'].map(on),
      ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'].map(on),
      ...['2026-11-30', '2026-12-31', '2024-02-29', '2000-02-29', '0000-02-29'].map(on),
      ...['0000-01-01', '0099-12-31', '9999-12-31'].map(on),
      ...['23:59:60Z', '00:59:60+01:00', '22:59:60-01:00', '23:58:60-00:01'].map(at),
      ...['00:00:60+00:01', '23:58:60+23:59', '00:00:60-23:59', '23:59:60.999Z'].map(at),
    ],
    [
      ...['24:00:00Z', '30:00:00Z', '0:00:00Z', '000:00:00Z', '00:60:00Z', '00:0:00Z'].map(at),
      ...['00:00:61Z', '00:00:70Z', '00:00:0Z', '00:00Z', '0a:00:00Z', 'a0:00:00Z'].map(at),
      ...['2a:00:00Z', '00:a0:00Z', '00:0a:00Z', '00:00:a0Z', '00:00:0aZ', '00:00:00,1Z'].map(at),
      ...['00:00:00.1', '00:00:00.aZ', '00:00:00.1aZ', '00:00:00ZZ', '00:00:00Z0'].map(at),
      ...['00:00:00+24:00', '00:00:00+30:00', '00:00:00+00:60', '00:00:00+00:0'].map(at),
      ...['00:00:00+0:00', '00:00:00+00', '00:00:00 00:00', '00:00:00Z+00:00'].map(at),
      ...['00:00:00+1a:00', '00:00:00+2a:00', '00:00:00+00:a0', '00:00:00+00:0a'].map(at),
      ...['2026-01-32', '2026-02-29', '2026-03-32', '2026-04-31', '2026-05-32'].map(on),
      ...['2026-06-31', '2026-07-32', '2026-08-32', '2026-09-31', '2026-10-32'].map(on),
      ...['2026-11-31', '2026-12-32', '2024-02-30', '1900-02-29', '2100-02-29'].map(on),
      ...['2026-00-01', '2026-13-01', '2026-99-01', '2026-01-00', '2026-01-99'].map(on),
      ...['026-01-01', '12026-01-01', '2026-1-01', '2026-01-1', '2026/01/01'].map(on),
      ...['a026-01-01', '2026-a1-01', '2026-01-a1', '+2026-01-01', '-2026-01-01'].map(on),
      ...['23:58:60Z', '00:00:60Z', '00:00:60-00:01', '23:59:60+00:01', '22:59:60Z'].map(at),
      ...['12:00:60Z', '23:59:60+01:00', '23:59:60-01:00'].map(at),
      'x2026-03-01T00:00:00Z',
      ...['2026x03-01', '2026-03x01', '2026-/3-01', '2026-0/-01', '/026-01-01'].map(on),
      ...['00x00:00Z', '00:00x00Z', '/0:00:00Z', '0/:00:00Z', '00:/1:00Z', '00:0/:00Z'].map(at),
      ...['00:00:/1Z', '00:00:0/Z', '00:00:00+00x00', '00:00:00+/1:00', '00:00:00+00:/1'].map(at),
    ],
  )

  it.each([
    ['2026-03-01T12:34:56.789Z', Date.UTC(2026, 2, 1, 12, 34, 56, 789)],
    ['2026-03-01T12:34:56+01:30', Date.UTC(2026, 2, 1, 11, 4, 56)],
    ['2026-03-01T12:34:56-01:30', Date.UTC(2026, 2, 1, 14, 4, 56)],
    ['2026-03-01T00:00:00+23:59', Date.UTC(2026, 1, 28, 0, 1)],
    ['2026-03-01T23:59:59-23:59', Date.UTC(2026, 2, 2, 23, 58, 59)],
    ['1969-12-31T23:59:59.5Z', -500],
    ['0000-03-01T00:00:00Z', new Date('0000-03-01T00:00:00Z').getTime()],
    ['0099-12-31T00:00:00Z', new Date('0099-12-31T00:00:00Z').getTime()],
    ['2026-06-30t23:59:60.25z', Date.UTC(2026, 6, 1) + 250],
  ])('%s is one instant', (text, instant) => {
    expect(parseDateTime(text)).toBe(instant)
  })
})

describe('email', () => {
  const domain = (last: number) => `${ofLength(63)}.${ofLength(63)}.${ofLength(last)}`
  edges(
    formats.email,
    [
      ..."azAZ09_!#$%&'*+/=?^`{|}~-".split('').map((character) => `${character}@b.c`),
      ...['a.b@c.d', 'a.b.c@d.e', 'ab.cd@e.f', 'a@b.c.d', 'a@0.9', 'a@a-b.c', 'a@a--b.c'],
      ...['a@Z.z', `${ofLength(64)}@b.c`, `a@${ofLength(63)}.b`, `a@b.${ofLength(63)}`],
      `${ofLength(64)}@${domain(61)}`,
    ],
    [
      ...' "(),:;<>@[\\]é\t'.split('').map((character) => `a${character}b@c.d`),
      ...['a', '@', 'a@', '@b.c', 'a@b', 'a@b.', 'a@.b', 'a@b..c', '.a@b.c', 'a.@b.c', 'a..b@c.d'],
      ...['a@-b.c', 'a@b-.c', 'a@b.-c', 'a@b.c-', 'a@-.c', 'a@b_c.d', 'a@b c.d', 'a@é.c', 'a@b.c '],
      ...[' a@b.c', '(a@b.c', 'a(@b.c', 'a.(@b.c', '(a.b@c.d', 'a@+b.c', 'a@b+.c'],
      ...[`${ofLength(65)}@b.c`, `a@${ofLength(64)}.b`, `a@b.${ofLength(64)}`],
      `${ofLength(64)}@${domain(62)}`,
    ],
  )
})

describe('uri', () => {
  const marks = "-._~!$&'()*+,;=:@"
  edges(
    formats.uri,
    [
      ...['a:', 'A:', 'z:b', 'a0:b', 'a+:b', 'a.:b', 'a-:b', 'aZ9:b', 'x:?', 'x:#', 'x:?#', 'x://'],
      ...[...marks, '/'].map((mark) => `x:${mark}`),
      ...[...marks, '/'].map((mark) => `x://h/${mark}`),
      ...[...marks, '/', '?'].map((mark) => `x:?${mark}`),
      ...[...marks, '/', '?'].map((mark) => `x:#${mark}`),
      ...[...marks.replace('@', '')].map((mark) => `x://${mark}@h`),
      ...[...marks.replace('@', '').replace(':', '')].map((mark) => `x://${mark}`),
      ...['x:%09%aF', 'x:?%09%aF', 'x:#%09%aF', 'x://%09%aF', 'x://%09%aF@h', 'x:ab', 'x:?ab'],
      ...['x://h:', 'x://h:0', 'x://h:80', 'x://h:123456', 'x://h:80/', 'x://u:p@h:80', 'x://:80'],
      ...'x://[::1] x://[1.2.3.4] x://[a::F] x://[::1]:80 x://u@[::1]:80 http://[::1]'.split(' '),
      ...['x://[v1.a]', 'x://[V1F.a]', 'x://[vaF.ab]', "x://[v1.-._~!$&'()*+,;=:]", 'x://u:@h'],
      ...['http://h', 'HTTPS://h', 'http://u@h', 'http://h?', 'http://h#', 'xhttp:a', 'http+x:a'],
      ...['https+x:///a', 'httpx:a', 'x:///a', 'x:/a', 'x:a/b'],
    ],
    [
      ...[
        '',
        ':',
        'a',
        '0:b',
        '+:b',
        '-a:b',
        'a_:b',
        'é:b',
        ' a:b',
        'a/b:c',
        '//h',
        '?a:b',
        '#a:b',
      ],
      ...[...' "<>\\^`{|}[]é\t\n'].flatMap((sign) => [
        ...[`x:${sign}`, `x:a${sign}b`, `x://h/${sign}`, `x:?${sign}`, `x:?a${sign}b`],
        ...[`x:#${sign}`, `x:#a${sign}b`, `x://a${sign}b`, `x://a${sign}b@h`, `x://h:${sign}`],
      ]),
      ...['x:%', 'x:%0', 'x:%g0', 'x:%0g', 'x:a%', 'x:%0/', 'x:?%', 'x:?%0g', 'x:?%g0', 'x:#%'],
      ...['x:#%0g', 'x:#%g0', 'x://%', 'x://%0g', 'x://%g0', 'x://%@h', 'x://%0g@h', 'x://%g0@h'],
      ...'x:#a#b x:## x://a@b@c x://h:a x://h:8a x://h:a8 x://h:8:8 x://h:-1'.split(' '),
      ...'x://[ x://] x://[] x://[::1 x://::1] x://[::1]a x://a[::1] x://[::g]'.split(' '),
      ...'x://[::1]80 x://[::1]:a x://[v.a] x://[v1.] x://[v1] x://[vg.a] x://[w1.a]'.split(' '),
      ...['x://[v1.a]b', 'x://b[v1.a]', 'x://[v1.@]', 'x://[v1./]', 'x://[1.2]b', 'x://b[1.2]'],
      ...['http:', 'http:a', 'http:/a', 'https:a', 'http://', 'http:///a', 'http://?', 'http://#'],
      ...['http://:80', 'http://u@', 'http://u@:80', 'http://u@/a', 'HTTP:a'],
    ],
  )
})

describe('hexadecimal colour', () => {
  const lengths = (wanted: number[]) =>
    wanted.flatMap((length) => [ofLength(length), `#${ofLength(length)}`])
  edges(
    isHexColor,
    [...lengths([3, 4, 6, 8]), '#0189', '#afAF', '0f0', '#09afAF', '#09afAF09'],
    [
      ...lengths([0, 1, 2, 5, 7, 9, 12]),
      ...['##fff', '#fff#', '#ggg', '#gggg', '#gggggg', '#gggggggg', ' #fff', '#fff ', '#ff '],
      ...['#fff\n', 'x#fff', '#fffffg', '#fffffffg', '0x0f0f'],
    ],
  )
})

describe('UUID', () => {
  const uuid = '0189afAF-0189-4fAF-8fAF-0189afAF0189'
  const version = (digit: string) => uuid.replace('4', digit)
  const variant = (digit: string) => uuid.replace('-8', `-${digit}`)
  /** Returns the UUID with an invalid character at each position. */
  const broken = (text: string) => [
    ...[...text].map((_, at) => `${text.slice(0, at)}g${text.slice(at + 1)}`),
    ...[...text].map((_, at) => text.slice(0, at) + text.slice(at + 1)),
    ...[0, 8, 13, 18, 23, text.length].map((at) => `${text.slice(0, at)}0${text.slice(at)}`),
    ...[`{${text}}`, ` ${text}`, `${text} `, `${text}\n`, `urn:uuid:${text}`],
  ]
  describe('version 4', () => {
    edges(
      isUuidV4,
      [uuid, uuid.toLowerCase(), uuid.toUpperCase(), ...['9', 'a', 'A', 'b', 'B'].map(variant)],
      [
        ...broken(uuid),
        ...['0', '3', '5', '6', '7', 'f'].map(version),
        ...['0', '7', 'c', 'f'].map(variant),
      ],
    )
  })
  describe('made from a name', () => {
    const named = (digit: string) => `0189afAF-0189-5fAF-${digit}fAF-0189afAF0189`
    edges(
      isNameBasedUuid,
      [...['3', '5'].map(version), ...['8', '9', 'a', 'A', 'b', 'B'].map(named)],
      [
        ...broken(named('8')),
        ...['0', '1', '2', '4', '6', '7', 'f'].map(version),
        ...['0', '7', 'c', 'f'].map(named),
      ],
    )
  })
})

describe('ObjectId', () => {
  const id = '0123456789abcdefABCDEF09'
  edges(
    isObjectId,
    [id, ofLength(24), ofLength(24, '0')],
    [
      ofLength(23),
      ofLength(25),
      `g${id.slice(1)}`,
      `${id.slice(1)}g`,
      ` ${id}`,
      `${id} `,
      `${id}\n`,
    ],
  )
})

describe('telephone number', () => {
  edges(
    isE164,
    ['+10', '+19', '+90', `+${ofLength(15, '9')}`],
    [
      ...['+', '+1', '+01', '10', '1+0', '++10', '+1a', '+a1', ' +10', '+10 ', '+10\n', '0+10'],
      `+${ofLength(16, '9')}`,
    ],
  )
})

describe('template', () => {
  edges(isTemplate, ['{{', '{%', 'a{{b', 'a{%b', '{{{'], ['', '{', '{a{', '%{', '{ %', '%', '}}'])

  describe.each([
    ['date-time', '2026-03-01T00:00:00Z'],
    ['idn-email', 'a@b.c'],
    ['uri', 'x:y'],
    ['hex-color', '#fff'],
  ] as const)('in the place of %s', (name, text) => {
    edges(formats[`${name}-or-template`], [text, '{{a}}', `${text}{%`], ['', `${text} `, '{a}'])
    edges(formats[name], [text], ['', '{{a}}', `${text}{%`])
  })
})
