import type { OperationName } from '../../../generated/operations.js'
import type { RuleId } from '../../../generated/rule-ids.js'
import { fromPointer, kindOf, valueAt } from '../base/json.js'
import { shortened } from '../base/text.js'
import type { Settings } from '../contract/options.js'
import type { Violation } from '../contract/violation.js'
import type { Problem } from '../rules/rule.js'
import {
  type Finding,
  isPath,
  type Judgement,
  RuleFinding,
  StructureFinding,
  silencer,
  standing,
} from './finding.js'
import type { PlaceSet } from './place-set.js'
import { decisive } from './precedence.js'
import { Room } from './room.js'
import type { StructureRule } from './structural-errors.js'
import type { StructureProblems } from './structure.js'

/** What is left of the findings once each thing that is wrong is said once. */
export interface Summary {
  violations: Violation[]
  warnings: Violation[]
  unchecked: RuleId[]
  truncated: number
  /** Headers of the answer by its status, such as `Retry-After` with 429. */
  headers: Headers | undefined
}

type Headers = Map<number, Readonly<Record<string, string>>>

/** Gathers what structure and rules found on one request, in contract order. */
export class Findings {
  private readonly found: Finding[] = []
  private readonly notChecked: Judgement[] = []
  private headers: Headers | undefined
  private dropped = 0

  constructor(
    private readonly operation: OperationName,
    private readonly settings: Settings,
    /** Of the request, which its answer repeats. */
    private readonly requestId: string | undefined,
  ) {}

  addUnchecked(judgement: Judgement): void {
    this.notChecked.push(judgement)
  }

  /** What the compiled validators found under the id of the entry. */
  addStructure(judgement: Judgement, { list, dropped }: StructureProblems): void {
    const rule = judgement.entry.id as StructureRule
    for (const problem of list) {
      if (problem.rule === rule) this.found.push(new StructureFinding(judgement, problem))
    }
    this.dropped += dropped[rule]
  }

  /** What a rule found; it has no say about a value that has failed its structure. */
  addRule(judgement: Judgement, problems: readonly Problem[], failed: PlaceSet): void {
    for (const problem of problems) {
      const { at, headers } = problem
      if (!failed.isEmpty && isPath(at) && failed.has(at)) continue
      if (headers !== undefined) {
        this.headers ??= new Map()
        this.headers.set(judgement.answer.status, headers)
      }
      this.found.push(new RuleFinding(judgement, problem))
    }
  }

  summary(): Summary {
    if (this.found.length === 0) return this.nothingFound()
    const isSilenced = silencer(this.found)
    const stands = standing(this.found, isSilenced)
    const errors = stands.filter(({ judgement }) => judgement.severity === 'error')
    const warnings = stands.filter(({ judgement }) => judgement.severity === 'warn')
    const said = this.say(errors, warnings)
    const violations = violationsOf(errors, said)
    const keptWarnings = violationsOf(warnings, said)
    return {
      violations,
      warnings: keptWarnings,
      unchecked: this.notChecked
        .filter(({ entry, severity }) => !isSilenced(entry, severity))
        .map(idOf),
      truncated: stands.length - violations.length - keptWarnings.length + this.dropped,
      headers: this.headers,
    }
  }

  /** Says as much as the verdict has room for, first of all what decides the answer. */
  private say(
    errors: readonly Finding[],
    warnings: readonly Finding[],
  ): ReadonlyMap<Finding, Violation> {
    const { operation, settings, requestId } = this
    const { winners, others } = decisive(errors, ({ judgement }) => judgement.answer)
    const said = new Map<Finding, Violation>()
    const room = new Room(operation, settings, requestId, winners.length)
    for (const found of [winners, others, warnings]) {
      for (const finding of found) {
        if (said.size === settings.maxViolations) return said
        if (!room.hasFor(finding, found === winners)) continue
        const violation = this.toViolation(finding)
        if (room.take(violation, finding, found === winners)) said.set(finding, violation)
      }
    }
    return said
  }

  /** What nearly every request comes to. */
  private nothingFound(): Summary {
    const unchecked = this.notChecked.map(idOf)
    return { violations: [], warnings: [], unchecked, truncated: 0, headers: undefined }
  }

  private toViolation(finding: Finding): Violation {
    const { entry, severity, answer, body } = finding.judgement
    const { ceilings } = this.settings
    const { target: whole, pointer } = finding.place()
    const target = shortened(whole, ceilings.target)
    const source = finding.source()
    const text = finding.message()
    const isDebug = this.settings.messages === 'debug'
    const note = isDebug ? ` ${debugNote(body, pointer, source)}` : ''
    const message = shortened(`${text}${note}`, ceilings.message)
    const { status, code } = answer
    return { rule: entry.id, severity, status, code, target, pointer, message, source }
  }
}

/** Only rules with a function can be unchecked. */
const idOf = ({ entry }: Judgement): RuleId => entry.id as RuleId

function violationsOf(
  found: readonly Finding[],
  said: ReadonlyMap<Finding, Violation>,
): Violation[] {
  const violations: Violation[] = []
  for (const finding of found) {
    const violation = said.get(finding)
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
