import { printableJson } from '../../core/base/printable.js'

/**
 * The entries of a JSON list, indented as `JSON.stringify` would, that is written while it is still
 * being filled. The texts of entries hold no line break but those between their lines.
 */
export function jsonList(indent: string) {
  let isEmpty = true
  return {
    entry(value: unknown): string {
      const before = isEmpty ? '[' : ','
      isEmpty = false
      return `${before}\n${indent}  ${indented(value, `${indent}  `)}`
    },
    end: (): string => (isEmpty ? '[]' : `\n${indent}]`),
  }
}

/** JSON whose lines, but for the first, begin with the indent. */
export const indented = (value: unknown, indent: string): string =>
  printableJson(value).replaceAll('\n', `\n${indent}`)
