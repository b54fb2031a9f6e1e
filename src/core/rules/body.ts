import { isObject, kindOf } from '../base/json.js'
import { type Rule, type Transport, valid, violation } from './rule.js'

export const bodyMissing: Rule = ({ rawBody, transport }) =>
  rawBody === undefined && !isUnread(transport)
    ? violation('', 'The request body is missing; it must be a JSON object.')
    : valid

export const bodyNotObject: Rule = ({ rawBody }) =>
  rawBody === undefined || isObject(rawBody)
    ? valid
    : violation('', `The body must be a JSON object, not ${kindOf(rawBody)}.`)

/** Returns whether there is a body that was not read; another rule reports why. */
const isUnread = (transport: Transport | undefined): boolean =>
  transport?.isUnread === true ||
  transport?.isOtherMediaType === true ||
  transport?.isTooLarge === true ||
  transport?.json?.error !== undefined
