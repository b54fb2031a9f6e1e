import { type OpenPart, openParts } from '../../../generated/open-parts.js'
import type { OperationName, Violation } from '../../core/index.js'
import { fromMessage } from '../places.js'

/** Returns what the documents list as open in an operation. */
const partsOf = (operation: OperationName): OpenPart[] =>
  openParts.filter(({ operations }) => operations?.includes(operation) !== false)

/** Returns whether the documents list a violation as one that a server may accept. */
export const isListedOpen = (
  operation: OperationName,
  { rule, target, keyword }: Violation,
): boolean =>
  partsOf(operation).some(
    (part) =>
      part.violation === rule &&
      (part.keyword === undefined || part.keyword === keyword) &&
      (part.fields === undefined || isAmong(part.fields, target)) &&
      !isAmong(part.except ?? [], target),
  )

/** Returns the fields without which a server may reject a call. */
export const fieldsThatMayBeRequired = (operation: OperationName): string[] =>
  partsOf(operation).flatMap(({ missing = [] }) => missing)

/** Returns the fields that a server names if it rejects a call for a documented reason; undefined if any. */
export const settledFields = (operation: OperationName): readonly string[] | undefined =>
  partsOf(operation).find(({ settled }) => settled !== undefined)?.settled

/** Fields that the description requires under a condition at most. */
export const conditionalFields: ReadonlySet<string | undefined> = new Set(
  openParts.flatMap(({ conditional = [] }) => conditional),
)

function isAmong(fields: readonly string[], target: string): boolean {
  const keys = fromMessage(target).split('.')
  return fields.some((field) => {
    const names = field.split('.')
    return (
      names.length === keys.length && names.every((name, at) => name === '*' || name === keys[at])
    )
  })
}
