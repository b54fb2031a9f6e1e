import { InputError } from '../input-error.js'

/** The bits of rules: a bitwise operator reads 32 bits, and the first one is the structure's. */
const bits = Array.from({ length: 31 }, (_, index) => 1 << (index + 1))

/**
 * Returns a bit for each rule. Rules that no body has together may share one; then the triage of a
 * body with one of them also runs the other.
 */
export function ruleBits(rulesOfBodies: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const rule of new Set(rulesOfBodies.flat())) {
    const others = new Set(rulesOfBodies.filter((rules) => rules.includes(rule)).flat())
    const taken = new Set([...others].map((other) => found.get(other)))
    const bit = bits.find((each) => !taken.has(each))
    if (bit === undefined) throw new InputError(`${rule}: no bit is free for it in the triage`)
    found.set(rule, bit)
  }
  return found
}
