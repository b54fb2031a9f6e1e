import { isNumber, isObject, type Path } from './json.js'
import { nearest } from './nearest.js'
import { listed, quoted } from './text.js'

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/** The kind of a value that somebody writes: an option, a file or a part of one. */
export interface Kind {
  /** The words that complete "must be …". */
  readonly expected: string
  /** Returns whether a value is valid, apart from its parts. */
  readonly isValid: (value: unknown) => boolean
  /** The same in JSON Schema; absent if no JSON is valid. */
  readonly schema?: Schema | undefined
  /** The kind of each item of a list, or of each member of a map. */
  readonly parts?: Kind
  /** The kinds of the members of an object, by name. */
  readonly members?: Kinds
  readonly required?: readonly string[]
  /** Whether other members are valid too. */
  readonly isOpen?: boolean
  /** Alternatives; the first one that accepts a value is its kind. */
  readonly choices?: readonly Kind[]
  /** What the value is for, in the words of an editor. */
  readonly description?: string
}

/** One kind for each member of an object. */
export type Kinds = Readonly<Record<string, Kind>>

/** One kind for each member of a type. */
export type KindsOf<Type> = { readonly [Name in keyof Required<Type>]: Kind }

export const kind = (
  isValid: Kind['isValid'],
  expected: string,
  schema?: Schema,
): Kind & { schema: Schema | undefined } => ({ isValid, expected, schema })

const isString = (value: unknown): value is string => typeof value === 'string'

export const callback = kind((value) => typeof value === 'function', 'a function')
export const object = kind(isObject, 'an object', { type: 'object' })
export const flag = kind((value) => typeof value === 'boolean', '`true` or `false`', {
  type: 'boolean',
})
export const string = kind(isString, 'a string', { type: 'string' })
export const text = kind((value) => isString(value) && value !== '', 'a non-empty string', {
  type: 'string',
  minLength: 1,
})
export const aboveZero = kind((value) => isNumber(value) && value > 0, 'a number above 0', {
  type: 'number',
  exclusiveMinimum: 0,
})
export const fromZero = kind((value) => isNumber(value) && value >= 0, 'a number, 0 or more', {
  type: 'number',
  minimum: 0,
})

/** A whole number in a range; without `most` the range has no upper bound. */
export const whole = (least: number, most?: number): Kind =>
  kind(
    (value) =>
      Number.isInteger(value) && Number(value) >= least && Number(value) <= (most ?? Infinity),
    `a whole number${rangeOf(least, most)}`,
    { type: 'integer', minimum: least, ...(most !== undefined && { maximum: most }) },
  )

function rangeOf(least: number, most = Number.MAX_SAFE_INTEGER): string {
  if (most < Number.MAX_SAFE_INTEGER) return ` from ${least} to ${most}`
  if (least <= Number.MIN_SAFE_INTEGER) return ''
  return least === 1 ? ' above 0' : `, ${least} or more`
}

export const count = whole(1, Number.MAX_SAFE_INTEGER)

export const oneOf = (...names: readonly string[]): Kind =>
  kind((value) => names.includes(value as string), listed(names), { enum: names })

export const listOf = (parts: Kind, expected = 'a list'): Kind => ({
  ...kind(Array.isArray, expected, { type: 'array' }),
  parts,
})

export const mapOf = (parts: Kind, expected = 'an object'): Kind => ({
  ...object,
  expected,
  parts,
})

export const members = (
  known: Kinds,
  required: readonly string[] = [],
  expected = 'an object',
): Kind & { members: Kinds } => ({ ...object, expected, members: known, required })

/** An object that may have members beside the known ones. */
export const withMembers = (known: Kinds, required: readonly string[] = []): Kind => ({
  ...members(known, required),
  isOpen: true,
})

export const either = (expected: string, ...choices: readonly Kind[]): Kind => ({
  ...kind((value) => choices.some(({ isValid }) => isValid(value)), expected),
  choices,
})

/** What is wrong with a value or a part of it. */
export interface Problem {
  readonly path: Path
  /** The words that follow the name of the part; of an unknown one, words about the known ones. */
  readonly message: string
  /** Whether the value has an unknown member. */
  readonly isUnknown?: boolean
}

/** Returns what is wrong with a value, in its order. Members that are undefined count as absent. */
export function* problemsOf(
  given: Kind,
  value: unknown,
  path: Path = [],
): Generator<Problem, void, undefined> {
  const {
    isValid,
    expected,
    parts,
    members,
    required = [],
    isOpen,
  } = given.choices?.find((choice) => choice.isValid(value)) ?? given
  if (!isValid(value)) {
    yield { path, message: `must be ${expected}.` }
    return
  }
  if (parts !== undefined) {
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value as object)
    for (const [name, part] of entries) yield* problemsOf(parts, part, [...path, name])
  }
  if (members === undefined) return
  const object = value as Readonly<Record<string, unknown>>
  for (const [name, member] of Object.entries(object)) {
    const at = [...path, name]
    const known = Object.hasOwn(members, name) ? members[name] : undefined
    if (known !== undefined && member !== undefined) yield* problemsOf(known, member, at)
    if (known === undefined && !isOpen) {
      yield { path: at, message: knownNames(name, Object.keys(members)), isUnknown: true }
    }
  }
  const missing = required.find((name) => object[name] === undefined)
  if (missing !== undefined) yield { path, message: `must have ${quoted(missing)}.` }
}

function knownNames(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  return meant === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${quoted(meant)}?`
}

/** Throws a TypeError on an unknown option or an invalid value. */
export function assertOptions(options: unknown, kinds: Kinds): void {
  for (const problem of problemsOf(members(kinds), options)) {
    throw new TypeError(aboutOption(problem))
  }
}

/** Returns the sentence about a problem with options, which are `all` of them for an empty path. */
export function aboutOption({ path, message, isUnknown }: Problem, all = 'The options'): string {
  const name = quoted(path.join('.'))
  if (isUnknown) return `Unknown option: ${name}. ${message}`
  return path.length === 0 ? `${all} ${message}` : `Option ${name} ${message}`
}

export const invalidOption = (name: string, expected: string): TypeError =>
  new TypeError(aboutOption({ path: [name], message: `must be ${expected}.` }))

/** Throws a TypeError that begins with what the value is, such as "Sandbox data". */
export function assertKind(what: string, wanted: Kind, value: unknown): void {
  for (const problem of problemsOf(wanted, value)) throw new TypeError(aboutPart(what, problem))
}

/** Returns the sentence about a problem with something that has a name. */
export function aboutPart(what: string, { path, message, isUnknown }: Problem): string {
  const name = quoted(path.join('.'))
  if (isUnknown) return `${what}: unknown member ${name}. ${message}`
  return path.length === 0 ? `${what} ${message}` : `${what}: ${name} ${message}`
}
