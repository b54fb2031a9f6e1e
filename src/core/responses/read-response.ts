import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { isObject, type JsonObject } from '../base/json.js'
import type { Facts, StoredResponse } from '../contract/facts.js'
import {
  hasForEach,
  type RequestHeaders,
  type RequestInput,
  readHeaders,
} from '../contract/request.js'
import type { Settings } from '../contract/settings.js'
import { ReadRequest } from '../engine/read-request.js'
import type { ResponseSubject } from './response-check.js'

/** The request of a response, and the facts about it. */
export interface ResponseContext {
  request?: RequestInput | undefined
  facts?: Facts | undefined
}

/** Reads a response once into the subject of the checks. Unreadable parts count as missing. */
export function readResponse(
  operation: OperationName,
  response: StoredResponse,
  context: ResponseContext,
  settings: Settings,
): ResponseSubject {
  const read = <Part>(part: () => Part): Part | undefined => {
    try {
      return part()
    } catch {
      return undefined
    }
  }
  const rawStatus: unknown = read(() => response.status)
  const status = statusOf(rawStatus)
  const body: unknown = read(() => response.body)
  const facts = read(() => context.facts) ?? {}
  const request = read(() =>
    isObject(context.request)
      ? new ReadRequest(
          operationTraits[operation],
          settings,
          context.request as RequestInput,
          facts,
          undefined,
        )
      : undefined,
  )
  const { withWorkspace } = settings
  return {
    operation,
    family: operationTraits[operation].family,
    rawStatus,
    status,
    kind: kindOf(status),
    headers: read(() => headersOf(response.headers)),
    body: read(() => (isObject(body) ? body : undefined)),
    request,
    facts:
      withWorkspace === undefined
        ? facts
        : (request?.facts ?? read(() => withWorkspace(facts, noRequest)) ?? facts),
  }
}

const noRequest = { params: undefined, body: undefined }

/** Returns the status as a number, also if it is a string of three digits. */
const statusOf = (raw: unknown): number | undefined =>
  Number.isInteger(raw) || (typeof raw === 'string' && /^\d{3}$/.test(raw))
    ? Number(raw)
    : undefined

function kindOf(status: number | undefined): ResponseSubject['kind'] {
  if (status === undefined || status < 200 || status >= 600) return undefined
  if (status < 300) return 'success'
  return status >= 400 ? 'error' : undefined
}

/** Reads headers. Node keeps the values that were set, so `Retry-After` may be a number. */
function headersOf(headers: unknown): RequestHeaders | undefined {
  if (!isObject(headers)) return undefined
  if (hasForEach(headers)) return readHeaders(headers)
  const texts: JsonObject = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  )
  return readHeaders(texts as never)
}
