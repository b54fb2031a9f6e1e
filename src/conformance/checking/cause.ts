import { headerOf, headerTexts } from '../../adapters/gate/answer.js'
import { asList, isObject, type JsonObject, own } from '../../core/base/json.js'
import { bodySchemaOf } from '../../core/contract/body-schemas.js'
import type { OperationName, Violation } from '../../core/index.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { checkedBody, objectsAround, valueAtTarget } from './request-fields.js'
import { stableWords } from './server-checks.js'
import { errorIn, subschemas } from './targets.js'
import type { PreparedRequest } from './trial.js'

/**
 * Returns what an accepted violation is about: the keyword of a schema, or the values that made the
 * rule apply, such as `dwell`. So a bug in one case of a rule does not hide one in another case.
 */
export function acceptedCause(violation: Violation, prepared: PreparedRequest): string {
  const { rule, keyword, target } = violation
  const body = checkedBody(prepared)
  if (rule === 'structure') {
    const isNull = valueAtTarget(body, target) === null
    return isNull && keyword !== 'required' ? `${keyword}-null` : (keyword ?? 'structure')
  }
  return [...new Set(conditionOf(violation, prepared, body))].join('+') || 'accepted'
}

/** Returns the values that a rule depends on, in a fixed order. */
export function conditionOf(
  { rule, target }: Pick<Violation, 'rule' | 'target'>,
  prepared: PreparedRequest,
  body: JsonObject = checkedBody(prepared),
): string[] {
  if (rule === 'auth/credentials-malformed')
    return [credentialsForm(header(prepared, 'authorization'))]
  const names = conditionNames(prepared.operation, rule)
  const around = objectsAround(body, target)
  const own_ = valueAtTarget(body, target)
  const values = [...names].flatMap(([name, words]) => {
    const holder = around.find((object) => Object.hasOwn(object, name))
    const value = holder && own(holder, name)
    if (value === true) return [name]
    return typeof value === 'string' && words.has(value) ? [value] : []
  })
  return typeof own_ === 'string' && /^[A-Z][A-Z_]+$/.test(own_) ? [...values, own_] : values
}

export const header = ({ request }: PreparedRequest, name: string): string | undefined =>
  headerOf(headerTexts(request.headers), name)

/** Returns what is wrong with credentials, as one word. */
export function credentialsForm(value: string | undefined): string {
  if (value === undefined || value === '') return 'absent'
  const [scheme = '', encoded, ...others] = value.split(' ')
  if (scheme.toLowerCase() !== 'basic') return 'other-scheme'
  if (encoded === undefined || encoded === '') return 'scheme-alone'
  if (others.length > 0) return 'several-parts'
  if (!/^[A-Za-z0-9+/]+=*$/.test(encoded)) return 'not-base64'
  const decoded = Buffer.from(encoded, 'base64').toString()
  const colon = decoded.indexOf(':')
  if (colon === -1) return 'no-colon'
  if (colon === 0) return 'empty-username'
  return colon === decoded.length - 1 ? 'empty-password' : 'not-utf-8'
}

const names = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>()

/** Returns the fields that decide whether a rule applies, with the values that the contract names. */
function conditionNames(
  operation: OperationName,
  rule: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const key = `${operation} ${rule}`
  const before = names.get(key)
  if (before !== undefined) return before
  const schema = bodySchemaOf(operation === 'validateCampaign' ? 'createCampaign' : operation)
  const found = new Map<string, Set<string>>()
  const branches = [...subschemas(schema)].filter((each) => each['x-rule'] === rule)
  for (const { properties } of branches.flatMap((each) => [...subschemas(each)])) {
    for (const [name, field] of Object.entries(isObject(properties) ? properties : {})) {
      if (!isObject(field)) continue
      const values = [field.const, ...(asList(field.enum) ?? [])]
      const words = values.filter((value): value is string => typeof value === 'string')
      if (words.length === 0 && !values.includes(true)) continue
      found.set(name, new Set([...(found.get(name) ?? []), ...words]))
    }
  }
  names.set(key, found)
  return found
}

/** Returns what a server responded, as one word: the status and the error code. */
export function answerCause({ status, body }: Pick<ReceivedResponse, 'status' | 'body'>): string {
  const code = errorCode(body)
  return code === '' ? `status-${status}` : `status-${status}-${code}`
}

/**
 * Returns why a server refused a valid request: status, code and, if it names no field, the words
 * of its message, so that one reason does not hide another.
 */
export function refusedCause(response: ReceivedResponse, target: string): string {
  const cause = answerCause(response)
  if (target !== '') return cause
  const { message } = errorIn(response)
  const words = typeof message === 'string' ? stableWords(message).slice(0, 40) : ''
  return words === '' ? cause : `${cause}-${words.toLowerCase()}`
}

/** Returns the error code of a body as a word, '' if it has none. */
export function errorCode(body: unknown): string {
  const { code } = errorIn({ body })
  return typeof code === 'string' ? stableWords(code).slice(0, 40) : ''
}
