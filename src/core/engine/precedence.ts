import type { RuleEntry } from '../contract/rule-entry.js'

/** Statuses and codes of responses by precedence, the highest first. */
const kinds = [401, 'FORBIDDEN', 405, 415, 413, 429, 409, 404, 403, 400, 422]

/** Returns the place of a response among all; the one with the lowest is sent. */
export const precedenceOf = ({ status, code }: RuleEntry['answer']): number =>
  kinds.indexOf(status === 403 && code === 'FORBIDDEN' ? code : status)
