import type { Difference } from '../combinations/differences.js'
import { membersOf, type Part } from '../combinations/parts.js'

/** An edit with its place, those around it, and its value as a text. */
interface PlacedEdit {
  places: readonly string[]
  text: string
}

/** Divides parts into sets in which no two set the same place to different values. */
export function apart<Item>(parts: readonly Part<Item>[]): Part<Item>[][] {
  const sets: { parts: Part<Item>[]; expected: Set<string>; places: Places }[] = []
  for (const part of parts) {
    const edits = part.edits.map(placed)
    const free = sets.find(
      ({ parts: { length }, expected, places }) =>
        length < membersOf.most && !expected.has(part.expected) && places.areFree(edits),
    )
    const set = free ?? { parts: [], expected: new Set(), places: new Places() }
    if (free === undefined) sets.push(set)
    set.parts.push(part)
    if (part.target !== undefined) set.expected.add(part.expected)
    set.places.add(edits)
  }
  return sets.map((set) => set.parts)
}

/** Adds to an edit what its place is compared by. */
function placed({ path, value }: Difference): PlacedEdit {
  const places = path.map((_, depth, { length }) => JSON.stringify(path.slice(0, length - depth)))
  return { places, text: String(JSON.stringify(value)) }
}

/** The places that are set, and those around them. */
class Places {
  readonly #values = new Map<string, string>()
  readonly #parents = new Set<string>()

  add(edits: readonly PlacedEdit[]): void {
    for (const { places, text } of edits) {
      const [place = '', ...around] = places
      this.#values.set(place, text)
      for (const parent of around) this.#parents.add(parent)
    }
  }

  /** Returns whether each edit is neither in nor around the place of another one, or equals it. */
  areFree(edits: readonly PlacedEdit[]): boolean {
    return edits.every(({ places, text }) => {
      const [place = ''] = places
      const set = this.#values.get(place)
      if (set !== undefined) return set === text
      return !this.#parents.has(place) && !places.some((parent) => this.#values.has(parent))
    })
  }
}
