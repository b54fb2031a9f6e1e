import type { Path } from '../../core/base/json.js'
import { formatOf, rightExamples } from './format.js'
import { places } from './places.js'
import type { GeneratedRequest } from './request.js'
import type { BodyContract, Node } from './schema.js'

/** A value that just keeps a keyword, at a place of a right body. */
export interface RightValue {
  keyword: string
  /** JSON Pointer of the keyword in the schema of the body. */
  keywordLocation: string
  path: Path
  value: unknown
}

/**
 * The other side of the structural faults: every member of an enum, the bounds themselves, strings
 * that are easily taken for none of their format. Of a type and of a required key the body itself
 * is the other side. Whether the body still keeps every rule with them is not looked at.
 */
export function* rightValues(
  contract: BodyContract,
  generated: GeneratedRequest,
): Generator<RightValue> {
  for (const { node, value, path } of places(contract, generated)) {
    for (const [keyword, right] of atBounds(node, value)) {
      yield { keyword, keywordLocation: `${node.location}/${keyword}`, path, value: right }
    }
  }
}

function* atBounds(node: Node, value: unknown): Generator<[keyword: string, value: unknown]> {
  for (const member of node.enum ?? []) yield ['enum', member]
  if (node.minLength !== undefined) yield ['minLength', 'a'.repeat(node.minLength)]
  if (node.maxLength !== undefined) yield ['maxLength', 'a'.repeat(node.maxLength)]
  if (node.minimum !== undefined) yield ['minimum', node.minimum]
  if (node.maximum !== undefined) yield ['maximum', node.maximum]
  if (node.maxItems !== undefined && Array.isArray(value) && value.length > 0) {
    const most = Array.from({ length: node.maxItems }, (_, index) => value[index % value.length])
    yield ['maxItems', most]
  }
  for (const example of rightExamples[String(formatOf(node))] ?? []) yield ['format', example]
}
