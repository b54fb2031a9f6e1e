import { errorCodeTable } from '../../../generated/response-checks.js'
import type { OperationName } from '../../../src/core/index.js'
import { contract } from '../../../src/testing/sandbox/mutants/contract.js'

export type Family = 'campaigns' | 'offerings'

/** One answer that rules of a family are answered with. */
export interface ErrorKind {
  family: Family
  status: number
  code: string
  operations: readonly OperationName[]
  /** The rules that are answered so. */
  rules: readonly string[]
}

/** What the schemas reject is answered as most rules are. */
const schemasOf = ({ status, code }: { status: number; code: string }): string[] =>
  status === 400 && code === 'VALIDATION_FAILED' ? ['structure'] : []

/** Every distinct error answer of the contract. */
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

/** The codes of a family with a status. */
export function codesWith(family: Family, status: number): readonly string[] {
  const { documented, assumed }: Codes = errorCodeTable[family]
  return [...(documented[status] ?? []), ...(assumed[status] ?? [])]
}

/** All codes of a family. */
export const codesOf = (family: Family): readonly string[] => errorCodeTable[family].all
