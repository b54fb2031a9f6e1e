import { areAllIn, type CharacterSet, characterSet, charactersOf, digits } from './characters.js'

/** What a part may hold as it is: a run of its characters, and each of them. */
interface Part {
  run: RegExp
  set: CharacterSet
}

const partOf = (run: RegExp): Part => ({ run, set: charactersOf(run) })

const inHost = partOf(/[\w.~!$&'()*+,;=-]*/y)
const inUserinfo = partOf(/[\w.~!$&'()*+,;=:-]*/y)
const inPath = partOf(/[\w.~!$&'()*+,;=:@/-]*/y)
const inQuery = partOf(/[\w.~!$&'()*+,;=:@/?-]*/y)
const inPort = characterSet(digits)
const hexadecimal = characterSet(`${digits}ABCDEFabcdef`)

const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/
const http = /^https?:/i
const addressLiteral = /^\[(?:[0-9A-Fa-f:.]+|[vV][0-9A-Fa-f]+\.[\w.~!$&'()*+,;=:-]+)\]$/

/**
 * An absolute URI with a scheme, by the grammar of RFC 3986; with http and https it names a host
 * (RFC 9110). Time is linear in the length.
 */
export function isUri(text: string): boolean {
  if (!scheme.test(text)) return false
  const needsHost = http.test(text)
  const start = text.indexOf(':') + 1
  const hash = positionOf('#', text, start, text.length)
  const question = positionOf('?', text, start, hash)
  if (!isWritten(inQuery, text, hash + 1, text.length)) return false
  if (!isWritten(inQuery, text, question + 1, hash)) return false
  if (!text.startsWith('//', start)) return !needsHost && isWritten(inPath, text, start, question)
  const slash = positionOf('/', text, start + 2, question)
  return isAuthority(text, start + 2, slash, needsHost) && isWritten(inPath, text, slash, question)
}

function isAuthority(text: string, start: number, end: number, needsHost: boolean): boolean {
  const at = positionOf('@', text, start, end)
  const hostStart = at === end ? start : at + 1
  if (at !== end && !isWritten(inUserinfo, text, start, at)) return false
  const bracket = positionOf(']', text, hostStart, end)
  const colon = positionOf(':', text, bracket === end ? hostStart : bracket, end)
  if (!areAllIn(inPort, text, colon + 1, end)) return false
  if (needsHost && hostStart === colon) return false
  return (
    isWritten(inHost, text, hostStart, colon) || addressLiteral.test(text.slice(hostStart, colon))
  )
}

/** Where the character stands first between two places; the second of them where it does not. */
function positionOf(character: string, text: string, start: number, end: number): number {
  const index = text.indexOf(character, start)
  return index === -1 ? end : Math.min(index, end)
}

/** Whether a part holds characters of the set alone, and others as `%` and two digits. */
function isWritten({ set, run }: Part, text: string, start: number, end: number): boolean {
  if (start >= end) return true
  // What comes before the first `%` is all of it as a rule, and read in one go.
  run.lastIndex = start
  run.test(text)
  for (let index = run.lastIndex; index < end; index++) {
    if (set[text.charCodeAt(index)] === 1) continue
    const isEncoded =
      // Digits do not reach over the end: what ends a part is none.
      text[index] === '%' && areAllIn(hexadecimal, text, index + 1, index + 3)
    if (!isEncoded) return false
    index += 2
  }
  return true
}
