import { expect, it } from 'vitest'
import { serviceNames } from '../../src/core/contract/service-names.js'
import { createContract } from '../../src/core/index.js'
import { bodyFields } from '../../src/testing/arbitraries/body-fields.js'
import {
  type BodyContract,
  bodyContract,
  type Schema,
} from '../../src/testing/arbitraries/schema.js'
import { cases, inputOf, requestOf } from './load-cases.js'

const names = serviceNames('SVC', 'OPTIMIZED')

/** Returns the locations of the schemas of a body that have a type and that a value can have. */
function locationsIn(contract: BodyContract): Set<string> {
  const seen = new Set<string>()
  const locations = new Set<string>()
  const visit = (schema: Schema): void => {
    for (const node of contract.shapes(schema)) {
      const { location, properties = {}, required = [] } = node
      if (seen.has(location) || required.some((key) => properties[key] === false)) continue
      seen.add(location)
      if (node.type !== undefined) locations.add(location)
      const { additionalProperties = true, items = true } = node
      for (const inner of [...Object.values(properties), additionalProperties, items]) {
        if (typeof inner === 'object') visit(inner)
      }
    }
  }
  visit(contract.root)
  return locations
}

/** Returns the locations of the schemas of all values in the body of an accepted request. */
function shownBy(each: (typeof cases)[number]): string[] {
  if (each.http !== undefined || !each.expect.ok) return []
  const request = requestOf(each)
  const contract = bodyContract(request.operation, names)
  if (contract === undefined) return []
  const { operation } = request
  const { input, facts } = inputOf(request)
  const fields = bodyFields(contract, { operation, request: input, facts })
  return [...fields].map(({ node }) => node.location)
}

// A keyword gets a violation and a near miss for each accepted request with a value that it is about.
it('every schema of a body is that of a value in an accepted request', () => {
  const shown = new Set(cases.flatMap(shownBy))
  const declared = Object.keys(createContract().operations).flatMap((name) => {
    const contract = bodyContract(name as Parameters<typeof bodyContract>[0], names)
    return contract === undefined ? [] : [...locationsIn(contract)]
  })
  expect(declared.length).toBeGreaterThan(100)
  expect([...new Set(declared)].filter((each) => !shown.has(each))).toEqual([])
})
