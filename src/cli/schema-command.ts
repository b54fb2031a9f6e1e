import type { OperationName } from '../index.js'
import { type ContractFlags, contractFor } from './contract-options.js'
import { exitCodes } from './exit-code.js'
import type { Host } from './host.js'
import { didYouMean } from './nearest-name.js'
import { UsageError } from './usage-error.js'

/** `schema`: prints the JSON Schema of an operation's request body; returns the exit code. */
export function schemaCommand(operation: string, flags: ContractFlags, host: Host): number {
  const contract = contractFor(flags)
  const withBody = Object.entries(contract.operations)
    .filter(([, { body }]) => body !== 'none')
    .map(([name]) => name)
  if (Object.hasOwn(contract.operations, operation) && !withBody.includes(operation)) {
    throw new UsageError(`${operation} takes no request body, so there is no schema of one.`)
  }
  if (!withBody.includes(operation)) {
    throw new UsageError(
      `There is no operation \`${operation}\`.${didYouMean(operation, withBody)}`,
    )
  }
  const { jsonSchema } = contract.schema(operation as OperationName)['~standard']
  const schema = jsonSchema.input({ target: 'draft-2020-12' })
  host.stdout.write(`${JSON.stringify(schema, null, 2)}\n`)
  return exitCodes.right
}
