import type { Command } from 'commander'
import { addConfigFlags, addContractFlags, addInputFlags } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
A fix is safe if it has only one possible result: the case of an enum value
("push" for "PUSH"), a key with a typo ("craeted_by"), and names of the earlier
version ("delivery_type"). Comments, formatting and all other bytes stay
unchanged. A fix that would cause another violation is not applied.

It fixes request documents and bodies in JSON, YAML, .ndjson and .jsonl. It
skips recordings (.har), .http files, scripts, Postman collections and OpenAPI
documents.

For standard input (-), the fixed text goes to standard output and the report to
standard error.

Examples:
  campaign-contract fix --dry-run requests/
  campaign-contract fix 'payloads/**/*.yaml' --service ACME
  campaign-contract fix --operation testCampaign body.json
  campaign-contract fix - < request.json > fixed.json

Exit code: 0 all valid (warnings allowed), 1 violations remain, or --dry-run
found something to fix, 2 unreadable input or wrong usage.`

export function addFix(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('fix')
    .summary('fix request files')
    .description('Apply safe fixes to files, and show the remaining violations.')
  addInputFlags(command)
  addContractFlags(command, 'rule', 'plugin')
  command
    .optionsGroup('Output:')
    .option('--dry-run', 'print a unified diff instead of changing files')
  addConfigFlags(command, 'workspace')
  command.addHelpText('after', examples).action(async (files, options) => {
    const { fixCommand } = await import('./fix-command.js')
    exitWith(await fixCommand(files, options, host))
  })
}
