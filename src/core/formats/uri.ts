import { areAllIn, type CharacterSet, characterSet, charactersOf, digits } from './characters.js'

/** The characters that a part may contain unescaped, as a pattern of a run and as a set. */
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

/** Most URIs: tested in a third of the time. */
const plain = /^https?:\/\/[A-Za-z0-9.-]+(?:\/[\w.~/-]*)?$/

/** Returns whether a text is an absolute URI (RFC 3986), with a host for http(s). Linear time. */
export function isUri(text: string): boolean {
  if (plain.test(text)) return true
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

/** Returns the first index of a character between `start` and `end`; `end` if it is not there. */
function positionOf(character: string, text: string, start: number, end: number): number {
  const index = text.indexOf(character, start)
  return index === -1 ? end : Math.min(index, end)
}

/** Returns whether a part has only characters of the set and percent-escapes. */
function isWritten({ set, run }: Part, text: string, start: number, end: number): boolean {
  if (start >= end) return true
  // Most parts have no `%`, so one match reads all of it.
  run.lastIndex = start
  run.test(text)
  for (let index = run.lastIndex; index < end; index++) {
    if (set[text.charCodeAt(index)] === 1) continue
    const isEncoded =
      // The character that ends a part is not a digit, so this cannot read past the end.
      text[index] === '%' && areAllIn(hexadecimal, text, index + 1, index + 3)
    if (!isEncoded) return false
    index += 2
  }
  return true
}
