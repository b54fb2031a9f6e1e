import { withoutComment } from '../without-comment.js'

const line = /^(?:-\s*)?["']?([\w*-]+\/[\w*-]+)["']?\s*:\s*["']?([\w-]+)["']?,?$/

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
