import { factNames } from '../../src/core/contract/facts.js'
import { type Family, type OpenApiDocument, operationsOf, type WrittenRule } from './documents.js'

/** Whether a value is allowed, and the allowed values in words. */
type MemberCheck = [isAllowed: (value: unknown) => boolean, allowed: string]

const oneOf = (...values: string[]): MemberCheck => [
  (value) => values.includes(value as string),
  `one of ${values.join(', ')}`,
]

const listOf = (...values: string[]): MemberCheck => [
  (value) =>
    isList(value) &&
    new Set(value).size === value.length &&
    value.every((each) => values.includes(each as string)),
  `a list of ${values.join(', ')}, each at most once`,
]

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const text: MemberCheck = [isText, 'a text']
const flag: MemberCheck = [(value) => value === true, 'true, or left out']
const severity = oneOf('error', 'warn', 'off')
const channels = ['PUSH', 'EMAIL']

/** Returns the check of each member that an entry of `x-rules` may have. */
const memberChecks = (
  operations: readonly string[],
  ids: readonly unknown[],
): Record<string, MemberCheck> => ({
  id: [
    (value) =>
      (value === 'structure' || /^[a-z-]+\/[a-z-]+$/.test(String(value))) &&
      ids.indexOf(value) === ids.lastIndexOf(value),
    '`<group>/<name>` in lower-case letters and hyphens, and unique',
  ],
  severity,
  status: [
    (value) => Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599,
    'a whole number from 400 to 599',
  ],
  code: [(value) => /^[A-Z]+(_[A-Z]+)*$/.test(String(value)), 'an error code like BAD_REQUEST'],
  operations: listOf(...operations),
  summary: text,
  source: text,
  facts: listOf(...factNames.filter((name) => !name.includes('.'))),
  'silent-if': [
    (value) => isList(value) && value.every((id) => ids.includes(id)),
    'a list of ids of other rules',
  ],
  'severity-by-channel': [
    (value) =>
      typeof value === 'object' &&
      Object.entries(value ?? {}).every(
        ([channel, each]) => channels.includes(channel) && severity[0](each),
      ),
    `a map from ${channels.join(' or ')} to ${severity[1]}`,
  ],
  'severity-when-publishing': severity,
  stage: oneOf('route', 'credentials', 'headers', 'body'),
  keywords: [(value) => isList(value) && value.every(isText), 'a list of JSON Schema keywords'],
  yields: flag,
  assumed: text,
  'assumed-part': oneOf('answer'),
  overrides: [isList, 'a list of other values for some `operations`'],
})

const required = ['id', 'severity', 'status', 'code', 'operations', 'summary', 'source']

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
      return errorsIn(values, memberChecks(rule.operations ?? known, ids))
    })
    const errors = new Set([...errorsIn({ ...rule }, memberChecks(known, ids)), ...overridden])
    return [...errors].map((error) => `${at}: ${error}`)
  })
}

function errorsIn(members: Record<string, unknown>, checks: Record<string, MemberCheck>): string[] {
  const missing = required.filter((name) => members[name] === undefined)
  return [
    ...missing.map((name) => `\`${name}\` is missing; must be ${checks[name]?.[1]}`),
    ...Object.entries(members).flatMap(([name, value]) => {
      if (value === undefined) return []
      if (!Object.hasOwn(checks, name)) {
        return [`unknown member \`${name}\`; known: ${Object.keys(checks).join(', ')}`]
      }
      const [isAllowed, allowed] = checks[name] as MemberCheck
      if (isAllowed(value)) return []
      return [`\`${name}\` must be ${allowed}, not ${JSON.stringify(value)}`]
    }),
  ]
}
