import { type Requirement, requirements } from '../../../generated/requirements.js'
import { isObject } from '../../core/base/json.js'
import { bodySchemaOf } from '../../core/contract/body-schemas.js'
import type { Contract, OperationName } from '../../core/index.js'
import { descriptionOf } from '../descriptions.js'
import type { FindingSubject } from '../report/finding-subject.js'

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
 * Returns the statement of the API description about a subject: of several, the one that names the
 * field. For `structure`, that of the nearest documented field. Undefined if there is none.
 */
export function requirementOf(topic: Topic, contract: Contract): Sentence | undefined {
  const { operation, subject, target = '', keyword, words = [] } = topic
  const { family } = contract.operations[operation]
  const about = (names: ReadonlySet<string>) =>
    best(
      requirements.filter(
        (each) =>
          each.family === family && applies(each, operation) && each.by.some((by) => names.has(by)),
      ),
      { target, keyword: /(required|missing)$/.test(subject) ? 'required' : keyword, words },
    )
  if (subject !== 'structure') return about(new Set([subject]))
  const [field = new Set(), around = new Set(), ...others] = fieldNames(operation, target)
  // What an object requires may be stated about the object; what the whole body is like says nothing.
  const isRequired = keyword === 'required'
  const first = isRequired ? new Set([...field, ...around]) : field
  for (const names of [first, ...[around, ...others].slice(0, -1)]) {
    const found = about(names)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the statement about the status or the code of a response; undefined if there is none. */
export function answerRequirementOf(
  operation: OperationName,
  { status, code }: { status: number; code?: string },
  { operations }: Contract,
): Sentence | undefined {
  const { family } = operations[operation]
  const found = requirements.find(
    (each) =>
      each.family === family &&
      applies(each, operation) &&
      each.status === status &&
      (code === undefined || each.code === code),
  )
  return found && sentenceOf(found)
}

/** Returns the statement about what an operation does. */
export function operationRequirementOf(
  operation: OperationName,
  { operations }: Contract,
): Sentence | undefined {
  const { family, method, path } = operations[operation]
  const name = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
  const about = (is: (by: string) => boolean) =>
    requirements.find((each) => each.family === family && each.by.some(is))
  const found = about((by) => by === name) ?? about((by) => by.startsWith(`${name}/`))
  return found && sentenceOf(found)
}

/** Returns the decision that a finding without a statement rests on: the rule, and why it was chosen. */
export function decisionOf({ operation, subject }: Topic): Sentence {
  const description = descriptionOf(operation, subject)
  if (description === undefined) return { text: '', section: 'Endpoints' }
  const { summary, assumed, source } = description
  return {
    text: assumed === undefined ? summary : `${summary} Decided: ${assumed}`,
    section: source,
  }
}

const applies = ({ operations }: Requirement, operation: OperationName): boolean =>
  operations === undefined || operations.includes(operation)

const sentenceOf = ({ text, section, status }: Requirement): Sentence => ({
  text: `${text}.`,
  ...{ section, status },
})

/** Returns the statement that names the field, else one with its response, else the most specific. */
function best(
  found: readonly Requirement[],
  { target, keyword, words }: Required<Pick<Topic, 'target' | 'words'>> & Pick<Topic, 'keyword'>,
): Sentence | undefined {
  const [field = '', ...around] = target
    .split('.')
    .filter((name) => !isIndex(name))
    .reverse()
  const score = ({ text, status, code, by }: Requirement): number =>
    (field !== '' && namesField(text, field) ? 100 : 0) +
    (around.some((name) => namesField(text, name)) ? 60 : 0) +
    (/\brequire/.test(text) === (keyword === 'required') ? 120 : 0) +
    (words.some((word) => text.includes(word)) ? 40 : 0) +
    (status === undefined ? 0 : 20) +
    (code === undefined ? 0 : 5) -
    by.length
  const ranked = found.map((each) => ({ each, rank: score(each) })).sort((a, b) => b.rank - a.rank)
  return ranked[0] && sentenceOf(ranked[0].each)
}

const isIndex = (name: string): boolean => /^(\d+|N)$/.test(name)

const namesField = (text: string, field: string): boolean =>
  text.includes(`\`${field}\``) || text.includes(`.${field}\``)

/** Returns the names of a field and of those around it in the schemas, the innermost first. */
function fieldNames(operation: OperationName, target: string): ReadonlySet<string>[] {
  const root = bodySchemaOf(operation)
  if (!isObject(root)) return []
  const definitions = isObject(root.$defs) ? root.$defs : {}
  let places = resolved({ schema: root, names: [] }, definitions)
  const found = [namesOf(places)]
  for (const segment of target === '' ? [] : target.split('.')) {
    places = places.flatMap((place) => inner(place, segment, definitions))
    if (places.length === 0) break
    // The statement about a list is about its entries.
    const list = isIndex(segment) ? (found.pop() ?? []) : []
    found.push(new Set([...namesOf(places), ...list]))
  }
  return found.reverse()
}

/** A schema with the names that `tools/generate/statements` may give it. */
interface Place {
  schema: Record<string, unknown>
  names: readonly string[]
}

const namesOf = (places: readonly Place[]): ReadonlySet<string> =>
  new Set(places.flatMap(({ names }) => names))

/** Adds the schemas that a schema refers to and is composed of. */
function resolved(place: Place, definitions: Record<string, unknown>): Place[] {
  const { schema, names } = place
  const { $ref, allOf, anyOf, oneOf } = schema
  const name = typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined
  const referred =
    name === undefined ? [] : [{ schema: definitions[name], names: [...names, ...aliases(name)] }]
  const composed = [allOf, anyOf, oneOf].flatMap((list) =>
    Array.isArray(list) ? list.map((each: unknown) => ({ schema: each, names })) : [],
  )
  const further = [...referred, ...composed].filter((each): each is Place => isObject(each.schema))
  return [place, ...further.flatMap((each) => resolved(each, definitions))]
}

/** The schema itself, and those that other operations have for the same fields. */
function aliases(name: string): string[] {
  const isOfOneKind = /Request|Details|Scheduling/.test(name)
  const stem = isOfOneKind ? name.replace(/^(?:Push|Email|Channelless|New|Either)/, '') : name
  const request = name.replace(/(Create|Update)(Push|Email|Channelless)(Campaign)/, '$1Push$3')
  const others = [stem, request, name.replace(/^Offering(Create|Update)$/, 'Offering')]
  if (/Details$/.test(name)) others.push(`Push${stem}`, `Email${stem}`)
  if (/TestRequest$/.test(name)) others.push('PushTestRequest', 'EmailTestRequest')
  if (/CampaignRequest$/.test(name)) others.push('PushTestRequest', 'EmailTestRequest')
  return [...new Set([name, ...others])]
}

function inner({ schema, names }: Place, segment: string, definitions: Record<string, unknown>) {
  const { properties, additionalProperties, items } = schema
  const next: Place[] = []
  const add = (value: unknown, step: string) => {
    if (value === undefined || typeof value === 'boolean') return
    next.push({ schema: value as Place['schema'], names: names.map((name) => `${name}.${step}`) })
  }
  const isNamed = isObject(properties) && Object.hasOwn(properties, segment)
  if (isNamed) {
    const value = properties[segment]
    add(value === true ? {} : value, segment)
  } else if (isIndex(segment)) add(items, '[]')
  else if (isObject(additionalProperties)) add(additionalProperties, '*')
  return next.flatMap((place) => resolved(place, definitions))
}
