import type { Command } from 'commander'
import { describeRules } from '../../../core/descriptions.js'
import { createContract, type OperationName } from '../../../core/index.js'
import { openapiDocuments } from '../openapi/openapi-documents.js'

/** A completion candidate with its description. */
export type Value = readonly [value: string, description: string]

/** Returns the known values of flags and of arguments (as `<command> <argument>`). */
export async function knownValues(
  wanted: string | undefined,
  program: Command,
): Promise<Readonly<Record<string, readonly Value[]>>> {
  const { operations } = createContract()
  const all = Object.entries(operations).map(
    ([name, { method, path }]): Value => [name, `${method} ${path}`],
  )
  const ids = describeRules().map(({ id, summary }): Value => [id, summary])
  const commands = program.createHelp().visibleCommands(program)
  return {
    '--operation': all,
    '--only': [...all, ...ids],
    '--rule': ids.map(([id, summary]) => [`${id}=`, summary]),
    // Loaded only for `serve`, because the list is long.
    '--fault': wanted === 'serve' ? await knownFaults() : [],
    'rules id': ids,
    'schema operation': all.filter(([name]) => operations[name as OperationName].body !== 'none'),
    'openapi document': openapiDocuments.map((name) => [name, '']),
    'help command': commands.map((command) => [command.name(), command.summary()]),
  }
}

async function knownFaults(): Promise<Value[]> {
  const { mutants } = await import('../../../testing/sandbox/mutants/index.js')
  return mutants.map(({ name, summary }) => [name, summary])
}
