import type { Trial } from '../../../src/conformance/checking/trial.js'
import { agreeing } from '../../../src/conformance/combinations/agreeing.js'
import { isListed } from '../../../src/conformance/combinations/combine.js'
import type { Part } from '../../../src/conformance/combinations/parts.js'
import { checkedRoot } from '../../../src/conformance/crossings/checked-root.js'
import {
  type Change,
  type Context,
  crossingOf,
  messagesFor,
} from '../../../src/conformance/crossings/crossing.js'
import type { StoredMember } from '../../../src/conformance/crossings/stored-crossings.js'
import { groupBy } from '../../../src/conformance/grouping.js'
import { scenarioOfRequest } from '../../../src/conformance/world/checked-request.js'
import { isObject, toPointer } from '../../../src/core/base/json.js'
import { fieldsUnder, type RequestField } from '../variants/conditions.js'
import { isChoice } from './factors.js'

/** Changes of a combination at least; each violation of a rule counts. */
const leastOf = (kind: string): number => (kind.startsWith('rule') ? 2 : 4)

/** Returns the combinations of changes in a context. */
export function combinationsIn(context: Context, changes: readonly Change[]): StoredMember[][] {
  const { request } = context
  const members = new Map<Trial, StoredMember>()
  const fields = new Map(
    fieldsUnder(request, checkedRoot(request)).map((field) => [toPointer(field.path), field]),
  )
  const parts = changes.flatMap((change, at) => {
    if (change.violated !== undefined && !isListed(request.operation, change.violated)) return []
    return messagesFor(change, context).flatMap((message, place) => {
      const part = crossingOf(change, context, message)
      if (part === undefined || !fits(part, fields)) return []
      members.set(part.item, place === 0 ? at : [at, place])
      return [part]
    })
  })
  return [...groupBy(parts, (part) => kindOf(part, fields))].flatMap(([kind, ofKind]) =>
    [...agreeing(ofKind, scenarioOfRequest(request), leastOf(kind))].map((combination) =>
      combination.members.map(({ item }) => members.get(item) as StoredMember),
    ),
  )
}

type Fields = ReadonlyMap<string, RequestField>

/** Returns whether a change sets known fields, and replaces no object that others may change. */
const fits = ({ edits, expected }: Part<Trial>, fields: Fields): boolean =>
  edits.every(({ path, value }) => {
    const around = fields.get(toPointer(path.slice(0, -1)))?.node
    const isKnown = around?.properties?.[String(path.at(-1))] !== undefined
    const before = fields.get(toPointer(path))?.value
    const isReplaced = isObject(before) && !isObject(value)
    return !isReplaced && (isKnown || expected !== 'valid' || typeof path.at(-1) === 'number')
  })

/**
 * What is combined: a server may apply rules only to a request with a valid structure, and what another
 * choice of the context would select may not depend on the context any more.
 */
function kindOf({ expected, edits }: Part<Trial>, fields: Fields): string {
  const [rule = ''] = expected.split(' ')
  const isOfChoice = edits.some(({ path }) => {
    const field = fields.get(toPointer(path))
    return field !== undefined && isChoice(field)
  })
  return `${rule === 'valid' || rule === 'structure' ? rule : 'rule'} ${isOfChoice}`
}
