import picocolors from 'picocolors'
import type { Colors } from '../../conformance/reports/colors.js'
import type { Host } from './host.js'

export type { Colors }

/** Returns colors for a terminal; NO_COLOR and FORCE_COLOR override the detection. */
export function terminalColors({ env, stdout }: Host): Colors {
  const { NO_COLOR, FORCE_COLOR, TERM } = env
  const isTerminal = stdout.isTTY === true && TERM !== 'dumb'
  // picocolors treats any CI as a terminal, which would put escapes into log files.
  return picocolors.createColors(!NO_COLOR && (FORCE_COLOR ? FORCE_COLOR !== '0' : isTerminal))
}
