import type { Contract } from '../../core/index.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { ExpectedVerdict, NotRun } from './trial.js'

/**
 * Returns why a request cannot be tested with the plugins of a contract: one of their rules rejects it,
 * which the contract itself does not, or may reject it, or failed.
 */
export function pluginRejection(verdict: ExpectedVerdict, { rules }: Contract): NotRun | undefined {
  const isOfPlugin = (rule: string) =>
    rules.some(({ id, plugin }) => id === rule && plugin !== undefined)
  if (!verdict.ok) {
    if ('fault' in verdict) {
      return { skipped: `${skipReasons.pluginFailed}: ${String(verdict.fault)}` }
    }
    const rejecting = verdict.violations.find(({ rule }) => isOfPlugin(rule))
    if (rejecting !== undefined) return { skipped: `${skipReasons.plugin}: ${rejecting.rule}` }
  }
  return verdict.unchecked.some(isOfPlugin) ? { skipped: skipReasons.unknownFacts } : undefined
}
