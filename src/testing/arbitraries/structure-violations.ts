import { isObject, type Path } from '../../core/base/json.js'
import { type BodyField, bodyFields } from './body-fields.js'
import { type Fault, keywordViolation } from './fault.js'
import { formatOf, nearMisses } from './format.js'
import type { GeneratedRequest } from './request.js'
import type { BodyContract, Node } from './schema.js'

/** Values of other types; `null` matches no type. */
const otherTypes: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, null, ['text']],
  integer: ['7', 1.5, null],
  boolean: ['true', 1, null],
  array: [{}, 'text', null],
  object: ['text', [], null],
}

/**
 * Returns every way to violate one structural keyword at one path of a valid body. The compiled
 * validators must report each at its path and nowhere else.
 */
export const structureViolations = (contract: BodyContract, generated: GeneratedRequest): Fault[] =>
  [...bodyFields(contract, generated)].flatMap((field) => [...violationsAt(contract, field)])

function* violationsAt(
  contract: BodyContract,
  { schema, node, value, path }: BodyField,
): Generator<Fault> {
  if (path.length > 0) {
    for (const other of otherTypes[String(node.type)] ?? [])
      yield keywordViolation(node, 'type', path, other)
  }
  yield* unexpectedValues(node, path)
  if (isObject(value)) yield* objectViolations(contract.node(schema), node, path)
  else if (Array.isArray(value)) yield* arrayViolations(node, value, path)
  else if (typeof value === 'string') yield* stringViolations(node, path)
  else yield* numberViolations(node, path)
}

/** Generates values that are accepted with a warning. */
function* unexpectedValues(node: Node, path: Path): Generator<Fault> {
  const { type, enum: members, minimum, maximum } = node['x-expected'] ?? {}
  if (type !== undefined) {
    // No expectation allows both, and a schema of its own may limit the others.
    const other = [type].flat().includes('object') ? 7 : null
    yield keywordViolation(node, 'x-expected/type', path, other)
  }
  if (members !== undefined) yield keywordViolation(node, 'x-expected/enum', path, 'NOT_A_MEMBER')
  if (minimum !== undefined) yield keywordViolation(node, 'x-expected/minimum', path, minimum - 1)
  if (maximum !== undefined) yield keywordViolation(node, 'x-expected/maximum', path, maximum + 1)
}

function* objectViolations(whole: Node, shape: Node, path: Path): Generator<Fault> {
  for (const key of shape.required ?? []) {
    // Without the key that selects the shape, another shape applies, which may not require it.
    if (key !== whole['x-dispatch'] || whole.required?.includes(key)) {
      yield keywordViolation(shape, 'required', [...path, key])
    }
  }
  if (shape['x-complete'] === true) {
    yield keywordViolation(shape, 'x-complete', [...path, 'unheard_of'], 1)
  }
}

function* arrayViolations(node: Node, array: readonly unknown[], path: Path): Generator<Fault> {
  const { maxItems } = node
  if (maxItems === undefined || array.length === 0) return
  const tooMany = Array.from({ length: maxItems + 1 }, (_, index) => array[index % array.length])
  yield keywordViolation(node, 'maxItems', path, tooMany)
}

function* stringViolations(node: Node, path: Path): Generator<Fault> {
  const { minLength = 0, maxLength, const: constant, enum: members } = node
  if (constant !== undefined) yield keywordViolation(node, 'const', path, `${constant}_`)
  if (members !== undefined) {
    yield keywordViolation(node, 'enum', path, 'NOT_A_MEMBER')
    for (const member of members)
      yield keywordViolation(node, 'enum', path, swapCase(String(member)))
  }
  if (minLength > 0) yield keywordViolation(node, 'minLength', path, 'a'.repeat(minLength - 1))
  if (maxLength !== undefined)
    yield keywordViolation(node, 'maxLength', path, 'a'.repeat(maxLength + 1))
  for (const nearMiss of nearMisses[String(formatOf(node))] ?? [])
    yield keywordViolation(node, 'format', path, nearMiss)
}

const swapCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()

function* numberViolations(node: Node, path: Path): Generator<Fault> {
  const { minimum, maximum } = node
  if (minimum !== undefined) yield keywordViolation(node, 'minimum', path, minimum - 1)
  if (maximum !== undefined) yield keywordViolation(node, 'maximum', path, maximum + 1)
}
