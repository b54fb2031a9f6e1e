/** Returns a name in backticks, as messages show it. */
export const quoted = (name: string): string => `\`${name}\``

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the names as a list: `a`, `b` or `c`. */
export function listed(names: readonly string[], conjunction = 'or'): string {
  const last = names.length - 1
  let list = ''
  for (let index = 0; index <= last; index++) {
    const separator = index === 0 ? '' : index === last ? ` ${conjunction} ` : ', '
    list += `${separator}\`${names[index]}\``
  }
  return list
}

/** Returns the most bytes that a string takes in a JSON text in UTF-8, without its quotes. */
export function jsonBytes(text: string): number {
  let bytes = 0
  for (let index = 0; index < text.length; index++) bytes += bytesAt(text, index)
  return bytes
}

/** The most bytes that a UTF-16 code unit takes in a JSON text: those of `\\u001f`. */
const mostBytesOfUnit = 6

/** Returns the bytes of one UTF-16 code unit; each surrogate counts as half of its character. */
function bytesAt(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  if (unit < 0x80) return unit < 0x20 ? mostBytesOfUnit : unit === 0x22 || unit === 0x5c ? 2 : 1
  if (unit < 0x800) return 2
  if (isHigh(unit)) return isLow(text.charCodeAt(index + 1)) ? 2 : mostBytesOfUnit
  if (isLow(unit)) return isHigh(text.charCodeAt(index - 1)) ? 2 : mostBytesOfUnit
  return 3
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

const ellipsis = '…'

/** Returns the text, with an ellipsis in its middle if it takes more bytes in a JSON text. */
export function shortened(text: string, mostBytes: number): string {
  if (text.length * mostBytesOfUnit <= mostBytes) return text
  const half = Math.floor((mostBytes - ellipsis.length * 3) / 2)
  let bytes = 0
  let head = 0
  let index = 0
  for (; index < text.length && bytes <= mostBytes; index++) {
    bytes += bytesAt(text, index)
    if (bytes <= half) head = index + 1
  }
  if (bytes <= mostBytes) return text
  let tail = text.length
  for (bytes = bytesAt(text, tail - 1); bytes <= half; bytes += bytesAt(text, tail - 1)) tail--
  // Do not split a surrogate pair.
  if (isHigh(text.charCodeAt(head - 1))) head--
  if (isLow(text.charCodeAt(tail))) tail++
  return `${text.slice(0, head)}${ellipsis}${text.slice(tail)}`
}
