import { describeRules } from '../../core/descriptions.js'
import type { ConformanceCase } from '../cases/cases.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { ExpectedVerdict, NotRun } from './trial.js'

/** Returns rules and targets of a verdict, or of that of a case, as one sorted string, for comparison. */
export const verdictKey = (verdict: ExpectedVerdict | ConformanceCase['expect']): string =>
  verdict.ok
    ? 'valid'
    : (verdict.violations ?? [])
        .map(({ rule, target }) => `${rule} ${target}`)
        .sort()
        .join('\n')

const ofContract = new Set<string>(['structure', ...describeRules().map(({ id }) => id)])

/** Returns whether a rule is one of a plugin, of which the suite has no cases. */
export const isOfPlugin = (rule: string): boolean => !ofContract.has(rule)

/**
 * Returns why a request cannot be tested with the plugins of a contract: one of their rules rejects it,
 * which the contract itself does not, or may reject it, or failed.
 */
export function pluginRejection(verdict: ExpectedVerdict): NotRun | undefined {
  if (!verdict.ok) {
    if ('fault' in verdict) {
      return { skipped: `${skipReasons.pluginFailed}: ${String(verdict.fault)}` }
    }
    const rejecting = verdict.violations.find(({ rule }) => isOfPlugin(rule))
    if (rejecting !== undefined) return { skipped: `${skipReasons.plugin}: ${rejecting.rule}` }
  }
  return verdict.unchecked.some(isOfPlugin) ? { skipped: skipReasons.unknownFacts } : undefined
}
