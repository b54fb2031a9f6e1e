import { Option } from 'commander'

export const serviceOption = (): Option =>
  new Option('--service <name>', 'short name of the service in headers: X-<name>-Request-Id')

export const optimizedOption = (): Option =>
  new Option('--optimized <spelling>', 'spelling of the auto-optimised distribution type')

/** Reads a flag that may be repeated. */
export const collected = (value: string, earlier: readonly string[] = []): string[] => [
  ...earlier,
  value,
]

export const ruleOption = (): Option =>
  new Option(
    '--rule <id=severity>',
    'error, warn or off for a rule or a group (auth/*); repeatable',
  ).argParser(collected)

export const configOption = (): Option =>
  new Option('--config <file>', 'the configuration (default: the nearest, upwards)')

export const noConfigOption = (): Option => new Option('--no-config', 'read no configuration')
