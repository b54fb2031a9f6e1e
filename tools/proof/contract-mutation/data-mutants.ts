import { drop, type Emit, entriesOf, isNode, type Place, set, within } from './place.js'

/** Members that only explain. */
export const prose: ReadonlySet<string> = new Set([
  'assumed',
  'condition',
  'description',
  'effects',
  'example',
  'examples',
  'source',
  'summary',
  'title',
  'x-assumed-reason',
  'x-not-documented',
])

/**
 * Changes a value that is not a schema: leaves out each part, adds or subtracts 1 from each number,
 * and replaces each other value.
 */
export function dataMutants(place: Place, value: unknown, emit: Emit): void {
  if (Array.isArray(value)) {
    for (const [at, entry] of entriesOf(place, value)) {
      emit(at, 'data: drop an entry', 'drop', drop(at))
      if (typeof entry === 'object') dataMutants(at, entry, emit)
    }
  } else if (isNode(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const at = within(place, key)
      if (prose.has(key)) continue
      emit(at, 'data: drop a member', 'drop', drop(at))
      // The names of states are data, their descriptions are not.
      if (!place.name.endsWith('/x-states/states')) dataMutants(at, inner, emit)
    }
  } else {
    for (const other of others(value)) {
      emit(place, 'data: another value', `${value} -> ${other}`, set(place, other))
    }
  }
}

function others(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value - 1]
  return typeof value === 'string' ? [`${value}_OTHER`] : []
}
