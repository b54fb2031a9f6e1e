/** Returns JSON in which each list and object has one line if that is short, else one line per member. */
export function literal(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (line.length <= longestLine || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const members = Array.isArray(value)
    ? value.map((each) => literal(each, inner))
    : Object.entries(value).flatMap(([key, each]) =>
        each === undefined ? [] : [`${JSON.stringify(key)}: ${literal(each, inner)}`],
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${members.map((each) => inner + each).join(',\n')}\n${indent}${close}`
}

const longestLine = 100
