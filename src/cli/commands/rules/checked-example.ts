import { requestsOfCases } from '../../../../generated/rule-examples.js'
import { createContract, type ErrorResponse } from '../../../core/index.js'
import type { SourceDocument } from '../../documents/source-document.js'
import { readYaml } from '../../documents/yaml-document.js'
import { checkHttpInput, checkRequest, type ExampleViolation } from './check-example.js'
import { ruleExamples } from './examples/index.js'
import {
  correctedIn,
  exampleResponseId,
  type RuleExample,
  rejectedIn,
} from './examples/rule-example.js'

/** A request that violates a rule, with the verdict of this version on it. */
export interface CheckedExample {
  /** YAML of a request document or, with `isHttp`, of an input of `checkHttp`. */
  rejected: string
  corrected: string
  isHttp?: true
  /** Severity of the rule by default; the violations and the response are those of an error. */
  severity: 'error' | 'warn' | 'off'
  violations: ExampleViolation[]
  response: ErrorResponse
}

/** Returns the written example of a rule, or that of its cases; undefined for `structure`. */
export function exampleOf(id: string): RuleExample | undefined {
  const { request = requestsOfCases[id], ...rest } = ruleExamples[id] ?? {}
  return request === undefined ? undefined : { ...rest, request }
}

/** Returns the checked example of a rule; undefined for `structure`, which has none. */
export function checkedExample(id: string): CheckedExample | undefined {
  const example = exampleOf(id)
  if (example === undefined) return undefined
  const { isHttp } = example
  const [rejected, corrected] = [rejectedIn(example), correctedIn(example)]
  const document = readYaml(rejected)[0] as SourceDocument
  const check = isHttp ? checkHttpInput : checkRequest
  const responseId = () => exampleResponseId
  const { violations, response } = check(
    document,
    createContract({ rules: { [id]: 'error' }, responseId }),
  )
  if (response === undefined) throw new Error(`the example of ${id} is accepted`)
  const byDefault = check(document, createContract())
  const isError = byDefault.violations.length > 0
  return {
    ...{ rejected, corrected, ...(isHttp && { isHttp }) },
    severity: isError ? 'error' : byDefault.warnings > 0 ? 'warn' : 'off',
    ...{ violations, response },
  }
}
