import { expect, it } from 'vitest'
import { channelAndState } from '../../src/arbitraries/fault.js'
import { type Change, type Fault, faultsOf, withFaults } from '../../src/arbitraries/index.js'
import type { GeneratedRequest } from '../../src/arbitraries/request.js'
import { rightValues } from '../../src/arbitraries/right-values.js'
import { bodyContract } from '../../src/arbitraries/schema.js'
import { createContract, fingerprint } from '../../src/index.js'
import { rules } from '../../src/rule-table.js'
import { serviceNames } from '../../src/service-names.js'
import { golden } from '../golden.js'
import { compared } from './compared.js'
import { rightRequests } from './right-requests.js'

/*
 * The faults of the right requests that are written by hand: each is found as it says, and what
 * they are is written down in `faults.yaml` word for word, with the number of requests that have
 * each.
 */

const listed = golden(new URL('faults.yaml', import.meta.url))

/** Texts in the order in which they are first added, under their headings, with how often. */
class Tally {
  readonly #counts = new Map<string, Map<string, number>>()

  add(heading: string, text: string): void {
    const counts = this.#counts.get(heading) ?? new Map<string, number>()
    this.#counts.set(heading, counts.set(text, (counts.get(text) ?? 0) + 1))
  }

  /** Under each heading its texts. */
  lists(): [heading: string, texts: string[]][] {
    return [...this.#counts].map(([heading, counts]) => [heading, withCounts(counts)])
  }

  /** Each heading and its texts in one line. */
  lines(): string[] {
    return this.lists().map(([heading, texts]) => `${heading}: ${texts.join(', ')}`)
  }
}

const withCounts = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].map(([text, count]) => (count === 1 ? text : `${count} times ${text}`))

it('each is found, and nothing else', () => {
  const contract = createContract()
  for (const right of rightRequests) {
    const all = faultsOf(right).map((fault) => compared(contract, withFaults(right, [fault])))
    expect(all.map(({ found }) => found)).toEqual(all.map(({ wanted }) => wanted))
  }
})

it('of rules they are these', () => {
  const tally = new Tally()
  for (const right of rightRequests) {
    const own = fingerprint(right.operation, right.request)
    for (const fault of faultsOf(right).filter(({ keyword }) => keyword === 'rule')) {
      tally.add(fault.rule, described(fault).replace(own, 'its own'))
    }
  }
  const found = new Map(tally.lists())
  for (const { id } of rules) listed.expectTexts(id, found.get(id) ?? [])
})

it('of keywords they are these', () => {
  const tally = new Tally()
  for (const right of rightRequests) {
    for (const { rule, keyword, keywordLocation, changes, targets, needs } of faultsOf(right)) {
      if (keyword === 'rule') continue
      expect(targets).toEqual(changes.map(({ path }) => path.slice(1).join('.')))
      expect(needs).toEqual(channelAndState)
      tally.add(`${rule}, ${keyword} at ${keywordLocation}`, changes.map(valueIn).join())
    }
  }
  listed.expectTexts('of keywords', tally.lines())
})

it('what just keeps a keyword is this', () => {
  const tally = new Tally()
  for (const right of rightRequests) {
    for (const { keywordLocation, value } of rightValuesOf(right)) {
      tally.add(keywordLocation, shortly(value))
    }
  }
  listed.expectTexts('kept', tally.lines())
})

function rightValuesOf(right: GeneratedRequest) {
  const contract = bodyContract(right.operation, serviceNames('SVC', 'OPTIMIZED'))
  return contract === undefined ? [] : rightValues(contract, right)
}

/** A fault in words: what is changed, where it is found, and which places must stay. */
function described({ changes, targets, needs = [] }: Fault): string {
  const how = changes.map((change) => `${pointed(change.path)} ${valueIn(change)}`).join(', ')
  const ofCampaign = channelAndState.every((path) => needs.includes(path))
  const own = needs.filter((path) => !channelAndState.includes(path)).map(pointed)
  const places = [...own, ...(ofCampaign ? ['channel and state'] : [])]
  return `${how}; at ${targets.join(' and ')}; needs ${places.join(', ') || 'nothing'}`
}

const pointed = (path: Change['path']): string => path.join('.')

const valueIn = ({ value }: Change): string => (value === undefined ? 'is gone' : shortly(value))

/** A value as JSON; of a long one how it begins and ends, and how long it is. */
function shortly(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.length <= longest) return text
  return `${text.slice(0, longest / 2)}...${text.slice(-longest / 2)} of ${text.length} characters`
}
const longest = 240
