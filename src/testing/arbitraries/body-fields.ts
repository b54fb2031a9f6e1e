import { isObject, type Path } from '../../core/base/json.js'
import type { GeneratedRequest } from './request.js'
import { type BodyContract, keySchema, type Node, type Schema } from './schema.js'

export interface BodyField {
  path: Path
  value: unknown
  schema: Schema
  node: Node
}

/** Yields every value of a request body with its schema, outermost first. */
export function* bodyFields(contract: BodyContract, { request, facts }: GeneratedRequest) {
  const { body } = request
  if (!isObject(body)) return
  // Without a channel in the body, the stored campaign selects the shape.
  const channel = body.channel ?? facts.campaign?.channel
  const selector = contract.node(contract.root).oneOf === undefined ? body : { ...body, channel }
  yield* fieldsIn(contract, contract.root, body, [], selector)
}

function* fieldsIn(
  contract: BodyContract,
  schema: Schema,
  value: unknown,
  path: Path,
  selector: unknown = value,
): Generator<BodyField> {
  const node = contract.nodeFor(schema, selector)
  yield { path, value, schema, node }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* fieldsIn(contract, node.items ?? true, item, [...path, index])
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      yield* fieldsIn(contract, keySchema(node, key), inner, [...path, key])
    }
  }
}
