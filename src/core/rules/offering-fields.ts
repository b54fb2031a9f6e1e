import { requiredOnCreate } from '../../../generated/tables.js'
import {
  asList,
  asObject,
  isObject,
  type JsonObject,
  type LazyPath,
  own,
  type Path,
} from '../base/json.js'
import { quoted } from '../base/text.js'
import { idLookup } from '../contract/facts.js'
import { collect } from './primitives.js'
import { type BodyRule, unchecked, valid, violation } from './rule.js'

const required = requiredOnCreate.map((path) => ({
  path,
  parent: path.slice(0, -1),
  field: path.at(-1) as string,
}))

/** Returns the object at a path of names. */
function objectIn(body: JsonObject, path: readonly string[]): JsonObject | undefined {
  let object: JsonObject | undefined = body
  for (const name of path) object = asObject(object?.[name])
  return object
}

export const offeringRequired: BodyRule = ({ body }) =>
  collect(required, ({ path, parent, field }) => {
    const object = objectIn(body, parent)
    return object === undefined || object[field] !== undefined
      ? valid
      : violation(path, `${quoted(field)} is required to create an offering.`)
  })

const nameCharacters = /^[A-Za-z0-9_]*$/

export const nameCharactersAllowed: BodyRule = ({ body }) => {
  const name = body.name
  return typeof name !== 'string' || nameCharacters.test(name)
    ? valid
    : [
        {
          at: ['name'],
          message: 'A name can have only ASCII letters, digits and underscores.',
          besideLength: true,
        },
      ]
}

export const nameTaken: BodyRule = ({ operation, body, facts }) => {
  const name = body.name
  if (typeof name !== 'string') return valid
  const names = facts.workspace?.offeringNames
  if (names === undefined) return unchecked
  if (!idLookup(names, 'workspace.offeringNames')(name)) return valid
  if (operation === 'updateOffering') {
    if (facts.offering === undefined) return unchecked
    if (facts.offering !== null && facts.offering.name === undefined) return unchecked
    if (facts.offering?.name === name) return valid
  }
  return violation(
    ['name'],
    'Another offering in the workspace, not archived, already has this name.',
  )
}

/** Returns a rule that requires the ids in a field to exist in the workspace. */
const unknownIds =
  (
    field: string,
    inventory: 'tagIds' | 'offeringAttributeIds',
    message: string,
    isIdList: (list: readonly unknown[]) => boolean = () => true,
  ): BodyRule =>
  ({ body, facts }) => {
    const ids = asList(own(body, field))
    if (ids === undefined || ids.length === 0 || !isIdList(ids)) return valid
    const known = facts.workspace?.[inventory]
    if (known === undefined) return unchecked
    const isKnown = idLookup(known, `workspace.${inventory}`)
    return collect(ids, (id, index) => (isKnown(id) ? valid : violation([field, index], message)))
  }

export const tagUnknown = unknownIds('tags', 'tagIds', 'The workspace has no tag with this id.')

// The type of the field is not documented; only a list of strings can be a list of ids.
export const attributeUnknown = unknownIds(
  'offering_attribute_configuration',
  'offeringAttributeIds',
  'The workspace has no offering attribute with this id.',
  (list) => list.every((id) => typeof id === 'string'),
)

export const templateUnknown: BodyRule = ({ body, facts }) => {
  const known = facts.workspace?.templateIds
  const isKnown = known && idLookup(known, 'workspace.templateIds')
  if (leftAfter(body.offer_content, isKnown ?? isNoId, mostWalked) > 0) return valid
  const templates = templateReferences(body)
  if (templates.length === 0) return valid
  if (isKnown === undefined) return unchecked
  return collect(templates, (reference) =>
    isKnown(reference.id)
      ? valid
      : [
          {
            at: reference,
            message: 'The template list has no personalization template with this id.',
          },
        ],
  )
}

const isNoId = (): boolean => false

/** The most values that are walked without marking those that were met. */
const mostWalked = 100

/**
 * Returns how many of some values are left after a walk that meets only known templates: 0 if it
 * meets another or too many values. Takes a fifth of the time of `templateReferences`.
 */
function leftAfter(value: unknown, isKnown: (id: unknown) => boolean, most: number): number {
  if (!isNested(value)) return most
  let left = most - 1
  const meta = Array.isArray(value) ? undefined : value.meta
  const id = isObject(meta) ? meta.templateId : undefined
  if (id !== undefined && !isKnown(id)) return 0
  for (const key in value) {
    if (left <= 0) return 0
    left = leftAfter(value[key], isKnown, left)
  }
  return left
}

/** A step of a walk; its path is built only to report a violation. */
interface Step {
  value: JsonObject
  key: string
  from: Step | undefined
  /** A lower bound of the length of its JSON Pointer. */
  pointerLength: number
}

const pathOf = (step: Step): Path => {
  const path: string[] = []
  for (let at: Step | undefined = step; at !== undefined; at = at.from) path.push(at.key)
  return path.reverse()
}

/** A `meta.templateId` and its path. */
class TemplateReference implements LazyPath {
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

/** Returns every `meta.templateId` in the offering's content, at any depth, in document order. */
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
    const keys = Object.keys(value)
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index] as string
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
