import type { RuleEntry } from '../rule-entry.js'

type Answer = RuleEntry['answer']

/** Kinds of answers, the one that wins over all others first. */
const kinds = [
  '401',
  '403 FORBIDDEN',
  '405',
  '415',
  '413',
  '429',
  '409',
  '404',
  '403',
  '400',
  '422',
]

const rank = ({ status, code }: Answer): number =>
  kinds.indexOf(status === 403 && code === 'FORBIDDEN' ? '403 FORBIDDEN' : String(status))

/** Splits what is wrong into that which decides the answer and the rest; both keep their order. */
export function decisive<Item>(
  items: readonly Item[],
  answerOf: (item: Item) => Answer,
): { winners: Item[]; others: Item[] } {
  const best = items.reduce((least, item) => Math.min(least, rank(answerOf(item))), kinds.length)
  const winners = items.filter((item) => rank(answerOf(item)) === best)
  return { winners, others: items.filter((item) => rank(answerOf(item)) !== best) }
}
