import type { Answer, CheckedRequest } from '../protocol.js'

export type Outcome = 'accepted' | 'rejected' | 'unreadable' | 'unchecked' | 'empty'

/** What the head of the results says. */
export interface Summary {
  outcome: Outcome
  title: string
  detail: string
}

/** Returns the verdict of an answer in words. */
export function summaryOf({ requests, omitted, findings, settingsError }: Answer): Summary {
  if (settingsError !== undefined) {
    return { outcome: 'unchecked', title: 'Not checked', detail: settingsError.message }
  }
  const [first] = requests
  if (first === undefined) {
    return findings.length > 0
      ? { outcome: 'unreadable', title: 'Unreadable', detail: count(findings.length, 'error') }
      : { outcome: 'empty', title: 'No request', detail: 'Paste a request, or choose an example.' }
  }
  const outcomes = requests.map(outcomeOf)
  if (requests.length === 1 && omitted === 0) {
    const [outcome = 'accepted'] = outcomes
    return { outcome, title: titles[outcome], detail: detailOf(first) }
  }
  const accepted = outcomes.filter((outcome) => outcome === 'accepted').length
  const total = `${requests.length}${omitted > 0 ? ` of ${requests.length + omitted}` : ''}`
  return {
    outcome: accepted === requests.length ? 'accepted' : 'rejected',
    title: accepted === requests.length ? 'Accepted' : 'Rejected',
    detail: `${total} requests checked: ${accepted} accepted, ${requests.length - accepted} rejected`,
  }
}

const detailOf = (request: CheckedRequest): string =>
  outcomeOf(request) === 'unreadable'
    ? count(request.violations, 'error')
    : countsOf(request) || 'No violations'

export const titles: Readonly<Record<Outcome, string>> = {
  accepted: 'Accepted',
  rejected: 'Rejected',
  unreadable: 'Unreadable',
  unchecked: 'Not checked',
  empty: 'No request',
}

/** Returns the outcome of a request; one that is neither accepted nor answered cannot be read. */
export const outcomeOf = ({ ok, response }: CheckedRequest): Outcome =>
  ok ? 'accepted' : response === undefined ? 'unreadable' : 'rejected'

/** Returns how many problems a request has, such as `2 violations, 1 warning`; empty for none. */
export const countsOf = ({ violations, warnings, notes }: CheckedRequest): string =>
  [[violations, 'violation'] as const, [warnings, 'warning'] as const, [notes, 'note'] as const]
    .filter(([number]) => number > 0)
    .map(([number, name]) => count(number, name))
    .join(', ')

export const count = (number: number, name: string): string =>
  `${number} ${name}${number === 1 ? '' : 's'}`
