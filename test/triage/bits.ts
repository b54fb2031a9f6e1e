import { readFileSync } from 'node:fs'
import type { OperationName } from '../../generated/operations.js'
import type { TriageBits } from '../../src/core/engine/compiled.js'

type IsSet = (bits: TriageBits) => boolean

/** Returns, for each rule of an operation that runs only if its bit is set, whether it is. */
export function bitsOfRules(operation: OperationName): ReadonlyMap<string, IsSet> {
  const file = new URL(`../../generated/plans/${operation}.ts`, import.meta.url)
  const tests = readFileSync(file, 'utf8').matchAll(/bits\.(low|high) & (-?\d+) \/\* (\S+) \*\//g)
  return new Map(
    [...tests].map(([, word, mask, rule]): [string, IsSet] => [
      rule as string,
      (bits) => (bits[word as keyof TriageBits] & Number(mask)) !== 0,
    ]),
  )
}

/** Returns whether the bit of the structure is set. */
export const isStructureSet: IsSet = ({ low }) => (low & 1) !== 0
