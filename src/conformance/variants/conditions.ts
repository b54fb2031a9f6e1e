import { isObject, type JsonObject, type Path, toPointer, valueAt } from '../../core/base/json.js'
import { serviceNames } from '../../core/contract/service-names.js'
import { type BodyField, bodyFields } from '../../testing/arbitraries/body-fields.js'
import {
  type BodyContract,
  bodyContract,
  type Node,
  type Schema,
} from '../../testing/arbitraries/schema.js'
import type { CaseRequest } from '../cases/cases.js'
import { withValue } from '../places.js'
import type { SubjectCase } from './subject-case.js'
import { type Edit, edit } from './variant.js'

const names = serviceNames('SVC', 'OPTIMIZED')

/** Yields the request with each other value of each field that a rule may depend on. */
export function* conditionEdits(subject: SubjectCase): Generator<Edit> {
  yield* bodyEdits(subject)
  yield* storedEdits(subject.request)
}

/** Yields the request with each other value of each field in the same object as the violation. */
export function* besideEdits({ request, root, path: target }: SubjectCase): Generator<Edit> {
  const parent = toPointer(target.slice(0, -1))
  for (const { path, value, node, contract } of fieldsUnder(request, root)) {
    if (toPointer(path.slice(0, -1)) !== parent) continue
    for (const other of valuesOf(node, contract, [])) {
      if (other !== value) yield edit(request, path, other)
    }
  }
}

function* bodyEdits({ request, root, path: target, rule }: SubjectCase): Generator<Edit> {
  for (const { path, value, node, contract } of fieldsUnder(request, root)) {
    const isNear = target.length === 0 || isBeside(path, target)
    // A rule may depend on any field; the structure depends on the shape that is around it.
    if (rule !== 'structure' || isNear) {
      for (const other of valuesOf(node, contract, path.slice(root.length))) {
        if (other !== value) yield { ...edit(request, path, other), isFar: !isNear }
      }
    }
    if (!isObject(value) || !isNear) continue
    for (const [name, schema] of Object.entries(node.properties ?? {})) {
      if (value[name] !== undefined) continue
      for (const other of valuesOf(contract.node(schema), contract, [])) {
        yield edit(request, [...path, name], other)
      }
    }
  }
}

export interface RequestField extends BodyField {
  contract: BodyContract
}

const known = new WeakMap<CaseRequest, readonly RequestField[]>()

/** Returns the fields of the body or stored draft at `root`, with paths from the request. */
export function fieldsUnder(request: CaseRequest, root: Path): readonly RequestField[] {
  const isStored = root[0] === 'given'
  const before = isStored ? undefined : known.get(request)
  if (before !== undefined) return before
  const operation = isStored ? 'createCampaign' : request.operation
  const contract = bodyContract(operation, names)
  if (contract === undefined) return []
  const body = valueAt(request, root)
  const facts = (request.given ?? {}) as never
  const found = [...bodyFields(contract, { operation, request: { body }, facts })]
  const fields = found.map((field) => ({ ...field, path: [...root, ...field.path], contract }))
  if (!isStored) known.set(request, fields)
  return fields
}

/** Returns whether a path leads to the target, or to a direct member of what leads there. */
const isBeside = (path: Path, target: Path): boolean =>
  path.length <= target.length && path.slice(0, -1).every((key, depth) => key === target[depth])

/** Returns the values of an enum, a boolean, or a field that selects a shape. */
function valuesOf(node: Node, contract: BodyContract, path: Path): readonly unknown[] {
  if (node.type === 'boolean') return [true, false]
  if (node.enum !== undefined) return node.enum
  if (path.length !== 1) return []
  const choices = contract
    .shapes(contract.root)
    .map(({ properties = {} }) => properties[String(path[0])])
    .map((schema: Schema | undefined) => (typeof schema === 'object' ? schema.const : undefined))
  return [...new Set(choices.filter((choice) => choice !== undefined))]
}

/** Values of the stored campaign that the API description names. */
const campaignFields: Readonly<Record<string, readonly string[]>> = {
  status: ['DRAFT', 'ACTIVE'],
  channel: ['PUSH', 'EMAIL', 'SMS'],
  campaign_delivery_type: [
    ...['ONE_TIME', 'PERIODIC', 'EVENT_TRIGGERED', 'BUSINESS_EVENT_TRIGGERED'],
    ...['DEVICE_TRIGGERED', 'LOCATION_TRIGGERED', 'BROADCAST_LIVE_ACTIVITY'],
  ],
}

const canExist = ({ channel, campaign_delivery_type: type }: JsonObject): boolean =>
  channel === undefined || channel === 'PUSH' || !/DEVICE|LOCATION|LIVE/.test(String(type))

/** Start and expiry of each state, in hours from now. */
const offeringStates: Readonly<Record<string, readonly [number, number]>> = {
  scheduled: [24, 480],
  active: [-24, 480],
  expired: [-480, -24],
  archived: [-24, 480],
  draft: [24, 480],
}

function* storedEdits(request: CaseRequest): Generator<Edit> {
  const { campaign, offering, now } = request.given ?? {}
  if (isObject(campaign)) {
    for (const [field, values] of Object.entries(campaignFields)) {
      for (const value of values) {
        if (valueAt(campaign, [field]) !== value && canExist({ ...campaign, [field]: value }))
          yield edit(request, ['given', 'campaign', field], value)
      }
    }
  }
  if (isObject(offering) && now !== undefined) {
    for (const [status, hours] of Object.entries(offeringStates)) {
      if (offering.status === status) continue
      const path = ['given', 'offering', 'status']
      const apply = () => {
        const [start, expiry] = hours.map((each) =>
          new Date(new Date(now).getTime() + each * 3_600_000).toISOString(),
        )
        const scheduling = { start_datetime: start, expiry_datetime: expiry }
        const changed = withValue(request, path, status)
        return withValue(changed, ['given', 'offering', 'scheduling'], scheduling)
      }
      yield { name: toPointer(path), value: status, apply }
    }
    for (const type of ['SMV', 'DMV']) {
      const path = ['given', 'offering', 'variation_meta', 'type']
      const isOther = isObject(offering.variation_meta) && offering.variation_meta.type !== type
      if (isOther) yield edit(request, path, type)
    }
  }
}
