import type { Region } from '../documents/position.js'
import type { Fix } from '../results/finding.js'
import { sarifMessage } from './sarif-message.js'

export interface ArtifactLocation {
  uri: string
  uriBaseId?: string
}

/** Returns a region of a file; undefined without a position. */
export function sarifRegion({ line, column, endLine, endColumn }: Partial<Region>) {
  if (line === undefined) return undefined
  const end = endLine !== undefined && { endLine, endColumn }
  return { region: { startLine: line, startColumn: column, ...end } }
}

/** Returns a fix that editors and code scanning can offer. */
export const sarifFix = ({ message, edits }: Fix, artifactLocation: ArtifactLocation) => ({
  description: sarifMessage(message),
  artifactChanges: [
    {
      artifactLocation,
      replacements: edits.map((edit) => ({
        deletedRegion: sarifRegion(edit)?.region,
        insertedContent: { text: edit.text },
      })),
    },
  ],
})
