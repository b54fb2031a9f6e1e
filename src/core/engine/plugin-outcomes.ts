import { isPromise } from '../contract/assert-facts.js'
import { hasFact } from '../contract/facts.js'
import type {
  PluginRules,
  ReadPluginRule,
  Report,
  RuleRequest,
  RuleTools,
} from '../contract/plugin.js'
import { type RuleContext, type RuleViolation, unchecked } from '../rules/rule.js'
import { frozenCopy } from './frozen-copy.js'
import type { RuleOutcome } from './operation-plan.js'
import { RequestView } from './request-view.js'

/**
 * How many requests of an operation its rules see as frozen copies, so that a rule that changes its
 * input fails when it is tried. Requests that a rule fails on do not count.
 */
const frozenRuns = 10

/**
 * Runs the rules of plugins on a request whose structure is valid. Returns those that found something or
 * were skipped. Throws what a rule throws.
 */
export function pluginOutcomes(plugins: PluginRules, context: RuleContext): readonly RuleOutcome[] {
  const isFrozen = plugins.frozenRuns < frozenRuns
  const view = new RequestView(context, isFrozen ? frozenCopy : asGiven)
  const reports = new Reports()
  let outcomes: RuleOutcome[] | undefined
  for (const read of plugins.rules) {
    let outcome: RuleOutcome[1]
    if (hasFacts(read, context)) {
      const { check, rule } = read
      const result: unknown = check.call(rule, view as unknown as RuleRequest, reports)
      if (result !== undefined && isPromise(result)) throw asynchronous(read.entry.id, result)
      outcome = reports.take()
    } else outcome = unchecked
    if (outcome === undefined) continue
    outcomes ??= []
    outcomes.push([read.entry, outcome])
  }
  reports.close()
  if (isFrozen) plugins.frozenRuns++
  return outcomes ?? none
}

const none: readonly RuleOutcome[] = []

/** Returns whether the facts have those that a rule declares; most rules declare none. */
const hasFacts = ({ texts }: ReadPluginRule, { facts }: RuleContext): boolean =>
  texts.facts.length === 0 || texts.facts.every((fact) => hasFact(facts, fact))

const asGiven = <Value>(value: Value): Value => value

/** Returns the error for a rule that returned a promise, which is not awaited. */
function asynchronous(id: string, promise: unknown): TypeError {
  // Its rejection must not end the process.
  Promise.resolve(promise).catch(() => {})
  return new TypeError(
    `Rule \`${id}\` returned a promise. Look up what it needs before the check, and pass it as a fact.`,
  )
}

/** Collects what one rule after the other reports. */
class Reports implements RuleTools {
  private found: RuleViolation[] | undefined
  private isOpen = true

  // An arrow function, because rules take it from the object.
  readonly report = (violation: Report): void => {
    if (!this.isOpen) throw new TypeError('A rule cannot report anything after it returned.')
    this.found ??= []
    this.found.push(readReport(violation))
  }

  /** Returns what was reported since the last call. */
  take(): readonly RuleViolation[] | undefined {
    const { found } = this
    if (found !== undefined) this.found = undefined
    return found
  }

  close(): void {
    this.isOpen = false
  }
}

/** Throws a TypeError on an invalid report. */
function readReport({ path, target, message }: Report): RuleViolation {
  if (typeof message !== 'string' || message === '') {
    throw new TypeError('`message` of a report must be a non-empty string.')
  }
  if (path === undefined) {
    if (target !== undefined && typeof target !== 'string') {
      throw new TypeError('`target` of a report must be the name of a header or a parameter.')
    }
    return { at: target ?? '', message }
  }
  if (target !== undefined) throw new TypeError('A report has either `path` or `target`.')
  if (!Array.isArray(path) || !path.every(isKey)) {
    throw new TypeError('`path` of a report must be a list of keys and array indices.')
  }
  return { at: [...path], message }
}

const isKey = (key: unknown): boolean =>
  typeof key === 'string' || (Number.isSafeInteger(key) && Number(key) >= 0)
