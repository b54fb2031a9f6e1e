import { alphanumeric, areAllIn, characterSet } from './characters.js'

const inLocalPart = characterSet(`${alphanumeric}_!#$%&'*+/=?^\`{|}~-`)
const inLabel = characterSet(`${alphanumeric}-`)

/**
 * An address as RFC 5321 writes it, without quoted local parts and address literals: at most 254
 * characters, a local part of at most 64, and a domain of at least two labels.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  if (at > 64 || !isLocalPart(text, at)) return false
  return text.indexOf('.', at) !== -1 && isDomain(text, at + 1)
}

/** Atoms with a dot between each two. */
function isLocalPart(text: string, end: number): boolean {
  let start = 0
  // Stryker disable next-line EqualityOperator: at the end stands an at sign and no dot
  for (let dot = text.indexOf('.'); dot !== -1 && dot < end; dot = text.indexOf('.', start)) {
    if (dot === start || !areAllIn(inLocalPart, text, start, dot)) return false
    start = dot + 1
  }
  return start < end && areAllIn(inLocalPart, text, start, end)
}

function isDomain(text: string, from: number): boolean {
  let start = from
  for (let dot = text.indexOf('.', start); dot !== -1; dot = text.indexOf('.', start)) {
    if (!isLabel(text, start, dot)) return false
    start = dot + 1
  }
  return isLabel(text, start, text.length)
}

const isLabel = (text: string, start: number, end: number): boolean =>
  end > start &&
  end - start <= 63 &&
  text[start] !== '-' &&
  text[end - 1] !== '-' &&
  areAllIn(inLabel, text, start, end)
