import type { OperationName } from '../../generated/operations.js'
import type { RuleId } from '../../generated/rule-ids.js'
import { ruleLists } from '../../generated/rule-lists.js'
import { isObject, type JsonObject, objectAt, type Path } from './base/json.js'
import type { AnyRuleId, Severity } from './contract/violation.js'
import { namesOf, type Workspace, type WorkspaceNames } from './contract/workspace.js'
import { templatePattern } from './formats/patterns.js'

type Schema = JsonObject

/**
 * Returns a JSON Schema of a body in which editors complete the names of the workspace. It rejects
 * another name only if its rule is an error and certainly applies, so that it accepts whatever a
 * check with the workspace accepts.
 */
export function withWorkspaceNames(
  schema: Schema,
  operation: OperationName,
  workspace: Workspace,
  severities: ReadonlyMap<AnyRuleId, Severity>,
): Record<string, unknown> {
  const entries = ruleLists[operation]
  const rejects = (rule: RuleId): boolean =>
    (severities.get(rule) ?? entries.find(({ id }) => id === rule)?.severity) === 'error'
  const changes = changesFor(workspace, rejects)
  const $defs = Object.entries(schema.$defs as Record<string, Schema>).map(([name, definition]) => [
    name,
    changes.reduce(
      (changed, { path, change }) => changedAt(changed, path, (at) => change(at, name, definition)),
      definition,
    ),
  ])
  return { ...schema, $defs: Object.fromEntries($defs) }
}

/** A change of the schemas at a path of every definition that has it. */
interface Change {
  path: Path
  change: (schema: Schema, name: string, definition: Schema) => Schema
}

const anything: Schema = {}

function changesFor(workspace: Workspace, rejects: (rule: RuleId) => boolean): readonly Change[] {
  const othersFor = (rule: RuleId) => (rejects(rule) ? undefined : anything)
  const { tags, offering_attributes, templates, subscription_categories } = workspace
  const { connectors = [], campaigns = {} } = workspace
  const drafts = Object.entries(campaigns).filter(([, { status }]) => status === 'DRAFT')
  const labels = drafts.map(([id, { basic_details }]) => [id, String(basic_details?.name ?? '')])
  return [
    {
      path: ['properties', 'tags', 'items'],
      // Only the tags of offerings are ids of the workspace.
      change: (schema, name) =>
        /^Offering/.test(name) ? among(schema, tags, othersFor('offering/tag-unknown')) : schema,
    },
    {
      path: ['properties', 'offering_attribute_configuration'],
      change: (schema) =>
        listAmong(schema, offering_attributes, othersFor('offering/attribute-unknown')),
    },
    {
      path: ['properties', 'offer_content', 'properties', 'meta', 'properties', 'templateId'],
      change: (schema) => among(schema, templates, othersFor('offering/template-unknown')),
    },
    {
      path: ['properties', 'subscription_category'],
      // Without the channel in the body, the campaign may be for Push, whose categories are ignored.
      change: (schema, name) =>
        among(
          schema,
          subscription_categories,
          name === 'EmailBasicDetails' && rejects('email/subscription-category-unknown')
            ? { pattern: templatePattern }
            : anything,
        ),
    },
    {
      path: ['properties', 'connector'],
      change: (schema, _name, definition) => {
        const channel = objectAt(definition, ['properties', 'channel'])?.const
        if (connectors.length === 0 || channel === 'PUSH') return schema
        const isCertain = channel === 'EMAIL' && rejects('connector/unknown')
        return { ...schema, anyOf: [...byType(connectors), ...(isCertain ? [] : [anything])] }
      },
    },
    {
      path: ['properties', 'draft_id'],
      change: (schema) => among(schema, Object.fromEntries(labels), anything),
    },
  ]
}

/** Adds the names, with their labels, beside what else is valid. */
function among(schema: Schema, given: WorkspaceNames = [], others: Schema | undefined): Schema {
  const labels = new Map(namesOf(given).map(([name, label = '']) => [name, label]))
  if (labels.size === 0) return schema
  const listed = {
    enum: [...labels.keys()],
    ...([...labels.values()].some(Boolean) && { enumDescriptions: [...labels.values()] }),
  }
  return others === undefined ? { ...schema, ...listed } : { ...schema, anyOf: [listed, others] }
}

/** Adds the names to a list of strings; the type of the field is not documented. */
function listAmong(schema: Schema, names: WorkspaceNames = [], others: Schema | undefined): Schema {
  const list = (items: Schema) => ({ type: 'array', items })
  // An item that is not written yet is `null` in YAML; an editor completes it only if that is valid.
  const named = among(anything, names, { not: { type: 'string' } })
  if (named === anything) return schema
  const otherShapes = others ?? { not: list({ type: 'string' }) }
  return { ...schema, anyOf: [list(named), otherShapes] }
}

/** Returns a schema for each type of connector, with the names of its connectors. */
function byType(connectors: NonNullable<Workspace['connectors']>): Schema[] {
  const types = [...new Set(connectors.map(({ connector_type }) => connector_type))]
  return types.map((type) => {
    const names = connectors.filter((each) => each.connector_type === type)
    return {
      properties: {
        connector_type: { enum: [type] },
        connector_name: { enum: [...new Set(names.map((each) => each.connector_name))] },
      },
    }
  })
}

/** Returns a schema with a change at a path; the same schema if it does not have the path. */
function changedAt(schema: Schema, path: Path, change: (schema: Schema) => Schema): Schema {
  const [key, ...rest] = path
  if (key === undefined) return change(schema)
  const inner = schema[key]
  return isObject(inner) ? { ...schema, [key]: changedAt(inner, rest, change) } : schema
}
