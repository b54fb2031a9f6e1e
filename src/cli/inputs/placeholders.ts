import { fromPointer, isNested, valueAt } from '../../core/base/json.js'
import type { RequestInput } from '../../core/index.js'
import { byLevel, inputWarning, type LocatedFinding, levelOf } from '../results/finding.js'
import { countOf, type DocumentResult } from '../results/result.js'
import type { Exchange } from './located-request.js'

/** What generators of collections write for a value to fill in. */
const placeholder =
  /^<(?:string|integer|long|number|float|double|boolean|date|date-?time|email|uuid|uri|url|binary|byte|object|array)>$/i

/** Returns whether a value is to be filled in. */
export const isPlaceholder = (value: unknown): value is string =>
  typeof value === 'string' && placeholder.test(value)

/** Returns a result without some violations; valid when none is left. */
export function withoutViolations(
  result: DocumentResult,
  isLeftOut: (violation: LocatedFinding) => boolean,
): DocumentResult {
  const findings = result.findings.filter(
    (finding) => levelOf(finding) !== 'error' || !isLeftOut(finding),
  )
  if (findings.length === result.findings.length) return result
  // The response would list them.
  const { response, ...rest } = result
  const left = { ...rest, findings }
  return countOf(left, 'error') > 0 ? left : { ...left, ok: true, status: null }
}

/** Replaces the findings about placeholders such as `<string>` by one warning that counts them. */
export function withoutPlaceholders(
  result: DocumentResult,
  { hasPlaceholders, position }: Exchange,
  request: RequestInput,
): DocumentResult {
  if (!hasPlaceholders) return result
  const values: string[] = []
  const open: unknown[] = [request]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isPlaceholder(value)) values.push(value)
    else if (isNested(value)) open.push(...Object.values(value))
  }
  const [first] = values
  if (first === undefined) return result
  const isUnfilled = ({ pointer, target }: LocatedFinding): boolean => {
    const { params, query, headers, body } = request
    if (pointer !== '') return isPlaceholder(valueAt(body, fromPointer(pointer)))
    const isTarget = (name: string) => name.toLowerCase() === target.toLowerCase()
    return [params, query, headers].some((part) =>
      Object.entries(part ?? {}).some(
        ([name, value]) => isTarget(name) && [value].flat().some(isPlaceholder),
      ),
    )
  }
  const kept = withoutViolations(result, isUnfilled)
  const message = `${values.length} ${values.length === 1 ? 'value is' : 'values are'} not filled in, such as \`${first}\`; not checked`
  const unfilled = inputWarning('input/unfilled-value', message, position.whole())
  const others = kept.findings.filter(
    (finding) => levelOf(finding) !== 'warn' || !isUnfilled(finding),
  )
  return { ...kept, findings: byLevel([unfilled, ...others]) }
}
