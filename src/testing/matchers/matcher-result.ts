/** What `expect.extend` of Vitest and of Jest wants of a matcher. */
export interface MatcherResult {
  pass: boolean
  message(): string
}

/** What both give a matcher to know. */
export interface MatcherState {
  /** Whether it is called behind `.not`. */
  readonly isNot?: boolean
}

/** A result whose message begins with the call, and then says in lines what was found. */
export const resultOf = (
  { isNot = false }: MatcherState,
  { received, matcher, args }: { received: string; matcher: string; args: readonly string[] },
  pass: boolean,
  lines: () => readonly string[],
): MatcherResult => ({
  pass,
  message: () =>
    [
      `expect(${received})${isNot ? '.not' : ''}.${matcher}(${args.join(', ')})`,
      '',
      ...lines(),
    ].join('\n'),
})
