/** A shutdown signal. */
export type Signal = 'SIGINT' | 'SIGTERM'

/** The process as the command sees it; `process` is one. */
export interface Host {
  readonly stdin: AsyncIterable<Uint8Array> & { destroy?(): unknown }
  readonly stdout: {
    /** Writes bytes as they are, and text without what a terminal or a CI service acts on. */
    write(text: string | Uint8Array): unknown
    /** Writes text that may start with `::`, which GitHub runs as a workflow command. */
    writeCommands?(text: string): unknown
    readonly isTTY?: boolean
    readonly columns?: number | undefined
    /** Whether so much is waiting to be printed that a log should drop lines. */
    readonly writableNeedDrain?: boolean
    /** Whether its reader has closed it. */
    readonly isClosed?: boolean
    /** Resolves when there is room for more output. */
    drained?(): Promise<void>
  }
  readonly stderr: {
    write(text: string): unknown
    readonly isTTY?: boolean
    readonly columns?: number | undefined
  }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  cwd(): string
  /** Adds a one-time listener for a shutdown signal. */
  once(signal: Signal, listener: () => void): unknown
  removeListener(signal: Signal, listener: () => void): unknown
  /** Ends the process as the signal does. */
  kill?(signal: Signal): unknown
}
