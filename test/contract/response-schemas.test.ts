import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createContract, type OperationName } from '../../src/core/index.js'
import { documented, documents, type Node } from './documents.js'

/** Compares the schemas of the documented responses with `response-bodies.yaml`. */

interface Group {
  operations: OperationName[]
  statuses: string[]
  right: Node
  'still-right': Node[]
  wrong: Node[]
}

const groups: Group[] = parse(
  readFileSync(new URL('response-bodies.yaml', import.meta.url), 'utf8'),
)
const { operations } = createContract()

const ajv = new Ajv2020({ strict: false, validateFormats: false })
for (const [family, document] of Object.entries(documents)) ajv.addSchema(document, family)

const responsesOf = (operation: OperationName) =>
  documented(operation).responses as Record<string, { $ref: string }>

/** Returns whether the schema of the response accepts a body. */
function isValid(operation: OperationName, status: string, body: unknown): boolean {
  const reference = responsesOf(operation)[status]?.$ref
  const schema = `${operations[operation].family}${reference}/content/application~1json/schema`
  const validate = ajv.getSchema(schema)
  if (validate === undefined) throw new Error(`${operation} ${status} has no schema`)
  return validate(body) as boolean
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges by RFC 7396: `null` removes a part, objects are merged, anything else replaces. */
function merged(target: unknown, patch: unknown): unknown {
  if (!isNode(patch)) return patch
  const result: Node = isNode(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key]
    else result[key] = merged(result[key], value)
  }
  return result
}

/** Merges, but treats `null` like any other value. */
function withNulls(target: unknown, patch: unknown): unknown {
  if (!isNode(patch)) return patch
  const result: Node = isNode(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) result[key] = withNulls(result[key], value)
  return result
}

const noObjects = [null, [], [{}], 'text', 1, true]

/** The operations whose success response has an object in `data`; others may have anything. */
const withObject: OperationName[] = ['testCampaign', 'changeCampaignStatus', 'createOffering']

const answers = groups.flatMap((group) =>
  group.operations.flatMap((operation) =>
    group.statuses.map((status) => [`${operation} ${status}`, operation, status, group] as const),
  ),
)

describe('the schema of a response', () => {
  it.each(answers)('%s accepts valid bodies', (_title, operation, status, group) => {
    const valid = [{}, ...group['still-right']].map((patch) => merged(group.right, patch))
    expect(valid.filter((body) => !isValid(operation, status, body))).toEqual([])
  })

  it.each(answers)('%s rejects invalid bodies', (_title, operation, status, group) => {
    const invalid = group.wrong.map((patch) => merged(group.right, patch))
    expect(invalid.filter((body) => isValid(operation, status, body))).toEqual([])
  })

  it.each(answers)(
    '%s takes no null for what must be there',
    (_title, operation, status, group) => {
      const patches = group.wrong.filter(({ data }) => data !== null)
      const invalid = patches.map((patch) => withNulls(group.right, patch))
      expect(invalid.filter((body) => isValid(operation, status, body))).toEqual([])
    },
  )

  it.each(answers)('%s is an object, and so are its parts', (_title, operation, status, group) => {
    const parts = ['error', ...(withObject.includes(operation) ? ['data'] : [])]
    const invalid = parts
      .filter((part) => part in group.right)
      .flatMap((part) => noObjects.map((value) => ({ ...group.right, [part]: value })))
      .concat(noObjects as never[])
    expect(invalid.filter((body) => isValid(operation, status, body))).toEqual([])
  })
})

it.each<[OperationName, string, object]>([
  ['testCampaign', '200', { data: { WEB_a_b: null }, message: 'Sent.' }],
  ['createCampaign', '200', { id: null }],
])('null is neither the result of a test nor an id: %s', (operation, status, data) => {
  expect(isValid(operation, status, { response_id: 'a', type: 'campaign', data })).toBe(false)
})

it('tests every response in the documents, and no other', () => {
  const documented = (Object.keys(operations) as OperationName[]).flatMap((operation) =>
    Object.keys(responsesOf(operation)).map((status) => `${operation} ${status}`),
  )
  expect(answers.map(([title]) => title).sort()).toEqual(documented.sort())
})

/** Some have the same schema, so no body distinguishes them. */
it('each operation of offerings has its own success response', () => {
  const names = Object.keys(operations)
    .filter((name) => operations[name as OperationName].family === 'offerings')
    .map((name) => {
      const responses = responsesOf(name as OperationName)
      const reference = (responses['200'] ?? responses['201'])?.$ref
      return [name, reference?.split('/').at(-1)]
    })
  expect(Object.fromEntries(names)).toEqual({
    listOfferings: 'OfferingList',
    listOfferTemplates: 'OfferTemplateList',
    createOffering: 'OfferingCreated',
    updateOffering: 'OfferingUpdated',
  })
})
