/** The bits of rules: a bitwise operator reads 32 bits, and the first one is the structure's. */
const bits = Array.from({ length: 31 }, (_, index) => 1 << (index + 1))

/**
 * Returns a bit for each rule. Rules that no body has together may share one, and so do those for which
 * none is left; then the triage of a body that breaks one of them also runs the others. The rules that
 * bodies satisfy without being valid by their schema come last, because they are rarely broken.
 */
export function ruleBits(
  rulesOfBodies: readonly (readonly string[])[],
  isLast: (rule: string) => boolean,
): Map<string, number> {
  const found = new Map<string, number>()
  const all = [...new Set(rulesOfBodies.flat())]
  for (const rule of [...all.filter((each) => !isLast(each)), ...all.filter(isLast)]) {
    const others = new Set(rulesOfBodies.filter((rules) => rules.includes(rule)).flat())
    const taken = new Set([...others].map((other) => found.get(other)))
    found.set(rule, bits.find((each) => !taken.has(each)) ?? (bits.at(-1) as number))
  }
  return found
}
