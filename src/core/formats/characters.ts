/** Matches a character outside ASCII. */
export const outsideAscii = /\P{ASCII}/u

/** The characters outside ASCII of an international e-mail address: no blanks, controls or halves of a pair. */
export const international =
  /[\u00a1-\u00ac\u00ae-\u167f\u1681-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u2fff\u3001-\ud7ff\uf900-\ufefe\uff00-\uffef\u{10000}-\u{3fffd}]/gu

/** A set of ASCII characters: 1 at the code of each member. */
export type CharacterSet = Uint8Array

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const digits = '0123456789'
export const alphanumeric = letters + digits

export function characterSet(characters: string): CharacterSet {
  const set = new Uint8Array(128)
  for (const character of characters) set[character.charCodeAt(0)] = 1
  return set
}

/** Returns the set of ASCII characters that a sticky pattern for a run of characters matches. */
export function charactersOf(run: RegExp): CharacterSet {
  const set = new Uint8Array(128)
  for (let unit = 0; unit < set.length; unit++) {
    run.lastIndex = 0
    run.test(String.fromCharCode(unit))
    set[unit] = run.lastIndex
  }
  return set
}

/** Returns whether the set has all characters from `start` up to `end`; true for an empty range. */
export function areAllIn(set: CharacterSet, text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (set[text.charCodeAt(index)] !== 1) return false
  }
  return true
}
