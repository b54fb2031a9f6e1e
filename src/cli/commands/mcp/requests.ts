import type { OperationName, RequestInput } from '../../../core/index.js'
import { checkRead, type ReadRequest, tryRead } from '../../checking/check-document.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { InputError } from '../../documents/input-error.js'
import { readJson } from '../../documents/json-document.js'
import { applyFixes } from '../../fix/apply-fixes.js'
import { UsageError } from '../../host/usage-error.js'
import { levelOf, withReason } from '../../results/finding.js'
import { type DocumentResult, inputErrorIn } from '../../results/result.js'
import { shortened } from '../../results/shortened.js'
import { corrections } from './corrections.js'

/** A request document, as the arguments of a tool. */
export interface RequestArguments extends Pick<RequestInput, 'params' | 'query' | 'headers'> {
  operation: OperationName
  body?: unknown
  facts?: object
}

/** Checks a request; returns its violations, with a correction for each that has one. */
export function checkRequest(args: RequestArguments, settings: CheckSettings): object {
  const read = readArguments(JSON.stringify(args), settings)
  return answerOf(checkRead(read, settings), read)
}

/** Applies all safe fixes; returns the new body and what remains. */
export function fixRequest(args: RequestArguments, settings: CheckSettings): object {
  const check = (text: string) => [checkRead(readArguments(text, settings), settings)]
  const { text, fixes, results } = applyFixes(JSON.stringify(args), check)
  const read = readArguments(text, settings)
  return {
    fixes: fixes.map(({ repair, rule, target }) => ({ rule, target, message: repair.message })),
    body: read.request.body,
    ...answerOf(results[0] as DocumentResult, read),
  }
}

/** Throws a UsageError for what is no request document. */
function readArguments(text: string, settings: CheckSettings): ReadRequest {
  const read = tryRead(readJson(text), settings)
  if (read instanceof InputError) throw new UsageError(read.message)
  return read
}

function answerOf(checked: DocumentResult, read: ReadRequest): object {
  const result = shortened(checked)
  const failure = inputErrorIn(result)
  if (failure !== undefined) throw new Error(failure.message)
  const { operation, ok, status, findings, unchecked, needs, truncated } = result
  const corrected = corrections(read, checked.findings)
  // Members that are undefined are not written.
  return {
    operation,
    valid: ok,
    status: status ?? undefined,
    violations: findings.map((finding, index) => ({
      rule: finding.rule,
      level: levelOf(finding),
      target: finding.target,
      pointer: finding.pointer === '' ? undefined : `/body${finding.pointer}`,
      message: withReason(finding),
      keyword: finding.keyword,
      correction: corrected[index],
    })),
    skipped:
      unchecked.length === 0 ? undefined : { rules: unchecked.length, missing: [...needs.keys()] },
    truncated,
  }
}
