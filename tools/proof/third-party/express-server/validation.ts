import { readFileSync } from 'node:fs'
import type { Request, RequestHandler } from 'express'
import * as validator from 'express-openapi-validator'
import { parse } from 'yaml'
import { ApiError, type Detail, isOffering } from './answers.js'

const document = (name: string) =>
  parse(readFileSync(new URL(`../../../../openapi/${name}.yaml`, import.meta.url), 'utf8'))

const hexColor = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** The validator over both documents. */
export const validation: readonly RequestHandler[] = ['campaigns', 'offerings'].flatMap((name) =>
  validator.middleware({
    apiSpec: document(name),
    // It finds no reference to a place within another schema unless all are resolved before.
    $refParser: { mode: 'dereference' },
    ignoreUndocumented: true,
    validateSecurity: false,
    validateResponses: false,
    formats: { 'hex-color': { type: 'string', validate: (text: string) => hexColor.test(text) } },
  }),
)

interface Found {
  path: string
  message: string
  errorCode?: string
}

/** What the validator or the parser of bodies throws, in the form of the API. */
export function toApiError(error: unknown, request: Request): ApiError {
  if (error instanceof ApiError) return error
  const { status = 500, errors = [], message } = error as ApiError & { errors?: Found[] }
  if (status === 500) {
    console.error(error)
    return new ApiError(500, 'INTERNAL_ERROR', 'Something went wrong on our side.')
  }
  if (status === 404) return new ApiError(404, 'BAD_REQUEST', 'There is nothing here.')
  const isBadRequest = !isOffering(request) && (status !== 400 || errors.length === 0)
  const code = isBadRequest ? 'BAD_REQUEST' : 'VALIDATION_FAILED'
  if (status !== 400 || errors.length === 0) return new ApiError(status, code, message)
  const details = withoutRepeats(errors).map((found) => detailOf(found, request))
  const [first] = details as [Detail]
  // An offering's own codes stand at the top where they are all there is.
  if (isOffering(request) && details.length === 1 && first.code !== 'VALIDATION_FAILED') {
    return new ApiError(400, first.code, first.message, first.target)
  }
  return new ApiError(400, code, `The request has ${details.length} faults.`, first.target, details)
}

/** Every branch of a `oneOf` repeats the same error and adds that none matches. */
function withoutRepeats(errors: readonly Found[]): Found[] {
  const specific = errors.filter(({ errorCode }) => !/^(?:oneOf|anyOf|if)\./.test(errorCode ?? ''))
  const first = new Map(
    (specific.length > 0 ? specific : errors).toReversed().map((e) => [e.path, e]),
  )
  return [...first.values()].toReversed()
}

function detailOf({ path, message, errorCode }: Found, request: Request): Detail {
  const [place, ...segments] = path.split('/').slice(1)
  const header = place === 'headers' ? headerName(segments[0] ?? '') : undefined
  const target = header ?? segments.join('.')
  const code = isOffering(request) ? offeringCode(target, errorCode) : 'VALIDATION_FAILED'
  return { code, target, message }
}

const headerName = (name: string): string =>
  ({ 'idempotency-key': 'Idempotency-Key', 'x-svc-request-id': 'X-SVC-Request-Id' })[name] ?? name

function offeringCode(target: string, errorCode: string | undefined): string {
  const isMissing = errorCode === 'required.openapi.validation'
  if (target === 'Idempotency-Key') {
    return isMissing ? 'MISSING_IDEMPOTENCY_KEY' : 'INVALID_IDEMPOTENCY_KEY'
  }
  if (isMissing) return 'REQUIRED_FIELD_MISSING'
  if (target === 'name' && errorCode === 'pattern.openapi.validation') return 'INVALID_OFFER_NAME'
  return 'VALIDATION_FAILED'
}
