import type { RequestInput } from '../../core/index.js'
import type { DocumentResult } from '../results/document-result.js'
import { keysOf, type LocatedViolation } from '../results/violation-position.js'
import { isObject, memberOf } from './json-parts.js'
import type { Exchange } from './located-request.js'

/** What generators of collections write for a value to fill in. */
const placeholder =
  /^<(?:string|integer|long|number|float|double|boolean|date|date-?time|email|uuid|uri|url|binary|byte|object|array)>$/i

const isPlaceholder = (value: unknown): value is string =>
  typeof value === 'string' && placeholder.test(value)

/** Returns a result without some violations; valid when none is left. */
export function withoutViolations(
  result: DocumentResult,
  isLeftOut: (violation: LocatedViolation) => boolean,
): DocumentResult {
  const violations = result.violations.filter((violation) => !isLeftOut(violation))
  if (violations.length === result.violations.length) return result
  // The response would list them.
  const { response, ...rest } = result
  return violations.length > 0
    ? { ...rest, violations }
    : { ...rest, violations, ok: true, status: null }
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
    else if (isObject(value)) open.push(...Object.values(value))
  }
  const [first] = values
  if (first === undefined) return result
  const isUnfilled = ({ pointer, target }: LocatedViolation): boolean => {
    const { params, query, headers, body } = request
    if (pointer !== '') return isPlaceholder(keysOf(pointer).reduce<unknown>(memberOf, body))
    const isTarget = (name: string) => name.toLowerCase() === target.toLowerCase()
    return [params, query, headers].some((part) =>
      Object.entries(part ?? {}).some(
        ([name, value]) => isTarget(name) && [value].flat().some(isPlaceholder),
      ),
    )
  }
  const { warnings, ...kept } = withoutViolations(result, isUnfilled)
  const unfilled: LocatedViolation = {
    rule: 'input/unfilled-value',
    severity: 'warn',
    target: '',
    pointer: '',
    message: `${values.length} ${values.length === 1 ? 'value is' : 'values are'} not filled in, such as \`${first}\`; not checked`,
    source: 'the file itself',
    ...position.whole(),
  }
  return { ...kept, warnings: [unfilled, ...warnings.filter((warning) => !isUnfilled(warning))] }
}
