import { fromPointer, isNested, kindOf, locationOf, valueAt } from '../base/json.js'
import { shortened } from '../base/text.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Violation } from '../contract/violation.js'
import { type Finding, type FindingAtPath, pathOf } from './finding.js'

/** Returns a finding as the verdict shows it. */
export function violationOf(finding: Finding, { status, code }: RuleEntry['answer']): Violation {
  const { check, entry, severity, keyword, place } = finding
  const { ceilings, messages } = check.settings
  const { target: whole, pointer } =
    typeof place === 'string' ? { target: place, pointer: '' } : locationOf(pathOf(place))
  const source = sourceOf(finding)
  const rule = entry.id
  // The structure is always an error, and its messages say "must".
  const text =
    rule === 'structure' ? messageOf(finding) : withModalVerb(messageOf(finding), severity)
  const noted = messages === 'debug' ? `${text} ${debugNote(check.body, pointer, source)}` : text
  const target = shortened(whole, ceilings.target)
  const message = shortened(noted, ceilings.message)
  const violation: Violation = { rule, severity, status, code, target, pointer, message, source }
  if (rule === 'structure') violation.keyword = keyword === 'serviceEnum' ? 'enum' : keyword
  return violation
}

/** Returns where the contract states what a finding is about: its schema, else its rule. */
function sourceOf(finding: Finding): string {
  const { check, entry, isStructural } = finding
  const source = isStructural ? check.structure?.sourceOf(finding as FindingAtPath) : undefined
  return source ?? entry.source
}

/** Returns the message of a rule, or of the keyword of a schema that the value does not match. */
const messageOf = (finding: Finding): string =>
  finding.keyword === ''
    ? String(finding.param)
    : (finding.check.structure?.messageOf(finding as FindingAtPath) ?? '')

const modalVerbs = {
  error: { Should: 'Must', should: 'must' },
  warn: { Must: 'Should', must: 'should', 'is required': 'should be sent' },
}

/** A verb, or quoted text, in which verbs stay. */
const modalVerb = /`[^`]*`|\b(?:[Mm]ust|[Ss]hould|is required)\b/g

/** Words a message for its severity: an error says "must", a warning "should". */
function withModalVerb(message: string, severity: 'error' | 'warn'): string {
  // Tests in a fraction of the time whether there may be a verb to replace.
  const mayReplace =
    severity === 'error'
      ? message.includes('hould')
      : message.includes('ust') || message.includes('is required')
  if (!mayReplace) return message
  const verbs: Readonly<Record<string, string>> = modalVerbs[severity]
  return message.replace(modalVerb, (found) => verbs[found] ?? found)
}

/** The most characters of a received value that a debug message shows. */
const longestValue = 80

function debugNote(body: unknown, pointer: string, source: string): string {
  const value = valueAt(body, fromPointer(pointer))
  const text = isNested(value) ? kindOf(value) : String(value)
  return `[received ${text.slice(0, longestValue)}; ${source}]`
}
