import { expect, it } from 'vitest'
import { createContract, fingerprint } from '../../src/core/index.js'
import { rules } from '../../src/core/rules/rule-table.js'
import {
  type Change,
  type Fault,
  faultsOf,
  withFaults,
} from '../../src/testing/arbitraries/index.js'
import type { GeneratedRequest } from '../../src/testing/arbitraries/request.js'
import { validValues } from '../../src/testing/arbitraries/valid-values.js'
import { golden } from '../golden.js'
import { compared } from './compared.js'
import { shortly, Tally } from './tally.js'
import { contractOf, validRequests } from './valid-requests.js'

/*
 * The faults of the handwritten valid requests. Each causes its expected violations; `faults.yaml`
 * lists them all, with the number of requests that have each.
 */

const listed = golden(new URL('faults.yaml', import.meta.url))

it('causes exactly its expected violations', () => {
  const contract = createContract()
  for (const valid of validRequests) {
    const all = faultsOf(valid).map((fault) => compared(contract, withFaults(valid, [fault])))
    expect(all.map(({ found }) => found)).toEqual(all.map(({ wanted }) => wanted))
  }
})

it('violates only rules of the operation', () => {
  const [valid] = validRequests as [GeneratedRequest]
  const other: Fault = { rule: 'offering/unknown', keyword: 'rule', changes: [], targets: [''] }
  expect(() => withFaults(valid, [other])).toThrow(`offering/unknown is not a rule of testCampaign`)
})

it('generates these violations of rules', () => {
  const tally = new Tally()
  for (const valid of validRequests) {
    const own = fingerprint(valid.operation, valid.request)
    for (const fault of faultsOf(valid).filter(({ keyword }) => keyword === 'rule')) {
      tally.add(fault.rule, described(fault).replace(own, 'its own'))
    }
  }
  const found = new Map(tally.lists())
  for (const { id } of rules()) listed.expectTexts(id, found.get(id) ?? [])
})

it('generates these violations of keywords', () => {
  const tally = new Tally()
  for (const valid of validRequests) {
    for (const { rule, keyword, keywordLocation, changes, targets, needs } of faultsOf(valid)) {
      if (keyword === 'rule') continue
      expect(targets).toEqual(changes.map(({ path }) => path.slice(1).join('.')))
      expect(needs?.map(pointed)).toEqual(channelAndState)
      tally.add(`${rule}, ${keyword} at ${keywordLocation}`, changes.map(valueIn).join())
    }
  }
  listed.expectTexts('of keywords', tally.lines())
})

it('generates these boundary values', () => {
  const tally = new Tally()
  for (const valid of validRequests) {
    for (const { keywordLocation, value } of validValuesOf(valid)) {
      tally.add(keywordLocation, shortly(value))
    }
  }
  listed.expectTexts('kept', tally.lines())
})

function validValuesOf(valid: GeneratedRequest) {
  const contract = contractOf(valid)
  return contract === undefined ? [] : validValues(contract, valid)
}

/** The paths that every fault of a campaign needs. */
const channelAndState = [
  'body.channel',
  'body.draft_id',
  'body.status',
  'facts.campaign.channel',
  'facts.campaign.status',
]

/** Describes a fault: its changes, its targets and the paths that must stay unchanged. */
function described({ changes, targets, needs = [] }: Fault): string {
  const how = changes.map((change) => `${pointed(change.path)} ${valueIn(change)}`).join(', ')
  const places = needs.map(pointed).join(', ').replace(channelAndState.join(', '), 'its state')
  return `${how}; at ${targets.join(' and ')}; needs ${places || 'nothing'}`
}

const pointed = (path: Change['path']): string => path.join('.')

const valueIn = ({ value }: Change): string => (value === undefined ? 'is gone' : shortly(value))
