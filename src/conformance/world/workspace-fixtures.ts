import { withWorkspaceData } from '../../testing/sandbox/workspace-data.js'
import type { ConformanceOptions } from '../run/options.js'

/**
 * Moves the workspace of the contract to the fixtures, which win: the suite decides itself which
 * facts a request has.
 */
export function withWorkspaceFixtures(options: ConformanceOptions): ConformanceOptions {
  const { workspace, ...contract } = options.contract ?? {}
  if (workspace === undefined) return options
  const { fixtures = {} } = options
  const data = withWorkspaceData(workspace, {
    ...(fixtures.workspace && { workspace: fixtures.workspace }),
    campaigns: byId(fixtures.campaigns),
    offerings: byId(fixtures.offerings),
  })
  const { workspace: settings = {}, campaigns, offerings } = data
  return {
    ...options,
    contract,
    fixtures: {
      ...fixtures,
      workspace: settings,
      campaigns: withIds(campaigns),
      offerings: withIds(offerings),
    },
  }
}

const byId = <Resource extends { id: string }>(list: readonly Resource[] = []) =>
  Object.fromEntries(list.map((each) => [each.id, each]))

const withIds = <Resource extends object>(resources: Readonly<Record<string, Resource>> = {}) =>
  Object.entries(resources).map(([id, resource]) => ({ ...resource, id }))
