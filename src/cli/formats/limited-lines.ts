import { plural } from './show-result.js'

/** Lines up to a number of characters; of what has no more room only the number is kept. */
export function limitedLines(limit: number) {
  const lines: string[] = []
  let length = 0
  let leftOut = 0
  return {
    add(line: string): void {
      // Once one is left out, none follows: what is shown is the beginning.
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
    /** The lines, and how many more there are. */
    text(noun: string): string {
      const more =
        leftOut === 0 ? '' : `\n\n${plural(leftOut, `more ${noun}`)} left out for length.`
      return lines.join('\n') + more
    },
  }
}
