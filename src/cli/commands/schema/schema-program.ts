import type { Command } from 'commander'
import { addConfigFlags, addContractFlags } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
Examples:
  campaign-contract schema testCampaign --service ACME > test-campaign.schema.json

  # For editors: completes request documents
  campaign-contract schema request > request.schema.json`

export function addSchema(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('schema')
    .summary('print the JSON Schema of a request body or document')
    .description(
      "Print the JSON Schema of an operation's request body, with conditional rules, or of request documents.",
    )
    .argument('<operation>', 'operation name, such as testCampaign, or request')
  addContractFlags(command, 'plugin')
  addConfigFlags(command, 'workspace')
  command.addHelpText('after', examples).action(async (operation, options) => {
    const { schemaCommand } = await import('./schema-command.js')
    exitWith(schemaCommand(operation, options, host))
  })
}
