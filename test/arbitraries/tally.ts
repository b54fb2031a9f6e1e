/** Counts texts by heading, in the order in which they are first added. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>()

  add(heading: string, text: string): void {
    const counts = this.#counts.get(heading) ?? new Map<string, number>()
    this.#counts.set(heading, counts.set(text, (counts.get(text) ?? 0) + 1))
  }

  /** Returns the texts by heading. */
  lists(): [heading: string, texts: string[]][] {
    return [...this.#counts].map(([heading, counts]) => [heading, withCounts(counts)])
  }

  /** Returns one line for each heading. */
  lines(): string[] {
    return this.lists().map(([heading, texts]) => `${heading}: ${texts.join(', ')}`)
  }
}

const withCounts = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].map(([text, count]) => (count === 1 ? text : `${count} times ${text}`))

/** Formats a value as JSON; abbreviates a long one. */
export function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  if (text.length <= longest) return text
  return `${text.slice(0, longest / 2)}...${text.slice(-longest / 2)} of ${text.length} characters`
}

const longest = 240
