import { type Contract, parseBasicCredentials, type RuleId } from '../../core/index.js'
import { type Exchange, type HeaderLine, headerRecord } from './located-request.js'

/** The rule about credentials, which recording tools leave out. */
export const credentialsRule: RuleId = 'auth/credentials-malformed'

export const isAuthorization = ({ name }: Pick<HeaderLine, 'name'>): boolean =>
  name.toLowerCase() === 'authorization'

/** Placeholders of redacted secrets. */
const redacted = /\*{2,}|•{2,}|x{3,}|redact|remov|mask|hidden|strip|secret|[[<]|\{\{/i

/** Returns whether a header has the sent value, valid or not, and no placeholder. */
const isUnredacted = ({ value }: HeaderLine): boolean =>
  parseBasicCredentials(value.trim()) !== undefined ||
  !(value.trim() === '' || redacted.test(value))

/** Returns whether a request has an Authorization header that is not redacted. */
export const hasAuthorization = ({ headers }: Pick<Exchange, 'headers'>): boolean =>
  headers.some((header) => isAuthorization(header) && isUnredacted(header))

/** Returns whether the Authorization header of a request is redacted. */
export const isAuthorizationRedacted = (exchange: Pick<Exchange, 'headers'>): boolean =>
  exchange.headers.some(isAuthorization) && !hasAuthorization(exchange)

/** Returns the headers with placeholder credentials that every rule accepts. */
export const withCredentials = (headers: readonly HeaderLine[]): Record<string, string[]> => ({
  ...headerRecord(headers.filter((header) => !isAuthorization(header))),
  authorization: ['Basic dW5rbm93bjp1bmtub3du'],
})

/** Returns whether the contract reports a request without credentials. */
export function requiresCredentials(contract: Contract): boolean {
  const { warnings, ...verdict } = contract.check('listOfferings', { headers: {} })
  const violations = verdict.ok ? [] : verdict.violations
  return [...warnings, ...violations].some(({ rule }) => rule === credentialsRule)
}
