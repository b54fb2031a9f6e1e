/** Writes a JSON array entry by entry, indented like `JSON.stringify`. */
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

/** Returns JSON with all lines indented except the first. */
export const indented = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
