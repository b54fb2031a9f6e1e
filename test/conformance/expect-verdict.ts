import { expect } from 'vitest'
import type { Violation } from '../../src/core/index.js'
import { type ConformanceCase, type ExpectedViolation, verdictOn } from './load-cases.js'

const places = (found: readonly ExpectedViolation[] = []): string[] =>
  found.map(({ rule, target }) => `${rule} at ${target}`).sort()

type CaseVerdict = ReturnType<typeof verdictOn>

/** Returns the parts of a verdict that the case expects, in the format of `expect`. */
function resultOf(given: ConformanceCase, verdict: CaseVerdict) {
  const violations: Violation[] = verdict.ok ? [] : verdict.violations
  const error = verdict.ok ? undefined : verdict.response.body.error
  const { expect: wanted } = given
  return {
    ok: verdict.ok,
    violations: places(violations),
    warnings: places(verdict.warnings),
    ...(wanted.status !== undefined && { status: verdict.ok ? 200 : verdict.response.status }),
    ...(wanted.code !== undefined && { code: error?.code }),
    ...(wanted.target !== undefined && { target: error?.target }),
    ...(wanted.details !== undefined && { details: (error?.details ?? []).length > 0 }),
    ...(wanted.headers && {
      headers: verdict.ok
        ? {}
        : Object.fromEntries(
            Object.keys(wanted.headers).map((name) => [name, verdict.response.headers[name]]),
          ),
    }),
    ...(wanted.replay !== undefined && { replay: verdict.ok && verdict.replay !== undefined }),
    ...(wanted.warningMessages && {
      warningMessages: wanted.warningMessages.filter(({ target, includes }) =>
        verdict.warnings.some((each) => each.target === target && each.message.includes(includes)),
      ),
    }),
    ...(wanted.unchecked && { unchecked: [...verdict.unchecked].sort() }),
    ...(wanted.uncheckedIncludes && {
      uncheckedIncludes: wanted.uncheckedIncludes.filter((id) =>
        (verdict.unchecked as string[]).includes(id),
      ),
    }),
    ...(!verdict.ok && verdict.fault !== undefined && { fault: verdict.fault }),
  }
}

/** Returns whether missing facts make the case meaningless, unless it says so. */
function isSilentlyUnchecked({ rule, expect }: ConformanceCase, verdict: CaseVerdict): boolean {
  const { unchecked = [], uncheckedIncludes = [] } = expect
  const isUnchecked = (verdict.unchecked as string[]).includes(rule)
  return isUnchecked && ![...unchecked, ...uncheckedIncludes].includes(rule)
}

/** Returns whether the case removes something of its base that a rule may need. */
const hasLessInput = ({ change = [] }: ConformanceCase): boolean =>
  change.some(({ op, path }) =>
    (op === 'remove' ? /^\/(given|headers|params|query)\b/ : /^\/[a-z]+$/).test(path),
  )

/** Returns the rules that are already unchecked in the base of the case. */
function uncheckedInBase({ id, base, options }: ConformanceCase): readonly string[] {
  return verdictOn({ id, base, ...(options && { options }) } as ConformanceCase).unchecked
}

/** Asserts that the verdict on a case is the expected one. */
export function expectVerdict(given: ConformanceCase): void {
  const { violations, warnings, unchecked, ...wanted } = given.expect
  const verdict = verdictOn(given)
  expect(resultOf(given, verdict)).toEqual({
    ...wanted,
    violations: places(violations),
    warnings: places(warnings),
    ...(unchecked && { unchecked: [...unchecked].sort() }),
  })
  if (given.http === undefined && unchecked === undefined && !hasLessInput(given)) {
    const atMost = verdict.unchecked.length === 0 ? [] : uncheckedInBase(given)
    const stated = given.expect.uncheckedIncludes ?? []
    const others = verdict.unchecked.filter((id) => !atMost.includes(id) && !stated.includes(id))
    expect(others).toEqual([])
  }
  expect(isSilentlyUnchecked(given, verdict)).toBe(false)
  expect(new Set(verdict.unchecked).size).toBe(verdict.unchecked.length)
}
