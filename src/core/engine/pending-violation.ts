import type { RuleId } from '../../../generated/rule-ids.js'
import { locationOf, type Path, pointerLengthOf } from '../base/json.js'
import type { ExceptionNote } from '../contract/exception-note.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Violation } from '../contract/violation.js'
import type { RuleViolation } from '../rules/rule.js'
import { PathSet } from './path-set.js'
import type { SourcedLocation } from './shape.js'
import type { StructureViolation } from './structure.js'

/** A rule as it applies to one request. */
export interface AppliedRule {
  entry: RuleEntry
  severity: 'error' | 'warn'
  answer: RuleEntry['answer']
  /** The validated value: the request's body, or the draft that it would publish. */
  body: unknown
}

/** A violation before its texts are written, with the properties that decide whether it is kept. */
export interface PendingViolation {
  readonly rule: AppliedRule
  /** Path in the body; undefined if it is not in the body, or if its path is lazy. */
  readonly path: Path | undefined
  /** A lower bound of the length of its JSON Pointer. */
  readonly pointerLength: number
  /** Whether violations nested under the path are omitted. */
  readonly hidesNested: boolean
  /** The JSON Schema keyword that failed, for a violation of `structure`. */
  readonly keyword?: string | undefined
  /** The violation with its texts, if the verdict has it. */
  written?: Violation | undefined
  /** What an exception says about it. */
  readonly note?: ExceptionNote | undefined
  location(): SourcedLocation
  message(): string
}

/** A violation that a compiled validator reports. */
export class PendingStructureViolation implements PendingViolation {
  readonly hidesNested = false
  written: Violation | undefined

  constructor(
    readonly rule: AppliedRule,
    private readonly violation: StructureViolation,
  ) {}

  get path(): Path {
    return this.violation.path
  }

  get keyword(): string | undefined {
    return this.rule.entry.id === 'structure' ? this.violation.keyword : undefined
  }

  get pointerLength(): number {
    return pointerLengthOf(this.violation.path)
  }

  get note(): ExceptionNote | undefined {
    return this.violation.note
  }

  location(): SourcedLocation {
    return this.violation.location()
  }

  message(): string {
    const message = this.violation.message()
    const { entry, severity } = this.rule
    // Always an error, and its messages say "must".
    return entry.id === 'structure' ? message : withModalVerb(message, severity)
  }
}

/** A violation that a rule reports. */
export class PendingRuleViolation implements PendingViolation {
  readonly path: Path | undefined
  readonly hidesNested: boolean
  written: Violation | undefined

  constructor(
    readonly rule: AppliedRule,
    private readonly violation: RuleViolation,
    readonly note?: ExceptionNote,
  ) {
    const { at, hidesNested } = violation
    this.path = isPath(at) ? at : undefined
    this.hidesNested = hidesNested === true && rule.severity === 'error'
  }

  get pointerLength(): number {
    const { at } = this.violation
    if (typeof at === 'string') return 0
    return isPath(at) ? pointerLengthOf(at) : (at.pointerLength ?? pointerLengthOf(at.path))
  }

  location(): SourcedLocation {
    const { at } = this.violation
    const { source } = this.rule.entry
    if (typeof at === 'string') return { target: at, pointer: '', source }
    const { target, pointer } = locationOf(isPath(at) ? at : at.path)
    return { target, pointer, source }
  }

  message(): string {
    return withModalVerb(this.violation.message, this.rule.severity)
  }
}

const modalVerbs = {
  error: { Should: 'Must', should: 'must' },
  warn: { Must: 'Should', must: 'should', 'is required': 'should be sent' },
}

const modalVerb = /\b(?:[Mm]ust|[Ss]hould|is required)\b/g

/** Words a message for its severity: an error says "must", a warning "should". Quoted text stays. */
function withModalVerb(message: string, severity: 'error' | 'warn'): string {
  // Tests in a fraction of the time whether there may be a verb to replace.
  const mayReplace =
    severity === 'error'
      ? message.includes('hould')
      : message.includes('ust') || message.includes('is required')
  if (!mayReplace) return message
  const verbs: Readonly<Record<string, string>> = modalVerbs[severity]
  const parts = message.split('`')
  return parts
    .map((part, index) =>
      index % 2 === 0 ? part.replace(modalVerb, (found) => verbs[found] ?? found) : part,
    )
    .join('`')
}

/** Returns whether a violation is located by a path, not by a name or a lazy path. */
export const isPath = (at: RuleViolation['at']): at is Path => Array.isArray(at)

/**
 * Removes redundant violations: those nested under a path that hides them, those of rules that
 * yield to another rule about the same field, and those of rules that a violated rule silences. A
 * warning never hides an error. `others`: the violations that make them redundant.
 */
export function withoutRedundant(
  found: readonly PendingViolation[],
  isSilenced: Silencer,
  others = found,
): readonly PendingViolation[] {
  if (!found.some(mayBeRedundant) && (others === found || !others.some(mayBeRedundant)))
    return found
  const hiding = others.filter(({ hidesNested }) => hidesNested)
  const hidden = pathsOf(hiding)
  const isHidden = ({ path }: PendingViolation) =>
    !hidden.isEmpty && path !== undefined && hidden.hasAncestorOf(path)
  const isReported = found.some(yields) ? reportedByOthers(found, others) : () => false
  return found.filter(
    (finding) =>
      !isSilenced(finding.rule.entry, finding.rule.severity) &&
      !isHidden(finding) &&
      !isReported(finding),
  )
}

/** Returns whether a violation may be redundant, or make others redundant. */
const mayBeRedundant = (finding: PendingViolation): boolean =>
  finding.hidesNested || yields(finding) || finding.rule.entry.silentIf.length > 0

const yields = ({ rule }: PendingViolation): boolean => rule.entry.yields === true

/** Tests whether another rule, at least as severe, reports the field of a yielding rule. */
function reportedByOthers(
  found: readonly PendingViolation[],
  others: readonly PendingViolation[],
): (finding: PendingViolation) => boolean {
  const yielding = pathsOf(found.filter(yields))
  const named = others.filter(
    (finding) => !yields(finding) && finding.path !== undefined && yielding.has(finding.path),
  )
  const errors = pathsOf(named.filter(({ rule }) => rule.severity === 'error'))
  const all = pathsOf(named)
  return (finding) =>
    yields(finding) &&
    finding.path !== undefined &&
    (finding.rule.severity === 'warn' ? all : errors).has(finding.path)
}

function pathsOf(found: readonly PendingViolation[]): PathSet {
  const paths = new PathSet()
  for (const { path } of found) if (path !== undefined) paths.add(path)
  return paths
}

/** Tests whether a violated rule, at least as severe, silences a rule. */
type Silencer = (entry: RuleEntry, severity: 'error' | 'warn') => boolean

export const silencer =
  (violated: readonly AppliedRule[]): Silencer =>
  ({ silentIf }, severity) =>
    // No rule silences most rules.
    silentIf.length > 0 &&
    violated.some(
      (rule) =>
        silentIf.includes(rule.entry.id as RuleId) &&
        (rule.severity === 'error' || rule.severity === severity),
    )
