import type { Contract } from '../../core/index.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { ExpectedVerdict, NotRun } from './trial.js'

/**
 * Returns why a request cannot be tested with the plugins of a contract: one of their rules rejects it,
 * which the contract itself does not, or may reject it, or failed.
 */
export function pluginRejection(verdict: ExpectedVerdict, { rules }: Contract): NotRun | undefined {
  const ofPlugins = rules.filter(({ plugin }) => plugin !== undefined)
  if (ofPlugins.length === 0) return undefined
  const ids = new Set<string>(ofPlugins.map(({ id }) => id))
  const violated = verdict.ok ? [] : verdict.violations.map(({ rule }) => rule)
  const rejecting = violated.find((rule) => ids.has(rule))
  if (rejecting !== undefined) return { skipped: `${skipReasons.plugin}: ${rejecting}` }
  if (verdict.unchecked.some((rule) => ids.has(rule))) return { skipped: skipReasons.unknownFacts }
  if (!verdict.ok && 'fault' in verdict) {
    return { skipped: `${skipReasons.pluginFailed}: ${String(verdict.fault)}` }
  }
  return undefined
}
