import picocolors from 'picocolors'
import type { Colors } from '../../conformance/reports/colors.js'
import type { Host } from './host.js'

export type { Colors }

/** Colours on a terminal and nowhere else, unless NO_COLOR or FORCE_COLOR says otherwise. */
export function terminalColors({ env, stdout }: Host): Colors {
  const { NO_COLOR, FORCE_COLOR, TERM } = env
  const isTerminal = stdout.isTTY === true && TERM !== 'dumb'
  // picocolors' own answer counts any CI as a terminal, where escapes would land in a log file.
  return picocolors.createColors(!NO_COLOR && (FORCE_COLOR ? FORCE_COLOR !== '0' : isTerminal))
}
