import { asObject, type JsonObject } from '../json.js'
import { type InstantField, instantOf } from './offering-status.js'
import { type BodyRule, fine, problem, type RuleContext, unchecked } from './rule.js'

const startPath = ['scheduling', 'start_datetime']
const expiryPath = ['scheduling', 'expiry_datetime']

const isUpdate = ({ operation }: RuleContext): boolean => operation === 'updateOffering'

const sends = (body: JsonObject, field: InstantField): boolean =>
  asObject(body.scheduling)?.[field] !== undefined

export const scheduleOrder: BodyRule = (context) => {
  const { body, facts } = context
  const sentStart = sends(body, 'start_datetime')
  const sentExpiry = sends(body, 'expiry_datetime')
  if (!sentStart && !sentExpiry) return fine
  const stored = isUpdate(context) ? facts.offering : undefined
  const start = instantOf(sentStart ? body : stored, 'start_datetime')
  const expiry = instantOf(sentExpiry ? body : stored, 'expiry_datetime')
  const isStoredUnknown =
    (!sentStart && start === undefined) || (!sentExpiry && expiry === undefined)
  if (isUpdate(context) && stored !== null && isStoredUnknown) return unchecked
  return start === undefined || expiry === undefined || expiry > start
    ? fine
    : problem(expiryPath, 'The expiry must be after the start.')
}

export const expiryInPast: BodyRule = ({ body, now }) => {
  const expiry = instantOf(body, 'expiry_datetime')
  return expiry === undefined || expiry > now()
    ? fine
    : problem(expiryPath, 'The expiry must be in the future.')
}

export const startInPast: BodyRule = (context) => {
  const { body, facts, now } = context
  const start = instantOf(body, 'start_datetime')
  if (start === undefined) return fine
  if (isUpdate(context)) {
    if (facts.offering === undefined) return unchecked
    if (instantOf(facts.offering, 'start_datetime') === start) return fine
  }
  if (start >= now()) return fine
  return problem(startPath, 'The start must not be in the past.')
}
