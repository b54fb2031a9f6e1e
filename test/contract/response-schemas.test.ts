import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { createContract, type Finding, type OperationName } from '../../src/core/index.js'
import * as operationCases from '../responses/operation-cases.js'
import * as protocolCases from '../responses/protocol-cases.js'
import { check, type ResponseCase } from '../responses/responses.js'
import { documented, documents, type Node } from './documents.js'

/** Compares the schemas of the documented responses with the response checks. */

const ajv = new Ajv2020({ strict: false, validateFormats: false })
for (const [family, document] of Object.entries(documents)) ajv.addSchema(document, family)

const { operations } = createContract()
const rows: ResponseCase[] = Object.values({ ...operationCases, ...protocolCases }).flat()

/** The validators of all documented responses. */
const responses = (Object.keys(operations) as OperationName[]).flatMap((operation) => {
  const { family } = operations[operation]
  return Object.entries(documented(operation).responses as Record<string, Node>).map(
    ([status, { $ref }]) => {
      const schema = `${family}${$ref}/content/application~1json/schema`
      const isValid = (body: unknown) => ajv.getSchema(schema)?.(body) as boolean
      return { operation, family, status: Number(status), isValid }
    },
  )
})

it.each(responses)('the schema of $operation $status rejects what is no response', (response) => {
  expect([null, [], 'text', 7, {}].filter(response.isValid)).toEqual([])
})

/** Returns whether a schema can say what a finding says. A part of an assumed envelope is a SHOULD. */
const isOfSchema = ({ check, level, target, expected }: Finding): boolean =>
  !['response/status', 'response/retry-after', 'response/www-authenticate'].includes(check) &&
  (level === 'MUST' ||
    (check === 'response/envelope' && target !== 'error.target' && expected === undefined))

/** The cases for which the schemas say more or less than the checks. */
const different = [
  // No schema can say this.
  ...['a status within', 'a status by another name', '16 results'],
  'a missing field without its target',
  // The checks allow other codes with these statuses, and compare channels with the request only.
  ...['401 with another code in offerings', '503 with another code', '500 with another code'],
  'an entry with a code that is not documented',
  'a search for SMS that finds sms',
]

it('the schemas reject the same cases as the checks', () => {
  const disagreeing = rows
    // Other findings depend on the time.
    .filter(([, , , , context]) => context?.facts?.now === undefined)
    .filter(([, of, { status, body }]) =>
      responses.some(({ operation, family, isValid, ...response }) => {
        if (family !== operations[of].family || status !== response.status) return false
        const { findings } = check(operation, { status, headers: {}, body })
        return isValid(body) === findings.some(isOfSchema)
      }),
    )
  const names = disagreeing.map(([name]) => name)
  expect(names.sort()).toEqual(different.sort())
})

/** Some have the same schema, so no body distinguishes them. */
it('each operation of offerings has its own success response', () => {
  const names = responses
    .filter(({ family, status }) => family === 'offerings' && status < 400)
    .map(({ operation, status }) => {
      const { [status]: response } = documented(operation).responses as Record<string, Node>
      return [operation, String(response?.$ref).split('/').at(-1)]
    })
  expect(Object.fromEntries(names)).toEqual({
    listOfferings: 'OfferingList',
    listOfferTemplates: 'OfferTemplateList',
    createOffering: 'OfferingCreated',
    updateOffering: 'OfferingUpdated',
  })
})
