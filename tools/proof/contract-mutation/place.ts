import type { Family } from '../../generate/documents.js'

export type Node = { [key: string]: unknown }

/** One change of a document, such as an author could make by mistake. */
export interface Mutant {
  /** Family, place and change; stable while the value at the place is the same. */
  id: string
  family: Family
  /** The kind of change. */
  mutator: string
  /** Keys and indexes of the changed value. */
  path: readonly (string | number)[]
  /** Changes a copy of a document. */
  apply: (document: Node) => void
}

/** A place in a document: its path, and a name that survives insertions. */
export interface Place {
  path: readonly (string | number)[]
  name: string
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const within = ({ path, name }: Place, key: string | number, called = key): Place => ({
  path: [...path, key],
  name: `${name}/${String(called).replaceAll('~', '~0').replaceAll('/', '~1')}`,
})

/** Returns the entries of a list, each named by its content instead of its index. */
export function entriesOf(place: Place, list: readonly unknown[]): [Place, unknown][] {
  const taken = new Map<string, number>()
  return list.map((entry, index) => {
    const name = nameOf(entry) ?? String(index)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return [within(place, index, count === 1 ? name : `${name} (${count})`), entry]
  })
}

function nameOf(entry: unknown): string | undefined {
  if (!isNode(entry)) return typeof entry === 'object' ? undefined : String(entry)
  const { id, operations, level, field, trigger, name, $ref, required } = entry
  if (typeof id === 'string') {
    const first = Array.isArray(operations) ? ` on ${operations[0]}` : ''
    return `${id}${level === undefined ? '' : ` ${level}`}${first}`
  }
  const named = entry['x-rule'] ?? field ?? trigger ?? name
  if (typeof named === 'string') return named
  if (typeof $ref === 'string') return $ref.split('/').at(-1)
  if (Array.isArray(required)) return `requires ${required.join(' and ')}`
  return undefined
}

type Container = Record<string | number, unknown>

const containerOf = (document: Node, path: Place['path']): Container =>
  path
    .slice(0, -1)
    .reduce<unknown>((found, key) => (found as Container)[key], document) as Container

export const drop =
  ({ path }: Place) =>
  (document: Node): void => {
    const container = containerOf(document, path)
    const key = path.at(-1) as string | number
    if (Array.isArray(container)) container.splice(key as number, 1)
    else delete container[key]
  }

export const set =
  ({ path }: Place, value: unknown) =>
  (document: Node): void => {
    containerOf(document, path)[path.at(-1) as string | number] = structuredClone(value)
  }

/** Renames a key of an object, and keeps the order of its keys. */
export const rename =
  ({ path }: Place, name: string) =>
  (document: Node): void => {
    const container = containerOf(document, path)
    const entries = Object.entries(container)
    for (const [key] of entries) delete container[key]
    for (const [key, value] of entries) container[key === path.at(-1) ? name : key] = value
  }

export const swapWithNext =
  ({ path }: Place) =>
  (document: Node): void => {
    const list = containerOf(document, path) as unknown as unknown[]
    const index = path.at(-1) as number
    list.splice(index, 2, list[index + 1], list[index])
  }

/** Receives the mutants of a document. */
export type Emit = (
  place: Place,
  mutator: string,
  what: string,
  apply: (document: Node) => void,
) => void
