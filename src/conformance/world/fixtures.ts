import { isObject, type JsonObject } from '../../core/base/json.js'
import type { OptionCheck } from '../../core/base/option-checks.js'
import { assertWorkspace, type SandboxWorkspace } from '../../testing/sandbox/data.js'
import { assertShape, isFlag, isText, listOf, textsIn } from '../../testing/sandbox/data-shape.js'

/** Data on the server under test. All members are optional; the suite skips cases that need more. */
export interface Fixtures {
  /** An address that sets the state of the server for a request, like that of the sandbox. */
  states?: string
  /** Valid credentials, `<username>:<password>`. */
  credentials?: string
  /** Credentials without the required permissions. */
  credentialsWithoutPermission?: string
  /** Credentials of a workspace without offer decisioning. */
  credentialsWithoutOfferings?: string
  /** All settings and inventories of the workspace. */
  workspace?: SandboxWorkspace
  /** Stored campaigns with their `id`; the suite may change those with `disposable: true`. */
  campaigns?: readonly (JsonObject & { id: string; disposable?: boolean })[]
  /** Stored offerings with their `id`; the suite may change those with `disposable: true`. */
  offerings?: readonly (JsonObject & { id: string; disposable?: boolean })[]
  /** Whether the suite may create campaigns and offerings. Default: true. */
  create?: boolean
  /** The largest body in bytes that the server accepts. */
  maxBodyBytes?: number
}

/** Returns whether a value is `<username>:<password>`. */
export const isCredentials = (value: unknown): boolean =>
  isText(value) && /^[^:]+:.+$/s.test(String(value))

/** Returns whether a value is a number of bytes. */
export const isMaxBodyBytes = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) > 0

const credentials: OptionCheck = [isCredentials, 'a string `<username>:<password>`']
const withIds: OptionCheck = [listOf(textsIn('id')), 'a list of objects with an `id`']

const shape: Record<keyof Fixtures, OptionCheck> = {
  states: [(value) => isText(value) && /^(?:https?:\/)?\//.test(String(value)), 'a URL or a path'],
  credentials,
  credentialsWithoutPermission: credentials,
  credentialsWithoutOfferings: credentials,
  workspace: [isObject, 'an object'],
  campaigns: withIds,
  offerings: withIds,
  create: [isFlag, '`true` or `false`'],
  maxBodyBytes: [isMaxBodyBytes, 'a whole number above 0'],
}

/** Validates fixtures from a file. Throws a TypeError that names the invalid member. */
export function readFixtures(value: unknown): Fixtures {
  assertShape(value, shape, 'Fixtures')
  if (value.workspace !== undefined) assertWorkspace(value.workspace)
  return value as Fixtures
}
