import { attempt } from '../base/attempt.js'
import { combined, type JsonObject } from '../base/json.js'
import type { CampaignFacts, Facts, OfferingFacts, WorkspaceFacts } from './facts.js'
import { namesOf, type Workspace, type WorkspaceNames } from './workspace.js'

/** The facts of a workspace, prepared once. */
export interface KnownWorkspace {
  /** Settings and inventories. */
  readonly facts: WorkspaceFacts
  /** Names of the offerings that are not archived. */
  readonly offeringNames: ReadonlySet<string>
  readonly campaigns: ReadonlyMap<string, CampaignFacts>
  readonly offerings: ReadonlyMap<string, OfferingFacts>
}

/** The parts of a request that name what it is about. */
export interface NamedInRequest {
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly body: JsonObject | undefined
}

/** Prepares the facts of a valid workspace. */
export function knownWorkspace(workspace: Workspace): KnownWorkspace {
  const offerings = new Map(Object.entries(workspace.offerings ?? {}))
  const facts: WorkspaceFacts = {
    offeringsEnabled: workspace.offerings_enabled,
    versioningEnabled: workspace.versioning_enabled,
    tagIds: idsOf(workspace.tags),
    templateIds: idsOf(workspace.templates),
    offeringAttributeIds: idsOf(workspace.offering_attributes),
    subscriptionCategories: idsOf(workspace.subscription_categories),
    connectors: workspace.connectors?.map((connector) => ({ ...connector })),
  } satisfies OrUndefined<Omit<WorkspaceFacts, 'offeringNames'>> as WorkspaceFacts
  return {
    facts: onlyGiven(facts),
    offeringNames: new Set([...offerings.values()].flatMap(takenName)),
    campaigns: new Map(Object.entries(workspace.campaigns ?? {})),
    offerings,
  }
}

/** Requires every member, of which each may be undefined. */
type OrUndefined<Type> = { [Name in keyof Required<Type>]: Type[Name] | undefined }

const idsOf = (names: WorkspaceNames | undefined): ReadonlySet<string> | undefined =>
  names && new Set(namesOf(names).map(([name]) => name))

const takenName = ({ name, status }: OfferingFacts): string[] =>
  name === undefined || status === 'archived' ? [] : [name]

/** Returns the members that are not undefined. */
export const onlyGiven = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values

/**
 * Adds what the workspace knows to the facts of a request; facts from code win, member by member.
 * The campaign, offering or name of the request that the workspace does not have stays unknown.
 */
export function withWorkspace(
  facts: Facts,
  known: KnownWorkspace,
  { params, body }: NamedInRequest,
): Facts {
  const all: Facts = combined(facts, { workspace: workspaceFacts(facts.workspace, known, body) })
  if (facts.campaign === undefined) {
    const campaign = found(known.campaigns, campaignIdOf(params, body))
    if (campaign !== undefined) all.campaign = campaign
  }
  if (facts.offering === undefined) {
    const offering = found(known.offerings, offeringIdOf(params))
    if (offering !== undefined) all.offering = offering
  }
  return all
}

const found = <Resource>(resources: ReadonlyMap<string, Resource>, id: string | undefined) =>
  id === undefined ? undefined : resources.get(id)

function workspaceFacts(
  facts: WorkspaceFacts | undefined,
  { facts: known, offeringNames }: KnownWorkspace,
  body: JsonObject | undefined,
): WorkspaceFacts {
  // Offerings that the workspace does not have may have taken the name, too.
  const isTaken = offeringNames.size > 0 && offeringNames.has(attempt(() => body?.name) as string)
  if (facts === undefined && !isTaken) return known
  const all = isTaken ? combined(known, { offeringNames }) : known
  return facts === undefined ? all : combined(all, onlyGiven(facts))
}

/** Returns the id of the campaign or draft of a request. */
export const campaignIdOf = (
  params: NamedInRequest['params'],
  body: NamedInRequest['body'],
): string | undefined =>
  firstText(
    params?.campaign_id,
    params?.parent_campaign_id,
    attempt(() => body?.draft_id),
  )

/** Returns the id of the offering of a request. */
export const offeringIdOf = (params: NamedInRequest['params']): string | undefined =>
  firstText(params?.offer_id)

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '')
