import type { Command } from 'commander'
import { addOutputOptions } from '../../config/output-options.js'
import type { Host } from '../../host/host.js'

const examples = `
Each report is the ndjson output of one shard: check --shard <shard>/<shards> --format ndjson. The report
and the exit code are those of one run over all files. A shard that is missing, given twice, incomplete,
or made with other options, files or another version is an error.

Examples:
  campaign-contract merge reports/
  campaign-contract merge --format summary --output sarif=report.sarif 'reports/*.ndjson'

Exit code: that of one run; 2 if the reports do not belong together.`

/** Adds the command `merge`. */
export function addMerge(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('merge')
    .summary('merge the reports of shards')
    .description('Merge the reports of check --shard into the report of one run.')
    .argument('<files...>', 'ndjson reports of all shards: files, folders and globs')
  addOutputOptions(command)
    .addHelpText('after', examples)
    .action(async (files, options) => {
      const { mergeCommand } = await import('./merge-command.js')
      exitWith(await mergeCommand(files, options, host))
    })
}
