import type { Host } from '../host/host.js'

/** Prints a piece of a format on standard output; only `github` writes workflow commands. */
export function printFormat(format: string, text: string, { stdout }: Pick<Host, 'stdout'>): void {
  if (format === 'github' && stdout.writeCommands) stdout.writeCommands(text)
  else stdout.write(text)
}
