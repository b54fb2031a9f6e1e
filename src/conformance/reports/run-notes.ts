import { upperFirst } from '../../core/base/text.js'
import type { ConformanceReport } from '../report/report.js'
import { grouped, plural } from './wording.js'

const reasons: Readonly<Record<NonNullable<ConformanceReport['endedBy']>, string>> = {
  signal: 'interrupted',
  'time-limit': 'time limit',
  bail: 'first failure (--bail)',
  'server-lost': 'the server stopped responding',
}

/** Returns why the run ended before everything was tested; undefined if it did not. */
export const endedEarly = ({ endedBy }: ConformanceReport): string | undefined =>
  endedBy === undefined ? undefined : `Ended early: ${reasons[endedBy]}`

/** Returns a sentence about responses with 429; undefined if there were none. */
export const rateLimitNote = ({ rateLimited }: ConformanceReport): string | undefined =>
  rateLimited.responses === 0
    ? undefined
    : `Rate limited: ${plural(rateLimited.responses, 'unexpected response')} with 429, waited ${grouped(rateLimited.seconds)} s`

/** Returns a sentence about what the run left on the server; undefined for nothing. */
export function createdNote({ created }: ConformanceReport): string | undefined {
  if (created.length === 0) return undefined
  const campaigns = created.filter(({ operation }) => operation !== 'createOffering').length
  const parts = [
    ...(campaigns > 0 ? [plural(campaigns, 'campaign')] : []),
    ...(campaigns < created.length ? [plural(created.length - campaigns, 'offering')] : []),
  ]
  return `Created on the server: ${parts.join(' and ')}`
}

/** What to add to a run, and the number of tests that would then run. */
interface Remedy {
  remedy: string
  count: number
}

/**
 * Returns the remedies of all skipped tests, the most effective first. A server without any of the
 * operations is probably another one.
 */
export function remedies({
  skipped,
  outcome,
  notImplemented,
}: Pick<ConformanceReport, 'skipped' | 'outcome' | 'notImplemented'>): Remedy[] {
  if (outcome === 'nothing-ran' && notImplemented.length > 0) {
    const count = skipped.reduce((sum, each) => sum + each.count, 0)
    return [{ remedy: 'check the base address', count }]
  }
  const counts = new Map<string, number>()
  for (const { remedy, count } of skipped) {
    if (remedy !== undefined) counts.set(remedy, (counts.get(remedy) ?? 0) + count)
  }
  return [...counts]
    .map(([remedy, count]) => ({ remedy, count }))
    .sort((one, other) => other.count - one.count)
}

/** Returns a sentence about a remedy, such as "Add `credentials`: 40 more tests". */
export const remedySentence = ({ remedy, count }: Remedy): string =>
  `${upperFirst(remedy)}: ${plural(count, 'more test')}`
