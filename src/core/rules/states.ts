import { lockedFields as lockTable, statusActions } from '../../../generated/tables.js'

/**
 * Returns the fields, in dot notation, that an update cannot change while the offering has a
 * status. `variationType` is the stored type, SMV or DMV. (Update rules by status)
 */
export function lockedFields(status: string, variationType?: string): string[] {
  if (!Object.hasOwn(lockTable, status)) return []
  return lockTable[status as keyof typeof lockTable]
    .filter(({ type }) => type === null || type === variationType)
    .map(({ path }) => path.join('.'))
}

/** Returns the actions that a published campaign of a type allows. (States and transitions) */
export const allowedStatusActions = (deliveryType: string): string[] =>
  statusActions
    .filter(({ notFor }) => !(notFor as readonly string[]).includes(deliveryType))
    .map(({ action }) => action)
