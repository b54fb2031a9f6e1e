import { casesOf } from './dispatch.js'
import {
  bodyOf,
  type Documents,
  errorCodesOf,
  type Family,
  fieldsOf,
  flattened,
  type OpenApiDocument,
  type Schema,
} from './documents.js'
import { mapValues } from './structural.js'

/** Returns the lookup tables of the rules, from the contract. */
export function collectTables({ campaigns, offerings }: Documents) {
  const { SearchedStatus, SearchedChannel, DeliveryType } = campaigns.components.schemas
  const { rule, status, code, groups, 'draft-of': draftOf } = campaigns['x-publishing']
  const { states, locks } = offerings['x-states']
  const lockedIn = (state: 'scheduled' | 'active') =>
    locks
      .filter((lock) => lock[state] === 'locked')
      .map(({ field, when }) => ({ path: field.split('.'), type: when?.type ?? null }))
  return {
    identifiersByChannel: identifiersByChannel(campaigns),
    /** Outer fields before inner ones. */
    requiredOnCreate: requiredFields(offerings, bodyOf(offerings, 'createOffering')),
    offeringStatuses: Object.keys(states),
    variationTypes: fieldsOf(offerings, 'VariationMeta').type?.enum,
    /** The documented words of a stored campaign. */
    campaignWords: {
      status: SearchedStatus?.['x-expected']?.enum,
      channel: SearchedChannel?.['x-expected']?.enum,
      campaign_delivery_type: DeliveryType?.enum,
    },
    /** The fields that an update may not change while an offering is scheduled or active. */
    lockedFields: { scheduled: lockedIn('scheduled'), active: lockedIn('active') },
    updateFields: completeFields(offerings, bodyOf(offerings, 'updateOffering')),
    androidTemplateTypes: fieldsOf(campaigns, 'AndroidContent').template_type?.enum,
    /** The keys in a message of each channel. */
    keysOfMessages: {
      push: Object.keys(fieldsOf(campaigns, 'PushContent')),
      email: Object.keys(fieldsOf(campaigns, 'EmailContent')),
    },
    /** The actions of a status change, with the delivery types that do not allow them. */
    statusActions: Object.entries(campaigns['x-states']['allowed-actions']).map(
      ([action, { 'not-for': notFor }]) => ({ action, notFor }),
    ),
    /** The response for a draft that cannot be published, and the rule groups that check it. */
    publishing: { rule, status, code, groups, draftOf },
    /** Status and meaning of each error code, by family. */
    errorCodes: mapValues({ campaigns, offerings }, (document) =>
      mapValues(errorCodesOf(document)['x-error-codes'], ({ status, condition }) => ({
        status,
        condition,
      })),
    ),
  }
}

/** Returns the identifiers that the tagged enum of each channel's test request allows. */
function identifiersByChannel(campaigns: OpenApiDocument): Record<string, string[]> {
  const cases = casesOf(campaigns, bodyOf(campaigns, 'testCampaign'))
  return Object.fromEntries(
    cases
      .filter(({ value }) => value !== '')
      .map(({ value, schema }) => [
        value,
        findEnum(branchesOf('test/identifier-channel', schema.allOf)[0]),
      ]),
  )
}

function findEnum(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return (schema as Schema).enum ?? Object.values(schema).flatMap(findEnum)
}

const branchesOf = (rule: string, branches: readonly Schema[] = []): Schema[] =>
  branches.filter((branch) => branch['x-rule'] === rule)

/** Returns the paths of the fields that `offering/required` requires. */
function requiredFields(document: OpenApiDocument, given: Schema): string[][] {
  const { schema, branches } = flattened(document, given)
  const required = branchesOf('offering/required', branches).flatMap((branch) => branch.required)
  return [
    ...required.map((field) => [String(field)]),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
      requiredFields(document, inner).map((path) => [key, ...path]),
    ),
  ]
}

/** Returns the paths of the fields of a complete object, and of those inside it. */
function completeFields(document: OpenApiDocument, given: Schema): string[] {
  const { schema } = flattened(document, given)
  if (schema['x-complete'] !== true) return []
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const nested = completeFields(document, inner)
    return nested.length === 0 ? [key] : nested.map((path) => `${key}.${path}`)
  })
}

/** The objects of a stored campaign or offering, with the schema that has their fields. */
const stored: [name: string, family: Family, schema: string][] = [
  ['StoredBasicDetails', 'campaigns', 'EitherBasicDetails'],
  ['StoredConnector', 'campaigns', 'Connector'],
  ['StoredCampaignContent', 'campaigns', 'CampaignContent'],
  ['StoredOffering', 'offerings', 'Offering'],
  ['StoredVariationMeta', 'offerings', 'VariationMeta'],
]

/** Returns the types of objects as a server has stored them: the known fields, with any values. */
export const storedTypes = (documents: Documents): string =>
  stored
    .map(([name, family, schema]) => {
      const names = Object.keys(fieldsOf(documents[family], schema))
      const fields = names.map((field) => `  ${field}?: unknown`)
      return `export type ${name} = {\n${fields.join('\n')}\n}`
    })
    .join('\n\n')
