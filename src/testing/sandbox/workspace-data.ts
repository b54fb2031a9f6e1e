import { assertWorkspace, namesOf, type WorkspaceNames } from '../../core/contract/workspace.js'
import type { Workspace } from '../../core/index.js'
import type { SandboxData, SandboxWorkspace } from './data.js'

/** Adds a workspace to the data of a sandbox, which override it by member and by id. */
export function withWorkspaceData(workspace: Workspace, data: SandboxData): SandboxData {
  assertWorkspace(workspace)
  return {
    ...data,
    workspace: { ...settingsOf(workspace), ...data.workspace },
    campaigns: { ...workspace.campaigns, ...data.campaigns },
    offerings: { ...workspace.offerings, ...data.offerings },
  }
}

function settingsOf(workspace: Workspace): SandboxWorkspace {
  const settings: OrUndefined<Omit<SandboxWorkspace, 'offeringNames'>> = {
    offeringsEnabled: workspace.offerings_enabled,
    versioningEnabled: workspace.versioning_enabled,
    tagIds: idsOf(workspace.tags),
    templateIds: idsOf(workspace.templates),
    offeringAttributeIds: idsOf(workspace.offering_attributes),
    connectors: workspace.connectors,
    subscriptionCategories: idsOf(workspace.subscription_categories),
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

/** Requires every member, of which each may be undefined. */
type OrUndefined<Type> = { [Name in keyof Required<Type>]: Type[Name] | undefined }

const idsOf = (names: WorkspaceNames | undefined): readonly string[] | undefined =>
  names && namesOf(names).map(([name]) => name)
