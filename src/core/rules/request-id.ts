import { quoted } from '../base/text.js'
import type { Check } from '../engine/check.js'
import { isUuidV4 } from '../formats/patterns.js'

const otherServiceHeader = /^x-.+-request-id$/

/** The request id, in a header or in the body. (Conventions) */
export function requestId(c: Check): void {
  const { headers, names } = c
  const header = headers?.requestId
  // An empty id counts as missing.
  const given = c.traits.body === 'none' ? undefined : c.body?.request_id
  const inBody = given === '' ? undefined : given
  if (!mayBeInBody(c) && inBody === undefined) {
    if (headers === undefined) c.skip('request-id/missing')
    else if (header === undefined) missing(c)
  }
  if (typeof inBody === 'string') {
    if (headers === undefined) c.skip('request-id/mismatch')
    else if (header !== undefined && header !== inBody) {
      c.report(
        'request-id/mismatch',
        ['request_id'],
        `Must be the same as the request id in the header ${quoted(names.requestIdHeader)}.`,
      )
    }
  }
  // Off unless an option sets its severity.
  if (!c.settings.severities.has('request-id/format')) return
  const id = c.requestId
  if (id === undefined) {
    if (headers === undefined) c.skip('request-id/format')
  } else if (!isUuidV4(id)) {
    c.report('request-id/format', ['request_id'], 'A request id should be a UUID v4.')
  }
}

/** Returns whether an unreadable or missing body may have the id. */
const mayBeInBody = ({ body, rawBody, traits, transport }: Check): boolean =>
  body === undefined &&
  (rawBody !== undefined || traits.body === 'required' || transport?.json?.error !== undefined)

function missing(c: Check): void {
  const { operation, headers, names, traits } = c
  const wanted = operation === 'searchCampaigns' ? 'recommended' : 'required'
  const takesBody = traits.body !== 'none'
  const header = quoted(names.requestIdHeader)
  const where = takesBody ? `${header} or in \`request_id\` of the body` : header
  const isOther = Object.keys(headers?.record ?? {}).some((name) => otherServiceHeader.test(name))
  c.report(
    'request-id/missing',
    takesBody ? ['request_id'] : names.requestIdHeader,
    isOther
      ? `A request id is ${wanted} in ${where}; the request has the header of another service (option \`serviceName\`).`
      : `A request id is ${wanted} in the header ${where}.`,
  )
}
