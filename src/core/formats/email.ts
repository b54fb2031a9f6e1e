import { alphanumeric, characterSet, international } from './characters.js'

const inAtom = characterSet(`${alphanumeric}_!#$%&'*+/=?^\`{|}~-`)
const inLabel = characterSet(`${alphanumeric}-`)
const dot = 0x2e
const hyphen = 0x2d
const atSign = 0x40
const longestLocalPart = 64

/** Most addresses, tested in half of the time; only for texts shorter than the limit of each part. */
const usual = /^\w+(?:[.+-]\w+)*@(?:[A-Za-z0-9]+\.)+[A-Za-z0-9]+$/

/**
 * Returns whether a text is an RFC 5321 address of at most 254 characters, with a local part of at
 * most 64 and a domain of at least two labels. Quoted local parts and address literals are invalid.
 */
export function isEmail(text: string): boolean {
  if (text.length < longestLocalPart && usual.test(text)) return true
  if (text.length > 254) return false
  const at = endOfLocalPart(text)
  return text.charCodeAt(at) === atSign && isDomain(text, at + 1)
}

/** Tests for them in a fraction of the time. */
const beyondAscii = /[\u0080-\uffff]/

/** Returns whether a text is an address, also an internationalised one (RFC 6531). */
export const isIdnEmail = (text: string): boolean =>
  isEmail(text) ||
  (text.length <= 254 && beyondAscii.test(text) && isEmail(text.replace(international, 'x')))

/** Returns the index after atoms separated by dots; -1 if an atom is empty or they are too long. */
function endOfLocalPart(text: string): number {
  let start = 0
  const last = Math.min(longestLocalPart, text.length - 1)
  for (let index = 0; index <= last; index++) {
    const unit = text.charCodeAt(index)
    if (inAtom[unit] === 1) continue
    if (index === start) return -1
    if (unit !== dot) return index
    start = index + 1
  }
  return -1
}

/** Returns whether the text from an index on is two or more labels separated by dots. */
function isDomain(text: string, from: number): boolean {
  let start = from
  for (let index = from; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (inLabel[unit] === 1) continue
    if (unit !== dot || !isLabel(text, start, index)) return false
    start = index + 1
  }
  return start > from && isLabel(text, start, text.length)
}

const isLabel = (text: string, start: number, end: number): boolean =>
  end > start &&
  end - start <= 63 &&
  text.charCodeAt(start) !== hyphen &&
  text.charCodeAt(end - 1) !== hyphen
