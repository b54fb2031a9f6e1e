import type { ConformanceFinding, ConformanceReport, FindingKind } from '../report/report.js'

const kindNames: Readonly<Record<FindingKind, string>> = {
  accepted: 'invalid request accepted',
  refused: 'valid request rejected',
  answer: 'unexpected error',
  response: 'invalid response',
  server: 'server error',
  sequence: 'inconsistent responses',
  'no-answer': 'no response',
}

/** Returns what a finding is, in a few words. A page instead of JSON is no failure of the server. */
export const kindName = ({ kind, subject }: Pick<ConformanceFinding, 'kind' | 'subject'>): string =>
  kindNames[kind === 'server' && subject !== 'server/error' ? 'response' : kind]

const outcomeNames = {
  failed: 'failed',
  'nothing-ran': 'nothing ran',
  'too-few-ran': 'fewer than a tenth of the tests ran',
}

/** Returns the outcome of a run, and why one that passed says little. */
export function outcomeName({
  outcome,
  endedBy,
  coverage,
}: Pick<ConformanceReport, 'outcome' | 'endedBy' | 'coverage'>): string {
  if (outcome !== 'passed') return outcomeNames[outcome]
  const hasSuccess = Object.keys(coverage.statuses).some((status) => status.startsWith('2'))
  if (!hasSuccess) return 'passed, but no request succeeded'
  return endedBy === undefined ? 'passed' : 'passed, incomplete'
}

/** Returns where else a finding shows: the operations, and the number of places. */
export function elsewhere({ where }: Pick<ConformanceFinding, 'where'>): string {
  const others = where.slice(1)
  if (others.length === 0) return ''
  const operations = [...new Set(others.map(({ operation }) => operation))]
  return `${plural(others.length, 'more place')}: ${operations.join(', ')}`
}

/** Formats an integer with thousands separators. The first one that has any loads the data of languages. */
export const grouped = (count: number): string =>
  count < 1000 ? String(count) : count.toLocaleString('en-US')

export const plural = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`

/** Returns how many responses had each status; '' without responses. */
export const statusCounts = ({ coverage }: Pick<ConformanceReport, 'coverage'>): string =>
  Object.entries(coverage.statuses)
    .map(([status, count]) => `${status} × ${grouped(count)}`)
    .join(', ')

/** Formats a time span in ms, s or min. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${grouped(Math.floor(whole / 60))} min ${whole % 60} s`
}

/** Default length of a text in a report. */
const maxLength = 4000

/** Truncates a text, and returns the number of omitted characters. */
export function truncate(text: string, limit = maxLength): { shown: string; omitted: number } {
  if (text.length <= limit) return { shown: text, omitted: 0 }
  const splitsSurrogates = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(limit - 1, limit + 1))
  const shown = text.slice(0, splitsSurrogates ? limit - 1 : limit)
  return { shown, omitted: text.length - shown.length }
}
