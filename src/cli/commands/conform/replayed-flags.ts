import { variableOfHeader } from '../../../conformance/suite.js'
import { shellArgument, shellQuoted } from '../../../core/base/shell.js'

/** The flags of a run that a replay repeats: they reach the server, or decide what is expected of it. */
export interface ReplayedFlags {
  service?: string
  optimized?: string
  statusPath?: string
  fixtures?: string
  workspace?: string
  plugin?: readonly string[]
  /** False with `--no-config`. */
  config?: string | false
  header?: readonly string[]
  insecure?: boolean
  credentials?: string
}

/** Returns flags for a shell, with variables instead of secrets. */
export function replayedFlags(given: ReplayedFlags): string {
  const { service, optimized, statusPath, fixtures, workspace, config, header = [] } = given
  const named = { service, optimized, 'status-path': statusPath, fixtures, workspace }
  const values = [
    ...Object.entries(named),
    ...(given.plugin ?? []).map((file) => ['plugin', file] as const),
    ['config', config === false ? undefined : config] as const,
  ]
  return [
    ...values.flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name} ${shellArgument(value)}`],
    ),
    ...(config === false ? ['--no-config'] : []),
    ...header.map((text) => {
      const [name = ''] = text.split(':', 1)
      return `--header ${shellQuoted(`${name}: `)}"$${variableOfHeader(name)}"`
    }),
    ...(given.insecure === true ? ['--insecure'] : []),
    ...(given.credentials === undefined ? [] : ['--credentials "$CREDENTIALS"']),
  ].join(' ')
}
