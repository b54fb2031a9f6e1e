import { dispatch } from './dispatch.js'
import { type Documents, operationsOf, resolve, type Schema } from './documents.js'
import { InputError } from './input-error.js'

/** Returns the lookup tables of the rules, from the contract. */
export function collectTables(documents: Documents) {
  return {
    identifiersByChannel: identifiersByChannel(documents),
    requiredOnCreate: requiredOnCreate(documents),
    lockedFields: lockedFields(documents),
    androidTemplateTypes: androidTemplateTypes(documents),
    statusActions: statusActions(documents),
    publishing: publishing(documents),
  }
}

/** Returns the identifiers that the tagged enum of each channel's test request allows. */
function identifiersByChannel({ campaigns }: Documents): Record<string, string[]> {
  const { cases } = dispatch(campaigns, bodyOf(campaigns, 'testCampaign'))
  return Object.fromEntries(
    Object.entries(cases).map(([channel, member]) => {
      const branch = branchesTagged('test/identifier-channel', resolve(campaigns, member))[0]
      return [channel, findEnum(branch)]
    }),
  )
}

function findEnum(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { enum: values } = schema as { enum?: string[] }
  return values ?? Object.values(schema).flatMap(findEnum)
}

/** Paths of the fields that a create requires, outer ones before inner ones. */
function requiredOnCreate({ offerings }: Documents): string[][] {
  const paths = (schema: Schema, path: string[]): string[][] => [
    ...((schema.required ?? []) as string[]).map((field) => [...path, field]),
    ...Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([key, inner]) =>
      paths(inner, [...path, key]),
    ),
  ]
  const body = resolve(offerings, bodyOf(offerings, 'createOffering'))
  return branchesTagged('offering/required', body).flatMap((branch) => paths(branch, []))
}

interface Lock {
  field: string
  scheduled: 'editable' | 'locked'
  active: 'editable' | 'locked'
  when?: { type: string }
}

/** The fields that an update may not change while an offering is scheduled or active. */
function lockedFields({ offerings }: Documents) {
  const { locks } = (offerings as unknown as { 'x-states': { locks: Lock[] } })['x-states']
  const lockedIn = (status: 'scheduled' | 'active') =>
    locks
      .filter((lock) => lock[status] === 'locked')
      .map(({ field, when }) => ({ path: field.split('.'), type: when?.type ?? null }))
  return { scheduled: lockedIn('scheduled'), active: lockedIn('active') }
}

function androidTemplateTypes({ campaigns }: Documents): unknown {
  const { properties } = campaigns.components.schemas.AndroidContent as { properties: Schema }
  return (properties.template_type as Schema).enum
}

/** Returns the actions of a status change, with the delivery types that do not allow them. */
function statusActions({ campaigns }: Documents) {
  type Actions = Record<string, { 'not-for': string[] }>
  const { 'x-states': states } = campaigns as unknown as {
    'x-states': { 'allowed-actions': Actions }
  }
  return Object.entries(states['allowed-actions']).map(([action, { 'not-for': notFor }]) => ({
    action,
    notFor,
  }))
}

interface Publishing {
  rule: string
  status: number
  code: string
  groups: string[]
  /** The operation whose body a draft has. */
  draftOf: string
}

/** Returns the response for a draft that cannot be published, and the rule groups that check it. */
function publishing({ campaigns }: Documents) {
  const { 'x-publishing': stated } = campaigns as unknown as { 'x-publishing': Schema }
  const { rule, status, code, groups, 'draft-of': draftOf } = stated
  return { rule, status, code, groups, draftOf } as Publishing
}

function bodyOf(document: Documents['campaigns'], operationId: string): Schema {
  const found = operationsOf(document).find(
    ({ operation }) => operation.operationId === operationId,
  )
  const schema = found?.operation.requestBody?.content['application/json']?.schema
  if (schema === undefined) throw new InputError(`${operationId} has no request body`)
  return schema
}

const branchesTagged = (rule: string, schema: Schema): Schema[] => {
  const found = ((schema.allOf ?? []) as Schema[]).filter((branch) => branch['x-rule'] === rule)
  if (found.length === 0) throw new InputError(`No branch is tagged with ${rule}`)
  return found
}
