import { operationTable } from '../../../generated/operations.js'
import { envelope } from './envelope.js'
import type { ResponseCheck } from './response-check.js'

/** Undocumented statuses that a server may need, in addition to 5xx. */
const tolerated = [403, 404, 405, 413, 415, 422, 429]

/**
 * Requires a documented status, or any 2xx if no success status is documented. Accepts other
 * statuses that a server may need if the envelope is valid.
 */
export const status: ResponseCheck = function* (subject) {
  const { rawStatus, status: code, operation } = subject
  if (!Number.isInteger(rawStatus)) {
    yield { at: '', message: 'The status must be a whole number.', got: rawStatus }
  }
  if (code === undefined) return
  const { statuses, assumedStatuses } = operationTable[operation] as StatusLists
  const documented = statuses.filter((each) => !assumedStatuses.includes(each))
  if (documented.includes(String(code))) return
  if (code >= 200 && code < 300 && !documented.some((each) => /^2\d\d$/.test(each))) return

  const isTolerated = tolerated.includes(code) || (code >= 500 && code < 600)
  if (!isTolerated && statuses.includes(String(code))) return
  const undocumented = { at: '', expected: documented, got: code }
  const message = 'This status is not documented for the operation'
  if (!isTolerated) yield { ...undocumented, message: `${message}.` }
  else if (hasValidEnvelope(subject)) {
    yield { ...undocumented, level: 'SHOULD', message: `${message}; the envelope is valid.` }
  } else yield { ...undocumented, message: `${message}, and the envelope is invalid.` }
}

interface StatusLists {
  readonly statuses: readonly string[]
  readonly assumedStatuses: readonly string[]
}

const hasValidEnvelope = (subject: Parameters<ResponseCheck>[0]): boolean =>
  [...envelope(subject)].every((found) => typeof found === 'object' && found.level === 'SHOULD')
