import { asObject, type JsonObject } from '../base/json.js'
import { parseDateTime, parseValidDateTime } from '../formats/date-time.js'
import { type InstantField, instantOf } from './offering-status.js'
import {
  type BodyContext,
  type BodyRule,
  type Instants,
  type RuleContext,
  unchecked,
  valid,
  violation,
} from './rule.js'

const startPath = ['scheduling', 'start_datetime']
const expiryPath = ['scheduling', 'expiry_datetime']

const isUpdate = ({ operation }: RuleContext): boolean => operation === 'updateOffering'

const sends = (body: JsonObject, field: InstantField): boolean =>
  asObject(body.scheduling)?.[field] !== undefined

/** Returns the instants of the body; computed once, because several rules compare them. */
function instantsOf({ body, memo }: BodyContext): Instants {
  const parse = memo.isSound ? parseValidDateTime : parseDateTime
  memo.instants ??= {
    start: instantOf(body, 'start_datetime', parse),
    expiry: instantOf(body, 'expiry_datetime', parse),
  }
  return memo.instants
}

export const scheduleOrder: BodyRule = (context) => {
  const { body, facts } = context
  const sentStart = sends(body, 'start_datetime')
  const sentExpiry = sends(body, 'expiry_datetime')
  if (!sentStart && !sentExpiry) return valid
  const stored = isUpdate(context) ? facts.offering : undefined
  const sent = instantsOf(context)
  const start = sentStart ? sent.start : instantOf(stored, 'start_datetime')
  const expiry = sentExpiry ? sent.expiry : instantOf(stored, 'expiry_datetime')
  const isStoredUnknown =
    (!sentStart && start === undefined) || (!sentExpiry && expiry === undefined)
  if (isUpdate(context) && stored !== null && isStoredUnknown) return unchecked
  return start === undefined || expiry === undefined || expiry > start
    ? valid
    : violation(expiryPath, 'The expiry must be after the start.')
}

export const expiryInPast: BodyRule = (context) => {
  const { expiry } = instantsOf(context)
  return expiry === undefined || expiry > context.now()
    ? valid
    : violation(expiryPath, 'The expiry must be in the future.')
}

export const startInPast: BodyRule = (context) => {
  const { facts, now } = context
  const { start } = instantsOf(context)
  if (start === undefined) return valid
  if (isUpdate(context)) {
    if (facts.offering === undefined) return unchecked
    if (instantOf(facts.offering, 'start_datetime') === start) return valid
  }
  if (start >= now()) return valid
  return violation(startPath, 'The start must not be in the past.')
}
