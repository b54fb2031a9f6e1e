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

/** What a handler gets. */
interface Seen {
  verdict: Verdict | undefined
  body: unknown
  /** The headers of the framework's request, by lower-case name. */
  headers: Readonly<Record<string, unknown>>
}

export type Respond = (seen: Seen) => Reply

/** Starts a server whose routes all call `respond`. */
export type StartServer = (options: AdapterOptions, respond: Respond) => Promise<StartedServer>
