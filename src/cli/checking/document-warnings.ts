import { campaignWords, offeringStatuses, variationTypes } from '../../../generated/tables.js'
import { valueAt } from '../../core/base/json.js'
import { didYouMean } from '../../core/base/nearest.js'
import type { Path, Wanted } from '../documents/position.js'
import { type InputCheckId, inputWarning, type LocatedFinding } from '../results/finding.js'
import type { CheckedRequest } from '../results/violation-position.js'

/** The documented words of stored values; with another one, the rules that compare it are skipped. */
const words: readonly [path: Path, known: readonly string[]][] = [
  [['offering', 'status'], offeringStatuses],
  [['offering', 'variation_meta', 'type'], variationTypes],
  ...Object.entries(campaignWords).map(([name, known]): [Path, readonly string[]] => [
    ['campaign', name],
    known,
  ]),
]

/** Returns warnings about what a request document says in vain: unknown parameters, unknown words. */
export function documentWarnings({
  document,
  operation,
  bodyPath,
  contract,
}: CheckedRequest): LocatedFinding[] {
  // A bare body has neither.
  if (bodyPath.length === 0) return []
  const { pathParameters } = contract.operations[operation]
  const warning = (rule: InputCheckId, wanted: Wanted, message: string) =>
    inputWarning(rule, message, document.regionOf(wanted), { target: wanted.path.join('.') })
  const params = Object.keys(Object(valueAt(document.value, ['params'])))
  const unknown = params.filter((name) => !pathParameters.some((known) => known === name))
  const stored = words.flatMap(([path, known]) => {
    const at = ['facts', ...path]
    const value = valueAt(document.value, at)
    if (typeof value !== 'string' || known.includes(value)) return []
    const hint = didYouMean(value, known)
    // Campaigns have other words too, which no rule compares.
    if (path[0] === 'campaign' && hint === '') return []
    const message = `Not a documented value, so rules about it are skipped.${hint}`
    return [warning('input/unknown-word', { path: at, at: 'value' }, message)]
  })
  return [
    ...unknown.map((name) => {
      const hint = didYouMean(name, pathParameters)
      const message = `The path of \`${operation}\` has no such parameter.${hint}`
      return warning('input/unknown-parameter', { path: ['params', name], at: 'key' }, message)
    }),
    ...stored,
  ]
}
