import { mostBits, structureBit } from './branches.js'

const bits = Array.from({ length: mostBits }, (_, bit) => bit).filter((bit) => bit !== structureBit)

/**
 * Returns the number of a bit for each rule. Rules that no body has together may share one, and so do
 * those for which none is left; then the triage of a body that breaks one of them also runs the others.
 */
export function ruleBits(rulesOfBodies: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const rule of new Set(rulesOfBodies.flat())) {
    const others = new Set(rulesOfBodies.filter((rules) => rules.includes(rule)).flat())
    const taken = new Set([...others].map((other) => found.get(other)))
    found.set(rule, bits.find((each) => !taken.has(each)) ?? (bits.at(-1) as number))
  }
  return found
}
