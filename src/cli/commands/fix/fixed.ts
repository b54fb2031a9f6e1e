import type { AppliedFix } from '../../fix/apply-fixes.js'
import type { Result } from '../../results/result.js'

/** The fixes of a file, or of a line in a line-based file. */
export interface Fixed {
  file: string
  /** Whether the file was skipped because of its format. */
  isSkipped?: boolean
  fixes: readonly AppliedFix[]
  /** The results of its documents after the fixes. */
  results: readonly Result[]
}
