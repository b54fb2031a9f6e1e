/** Why a rule exists, and a request that violates it. */
export interface RuleExample {
  /** One to three sentences: what goes wrong without the rule, and what to do. */
  readonly why: string
  /** A request that violates this rule and no other, as YAML. */
  readonly rejected: string
  /** The same request without the violation. */
  readonly corrected: string
  /** Whether the requests are inputs of `checkHttp` instead of request documents. */
  readonly isHttp?: true
}

/** Examples by rule id. */
export type RuleExamples = Readonly<Record<string, RuleExample>>

/** Replaces generated ids in responses, so that they stay the same. */
export const exampleResponseId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
