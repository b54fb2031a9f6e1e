import { printableJson } from '../../../core/base/printable.js'
import { mutantKinds } from '../../../testing/sandbox/mutants/index.js'
import { terminalColors } from '../../host/colors.js'
import type { Host } from '../../host/host.js'
import { didYouMean } from '../../host/nearest-name.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'

/** Output of `faults --format json`. */
export type FaultsOutput = readonly Fault[]

/** A seeded bug of the sandbox. */
interface Fault {
  name: string
  kind: string
  summary: string
}

/** Runs `faults`: lists the seeded bugs for `serve --fault`, optionally filtered by name. */
export function faultsCommand(
  wanted: string | undefined,
  { format }: { format: 'pretty' | 'json' },
  host: Host,
): number {
  const all: FaultsOutput = Object.entries(mutantKinds).flatMap(([kind, mutants]) =>
    mutants.map(({ name, summary }) => ({ name, kind, summary })),
  )
  const listed = all.filter(({ name }) => name.includes(wanted ?? ''))
  if (listed.length === 0) {
    const hint = didYouMean(
      String(wanted),
      all.map(({ name }) => name),
    )
    throw new UsageError(
      `No fault has \`${wanted}\` in its name.${hint || ' Run `campaign-contract faults` for the list.'}`,
    )
  }
  if (format === 'json') {
    host.stdout.write(`${printableJson(listed)}\n`)
    return exitCodes.ok
  }
  const colors = terminalColors(host)
  const lines = Object.keys(mutantKinds).flatMap((kind) => {
    const those = listed.filter((fault) => fault.kind === kind)
    const shown = those.map(({ name, summary }) => `  ${colors.cyan(name)}  ${summary}`)
    return those.length === 0 ? [] : ['', colors.bold(kind), ...shown]
  })
  const count = listed.length === 1 ? '1 fault' : `${listed.length} faults`
  host.stdout.write(`${lines.slice(1).join('\n')}\n\n${count}\n`)
  return exitCodes.ok
}
