import type { MessagePort } from 'node:worker_threads'
import type { Signal } from '../host/host.js'

/** Data for the command thread. */
export interface ThreadData {
  argv: readonly string[]
  port: MessagePort
  stdout: Terminal
  stderr: Terminal
  shared: Int32Array<SharedArrayBuffer>
}

/** Terminal properties of a stream. */
interface Terminal {
  isTTY: boolean
  columns: number | undefined
}

/** Slots of the shared memory. */
export const slots = {
  /** Number of bytes waiting to be printed. */
  unprinted: 0,
  /** State of file writes: one of `files`. */
  files: 1,
  /** 1 after the reader has closed standard output. */
  closed: 2,
} as const

export const files = { free: 0, written: 1, ended: 2 } as const

/** A message from the command thread to the main thread. */
export type ThreadRequest =
  | { is: 'write'; stream: 'stdout' | 'stderr'; text: string | Uint8Array; size: number }
  | { is: 'read' }
  | { is: 'close input' }
  | { is: 'temporary'; path: string; isThere: boolean }
  /** The command has no listener for the signal. */
  | { is: 'unhandled' }
  | { is: 'done'; exitCode: number }

/** A message from the main thread to the command thread. */
export type ThreadReply =
  | { is: 'input'; bytes?: Uint8Array; error?: { message: string; code?: string | undefined } }
  | { is: 'signal'; signal: Signal }
