import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { codeOf, onError, onResponse } from '../../../src/testing/sandbox/mutants/edit-response.js'
import { codesOf, codesWith, type ErrorKind, errorKinds } from './error-kinds.js'
import { kebab } from './kebab.js'

/** Returns another code of the same family, if possible of the same status. */
function otherCode({ family, status, code }: ErrorKind): string {
  const others = [...codesWith(family, status), ...codesOf(family)].filter((each) => each !== code)
  return others[0] ?? code
}

/** Returns the code of the other family for the status; undefined if this family has it too. */
function foreignCode({ family, status }: ErrorKind): string | undefined {
  const other = family === 'campaigns' ? 'offerings' : 'campaigns'
  const own = codesOf(family)
  return codesWith(other, status).find((code) => !own.includes(code))
}

/** Statuses that are easily confused. */
const otherStatus: Readonly<Record<number, number>> = {
  400: 422,
  401: 403,
  403: 401,
  404: 400,
  405: 404,
  409: 400,
  413: 400,
  415: 400,
  422: 400,
  429: 400,
}

const nameOf = ({ family, status, code }: ErrorKind): string => `${family}-${status}-${kebab(code)}`

function withCode(kind: ErrorKind, code: string): Mutant {
  const { family, status, operations, rules } = kind
  return {
    name: `answer/${nameOf(kind)}-as-${kebab(code)}`,
    summary: `In ${family}, returns the code ${code} instead of ${kind.code} with ${status}.`,
    shows: { operations, subjects: [...rules, 'response/code', 'response/details'] },
    answer: onError((error, response) =>
      response.status === status && error.code === kind.code ? { ...error, code } : undefined,
    ),
  }
}

function withStatus(kind: ErrorKind, status: number): Mutant {
  return {
    name: `answer/${nameOf(kind)}-with-${status}`,
    summary: `In ${kind.family}, returns ${kind.code} with ${status} instead of ${kind.status}.`,
    shows: { operations: kind.operations, subjects: [...kind.rules, 'response/status'] },
    answer: onResponse(
      (response) => response.status === kind.status && codeOf(response) === kind.code,
      (response) => ({ ...response, status }),
    ),
  }
}

/** Servers that return one kind of error with another code or status. */
export const wrongAnswers: readonly Mutant[] = errorKinds.flatMap((kind) => {
  const foreign = foreignCode(kind)
  return [
    withCode(kind, otherCode(kind)),
    ...(foreign === undefined ? [] : [withCode(kind, foreign)]),
    withStatus(kind, otherStatus[kind.status] ?? 400),
    withStatus(kind, 200),
  ]
})
