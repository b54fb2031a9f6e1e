import { isObject, type JsonObject, type Path, toTarget, valueAt } from '../../core/base/json.js'
import { serviceNames } from '../../core/contract/service-names.js'
import { lockedFields, offeringStatusAt } from '../../core/index.js'
import { bodyFields } from '../../testing/arbitraries/body-fields.js'
import { bodyContract, type Node } from '../../testing/arbitraries/schema.js'
import type { PreparedRequest } from './trial.js'

export interface RequestField {
  path: Path
  target: string
  value: unknown
  node: Node
  /** Whether the object around it requires the field. */
  isRequired: boolean
}

/** Returns every value in the body of a request with the contract of its field, outermost first. */
export function fieldsOf({ operation, input, facts }: PreparedRequest): RequestField[] {
  const contract = bodyContract(operation, serviceNames('SVC', 'OPTIMIZED'))
  if (contract === undefined) return []
  const nodes = new Map<string, Node>()
  return [...bodyFields(contract, { operation, request: input, facts })].map(
    ({ path, value, node }) => {
      const target = toTarget(path)
      nodes.set(target, node)
      const around = nodes.get(toTarget(path.slice(0, -1)))
      const isRequired = path.length > 0 && requires(around, String(path.at(-1)))
      return { path, target, value, node, isRequired }
    },
  )
}

const requires = (node: Node | undefined, key: string): boolean =>
  node !== undefined && [node, ...node.tagged].some(({ required = [] }) => required.includes(key))

/** Returns whether the contract states nothing about the type of a field. */
export const isUntyped = ({ node }: RequestField): boolean =>
  node.type === undefined && formatsOf(node).length === 0 && !hasTypedChoice(node)

const hasTypedChoice = ({ anyOf = [], oneOf = [] }: Node): boolean =>
  [...anyOf, ...oneOf].some((each) => typeof each === 'object' && each.type !== undefined)

export function formatsOf({ format, anyOf = [] }: Node): string[] {
  const others = anyOf.flatMap((each) => (typeof each === 'object' ? (each.format ?? []) : []))
  return [...(format === undefined ? [] : [format]), ...others]
}

/** Returns what a rule of contents reads: the body, or the draft with the changes of the body. */
export function checkedBody({ operation, input, facts }: PreparedRequest): JsonObject {
  const body = isObject(input.body) ? input.body : {}
  const isOfDraft: boolean = operation === 'validateCampaign' || operation === 'updateCampaign'
  const draft = isOfDraft && isObject(facts.campaign) ? (facts.campaign as JsonObject) : {}
  return { ...draft, ...body }
}

/** Returns the objects on the way to a target, the innermost first. */
export function objectsAround(body: JsonObject, target: string): JsonObject[] {
  const path = target.split('.')
  const around = [[], ...path.map((_, at) => path.slice(0, at + 1))]
  return around
    .map((each) => valueAt(body, each))
    .filter(isObject)
    .reverse()
}

/** Returns the value at a target, undefined if there is none. */
export const valueAtTarget = (body: JsonObject, target: string): unknown =>
  valueAt(body, target.split('.'))

/**
 * Returns a target of a server in the notation of the contract: `/tags/0`, `$.tags[0]` and
 * `body.tags.0` are `tags.0`.
 */
export const dottedTarget = (target: string): string =>
  target
    .replace(/^\$\.?|^#?\//, '')
    .replace(/[[/]/g, '.')
    .replace(/[\]'"]/g, '')
    .replace(/^(body|request|payload)\./, '')
    .replace(/^\./, '')

/** Returns whether one target is the other or around it. */
export function areRelated(one: string, other: string): boolean {
  const a = dottedTarget(one)
  const b = dottedTarget(other)
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
}

/** Returns the status of the stored offering at the time of a request; undefined without one. */
export function statusOfOffering({ facts }: PreparedRequest): string | undefined {
  const { offering, now = new Date() } = facts
  return isObject(offering) ? offeringStatusAt(offering as never, now) : undefined
}

/** Returns the fields of the stored offering that an update must not change. */
export function lockedFieldsOf(prepared: PreparedRequest): string[] {
  const { offering } = prepared.facts
  const status = statusOfOffering(prepared)
  const type = valueAt(offering, ['variation_meta', 'type']) as string | undefined
  return status === undefined ? [] : lockedFields(status, type)
}
