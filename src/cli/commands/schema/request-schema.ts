import type { Contract, OperationName } from '../../../core/index.js'
import { jsonSchema } from '../../../core/json-schema.js'
import { factsKind } from '../../documents/facts.js'
import { remarks } from '../../documents/request-document.js'

type Schema = Record<string, unknown>

/** Returns the JSON Schema of a request document: the body depends on its operation. */
export function requestSchema(contract: Contract): Schema {
  const operations = Object.keys(contract.operations) as OperationName[]
  const withBody = operations.filter((name) => contract.operations[name].body !== 'none')
  const texts = { type: 'object', additionalProperties: { type: 'string' } }
  const listsOfTexts = {
    type: 'object',
    additionalProperties: { type: ['string', 'array'], items: { type: 'string' } },
  }
  const notes = Object.fromEntries(remarks.map((name) => [name, { type: 'string' }]))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Request document',
    type: 'object',
    required: ['operation'],
    properties: {
      ...notes,
      operation: { enum: operations },
      params: texts,
      query: listsOfTexts,
      headers: listsOfTexts,
      body: {},
      facts,
    },
    additionalProperties: false,
    allOf: withBody.map((name) => ({
      if: { properties: { operation: { const: name } }, required: ['operation'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { body: { $ref: `#/$defs/${name}` } } },
    })),
    $defs: Object.fromEntries(
      withBody.map((name) => [name, inside(name, jsonSchema(name, contract.options))]),
    ),
  }
}

const facts = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(factsKind.members).map(([name, { schema }]) => [name, schema]),
  ),
  additionalProperties: false,
}

/** Returns a schema of a body whose references are those of the document it moves into. */
function inside(name: string, { $schema: _, ...schema }: Schema): unknown {
  const move = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(move)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace(/^#/, `#/$defs/${name}`)
          : move(inner),
      ]),
    )
  }
  return move(schema)
}
