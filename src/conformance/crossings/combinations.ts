import { isObject, toPointer } from '../../core/base/json.js'
import { checkedRoot } from '../checking/checked-root.js'
import { agreeing } from '../combinations/agreeing.js'
import { isListed } from '../combinations/combinable.js'
import { type Combination, combinationOf } from '../combinations/parts.js'
import {
  type Change,
  type ChangeIn,
  type Context,
  type Crossing,
  changeIn,
  messagesFor,
} from '../crossings/crossing.js'
import { groupBy } from '../grouping.js'
import { fieldsUnder, type RequestField } from '../variants/conditions.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import { isChoice } from './factors.js'

/** Changes of a combination at least; each violation of a rule counts. */
const leastOf = (kind: string): number => (kind.startsWith('rule') ? 2 : 6)

/** Returns the combinations of changes in a context. */
export function combinationsIn(
  context: Context,
  changes: readonly Change[],
): Combination<Crossing>[] {
  const { request } = context
  const around = scenarioOfRequest(request)
  const fields = new Map(
    fieldsUnder(request, checkedRoot(request)).map((field) => [toPointer(field.path), field]),
  )
  const top = fields.get(toPointer(checkedRoot(request)))
  const parts = changes.flatMap((change) => {
    if (change.violated !== undefined && !isListed(request.operation, change.violated)) return []
    return messagesFor(change, context).flatMap((message) => {
      const made = changeIn(change, context, message)
      if (made === undefined || !fits(made, fields) || !isOfBody(made, top)) return []
      const item: Crossing = { ...made, change, context, around }
      return [{ ...made, item }]
    })
  })
  return [...groupBy(parts, (part) => kindOf(part, fields))].flatMap(([kind, ofKind]) =>
    [...agreeing(ofKind, around, leastOf(kind))].map((set) => combinationOf(around, set)),
  )
}

type Fields = ReadonlyMap<string, RequestField>

/** Returns whether a violation is in what is changed: what is stored may make the call itself invalid. */
const isOfBody = ({ target = '' }: ChangeIn, top: RequestField | undefined): boolean =>
  target === '' || top?.node.properties?.[target.split('.')[0] ?? ''] !== undefined

/** Returns whether a change sets known fields, and replaces no object that others may change. */
const fits = ({ edits, expected }: ChangeIn, fields: Fields): boolean =>
  edits.every(({ path, value }) => {
    const around = fields.get(toPointer(path.slice(0, -1)))?.node
    const isKnown = around?.properties?.[String(path.at(-1))] !== undefined
    const before = fields.get(toPointer(path))?.value
    const isReplaced = isObject(before) && !isObject(value)
    return !isReplaced && (isKnown || expected !== 'valid')
  })

/**
 * Returns what may be combined: structure apart from rules, because a server may check rules only after
 * the structure; changes of a choice apart, because they change what the context selects.
 */
function kindOf({ expected, edits }: Pick<ChangeIn, 'expected' | 'edits'>, fields: Fields): string {
  const [rule = ''] = expected.split(' ')
  const isOfChoice = edits.some(({ path }) => {
    const field = fields.get(toPointer(path))
    return field !== undefined && isChoice(field)
  })
  return `${rule === 'valid' || rule === 'structure' ? rule : 'rule'} ${isOfChoice}`
}
