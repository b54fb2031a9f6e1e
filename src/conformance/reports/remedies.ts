import { upperFirst } from '../../core/base/text.js'
import type { ConformanceReport } from '../report/report.js'
import { plural } from './wording.js'

/** What to add to a run, and the number of tests that would then run. */
export interface Remedy {
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
