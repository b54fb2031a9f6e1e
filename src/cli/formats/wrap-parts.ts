import { textWidth } from '../host/wrap.js'

/** Joins parts with two spaces; those that do not fit continue on an indented line. */
export function wrapParts(parts: readonly string[], width: number, indent = 4): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(part)
    else if (textWidth(`${last}  ${part}`) > width) lines.push(' '.repeat(indent) + part)
    else lines[lines.length - 1] = `${last}  ${part}`
  }
  return lines
}
