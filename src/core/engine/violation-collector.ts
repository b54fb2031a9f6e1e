import type { OperationName } from '../../../generated/operations.js'
import { fromPointer, kindOf, valueAt } from '../base/json.js'
import { shortened } from '../base/text.js'
import type { ExceptionNote } from '../contract/exception-note.js'
import type { Settings } from '../contract/options.js'
import type { AnyRuleId, Note, Violation } from '../contract/violation.js'
import type { RuleContext, RuleViolation } from '../rules/rule.js'
import { namedValue } from './context.js'
import type { ActiveExceptions } from './exceptions.js'
import type { PathSet } from './path-set.js'
import {
  type AppliedRule,
  isPath,
  PendingRuleViolation,
  PendingStructureViolation,
  type PendingViolation,
  silencer,
  withoutRedundant,
} from './pending-violation.js'
import { splitByPrecedence } from './precedence.js'
import { SizeBudget } from './size-budget.js'
import type { StructureRule } from './structural-errors.js'
import type { StructureViolations } from './structure.js'

/** The result without redundant violations. */
export interface Summary {
  violations: Violation[]
  warnings: Violation[]
  /** Violations that an exception accepts. */
  notes: Note[]
  unchecked: AnyRuleId[]
  truncated: number
  /** Headers of the response by its status, such as `Retry-After` with 429. */
  headers: Headers | undefined
}

/** The paths of the values whose structure is invalid: all, and those of the right length. */
export interface FailedPaths {
  readonly all: PathSet
  readonly exceptLength: PathSet
}

type Headers = Map<number, Readonly<Record<string, string>>>

/** Collects the violations of structure and rules in one request, in contract order. */
export class ViolationCollector {
  private readonly found: PendingViolation[] = []
  /** Those that an exception accepts. */
  private readonly noted: PendingViolation[] = []
  /** The rules of these violations. */
  private readonly violated: AppliedRule[] = []
  private readonly notChecked: AppliedRule[] = []
  private headers: Headers | undefined
  private dropped = 0

  constructor(
    private readonly operation: OperationName,
    private readonly settings: Settings,
    /** The request id, which the response repeats. */
    private readonly requestId: string | undefined,
    private readonly exceptions: ActiveExceptions | undefined,
    private readonly context: RuleContext,
  ) {}

  addUnchecked(rule: AppliedRule): void {
    this.notChecked.push(rule)
  }

  /** Adds the violations that the compiled validators report for the rule. */
  addStructure(applied: AppliedRule, { list, dropped }: StructureViolations): void {
    const rule = applied.entry.id as StructureRule
    const before = this.found.length
    for (const violation of list) {
      if (violation.rule !== rule) continue
      const kind = violation.note === undefined ? this.found : this.noted
      kind.push(new PendingStructureViolation(applied, violation))
    }
    if (this.found.length > before) this.violated.push(applied)
    this.dropped += dropped.get(rule) ?? 0
  }

  /** Adds the violations of a rule, except those at paths whose structure is invalid. */
  addRule(rule: AppliedRule, violations: readonly RuleViolation[], failed: FailedPaths): void {
    const before = this.found.length
    for (const violation of violations) {
      const { at, headers } = violation
      const paths = violation.besideLength ? failed.exceptLength : failed.all
      if (!paths.isEmpty && isPath(at) && paths.has(at)) continue
      const note = this.exceptions && this.noteOf(rule, at)
      if (note !== undefined) {
        this.noted.push(new PendingRuleViolation(rule, violation, note))
        continue
      }
      if (headers !== undefined) {
        this.headers ??= new Map()
        this.headers.set(rule.answer.status, headers)
      }
      this.found.push(new PendingRuleViolation(rule, violation))
    }
    if (this.found.length > before) this.violated.push(rule)
  }

  private noteOf(
    { entry: { id, stage }, body }: AppliedRule,
    at: RuleViolation['at'],
  ): ExceptionNote | undefined {
    // Without an operation, there is nothing to accept.
    if (stage === 'route') return undefined
    const place = typeof at === 'string' || isPath(at) ? at : at.path
    return this.exceptions?.noteOf(id, place, () =>
      typeof place === 'string' ? namedValue(this.context, place) : valueAt(body, place),
    )
  }

