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

/** Groups consecutive items by the first part of their ids. */
export function inGroups<Item extends { readonly id: string }>(items: readonly Item[]) {
  const groups: [group: string, items: Item[]][] = []
  for (const item of items) {
    const group = item.id.replace(/\/.*/, '')
    const last = groups.at(-1)
    if (last?.[0] === group) last[1].push(item)
    else groups.push([group, [item]])
  }
  return groups
}

/** Returns codes of rules, with a line for consecutive ones of a group, so that a new one changes one line. */
export const linesOfGroups = (
  rules: readonly { readonly id: string; readonly code: string }[],
  separator: string,
): string =>
  inGroups(rules)
    .map(([, own]) => `  ${own.map(({ code }) => code).join(separator)}`)
    .join(`${separator.trimEnd()}\n`)
