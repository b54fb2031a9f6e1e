/**
 * Returns the smallest part of a document that still has a property. Removes outer parts before
 * inner ones, and leaves no object or list empty, because that would be another document.
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

/** Returns all paths, the last entries of lists first, so that indices stay valid on removal. */
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [...value.keys()].reverse() : Object.keys(value)
  return keys.flatMap((key) => {
    const inner = [...path, key]
    return [inner, ...paths((value as Record<string | number, unknown>)[key], inner)]
  })
}

/** Removes the value at a path; returns false if it is absent or the last of its container. */
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
