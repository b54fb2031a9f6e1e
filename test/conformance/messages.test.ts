import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'
import { expectDistinctTexts } from '../distinct-texts.js'
import { type ConformanceCase, inputOf, requestOf, topics } from './load-cases.js'

function messagesOf(given: ConformanceCase): string[] {
  const contract = createContract(given.options)
  const verdict =
    given.http === undefined ? checked(given, contract) : contract.checkHttp(given.http)
  if (verdict === undefined) throw new Error(`${given.id}: the path is not the contract's`)
  const found = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  return found.map(({ message }) => message)
}

function checked(given: ConformanceCase, contract: ReturnType<typeof createContract>) {
  const request = requestOf(given)
  const { input, facts } = inputOf(request)
  return contract.check(request.operation, input, facts)
}

const shown = topics
  .flatMap(({ cases }) => cases)
  .flatMap((given) => messagesOf(given).map((message) => [given.id, message] as const))

it('the messages of all cases are worded as in messages.yaml', () => {
  expectDistinctTexts(new URL('messages.yaml', import.meta.url), shown)
})

it('each message fits on two lines of a terminal', () => {
  expect(shown.filter(([, message]) => message.length > 160)).toEqual([])
})
