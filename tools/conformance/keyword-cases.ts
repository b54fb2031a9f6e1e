import { isDeepStrictEqual } from 'node:util'
import type { Operation } from 'fast-json-patch'
import type { OperationName } from '../../generated/operations.js'
import { type CaseEntry, type CaseFiles, requestOf } from '../../src/conformance/cases/cases.js'
import {
  fromPointer,
  isObject,
  type Path,
  toPointer,
  toTarget,
  valueAt,
} from '../../src/core/base/json.js'
import { serviceNames } from '../../src/core/contract/service-names.js'
import type { Fault } from '../../src/testing/arbitraries/fault.js'
import { isValid } from '../../src/testing/arbitraries/fix.js'
import type { GeneratedRequest } from '../../src/testing/arbitraries/request.js'
import { type BodyContract, bodyContract } from '../../src/testing/arbitraries/schema.js'
import { structureViolations } from '../../src/testing/arbitraries/structure-violations.js'
import { type ValidValue, validValues } from './valid-values.js'

/** Keywords whose valid values may violate other rules; hand-written cases cover them. */
const leftToOthers: readonly string[] = [
  '/$defs/TestIdentifier/enum',
  '/$defs/Platform/enum',
  '/$defs/VariationDetails/properties/no_of_variations/minimum',
  '/$defs/Scheduling/properties/start_datetime/format',
  '/$defs/Scheduling/properties/expiry_datetime/format',
  '/$defs/NewScheduling/properties/start_datetime/format',
  '/$defs/NewScheduling/properties/expiry_datetime/format',
  '/$defs/EitherBasicDetails/properties/content_type/enum',
]

const names = serviceNames('SVC', 'OPTIMIZED')

/** A valid request: a base, or the request of an accepted case. */
interface ValidRequest extends GeneratedRequest {
  base: string
  change: Operation[]
  contract: BodyContract
}

interface Candidate {
  /** The keyword and the value: shared schemas get one case for each. */
  key: string
  /** The end of the id. */
  name: string
  /** Returns the case; undefined if it would violate another rule. */
  entry(): Omit<CaseEntry, 'id' | 'base'> | undefined
}

/**
 * Returns, for each keyword of each request body schema, cases that violate only it, and near misses.
 * Each changes a base or the request of an accepted case; the verdicts follow from the schemas.
 */
export function keywordCases(
  bases: CaseFiles['bases'],
  written: readonly CaseEntry[],
): { topic: string; cases: CaseEntry[] }[] {
  const keys = new Set<string>()
  const ids = new Set<string>()
  const casesOf = new Map<OperationName, CaseEntry[]>()
  for (const request of validRequests(bases, written)) {
    const { operation, base, change } = request
    const cases = casesOf.get(operation) ?? []
    casesOf.set(operation, cases)
    for (const { key, name, entry } of candidates(request)) {
      const made = keys.has(key) ? undefined : entry()
      if (made === undefined) continue
      keys.add(key)
      const id = uniqueId(`${made.rule}#${operation}-${name}`, ids)
      const { rule, level, summary, change: last = [], expect } = made
      cases.push({ id, rule, level, summary, base, change: [...change, ...last], expect })
    }
  }
  return [...casesOf].flatMap(([operation, cases]) =>
    cases.length === 0 ? [] : [{ topic: `keywords-${kebabCase(operation)}`, cases }],
  )
}

const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function uniqueId(stem: string, ids: Set<string>): string {
  let id = stem
  for (let count = 2; ids.has(id); count++) id = `${stem}-${count}`
  ids.add(id)
  return id
}

/** Yields the bases, then the accepted cases, which cover what no base contains. */
function* validRequests(
  bases: CaseFiles['bases'],
  written: readonly CaseEntry[],
): Generator<ValidRequest> {
  const accepted = written.filter(
    ({ http, options, expect }) =>
      http === undefined &&
      options === undefined &&
      isDeepStrictEqual({ ...expect, unchecked: [] }, { ok: true, unchecked: [] }),
  )
  const unchanged = Object.keys(bases).map((base) => ({ base, change: [] }))
  for (const { base, change = [] } of [...unchanged, ...accepted]) {
    const { operation, body, given = {} } = requestOf({ id: base, base, change }, { bases })
    const contract = bodyContract(operation, names)
    if (contract === undefined || body === undefined) continue
    const facts = given as unknown as GeneratedRequest['facts']
    yield { base, change, contract, operation, request: { body }, facts }
  }
}

function* candidates(request: ValidRequest): Generator<Candidate> {
  for (const fault of structureViolations(request.contract, request))
    yield violating(request, fault)
  for (const valid of validValues(request.contract, request)) {
    if (!leftToOthers.includes(valid.keywordLocation)) yield satisfying(request, valid)
  }
}

function violating(
  { contract }: ValidRequest,
  { rule, keyword, keywordLocation = '', changes, targets }: Fault,
): Candidate {
  const [{ path, value } = { path: [] }] = changes
  const bodyPath = path.slice(1)
  const isWarning = rule !== 'structure'
  const found = [{ rule, target: String(targets[0]) }]
  return {
    key: `${keywordLocation} broken ${JSON.stringify(value)}`,
    name: `${nameOf(bodyPath, keyword)}-broken`,
    entry: () => ({
      rule: rule as CaseEntry['rule'],
      level: isWarning ? 'SHOULD' : levelOf(contract, keywordLocation),
      summary: `\`${toTarget(bodyPath)}\` ${value === undefined ? 'is missing' : `is ${shorten(value)}`}.`,
      change: [
        value === undefined
          ? { op: 'remove', path: toPointer(path) }
          : { op: keyword === 'x-complete' ? 'add' : 'replace', path: toPointer(path), value },
      ],
      expect: isWarning
        ? { ok: true, warnings: found }
        : { ok: false, status: 400, code: 'VALIDATION_FAILED', violations: found },
    }),
  }
}

const satisfying = (
  { contract, request }: ValidRequest,
  { keyword, keywordLocation, path, value }: ValidValue,
): Candidate => ({
  key: `${keywordLocation} kept ${JSON.stringify(value)}`,
  name: `${nameOf(path, keyword)}-kept`,
  entry() {
    const body = structuredClone(request.body)
    const parent = valueAt(body, path.slice(0, -1)) as Record<string, unknown>
    parent[String(path.at(-1))] = value
    if (!isValid(contract, body)) return undefined
    return {
      rule: 'structure',
      level: levelOf(contract, keywordLocation),
      summary: `\`${toTarget(path)}\` may be ${shorten(value)}.`,
      change: [{ op: 'replace', path: toPointer(['body', ...path]), value }],
      expect: { ok: true },
    }
  },
})

const nameOf = (path: Path, keyword: string): string =>
  [...path, keyword.replace('x-', '').replace('/', '-')].join('.')

function shorten(value: unknown): string {
  const text = JSON.stringify(value)
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``
}

/** Returns SHOULD if the keyword, or a schema around it, is decided and not documented. */
function levelOf({ root }: BodyContract, keywordLocation: string): 'MUST' | 'SHOULD' {
  const path = fromPointer(keywordLocation)
  const isAssumed = path.some((_, end) => {
    const schema = valueAt(root, path.slice(0, end + 1))
    return isObject(schema) && schema['x-assumed'] === true
  })
  return isAssumed ? 'SHOULD' : 'MUST'
}
