import { derivedExamples } from '../../../../generated/rule-examples.js'
import {
  type Contract,
  createContract,
  type ErrorResponse,
  type HttpRequest,
  type Violation,
} from '../../../core/index.js'
import { checkDocument } from '../../checking/check-document.js'
import type { Region } from '../../documents/position.js'
import type { SourceDocument } from '../../documents/source-document.js'
import { readYaml } from '../../documents/yaml-document.js'
import { levelOf } from '../../results/finding.js'
import { countOf, inputErrorIn } from '../../results/result.js'
import { writtenExamples } from './written-examples.js'

/** A request that violates a rule, and the same without the violation. */
interface RuleExample {
  /** YAML of a request document or, with `isHttp`, of an input of `checkHttp`. */
  rejected: string
  corrected: string
  isHttp?: true
}

/** An example, with the verdict of this version on it. */
export interface CheckedExample extends RuleExample {
  /** Severity of the rule by default; the violations and the response are those of an error. */
  severity: 'error' | 'warn' | 'off'
  violations: ExampleViolation[]
  response: ErrorResponse
}

/**
 * Returns the lines of an example: `-` marks those of the rejected request only, `+` those of the
 * corrected one.
 */
export const markedExample = (id: string): string | undefined =>
  writtenExamples[id] ?? derivedExamples[id]

/** Returns the example of a rule; undefined for `structure`, which has none. */
export function exampleOf(id: string): RuleExample | undefined {
  const marked = markedExample(id)
  if (marked === undefined) return undefined
  const without = (mark: string) =>
    marked
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(mark))
      .map((line) => `${line.slice(2)}\n`)
      .join('')
  const rejected = without('+')
  return {
    rejected,
    corrected: without('-'),
    ...(!rejected.startsWith('operation:') && { isHttp: true }),
  }
}

/** Replaces generated ids in responses, so that they stay the same. */
const exampleResponseId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** Returns the checked example of a rule; undefined for `structure`, which has none. */
export function checkedExample(id: string): CheckedExample | undefined {
  const example = exampleOf(id)
  if (example === undefined) return undefined
  const document = readYaml(example.rejected)[0] as SourceDocument
  const check = example.isHttp ? checkHttpInput : checkRequest
  const responseId = () => exampleResponseId
  const { violations, response } = check(
    document,
    createContract({ rules: { [id]: 'error' }, responseId }),
  )
  if (response === undefined) throw new Error(`the example of ${id} is accepted`)
  const byDefault = check(document, createContract())
  const isError = byDefault.violations.length > 0
  return {
    ...example,
    severity: isError ? 'error' : byDefault.warnings > 0 ? 'warn' : 'off',
    violations,
    response,
  }
}

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
function checkRequest(document: SourceDocument, contract: Contract): ExampleVerdict {
  const result = checkDocument(document, { contract, operation: undefined, facts: {} })
  const violations = result.findings.filter((finding) => levelOf(finding) === 'error')
  if (inputErrorIn(result)) throw new Error(violations[0]?.message)
  return {
    violations: violations.map(({ target, message, line, column, endLine, endColumn, repair }) => ({
      target,
      message,
      line: line as number,
      column: column as number,
      ...(endLine !== undefined && { endLine }),
      ...(endColumn !== undefined && { endColumn }),
      ...(repair && { fix: repair.message }),
    })),
    warnings: countOf(result, 'warn'),
    response: result.response,
  }
}

/** Checks an input of `checkHttp`. */
function checkHttpInput(document: SourceDocument, contract: Contract): ExampleVerdict {
  const request = document.value as HttpRequest
  const verdict = contract.checkHttp(request)
  if (verdict === undefined || verdict.ok)
    return { violations: [], warnings: verdict?.warnings.length ?? 0, response: undefined }
  return {
    violations: verdict.violations.map((violation) => ({
      target: violation.target,
      message: violation.message,
      ...document.regionOf({ path: partOf(violation, request), at: 'value' }),
    })),
    warnings: verdict.warnings.length,
    response: verdict.response,
  }
}

/** Returns the path of the part of an HTTP request that a violation is about. */
function partOf({ rule, target, status }: Violation, request: HttpRequest): string[] {
  if (Object.hasOwn(request.headers ?? {}, target)) return ['headers', target]
  if (status === 405) return ['method']
  if (rule === 'http/path-malformed') return ['url']
  return ['bodyTooLarge' in request ? 'bodyTooLarge' : 'body']
}
