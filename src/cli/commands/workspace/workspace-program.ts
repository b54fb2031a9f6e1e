import { Argument, type Command, Option } from 'commander'
import { addConfigFlags } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
A workspace file lists what exists in a workspace: tags, templates, offering
attributes, connectors and subscription categories, offerings and campaigns by
id. check, fix, serve and schema find the nearest
campaign-contract.workspace.yaml, .yml or .json, and use it as facts. The JSON
Schema for editors is campaign-contract/schemas/workspace.json.

Examples:
  campaign-contract workspace check
  campaign-contract workspace check staging.workspace.yaml

Exit code: 0 valid (warnings allowed), 1 invalid, 2 unreadable file or wrong
usage.`

export function addWorkspace(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('workspace')
    .summary('validate a workspace file')
    .description('Validate a workspace file: its form, duplicates, dates and statuses.')
    .addArgument(new Argument('<action>', 'what to do').choices(['check']))
    .argument('[file]', 'workspace file (default: that of the configuration, else the nearest one)')
    .optionsGroup('Output:')
    .addOption(
      new Option('--format <format>', 'output format')
        .choices(['pretty', 'json', 'github'])
        .default('pretty'),
    )
  addConfigFlags(command)
  command.addHelpText('after', examples).action(async (_action, file, options) => {
    const { workspaceCommand } = await import('./workspace-command.js')
    exitWith(await workspaceCommand(file, options, host))
  })
}
