import { Problem } from './problem.js'
import { refuseRepeatedKeys } from './repeated-keys.js'
import { emptyFile, type SourceDocument } from './source-document.js'

/** The one document of a file that must have one, with no key twice. Throws a Problem otherwise. */
export function onlyDocument(documents: readonly (SourceDocument | Problem)[]): SourceDocument {
  const [document = emptyFile()] = documents
  if (document instanceof Problem) throw document
  if (documents.length > 1) throw new Problem('it holds several documents')
  refuseRepeatedKeys(document)
  return document
}
