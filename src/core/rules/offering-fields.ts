import { requiredOnCreate } from '../../../generated/tables.js'
import {
  asList,
  asObject,
  type DeepPlace,
  isObject,
  type JsonObject,
  own,
  type Path,
} from '../base/json.js'
import { quoted } from '../base/text.js'
import { idLookup } from '../contract/facts.js'
import { collect } from './primitives.js'
import { type BodyRule, fine, problem, unchecked } from './rule.js'

const required = requiredOnCreate.map((path) => ({
  path,
  parent: path.slice(0, -1),
  field: path.at(-1) as string,
}))

/** The object at a path of names. */
function holderIn(body: JsonObject, path: readonly string[]): JsonObject | undefined {
  let holder: JsonObject | undefined = body
  for (const name of path) holder = asObject(holder?.[name])
  return holder
}

export const offeringRequired: BodyRule = ({ body }) =>
  collect(required, ({ path, parent, field }) => {
    const holder = holderIn(body, parent)
    return holder === undefined || holder[field] !== undefined
      ? fine
      : problem(path, `${quoted(field)} is required to create an offering.`)
  })

const nameCharacters = /^[A-Za-z0-9_]*$/

export const nameCharactersAllowed: BodyRule = ({ body }) => {
  const name = body.name
  return typeof name !== 'string' || nameCharacters.test(name)
    ? fine
    : problem(['name'], 'Only ASCII letters, digits and underscores are allowed in a name.')
}

export const nameTaken: BodyRule = ({ operation, body, facts }) => {
  const name = body.name
  if (typeof name !== 'string') return fine
  const names = facts.workspace?.offeringNames
  if (names === undefined) return unchecked
  if (!idLookup(names)(name)) return fine
  if (operation === 'updateOffering') {
    if (facts.offering === undefined) return unchecked
    if (facts.offering !== null && facts.offering.name === undefined) return unchecked
    if (facts.offering?.name === name) return fine
  }
  return problem(['name'], 'Another offering of the workspace that is not archived has this name.')
}

/** Every id of the list in a field must be among those of the workspace. */
const unknownIds =
  (
    field: string,
    inventory: 'tagIds' | 'offeringAttributeIds',
    message: string,
    isIdList: (list: readonly unknown[]) => boolean = () => true,
  ): BodyRule =>
  ({ body, facts }) => {
    const ids = asList(own(body, field))
    if (ids === undefined || ids.length === 0 || !isIdList(ids)) return fine
    const known = facts.workspace?.[inventory]
    if (known === undefined) return unchecked
    const isKnown = idLookup(known)
    return collect(ids, (id, index) => (isKnown(id) ? fine : problem([field, index], message)))
  }

export const tagUnknown = unknownIds(
  'tags',
  'tagIds',
  'There is no tag with this id in the workspace.',
)

// The shape of the field is not documented; only a list of strings can be a list of ids.
export const attributeUnknown = unknownIds(
  'offering_attribute_configuration',
  'offeringAttributeIds',
  'No offering attribute with this id is configured.',
  (list) => list.every((id) => typeof id === 'string'),
)

export const templateUnknown: BodyRule = ({ body, facts }) => {
  const templates = templateReferences(body)
  if (templates.length === 0) return fine
  const known = facts.workspace?.templateIds
  if (known === undefined) return unchecked
  const isKnown = idLookup(known)
  return templates
    .filter(({ id }) => !isKnown(id))
    .map((reference) => ({
      at: reference,
      message: 'No personalization template with this id is in the template list.',
    }))
}

/** A place reached in a walk; its path is only put together when something is wrong there. */
interface Step {
  value: JsonObject
  key: string
  from: Step | undefined
  /** A lower bound of the length of its pointer. */
  pointerLength: number
}

const pathOf = (step: Step): Path => {
  const path: string[] = []
  for (let at: Step | undefined = step; at !== undefined; at = at.from) path.push(at.key)
  return path.reverse()
}

/** A `meta.templateId`, and where it stands. */
class TemplateReference implements DeepPlace {
  constructor(
    readonly id: unknown,
    private readonly step: Step,
  ) {}

  get pointerLength(): number {
    return this.step.pointerLength
  }

  get path(): Path {
    return [...pathOf(this.step), 'meta', 'templateId']
  }
}

/** Every `meta.templateId` within the offering's content, however deep, in document order. */
export function templateReferences(body: JsonObject): TemplateReference[] {
  const found: TemplateReference[] = []
  const seen = new Set<unknown>()
  const content = body.offer_content
  const steps: Step[] = isNested(content)
    ? [{ value: content, key: 'offer_content', from: undefined, pointerLength: 0 }]
    : []
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { value } = step
    if (seen.has(value)) continue
    seen.add(value)
    const meta = Array.isArray(value) ? undefined : value.meta
    if (isObject(meta) && meta.templateId !== undefined) {
      found.push(new TemplateReference(meta.templateId, step))
    }
    for (const key of Object.keys(value).reverse()) {
      const inner = value[key]
      if (!isNested(inner)) continue
      const pointerLength = step.pointerLength + key.length + 1
      steps.push({ value: inner, key, from: step, pointerLength })
    }
  }
  return found
}

const isNested = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null
