import type { Schema } from '../documents.js'
import { InputError } from '../input-error.js'

/** One schema that applies to a value, without `$ref` and `allOf`, and the number of the bit that it sets. */
export interface Branch {
  readonly schema: Schema | false
  readonly bit: number
}

/** The schemas of a document as `structural` returns them, with the branches of rules. */
export interface Source {
  readonly schemas: Readonly<Record<string, unknown>>
  /** Returns the number of a rule's bit; undefined if its branch does not decide whether it runs. */
  bitOf(rule: string): number | undefined
}

/** The number of the bit of everything that the compiled validators report. */
export const structureBit = 0

/** How many bits there are: bitwise operators read 32, and there are two words of them. */
export const mostBits = 64

/** Returns the word that contains a bit, and its value there. */
export const wordOf = (bit: number): readonly [word: 'low' | 'high', mask: number] => [
  bit < 32 ? 'low' : 'high',
  1 << (bit % 32),
]

/** Returns an expression that tests whether a bit is set. */
export function isSet(bit: number): string {
  const [word, mask] = wordOf(bit)
  return `bits.${word} & ${mask}`
}

/** Returns everything that a schema requires of a value. */
export function branchesOf(source: Source, schema: unknown, bit = structureBit): Branch[] {
  if (schema === undefined || schema === true) return []
  if (schema === false) return [{ schema, bit }]
  const { $ref, allOf, 'x-rule': rule, 'x-satisfies': _, ...own } = schema as Schema
  const ownBit = rule === undefined ? bit : source.bitOf(rule as string)
  if (ownBit === undefined) return []
  return [
    ...($ref === undefined ? [] : branchesOf(source, target(source, $ref as string), ownBit)),
    ...((allOf ?? []) as unknown[]).flatMap((each) => branchesOf(source, each, ownBit)),
    ...(Object.keys(own).length === 0 ? [] : [{ schema: own, bit: ownBit }]),
  ]
}

function target({ schemas }: Source, reference: string): unknown {
  const name = reference.replace('#/components/schemas/', '')
  if (schemas[name] === undefined) throw new InputError(`${reference} is not a schema`)
  return schemas[name]
}
