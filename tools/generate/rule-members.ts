import {
  aboutPart,
  type Kind,
  kind,
  listOf,
  members,
  object,
  oneOf,
  problemsOf,
  text,
  whole,
} from '../../src/core/base/kinds.js'
import { factNames } from '../../src/core/contract/facts.js'
import { severities } from '../../src/core/contract/violation.js'
import { type Family, type OpenApiDocument, operationsOf, type WrittenRule } from './documents.js'

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0

const namesOf = (known: readonly unknown[], expected = `a list of ${known.join(', ')}`): Kind =>
  kind(
    (value) =>
      isList(value) &&
      new Set(value).size === value.length &&
      value.every((each) => known.includes(each)),
    `${expected}, each at most once`,
  )

const severity = oneOf(...severities)

/** Returns the kind of an entry of `x-rules`. */
const ruleKind = (operations: readonly string[], ids: readonly unknown[]): Kind =>
  members(
    {
      id: kind(
        (value) =>
          (value === 'structure' || /^[a-z-]+\/[a-z-]+$/.test(String(value))) &&
          ids.indexOf(value) === ids.lastIndexOf(value),
        '`<group>/<name>` in lower-case letters and hyphens, and unique',
      ),
      severity,
      status: whole(400, 599),
      code: kind((value) => /^[A-Z]+(_[A-Z]+)*$/.test(String(value)), 'a code like BAD_REQUEST'),
      operations: namesOf(operations),
      summary: text,
      source: text,
      facts: namesOf(factNames.filter((name) => name !== 'workspace')),
      'silent-if': namesOf(ids, 'a list of ids of other rules'),
      'severity-by-channel': members({ PUSH: severity, EMAIL: severity }),
      'severity-when-publishing': severity,
      stage: oneOf('route', 'credentials', 'headers', 'body'),
      keywords: listOf(text, 'a list of JSON Schema keywords'),
      yields: kind((value) => value === true, 'true, or left out'),
      assumed: text,
      'assumed-part': oneOf('answer'),
      overrides: listOf(object, 'a list of other values for some `operations`'),
    },
    ['id', 'severity', 'status', 'code', 'operations', 'summary', 'source'],
  )

/** Returns a line for each unknown, missing or invalid member of the document's `x-rules`. */
export function memberErrors(
  family: Family,
  document: OpenApiDocument,
  rules: readonly WrittenRule[],
): string[] {
  const known = operationsOf(document).map(({ operation }) => operation.operationId)
  const ids = rules.map((rule) => rule?.id)
  return rules.flatMap((rule, index) => {
    const at = `openapi/${family}.yaml: x-rules: ${rule?.id ?? `entry ${index + 1}`}`
    const overridden = [rule?.overrides ?? []].flat().flatMap((override) => {
      const values = Object.assign({ ...rule }, { operations: undefined }, override)
      return [...problemsOf(ruleKind(rule.operations ?? known, ids), values)]
    })
    const problems = [...problemsOf(ruleKind(known, ids), rule), ...overridden]
    return [...new Set(problems.map((problem) => aboutPart(at, problem)))]
  })
}
