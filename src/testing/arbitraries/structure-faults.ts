import { isObject, type Path } from '../../core/base/json.js'
import { atBody, type Fault } from './fault.js'
import { formatOf, nearMisses } from './format.js'
import { type Place, places } from './places.js'
import type { GeneratedRequest } from './request.js'
import type { BodyContract, Node } from './schema.js'

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
export const structureFaults = (contract: BodyContract, generated: GeneratedRequest): Fault[] =>
  [...places(contract, generated)].flatMap((place) => [...faultsAt(contract, place)])

function* faultsAt(contract: BodyContract, { schema, node, value, path }: Place): Generator<Fault> {
  if (path.length > 0) {
    for (const other of otherTypes[String(node.type)] ?? []) yield atBody(node, 'type', path, other)
  }
  if (isObject(value)) yield* objectFaults(contract.node(schema), node, path)
  else if (Array.isArray(value)) yield* arrayFaults(node, value, path)
  else if (typeof value === 'string') yield* stringFaults(node, path)
  else yield* numberFaults(node, path)
}

function* objectFaults(whole: Node, shape: Node, path: Path): Generator<Fault> {
  for (const key of shape.required ?? []) {
    // Without the key that chooses the shape another shape counts, which may not demand it.
    if (key !== whole['x-dispatch'] || whole.required?.includes(key)) {
      yield atBody(shape, 'required', [...path, key])
    }
  }
  if (shape['x-complete'] === true) {
    yield atBody(shape, 'x-complete', [...path, 'unheard_of'], 1)
  }
}

function* arrayFaults(node: Node, array: readonly unknown[], path: Path): Generator<Fault> {
  const { maxItems } = node
  if (maxItems === undefined || array.length === 0) return
  const tooMany = Array.from({ length: maxItems + 1 }, (_, index) => array[index % array.length])
  yield atBody(node, 'maxItems', path, tooMany)
}

function* stringFaults(node: Node, path: Path): Generator<Fault> {
  const { minLength = 0, maxLength, const: constant, enum: members } = node
  if (constant !== undefined) yield atBody(node, 'const', path, `${constant}_`)
  if (members !== undefined) {
    yield atBody(node, 'enum', path, 'NOT_A_MEMBER')
    for (const member of members) yield atBody(node, 'enum', path, swapCase(String(member)))
  }
  if (minLength > 0) yield atBody(node, 'minLength', path, 'a'.repeat(minLength - 1))
  if (maxLength !== undefined) yield atBody(node, 'maxLength', path, 'a'.repeat(maxLength + 1))
  for (const nearMiss of nearMisses[String(formatOf(node))] ?? [])
    yield atBody(node, 'format', path, nearMiss)
}

const swapCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()

function* numberFaults(node: Node, path: Path): Generator<Fault> {
  const { minimum, maximum } = node
  if (minimum !== undefined) yield atBody(node, 'minimum', path, minimum - 1)
  if (maximum !== undefined) yield atBody(node, 'maximum', path, maximum + 1)
}
