import { describe, expect, it } from 'vitest'
import { splitByPrecedence } from '../../src/core/engine/precedence.js'

/** Responses by precedence, the highest first. (Errors, order of precedence) */
const order = [
  '401 UNAUTHORIZED',
  '403 FORBIDDEN',
  '405 BAD_REQUEST',
  '415 BAD_REQUEST',
  '413 BAD_REQUEST',
  '429 RATE_LIMITED',
  '409 BAD_REQUEST',
  '404 BAD_REQUEST',
  '403 EXPIRED_OFFERING',
  '400 VALIDATION_FAILED',
  '422 UNPROCESSABLE_ENTITY',
]
const answerOf = (text: string) => {
  const [status, code] = text.split(' ')
  return { status: Number(status), code: code as 'FORBIDDEN' }
}
const decide = (items: readonly string[]) => splitByPrecedence(items, answerOf)
const pairs = order.flatMap((first, index) =>
  order.slice(index + 1).map((second) => [first, second] as const),
)

describe('of two responses', () => {
  it.each(pairs)('%s wins over %s', (first, second) => {
    expect(decide([second, first])).toEqual({ winners: [first], others: [second] })
  })
})

it('keeps the order of winners and others', () => {
  const [one, two] = ['400 A', '400 B']
  expect(decide(['422 C', one, '422 D', two] as string[])).toEqual({
    winners: [one, two],
    others: ['422 C', '422 D'],
  })
})

it('uses the status of a 404 with the code FORBIDDEN', () => {
  expect(decide(['400 FORBIDDEN', '404 X']).winners).toEqual(['404 X'])
})
