import { isPromise } from '../base/attempt.js'
import { combined, deepest, isNested, TooDeepError, valueAt } from '../base/json.js'
import { type Facts, hasFact } from '../contract/facts.js'
import type { PluginRules, Report, RuleRequest } from '../contract/plugin.js'
import type { HeaderRecord } from '../contract/request.js'
import type { Check } from './check.js'
import { answeredMessage } from './envelope.js'
import type { Place } from './finding.js'

/**
 * How many requests of an operation its rules see as frozen copies, so that a rule that changes its
 * input fails when it is tried. Requests that a rule fails on do not count.
 */
const frozenRuns = 10

/**
 * Runs the rules of plugins on a request whose structure is valid, or is accepted by exceptions. Throws
 * what a rule throws.
 */
export function checkPlugins(check: object, plugins: PluginRules): void {
  const c = check as Check
  if (!hasValidStructure(c)) return
  const request = requestOf(c, plugins.frozenRuns < frozenRuns ? frozenCopy : asGiven)
  for (const { check, rule, entry } of plugins.rules) {
    if (!entry.facts.every((fact) => hasFact(c.facts, fact))) {
      c.skip(entry.id)
      continue
    }
    let isRunning = true
    const report = (violation: Report): void => {
      if (!isRunning) throw new TypeError('A rule cannot report anything after it returned.')
      const { at, message } = readReport(violation)
      c.report(entry.id, at, message).answer = answeredMessage
    }
    const result: unknown = check.call(rule, request as unknown as RuleRequest, { report })
    if (isPromise(result)) throw asynchronous(entry.id, result)
    isRunning = false
  }
  plugins.frozenRuns++
}

/** Returns whether the body has the structure of the contract, or is absent where it may be. */
function hasValidStructure(c: Check): boolean {
  const { body } = c.traits
  if (body === 'none') return true
  if (c.body === undefined) return body === 'optional' && c.rawBody === undefined && c.isRead
  const wrong = c.found.filter(({ rule }) => rule === 'structure')
  const exceptions = c.settings.exceptionsOf?.(c.operation)
  return wrong.every(({ check, place }) => {
    const at = place as (string | number)[]
    return exceptions?.noteOf('structure', at, () => valueAt(check.body, at)) !== undefined
  })
}

const asGiven = <Value>(value: Value): Value => value

/** Returns the error for a rule that returned a promise, which is not awaited. */
function asynchronous(id: string, promise: unknown): TypeError {
  // Its rejection must not end the process.
  Promise.resolve(promise).catch(() => {})
  return new TypeError(
    `Rule \`${id}\` returned a promise. Look up what it needs before the check, and pass it as a fact.`,
  )
}

/** Throws a TypeError on an invalid report. */
function readReport({ path, target, message }: Report): { at: Place; message: string } {
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

/** Returns a copy of a JSON value in which nothing can be changed. */
function frozenCopy<Value>(value: Value, depth = 0): Value {
  if (!isNested(value)) return value
  if (depth === deepest) throw new TooDeepError()
  const copy = Array.isArray(value) ? [] : {}
  for (const key of Object.keys(value)) {
    const member = frozenCopy(value[key], depth + 1)
    // Assigning `__proto__` would set the prototype.
    Object.defineProperty(copy, key, { value: member, enumerable: true })
  }
  return Object.freeze(copy) as Value
}

/** Returns a request as rules of plugins see it; what few rules read is made on demand. */
const requestOf = (c: Check, protect: <Value>(value: Value) => Value) => ({
  operation: c.operation,
  params: protect(c.params),
  query: protect(c.query),
  body: protect(c.body),
  get headers(): HeaderRecord | undefined {
    return c.headers?.record
  },
  get facts(): Facts & { now: Date } {
    return combined(c.facts, { now: new Date(c.now()) })
  },
})
