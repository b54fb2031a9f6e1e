import { casesOf } from './dispatch.js'
import {
  bodyOf,
  type Documents,
  families,
  flattened,
  type Publishing,
  resolve,
  type Schema,
} from './documents.js'

/** Returns the lookup tables of the rules, from the contract. */
export function collectTables(documents: Documents) {
  return {
    identifiersByChannel: identifiersByChannel(documents),
    requiredOnCreate: requiredOnCreate(documents),
    offeringStatuses: offeringStatuses(documents),
    variationTypes: variationTypes(documents),
    campaignWords: campaignWords(documents),
    lockedFields: lockedFields(documents),
    updateFields: updateFields(documents),
    androidTemplateTypes: androidTemplateTypes(documents),
    keysOfMessages: keysOfMessages(documents),
    statusActions: statusActions(documents),
    publishing: publishing(documents),
    errorCodes: errorCodes(documents),
  }
}

/** Returns status and meaning of each error code, by family. */
const errorCodes = (documents: Documents) =>
  Object.fromEntries(
    families.map((family) => {
      const { ErrorCode } = documents[family].components.schemas
      const codes = Object.entries((ErrorCode as unknown as CodesSchema)['x-error-codes'])
      return [
        family,
        Object.fromEntries(
          codes.map(([code, { status, condition }]) => [code, { status, condition }]),
        ),
      ]
    }),
  )

interface CodesSchema {
  'x-error-codes': Record<string, { status: number; condition: string }>
}

/** Returns the identifiers that the tagged enum of each channel's test request allows. */
function identifiersByChannel({ campaigns }: Documents): Record<string, string[]> {
  const cases = casesOf(campaigns, bodyOf(campaigns, 'testCampaign'))
  return Object.fromEntries(
    cases
      .filter(({ value }) => value !== '')
      .map(({ value, schema }) => [
        value,
        findEnum(branchesTagged('test/identifier-channel', schema)[0]),
      ]),
  )
}

function findEnum(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { enum: values } = schema as { enum?: string[] }
  return values ?? Object.values(schema).flatMap(findEnum)
}

/** Paths of the fields that a create requires, outer ones before inner ones. */
function requiredOnCreate({ offerings }: Documents): string[][] {
  const paths = (reference: Schema, path: string[]): string[][] => {
    const schema = resolve(offerings, reference)
    const required = branchesTagged('offering/required', schema).flatMap(
      (branch) => branch.required as string[],
    )
    return [
      ...required.map((field) => [...path, field]),
      ...Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(
        ([key, inner]) => paths(inner, [...path, key]),
      ),
    ]
  }
  return paths(bodyOf(offerings, 'createOffering'), [])
}

/** The documented statuses of offerings. */
const offeringStatuses = ({ offerings }: Documents): string[] =>
  Object.keys((offerings as unknown as { 'x-states': { states: object } })['x-states'].states)

function variationTypes({ offerings }: Documents): unknown {
  const { properties } = offerings.components.schemas.VariationMeta as { properties: Schema }
  return (properties.type as Schema).enum
}

/** The documented words of a stored campaign. */
function campaignWords({ campaigns }: Documents) {
  const { SearchedStatus, SearchedChannel, DeliveryType } = campaigns.components.schemas
  const expected = (schema?: Schema) => (schema?.['x-expected'] as Schema | undefined)?.enum
  return {
    status: expected(SearchedStatus),
    channel: expected(SearchedChannel),
    campaign_delivery_type: DeliveryType?.enum,
  }
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

/** The paths that an update of an offering can name: fields, and those inside a complete object. */
function updateFields({ offerings }: Documents): string[] {
  const paths = (reference: Schema): string[] => {
    const { properties, 'x-complete': isComplete } = flattened(offerings, reference).schema
    if (isComplete !== true) return []
    return Object.entries(properties as Record<string, Schema>).flatMap(([key, inner]) => {
      const nested = paths(inner)
      return nested.length === 0 ? [key] : nested.map((path) => `${key}.${path}`)
    })
  }
  return paths(bodyOf(offerings, 'updateOffering'))
}

function androidTemplateTypes({ campaigns }: Documents): unknown {
  const { properties } = campaigns.components.schemas.AndroidContent as { properties: Schema }
  return (properties.template_type as Schema).enum
}

/** Returns the keys in a message of each channel. */
function keysOfMessages({ campaigns }: Documents) {
  const { PushContent, EmailContent } = campaigns.components.schemas
  const keysOf = (schema: Schema | undefined) => Object.keys(schema?.properties as object)
  return { push: keysOf(PushContent), email: keysOf(EmailContent) }
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

/** Returns the response for a draft that cannot be published, and the rule groups that check it. */
function publishing({ campaigns }: Documents) {
  const {
    rule,
    status,
    code,
    groups,
    'draft-of': draftOf,
  } = campaigns['x-publishing'] as Publishing
  return { rule, status, code, groups, draftOf }
}

const branchesTagged = (rule: string, schema: Schema): Schema[] =>
  ((schema.allOf ?? []) as Schema[]).filter((branch) => branch['x-rule'] === rule)
