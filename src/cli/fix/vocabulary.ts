/** The names that a fix can apply to; anything else needs no closer look. */
interface Vocabulary {
  /** Keys of an earlier version. */
  renamed: ReadonlySet<string>
  /** Allowed values, in lower case. */
  values: ReadonlySet<string>
}

const known = new WeakMap<object, Vocabulary>()

/** Collects the names of a JSON Schema; cached, because most findings are ruled out by them. */
export function vocabularyOf(schema: object): Vocabulary {
  const found = known.get(schema)
  if (found !== undefined) return found
  const renamed = new Set<string>()
  const values = new Set<string>()
  const open: unknown[] = [schema]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const { 'x-renamed': names = {}, enum: all = [], const: one } = next as Words
    for (const name of Object.keys(names)) renamed.add(name)
    for (const value of [...(Array.isArray(all) ? all : []), one]) {
      if (typeof value === 'string') values.add(value.toLowerCase())
    }
    open.push(...Object.values(next))
  }
  const vocabulary = { renamed, values }
  known.set(schema, vocabulary)
  return vocabulary
}

interface Words {
  'x-renamed'?: object
  enum?: unknown
  const?: unknown
}
