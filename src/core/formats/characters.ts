/** Tells of each character of ASCII whether it is one of these; of others, that it is not. */
export type CharacterSet = Uint8Array

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const digits = '0123456789'
export const alphanumeric = letters + digits

export function characterSet(characters: string): CharacterSet {
  const set = new Uint8Array(128)
  for (const character of characters) set[character.charCodeAt(0)] = 1
  return set
}

/** The characters that a sticky expression for a run of them takes. */
export function charactersOf(run: RegExp): CharacterSet {
  const set = new Uint8Array(128)
  for (let unit = 0; unit < set.length; unit++) {
    run.lastIndex = 0
    run.test(String.fromCharCode(unit))
    set[unit] = run.lastIndex
  }
  return set
}

/** Whether all characters from `start` up to `end`, which may be none, are of the set. */
export function areAllIn(set: CharacterSet, text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (set[text.charCodeAt(index)] !== 1) return false
  }
  return true
}
