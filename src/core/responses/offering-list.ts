import { isObject, own } from '../base/json.js'
import type { Results } from './page-results.js'
import type { ResponseFinding, ResponseSubject } from './response-check.js'
import { unchecked } from './response-check.js'

/** Requires a list filtered by `id` to have at most one item, with that id. */
export function* offeringList(
  { request }: ResponseSubject,
  results: Results | undefined,
): Generator<ResponseFinding | typeof unchecked> {
  if (results !== undefined && results.items.length === 0) return
  const query = request?.query
  const id = query === undefined ? undefined : own(query, 'id')
  if (query !== undefined && (id === undefined || id === '')) return
  if (typeof id !== 'string' || results === undefined) {
    yield unchecked
    return
  }
  const { items, at } = results
  if (items.length > 1) {
    const message = 'A list filtered by `id` must have at most one item.'
    yield { at, message, expected: 1, got: items.length }
  }
  for (const [index, item] of items.entries()) {
    const found = isObject(item) ? own(item, 'id') : undefined
    if (found === undefined) yield unchecked
    else if (found !== id) {
      const message = 'Must be the id of the requested offering.'
      yield { at: [...at, index, 'id'], message, expected: id, got: found }
    }
  }
}
