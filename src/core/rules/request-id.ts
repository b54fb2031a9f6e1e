import { operationTraits } from '../../../generated/operation-traits.js'
import { quoted } from '../base/text.js'
import { isUuidV4 } from '../formats/patterns.js'
import { fine, problem, type Rule, type RuleContext, unchecked } from './rule.js'

const inHeader = ({ headers }: RuleContext): string | undefined => headers?.requestId

/** The body's id; an empty one is an absent one. */
const inBody = ({ body }: RuleContext): unknown => {
  const id = body?.request_id
  return id === '' ? undefined : id
}

/** The request's id where it has one: the header's, else the body's. */
export const requestIdOf = (context: RuleContext): string | undefined => {
  const id = inHeader(context) ?? inBody(context)
  return typeof id === 'string' ? id : undefined
}

/** A body that was sent or is demanded, and cannot be read: whether it has an id is not known. */
const mayHoldOne = ({ operation, body, rawBody, transport }: RuleContext): boolean =>
  body === undefined &&
  (rawBody !== undefined ||
    operationTraits[operation].body === 'required' ||
    transport?.json?.error !== undefined)

const otherServiceHeader = /^x-.+-request-id$/

export const requestIdMissing: Rule = (context) => {
  const { operation, headers, names } = context
  if (mayHoldOne(context) || inBody(context) !== undefined) return fine
  if (headers === undefined) return unchecked
  if (inHeader(context) !== undefined) return fine
  const header = quoted(names.requestIdHeader)
  const wanted = operation === 'searchCampaigns' ? 'recommended' : 'required'
  const other = headers.all.present().some((name) => otherServiceHeader.test(name))
  return problem(
    ['request_id'],
    other
      ? `A request id is ${wanted} in ${header} or \`request_id\`; the id header of another service name was sent (option \`serviceName\`).`
      : `A request id is ${wanted}, in the header ${header} or as \`request_id\` in the body.`,
  )
}

export const requestIdMismatch: Rule = (context) => {
  const body = inBody(context)
  if (typeof body !== 'string') return fine
  if (context.headers === undefined) return unchecked
  const header = inHeader(context)
  return header === undefined || header === body
    ? fine
    : problem(
        ['request_id'],
        `The request ids in ${quoted(context.names.requestIdHeader)} and in the body must be the same.`,
      )
}

export const requestIdFormat: Rule = (context) => {
  const id = requestIdOf(context)
  if (id === undefined) return context.headers === undefined ? unchecked : fine
  return isUuidV4(id) ? fine : problem(['request_id'], 'A request id should be a UUID v4.')
}
