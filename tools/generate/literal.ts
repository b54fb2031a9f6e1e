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

/** Returns codes of rules, with a line for consecutive ones of a group, so that a new one changes one line. */
export function linesOfGroups(
  rules: readonly { readonly id: string; readonly code: string }[],
  separator: string,
): string {
  const lines: { group: string; codes: string[] }[] = []
  for (const { id, code } of rules) {
    const group = id.replace(/\/.*/, '')
    if (lines.at(-1)?.group === group) lines.at(-1)?.codes.push(code)
    else lines.push({ group, codes: [code] })
  }
  return lines.map(({ codes }) => `  ${codes.join(separator)}`).join(`${separator.trimEnd()}\n`)
}
