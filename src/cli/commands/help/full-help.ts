import type { Command } from 'commander'

/** The flags in the short help of a command; the help of other commands has all flags. */
export const usualFlags: ReadonlyMap<string, ReadonlySet<string | undefined>> = new Map([
  [
    'check',
    new Set([
      '--operation',
      '--facts',
      '--watch',
      '--service',
      '--rule',
      '--format',
      '--output',
      '--quiet',
      '--max-warnings',
      '--baseline',
      '--help',
    ]),
  ],
])

/** Returns whether `--all` stands beside `--help`. */
export const isFullHelp = (program: Command): boolean => program.getOptionValue('all') === true
