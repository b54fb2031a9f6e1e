import { operationTable } from '../../../generated/operations.js'
import { envelope } from './envelope.js'
import type { ResponseCheck } from './response-check.js'

/** Undocumented statuses, besides 5xx, that a server may have need of. */
const tolerated = [403, 404, 405, 413, 415, 422, 429]

/**
 * A status that the operation documents, or any 2xx where none is documented for success. Others
 * that a server may have need of are accepted with a valid envelope.
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
  } else yield { ...undocumented, message: `${message}, and the envelope is not valid.` }
}

interface StatusLists {
  readonly statuses: readonly string[]
  readonly assumedStatuses: readonly string[]
}

const hasValidEnvelope = (subject: Parameters<ResponseCheck>[0]): boolean =>
  [...envelope(subject)].every((found) => typeof found === 'object' && found.level === 'SHOULD')
