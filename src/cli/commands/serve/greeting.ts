import type { SandboxSettings } from '../../../testing/sandbox/sandbox.js'
import { exampleCommands } from './example-commands.js'
import { jsonLine } from './log/request-log.js'
import type { ServeFlags } from './serve-options.js'

/** Returns what `serve` prints once it listens. */
export function greeting(origin: string, flags: ServeFlags, data: SandboxSettings): string {
  const commands = exampleCommands(origin, flags, data)
  if (flags.format === 'json') {
    const page = `${origin}/`
    return jsonLine({ type: 'listening', origin, page, data: `${origin}/sandbox/data` })
  }
  const note = 'No credentials are permitted; change them in the seed data.\n\n'
  const hasCalls = commands.length > 1
  const shown = commands.map(({ title, command }) => `# ${title}\n${command}`)
  return `API: ${origin}
  Page: ${origin}/ (requests, operations, commands)
  Data: ${origin}/sandbox (/data, /clock, /campaigns/{id}, /offerings/{id}, /given)

${hasCalls ? '' : note}${shown.join('\n\n')}

Press Ctrl-C to stop.${flags.quiet ? '' : '\n'}
`
}
