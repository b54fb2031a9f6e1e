/** The longest line of what people read, and of schemas, which only programs read. */
export const longestLine = { code: 100, schema: 300 }

/** Returns JSON in which each list and object has one line if that is short, else one line per member. */
export function literal(value: unknown, longest = longestLine.code, indent = ''): string {
  const line = JSON.stringify(value)
  if (line.length <= longest || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const members = Array.isArray(value)
    ? value.map((each) => literal(each, longest, inner))
    : Object.entries(value).flatMap(([key, each]) =>
        each === undefined ? [] : [`${JSON.stringify(key)}: ${literal(each, longest, inner)}`],
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${members.map((each) => inner + each).join(',\n')}\n${indent}${close}`
}

/** Joins items with a separator, in lines that are as long as allowed. */
export function wrapped(items: readonly string[], separator: string, indent = '  '): string {
  const lines: string[] = []
  for (const item of items) {
    const last = `${lines.at(-1) ?? ''}${separator}${item}`
    if (lines.length > 0 && indent.length + last.length < longestLine.code)
      lines[lines.length - 1] = last
    else lines.push(item)
  }
  return lines.map((line) => indent + line).join(`${separator.trimEnd()}\n`)
}
