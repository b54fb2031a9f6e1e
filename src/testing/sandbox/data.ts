import { offeringStatuses } from '../../../generated/tables.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { OptionCheck } from '../../core/base/option-checks.js'
import { assertShape, isFlag, isText, listOf, mapOf, textsIn } from './data-shape.js'

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

const texts: OptionCheck = [listOf(isText), 'a list of strings']
const flag: OptionCheck = [isFlag, '`true` or `false`']

const workspaceShape: Record<keyof SandboxWorkspace, OptionCheck> = {
  offeringsEnabled: flag,
  versioningEnabled: flag,
  tagIds: texts,
  templateIds: texts,
  offeringAttributeIds: texts,
  offeringNames: texts,
  connectors: [
    listOf(textsIn('connector_type', 'connector_name')),
    'a list of `{ connector_type, connector_name }`',
  ],
  subscriptionCategories: texts,
}

/** Returns whether a value is an offering without a status, or with a documented one. */
function isOffering(value: unknown): boolean {
  const status = isObject(value) ? (value.status ?? undefined) : null
  return status === undefined || offeringStatuses.includes(status as never)
}

const dataShape: Record<keyof SandboxData, OptionCheck> = {
  credentials: [
    listOf(textsIn('username', 'password')),
    'a list of `{ username, password, permitted? }`',
  ],
  workspace: [isObject, 'an object'],
  campaigns: [mapOf(isObject), 'an object of campaigns by id'],
  offerings: [
    mapOf(isOffering),
    `an object of offerings by id; a \`status\` is one of ${offeringStatuses.join(', ')}`,
  ],
}

/** Validates data from a file or over HTTP. Throws a TypeError that names the invalid member. */
export function readSandboxData(value: unknown): SandboxData {
  assertShape(value, dataShape, 'Sandbox data')
  if (value.workspace !== undefined) assertWorkspace(value.workspace)
  return value as SandboxData
}

/** Validates a workspace. Throws a TypeError that names the invalid member. */
export function assertWorkspace(value: unknown): void {
  assertShape(value, workspaceShape, '`workspace`')
}
