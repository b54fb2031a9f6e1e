import { asList, isObject, type JsonObject, type LazyPath, type Path } from '../base/json.js'
import { type Ids, idLookup } from '../contract/facts.js'
import type { Check } from '../engine/check.js'

/** The name of an offering, which no other one has. (Names) */
export function nameTaken(c: Check): void {
  const name = c.body?.name
  if (typeof name !== 'string') return
  const rule = 'offering/name-taken'
  const { workspace, offering } = c.facts
  const names = workspace?.offeringNames
  if (names === undefined) {
    c.skip(rule)
    return
  }
  if (!idLookup(names, 'workspace.offeringNames')(name)) return
  if (c.operation === 'updateOffering') {
    if (offering === undefined || (offering !== null && offering.name === undefined)) {
      c.skip(rule)
      return
    }
    if (offering?.name === name) return
  }
  c.report(
    rule,
    ['name'],
    'Another offering in the workspace, not archived, already has this name.',
  )
}

/** Requires the ids in an offering to exist in the workspace. */
export function references(c: Check): void {
  const { tags, offering_attribute_configuration: attributes } = c.body ?? {}
  const { tagIds, offeringAttributeIds } = c.facts.workspace ?? {}
  const tag = 'The workspace has no tag with this id.'
  unknownIds(c, 'offering/tag-unknown', 'tags', tags, tagIds, 'workspace.tagIds', tag)
  templates(c)
  // The type of the field is not documented; only a list of strings can be a list of ids.
  if (!asList(attributes)?.every((id) => typeof id === 'string')) return
  unknownIds(
    c,
    'offering/attribute-unknown',
    'offering_attribute_configuration',
    attributes,
    offeringAttributeIds,
    'workspace.offeringAttributeIds',
    'The workspace has no offering attribute with this id.',
  )
}

function unknownIds(
  c: Check,
  rule: string,
  field: string,
  given: unknown,
  known: Ids | undefined,
  fact: string,
  message: string,
): void {
  const ids = asList(given)
  if (ids === undefined || ids.length === 0) return
  if (known === undefined) {
    c.skip(rule)
    return
  }
  const isKnown = idLookup(known, fact)
  for (let index = 0; index < ids.length; index++) {
    if (!isKnown(ids[index])) c.report(rule, [field, index], message)
  }
}

function templates(c: Check): void {
  const { offer_content } = c.body ?? {}
  if (offer_content === undefined) return
  const rule = 'offering/template-unknown'
  const known = c.facts.workspace?.templateIds
  const isKnown = known && idLookup(known, 'workspace.templateIds')
  if (leftAfter(offer_content, isKnown ?? isNoId, mostWalked) > 0) return
  const found = templateReferences(c.body ?? {})
  if (found.length === 0) return
  if (isKnown === undefined) {
    c.skip(rule)
    return
  }
  for (const reference of found) {
    if (isKnown(reference.id)) continue
    c.report(rule, reference, 'The template list has no personalization template with this id.')
  }
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
