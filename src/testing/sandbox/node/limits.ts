import type { Server } from 'node:http'

/** Limits of a listening server; docs/sandbox.md lists them. */
export const serverLimits = {
  /** Connections at once; further ones are closed. */
  connections: 500,
  /** Requests that wait for their response; a connection that sends more is closed. */
  requests: 2_000,
  /** Bytes of the bodies of these requests and of responses that nobody has read yet. */
  bytes: 64 * 1024 * 1024,
  /** Bytes of the headers of a request. */
  headerBytes: 16 * 1024,
  headerCount: 200,
  /** Milliseconds in which the headers of a request must arrive. */
  headersTimeout: 10_000,
  /** Milliseconds in which a request must arrive. */
  requestTimeout: 60_000,
  /** Milliseconds in which a connection may be idle between requests. */
  keepAliveTimeout: 5_000,
  /** Milliseconds without a byte after which a connection is closed, beside the latency. */
  idleTimeout: 60_000,
  /** Milliseconds between two looks for connections whose time is up. */
  checkingInterval: 1_000,
}

export type ServerLimits = typeof serverLimits

/** Sets the limits that Node itself enforces. */
export function applyLimits(server: Server, limits: ServerLimits, latency: number): void {
  server.maxConnections = limits.connections
  server.maxHeadersCount = limits.headerCount
  server.headersTimeout = limits.headersTimeout
  server.requestTimeout = limits.requestTimeout
  server.keepAliveTimeout = limits.keepAliveTimeout
  server.timeout = limits.idleTimeout + latency
}
