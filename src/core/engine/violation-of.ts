import { fromPointer, isNested, isObject, kindOf, locationOf, valueAt } from '../base/json.js'
import { quoted, shortened } from '../base/text.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Violation } from '../contract/violation.js'
import { type Finding, pathOf } from './finding.js'
import { locationIn, type Shape, type SourcedLocation, shapeAt } from './shape.js'
import { structureMessage, unknownFieldMessage } from './structure-message.js'

/** Returns a finding as the verdict shows it. */
export function violationOf(finding: Finding, { status, code }: RuleEntry['answer']): Violation {
  const { check, entry, severity, keyword } = finding
  const { ceilings, messages } = check.settings
  const { target: whole, pointer, source } = locationOfFinding(finding)
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

function locationOfFinding(finding: Finding): SourcedLocation {
  const { place, keyword, entry } = finding
  const { source } = entry
  if (typeof place === 'string') return { target: place, pointer: '', source }
  const path = pathOf(place) ?? []
  return finding.isStructural
    ? locationIn(
        shapeOf(finding),
        path,
        keyword === 'required' || keyword === 'additionalProperties',
      )
    : { ...locationOf(path), source }
}

const noShape: Shape = {}

const shapeOf = ({ check }: Finding): Shape => check.shape ?? noShape

function messageOf(finding: Finding): string {
  const { keyword, param, rule, check } = finding
  const path = finding.path ?? []
  const last = String(path.at(-1))
  const parent = path.slice(0, -1)
  switch (keyword) {
    case '':
      return String(param)
    case 'missing':
      return `${quoted(last)} is required to create an offering.`
    case 'rule':
      return patternMessages[rule] ?? ''
    case 'false schema': {
      const { renamed = {} } = shapeAt(shapeOf(finding), parent) ?? {}
      return `This field was renamed. Use ${quoted(String(renamed[last]))} instead.`
    }
    case 'additionalProperties': {
      const object = valueAt(check.body, parent)
      const known = shapeAt(shapeOf(finding), parent)?.known
      return unknownFieldMessage(String(param), isObject(object) ? object : {}, known)
    }
    case 'minItems':
    case 'minProperties':
      return path.length === 0
        ? 'The body is empty, so the request changes nothing.'
        : 'Must not be empty.'
    default:
      return structureMessage(finding, () => valueAt(check.body, path), check.names)
  }
}

/** The messages of rules that are a pattern in the schema. */
const patternMessages: Readonly<Record<string, string>> = {
  'offering/name-characters': 'A name can have only ASCII letters, digits and underscores.',
  'variation/key-format': 'The key must be `variation_N` with N from 1, such as `variation_1`.',
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

/** The most characters of a received value that a debug message shows. */
const longestValue = 80

function debugNote(body: unknown, pointer: string, source: string): string {
  const value = valueAt(body, fromPointer(pointer))
  const text = isNested(value) ? kindOf(value) : String(value)
  return `[received ${text.slice(0, longestValue)}; ${source}]`
}
