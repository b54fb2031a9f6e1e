import { isObject, kindOf } from '../base/json.js'
import { fine, problem, type Rule, type Transport } from './rule.js'

export const bodyMissing: Rule = ({ rawBody, transport }) =>
  rawBody === undefined && !isUnread(transport)
    ? problem('', 'A JSON object is required as the body of the request; there is none.')
    : fine

export const bodyNotObject: Rule = ({ rawBody }) =>
  rawBody === undefined || isObject(rawBody)
    ? fine
    : problem('', `The body must be a JSON object, not ${kindOf(rawBody)}.`)

/** A body came, but another rule says why it could not be read. */
const isUnread = (transport: Transport | undefined): boolean =>
  transport?.isUnread === true ||
  transport?.isOtherMediaType === true ||
  transport?.isTooLarge === true ||
  transport?.json?.error !== undefined
