import type { Contract, OperationName, Verdict } from '../../core/index.js'
import type { Path } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'

/** A checked body. */
export interface CheckedBody {
  document: SourceDocument
  /** Path of the body in the document. */
  bodyPath: Path
  body: unknown
  contract: Contract
  operation: OperationName
  verdict: Verdict
  /** Checks another body with the same request. */
  check: (body: unknown) => Verdict
}
