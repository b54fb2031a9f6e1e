import type { Contract, OperationName, Verdict } from '../../core/index.js'
import type { Path } from '../documents/place.js'
import type { SourceDocument } from '../documents/source-document.js'

/** A body that was judged. */
export interface JudgedBody {
  document: SourceDocument
  /** Where in the document it stands. */
  bodyPath: Path
  body: unknown
  contract: Contract
  operation: OperationName
  verdict: Verdict
  /** Judges another body in its place. */
  judge: (body: unknown) => Verdict
}
