import type { Facts, OperationName } from '../index.js'
import { clientOf } from './client-of.js'
import type { CallHead, GateSettings } from './gate-options.js'

/** Counts a call, and returns the times of the client's earlier ones; undefined without limits. */
export async function takeLimits(
  call: CallHead,
  { now }: Facts,
  settings: GateSettings,
): Promise<readonly number[] | undefined> {
  const { rateLimits } = settings
  const limits = limitsOf(call, settings)
  if (rateLimits === undefined || limits.length === 0) return undefined
  const key = rateLimitKey(call.operation, clientOf(call, settings))
  return await rateLimits.take(key, new Date(now as Date).getTime(), limits)
}

const limitsOf = ({ operation }: CallHead, { contract, limits }: GateSettings) =>
  limits[operation] ?? contract.operations[operation].rateLimits

/** Under which key a store counts the calls of a client. */
export const rateLimitKey = (operation: OperationName, client: string): string =>
  `${operation} ${client}`
