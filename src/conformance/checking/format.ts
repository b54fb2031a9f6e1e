import type { ReceivedResponse } from '../report/exchange.js'

/** Longest text of a value; the response of the finding has all of it. */
const longest = 10_000

export function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '(nothing)')
  return text.length <= longest ? text : `${text.slice(0, longest)} … (${text.length} characters)`
}

export const formatResponse = ({
  status,
  body,
}: Pick<ReceivedResponse, 'status' | 'body'>): string => `${status}\n${formatValue(body)}`

export const quoteTarget = (target: unknown): string =>
  target === undefined || target === '' ? 'no target' : `\`${formatValue(target)}\``
