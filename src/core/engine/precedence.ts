import type { RuleEntry } from '../contract/rule-entry.js'

type Answer = RuleEntry['answer']

/** Statuses and codes of responses by precedence, the highest first. */
const kinds = [401, 'FORBIDDEN', 405, 415, 413, 429, 409, 404, 403, 400, 422]

const rank = ({ status, code }: Answer): number =>
  kinds.indexOf(status === 403 && code === 'FORBIDDEN' ? code : status)

/** Splits the items into those that decide the response and the rest; both keep their order. */
export function splitByPrecedence<Item>(
  items: readonly Item[],
  answerOf: (item: Item) => Answer,
): { winners: readonly Item[]; others: readonly Item[] } {
  const ranks = items.map((item) => rank(answerOf(item)))
  const best = ranks.reduce((least, each) => Math.min(least, each), kinds.length)
  if (ranks.every((each) => each === best)) return { winners: items, others: [] }
  return {
    winners: items.filter((_, index) => ranks[index] === best),
    others: items.filter((_, index) => ranks[index] !== best),
  }
}
