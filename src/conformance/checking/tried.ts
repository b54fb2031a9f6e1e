import type { Violation } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import type { ExpectedVerdict } from './judge.js'
import { placesOf } from './places-found.js'
import type { NotMade } from './trial.js'

/** Why an expectation cannot be held against a server; undefined where it can. */
export function obstacleTo(verdict: ExpectedVerdict | undefined): NotMade | undefined {
  if (verdict === undefined) return { skipped: 'the path is not one of the API' }
  if (verdict.unchecked.length === 0) return undefined
  return { skipped: 'it rests on what the server knows and the suite does not' }
}

/** Whether a verdict finds what a case says must be found, and nothing else. */
export function isAsExpected(verdict: ExpectedVerdict, { expect }: ConformanceCase): boolean {
  const found = verdict.ok ? [] : verdict.violations
  const wanted = (expect.violations ?? []) as readonly Pick<Violation, 'rule' | 'target'>[]
  return verdict.ok === expect.ok && placesOf(found) === placesOf(wanted)
}
