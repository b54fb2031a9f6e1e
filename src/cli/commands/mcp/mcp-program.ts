import type { Command } from 'commander'
import { addConfigFlags, addContractFlags } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'
import { keepOutputForProtocol } from '../../host/protocol-streams.js'

const examples = `
Tools: check_request, fix_request, explain_rule, describe_operation,
list_operations. It writes no files and uses no network.

Examples:
  claude mcp add campaign-contract -- npx campaign-contract mcp
  campaign-contract mcp --config api/campaign-contract.config.yaml`

export function addMcp(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('mcp')
    .summary('start a server for agents')
    .description(
      'Start a Model Context Protocol server, with which agents validate and fix requests.',
    )
  addContractFlags(command, 'rule', 'plugin')
  command.option('--facts <file>', 'facts for all requests, JSON or YAML')
  addConfigFlags(command, 'workspace')
  command.addHelpText('after', examples).action(async (options) => {
    const { mcpCommand } = await import('./mcp-command.js')
    exitWith(await mcpCommand(options, host))
  })
  keepOutputForProtocol(program, command)
}
