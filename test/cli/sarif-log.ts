import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import formatsModule from 'ajv-formats'

/** The parts of a SARIF file that tests read. */
export interface SarifLog {
  runs: [
    {
      results: SarifResult[]
      originalUriBaseIds: { '%SRCROOT%': { uri: string } }
      invocations: [
        {
          executionSuccessful: boolean
          exitCode: number
          toolExecutionNotifications: { message: { text: string }; locations: SarifLocation[] }[]
        },
      ]
      tool: { driver: { rules: { id: string; helpUri?: string }[] } }
    },
  ]
}

interface SarifResult {
  level: string
  ruleId: string
  ruleIndex: number
  message: { text: string }
  locations: SarifLocation[]
  partialFingerprints: { 'findingPlace/v1': string }
  fixes?: [
    {
      description: { text: string }
      artifactChanges: [
        {
          artifactLocation: SarifLocation['physicalLocation']['artifactLocation']
          replacements: { deletedRegion: SarifRegion; insertedContent: { text: string } }[]
        },
      ]
    },
  ]
}

export interface SarifRegion {
  startLine: number
  startColumn: number
  endLine?: number
  endColumn?: number
}

interface SarifLocation {
  physicalLocation: {
    artifactLocation: { uri: string; uriBaseId?: string }
    region?: SarifRegion
  }
}

const file = createRequire(import.meta.url).resolve(
  '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
)
// Except for its `$schema`, it uses only features of draft 4 that later drafts have too.
const { $schema, id, ...schema } = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
// The types declare a default export; the CommonJS module is that export.
;(formatsModule as unknown as (ajv: Ajv) => void)(ajv)
const validate = ajv.compile(schema)

/** Reads a SARIF file. Throws when the published SARIF schema rejects it. */
export function readSarif(text: string): SarifLog {
  const log: unknown = JSON.parse(text)
  if (!validate(log)) throw new Error(ajv.errorsText(validate.errors))
  return log as SarifLog
}
