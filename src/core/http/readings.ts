/** What every router splits alike: no capitals, escapes, backslashes, empty or dot segments. */
const plain = /^(?:[a-z]+:\/\/[\w.:[\]-]*)?(?:\/[a-z0-9_-]+)+\/?(?:[?#]|$)/

/** Whether all routers read a URL or path the same way. */
export const isPlain = (url: string): boolean => plain.test(url)

/** Undoes what routers undo before comparing: letter case, nested escapes, control characters. */
export const folded = (segment: string): string =>
  decoded(decoded(segment)).replace(controls, '').toUpperCase().toLowerCase()

const controls = /[\p{Cc} ]/gu

/** As many characters as one of a literal may be written with: escapes of escapes included. */
const longestSpelling = 16

/** Whether a router may take a segment for a literal that is folded. */
export const isSpelling = (segment: string, literal: string): boolean =>
  segment.length <= literal.length * longestSpelling && folded(segment) === literal

/**
 * Returns every way in which a lenient router may split a URL or path: routers differ in
 * backslashes, `;` parameters, encoded slashes, empty and dot segments. Segments are not decoded;
 * readings of a length that no route has are left out.
 */
export function readingsOf(url: string, lengths: ReadonlySet<number>): (readonly string[])[] {
  const found = new Map<string, readonly string[]>()
  for (const text of pathnamesOf(url).map(untilQuery).flatMap(variants)) {
    const segments = text.split('/').slice(1)
    const filled = segments.filter((segment) => segment !== '')
    for (const each of [segments, filled, resolved(filled)]) {
      if (lengths.has(each.length)) found.set(each.join('/'), each)
    }
  }
  return [...found.values()]
}

/** What may be the path of a URL: readers differ in where scheme and authority end. */
function pathnamesOf(url: string): string[] {
  // Some take what follows two slashes for an authority, even without a scheme.
  if (url.startsWith('/')) return [url, url.replace(/^[\\/]{2,}[^\\/?#]*/, '')]
  // Some take the first character for a slash, whatever it is.
  if (url.startsWith('*')) return [`/${url.slice(1)}`]
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:/i, '')
  // An authority is what follows any slashes (http:) or two (file:), or there is none.
  return [rest.replace(/^[\\/]*[^\\/?#]*/, ''), rest.replace(/^[\\/]{2}[^\\/?#]*/, ''), `/${rest}`]
}

const untilQuery = (text: string): string => text.replace(/[?#].*/s, '')

/** The path under each combination of what routers do to its separators. */
function variants(pathname: string): string[] {
  let texts = [pathname]
  for (const change of changes) texts = [...new Set([...texts, ...texts.map(change)])]
  return texts
}

const changes: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('\\', '/'),
  (text) => text.replace(/%(?:25)*(?:2f|5c)/gi, '/'),
  (text) => text.replace(/;[^/\\]*/g, ''),
  (text) => text.replace(/;.*/s, ''),
]

function resolved(segments: readonly string[]): string[] {
  const kept: string[] = []
  for (const segment of segments) {
    const dots = dotSegment.exec(segment)
    if (dots === null) kept.push(segment)
    else if (dots[1] !== undefined) kept.pop()
  }
  return kept
}

/** One dot or two, escaped or not. */
const dotSegment = /^(?:\.|%(?:25)*2e)(\.|%(?:25)*2e)?$/i

/** Decodes what can be decoded and leaves the rest as it is. */
export function decoded(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes)
      } catch {
        return escapes
      }
    })
  }
}
