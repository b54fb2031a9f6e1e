import type { Command } from 'commander'
import {
  configOption,
  noConfigOption,
  optimizedOption,
  serviceOption,
} from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
Example:
  campaign-contract openapi campaigns --service ACME --optimized ACME_AI > campaigns.yaml`

/** Adds the command `openapi`. */
export function addOpenapi(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('openapi')
    .summary('print an OpenAPI document')
    .description('Print an OpenAPI document with your service names, for other tools.')
    .argument('<document>', 'campaigns or offerings')
    .optionsGroup('Contract:')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .optionsGroup('Configuration:')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addHelpText('after', examples)
    .action(async (document, options) => {
      const { openapiCommand } = await import('./openapi-command.js')
      exitWith(openapiCommand(document, options, host))
    })
}
