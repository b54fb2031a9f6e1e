import { createContract } from '../../../core/index.js'
import { jsonSchema } from '../../../core/json-schema.js'
import { assertOperation } from '../../checking/check-document.js'
import { type ContractFlags, contractOptionsFor } from '../../config/contract-options.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { requestSchema } from './request-schema.js'

/** Runs `schema`: prints the JSON Schema of a request body or document and returns the exit code. */
export function schemaCommand(operation: string, flags: ContractFlags, host: Host): number {
  const contract = createContract(contractOptionsFor(flags))
  const print = (schema: object) => host.stdout.write(`${JSON.stringify(schema, null, 2)}\n`)
  if (operation === 'request') {
    print(requestSchema(contract))
    return exitCodes.ok
  }
  const withBody = Object.entries(contract.operations)
    .filter(([, { body }]) => body !== 'none')
    .map(([name]) => name)
  if (Object.hasOwn(contract.operations, operation) && !withBody.includes(operation)) {
    throw new UsageError(
      `\`${operation}\` has no request body, so it has no schema. Operations with one: ${withBody.join(', ')}.`,
    )
  }
  print(jsonSchema(assertOperation(operation, ['request', ...withBody]), contract.options))
  return exitCodes.ok
}
