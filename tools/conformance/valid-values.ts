import type { Path } from '../../src/core/base/json.js'
import { bodyFields } from '../../src/testing/arbitraries/body-fields.js'
import { formatOf } from '../../src/testing/arbitraries/format.js'
import type { GeneratedRequest } from '../../src/testing/arbitraries/request.js'
import type { BodyContract, Node } from '../../src/testing/arbitraries/schema.js'

/** Unusual but valid strings of each format. */
const validExamples: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2028-02-29T23:59:59.123456789+23:59', '2028-02-29t10:00:00z'],
  uri: ['app://shop/sale?id=1#top', 'https://example.com/a%20b'],
  email: ["o'hara+news@mail.example.co.uk"],
  'hex-color': ['fff', '#ABCD', '1a2b3c', '#1a2b3c4D'],
}

/** A boundary value that satisfies a keyword, at a path of a valid body. */
export interface ValidValue {
  keyword: string
  /** JSON Pointer of the keyword in the body schema. */
  keywordLocation: string
  path: Path
  value: unknown
}

/**
 * Yields the counterparts of the structural violations: every enum member, the bounds themselves,
 * and unusual strings of a format. The result may violate rules.
 */
export function* validValues(
  contract: BodyContract,
  generated: GeneratedRequest,
): Generator<ValidValue> {
  for (const { node, value, path } of bodyFields(contract, generated)) {
    for (const [keyword, valid] of atBounds(node, value)) {
      yield { keyword, keywordLocation: `${node.location}/${keyword}`, path, value: valid }
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
    const longest = Array.from({ length: node.maxItems }, (_, index) => value[index % value.length])
    yield ['maxItems', longest]
  }
  for (const example of validExamples[String(formatOf(node))] ?? []) yield ['format', example]
}
