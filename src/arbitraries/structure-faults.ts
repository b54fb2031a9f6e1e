import { isObject, type Path } from '../json.js'
import { atBody, type Fault } from './fault.js'
import { isTemplateChoice, nearMisses } from './format.js'
import { keySchema } from './repair.js'
import type { GeneratedRequest } from './request.js'
import type { BodyContract, Node, Schema } from './schema.js'

/** A value of another type than the contract states; `null` is of none. */
const otherTypes: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, null, ['text']],
  integer: ['7', 1.5, null],
  boolean: ['true', 1, null],
  array: [{}, 'text', null],
  object: ['text', [], null],
}

/**
 * Every way to break one structural keyword at one place of a right body: what the compiled
 * validators must find, each at the place named and nowhere else.
 */
export function structureFaults(contract: BodyContract, generated: GeneratedRequest): Fault[] {
  const { body } = generated.request
  if (!isObject(body)) return []
  // Where the body names no channel, that of the stored campaign chooses the shape.
  const channel = generated.facts.campaign?.channel
  const chosen = channel === undefined || body.channel !== undefined ? {} : { channel }
  const schema = contract.node(contract.root).oneOf === undefined ? {} : chosen
  return [...faultsOf(contract, contract.root, body, [], { ...schema, ...body })]
}

function* faultsOf(
  contract: BodyContract,
  schema: Schema,
  value: unknown,
  path: Path,
  chooses: unknown = value,
): Generator<Fault> {
  const node = contract.nodeFor(schema, chooses)
  if (path.length > 0) {
    for (const other of otherTypes[node.type ?? ''] ?? []) yield atBody(node, 'type', path, other)
  }
  if (isObject(value)) yield* objectFaults(contract, schema, node, value, path)
  else if (Array.isArray(value)) yield* arrayFaults(contract, node, value, path)
  else if (typeof value === 'string') yield* stringFaults(node, path)
  else if (typeof value === 'number') yield* numberFaults(node, path)
}

function* objectFaults(
  contract: BodyContract,
  schema: Schema,
  node: Node,
  object: Readonly<Record<string, unknown>>,
  path: Path,
): Generator<Fault> {
  const chooser = contract.node(schema)['x-dispatch']
  const always = contract.node(schema).required ?? []
  for (const key of node.required ?? []) {
    // Without the key that chooses the shape another shape counts, which may not demand it.
    if (key !== chooser || always.includes(key)) yield atBody(node, 'required', [...path, key])
  }
  if (node['x-complete'] === true && node.additionalProperties === undefined) {
    yield atBody(node, 'x-complete', [...path, 'unheard_of'], 1)
  }
  for (const [key, inner] of Object.entries(object)) {
    yield* faultsOf(contract, keySchema(node, key), inner, [...path, key])
  }
}

function* arrayFaults(
  contract: BodyContract,
  node: Node,
  array: readonly unknown[],
  path: Path,
): Generator<Fault> {
  const { items = true, maxItems } = node
  for (const [index, item] of array.entries()) {
    yield* faultsOf(contract, items, item, [...path, index])
  }
  if (maxItems !== undefined && array.length > 0) {
    const tooMany = Array.from({ length: maxItems + 1 }, (_, n) => array[n % array.length])
    yield atBody(node, 'maxItems', path, tooMany)
  }
}

function* stringFaults(node: Node, path: Path): Generator<Fault> {
  const { minLength = 0, maxLength, const: constant, enum: members } = node
  const format = node.format ?? (isTemplateChoice(node) ? choiceFormat(node) : undefined)
  if (constant !== undefined) yield atBody(node, 'const', path, `${constant}_`)
  if (members !== undefined) {
    yield atBody(node, 'enum', path, 'NOT_A_MEMBER')
    for (const member of members) {
      const other = swapCase(String(member))
      if (!members.includes(other)) yield atBody(node, 'enum', path, other)
    }
  }
  if (minLength > 0) yield atBody(node, 'minLength', path, 'a'.repeat(minLength - 1))
  if (maxLength !== undefined) yield atBody(node, 'maxLength', path, 'a'.repeat(maxLength + 1))
  for (const nearMiss of nearMisses[format ?? ''] ?? [])
    yield atBody(node, 'format', path, nearMiss)
}

const swapCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()

/** The format that a string may have instead of being a template. */
const choiceFormat = (node: Node): string | undefined =>
  node.anyOf
    ?.map((choice) => (typeof choice === 'object' ? choice.format : undefined))
    .find(Boolean)

function* numberFaults(node: Node, path: Path): Generator<Fault> {
  const { minimum, maximum } = node
  if (minimum !== undefined) yield atBody(node, 'minimum', path, minimum - 1)
  if (maximum !== undefined) yield atBody(node, 'maximum', path, maximum + 1)
}
