/** Paths that all routers read alike: no capitals, escapes, backslashes, empty or dot segments. */
const plain = /^(?:[a-z]+:\/\/[\w.:[\]-]*)?(?:\/[a-z0-9_-]+)+\/?(?:[?#]|$)/

/** Returns whether all routers read a URL or path the same way. */
export const isPlain = (url: string): boolean => plain.test(url)

/** The most separators, beyond the longest route, of a path that is read in every way. */
const maxSeparators = 64

/**
 * Returns every way in which a lenient router may split a URL or path. Routers differ in
 * backslashes, `;` parameters, encoded slashes, blanks, empty and dot segments. Does not decode
 * segments; omits readings of a length that no route has. Returns undefined if there are too many
 * separators.
 */
export function readingsOf(
  url: string,
  lengths: ReadonlySet<number>,
): (readonly string[])[] | undefined {
  const most = maxSeparators + Math.max(...lengths)
  const found: (readonly string[])[] = []
  for (const pathname of new Set(textsOf(url).flatMap(pathnamesOf).map(untilQuery))) {
    // Pieces and separators alternate; the limit bounds the cost of a hostile path.
    const pieces = pathname.split(separator, 2 * most + 2)
    if (pieces.length > 2 * most + 1) return undefined
    for (const mode of splitModesFor(pieces)) {
      const segments = splitBy(pieces, mode)
      const filled = segments.filter((segment) => segment !== '')
      const resolved = withoutDots(filled)
      if (lengths.has(segments.length)) found.push(segments)
      if (filled.length < segments.length && lengths.has(filled.length)) found.push(filled)
      if (resolved.length < filled.length && lengths.has(resolved.length)) found.push(resolved)
    }
  }
  return found
}

/** Any character outside printable ASCII: blanks and control characters are among them. */
const hasOther = /[^!-~]/
const controls = /\p{Cc}/gu

/** Some parsers remove blanks at the ends, and control characters everywhere. */
const textsOf = (url: string): string[] =>
  hasOther.test(url) ? [url, url.trim(), url.replace(controls, '').trim()] : [url]

/** Returns the possible paths of a URL: parsers differ in where scheme and authority end. */
function pathnamesOf(url: string): string[] {
  // Some read an authority after two slashes, even without a scheme.
  if (url.startsWith('/')) return [url, url.replace(/^[\\/]{2,}[^\\/?#]*/, '')]
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:/i, '')
  // An authority follows any number of slashes (http:) or two (file:), or there is none.
  const behind = [/^[\\/]*[^\\/?#]*/, /^[\\/]{2}[^\\/?#]*/].map((pattern) =>
    rest.replace(pattern, ''),
  )
  // Some read the first character as a slash, whatever it is.
  return [...behind, `/${rest}`, withFirstSlash(url)]
}

/** Replaces the first character of a URL, which may be escaped, with a slash. */
export const withFirstSlash = (url: string): string => url.replace(firstCharacter, '/')

/** The first byte of an escaped character determines the number of its bytes. */
const firstCharacter =
  /^(?:%[0-7][\da-f]|%[cd][\da-f]%[\da-f]{2}|%e[\da-f](?:%[\da-f]{2}){2}|%f[\da-f](?:%[\da-f]{2}){3}|.)/isu

const untilQuery = (text: string): string => text.replace(/[?#].*/s, '')

/** The separators of segments in any router. */
const separator = /([/\\;]|%(?:25)*(?:2f|5c))/i

/** How a router treats the separators of a path. */
interface SplitMode {
  splitsAtBackslash: boolean
  splitsAtEscape: boolean
  /** Whether a `;` stays, starts parameters of its segment, or ends the path. */
  semicolon: 'stays' | 'parameters' | 'end'
}

/** Returns every combination of split modes for the separators that a path has. */
function splitModesFor(pieces: readonly string[]): SplitMode[] {
  const has = (start: string) =>
    pieces.some((piece, index) => index % 2 === 1 && piece[0] === start)
  const either = [false, true]
  const semicolons = ['stays', 'parameters', 'end'] as const
  return (has('\\') ? either : [false]).flatMap((splitsAtBackslash) =>
    (has('%') ? either : [false]).flatMap((splitsAtEscape) =>
      semicolons
        .slice(0, has(';') ? 3 : 1)
        .map((semicolon) => ({ splitsAtBackslash, splitsAtEscape, semicolon })),
    ),
  )
}

/** Returns the segments after the first slash. */
function splitBy(
  pieces: readonly string[],
  { splitsAtBackslash, splitsAtEscape, semicolon }: SplitMode,
): string[] {
  const segments: string[] = []
  let current = pieces[0] as string
  let isDropped = false
  for (let index = 1; index < pieces.length; index += 2) {
    const mark = pieces[index] as string
    const piece = pieces[index + 1] as string
    if (mark === ';' && semicolon === 'end') break
    const isSlash =
      mark === '/' || (mark === '\\' ? splitsAtBackslash : mark !== ';' && splitsAtEscape)
    if (isSlash) {
      segments.push(current)
      current = piece
      isDropped = false
    } else {
      if (mark === '\\') isDropped = false
      if (mark === ';' && semicolon === 'parameters') isDropped = true
      if (!isDropped) current += mark + piece
    }
  }
  segments.push(current)
  return segments.slice(1)
}

function withoutDots(segments: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (const segment of segments) {
    const dots = dotSegment.exec(segment)
    if (dots === null) kept.push(segment)
    else if (dots[1] !== undefined) kept.pop()
  }
  return kept
}

/** One or two dots, escaped or not. */
const dotSegment = /^(?:\.|%(?:25)*2e)(\.|%(?:25)*2e)?$/i
