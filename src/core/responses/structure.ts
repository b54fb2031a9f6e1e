import { type ResponseCheckId, responseSchemas } from '../../../generated/response-checks.js'
import { isObject, type JsonObject, own, type Path } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { FindingLevel } from './finding.js'
import type { ResponseCheck } from './response-check.js'

/** The schema of a value in a response. */
interface Structure {
  /** The level at which it is required. */
  readonly required?: FindingLevel
  /** The check that reports it, if it is not that of the object around it. */
  readonly check?: ResponseCheckId
  /** The check that reports its absence, if it is another one. */
  readonly absenceCheck?: ResponseCheckId
  /** Whether the envelope rests on a decision. */
  readonly isAssumed?: boolean
  readonly type?: 'object' | 'array' | 'string'
  /** What a string should be. */
  readonly value?: string
  readonly maxItems?: number
  readonly properties?: { readonly [key: string]: Structure }
  readonly items?: Structure
}

type Structures = { readonly [name: string]: Structure }

/** The structure of a response that is neither a success nor an error. */
const other: Structure = { properties: { response_id: { type: 'string', required: 'MUST' } } }

export function schemaOf({ kind, family, operation, status }: ResponseCheck): Structure {
  const structures: Structures = kind === undefined ? {} : responseSchemas[family][kind]
  return structures[operation] ?? structures[`${status}`] ?? structures.default ?? other
}

/** Reports what does not match the schema of the response and is reported by the check that runs. */
export function structure(c: ResponseCheck): void {
  if (c.body !== undefined) members(c, schemaOf(c), c.body, [], 'response/envelope')
}

function members(
  c: ResponseCheck,
  schema: Structure,
  object: JsonObject,
  at: Path,
  check: ResponseCheckId,
): void {
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const path = [...at, key]
    const value = own(object, key)
    if (value === undefined) {
      const reportedBy = inner.absenceCheck ?? inner.check ?? check
      if (inner.required === undefined || reportedBy !== c.id) continue
      const values = inner.type === 'array' ? { expected: [] } : {}
      if (inner.required === 'MUST') c.report(path, `${quoted(key)} is required.`, values)
      else c.should(path, `${quoted(key)} should be sent.`, values)
    } else if (inner.check === undefined || inner.check === c.id) {
      visit(c, inner, value, path, inner.check ?? check)
    }
  }
}

function visit(
  c: ResponseCheck,
  schema: Structure,
  value: unknown,
  at: Path,
  check: ResponseCheckId,
): void {
  const { type, value: expected, items, maxItems = Number.POSITIVE_INFINITY } = schema
  if (type !== undefined && !isOfType(type, value)) {
    if (check === c.id) c.report(at, `Must be ${names[type]}.`, { got: value })
  } else if (Array.isArray(value)) {
    if (check !== c.id || items === undefined) return
    if (value.length > maxItems) {
      c.report(at, `Must be empty with status ${c.status}.`, { expected: [] })
    }
    for (const [index, item] of value.entries()) visit(c, items, item, [...at, index], check)
  } else if (isObject(value)) {
    members(c, schema, value, at, check)
  } else if (expected !== undefined && value !== expected && check === c.id) {
    c.should(at, `Should be ${quoted(expected)}.`, { expected, got: value })
  }
}

const names = { object: 'an object', array: 'an array', string: 'a string' }

const isOfType = (type: string, value: unknown): boolean =>
  type === 'object'
    ? isObject(value)
    : type === 'array'
      ? Array.isArray(value)
      : typeof value === type
