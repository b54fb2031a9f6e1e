import type { ReceivedResponse } from '../report/exchange.js'

/** Returns a value as text of one or more lines. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '(nothing)')

/** Returns the status and the body of a response as text. */
export const formatResponse = ({
  status,
  body,
}: Pick<ReceivedResponse, 'status' | 'body'>): string => `${status}\n${formatValue(body)}`

/** Returns a target for a message. */
export const quoteTarget = (target: unknown): string =>
  target === undefined || target === '' ? 'no target' : `\`${formatValue(target)}\``
