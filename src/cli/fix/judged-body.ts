import type { Contract, OperationName, Verdict } from '../../index.js'
import type { Path } from '../place.js'
import type { SourceDocument } from '../source-document.js'

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
