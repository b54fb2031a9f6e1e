import { violationLines } from '../../adapters/clients/violation-lines.js'
import { toPointer } from '../../core/base/json.js'
import { listed, quoted } from '../../core/base/text.js'
import { hasFact } from '../../core/contract/facts.js'
import {
  createContract,
  definePlugin,
  type Facts,
  type PluginRule,
  type RuleId,
  type Verdict,
  type Violation,
} from '../../core/index.js'
import type { ReadCase } from './read-rule-tests.js'
import type { ExpectedViolation, RuleTests } from './rule-tests.js'

/**
 * Checks a case. Returns the lines that explain why it fails, or undefined. Throws what the rule throws.
 */
export function ruleFailure(
  rule: PluginRule,
  { operation, request, facts, violations }: ReadCase,
  options: RuleTests['contract'] = {},
): readonly string[] | undefined {
  let ran = false
  const observed: PluginRule = {
    ...rule,
    check(seen, tools) {
      ran = true
      // Returned so that a promise is noticed.
      return rule.check(seen, tools)
    },
  }
  // A contract of its own for each case: its first requests are frozen for the rules.
  const contract = createContract({
    ...options,
    // The messages of warnings would differ from those that the rule reports.
    rules: { ...options.rules, [rule.id]: 'error' },
    plugins: [definePlugin({ name: pluginOf(rule), rules: [observed] })],
  })
  const verdict = contract.check(operation, request, frozenFacts(facts))
  if (!verdict.ok && 'fault' in verdict) throw verdict.fault
  if (!ran) return [`Rule ${quoted(rule.id)} did not run: ${whyNot(rule, verdict, facts)}`]
  const found = verdict.ok ? [] : verdict.violations.filter((each) => each.rule === rule.id)
  return differences(rule.id, violations, found)
}

/** Returns the name of the plugin, which the id starts with. */
export const pluginOf = ({ id }: PluginRule): string => String(id).split('/')[0] ?? ''

function whyNot(rule: PluginRule, verdict: Verdict, facts: ReadCase['facts']): string {
  if (verdict.unchecked.includes(rule.id as RuleId)) {
    const missing = (rule.facts ?? []).filter((fact) => !hasFact(facts, fact))
    return `the case needs the facts ${listed(missing, 'and')}.`
  }
  if (verdict.ok) return 'the request repeats a call of the fact `idempotency`.'
  const structure = verdict.violations.filter((each) => each.rule === 'structure')
  const lines = violationLines(structure.length > 0 ? structure : verdict.violations)
  return ['the structure of the request is invalid.', ...lines].join('\n')
}

function differences(
  id: string,
  expected: ReadCase['violations'],
  found: readonly Violation[],
): readonly string[] | undefined {
  const reported = ['It reports:', ...(found.length > 0 ? violationLines(found) : ['  nothing'])]
  if (typeof expected === 'number') {
    if (found.length === expected) return undefined
    const wanted =
      expected === 1 ? '1 violation' : expected === 0 ? 'nothing' : `${expected} violations`
    return [`Rule ${quoted(id)} must report ${wanted}.`, ...reported]
  }
  const isSame =
    found.length === expected.length &&
    expected.every((each, index) => isReported(each, found[index]))
  return isSame
    ? undefined
    : [`Rule ${quoted(id)} must report:`, ...expected.map(expectedLine), ...reported]
}

function isReported(
  { target, path, message }: ExpectedViolation,
  found: Violation | undefined,
): boolean {
  if (found === undefined) return false
  const isThere = path === undefined ? found.target === target : found.pointer === toPointer(path)
  if (!isThere || message === undefined) return isThere
  return typeof message === 'string'
    ? found.message === message
    : found.message.search(message) >= 0
}

const expectedLine = ({ target, path, message }: ExpectedViolation): string =>
  `  ${target ?? path?.join('.')}${message === undefined ? '' : `: ${message}`}`

/** Returns a copy of the facts in which objects and arrays cannot be changed. */
const frozenFacts = (facts: Facts): Facts => frozen(facts) as Facts

function frozen(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(frozen))
  if (!isPlainObject(value)) return value
  const members = Object.entries(value).map(([name, member]) => [name, frozen(member)])
  return Object.freeze(Object.fromEntries(members))
}

/** Returns whether a value is an object without a class, unlike a date or a set. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))
