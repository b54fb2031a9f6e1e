import { isObject, type Path } from '../../core/base/json.js'
import type { GeneratedRequest } from './request.js'
import { type BodyContract, keySchema, type Node, type Schema } from './schema.js'

/** A value of a body with what the contract says of it. */
export interface Place {
  path: Path
  value: unknown
  schema: Schema
  node: Node
}

/** Every value of a request's body that the contract says something of, outermost first. */
export function* places(contract: BodyContract, { request, facts }: GeneratedRequest) {
  const { body } = request
  if (!isObject(body)) return
  // Where the body names no channel, that of the stored campaign chooses the shape.
  const channel = body.channel ?? facts.campaign?.channel
  const chooses = contract.node(contract.root).oneOf === undefined ? body : { ...body, channel }
  yield* placesIn(contract, contract.root, body, [], chooses)
}

function* placesIn(
  contract: BodyContract,
  schema: Schema,
  value: unknown,
  path: Path,
  chooses: unknown = value,
): Generator<Place> {
  const node = contract.nodeFor(schema, chooses)
  yield { path, value, schema, node }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* placesIn(contract, node.items ?? true, item, [...path, index])
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      yield* placesIn(contract, keySchema(node, key), inner, [...path, key])
    }
  }
}
