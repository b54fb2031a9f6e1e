import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import formatsModule from 'ajv-formats'

/** What tests read of a SARIF file. */
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
// Of draft 4 it uses only what later drafts have too, apart from how it names itself.
const { $schema, id, ...schema } = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
// Its types name a default export; its CommonJS is that export.
;(formatsModule as unknown as (ajv: Ajv) => void)(ajv)
const validate = ajv.compile(schema)

/** Reads a SARIF file; throws where the published schema of SARIF has something against it. */
export function readSarif(text: string): SarifLog {
  const log: unknown = JSON.parse(text)
  if (!validate(log)) throw new Error(ajv.errorsText(validate.errors))
  return log as SarifLog
}
