import type { Guard } from './guard.js'

/** What asks a process to end. */
export type Signal = 'SIGINT' | 'SIGTERM'

/** What the command needs of the process that it runs in; `process` is one. */
export interface Host {
  readonly stdin: AsyncIterable<Uint8Array> & { destroy?(): unknown }
  readonly stdout: { write(text: string | Uint8Array): unknown; readonly isTTY?: boolean }
  readonly stderr: {
    write(text: string): unknown
    readonly isTTY?: boolean
    readonly columns?: number | undefined
  }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  cwd(): string
  /** Where the process may be ended from outside, what keeps files whole. */
  readonly guard?: Guard
  /** Tells once that the process is asked to end. */
  once(signal: Signal, listener: () => void): unknown
  removeListener(signal: Signal, listener: () => void): unknown
}