  summary(): Summary {
    if (this.found.length + this.noted.length === 0) return nothingFound(this.notChecked.map(idOf))
    const isSilenced = silencer(this.violated)
    const kept = withoutRedundant(this.found, isSilenced)
    const errors = kept.filter(({ rule }) => rule.severity === 'error')
    const pendingWarnings =
      errors.length === kept.length ? [] : kept.filter(({ rule }) => rule.severity === 'warn')
    const pendingNotes =
      this.noted.length === 0 ? this.noted : withoutRedundant(this.noted, isSilenced, this.found)
    this.write(errors, pendingWarnings, pendingNotes)
    const violations = writtenOf(errors)
    const warnings = writtenOf(pendingWarnings)
    const notes = pendingNotes.flatMap(({ written, note }) =>
      written === undefined ? [] : [{ ...written, ...(note as ExceptionNote) }],
    )
    return {
      violations,
      warnings,
      notes,
      unchecked: this.notChecked
        .filter(({ entry, severity }) => !isSilenced(entry, severity))
        .map(idOf),
      truncated:
        kept.length -
        violations.length -
        warnings.length +
        (pendingNotes.length - notes.length) +
        this.dropped,
      headers: this.headers,
    }
  }

  /** Writes as many violations as fit the verdict; those that decide the response come first. */
  private write(
    errors: readonly PendingViolation[],
    warnings: readonly PendingViolation[],
    notes: readonly PendingViolation[],
  ): void {
    const { operation, settings, requestId } = this
    const { winners, others } = splitByPrecedence(errors, ({ rule }) => rule.answer)
    let count = 0
    const budget = new SizeBudget(operation, settings, requestId, winners.length)
    for (const found of [winners, others, warnings, notes]) {
      for (const finding of found) {
        if (count === settings.maxViolations) return
        const { pointerLength } = finding
        if (!budget.mayFit(pointerLength, found === winners)) continue
        const violation = this.toViolation(finding)
        if (!budget.reserve(violation, pointerLength, found === winners)) continue
        finding.written = violation
        count++
      }
    }
  }

  private toViolation(finding: PendingViolation): Violation {
    const { rule: applied, keyword } = finding
    const { entry, severity, answer, body } = applied
    const { ceilings, messages } = this.settings
    const { target: whole, pointer, source } = finding.location()
    const target = shortened(whole, ceilings.target)
    const text = finding.message()
    const noted = messages === 'debug' ? `${text} ${debugNote(body, pointer, source)}` : text
    const message = shortened(noted, ceilings.message)
    const { status, code } = answer
    const rule = entry.id
    // Two literals, because adding a member to an object is slower.
    return keyword === undefined
      ? { rule, severity, status, code, target, pointer, message, source }
      : { rule, severity, status, code, target, pointer, message, source, keyword }
  }
}

/** Returns the summary of a request without violations. */
export const nothingFound = (unchecked: AnyRuleId[]): Summary => ({
  violations: [],
  warnings: [],
  notes: [],
  unchecked,
  truncated: 0,
  headers: undefined,
})

/** Only rules with a function can be unchecked, so the id is never `structure`. */
const idOf = ({ entry }: AppliedRule): AnyRuleId => entry.id as AnyRuleId

function writtenOf(found: readonly PendingViolation[]): Violation[] {
  const violations: Violation[] = []
  for (const { written } of found) if (written !== undefined) violations.push(written)
  return violations
}

/** The most characters of a received value that a debug message shows. */
const longestValue = 80

function debugNote(body: unknown, pointer: string, source: string): string {
  const value = valueAt(body, fromPointer(pointer))
  const isNested = typeof value === 'object' && value !== null
  const text = isNested ? kindOf(value) : String(value)
  return `[received ${text.slice(0, longestValue)}; ${source}]`
}
