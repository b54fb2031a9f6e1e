import { InvalidArgumentError, Option } from 'commander'

export const serviceOption = (): Option =>
  new Option('--service <name>', 'service name in headers: X-<name>-Request-Id')

export const optimizedOption = (): Option =>
  new Option('--optimized <spelling>', 'spelling of the auto-optimised distribution type')

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

export const ruleOption = (): Option =>
  new Option(
    '--rule <id=severity>',
    'error, warn or off for a rule or group; repeatable',
  ).argParser(collected)

export const workspaceOption = (): Option =>
  new Option(
    '--workspace <file>',
    'what exists in the workspace (default: the nearest campaign-contract.workspace.yaml, upwards)',
  )

export const noWorkspaceOption = (): Option =>
  new Option('--no-workspace', 'ignore workspace files')

export const pluginOption = (): Option =>
  new Option(
    '--plugin <file>',
    'module with rules of your own as its default export; repeatable',
  ).argParser(collected)

export const configOption = (): Option =>
  new Option(
    '--config <file>',
    'configuration file (default: the nearest one, upwards)',
    // `--no-config` wins, whatever comes after it.
  ).argParser((file, earlier) => (earlier === false ? false : file))

/** Parses a whole number from 0. */
export const wholeNumber = (text: string): number => numberFrom(0, text)

/** Parses a whole number from 1. */
export const positive = (text: string): number => numberFrom(1, text)

function numberFrom(least: number, text: string): number {
  if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text)
  throw new InvalidArgumentError(`It must be a whole number from ${least}.`)
}

export const maxFileBytesOption = (): Option =>
  new Option(
    '--max-file-bytes <number>',
    'reject larger files and longer standard input (default: 256 MiB)',
  ).argParser(positive)

export const maxLineBytesOption = (): Option =>
  new Option(
    '--max-line-bytes <number>',
    'skip longer lines in line-based files (default: 16 MiB)',
  ).argParser(positive)

export const ignoreOption = (): Option =>
  new Option(
    '--ignore <glob>',
    'leave files out of folders and globs, with a pattern as in .gitignore; repeatable',
  ).argParser(collected)

export const noGitignoreOption = (): Option =>
  new Option('--no-gitignore', 'also check files in folders and globs that .gitignore excludes')

export const hookOption = (): Option =>
  new Option('--hook', 'skip named files that are ignored or contain no requests, for git hooks')

export const noConfigOption = (): Option => new Option('--no-config', 'ignore configuration files')

export const formatOption = (): Option =>
  new Option('--format <format>', 'output format').choices(['pretty', 'json']).default('pretty')
