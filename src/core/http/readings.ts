/** What every router splits alike: no capitals, escapes, backslashes, empty or dot segments. */
const plain = /^(?:[a-z]+:\/\/[\w.:[\]-]*)?(?:\/[a-z0-9_-]+)+\/?(?:[?#]|$)/

/** Whether all routers read a URL or path the same way. */
export const isPlain = (url: string): boolean => plain.test(url)

/** How many separators a path may have to be read in every way. */
const maxSeparators = 64

/**
 * Returns every way in which a lenient router may split a URL or path: routers differ in
 * backslashes, `;` parameters, encoded slashes, blanks, empty and dot segments. Segments are not
 * decoded; readings of a length that no route has are left out. Returns undefined where there are
 * too many separators to try every way.
 */
export function readingsOf(
  url: string,
  lengths: ReadonlySet<number>,
): (readonly string[])[] | undefined {
  const most = maxSeparators + Math.max(...lengths)
  const found: (readonly string[])[] = []
  for (const pathname of new Set(textsOf(url).flatMap(pathnamesOf).map(untilQuery))) {
    // Pieces and separators one after another; the limit bounds what a hostile path costs.
    const pieces = pathname.split(separator, 2 * most + 2)
    if (pieces.length > 2 * most + 1) return undefined
    for (const way of waysFor(pieces)) {
      const segments = splitBy(pieces, way)
      const filled = segments.filter((segment) => segment !== '')
      const resolved = withoutDots(filled)
      if (lengths.has(segments.length)) found.push(segments)
      if (filled.length < segments.length && lengths.has(filled.length)) found.push(filled)
      if (resolved.length < filled.length && lengths.has(resolved.length)) found.push(resolved)
    }
  }
  return found
}

/** More than printable ASCII, which holds no blanks and no control characters. */
const hasOther = /[^!-~]/
const controls = /\p{Cc}/gu

/** Some readers drop blanks at the ends, and control characters everywhere. */
const textsOf = (url: string): string[] =>
  hasOther.test(url) ? [url, url.trim(), url.replace(controls, '').trim()] : [url]

/** What may be the path of a URL: readers differ in where scheme and authority end. */
function pathnamesOf(url: string): string[] {
  // Some take what follows two slashes for an authority, even without a scheme.
  if (url.startsWith('/')) return [url, url.replace(/^[\\/]{2,}[^\\/?#]*/, '')]
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:/i, '')
  // An authority is what follows any slashes (http:) or two (file:), or there is none.
  const behind = [/^[\\/]*[^\\/?#]*/, /^[\\/]{2}[^\\/?#]*/].map((pattern) =>
    rest.replace(pattern, ''),
  )
  // Some take the first character for a slash, whatever it is.
  return [...behind, `/${rest}`, withFirstSlash(url)]
}

/** The URL with a slash in the place of its first character, which may be escaped. */
export const withFirstSlash = (url: string): string => url.replace(firstCharacter, '/')

/** By the first byte of an escaped character its others are known. */
const firstCharacter =
  /^(?:%[0-7][\da-f]|%[cd][\da-f]%[\da-f]{2}|%e[\da-f](?:%[\da-f]{2}){2}|%f[\da-f](?:%[\da-f]{2}){3}|.)/isu

const untilQuery = (text: string): string => text.replace(/[?#].*/s, '')

/** What one router or another takes for the end of a segment. */
const separator = /([/\\;]|%(?:25)*(?:2f|5c))/i

/** What a router does to the separators of a path. */
interface Way {
  splitsAtBackslash: boolean
  splitsAtEscape: boolean
  /** What becomes of a `;`: it stays, begins parameters of its segment, or ends the path. */
  semicolon: 'stays' | 'parameters' | 'end'
}

/** Every combination of what routers do to the separators that a path has. */
function waysFor(pieces: readonly string[]): Way[] {
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

/** The segments behind the first slash. */
function splitBy(
  pieces: readonly string[],
  { splitsAtBackslash, splitsAtEscape, semicolon }: Way,
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

/** One dot or two, escaped or not. */
const dotSegment = /^(?:\.|%(?:25)*2e)(\.|%(?:25)*2e)?$/i
