import type { OperationName } from '../../generated/operations.js'
import type { Facts } from '../facts.js'
import { isObject } from '../json.js'
import type { Settings } from '../options.js'
import { type RequestInput, readHeaders } from '../request.js'
import type { RuleContext, Transport } from '../rules/rule.js'
import { serviceNames } from '../service-names.js'

/** Reads a request once into what the rules look at. */
export function readRequest(
  operation: OperationName,
  request: RequestInput,
  facts: Facts,
  settings: Settings,
  transport?: Transport,
): RuleContext {
  const { body, headers, params, query } = request
  let time: number | undefined
  return {
    operation,
    judges: 'request',
    limits: settings.limits,
    transport,
    names: serviceNames(settings.serviceName, settings.optimizedDistribution),
    headers: isObject(headers) ? readHeaders(headers as never) : undefined,
    params: isObject(params) ? params : undefined,
    query: isObject(query) ? query : undefined,
    body: isObject(body) ? body : undefined,
    rawBody: body,
    facts,
    now: () => {
      time ??= (facts.now ?? settings.clock()).getTime()
      return time
    },
  }
}
