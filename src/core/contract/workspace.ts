import { offeringStatuses } from '../../../generated/tables.js'
import {
  assertOptions,
  either,
  flag,
  type Kinds,
  type KindsOf,
  listOf,
  mapOf,
  members,
  object,
  oneOf,
  string,
  text,
  withMembers,
} from '../base/kinds.js'
import type { CampaignFacts, OfferingFacts } from './facts.js'

/** Ids or names: a list, or a map with a label for people for each. */
export type WorkspaceNames = readonly string[] | { readonly [name: string]: string }

/**
 * What exists in a workspace, as plain JSON. A list is complete: what it does not contain does not
 * exist. Campaigns and offerings are not complete, because they are created all the time.
 */
export interface Workspace {
  /** JSON Schema of the file, for editors. */
  $schema?: string
  /** Whether offer decisioning is on. */
  offerings_enabled?: boolean
  /** Whether campaign versioning is on. */
  versioning_enabled?: boolean
  tags?: WorkspaceNames
  templates?: WorkspaceNames
  offering_attributes?: WorkspaceNames
  subscription_categories?: WorkspaceNames
  connectors?: readonly { connector_type: string; connector_name: string }[]
  /** Offerings by `offer_id`, with the fields of the API. */
  offerings?: { readonly [offerId: string]: OfferingFacts }
  /** Campaigns by `campaign_id`, with the fields of the API. */
  campaigns?: { readonly [campaignId: string]: CampaignFacts }
}

const names = either(
  'a list of strings, or a map from strings to labels',
  listOf(text),
  mapOf(string),
)

const connector = { connector_type: text, connector_name: text }

/** The kinds of the fields of an offering that rules read. */
export const offeringKinds = {
  name: string,
  status: oneOf(...offeringStatuses),
  scheduling: withMembers({ start_datetime: string, expiry_datetime: string }),
  variation_meta: object,
} satisfies Kinds

/** The kinds of the fields of a campaign that rules read. */
export const campaignKinds = {
  status: string,
  channel: string,
  campaign_delivery_type: string,
  basic_details: object,
  connector: object,
  campaign_content: object,
} satisfies Kinds

/** The kinds of the members of a workspace. */
export const workspaceKinds: KindsOf<Workspace> = {
  $schema: string,
  offerings_enabled: flag,
  versioning_enabled: flag,
  tags: names,
  templates: names,
  offering_attributes: names,
  subscription_categories: names,
  connectors: listOf(
    members(connector, Object.keys(connector)),
    'a list of `{ connector_type, connector_name }`',
  ),
  offerings: mapOf(withMembers(offeringKinds), 'an object of offerings by id'),
  campaigns: mapOf(withMembers(campaignKinds), 'an object of campaigns by id'),
}

/** The form of a workspace. */
export const workspaceKind = members(workspaceKinds)

/** Throws a TypeError that names the first invalid member of a workspace. */
export function assertWorkspace(workspace: unknown): asserts workspace is Workspace {
  assertOptions({ workspace }, { workspace: workspaceKind })
}

/** Returns each id or name with its label, if it has one. */
export const namesOf = (given: WorkspaceNames): (readonly [name: string, label?: string])[] =>
  isList(given) ? given.map((name) => [name] as const) : Object.entries(given)

const isList = (given: WorkspaceNames): given is readonly string[] => Array.isArray(given)
