import { asList, deepest, isNested, isObject, type Path, TooDeepError } from '../base/json.js'
import { didYouMean } from '../base/nearest.js'
import { hasId, IdLookup, type Ids } from '../contract/facts.js'
import type { BodyCheck, Check } from '../engine/check.js'

/** The name of an offering, which no other one has. (Names) */
export function nameTaken(c: BodyCheck): void {
  const name = c.body.name
  if (typeof name !== 'string') return
  const rule = 'offering/name-taken'
  const { workspace, offering } = c.facts
  const names = workspace?.offeringNames
  if (names === undefined) {
    c.skip(rule)
    return
  }
  if (!hasId(names, name, 'workspace.offeringNames')) return
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
export function references(c: BodyCheck): void {
  const { tags, offering_attribute_configuration: attributes } = c.body
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
  const lookup = new IdLookup(known, fact)
  let free: readonly string[] | undefined
  for (let index = 0; index < ids.length; index++) {
    if (lookup.has(ids[index])) continue
    free ??= withoutGiven(namesOf(known), ids)
    c.report(rule, [field, index], message + suggestion(c, ids[index], free))
  }
}

/** Returns the names that a list does not have yet. */
function withoutGiven(names: readonly string[], list: readonly unknown[]): readonly string[] {
  const given = new Set(list)
  return names.filter((name) => !given.has(name))
}

/** With more names, or after more findings, nothing is suggested: comparing names takes time. */
const mostNames = 1000
const mostFindings = 20

/** Returns a question, with a space before it, about the known name that was probably meant, or ''. */
export const suggestion = (c: Check, written: unknown, names: readonly string[]): string =>
  c.count < mostFindings ? didYouMean(written, names) : ''

/** Returns the names to suggest: none if they are too many, or can only be looked up. */
export function namesOf(known: Ids): readonly string[] {
  const count = Array.isArray(known) ? known.length : known instanceof Set ? known.size : 0
  return count > 0 && count <= mostNames ? [...(known as Iterable<string>)] : []
}

function templates(c: BodyCheck): void {
  const { offer_content } = c.body
  const rule = 'offering/template-unknown'
  const known = c.facts.workspace?.templateIds
  const lookup = known && new IdLookup(known, 'workspace.templateIds')
  let isSkipped = false
  let names: readonly string[] | undefined
  eachTemplate(offer_content, (id, path) => {
    if (lookup === undefined) isSkipped = true
    else if (!lookup.has(id)) {
      names ??= namesOf(known ?? [])
      const at = [...path, 'meta', 'templateId']
      c.report(
        rule,
        at,
        `The template list has no personalization template with this id.${suggestion(c, id, names)}`,
      )
    }
  })
  if (isSkipped) c.skip(rule)
}

/** Visits every `meta.templateId` in an offering's content, at any depth; the path changes afterwards. */
export function eachTemplate(
  value: unknown,
  visit: (id: unknown, path: Path) => void,
  path: string[] = ['offer_content'],
): void {
  if (!isNested(value)) return
  if (path.length === deepest) throw new TooDeepError()
  const { meta } = value
  if (isObject(meta) && meta.templateId !== undefined) visit(meta.templateId, path)
  for (const key in value) {
    const inner = value[key]
    if (!isNested(inner)) continue
    path.push(key)
    eachTemplate(inner, visit, path)
    path.pop()
  }
}
