import type { Command } from 'commander'
import {
  configOption,
  hookOption,
  ignoreOption,
  maxFileBytesOption,
  maxLineBytesOption,
  noConfigOption,
  noGitignoreOption,
  noWorkspaceOption,
  optimizedOption,
  pluginOption,
  ruleOption,
  serviceOption,
  workspaceOption,
} from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
Safe fixes are those with only one possible result: the case of an enum value
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

/** Adds the command `fix`. */
export function addFix(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('fix')
    .summary('fix request files')
    .description('Fix files: applies safe fixes only, and shows the remaining findings.')
    .argument(
      '[files...]',
      'files, folders and globs; - for standard input (default: the files of the configuration)',
    )
    .optionsGroup('Input:')
    .option('--operation <name>', 'operation of bare bodies and of documents without operation')
    .option(
      '--facts <file>',
      "facts for all documents, JSON or YAML; a document's own facts override them",
    )
    .addOption(ignoreOption())
    .addOption(noGitignoreOption())
    .addOption(hookOption())
    .option('--lines', 'read every file and standard input line by line, one document per line')
    .addOption(maxFileBytesOption())
    .addOption(maxLineBytesOption())
    .optionsGroup('Contract:')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addOption(ruleOption())
    .addOption(pluginOption())
    .optionsGroup('Output:')
    .option('--dry-run', 'print a unified diff instead of changing files')
    .optionsGroup('Configuration:')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(workspaceOption())
    .addOption(noWorkspaceOption())
    .addHelpText('after', examples)
    .action(async (files, options) => {
      const { fixCommand } = await import('./fix-command.js')
      exitWith(await fixCommand(files, options, host))
    })
}
