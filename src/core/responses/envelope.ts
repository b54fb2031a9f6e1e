import { operationTable } from '../../../generated/operations.js'
import { listed } from '../base/text.js'
import type { ResponseCheck } from './response-check.js'
import { schemaOf, structure } from './structure.js'

/** Requires the members that every success or error of the operation has. */
export function envelope(c: ResponseCheck): void {
  if (schemaOf(c).isAssumed) c.level = 'SHOULD'
  if (c.body === undefined) c.report('', 'The body must be a JSON object.')
  // An error should have a `target`; with this code it must.
  if (c.error?.code === 'REQUIRED_FIELD_MISSING') c.weakerLevel = 'MUST'
  structure(c)
}

/** Undocumented statuses that a server may need, in addition to 5xx. */
const tolerated = [403, 404, 405, 413, 415, 422, 429]

/**
 * Requires a documented status, or any 2xx if no success status is documented. Accepts other
 * statuses that a server may need if the envelope, which was checked before, is valid.
 */
export function status(c: ResponseCheck): void {
  const { rawStatus, status: code, operation } = c
  if (!Number.isInteger(rawStatus)) {
    c.report('', 'The status must be a whole number.', { got: rawStatus })
  }
  if (code === undefined) return
  const { statuses, assumedStatuses } = operationTable[operation] as StatusLists
  const documented = statuses.filter((each) => !assumedStatuses.includes(each))
  if (documented.includes(String(code))) return
  if (code >= 200 && code < 300 && !documented.some((each) => /^2\d\d$/.test(each))) return

  const isTolerated = tolerated.includes(code) || (code >= 500 && code < 600)
  if (!isTolerated && statuses.includes(String(code))) return
  const values = { expected: documented, got: code }
  const success = documented.filter((each) => /^2/.test(each))
  const hint = code >= 200 && code < 300 ? `; a success has the status ${listed(success)}` : ''
  const message = `This status is not documented for the operation${hint}`
  if (!isTolerated) c.report('', `${message}.`, values)
  else if (c.isEnvelopeValid) c.should('', `${message}; the envelope is valid.`, values)
  else c.report('', `${message}, and the envelope is invalid.`, values)
}

interface StatusLists {
  readonly statuses: readonly string[]
  readonly assumedStatuses: readonly string[]
}

/** Requires `Retry-After` in whole seconds with status 429. */
export function retryAfter(c: ResponseCheck): void {
  if (c.status !== 429) return
  const header = 'Retry-After'
  const got = c.headers?.['retry-after']
  if (c.headers === undefined) c.skip()
  else if (got === undefined) c.report(header, '`Retry-After` is required with status 429.')
  else if (!/^\d+$/.test(got)) c.report(header, 'Must be a whole number of seconds.', { got })
}

/** Matches a list of challenges that names the Basic scheme. */
const namesBasic = /(?:^|,)[ \t]*basic(?![^ \t,])/i

/** Recommends a Basic challenge with status 401. */
export function wwwAuthenticate(c: ResponseCheck): void {
  if (c.status !== 401) return
  const header = 'WWW-Authenticate'
  const expected = 'Basic'
  const got = c.headers?.['www-authenticate']
  if (c.headers === undefined) c.skip()
  else if (got === undefined) c.report(header, 'Should be `Basic` with status 401.', { expected })
  else if (!namesBasic.test(got)) {
    c.report(header, 'Should name the Basic scheme.', { expected, got })
  }
}
