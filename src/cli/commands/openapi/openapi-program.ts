import type { Command } from 'commander'
import { addConfigFlags, addContractFlags } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
Example:
  campaign-contract openapi campaigns --service ACME --optimized ACME_AI > campaigns.yaml`

export function addOpenapi(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('openapi')
    .summary('print an OpenAPI document')
    .description('Print an OpenAPI document with your service names, for other tools.')
    .argument('<document>', 'campaigns or offerings')
  addContractFlags(command)
  addConfigFlags(command)
  command.addHelpText('after', examples).action(async (document, options) => {
    const { openapiCommand } = await import('./openapi-command.js')
    exitWith(openapiCommand(document, options, host))
  })
}
