import type { Guard } from './guard.js'

/** A shutdown signal. */
export type Signal = 'SIGINT' | 'SIGTERM'

/** The process as the command sees it; `process` is one. */
export interface Host {
  readonly stdin: AsyncIterable<Uint8Array> & { destroy?(): unknown }
  readonly stdout: {
    write(text: string | Uint8Array): unknown
    readonly isTTY?: boolean
    readonly columns?: number | undefined
    /** Whether so much is waiting to be printed that a log should drop lines. */
    readonly writableNeedDrain?: boolean
    /** Whether its reader has closed it. */
    readonly isClosed?: boolean
  }
  readonly stderr: {
    write(text: string): unknown
    readonly isTTY?: boolean
    readonly columns?: number | undefined
  }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  cwd(): string
  /** Protects files when the process may be terminated. */
  readonly guard?: Guard
  /** Adds a one-time listener for a shutdown signal. */
  once(signal: Signal, listener: () => void): unknown
  removeListener(signal: Signal, listener: () => void): unknown
}
