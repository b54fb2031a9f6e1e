import { type JsonObject, valueAt } from '../../core/base/json.js'
import { didYouMean } from '../../core/base/nearest.js'
import type { Wanted } from '../documents/position.js'
import { type InputCheckId, inputWarning, type LocatedFinding } from '../results/finding.js'
import type { CheckedRequest } from '../results/violation-position.js'
import { unknownWords } from './unknown-words.js'

/** Returns warnings about what a request document says in vain: unknown parameters, unknown words. */
export function documentWarnings({
  document,
  operation,
  bodyPath,
  contract,
}: CheckedRequest): LocatedFinding[] {
  // A bare body has neither.
  if (bodyPath.length === 0) return []
  const { params, facts } = document.value as JsonObject
  if (params === undefined && facts === undefined) return []
  const { pathParameters } = contract.operations[operation]
  const warning = (rule: InputCheckId, wanted: Wanted, message: string) =>
    inputWarning(rule, message, document.regionOf(wanted), { target: wanted.path.join('.') })
  const unknown = Object.keys(Object(params)).filter(
    (name) => !pathParameters.some((known) => known === name),
  )
  const stored = (['offering', 'campaign'] as const).flatMap((kind) =>
    unknownWords(kind, valueAt(facts, [kind])).map(({ path, message }) =>
      warning('input/unknown-word', { path: ['facts', kind, ...path], at: 'value' }, message),
    ),
  )
  return [
    ...unknown.map((name) => {
      const hint = didYouMean(name, pathParameters)
      const message = `The path of \`${operation}\` has no such parameter.${hint}`
      return warning('input/unknown-parameter', { path: ['params', name], at: 'key' }, message)
    }),
    ...stored,
  ]
}
