import { errorCodeTable } from '../../../generated/response-checks.js'
import type { OperationName } from '../../../src/core/index.js'
import { contract } from '../../../src/testing/sandbox/mutants/contract.js'

type Family = 'campaigns' | 'offerings'

/** One error response of a family. */
export interface ErrorKind {
  family: Family
  status: number
  code: string
  operations: readonly OperationName[]
  /** The rules that cause it. */
  rules: readonly string[]
}

/** Violations of the schemas cause the same response as most rules. */
const schemasOf = ({ status, code }: { status: number; code: string }): string[] =>
  status === 400 && code === 'VALIDATION_FAILED' ? ['structure'] : []

/** Every distinct error response of the contract. */
export const errorKinds: readonly ErrorKind[] = readKinds()

function readKinds(): ErrorKind[] {
  const kinds = new Map<string, ErrorKind>()
  for (const { id, severity, operations, answer } of contract.rules) {
    const family = operations[0] && contract.operations[operations[0]].family
    if (severity !== 'error' || family === undefined) continue
    const key = [family, answer.status, answer.code].join(' ')
    const before = kinds.get(key)
    kinds.set(key, {
      family,
      ...answer,
      operations: [...new Set([...(before?.operations ?? []), ...operations])],
      rules: [...new Set([...(before?.rules ?? schemasOf(answer)), id])],
    })
  }
  return [...kinds.values()]
}

interface Codes {
  readonly all: readonly string[]
  readonly documented: { readonly [status: string]: readonly string[] }
  readonly assumed: { readonly [status: string]: readonly string[] }
}

/** Returns the codes of a family with a status. */
export function codesWith(family: Family, status: number): readonly string[] {
  const { documented, assumed }: Codes = errorCodeTable[family]
  return [...(documented[status] ?? []), ...(assumed[status] ?? [])]
}

/** Returns all codes of a family. */
export const codesOf = (family: Family): readonly string[] => errorCodeTable[family].all
