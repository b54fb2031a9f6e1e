import { context, metrics, trace } from '@opentelemetry/api'
import { getRPCMetadata } from '@opentelemetry/core'
import { createContract } from 'campaign-contract'
import type { FaultSummary, ResponseSummary, VerdictSummary } from './summaries.js'

/* Counters, and attributes and events of the active span, which is the span of the request. */

const meter = metrics.getMeter('campaign-contract')
const requests = meter.createCounter('campaign_contract.requests', {
  description: 'Requests of the API, by operation and outcome',
})
const violations = meter.createCounter('campaign_contract.violations', {
  description: 'Requests that violate a rule, by operation, rule and severity',
})
const responses = meter.createCounter('campaign_contract.responses', {
  description: 'Checked responses of handlers, by operation and outcome',
})
const findings = meter.createCounter('campaign_contract.findings', {
  description: 'Responses with a finding, by operation and check',
})
const faults = meter.createCounter('campaign_contract.faults', {
  description: 'Errors of facts, stores and callbacks',
})

export function recordVerdict({ operation, outcome, errors, warnings }: VerdictSummary): void {
  requests.add(1, { operation, outcome })
  for (const rule of errors) violations.add(1, { operation, rule, severity: 'error' })
  for (const rule of warnings) violations.add(1, { operation, rule, severity: 'warn' })
  nameRoute(operation)
  trace
    .getActiveSpan()
    ?.setAttributes({
      'campaign_contract.operation': operation,
      'campaign_contract.outcome': outcome,
      'campaign_contract.errors': errors,
      'campaign_contract.warnings': warnings,
    })
    // Its time separates the validation from the handler.
    .addEvent('campaign_contract.verdict')
}

export function recordResponse({ operation, outcome, checks }: ResponseSummary): void {
  responses.add(1, { operation, outcome })
  for (const check of checks) findings.add(1, { operation, check })
  trace.getActiveSpan()?.setAttribute('campaign_contract.findings', checks)
}

export function recordFault({ name }: FaultSummary): void {
  faults.add(1)
  trace.getActiveSpan()?.addEvent('campaign_contract.fault', { 'exception.type': name })
}

/** Connects log lines with the trace of their request. */
export function traceIds(): object {
  const { traceId: trace_id, spanId: span_id } = trace.getActiveSpan()?.spanContext() ?? {}
  return trace_id === undefined ? {} : { trace_id, span_id }
}

const { operations } = createContract()

/** Names the route in the span and in `http.server.request.duration`, also if no handler runs. */
function nameRoute(operation: string): void {
  const metadata = getRPCMetadata(context.active())
  if (metadata !== undefined && operation in operations) {
    metadata.route = operations[operation as keyof typeof operations].path
  }
}
