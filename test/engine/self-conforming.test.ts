import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type ContractOptions,
  createContract,
  type ErrorResponse,
  type MethodNotAllowed,
  type OperationName,
  type Verdict,
} from '../../src/core/index.js'
import {
  type ConformanceCase,
  contractOf,
  inputOf,
  operationOf,
  requestOf,
  topics,
} from '../conformance/load-cases.js'
import { documented, documents } from '../contract/documents.js'
import { caseOfEachStatus, type MixedCase, mixedCase, someSeverities } from './mixed-cases.js'

/* Every response of the library matches the OpenAPI documents (status, schema, envelope) and passes
 * its own response checks. */

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
for (const [family, document] of Object.entries(documents)) {
  ajv.addSchema(document, `https://contract.example/${family}`)
}
const { operations, rules } = createContract()
const operationNames = Object.keys(operations) as OperationName[]

const at = (family: string, pointer: string) =>
  ajv.getSchema(`https://contract.example/${family}#${pointer}`)

/** Returns the deviations of a response from the documents. */
function deviationsOf(
  operation: OperationName,
  { status, headers, body }: ErrorResponse,
): unknown[] {
  const { family } = operations[operation]
  const responses = documented(operation).responses as Record<string, { $ref: string }>
  const response = responses[status]
  if (response === undefined) return [`${status} is not among the responses of ${operation}`]
  const ofResponse = at(family, `${response.$ref.slice(1)}/content/application~1json/schema`)
  const ofFamily = at(family, '/components/schemas/ErrorEnvelope')
  if (!ofResponse || !ofFamily) throw new Error(`${response.$ref} has no schema`)
  const found: unknown[] = []
  for (const validate of [ofResponse, ofFamily]) {
    if (!validate(body)) found.push(...(validate.errors ?? []))
  }
  if (headers['Content-Type'] !== 'application/json') found.push('the Content-Type is not JSON')
  if (JSON.stringify(body) !== JSON.stringify(JSON.parse(JSON.stringify(body)))) {
    found.push('the body is not what JSON carries')
  }
  if ((status === 429) !== 'Retry-After' in headers) found.push('Retry-After belongs to 429')
  if ((status === 405) !== 'Allow' in headers) found.push('Allow belongs to 405')
  return found
}

type AnyVerdict = Verdict | MethodNotAllowed

/** Returns the deviations of a verdict's response; an accepted request has none. */
function ofVerdict(operation: OperationName, verdict: AnyVerdict): unknown[] {
  if (verdict.ok) return []
  return verdict.fault === undefined ? deviationsOf(operation, verdict.response) : [verdict.fault]
}

const cases = topics.flatMap((topic) => topic.cases)

function checked(given: ConformanceCase, options: ContractOptions = {}) {
  const contract = contractOf({ ...given.options, ...options })
  if (given.http !== undefined) {
    const verdict = contract.checkHttp(given.http)
    if (verdict === undefined) throw new Error(`${given.id}: the path is not the contract's`)
    return { contract, operation: operationOf(given), verdict, request: {}, facts: {} }
  }
  const request = requestOf(given)
  const { input, facts } = inputOf(request)
  const verdict = contract.check(request.operation, input, facts)
  return { contract, operation: request.operation, verdict, request: input, facts }
}

it('the response to every rejected case conforms', () => {
  const rejected = cases.filter((each) => !each.expect.ok)
  expect(rejected.length).toBeGreaterThan(500)
  const deviating = rejected.flatMap((given) => {
    const { contract, operation, verdict, request, facts } = checked(given)
    if (verdict.ok) throw new Error(`${given.id} is accepted`)
    const own = contract.checkResponse(operation, verdict.response, { request, facts })
    const musts = own.findings.filter(({ level }) => level === 'MUST')
    const found = [...ofVerdict(operation, verdict), ...musts]
    return found.length === 0 ? [] : [[given.id, ...found]]
  })
  expect(deviating).toEqual([])
})

it('the response to every rule alone, as an error, conforms', () => {
  const ids = [...new Set(rules.map(({ id }) => id))]
  const speaksOf = ({ rule, expect: { violations = [], warnings = [] } }: ConformanceCase) =>
    new Set([rule, ...[...violations, ...warnings].map((place) => place.rule)])
  const unproved = ids.filter((id) => {
    const alone = Object.fromEntries(ids.map((each) => [each, each === id ? 'error' : 'off']))
    const proved = new Set<OperationName>()
    for (const given of cases.filter((each) => speaksOf(each).has(id))) {
      if (given.http === undefined && proved.has(requestOf(given).operation)) continue
      const { operation, verdict } = checked(given, {
        rules: alone as NonNullable<ContractOptions['rules']>,
      })
      if (verdict.ok || !verdict.violations.some(({ rule }) => rule === id)) continue
      proved.add(operation)
      expect([given.id, ...ofVerdict(operation, verdict)]).toEqual([given.id])
    }
    return proved.size === 0
  })
  expect(unproved).toEqual([])
})

it('an internal error returns the documented 500', () => {
  const broken = createContract({
    responseId: () => {
      throw new Error('no ids today')
    },
    docUrl: () => {
      throw new Error('no documentation today')
    },
    clock: () => new Date(Number.NaN),
  })
  for (const operation of operationNames) {
    const limits = { [operation]: [{ requests: 1, perSeconds: 1 }] }
    const request = { headers: { Authorization: 5 }, body: {} } as never
    for (const contract of [
      broken,
      createContract({ limits, clock: () => new Date(Number.NaN) }),
    ]) {
      const verdict = contract.check(operation, request, { recentRequests: [1] })
      if (verdict.ok || verdict.fault === undefined) throw new Error(`${operation} has no fault`)
      expect(verdict.response.status).toBe(500)
      expect(deviationsOf(operation, verdict.response)).toEqual([])
    }
  }
})

it('conforms for any number of violations, at any severity', () => {
  const singleViolation = fc.constantFrom('promote', 'detail')
  const seen = new Set<number>()
  fc.assert(
    fc.property(mixedCase, someSeverities, singleViolation, (given, severities, form) => {
      const options = { rules: severities, singleViolation: form }
      const contract = createContract(options)
      const { operation, input, facts } = given
      const verdict = contract.check(operation, input, facts)
      expect({ options, ...given, deviations: ofVerdict(operation, verdict) }).toEqual({
        options,
        ...given,
        deviations: [],
      })
      if (verdict.ok) return
      seen.add(verdict.response.status)
      const own = contract.checkResponse(operation, verdict.response, { request: input, facts })
      expect(own.findings.filter(({ level }) => level === 'MUST')).toEqual([])
    }),
    {
      numRuns: 150,
      examples: caseOfEachStatus.map(
        (given) => [given, {}, 'promote'] as [MixedCase, object, 'promote'],
      ),
    },
  )
  expect([...seen].sort()).toEqual([400, 401, 403, 404, 409, 422, 429])
})
