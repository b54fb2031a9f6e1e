import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import jsonPatch, { type Operation } from 'fast-json-patch'
import { parse, stringify } from 'yaml'
import type { OperationName } from '../../generated/operations.js'
import {
  fromPointer,
  isObject,
  type Path,
  toPointer,
  toTarget,
  valueAt,
} from '../../src/core/base/json.js'
import { bodySchemaOf } from '../../src/core/contract/body-schemas.js'
import { serviceNames } from '../../src/core/contract/service-names.js'
import type { Fault } from '../../src/testing/arbitraries/fault.js'
import { isValid } from '../../src/testing/arbitraries/fix.js'
import type { GeneratedRequest } from '../../src/testing/arbitraries/request.js'
import { type BodyContract, bodyContract } from '../../src/testing/arbitraries/schema.js'
import { structureViolations } from '../../src/testing/arbitraries/structure-violations.js'
import { type ValidValue, validValues } from '../../src/testing/arbitraries/valid-values.js'

/*
 * Writes `conformance/cases/keywords-*.yaml`: for each keyword of each request body schema, requests
 * that violate only it, and near misses. Each case changes one of the hand-written valid requests;
 * the expected verdict is derived from the schemas.
 */

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url))

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

/** A valid request: a base, or the request of an accepted case. */
interface Base extends GeneratedRequest {
  name: string
  change: Operation[]
  contract: BodyContract
}

interface Case {
  id: string
  rule: string
  level: 'MUST' | 'SHOULD'
  summary: string
  base: string
  change: Operation[]
  expect: object
}

const names = serviceNames('SVC', 'OPTIMIZED')
const read = (file: string) => parse(readFileSync(folder + file, 'utf8'))
const yamlIn = (name: string) =>
  readdirSync(folder + name)
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('keywords-'))
    .sort()
const documents: Record<string, unknown> = Object.assign({}, ...yamlIn('').map(read))

function toBase(name: string, change: Operation[]): Base[] {
  const document = structuredClone(documents[name])
  const {
    operation,
    body,
    given: facts = {},
  } = jsonPatch.applyPatch(document, change).newDocument as {
    operation: OperationName
    body?: unknown
    given?: GeneratedRequest['facts']
  }
  const contract = bodyContract(operation, names)
  if (contract === undefined || body === undefined) return []
  return [{ name, change, contract, operation, request: { body }, facts }]
}

/** Accepted cases cover what no base contains. */
const bases: Base[] = [
  ...Object.keys(documents).flatMap((name) => toBase(name, [])),
  ...yamlIn('cases')
    .flatMap((file) => read(`cases/${file}`) as (Partial<Case> & { options?: object })[])
    .filter(({ expect }) =>
      isDeepStrictEqual({ ...expect, unchecked: [] }, { ok: true, unchecked: [] }),
    )
    .filter(({ base, options }) => base !== undefined && options === undefined)
    .flatMap(({ base = '', change = [] }) => toBase(base, change)),
]

const cases = new Map<OperationName, Case[]>()
/** Keywords and values that have a case; those of shared schemas get one only. */
const shown = new Set<string>()
const ids = new Set<string>()

function add(
  { operation, name, change: before }: Base,
  ending: string,
  one: Omit<Case, 'id' | 'base'>,
): void {
  const stem = `${one.rule}#${operation}-${ending}`
  let id = stem
  for (let count = 2; ids.has(id); count++) id = `${stem}-${count}`
  ids.add(id)
  const { rule, level, summary, change, expect } = one
  const ofOperation = cases.get(operation) ?? []
  ofOperation.push({ id, rule, level, summary, base: name, change: [...before, ...change], expect })
  cases.set(operation, ofOperation)
}

const isNew = (way: string): boolean => !shown.has(way) && shown.add(way) !== undefined

function addBroken(base: Base, { rule, keyword, keywordLocation = '', changes, targets }: Fault) {
  const [{ path, value } = { path: [] }] = changes
  if (!isNew(`${keywordLocation} broken ${JSON.stringify(value)}`)) return
  const isWarning = rule !== 'structure'
  const found = [{ rule, target: targets[0] }]
  const bodyPath = path.slice(1)
  add(base, `${endingOf(bodyPath, keyword)}-broken`, {
    rule,
    level: isWarning ? 'SHOULD' : levelOf(base, keywordLocation),
    summary: `\`${toTarget(bodyPath)}\` ${value === undefined ? 'is missing' : `is ${shortly(value)}`}.`,
    change: [
      value === undefined
        ? { op: 'remove', path: toPointer(path) }
        : { op: keyword === 'x-complete' ? 'add' : 'replace', path: toPointer(path), value },
    ],
    expect: isWarning
      ? { ok: true, warnings: found }
      : { ok: false, status: 400, code: 'VALIDATION_FAILED', violations: found },
  })
}

function addKept(base: Base, { keyword, keywordLocation, path, value }: ValidValue): void {
  if (leftToOthers.includes(keywordLocation)) return
  const body = structuredClone(base.request.body)
  const parent = valueAt(body, path.slice(0, -1)) as Record<string, unknown>
  parent[String(path.at(-1))] = value
  if (!isValid(base.contract, body)) return
  if (!isNew(`${keywordLocation} kept ${JSON.stringify(value)}`)) return
  add(base, `${endingOf(path, keyword)}-kept`, {
    rule: 'structure',
    level: levelOf(base, keywordLocation),
    summary: `\`${toTarget(path)}\` may be ${shortly(value)}.`,
    change: [{ op: 'replace', path: toPointer(['body', ...path]), value }],
    expect: { ok: true },
  })
}

const endingOf = (path: Path, keyword: string): string =>
  [...path, keyword.replace('x-', '').replace('/', '-')].join('.')

function shortly(value: unknown): string {
  const text = JSON.stringify(value)
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``
}

/** Returns SHOULD if the keyword, or a schema around it, is decided and not documented. */
function levelOf({ operation }: Base, keywordLocation: string): Case['level'] {
  const path = fromPointer(keywordLocation)
  const rests = path.some((_, end) => {
    const schema = valueAt(bodySchemaOf(operation), path.slice(0, end + 1))
    return isObject(schema) && schema['x-assumed'] === true
  })
  return rests ? 'SHOULD' : 'MUST'
}

for (const base of bases) {
  for (const fault of structureViolations(base.contract, base)) addBroken(base, fault)
  for (const valid of validValues(base.contract, base)) addKept(base, valid)
}

for (const file of readdirSync(`${folder}cases`)) {
  if (file.startsWith('keywords-')) rmSync(`${folder}cases/${file}`)
}
for (const [operation, list] of cases) {
  const head = `# yaml-language-server: $schema=../cases.schema.json
# Generated from the schemas by \`npm run generate\`. Do not edit.
# For each keyword of the body of ${operation}: violations and near misses; shared schemas once.
`
  const name = operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const text = stringify(list, {
    lineWidth: 0,
    aliasDuplicateObjects: false,
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
  })
  writeFileSync(`${folder}cases/keywords-${name}.yaml`, head + text)
}
