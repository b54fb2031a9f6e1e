import type { Colors } from '../host/colors.js'
import type { SkippedRules, Totals } from '../results/result.js'
import { plural } from './plural.js'

/** Formats the numbers of errors, warnings and fixable findings; nothing without findings. */
export function showTotals(
  { errors, warnings, fixable, omitted = 0 }: Totals,
  colors: Colors,
): string[] {
  if (errors + warnings === 0) return []
  const painted = (count: number, noun: string, color: (text: string) => string) =>
    count === 0 ? plural(count, noun) : color(plural(count, noun))
  const more = omitted === 0 ? '' : `, ${plural(omitted, 'more finding')}`
  const fixes = fixable === 0 ? '' : `, ${fixable} fixable with \`campaign-contract fix\``
  return [
    `${painted(errors, 'error', colors.red)}, ${painted(warnings, 'warning', colors.yellow)}${more}${fixes}`,
  ]
}

/** Most facts to name. */
const mostNeeds = 3

/** Formats how many rules were skipped, and which facts would let most of them run. */
export function showSkipped(skipped: SkippedRules | undefined): string[] {
  if (skipped === undefined || skipped.rules === 0) return []
  const { rules, needs } = skipped
  const named = needs.slice(0, mostNeeds).map(({ name }) => name)
  const rest = needs.length > mostNeeds ? ', …' : ''
  const missing = named.length === 0 ? '' : ` (missing: ${named.join(', ')}${rest})`
  return [`${plural(rules, 'rule')} skipped${missing}`]
}

/** Formats a duration as `84 ms`, `1.2 s` or `2 min 5 s`. */
export function showDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
