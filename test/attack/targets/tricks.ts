import type { Random } from './random.js'
import { utf8 } from './sent.js'

/** Changes a target in a way that a router may not notice; targets are latin1 texts. */
export type Trick = (target: string, random: Random) => string

const insertAt = (target: string, index: number, added: string, removed = 0): string =>
  target.slice(0, index) + added + target.slice(index + removed)

const anywhere =
  (values: readonly string[]): Trick =>
  (target, random) =>
    insertAt(target, random.below(target.length + 1), random.pick(values))

const atEnd =
  (values: readonly string[]): Trick =>
  (target, random) =>
    target + random.pick(values)

const inFront =
  (values: readonly string[]): Trick =>
  (target, random) =>
    random.pick(values) + target

/** Replaces one of the characters that a pattern finds. */
const replaceOne =
  (pattern: RegExp, instead: (found: string, random: Random) => string): Trick =>
  (target, random) => {
    const found = [...target.matchAll(pattern)]
    if (found.length === 0) return target
    const { 0: text, index } = random.pick(found)
    return insertAt(target, index, instead(text, random), text.length)
  }

const hexOf = (text: string, random: Random): string => {
  const hex = text.charCodeAt(0).toString(16).padStart(2, '0')
  return `%${random.chance(0.5) ? hex.toUpperCase() : hex}`
}

const folding: Record<string, readonly string[]> = {
  s: ['ſ', '%C5%BF', 'ß'],
  i: ['ı', 'İ', '%C4%B1', '%C4%B0'],
  k: ['K', '%E2%84%AA'],
  f: ['ﬀ', 'ｆ'],
  v: ['Ｖ', 'ⅴ'],
  '/': ['／', '⁄', '%EF%BC%8F'],
  '.': ['．', '%EF%BC%8E'],
}

const others = (values: string): readonly string[] => values.split(' ')

/** Every trick by its name. */
export const tricks: Record<string, Trick> = {
  escape: replaceOne(/[^%]/g, hexOf),
  'double escape': replaceOne(/[^%]/g, (text, random) => hexOf(text, random).replace('%', '%25')),
  'escape of an escape': replaceOne(/%/g, () => '%25'),
  'undecodable escape': anywhere(
    others('% %2 %Z %ZZ %FF %C0%AF %C2 %E0%80%AF %ED%A0%80 %F5 %u002F %% %%32%46'),
  ),
  'escaped control': anywhere(others('%00 %0A %0D%0A %09 %20 %7F %1F')),
  'letter case': replaceOne(/[A-Za-z]/g, (text) =>
    text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase(),
  ),
  'all upper case': (target) => target.toUpperCase(),
  'letter folding': replaceOne(/[sikfv/.]/g, (text, random) =>
    utf8(random.pick(folding[text] as readonly string[])),
  ),
  'more slashes': replaceOne(/\//g, (_, random) => random.pick(['//', '///', '/\\', '\\/'])),
  backslash: replaceOne(/\//g, (_, random) => random.pick(['\\', '%5C', '%5c', '\\\\'])),
  'all backslashes': (target) => target.replaceAll('/', '\\'),
  'escaped slash': replaceOne(/\//g, (_, random) => random.pick(others('%2F %2f %252F %c0%af'))),
  'dot segment': replaceOne(/\//g, (_, random) =>
    random.pick(
      others('/./ /../ /x/../ /%2e/ /%2E%2e/ /x/%2e%2e/ /..;/ /x/..;x/ /x\\..\\ /.%2e/ /x/..%2F'),
    ),
  ),
  semicolon: replaceOne(/[/?]|$/g, (text, random) =>
    random.pick([`;x=1${text}`, `;${text}`, `${text};`, `%3Bx${text}`, `;x=/..${text}`]),
  ),
  'at the end': atEnd([
    ...others('/ // /. /.. %2F %20 %00 ? # ?# /? /# ; . , * ~ \\ /\\ .json /%2e :'),
    ' ',
    '\t',
    '\0',
  ]),
  fragment: anywhere(others('# #x #/v5/offers #?x %23')),
  query: anywhere(others('? ?x=1 ?/v5/campaigns/test %3F ?x=%ZZ & ?;x')),
  'absolute form': inFront(
    others(
      'http://x HTTP://x http://x@y http://x:y@z https://x:443 http: http:/ http:/// http:\\\\x ' +
        'http://[::1] http://x\\@y http://x# http://x? x: file:// ws://x //x //x@y /\\x /http://x',
    ),
  ),
  'relative form': (target, random) => random.pick(['', '.', '*', '@', '\\']) + target.slice(1),
  'other segment': replaceOne(/[^/?#\\]+/g, (_, random) =>
    random.pick(
      others(
        'v5 V5 offers campaigns test search templates status validate executions Test . .. %2e%2e ' +
          '__proto__ constructor * :campaign_id {campaign_id} a%2Fb a%5Cb a;b a%20b (x) + ~ a:b a,b',
      ),
    ),
  ),
  'segment more': replaceOne(/[/\\]/g, (text, random) =>
    random.pick([`${text}test${text}`, `${text}v5${text}`, `${text}x${text}`, text + text]),
  ),
  'segment less': replaceOne(/[/\\][^/\\?#]*/g, () => ''),
  'long segment': (target, random) =>
    replaceOne(/[^/?#\\]+/g, (text) => text + random.pick(['a', '%61', ';', '.']).repeat(300))(
      target,
      random,
    ),
  'raw byte': (target, random) => {
    const byte = String.fromCharCode(random.below(256))
    return insertAt(target, random.below(target.length + 1), byte, random.below(2))
  },
  'raw non-ASCII byte': (target, random) =>
    insertAt(target, random.below(target.length + 1), String.fromCharCode(128 + random.below(128))),
  space: anywhere([' ', '\t', '\v', '%09', '+', '\xA0']),
}

export const trickNames: readonly string[] = Object.keys(tricks)
