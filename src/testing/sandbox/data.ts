import { isObject, type JsonObject } from '../../core/base/json.js'
import { assertShape, type Check, isFlag, isText, listOf, mapOf, textsIn } from './data-shape.js'

/** Credentials that are right; `permitted: false` for a key that lacks the permission. */
export interface SandboxCredentials {
  username: string
  password: string
  permitted?: boolean
}

/** Settings and inventories of the workspace; what an inventory does not list does not exist. */
export interface SandboxWorkspace {
  offeringsEnabled?: boolean
  versioningEnabled?: boolean
  tagIds?: readonly string[]
  templateIds?: readonly string[]
  offeringAttributeIds?: readonly string[]
  /** Names that are taken besides those of the offerings here. */
  offeringNames?: readonly string[]
  connectors?: readonly { connector_type: string; connector_name: string }[]
  subscriptionCategories?: readonly string[]
}

/** All that a sandbox knows, as plain JSON. */
export interface SandboxData {
  /** Absent: any credentials of the documented form are right. */
  credentials?: readonly SandboxCredentials[]
  workspace?: SandboxWorkspace
  /** Campaigns by `campaign_id`, with the fields of the API. */
  campaigns?: Readonly<Record<string, JsonObject>>
  /** Offerings by their id, with its prefix `offer_`. */
  offerings?: Readonly<Record<string, JsonObject>>
}

/** What a sandbox starts with where nothing else is given. */
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

const texts: Check = [listOf(isText), 'a list of texts']
const flag: Check = [isFlag, '`true` or `false`']

const workspaceShape: Record<keyof SandboxWorkspace, Check> = {
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

const dataShape: Record<keyof SandboxData, Check> = {
  credentials: [
    listOf(textsIn('username', 'password')),
    'a list of `{ username, password, permitted? }`',
  ],
  workspace: [isObject, 'an object'],
  campaigns: [mapOf(isObject), 'an object of campaigns by id'],
  offerings: [mapOf(isObject), 'an object of offerings by id'],
}

/** Checks data that came from a file or over HTTP. Throws a TypeError that names what is wrong. */
export function readSandboxData(value: unknown): SandboxData {
  assertShape(value, dataShape, 'The data of a sandbox')
  if (value.workspace !== undefined) assertWorkspace(value.workspace)
  return value as SandboxData
}

/** Checks the settings and inventories of a workspace. Throws a TypeError on what is wrong. */
export function assertWorkspace(value: unknown): void {
  assertShape(value, workspaceShape, '`workspace`')
}
