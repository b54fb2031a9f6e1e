import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'

/**
 * Removes all other attributes from spans, and texts of errors and clients, before the next processor
 * exports them. Instrumentations add URLs, addresses and user agents by default.
 */
export class KeepAttributes implements SpanProcessor {
  readonly #kept: ReadonlySet<string>

  constructor(kept: readonly string[]) {
    this.#kept = new Set(kept)
  }

  onEnd(span: ReadableSpan): void {
    for (const { attributes = {} } of [span, ...span.events, ...span.links]) {
      for (const name of Object.keys(attributes)) {
        if (!this.#kept.has(name)) delete attributes[name]
      }
    }
    delete span.status.message
    // Any client can send the header `tracestate`.
    delete span.spanContext().traceState
  }

  onStart(): void {}
  async forceFlush(): Promise<void> {}
  async shutdown(): Promise<void> {}
}
