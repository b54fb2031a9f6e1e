import type { Host } from './host.js'

/** The host of a command that runs in the main thread. */
export const processHost: Host = {
  // Opened when a command reads it.
  get stdin() {
    return process.stdin
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  platform: process.platform,
  cwd: () => process.cwd(),
  once: (signal, listener) => process.once(signal, listener),
  removeListener: (signal, listener) => process.removeListener(signal, listener),
}
