/** The result of a matcher of Vitest and Jest. */
export interface MatcherResult {
  pass: boolean
  message(): string
}

/** The `this` value of a matcher of Vitest and Jest. */
export interface MatcherState {
  /** Whether it is called after `.not`. */
  readonly isNot?: boolean
}

/** Returns a result whose message shows the call, then the lines. */
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
