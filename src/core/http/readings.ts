import { attempt } from '../base/attempt.js'

/*
 * How lenient routers may read a path. Only used to reject what is not plainly written, so it reads
 * rather too much as a path of the contract than too little.
 */

/** Paths that all routers read alike: no capitals, escapes, backslashes, empty or dot segments. */
const plain = /^(?:[a-z]+:\/\/[\w.:[\]-]*)?(?:\/[a-z0-9_-]+)+\/?(?:[?#]|$)/

/** Returns whether all routers read a URL or path the same way. */
export const isPlain = (url: string): boolean => plain.test(url)

/** A first segment that every router reads as one, without separators, dots alone or blanks. */
const firstSegment =
  /^\/(?:(?!\.{1,2}(?:[/?]|$))(?:[\w\p{L}\p{M}.~!$&'()*+,=:@-]|%(?!2[35ef]|3[bf]|5c)[\da-f]{2})+)?(?:[/?]|$)/iu

/** Returns whether no router can drop what a path starts with. */
export const startsPlainly = (target: string): boolean =>
  firstSegment.test(target) && !target.startsWith('//')

/** Returns whether a path has no character that only lenient parsers accept in it. */
export const isClean = (path: string): boolean => !/[\p{Cc}\s;\\]/u.test(path)

/** What some parsers remove. */
const blanks = /[\p{Cc}\s]/gu

/** Returns a text as the most lenient router reads it: decoded thrice, without blanks and letter case. */
export const folded = (text: string): string =>
  decoded(decoded(decoded(text)))
    .replace(blanks, '')
    .toUpperCase()
    .toLowerCase()

/** Decodes all valid escapes and keeps the rest. */
const decoded = (text: string): string =>
  text.includes('%') ? text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => decodedRun(escapes)) : text

/** Decodes one run of escapes; bytes that are no UTF-8 stay escaped. */
const decodedRun = (escapes: string): string =>
  attempt(() => decodeURIComponent(escapes)) ??
  escapes.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent)

/**
 * Returns the segments of a URL or path as routers may split it: also at backslashes, before or after they
 * decode it, with parameters behind `;` dropped or the path ended there, and dot segments resolved or not.
 */
export function readingsOf(url: string): (readonly string[])[] {
  const cut = startsOf(url).flatMap((path) => [
    path.replace(/[;?#][^/\\]*/g, ''),
    path.replace(/[;?#].*/s, ''),
  ])
  const separated = [...cut, ...cut.map(folded)].flatMap((path) => [
    path,
    path.replaceAll('\\', '/'),
  ])
  // Most of them are the same.
  return [...new Set(separated)].flatMap((path) => {
    const pieces = path.split('/').map(folded)
    const segments = pieces.filter((segment) => segment !== '' && segment !== '.')
    return segments.includes('..') ? [segments, withoutDots(segments)] : [segments]
  })
}

/** Returns the paths of a URL: what is no path may have a scheme, or any character for its first slash. */
function startsOf(url: string): string[] {
  const pathOf = (text: string) => text.slice(0, 1) + text.slice(1).replace(/\?.*/s, '')
  if (url.startsWith('/')) return [pathOf(url)]
  const texts = [url, url.replace(/^[a-z][a-z0-9+.-]*:/i, '')].map(pathOf)
  return [...texts, ...texts.map((text) => folded(text).slice(1))]
}

function withoutDots(segments: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else kept.push(segment)
  }
  return kept
}
