import { type Contract, parseBasicCredentials, type RuleId } from '../../core/index.js'
import { type Exchange, type HeaderLine, headerRecord } from './exchange.js'

/** The rule that reads what recording tools leave out. */
export const credentialsRule: RuleId = 'auth/credentials-malformed'

export const isAuthorization = ({ name }: Pick<HeaderLine, 'name'>): boolean =>
  name.toLowerCase() === 'authorization'

/** What stands where a tool has taken a secret out. */
const redacted = /\*{2,}|•{2,}|x{3,}|redact|remov|mask|hidden|strip|secret|[[<]|\{\{/i

/** Whether a header says what was sent, right or wrong. */
const isSaid = ({ value }: HeaderLine): boolean =>
  parseBasicCredentials(value.trim()) !== undefined ||
  !(value.trim() === '' || redacted.test(value))

/** Whether the Authorization header of a request is there, and nothing was taken out of it. */
export const saysAuthorization = ({ headers }: Pick<Exchange, 'headers'>): boolean =>
  headers.some((header) => isAuthorization(header) && isSaid(header))

/** Whether the Authorization header of a request is there, but what it said was taken out of it. */
export const hidesAuthorization = (exchange: Pick<Exchange, 'headers'>): boolean =>
  exchange.headers.some(isAuthorization) && !saysAuthorization(exchange)

/** The headers with credentials that nothing can be said against, for those that are not known. */
export const withCredentials = (headers: readonly HeaderLine[]): Record<string, string[]> => ({
  ...headerRecord(headers.filter((header) => !isAuthorization(header))),
  authorization: ['Basic dW5rbm93bjp1bmtub3du'],
})

/** Whether the contract says something against a request without credentials. */
export function asksForCredentials(contract: Contract): boolean {
  const { warnings, ...verdict } = contract.check('listOfferings', { headers: {} })
  const violations = verdict.ok ? [] : verdict.violations
  return [...warnings, ...violations].some(({ rule }) => rule === credentialsRule)
}
