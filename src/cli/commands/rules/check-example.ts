import type { Contract, ErrorResponse, HttpRequest, Violation } from '../../../core/index.js'
import { checkDocument } from '../../checking/check-document.js'
import type { Region } from '../../documents/position.js'
import type { SourceDocument } from '../../documents/source-document.js'

/** A violation of an example, with its position in the YAML. */
export type ExampleViolation = Region & {
  target: string
  message: string
  /** What `fix` would change. */
  fix?: string
}

/** The verdict on an example. */
interface ExampleVerdict {
  violations: ExampleViolation[]
  /** Number of warnings. */
  warnings: number
  response: ErrorResponse | undefined
}

/** Checks a request document as `check` does. */
export function checkRequest(document: SourceDocument, contract: Contract): ExampleVerdict {
  const result = checkDocument(document, { contract, operation: undefined, facts: {} })
  if (result.error) throw new Error(result.error.message)
  return {
    violations: result.violations.map(
      ({ target, message, line, column, endLine, endColumn, repair }) => ({
        ...{ target, message, line, column },
        ...(endLine !== undefined && { endLine }),
        ...(endColumn !== undefined && { endColumn }),
        ...(repair && { fix: repair.message }),
      }),
    ),
    warnings: result.warnings.length,
    response: result.response,
  }
}

/** Checks an input of `checkHttp`. */
export function checkHttpInput(document: SourceDocument, contract: Contract): ExampleVerdict {
  const request = document.value as HttpRequest
  const verdict = contract.checkHttp(request)
  if (verdict === undefined || verdict.ok)
    return { violations: [], warnings: verdict?.warnings.length ?? 0, response: undefined }
  return {
    violations: verdict.violations.map((violation) => ({
      ...{ target: violation.target, message: violation.message },
      ...document.regionOf({ path: partOf(violation, request), at: 'value' }),
    })),
    ...{ warnings: verdict.warnings.length, response: verdict.response },
  }
}

/** Returns the path of the part of an HTTP request that a violation is about. */
function partOf({ rule, target, status }: Violation, request: HttpRequest): string[] {
  if (Object.hasOwn(request.headers ?? {}, target)) return ['headers', target]
  if (status === 405) return ['method']
  if (rule === 'http/path-malformed') return ['url']
  return ['bodyTooLarge' in request ? 'bodyTooLarge' : 'body']
}
