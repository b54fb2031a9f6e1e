import type { MadeRepair } from '../../fix/mend.js'
import type { Result } from '../../results/result.js'

/** What came of one file or, where it holds a document on each line, of one line of it. */
export interface Fixed {
  file: string
  /** Whether it is left as it is because it holds what others have sent or written. */
  isSkipped?: boolean
  repairs: readonly MadeRepair[]
  /** What is still to be said of its documents. */
  results: readonly Result[]
}
