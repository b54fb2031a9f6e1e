import { isObject } from '../../src/core/base/json.js'
import { serviceNames } from '../../src/core/contract/service-names.js'
import { bodyFields } from '../../src/testing/arbitraries/body-fields.js'
import { faultsOf, type GeneratedRequest, withFaults } from '../../src/testing/arbitraries/index.js'
import {
  type BodyContract,
  bodyContract,
  type Schema,
} from '../../src/testing/arbitraries/schema.js'
import { operations } from '../contract/agreement.js'
import { type ConformanceCase, inputOf, requestOf } from './load-cases.js'

const names = serviceNames('SVC', 'OPTIMIZED')
const contracts = new Map(
  operations.map((operation) => [operation, bodyContract(operation, names) as BodyContract]),
)

/** The keywords about a single value, except `type`, `required` and `enum`. */
const simple = ['const', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'maxItems']

/** Returns a keyword without the member or bound that satisfies it. */
export const atKeyword = (keyword: string): string => keyword.split(' ')[0] as string

/**
 * Every structural keyword of the schemas of request bodies by its JSON Pointer, with each member of
 * an enum. Excludes the shape of bodies without a required channel, which are always invalid.
 */
export function declaredKeywords(): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (contract: BodyContract, schema: Schema): void => {
    for (const node of contract.shapes(schema)) {
      const { location, properties = {}, required = [] } = node
      if (seen.has(location) || required.some((key) => properties[key] === false)) continue
      seen.add(location)
      if (node.type !== undefined && schema !== contract.root) found.add(`${location}/type`)
      for (const key of required) {
        if (key !== contract.node(schema)['x-dispatch']) found.add(`${location}/required/${key}`)
      }
      for (const member of node.enum ?? []) found.add(`${location}/enum ${member}`)
      for (const keyword of simple) {
        if (Object.hasOwn(node, keyword)) found.add(`${location}/${keyword}`)
      }
      const isComplete = node['x-complete'] === true && node.additionalProperties === undefined
      if (isComplete) found.add(`${location}/x-complete`)
      const choice = node.anyOf?.find((each) => typeof each === 'object' && each.format)
      if (choice !== undefined) found.add(`${location}/format`)
      const { additionalProperties = true, items = true } = node
      for (const inner of [...Object.values(properties), additionalProperties, items]) {
        if (typeof inner === 'object') visit(contract, inner)
      }
    }
  }
  for (const contract of contracts.values()) visit(contract, contract.root)
  return [...found].sort()
}

/** Returns the request of a case in the format of the arbitraries. */
export function bodyOf(given: ConformanceCase): GeneratedRequest {
  const request = requestOf(given)
  const { input, facts } = inputOf(request)
  return { operation: request.operation, request: input, facts }
}

/** Returns the bodies with one mistake from each valid request, with the violated keyword. */
const brokenBases = new Map<string, Map<string, string>>()

/** Returns the keyword that a case violates, if it violates only one. */
export function brokenAlone(given: ConformanceCase): string[] {
  const { violations = [], warnings = [] } = given.expect
  if (given.http !== undefined || violations.length + warnings.length !== 1) return []
  const { operation, request } = bodyOf(given)
  if (!contracts.has(operation)) return []
  const unbroken = JSON.stringify([given.base, given.change?.slice(0, -1)])
  const known = brokenBases.get(unbroken) ?? brokenBodies(given)
  brokenBases.set(unbroken, known)
  const keyword = known.get(JSON.stringify(request.body))
  return keyword === undefined ? [] : [keyword]
}

/** By the last change of a case: the request before it, with each mistake. */
function brokenBodies(given: ConformanceCase): Map<string, string> {
  const generated = bodyOf({ ...given, change: given.change?.slice(0, -1) ?? [] })
  const faults = faultsOf(generated).filter(({ keywordLocation }) => keywordLocation !== undefined)
  return new Map(
    faults.map((fault) => [
      JSON.stringify(withFaults(generated, [fault]).request.body),
      fault.keywordLocation as string,
    ]),
  )
}

/** Returns the keywords that a valid request satisfies; bounds only if the value equals them. */
export function kept(generated: GeneratedRequest): string[] {
  const contract = contracts.get(generated.operation)
  if (contract === undefined) return []
  return [...bodyFields(contract, generated)].flatMap(({ node, value }) => {
    const size = typeof value === 'string' || Array.isArray(value) ? value.length : value
    const { location } = node
    return [
      ...(node.type === undefined ? [] : [`${location}/type`]),
      ...(node.const === undefined ? [] : [`${location}/const`]),
      ...(node['x-complete'] === true ? [`${location}/x-complete`] : []),
      ...(isObject(value) ? Object.keys(value).map((key) => `${location}/required/${key}`) : []),
      ...(node.enum === undefined ? [] : [`${location}/enum ${value}`]),
      ...(node.format === undefined && node.anyOf === undefined ? [] : [`${location}/format`]),
      ...(['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'] as const)
        .filter((bound) => node[bound] !== undefined && node[bound] === size)
        .map((bound) => `${location}/${bound}`),
    ]
  })
}
