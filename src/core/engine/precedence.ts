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
  let best = kinds.length
  let worst = -1
  let last: Answer | undefined
  for (const item of items) {
    const answer = answerOf(item)
    // Most have the same response as the one before.
    if (answer.status === last?.status && answer.code === last.code) continue
    last = answer
    const each = rank(answer)
    if (each < best) best = each
    if (each > worst) worst = each
  }
  if (best >= worst) return { winners: items, others: [] }
  const isBest = (item: Item): boolean => rank(answerOf(item)) === best
  return { winners: items.filter(isBest), others: items.filter((item) => !isBest(item)) }
}
