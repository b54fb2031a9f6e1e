import type { JsonObject } from '../../core/base/json.js'
import {
  assertKind,
  count,
  flag,
  type KindsOf,
  kind,
  listOf,
  members,
  string,
  withMembers,
} from '../../core/base/kinds.js'
import { type SandboxWorkspace, sandboxWorkspace } from '../../testing/sandbox/data.js'

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

export const credentials = kind(
  (value) => typeof value === 'string' && /^[^:]+:.+$/s.test(value),
  'a string `<username>:<password>`',
)

const withIds = listOf(withMembers({ id: string }, ['id']), 'a list of objects with an `id`')

export const fixtureKinds: KindsOf<Fixtures> = {
  states: kind(
    (value) => typeof value === 'string' && /^(?:https?:\/)?\//.test(value),
    'a URL or a path',
  ),
  credentials,
  credentialsWithoutPermission: credentials,
  credentialsWithoutOfferings: credentials,
  workspace: sandboxWorkspace,
  campaigns: withIds,
  offerings: withIds,
  create: flag,
  maxBodyBytes: count,
}

/** Validates fixtures from a file. Throws a TypeError that names the invalid member. */
export function readFixtures(value: unknown): Fixtures {
  assertKind('Fixtures', members(fixtureKinds), value)
  return value as Fixtures
}
