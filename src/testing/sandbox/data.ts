import { offeringStatuses } from '../../../generated/tables.js'
import type { JsonObject } from '../../core/base/json.js'
import {
  assertKind,
  flag,
  type KindsOf,
  kind,
  listOf,
  mapOf,
  members,
  object,
  string,
  withMembers,
} from '../../core/base/kinds.js'
import { listed } from '../../core/base/text.js'

/** Valid credentials; `permitted: false` for a key without the permission. */
export interface SandboxCredentials {
  username: string
  password: string
  permitted?: boolean
}

/** Settings and inventories of the workspace; ids outside an inventory do not exist. */
export interface SandboxWorkspace {
  offeringsEnabled?: boolean
  versioningEnabled?: boolean
  tagIds?: readonly string[]
  templateIds?: readonly string[]
  offeringAttributeIds?: readonly string[]
  /** Names taken by other offerings. */
  offeringNames?: readonly string[]
  connectors?: readonly { connector_type: string; connector_name: string }[]
  subscriptionCategories?: readonly string[]
}

/** The data of a sandbox, as plain JSON. */
export interface SandboxData {
  /** Valid credentials; absent: any well-formed credentials are valid. */
  credentials?: readonly SandboxCredentials[]
  workspace?: SandboxWorkspace
  /** Campaigns by `campaign_id`, with the fields of the API. */
  campaigns?: Readonly<Record<string, JsonObject>>
  /** Offerings by id, with the prefix `offer_`. */
  offerings?: Readonly<Record<string, JsonObject>>
}

/** The default data of a sandbox. */
export const sampleData: SandboxData = {
  workspace: {
    offeringsEnabled: true,
    versioningEnabled: false,
    tagIds: ['tag_winter', 'tag_loyalty', 'tag_clearance'],
    templateIds: ['tpl_banner', 'tpl_card'],
    offeringAttributeIds: ['attr_margin', 'attr_region'],
    connectors: [
      { connector_type: 'SENDGRID', connector_name: 'Marketing' },
      { connector_type: 'AMAZON_SES', connector_name: 'Fallback' },
    ],
    subscriptionCategories: ['Newsletter', 'Product updates'],
  },
}

/** The credentials of the examples. */
export const exampleCredentials: SandboxCredentials = { username: 'workspace', password: 'key' }

const texts = listOf(string, 'a list of strings')

const connector = { connector_type: string, connector_name: string }

export const sandboxWorkspace = members({
  offeringsEnabled: flag,
  versioningEnabled: flag,
  tagIds: texts,
  templateIds: texts,
  offeringAttributeIds: texts,
  offeringNames: texts,
  connectors: listOf(
    withMembers(connector, Object.keys(connector)),
    'a list of `{ connector_type, connector_name }`',
  ),
  subscriptionCategories: texts,
} satisfies KindsOf<SandboxWorkspace>)

const status = kind(
  (value) => value === null || offeringStatuses.includes(value as never),
  listed(offeringStatuses),
)

const dataKind = members({
  credentials: listOf(
    withMembers({ username: string, password: string }, ['username', 'password']),
    'a list of `{ username, password, permitted? }`',
  ),
  workspace: sandboxWorkspace,
  campaigns: mapOf(object, 'an object of campaigns by id'),
  offerings: mapOf(withMembers({ status }), 'an object of offerings by id'),
} satisfies KindsOf<SandboxData>)

/** Validates data from a file or over HTTP. Throws a TypeError that names the invalid member. */
export function readSandboxData(value: unknown): SandboxData {
  assertKind('Sandbox data', dataKind, value)
  return value as SandboxData
}
