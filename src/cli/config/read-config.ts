import { isObject } from '../../core/base/json.js'
import { isOfPlugin } from '../../core/contract/rule-groups.js'
import { createContract } from '../../core/index.js'
import { assertOperation } from '../checking/check-document.js'
import type { Path, Wanted } from '../documents/position.js'
import { located } from '../documents/position.js'
import { didYouMean } from '../host/nearest-name.js'
import { UsageError } from '../host/usage-error.js'
import { thrown } from '../modules/thrown.js'
import type { Config } from './config.js'
import type { Kind } from './kinds.js'
import type { LoadedConfig } from './load-config.js'
import { configuration } from './options.js'

/** Validates a loaded configuration. Throws a UsageError with the file, position and option. */
export function readConfig({ name, value, positionOf }: LoadedConfig): Config {
  const fail: Fail = (path, message, at) => {
    return new UsageError(`${located(name, positionOf(path, at) ?? {})}: ${message}`)
  }
  try {
    const hasPlugins = Object(value).plugins !== undefined
    return read(configuration, value, [], { fail, hasPlugins }) as Config
  } catch (error) {
    // A configuration is code: a getter, for example, may throw anything.
    throw error instanceof UsageError ? error : fail([], `reading failed: ${thrown(error)}`)
  }
}

/** What reading needs to know beside a value. */
interface Reading {
  fail: Fail
  hasPlugins: boolean
}

type Fail = (path: Path, message: string, at?: Wanted['at']) => UsageError

function read(kind: Kind, value: unknown, path: Path, reading: Reading): unknown {
  const { fail } = reading
  switch (kind.is) {
    case 'plain':
      if (kind.isValid(value)) return value
      throw fail(path, `${dotted(path)} must be ${kind.expected}`)
    case 'library':
      return validated(value, path, reading)
    case 'list':
      if (!Array.isArray(value)) throw fail(path, `${dotted(path)} must be an array`)
      return value.map((item, index) => read(kind.items, item, [...path, index], reading))
    case 'members':
      return membersOf(kind, value, path, reading)
  }
}

function membersOf(kind: Kind & { is: 'members' }, value: unknown, path: Path, reading: Reading) {
  const { fail } = reading
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw fail(path, `${dotted(path)} must be an object`)
  }
  const known = Object.keys(kind.members)
  const given = Object.entries(value).filter(([, member]) => member !== undefined)
  const entries = given.map(([key, member]) => {
    const at = [...path, key]
    const [inner] = (Object.hasOwn(kind.members, key) && kind.members[key]) || []
    if (inner !== undefined) return [key, read(inner, member, at, reading)]
    throw fail(at, `Unknown option ${dotted(at)}.${didYouMean(key, known)}`, 'key')
  })
  const missing = kind.required.find((name) => !given.some(([key]) => key === name))
  if (missing !== undefined) throw fail(path, `${dotted([...path, missing])} is missing`)
  return Object.fromEntries(entries)
}

/** Validates an operation name or a contract option with the library. */
function validated(value: unknown, path: Path, { fail, hasPlugins }: Reading): unknown {
  const name = String(path.at(-1))
  const assert = (options: object, at: Path): void => {
    try {
      createContract(options)
    } catch (error) {
      throw fail(at, `${dotted(at)}: ${(error as Error).message}`)
    }
  }
  if (name === 'operation') {
    if (typeof value !== 'string') throw fail(path, `${dotted(path)} must be a string`)
    return assertOperation(value, createContract(), (message) =>
      fail(path, `${dotted(path)}: ${message}`),
    )
  }
  // Validates rules one by one, to report the position of the invalid one.
  const isRules = name === 'rules' && typeof value === 'object'
  const rules = isRules ? Object.entries(value ?? {}) : []
  // Rules of plugins are validated when these are loaded.
  const ofContract = rules.filter(([id]) => !(hasPlugins && isOfPlugin(id)))
  for (const [id, severity] of ofContract) assert({ rules: { [id]: severity } }, [...path, id])
  if (name === 'exceptions' && Array.isArray(value))
    return exceptionsOf(value, hasPlugins, path, assert)
  assert({ [name]: isRules && isObject(value) ? Object.fromEntries(ofContract) : value }, path)
  return value
}

/** Validates exceptions, each with those before it, because a message contains its number. */
function exceptionsOf(
  value: readonly unknown[],
  hasPlugins: boolean,
  path: Path,
  assert: (options: object, at: Path) => void,
): unknown {
  // Rules of plugins are validated when these are loaded.
  const known = value.map((each) => {
    const { rule } = (each ?? {}) as { rule?: unknown }
    const isLater = hasPlugins && typeof rule === 'string' && isOfPlugin(rule)
    return isLater ? { ...(each as object), rule: 'structure' } : each
  })
  for (const index of known.keys()) {
    assert({ exceptions: known.slice(0, index + 1) }, [...path, index])
  }
  return value
}

const dotted = (path: Path): string =>
  path.length === 0 ? 'the configuration' : `\`${path.join('.')}\``
