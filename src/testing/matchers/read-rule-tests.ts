import { isObject as isRecord } from '../../core/base/json.js'
import {
  aboutPart,
  assertKind,
  type Kind,
  type KindsOf,
  kind,
  listOf,
  members,
  object,
  problemsOf,
  text,
} from '../../core/base/kinds.js'
import { merged } from '../../core/base/merge-patch.js'
import { listed, quoted } from '../../core/base/text.js'
import type { OperationName, PluginRule, RequestInput } from '../../core/index.js'
import type { ExpectedViolation, InvalidCase, RuleTests, ValidCase } from './rule-tests.js'
import { smallestBodies } from './smallest-bodies.js'

export interface ReadCase {
  title: string
  operation: OperationName
  request: RequestInput
  facts: ValidCase['facts'] & {}
  /** The expected violations, or their number; 0 for a valid case. */
  violations: InvalidCase['violations']
}

const requestParts = ['params', 'query', 'headers', 'body'] as const

const anything = kind(() => true, '')

const validMembers: KindsOf<ValidCase> = {
  name: text,
  operation: text,
  params: object,
  query: object,
  headers: object,
  body: anything,
  change: object,
  facts: object,
}

const isExpectation = (value: unknown): value is ExpectedViolation =>
  isRecord(value) &&
  Object.keys(value).every((key) => ['target', 'path', 'message'].includes(key)) &&
  (typeof value.target === 'string') !== Array.isArray(value.path) &&
  (value.message === undefined || typeof value.message === 'string' || isPattern(value.message))

/** Also recognizes a pattern of another realm. */
const isPattern = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === '[object RegExp]'

const invalidMembers: KindsOf<InvalidCase> = {
  ...validMembers,
  violations: kind(
    (value) =>
      Array.isArray(value)
        ? value.length > 0 && value.every(isExpectation)
        : Number.isSafeInteger(value) && Number(value) > 0,
    'a number above 0, or a list of violations with `target` or `path`, and optionally `message`',
  ),
}

const aCase = `an object with ${listed([...requestParts, 'change'])}`
const caseKinds = {
  valid: members(validMembers, [], aCase),
  invalid: members(invalidMembers, ['violations'], aCase),
}

const cases = listOf(anything, 'a list of cases')

const testsMembers: KindsOf<RuleTests> = { valid: cases, invalid: cases, contract: object }

/** Reads the cases of a rule. Throws a TypeError on an invalid one, on duplicates and on an empty list. */
export function readRuleTests(
  rule: PluginRule,
  tests: RuleTests,
): { valid: readonly ReadCase[]; invalid: readonly ReadCase[] } {
  assertKind('The tests of a rule', members(testsMembers, [], '`{ valid, invalid }`'), tests)
  for (const list of ['valid', 'invalid'] as const) {
    // A rule that reports nothing, or always something, must not pass.
    if (!(tests[list]?.length > 0)) throw new TypeError(`${quoted(list)} needs at least one case.`)
  }
  const seen = new Map<string, string>()
  const read = (list: 'valid' | 'invalid') =>
    tests[list].map((each, index) => {
      const where = `${list}[${index}]`
      const one = readCase(rule, each, where, caseKinds[list])
      const text = textOf(one)
      const earlier = seen.get(text)
      if (earlier !== undefined) throw new TypeError(`${where} repeats ${earlier}.`)
      seen.set(text, where)
      return one
    })
  return { valid: read('valid'), invalid: read('invalid') }
}

function readCase(
  rule: PluginRule,
  given: ValidCase | InvalidCase,
  where: string,
  wanted: Kind,
): ReadCase {
  for (const problem of problemsOf(wanted, given)) {
    const hint = problem.isUnknown ? ' To test a body, write `{ body }`.' : ''
    throw new TypeError(aboutPart(where, problem) + hint)
  }
  const wrong = (problem: string) => new TypeError(`${where}: ${problem}`)
  if (given.body !== undefined && given.change !== undefined) {
    throw wrong('a case has either `body` or `change`.')
  }
  const operation = operationOf(rule, given, wrong)
  const request = requestOf(given, operation)
  if (Object.keys(request).length === 0) {
    throw wrong(`a case needs ${listed([...requestParts, 'change'])}.`)
  }
  const { name, facts = {}, violations = 0 } = given as Partial<InvalidCase>
  return { title: name ?? titleOf(given, operation), operation, request, facts, violations }
}

function operationOf(
  { operations }: PluginRule,
  { operation }: ValidCase,
  wrong: (problem: string) => TypeError,
): OperationName {
  const [only, ...others] = new Set(operations)
  if (operation === undefined && only !== undefined && others.length === 0) return only
  if (operation !== undefined && operations.includes(operation)) return operation
  throw wrong(`\`operation\` must be ${listed(operations)}.`)
}

function requestOf(given: ValidCase, operation: OperationName): RequestInput {
  const body =
    given.change === undefined ? given.body : merged(smallestBodies[operation], given.change)
  const parts = requestParts.map((part) => [part, part === 'body' ? body : given[part]] as const)
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}

const longestTitle = 80

function titleOf({ name, operation: _, facts, ...parts }: ValidCase, operation: string): string {
  const { violations, ...request } = parts as Partial<InvalidCase>
  const [[only, value] = [], ...others] = Object.entries(request)
  const isBody = others.length === 0 && (only === 'body' || only === 'change')
  const text = `${operation} ${jsonOf(isBody ? value : request)}`
  return text.length > longestTitle ? `${text.slice(0, longestTitle - 1)}…` : text
}

/** Returns a text that is the same for equal cases. */
const textOf = ({ operation, request, facts }: ReadCase): string =>
  jsonOf([operation, request, facts])

/** Returns the JSON text of a value; sets, maps and headers as lists. No function equals another. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, member) => {
    if (typeof member === 'function') return `function ${crypto.randomUUID()}`
    if (typeof member === 'bigint') return `${member}n`
    const isIterable = typeof member === 'object' && member !== null && Symbol.iterator in member
    return isIterable ? [...member] : member
  })
