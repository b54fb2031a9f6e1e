import type { MessagePort } from 'node:worker_threads'
import type { Signal } from '../host/host.js'

/** What the thread that runs the command is told when it starts. */
export interface ThreadData {
  argv: readonly string[]
  port: MessagePort
  stdout: Terminal
  stderr: Terminal
  shared: Int32Array<SharedArrayBuffer>
}

/** What is known of a stream that may be a terminal. */
export interface Terminal {
  isTTY: boolean
  columns: number | undefined
}

/** Slots of the memory that both threads share. */
export const slots = {
  /** How many bytes were handed over to be printed and are not yet. */
  unprinted: 0,
  /** Who has the say over files: nobody, the command while it writes one, or who ends it. */
  files: 1,
} as const

export const files = { free: 0, written: 1, ended: 2 } as const

/** What the command asks of the thread of the process. */
export type Ask =
  | { is: 'write'; stream: 'stdout' | 'stderr'; text: string | Uint8Array; size: number }
  | { is: 'read' }
  | { is: 'close input' }
  | { is: 'temporary'; path: string; isThere: boolean }
  /** Nobody in the command heeds the signal. */
  | { is: 'unheeded' }
  | { is: 'done'; exitCode: number }

/** What the thread of the process answers. */
export type Answer =
  | { is: 'input'; bytes?: Uint8Array; error?: { message: string; code?: string | undefined } }
  | { is: 'signal'; signal: Signal }
