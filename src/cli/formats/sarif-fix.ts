import type { Region } from '../documents/place.js'
import type { Repair } from '../results/repair.js'
import { sarifMessage } from './sarif-message.js'

export interface ArtifactLocation {
  uri: string
  uriBaseId?: string
}

/** A stretch of a file, or the place where it begins; nothing where no place is known. */
export function sarifRegion({ line, column, endLine, endColumn }: Partial<Region>) {
  if (line === undefined) return undefined
  const end = endLine !== undefined && { endLine, endColumn }
  return { region: { startLine: line, startColumn: column, ...end } }
}

/** A repair as editors and code scanning offer it. */
export const sarifFix = ({ message, edits }: Repair, artifactLocation: ArtifactLocation) => ({
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
