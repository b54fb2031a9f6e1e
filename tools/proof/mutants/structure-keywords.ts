import type { OperationName, Violation } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { schemasAt } from './field-schemas.js'

/** The keywords that mutants ignore; formats by their names. */
const keywords = {
  required: 'required',
  type: 'type',
  enum: 'enum',
  minimum: 'minimum',
  maximum: 'maximum',
  'min-length': 'minLength',
  'max-length': 'maxLength',
  'max-items': 'maxItems',
  'date-time': 'format',
  email: 'format',
  uri: 'format',
  'hex-color': 'format',
} as const

export type Keyword = keyof typeof keywords

/** Returns whether a violation is of a keyword. */
export function isOf(keyword: Keyword, violation: Violation, operation: OperationName): boolean {
  if (violation.rule !== 'structure' || violation.keyword !== keywords[keyword]) return false
  return (
    violation.keyword !== 'format' ||
    schemasAt(operation, violation.pointer).some(({ format }) => format === keyword)
  )
}

const withContent = ['required', 'type', 'enum', 'minimum', 'email', 'uri', 'hex-color'] as const

/** The keywords in the schema of each body. */
const keywordsOf: { readonly [Name in OperationName]?: readonly Keyword[] } = {
  createCampaign: withContent,
  updateCampaign: withContent,
  validateCampaign: ['type'],
  changeCampaignStatus: ['required', 'type', 'enum'],
  listCampaignExecutions: ['type'],
  searchCampaigns: ['type', 'minimum'],
  testCampaign: [...withContent, 'max-items'],
  createOffering: ['type', 'enum', 'minimum', 'maximum', 'min-length', 'max-length', 'date-time'],
  updateOffering: ['type', 'enum', 'minimum', 'maximum', 'min-length', 'max-length', 'date-time'],
}

/** Servers that ignore one keyword in the schema of one body. */
export const structureKeywords: readonly Mutant[] = (
  Object.entries(keywordsOf) as [OperationName, readonly Keyword[]][]
).flatMap(([operation, keywords]) =>
  keywords.map((keyword) => ({
    name: `structure/${keyword}-of-${operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    summary: `Ignores \`${keyword}\` in the schema of ${operation}.`,
    shows: { operations: [operation], subjects: ['structure'] },
    forgives: (violation, call) =>
      call.operation === operation && isOf(keyword, violation, operation),
  })),
)
