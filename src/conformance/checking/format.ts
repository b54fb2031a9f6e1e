import type { ReceivedResponse } from '../report/exchange.js'

/** Characters of a value in a report, but for what is added if it is cut. */
export const maxText = 20_000

export function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '(nothing)')
  return text.length <= maxText ? text : `${text.slice(0, maxText)} … (${text.length} characters)`
}

export const formatResponse = ({
  status,
  body,
}: Pick<ReceivedResponse, 'status' | 'body'>): string => `${status}\n${formatValue(body)}`

export const quoteTarget = (target: unknown): string =>
  target === undefined || target === '' ? 'no target' : `\`${formatValue(target)}\``
