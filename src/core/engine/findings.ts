import type { OperationName } from '../../../generated/operations.js'
import type { RuleId } from '../../../generated/rule-ids.js'
import { fromPointer, kindOf, valueAt } from '../base/json.js'
import { shortened } from '../base/text.js'
import type { Settings } from '../contract/options.js'
import type { Violation } from '../contract/violation.js'
import type { Problem } from '../rules/rule.js'
import {
  type AppliedRule,
  type Finding,
  isPath,
  RuleFinding,
  StructureFinding,
  silencer,
  withoutRedundant,
} from './finding.js'
import type { PlaceSet } from './place-set.js'
import { decisive } from './precedence.js'
import { Room } from './room.js'
import type { StructureRule } from './structural-errors.js'
import type { StructureProblems } from './structure.js'

/** The findings once each problem is reported once. */
export interface Summary {
  violations: Violation[]
  warnings: Violation[]
  unchecked: RuleId[]
  truncated: number
  /** Headers of the response by its status, such as `Retry-After` with 429. */
  headers: Headers | undefined
}

type Headers = Map<number, Readonly<Record<string, string>>>

/** Gathers what structure and rules report about one request, in contract order. */
export class Findings {
  private readonly found: Finding[] = []
  private readonly notChecked: AppliedRule[] = []
  private headers: Headers | undefined
  private dropped = 0

  constructor(
    private readonly operation: OperationName,
    private readonly settings: Settings,
    /** Of the request; its response repeats it. */
    private readonly requestId: string | undefined,
  ) {}

  addUnchecked(rule: AppliedRule): void {
    this.notChecked.push(rule)
  }

  /** Adds what the compiled validators found under the id of the entry. */
  addStructure(applied: AppliedRule, { list, dropped }: StructureProblems): void {
    const rule = applied.entry.id as StructureRule
    for (const problem of list) {
      if (problem.rule === rule) this.found.push(new StructureFinding(applied, problem))
    }
    this.dropped += dropped.get(rule) ?? 0
  }

  /** Adds what a rule reports, except about values that fail their structure. */
  addRule(rule: AppliedRule, problems: readonly Problem[], failed: PlaceSet): void {
    for (const problem of problems) {
      const { at, headers } = problem
      if (!failed.isEmpty && isPath(at) && failed.has(at)) continue
      if (headers !== undefined) {
        this.headers ??= new Map()
        this.headers.set(rule.answer.status, headers)
      }
      this.found.push(new RuleFinding(rule, problem))
    }
  }

  summary(): Summary {
    if (this.found.length === 0) return this.nothingFound()
    const isSilenced = silencer(this.found)
    const kept = withoutRedundant(this.found, isSilenced)
    const errors = kept.filter(({ rule }) => rule.severity === 'error')
    const warnings = kept.filter(({ rule }) => rule.severity === 'warn')
    const reported = this.report(errors, warnings)
    const violations = violationsOf(errors, reported)
    const reportedWarnings = violationsOf(warnings, reported)
    return {
      violations,
      warnings: reportedWarnings,
      unchecked: this.notChecked
        .filter(({ entry, severity }) => !isSilenced(entry, severity))
        .map(idOf),
      truncated: kept.length - violations.length - reportedWarnings.length + this.dropped,
      headers: this.headers,
    }
  }

  /** Makes as many violations as the verdict has room for, first those that decide the response. */
  private report(
    errors: readonly Finding[],
    warnings: readonly Finding[],
  ): ReadonlyMap<Finding, Violation> {
    const { operation, settings, requestId } = this
    const { winners, others } = decisive(errors, ({ rule }) => rule.answer)
    const reported = new Map<Finding, Violation>()
    const room = new Room(operation, settings, requestId, winners.length)
    for (const found of [winners, others, warnings]) {
      for (const finding of found) {
        if (reported.size === settings.maxViolations) return reported
        if (!room.hasFor(finding, found === winners)) continue
        const violation = this.toViolation(finding)
        if (room.take(violation, finding, found === winners)) reported.set(finding, violation)
      }
    }
    return reported
  }

  /** The summary of nearly every request. */
  private nothingFound(): Summary {
    const unchecked = this.notChecked.map(idOf)
    return { violations: [], warnings: [], unchecked, truncated: 0, headers: undefined }
  }

  private toViolation(finding: Finding): Violation {
    const { entry, severity, answer, body } = finding.rule
    const { ceilings } = this.settings
    const { target: whole, pointer } = finding.place()
    const target = shortened(whole, ceilings.target)
    const source = finding.source()
    const text = finding.message()
    const isDebug = this.settings.messages === 'debug'
    const note = isDebug ? ` ${debugNote(body, pointer, source)}` : ''
    const message = shortened(`${text}${note}`, ceilings.message)
    const { status, code } = answer
    const violation: Violation = {
      rule: entry.id,
      severity,
      status,
      code,
      target,
      pointer,
      message,
      source,
    }
    if (finding.keyword !== undefined) violation.keyword = finding.keyword
    return violation
  }
}

/** Only rules with a function can be unchecked. */
const idOf = ({ entry }: AppliedRule): RuleId => entry.id as RuleId

function violationsOf(
  found: readonly Finding[],
  reported: ReadonlyMap<Finding, Violation>,
): Violation[] {
  const violations: Violation[] = []
  for (const finding of found) {
    const violation = reported.get(finding)
    if (violation !== undefined) violations.push(violation)
  }
  return violations
}

/** Longest piece of a received value that a debug message shows. */
const longestValue = 80

function debugNote(body: unknown, pointer: string, source: string): string {
  const value = valueAt(body, fromPointer(pointer))
  const isNested = typeof value === 'object' && value !== null
  const text = isNested ? kindOf(value) : String(value)
  return `[received ${text.slice(0, longestValue)}; ${source}]`
}
