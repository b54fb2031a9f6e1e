import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
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
}

interface SarifLocation {
  physicalLocation: {
    artifactLocation: { uri: string; uriBaseId?: string }
    region?: { startLine: number; startColumn: number }
  }
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
// Its types name a default export; its CommonJS is that export.
;(formatsModule as unknown as (ajv: Ajv2020) => void)(ajv)
const validate = ajv.compile(
  JSON.parse(readFileSync(new URL('schemas/sarif.json', import.meta.url), 'utf8')),
)

/** Reads a SARIF file; throws where it does not have the shape of one. */
export function readSarif(text: string): SarifLog {
  const log: unknown = JSON.parse(text)
  if (!validate(log)) throw new Error(ajv.errorsText(validate.errors))
  return log as SarifLog
}
