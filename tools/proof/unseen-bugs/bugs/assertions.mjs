/** What a probe finds wrong with the server. */
export class Mismatch extends Error {}

export function assertThat(condition, message) {
  if (!condition) throw new Mismatch(message)
}

export const assertEqual = (actual, expected) =>
  assertThat(actual === expected, `expected ${expected} instead of ${actual}`)

export const assertAccepted = ({ status, text }, expected = 200) =>
  assertThat(status === expected, `expected ${expected} instead of ${status} ${text}`)

export function assertRejected(response, target, { status = 400, code } = {}) {
  assertAccepted(response, status)
  const { text, body } = response
  const targets = [body.error, ...(body.error.details ?? [])].map((each) => each.target)
  assertThat(!target || targets.includes(target), `expected the target ${target}: ${text}`)
  assertThat(!code || body.error.code === code, `expected the code ${code}: ${text}`)
}
