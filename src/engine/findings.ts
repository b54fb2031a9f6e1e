import type { RuleId } from '../../generated/rules.js'
import { fromPointer, toPointer, toTarget, valueAt } from '../json.js'
import type { Settings } from '../options.js'
import type { RuleDescription } from '../rule-table.js'
import type { Problem, RuleContext } from '../rules/rule.js'
import type { Violation } from '../violation.js'
import type { StructureProblem } from './structure.js'

/** A violation whose texts are not made yet, with what decides whether it stands. */
interface Finding {
  entry: RuleDescription
  severity: 'error' | 'warn'
  answer: RuleDescription['answer']
  target: string
  pointer: string
  /** Nothing beneath the place is judged. */
  hidesBeneath: boolean
  message: () => string
  source: () => string
}

/** What is left of the findings once each thing that is wrong is said once. */
export interface Summary {
  violations: Violation[]
  warnings: Violation[]
  unchecked: RuleId[]
  truncated: number
  /** Headers of the answer by its status, such as `Retry-After` with 429. */
  headers: ReadonlyMap<number, Readonly<Record<string, string>>>
}

/** An entry of the contract as it counts for one request. */
export interface Judgement {
  entry: RuleDescription
  severity: 'error' | 'warn'
  answer: RuleDescription['answer']
}

/**
 * Gathers what structure and rules found on one request, in contract order, and leaves out what
 * another finding already says.
 */
export class Findings {
  private readonly found: Finding[] = []
  private readonly uncheckedEntries: RuleDescription[] = []
  private readonly headers = new Map<number, Readonly<Record<string, string>>>()

  constructor(
    private readonly context: RuleContext,
    private readonly settings: Settings,
  ) {}

  addUnchecked(entry: RuleDescription): void {
    this.uncheckedEntries.push(entry)
  }

  /** What the compiled validators found under the id of the entry. */
  addStructure(judgement: Judgement, problems: readonly StructureProblem[]): void {
    for (const { rule, target, pointer, message, source } of problems) {
      if (rule === judgement.entry.id) {
        this.found.push({ ...judgement, target, pointer, hidesBeneath: false, message, source })
      }
    }
  }

  /** What a rule found; it has no say about a value that has failed its structure. */
  addRule(judgement: Judgement, problems: readonly Problem[], failed: ReadonlySet<string>): void {
    const { entry, severity, answer } = judgement
    for (const { at, message, hidesBeneath, headers } of problems) {
      const pointer = typeof at === 'string' ? '' : toPointer(at)
      if (typeof at !== 'string' && failed.has(pointer)) continue
      if (headers !== undefined) this.headers.set(answer.status, headers)
      this.found.push({
        ...judgement,
        target: typeof at === 'string' ? at : toTarget(at),
        pointer,
        hidesBeneath: hidesBeneath === true && severity === 'error',
        message: () => message,
        source: () => entry.source,
      })
    }
  }

  summary(): Summary {
    const broken = new Set<string>(
      this.found.filter(({ severity }) => severity === 'error').map(({ entry }) => entry.id),
    )
    const isSilenced = ({ silentIf }: RuleDescription) => silentIf.some((id) => broken.has(id))
    const standing = this.standing().filter(({ entry }) => !isSilenced(entry))
    const errors = standing.filter(({ severity }) => severity === 'error')
    const warnings = standing.filter(({ severity }) => severity === 'warn')
    const limit = this.settings.maxViolations
    const keptErrors = errors.slice(0, limit)
    const keptWarnings = warnings.slice(0, limit - keptErrors.length)
    return {
      violations: keptErrors.map((finding) => this.toViolation(finding)),
      warnings: keptWarnings.map((finding) => this.toViolation(finding)),
      unchecked: this.uncheckedEntries.filter((entry) => !isSilenced(entry)).map(({ id }) => id),
      truncated: standing.length - keptErrors.length - keptWarnings.length,
      headers: this.headers,
    }
  }

  /** Without what lies beneath a hiding place, and unknown keys that a rule speaks about. */
  private standing(): Finding[] {
    const hiding = new Set(
      this.found.filter(({ hidesBeneath }) => hidesBeneath).map(({ pointer }) => pointer),
    )
    const named = new Set(
      this.found.filter(({ entry }) => entry.id !== 'field/unknown').map(({ pointer }) => pointer),
    )
    return this.found.filter(
      ({ entry, pointer }) =>
        !(hiding.size > 0 && liesBeneath(pointer, hiding)) &&
        !(entry.id === 'field/unknown' && named.has(pointer)),
    )
  }

  private toViolation({ entry, severity, answer, target, pointer, ...texts }: Finding): Violation {
    const source = texts.source()
    const message =
      this.settings.messages === 'debug'
        ? `${texts.message()} ${debugNote(this.context.body, pointer, source)}`
        : texts.message()
    return { rule: entry.id, severity, ...answer, target, pointer, message, source }
  }
}

function liesBeneath(pointer: string, places: ReadonlySet<string>): boolean {
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (places.has(pointer.slice(0, end))) return true
  }
  return false
}

/** Longest piece of a received value that a debug message shows. */
const longestValue = 80

function debugNote(body: unknown, pointer: string, source: string): string {
  const value = valueAt(body, fromPointer(pointer))
  const isNested = typeof value === 'object' && value !== null
  const text = isNested ? (Array.isArray(value) ? 'an array' : 'an object') : String(value)
  return `[received ${text.slice(0, longestValue)}; ${source}]`
}
