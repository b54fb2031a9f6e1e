import type { OperationName } from '../../../generated/operations.js'
import { isObject, type JsonObject, own } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { Settings } from '../contract/options.js'
import { type RequestInput, readHeaders, ruleHeaders } from '../contract/request.js'
import { withWorkspace } from '../contract/workspace-facts.js'
import { newMemo, type RuleContext, type Transport } from '../rules/rule.js'

/** Reads a request once into the context that the rules use. */
export function readRequest(
  operation: OperationName,
  request: RequestInput,
  facts: Facts,
  settings: Settings,
  transport?: Transport,
): RuleContext {
  const { body: rawBody, bodyScan, headers, query } = request
  const params = readPart(request.params)
  const body = isObject(rawBody) ? rawBody : undefined
  const given = readFacts(facts)
  const { workspace } = settings
  let time: number | undefined
  return {
    operation,
    subject: 'request',
    limits: settings.limits,
    severities: settings.severities,
    transport: transport ?? (bodyScan && { json: bodyScan }),
    names: settings.names,
    headers:
      headers === undefined || headers === null ? undefined : ruleHeaders(headers, settings.names),
    params,
    query: readPart(query),
    body,
    rawBody,
    facts: workspace === undefined ? given : withWorkspace(given, workspace, { params, body }),
    now: () => {
      time ??= timeOf(facts.now ?? settings.clock())
      if (!Number.isFinite(time))
        throw new TypeError('The time of the request is not a valid date.')
      return time
    },
    memo: newMemo(),
  }
}

/** Returns the value of a header or a parameter by its name. */
export function namedValue(
  { params = {}, query = {}, headers }: RuleContext,
  name: string,
): unknown {
  return (
    own(params, name) ??
    own(query, name) ??
    (headers && readHeaders(headers.given).get(name.toLowerCase()))
  )
}

const timeOf = (date: Date): number =>
  date instanceof Date ? date.getTime() : new Date(date).getTime()

/** A missing part is not validated; a part of another type counts as empty. */
function readPart(part: unknown): Readonly<Record<string, unknown>> | undefined {
  if (part === undefined || part === null) return undefined
  return isObject(part) ? part : {}
}

/**
 * Removes facts of invalid types, which count as missing. `null` is valid only for campaign,
 * offering and idempotency, where it means that none exists.
 */
function readFacts(facts: Facts): Facts {
  if (isClean(facts)) return facts
  const { campaign, offering, idempotency, workspace, ...others } = facts
  const known: Facts = withoutNulls(others)
  if (campaign === null || isObject(campaign)) known.campaign = campaign
  if (offering === null || isObject(offering)) known.offering = offering
  if (idempotency === null || isObject(idempotency)) known.idempotency = idempotency
  if (isObject(workspace)) known.workspace = withoutNulls(workspace)
  return known
}

/** Returns whether there is nothing to remove: the usual case. */
function isClean(facts: Facts): boolean {
  const { now, authenticated, permitted, recentRequests, campaign, offering, idempotency } = facts
  return (
    now !== null &&
    authenticated !== null &&
    permitted !== null &&
    recentRequests !== null &&
    isObjectOrNone(campaign) &&
    isObjectOrNone(offering) &&
    isObjectOrNone(idempotency) &&
    isPlain(facts) &&
    (facts.workspace === undefined ||
      (isObject(facts.workspace) && isPlain(facts.workspace) && !hasNull(facts.workspace)))
  )
}

const isObjectOrNone = (value: unknown): boolean =>
  value === undefined || value === null || isObject(value)

/** Only own properties count, so an object with another prototype must be copied. */
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

function hasNull(values: JsonObject): boolean {
  for (const key in values) if (values[key] === null) return true
  return false
}

const withoutNulls = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Values
