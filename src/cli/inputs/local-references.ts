import type { Path } from '../documents/position.js'
import { keysOf } from '../results/violation-position.js'
import { memberOf, textIn } from './members.js'

/** A part of a document, with its path. */
export interface Part {
  value: unknown
  path: Path
}

/** Maximum number of references in a row. */
const mostHops = 20

/** Follows `$ref` within the document; a part without one, or with one elsewhere, stays as it is. */
export function resolved(part: Part, root: unknown): Part {
  let found = part
  for (let hops = 0; hops < mostHops; hops++) {
    const pointer = /^#(\/.*)$/.exec(textIn(memberOf(found.value, '$ref')) ?? '')?.[1]
    if (pointer === undefined) return found
    const path = keysOf(decoded(pointer))
    found = { value: path.reduce<unknown>(memberOf, root), path }
  }
  return found
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
