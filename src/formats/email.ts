const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[A-Za-z0-9-]{1,63}$/

/**
 * An address as RFC 5321 writes it, without quoted local parts and address literals: at most 254
 * characters, a local part of at most 64, and a domain of at least two labels.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64 || !local.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every(isLabel)
}

const isLabel = (text: string): boolean =>
  label.test(text) && !text.startsWith('-') && !text.endsWith('-')
