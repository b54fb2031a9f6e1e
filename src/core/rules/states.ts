import { lockedFields as lockTable, statusActions } from '../../../generated/tables.js'

/**
 * Dot paths of the fields that an update may not change while the offering has a status.
 * `variationType` is the stored type, SMV or DMV. (Update rules by status)
 */
export function lockedFields(status: string, variationType?: string): string[] {
  if (!Object.hasOwn(lockTable, status)) return []
  return lockTable[status as keyof typeof lockTable]
    .filter(({ type }) => type === null || type === variationType)
    .map(({ path }) => path.join('.'))
}

/**
 * The actions that a status change may ask of a published campaign of a delivery type.
 * (States and transitions)
 */
export const allowedStatusActions = (deliveryType: string): string[] =>
  statusActions
    .filter(({ notFor }) => !(notFor as readonly string[]).includes(deliveryType))
    .map(({ action }) => action)
