import type { RuleId } from '../../generated/rule-ids.js'
import { fromPointer, kindOf, toPointer, valueAt } from '../json.js'
import type { Settings } from '../options.js'
import type { Problem } from '../rules/rule.js'
import type { Violation } from '../violation.js'
import {
  type Finding,
  type Judgement,
  RuleFinding,
  StructureFinding,
  silencer,
  standing,
} from './finding.js'
import { decisive } from './precedence.js'
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

  constructor(private readonly settings: Settings) {}

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
  addRule(judgement: Judgement, problems: readonly Problem[], failed: ReadonlySet<string>): void {
    for (const problem of problems) {
      const { at, headers } = problem
      if (failed.size > 0 && typeof at === 'object' && failed.has(toPointer(at))) continue
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
    const limit = this.settings.maxViolations
    const keptErrors = withinLimit(errors, limit)
    const keptWarnings = warnings.slice(0, limit - keptErrors.length)
    return {
      violations: keptErrors.map((finding) => this.toViolation(finding)),
      warnings: keptWarnings.map((finding) => this.toViolation(finding)),
      unchecked: this.notChecked
        .filter(({ entry, severity }) => !isSilenced(entry, severity))
        .map(idOf),
      truncated: stands.length - keptErrors.length - keptWarnings.length + this.dropped,
      headers: this.headers,
    }
  }

  /** What nearly every request comes to. */
  private nothingFound(): Summary {
    const unchecked = this.notChecked.map(idOf)
    return { violations: [], warnings: [], unchecked, truncated: 0, headers: undefined }
  }

  private toViolation(finding: Finding): Violation {
    const { entry, severity, answer, body } = finding.judgement
    const { target, pointer } = finding.place()
    const source = finding.source()
    const text = finding.message()
    const message =
      this.settings.messages === 'debug' ? `${text} ${debugNote(body, pointer, source)}` : text
    const { status, code } = answer
    return { rule: entry.id, severity, status, code, target, pointer, message, source }
  }
}

/** Only rules with a function can be unchecked. */
const idOf = ({ entry }: Judgement): RuleId => entry.id as RuleId

/** The first so many, but none of those that decide the answer before all the others. */
function withinLimit(errors: readonly Finding[], limit: number): readonly Finding[] {
  if (errors.length <= limit) return errors
  const { winners, others } = decisive(errors, ({ judgement }) => judgement.answer)
  const kept = new Set([...winners, ...others].slice(0, limit))
  return errors.filter((finding) => kept.has(finding))
}

/** Longest piece of a received value that a debug message shows. */
const longestValue = 80

function debugNote(body: unknown, pointer: string, source: string): string {
  const value = valueAt(body, fromPointer(pointer))
  const isNested = typeof value === 'object' && value !== null
  const text = isNested ? kindOf(value) : String(value)
  return `[received ${text.slice(0, longestValue)}; ${source}]`
}
