import type { DescribedRule } from '../../formats/finding-rules.js'
import type { schemaVersion } from '../../formats/json-output.js'
import type { CheckedExample } from './checked-example.js'

/** Output of `rules --format json`. */
export interface RulesOutput {
  schemaVersion: typeof schemaVersion
  /** In contract order. A rule has several entries if they differ by operation. */
  rules: readonly DescribedRule[]
  /** URL of the rule's page. Only `rules <id>` has this and the following members. */
  page?: string
  /** Why the rule exists. */
  why?: string
  example?: CheckedExample
}
