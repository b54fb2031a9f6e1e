import { extentIn, type OutlineNode, offsetIn, outlineOf } from '../documents/json-outline.js'
import type { Path, Wanted } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'

/** A JSON document for many position lookups, one after another. */
export interface OutlinedDocument extends SourceDocument {
  json: NonNullable<SourceDocument['json']>
  /** Returns the offset of a path, or of its last existing ancestor. */
  offsetOf: (path: Path, at: Wanted['at']) => number
}

/** Adds position lookups that scan the text only once. */
export function outlined(document: SourceDocument & Pick<OutlinedDocument, 'json'>) {
  const { text, positionAt } = document.json
  let cached: OutlineNode | undefined
  const top = (): OutlineNode => {
    cached ??= outlineOf(text)
    return cached
  }
  const offsetOf: OutlinedDocument['offsetOf'] = (path, at) => offsetIn(top(), { path, at }).offset
  const extents: SourceDocument['extents'] = (wanted) =>
    wanted.map((each) => extentIn(text, top(), each))
  const locate: SourceDocument['locate'] = (wanted) =>
    wanted.map((each) => positionAt(offsetIn(top(), each).offset))
  return { ...document, locate, extents, offsetOf } satisfies OutlinedDocument
}
