import { operationTraits } from '../../../generated/operation-traits.js'
import { quoted } from '../base/text.js'
import { readHeaders } from '../contract/request.js'
import { isUuidV4 } from '../formats/patterns.js'
import { type Rule, type RuleContext, unchecked, valid, violation } from './rule.js'

const inHeader = ({ headers }: RuleContext): string | undefined => headers?.requestId

/** Returns the id of the body; an empty id counts as missing. */
const inBody = ({ body }: RuleContext): unknown => {
  const id = body?.request_id
  return id === '' ? undefined : id
}

/** Returns the request id of the header, else of the body. */
export const requestIdOf = (context: RuleContext): string | undefined => {
  const id = inHeader(context) ?? inBody(context)
  return typeof id === 'string' ? id : undefined
}

/** Returns whether an unreadable or missing body may have the id. */
const mayHaveIdInBody = ({ operation, body, rawBody, transport }: RuleContext): boolean =>
  body === undefined &&
  (rawBody !== undefined ||
    operationTraits[operation].body === 'required' ||
    transport?.json?.error !== undefined)

const otherServiceHeader = /^x-.+-request-id$/

export const requestIdMissing: Rule = (context) => {
  const { operation, headers, names } = context
  if (mayHaveIdInBody(context) || inBody(context) !== undefined) return valid
  if (headers === undefined) return unchecked
  if (inHeader(context) !== undefined) return valid
  const wanted = operation === 'searchCampaigns' ? 'recommended' : 'required'
  const header = quoted(names.requestIdHeader)
  const takesBody = operationTraits[operation].body !== 'none'
  const where = takesBody ? `${header} or in \`request_id\` of the body` : header
  const other = readHeaders(headers.given)
    .present()
    .some((name) => otherServiceHeader.test(name))
  return violation(
    takesBody ? ['request_id'] : names.requestIdHeader,
    other
      ? `A request id is ${wanted} in ${where}; the request has the header of another service (option \`serviceName\`).`
      : `A request id is ${wanted} in the header ${where}.`,
  )
}

export const requestIdMismatch: Rule = (context) => {
  const body = inBody(context)
  if (typeof body !== 'string') return valid
  if (context.headers === undefined) return unchecked
  const header = inHeader(context)
  return header === undefined || header === body
    ? valid
    : violation(
        ['request_id'],
        `Must be the same as the request id in the header ${quoted(context.names.requestIdHeader)}.`,
      )
}

export const requestIdFormat: Rule = (context) => {
  const id = requestIdOf(context)
  if (id === undefined) return context.headers === undefined ? unchecked : valid
  return isUuidV4(id) ? valid : violation(['request_id'], 'A request id should be a UUID v4.')
}
