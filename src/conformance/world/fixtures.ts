import { isObject, type JsonObject } from '../../core/base/json.js'
import { assertWorkspace, type SandboxWorkspace } from '../../testing/sandbox/data.js'
import {
  assertShape,
  type Check,
  isFlag,
  isText,
  listOf,
  textsIn,
} from '../../testing/sandbox/data-shape.js'

/** What there is on a server under test. Everything is optional; what is not told is not tried. */
export interface Fixtures {
  /** An address that brings the server to know what a request needs, as the sandbox has one. */
  states?: string
  /** `<username>:<password>`, and others that the server must not accept. */
  credentials?: string
  /** Credentials without the permissions; of a workspace without offer decisioning. */
  credentialsWithoutPermission?: string
  credentialsWithoutOfferings?: string
  /** Settings and inventories of the workspace, whole. */
  workspace?: SandboxWorkspace
  /** Stored campaigns with their `id`; `disposable: true`: it may be changed. */
  campaigns?: readonly (JsonObject & { id: string; disposable?: boolean })[]
  /** Stored offerings with their `id`; `disposable: true`: it may be changed. */
  offerings?: readonly (JsonObject & { id: string; disposable?: boolean })[]
  /** Whether drafts and offerings may be created to be tried with. Default true. */
  create?: boolean
  /** The largest body in bytes that the server accepts. */
  maxBodyBytes?: number
}

const credentials: Check = [
  (value) => isText(value) && /^[^:]+:.+$/s.test(String(value)),
  'a text `<username>:<password>`',
]
const withIds: Check = [listOf(textsIn('id')), 'a list of objects with an `id`']

const shape: Record<keyof Fixtures, Check> = {
  states: [
    (value) => isText(value) && /^(?:https?:\/)?\//.test(String(value)),
    'an address, or the path of one',
  ],
  credentials,
  credentialsWithoutPermission: credentials,
  credentialsWithoutOfferings: credentials,
  workspace: [isObject, 'an object'],
  campaigns: withIds,
  offerings: withIds,
  create: [isFlag, '`true` or `false`'],
  maxBodyBytes: [
    (value) => Number.isSafeInteger(value) && Number(value) > 0,
    'a whole number above 0',
  ],
}

/** Checks fixtures that came from a file. Throws a TypeError that names what is wrong. */
export function readFixtures(value: unknown): Fixtures {
  assertShape(value, shape, 'The fixtures')
  if (value.workspace !== undefined) assertWorkspace(value.workspace)
  return value as Fixtures
}
