import { type OperationName, operationTable } from '../../../generated/operations.js'
import { errorCodeTable } from '../../../generated/response-checks.js'

/** The error codes of a family by status. */
export interface ErrorCodes {
  readonly documented: { readonly [status: string]: readonly string[] }
  readonly ofOperations: {
    readonly [operation: string]: { readonly [status: string]: readonly string[] }
  }
  readonly assumed: { readonly [status: string]: readonly string[] }
}

/** Returns the codes that the API description has for a status of an operation. */
export const documentedCodes = (
  { ofOperations, documented }: ErrorCodes,
  operation: OperationName,
  status: number,
): readonly string[] | undefined => ofOperations[operation]?.[status] ?? documented[status]

/** Returns the codes of a status of an operation: the documented ones, else the decided ones. */
export function codesOf(operation: OperationName, status: number): readonly string[] {
  const codes: ErrorCodes = errorCodeTable[operationTable[operation].family]
  return documentedCodes(codes, operation, status) ?? codes.assumed[status] ?? []
}
