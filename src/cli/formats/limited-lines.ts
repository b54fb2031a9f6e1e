import { plural } from './plural.js'

/** Collects lines up to a number of characters and counts the rest. */
export function limitedLines(limit: number) {
  const lines: string[] = []
  let length = 0
  let leftOut = 0
  return {
    add(line: string): void {
      // Shows a prefix: once a line is left out, all later ones are too.
      if (leftOut > 0 || length + line.length + 1 > limit) {
        leftOut += 1
        return
      }
      lines.push(line)
      length += line.length + 1
    },
    get isEmpty(): boolean {
      return lines.length === 0 && leftOut === 0
    },
    /** Returns the lines and the number of omitted ones. */
    text(noun: string): string {
      const more = leftOut === 0 ? '' : `\n\n${plural(leftOut, `more ${noun}`)} omitted`
      return lines.join('\n') + more
    },
  }
}
