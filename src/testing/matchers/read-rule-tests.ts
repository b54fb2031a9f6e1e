import { isObject as isRecord } from '../../core/base/json.js'
import { unknownName } from '../../core/base/nearest.js'
import {
  assertMembers,
  isListOf,
  isObject,
  isText,
  type OptionCheck,
} from '../../core/base/option-checks.js'
import { listed, quoted } from '../../core/base/text.js'
import type { OperationName, PluginRule, RequestInput } from '../../core/index.js'
import type { ExpectedViolation, InvalidCase, RuleTests, ValidCase } from './rule-tests.js'
import { smallestBodies } from './smallest-bodies.js'

/** A case with its request, ready to be checked. */
export interface ReadCase {
  title: string
  operation: OperationName
  request: RequestInput
  facts: ValidCase['facts'] & {}
  /** The expected violations, or their number; 0 for a valid case. */
  violations: InvalidCase['violations']
}

const requestParts = ['params', 'query', 'headers', 'body'] as const

const isAnything: OptionCheck = [() => true, '']

const validChecks: { readonly [Name in keyof Required<ValidCase>]: OptionCheck } = {
  name: isText,
  operation: isText,
  params: isObject,
  query: isObject,
  headers: isObject,
  body: isAnything,
  change: isObject,
  facts: isObject,
}

const isExpectation = (value: unknown): value is ExpectedViolation =>
  isRecord(value) &&
  Object.keys(value).every((key) => ['target', 'path', 'message'].includes(key)) &&
  (typeof value.target === 'string') !== Array.isArray(value.path) &&
  (value.message === undefined || typeof value.message === 'string' || isPattern(value.message))

/** Also recognises a pattern of another realm. */
const isPattern = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === '[object RegExp]'

const invalidChecks: { readonly [Name in keyof Required<InvalidCase>]: OptionCheck } = {
  ...validChecks,
  violations: [
    (value) =>
      Array.isArray(value)
        ? value.length > 0 && value.every(isExpectation)
        : Number.isSafeInteger(value) && Number(value) > 0,
    'a number above 0, or a list of violations with `target` or `path`, and optionally `message`',
  ],
}

const testsChecks: { readonly [Name in keyof Required<RuleTests>]: OptionCheck } = {
  valid: isListOf(isAnything, 'a list of cases'),
  invalid: isListOf(isAnything, 'a list of cases'),
  contract: isObject,
}

/** Reads the cases of a rule. Throws a TypeError on an invalid one, on duplicates and on an empty list. */
export function readRuleTests(
  rule: PluginRule,
  tests: RuleTests,
): { valid: readonly ReadCase[]; invalid: readonly ReadCase[] } {
  assertMembers(tests, testsChecks, {
    notObject: 'testRule expects `{ valid, invalid }` after the rule.',
    unknown: (name, known) => unknownName('member of the tests of a rule', name, known).message,
    invalid: (name, expected) => `${quoted(name)} must be ${expected}.`,
  })
  for (const list of ['valid', 'invalid'] as const) {
    // A rule that reports nothing, or always something, must not pass.
    if (!(tests[list]?.length > 0)) throw new TypeError(`${quoted(list)} needs at least one case.`)
  }
  const seen = new Map<string, string>()
  const read = (list: 'valid' | 'invalid') =>
    tests[list].map((each, index) => {
      const where = `${list}[${index}]`
      const one = readCase(rule, each, where, list === 'valid' ? validChecks : invalidChecks)
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
  checks: { readonly [name: string]: OptionCheck },
): ReadCase {
  assertMembers(given, checks, {
    notObject: `${where} must be an object with ${listed([...requestParts, 'change'])}.`,
    unknown: (name, known) =>
      `${where}: ${unknownName('key', name, known).message} To test a body, write \`{ body }\`.`,
    invalid: (name, expected) => `${where}: ${quoted(name)} must be ${expected}.`,
  })
  const wrong = (problem: string) => new TypeError(`${where}: ${problem}`)
  if ('violations' in checks && !('violations' in given)) throw wrong('`violations` is required.')
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

/** Applies a JSON Merge Patch (RFC 7396). */
function merged(value: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change
  const members = new Map(isRecord(value) ? Object.entries(value) : [])
  for (const [key, member] of Object.entries(change)) {
    if (member === null) members.delete(key)
    else members.set(key, merged(members.get(key), member))
  }
  return Object.fromEntries(members)
}

const longestTitle = 80

/** Returns the start of a case as JSON. */
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

/** Returns the JSON text of a value; sets, maps and headers as lists, functions by identity. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, member) => {
    if (typeof member === 'function') return `function ${identityOf(member)}`
    if (typeof member === 'bigint') return `${member}n`
    const isIterable = typeof member === 'object' && member !== null && Symbol.iterator in member
    return isIterable ? [...member] : member
  })

const identities = new WeakMap<object, number>()
let nextIdentity = 1

function identityOf(value: object): number {
  const identity = identities.get(value) ?? nextIdentity++
  identities.set(value, identity)
  return identity
}
