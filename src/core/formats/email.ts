import { international, outsideAscii } from './characters.js'

/** Most addresses, tested in half of the time; only for texts shorter than the limit of each part. */
const usual = /^\w+(?:[.+-]\w+)*@(?:[A-Za-z0-9]+\.)+[A-Za-z0-9]+$/

/** Any address up to the limit of its length: local parts of at most 64 characters, labels of 63. */
export const address =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

export const longestAddress = 254

/**
 * Returns whether a text is an RFC 5321 address of at most 254 characters, with a local part of at
 * most 64 and a domain of at least two labels. Quoted local parts and address literals are invalid.
 */
export const isEmail = (text: string): boolean =>
  (text.length < 64 && usual.test(text)) || (text.length <= longestAddress && address.test(text))

/** Returns whether a text is an address, also an internationalised one (RFC 6531). */
export const isIdnEmail = (text: string): boolean =>
  isEmail(text) ||
  (text.length <= longestAddress &&
    outsideAscii.test(text) &&
    isEmail(text.replace(international, 'x')))
