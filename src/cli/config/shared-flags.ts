import { type Command, InvalidArgumentError, Option } from 'commander'

/** Collects the values of a repeatable flag. */
export const collected = (value: string, earlier: readonly string[] = []): string[] => [
  ...earlier,
  value,
]

/** Collects host names; an empty one would match no request. */
export function hostNames(value: string, earlier?: readonly string[]): string[] {
  if (value.trim() === '') throw new InvalidArgumentError('It must be a host name.')
  return collected(value, earlier)
}

/** Returns a parser of whole numbers in a range. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    if (/^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most)
      return Number(text)
    const end = most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`
    throw new InvalidArgumentError(`It must be a whole number from ${least}${end}.`)
  }

/** Adds the argument and the flags of commands that read files of requests. */
export const addInputFlags = (command: Command): Command =>
  command
    .argument(
      '[files...]',
      'files, folders and globs; - for standard input (default: the files of the configuration)',
    )
    .optionsGroup('Input:')
    .option('--operation <name>', 'operation of documents without one')
    .option('--facts <file>', 'facts for all documents; their own facts win')
    .option(
      '--ignore <glob>',
      'exclude files from folders and globs, as in .gitignore; repeatable',
      collected,
    )
    .option('--no-gitignore', 'also check files in folders and globs that .gitignore excludes')
    .option('--hook', 'skip named files that are ignored or contain no requests, for git hooks')
    .option('--lines', 'read every file and standard input line by line, one document per line')
    .option(
      '--max-file-bytes <number>',
      'reject larger files and longer standard input (default: 256 MiB)',
      wholeNumber(1),
    )
    .option(
      '--max-line-bytes <number>',
      'skip longer lines in line-based files (default: 16 MiB)',
      wholeNumber(1),
    )

/** Adds the flags of the contract; some commands have no use for all of them. */
export function addContractFlags(command: Command, ...more: readonly ('rule' | 'plugin')[]): void {
  command
    .optionsGroup('Contract:')
    .option('--service <name>', 'service name in headers: X-<name>-Request-Id')
    .option('--optimized <spelling>', 'spelling of the auto-optimized distribution type')
  if (more.includes('rule')) {
    const what = 'error, warn or off for a rule or group; repeatable'
    command.option('--rule <id=severity>', what, collected)
  }
  if (more.includes('plugin')) addPluginFlag(command)
}

export const addPluginFlag = (command: Command): Command =>
  command.option(
    '--plugin <file>',
    'module with a plugin, which adds your own rules; repeatable',
    collected,
  )

/** Adds the flags of the configuration and, where it matters, of the workspace. */
export function addConfigFlags(command: Command, ...more: readonly 'workspace'[]): void {
  command
    .optionsGroup('Configuration:')
    .option(
      '--config <file>',
      'configuration file (default: the nearest, in this folder or above)',
      // `--no-config` wins, whatever comes after it.
      (file, earlier) => (earlier === false ? false : file),
    )
    .option('--no-config', 'ignore configuration files')
  if (more.length === 0) return
  command
    .option(
      '--workspace <file>',
      'file that describes the workspace (default: the nearest campaign-contract.workspace.yaml, in this folder or above)',
    )
    .option('--no-workspace', 'ignore workspace files')
}

export const formatOption = (): Option =>
  new Option('--format <format>', 'output format').choices(['pretty', 'json']).default('pretty')
