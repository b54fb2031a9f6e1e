import { type OperationName, operationTable } from '../../../generated/operations.js'
import type { ErrorCode } from '../../../generated/rule-ids.js'
import { errorCodes } from '../../../generated/tables.js'
import { assertOptions, type KindsOf, string, text } from '../base/kinds.js'
import { unknownName } from '../base/nearest.js'
import { assertOperation } from '../contract/assert-operation.js'
import type { Settings } from '../contract/settings.js'
import type { ErrorResponse } from '../contract/verdict.js'
import { answeredMessage, errorResponse, safely } from './envelope.js'

/** What `contract.error` says beside the code. */
export interface ErrorOptions<Operation extends OperationName = OperationName> {
  /** The operation of the failed call. Without it, a code of both APIs is that of campaigns. */
  operation?: Operation | undefined
  /** The invalid field in dot notation, or the name of a header or parameter. Default ''. */
  target?: string | undefined
  /** What is wrong. Default the meaning of the code. */
  message?: string | undefined
  /** The request id of the failed call. */
  requestId?: string | undefined
}

type Family = keyof typeof errorCodes
type CodesOf = Readonly<Record<string, { readonly status: number; readonly condition: string }>>

const kinds: KindsOf<ErrorOptions> = {
  operation: text,
  target: string,
  message: string,
  requestId: string,
}

/** Returns the documented response of an error code, as a verdict has it. */
export function documentedError<Operation extends OperationName>(
  code: ErrorCode,
  options: ErrorOptions<Operation>,
  settings: Settings,
): ErrorResponse<Operation> {
  assertOptions(options, kinds)
  const { operation, target = '', requestId } = options
  if (operation !== undefined) assertOperation(operation)
  const family: Family =
    operation !== undefined
      ? operationTable[operation].family
      : code in errorCodes.campaigns
        ? 'campaigns'
        : 'offerings'
  const codes: CodesOf = errorCodes[family]
  if (!Object.hasOwn(codes, code))
    throw unknownName(`error code of ${family}`, code, Object.keys(codes))
  const { status, condition } = codes[code] as CodesOf[string]
  const { message = condition } = options
  return errorResponse(
    family,
    [{ status, code, target, message: answeredMessage({ target, message }, settings) }],
    requestId,
    safely(settings),
  ) as ErrorResponse<Operation>
}
