import { operationTable } from '../../../generated/operations.js'
import { requirements } from '../../../generated/requirements.js'
import { describeRules, type RuleDescription, responseChecks } from '../../core/descriptions.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import { groupBy } from '../grouping.js'
import { messageField } from '../places.js'
import type { FindingSubject } from '../report/exchange.js'

/** A sentence that a server must follow, and the section of the API description that has it. */
export interface Sentence {
  text: string
  section: string
  /** The status of the response that it states, if any. */
  status?: number | undefined
}

interface Topic {
  operation: OperationName
  subject: FindingSubject
  target?: string
  /** The JSON Schema keyword that failed, for `structure`. */
  keyword?: string | undefined
  /** Values that the rule depends on, such as `dwell`. */
  words?: readonly string[]
}

/**
 * Returns the statement of the API description about a subject: of several, the one that is about the
 * field or the values. For `structure`, that of the nearest documented field. Undefined if there is none.
 */
export function requirementOf(topic: Topic): Sentence | undefined {
  const { operation, subject, target = '', keyword, words = [] } = topic
  const names = target.split('.').reverse()
  const terms = [target, ...names, ...(keyword === 'required' ? [keyword] : []), ...words]
  const about = (subjects: readonly string[]) => quoted(operation, subjects, terms)
  if (subject !== 'structure') return about([subject])
  const fields = fieldsAround(target)
  // What an object requires may be stated about the object; what the whole body is like says nothing.
  if (keyword === 'required') {
    const found = about(fields.slice(0, 2))
    if (found !== undefined) return found
  }
  for (const field of fields.slice(0, -1)) {
    const found = about([field])
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the names of a field and of those around it, the innermost first. */
function fieldsAround(target: string): string[] {
  const segments = messageField(target).split('.')
  const fields = segments.map((_, at) => `body.${segments.slice(0, at + 1).join('.')}`)
  return [...fields.reverse(), 'body.']
}

/** Returns the statement about the status or the code of a response; undefined if there is none. */
export const answerRequirementOf = (
  operation: OperationName,
  { status, code }: { status: number; code?: string },
): Sentence | undefined =>
  quoted(operation, [code === undefined ? `${status}` : `${status} ${code}`])

/** Returns the statement about what an operation does. */
export const operationRequirementOf = (operation: OperationName): Sentence | undefined =>
  quoted(operation, [operation])

/** Returns the decision that a finding without a statement rests on: the rule, and why it was chosen. */
export function decisionOf({ operation, subject }: Topic, level?: FindingLevel): Sentence {
  const description = descriptionOf(operation, subject, level)
  if (description === undefined) return { text: '', section: 'Endpoints' }
  const { summary, assumed, source } = description
  return {
    text: assumed === undefined ? summary : `${summary} Decided: ${assumed}`,
    section: source,
  }
}

const statements = groupBy(
  requirements.flatMap((each) => each.about.map((about) => ({ ...each, about }))),
  ({ family, about }) => `${family} ${about}`,
)

/** Returns the first statement about one of the subjects with the first of the terms, or with none. */
function quoted(
  operation: OperationName,
  subjects: readonly string[],
  terms: readonly string[] = [],
): Sentence | undefined {
  const { family } = operationTable[operation]
  const keys = [
    ...terms.flatMap((term) => subjects.map((subject) => `${subject}@${term}`)),
    ...subjects.flatMap((subject) => [`${subject}@${operation}`, `${subject}!`, subject]),
  ]
  for (const key of keys) {
    const found = statements
      .get(`${family} ${key}`)
      ?.find(({ operations }) => operations === undefined || operations.includes(operation))
    if (found !== undefined) {
      return { text: `${found.text}.`, section: found.section, status: found.status }
    }
  }
  return undefined
}

/** What a SHOULD finding rests on where no rule states it. (docs/decisions.md) */
export const decisions = {
  oneOrMany:
    'Decision 1: a single violation with a code of its own has that code and its target; others are in `details`.',
  campaignEnvelope:
    'Decision 2: `details` lists every violation of a 400 or 422, and `error.target` is that of the first.',
  precedence: 'Decision 3: of several violations, the status with the highest precedence decides.',
  undocumented: 'Decision 15: the contract decides statuses and codes that are not documented.',
  target: 'Decision 3: `error.target` names the field, header or parameter of the violation.',
  valid:
    'The contract accepts what nothing forbids; the API description does not say whether this request is valid.',
} as const

type Description = Pick<RuleDescription, 'summary' | 'source' | 'assumed' | 'isAnswerAssumed'> & {
  level?: FindingLevel
}

/** A check of responses has a description for each of its levels. */
const descriptions = groupBy(
  [...describeRules(), ...responseChecks].flatMap((each) =>
    each.operations.map((operation): Description & { key: string } => ({
      ...each,
      key: `${operation} ${each.id}`,
    })),
  ),
  ({ key }) => key,
)

/**
 * Returns the texts of a rule or a response check; undefined for `structure` and rules of plugins. Without
 * a level, those with a decision, which say more.
 */
export function descriptionOf(
  operation: OperationName,
  subject: FindingSubject,
  level?: FindingLevel,
): Description | undefined {
  const all = descriptions.get(`${operation} ${subject}`) ?? []
  const ofLevel = level && all.find((each) => each.level === level)
  return ofLevel ?? all.find(({ assumed }) => assumed !== undefined) ?? all.at(-1)
}

/** Returns the highest level of findings about a rule; that of a decision is SHOULD. */
export const levelOf = (operation: OperationName, subject: FindingSubject): FindingLevel =>
  descriptionOf(operation, subject)?.assumed === undefined ? 'MUST' : 'SHOULD'
