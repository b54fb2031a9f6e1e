const line = /^(?:-\s*)?["']?([\w*-]+\/[\w*-]+)["']?\s*:\s*["']?([\w-]+)["']?,?$/

/** Returns a line without the comment at its end. */
function withoutComment(text: string): string {
  const start = text.search(/(?:^|\s)#/)
  return start === -1 ? text : text.slice(0, start)
}

/** Reads lines such as `email/sender-missing: warn`; empty lines and comments are ignored. */
export function readSeverities(text: string): { rules: Record<string, string>; error?: string } {
  const rules: Record<string, string> = {}
  for (const [index, each] of text.split('\n').entries()) {
    const content = withoutComment(each).trim()
    if (content === '') continue
    const [, rule, severity] = line.exec(content) ?? []
    if (rule === undefined || severity === undefined) {
      return {
        rules,
        error: `Line ${index + 1} must be a rule and a severity, such as \`push/*: off\``,
      }
    }
    rules[rule] = severity
  }
  return { rules }
}

/** Writes severities as lines. */
export const writeSeverities = (rules: Readonly<Record<string, unknown>>): string =>
  Object.entries(rules)
    .map(([rule, severity]) => `${rule}: ${String(severity)}`)
    .join('\n')
