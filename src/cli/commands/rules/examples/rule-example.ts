/** Why a rule exists, and a request that violates it. */
export interface RuleExample {
  /** One to three sentences: what goes wrong without the rule, and what to do. */
  readonly why?: string
  /**
   * A request as YAML, each line behind two characters: `-` marks the lines of the request that violates
   * this rule and no other, `+` those of the corrected request.
   */
  readonly request: string
  /** Whether the request is an input of `checkHttp` instead of a request document. */
  readonly isHttp?: true
}

/** Examples by rule id; one without a request gets the request of a conformance case. */
export type RuleExamples = Readonly<Record<string, Partial<RuleExample>>>

/** Returns the request that violates the rule. */
export const rejectedIn = ({ request }: RuleExample): string => without('+', request)

/** Returns the request without the violation. */
export const correctedIn = ({ request }: RuleExample): string => without('-', request)

const without = (mark: string, request: string): string =>
  request
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(mark))
    .map((line) => `${line.slice(2)}\n`)
    .join('')

/** Replaces generated ids in responses, so that they stay the same. */
export const exampleResponseId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
