/**
 * The least of a document that still has a property: whatever can be left out is left out, outer
 * parts before inner ones, until nothing more can. No object or list is left empty: that would be
 * another document, not less of this one.
 */
export function smallest<Document extends object>(
  document: Document,
  isSame: (candidate: Document) => boolean,
): Document {
  let kept = structuredClone(document)
  for (let before = Number.POSITIVE_INFINITY; size(kept) < before; ) {
    before = size(kept)
    for (const path of paths(kept)) {
      const candidate = structuredClone(kept)
      if (remove(candidate, path) && isSame(candidate)) kept = candidate
    }
  }
  return kept
}

type Path = readonly (string | number)[]

const size = (value: unknown): number => JSON.stringify(value).length

/** Paths of everything within; in a list the last entry first, so that indices stay right. */
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [...value.keys()].reverse() : Object.keys(value)
  return keys.flatMap((key) => {
    const inner = [...path, key]
    return [inner, ...paths((value as Record<string | number, unknown>)[key], inner)]
  })
}

/** Takes out what stands at a path; false where that is gone already, or is the last of its kind. */
function remove(document: object, path: Path): boolean {
  const parents = path.slice(0, -1)
  const key = path.at(-1) as string | number
  let parent: unknown = document
  for (const step of parents)
    parent = (parent as Record<string | number, unknown> | undefined)?.[step]
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return false
  if (Object.keys(parent).length === 1) return false
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete (parent as Record<string, unknown>)[key]
  return true
}
