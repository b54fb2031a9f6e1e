import type { Server } from 'node:http'

/** Limits of a listening server; docs/sandbox.md lists them. */
export const serverLimits = {
  /** Concurrent connections; the server closes further ones. */
  connections: 500,
  /** Pending requests; the server closes a connection that sends more. */
  requests: 2_000,
  /** Bytes of the bodies of pending requests and unread responses. */
  bytes: 64 * 1024 * 1024,
  /** Header bytes of a request. */
  headerBytes: 16 * 1024,
  headerCount: 200,
  /** Milliseconds for the headers of a request to arrive. */
  headersTimeout: 10_000,
  /** Milliseconds for a request to arrive. */
  requestTimeout: 60_000,
  /** Milliseconds that a connection may be idle between requests. */
  keepAliveTimeout: 5_000,
  /** Milliseconds without a byte, in addition to the latency, before the server closes a connection. */
  idleTimeout: 60_000,
  /** Milliseconds between checks for timed-out connections. */
  checkingInterval: 1_000,
}

export type ServerLimits = typeof serverLimits

export function applyLimits(server: Server, limits: ServerLimits, latency: number): void {
  server.maxConnections = limits.connections
  server.maxHeadersCount = limits.headerCount
  server.headersTimeout = limits.headersTimeout
  server.requestTimeout = limits.requestTimeout
  server.keepAliveTimeout = limits.keepAliveTimeout
  server.timeout = limits.idleTimeout + latency
}
