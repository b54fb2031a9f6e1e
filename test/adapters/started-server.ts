import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import type { Verdict } from '../../src/core/index.js'

/** A server of a framework that listens. */
export interface StartedServer {
  origin: string
  close(): Promise<void>
}

/** What a handler answers, in pieces. */
export interface Reply {
  status: number
  headers: Record<string, string>
  pieces: Uint8Array[]
}

/** What a handler sees: the verdict, and the body as its framework has it. */
export type Respond = (seen: { verdict: Verdict | undefined; body: unknown }) => Reply

/** Starts a server whose every route asks `respond`. */
export type StartServer = (options: AdapterOptions, respond: Respond) => Promise<StartedServer>
