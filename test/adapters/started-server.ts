import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import type { Verdict } from '../../src/core/index.js'

/** A listening server of a framework. */
export interface StartedServer {
  origin: string
  close(): Promise<void>
}

/** The response of a handler, in chunks. */
export interface Reply {
  status: number
  headers: Record<string, string>
  pieces: Uint8Array[]
}

/** The verdict and body that a handler gets. */
export type Respond = (seen: { verdict: Verdict | undefined; body: unknown }) => Reply

/** Starts a server whose routes all call `respond`. */
export type StartServer = (options: AdapterOptions, respond: Respond) => Promise<StartedServer>
