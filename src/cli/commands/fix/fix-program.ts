import type { Command } from 'commander'
import {
  configOption,
  maxFileBytesOption,
  maxLineBytesOption,
  noConfigOption,
  optimizedOption,
  ruleOption,
  serviceOption,
} from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
Mended is what the contract leaves one choice for: the case of an enum value ("push" for "PUSH"), a
key with one slip in it ("craeted_by"), and names of the earlier version ("delivery_type"). A file
keeps its comments, its formatting and every other byte. A repair that would break something else is
not made.

It reads request documents and bodies, in JSON, YAML, .ndjson and .jsonl. Recordings (.har), .http
files, Postman collections and OpenAPI documents hold what others have sent or written: they stay as
they are.

Standard input (-) is mended to standard output, and what is said of it goes to standard error.

Examples:
  campaign-contract fix --dry-run requests/
  campaign-contract fix 'payloads/**/*.yaml' --service ACME
  campaign-contract fix --operation testCampaign body.json
  campaign-contract fix - < request.json > mended.json

Exit code: 0 nothing is wrong any more (warnings allowed), 1 violations are left, or with --dry-run
something would be changed, 2 the command or a file could not be used.`

/** The command `fix`. */
export function addFix(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('fix')
    .summary('mend request documents')
    .description('Mends what there is no doubt about in requests, and shows what is left.')
    .argument(
      '[files...]',
      'files, folders, globs; - is standard input; without any, those of the configuration',
    )
    .option('--dry-run', 'show what would be changed as a unified diff, and change nothing')
    .option('--operation <name>', 'operation of bare bodies, and of documents that name none')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addOption(ruleOption())
    .option('--facts <file>', "facts for all documents, JSON or YAML; a document's own members win")
    .option('--lines', 'read every file, and standard input, as a document on each line')
    .addOption(maxFileBytesOption())
    .addOption(maxLineBytesOption())
    .addOption(configOption())
    .addOption(noConfigOption())
    .addHelpText('after', examples)
    .action(async (files, options) => {
      const { fixCommand } = await import('./fix-command.js')
      exitWith(await fixCommand(files, options, host))
    })
}
