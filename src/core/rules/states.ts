import {
  lockedFields as lockTable,
  statusActions,
  updateFields,
} from '../../../generated/tables.js'
import { unknownName } from '../base/nearest.js'

/** Those that the table of locks, or an error of its own, is about. A draft has no locks. */
const lockingStatuses = ['scheduled', 'active', 'expired', 'archived']

/**
 * Returns the fields, in dot notation, that an update cannot change while the offering has a
 * status: all of them if it is expired or archived. `variationType` is the stored type, SMV or DMV.
 * Throws a TypeError on an unknown status. (Update rules by status)
 */
export function lockedFields(status: string, variationType?: string): string[] {
  if (status === 'draft') return []
  if (status === 'expired' || status === 'archived') return [...updateFields]
  if (!Object.hasOwn(lockTable, status)) {
    const { message } = unknownName('status', String(status), lockingStatuses)
    throw new TypeError(`${message} Known: ${lockingStatuses.join(', ')}.`)
  }
  return lockTable[status as keyof typeof lockTable]
    .filter(({ type }) => type === null || type === variationType)
    .map(({ path }) => path.join('.'))
}

/** Returns the actions that a published campaign of a type allows. (States and transitions) */
export const allowedStatusActions = (deliveryType: string): string[] =>
  statusActions
    .filter(({ notFor }) => !(notFor as readonly string[]).includes(deliveryType))
    .map(({ action }) => action)
