import { isNested, kindOf, type Path, toPointer, toTarget, valueAt } from '../base/json.js'
import { shortened } from '../base/text.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Violation } from '../contract/violation.js'
import { type Finding, pathOf, type Texts } from './finding.js'

/** Returns a finding as the verdict shows it. */
export function violationOf(finding: Finding, { status, code }: RuleEntry['answer']): Violation {
  const { check, entry, severity, keyword, place } = finding
  const { ceilings, messages } = check.settings
  const texts = textsOf(finding)
  const { pointer, source } = texts
  const rule = entry.id
  // The structure is always an error, and its messages say "must".
  const text = rule === 'structure' ? texts.message : withModalVerb(texts.message, severity)
  const noted =
    messages === 'debug' ? `${text} ${debugNote(check.body, pathOf(place), source)}` : text
  const target = shortened(texts.target, ceilings.target)
  const message = shortened(noted, ceilings.message)
  const violation: Violation = { rule, severity, status, code, target, pointer, message, source }
  if (rule === 'structure') violation.keyword = keyword === 'serviceEnum' ? 'enum' : keyword
  return violation
}

/** Returns the texts of a finding; one outside a body has only the message of its rule. */
function textsOf(finding: Finding): Texts {
  const { check, place } = finding
  if (typeof place === 'string') return ofRule(finding, place, '')
  const path = pathOf(place)
  // A body that is no object, such as a list with a duplicate key, has no structure.
  return check.structure?.textsOf(finding, path) ?? ofRule(finding, toTarget(path), toPointer(path))
}

const ofRule = ({ entry, param }: Finding, target: string, pointer: string): Texts => ({
  target,
  pointer,
  message: String(param),
  source: entry.source,
})

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

function debugNote(body: unknown, path: Path, source: string): string {
  const value = valueAt(body, path)
  const text = isNested(value) ? kindOf(value) : String(value)
  return `[received ${text.slice(0, longestValue)}; ${source}]`
}
