import { isDeepStrictEqual } from 'node:util'
import { toTarget } from '../../core/base/json.js'
import { createContract, type OperationName } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import type { Scenario } from '../checking/trial.js'
import { violationsKey } from '../checking/verdict-key.js'
import type { Variant } from '../variants/variant.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import { type Difference, differences } from './differences.js'
import type { Part } from './parts.js'

/** A request that differs from a base in its body. */
export interface Combinable {
  /** The id of the case or variant. */
  id: string
  base: CaseRequest
  scenario: Scenario
  /** `verdictKey` of its expected verdict. */
  expected: string
}

/** Returns a case as a part of combinations; undefined without a base, or with several violations. */
export function combinableCase(
  { id, baseRequest: base, expect }: ConformanceCase,
  scenario: Scenario,
): Combinable | undefined {
  const { ok, violations = [], warnings = [], replay } = expect
  const isSimple = warnings.length === 0 && replay !== true && violations.length === (ok ? 0 : 1)
  if (base === undefined || !isSimple) return undefined
  return { id, base, scenario, expected: ok ? 'valid' : violationsKey(violations) }
}

/** Returns a variant as a part of combinations; undefined without a base. */
export const combinableVariant = ({
  trial: { id },
  scenario,
  base,
  expected,
}: Variant): Combinable | undefined => base && { id, base, scenario, expected }

/** Returns whether a request may be part of a combination. */
export const isCombinable = (item: Combinable): boolean =>
  partOf(item, scenarioOfRequest(item.base)) !== undefined

/** Returns whether a request is its base. */
export const isUnchanged = ({ base, scenario: { input, wire } }: Combinable): boolean =>
  wire === undefined &&
  (['params', 'query', 'headers', 'body'] as const).every((part) =>
    isDeepStrictEqual(base[part], input[part]),
  )

/** Returns what a request changes; undefined if that is not only its body. */
export function partOf<Item extends Combinable>(
  item: Item,
  base: Scenario,
): Part<Item> | undefined {
  const { scenario, expected } = item
  const { input, given, operation, wire } = scenario
  if (wire !== undefined || operation !== base.operation) return undefined
  const edits: Difference[] = []
  for (const edit of differences({ ...base.input, given: base.given }, { ...input, given })) {
    if (edit.path[0] !== 'body' || edit.path.length < 2) return undefined
    edits.push(edit)
  }
  if (edits.length === 0) return undefined
  const [, rule = '', target] = /^(\S+) (.+)$/.exec(expected) ?? []
  if (target === undefined ? expected !== 'valid' : !isListed(operation, rule)) return undefined
  const changed = edits.map(({ path }) => toTarget(path.slice(1)))
  return { item, target, changed, edits, expected }
}

/** The rules whose violations the response does not list beside others. */
const withOwnCode: ReadonlySet<string> = new Set(
  createContract()
    .rules.filter(({ answer }) => answer.code !== 'VALIDATION_FAILED')
    .flatMap(({ id, operations }) => operations.map((operation) => `${operation} ${id}`)),
)

/** Returns whether a response lists a violation of a rule beside others. */
export const isListed = (operation: OperationName, rule: string): boolean =>
  !withOwnCode.has(`${operation} ${rule}`)
