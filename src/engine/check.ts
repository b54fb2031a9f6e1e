import { type OperationName, operationTable } from '../../generated/operations.js'
import type { Facts } from '../facts.js'
import type { Settings } from '../options.js'
import type { RequestInput } from '../request.js'
import { entriesOf, isStructureEntry } from '../rule-table.js'
import { channelOf } from '../rules/channel.js'
import { byStructure, registry } from '../rules/registry.js'
import { requestIdOf } from '../rules/request-id.js'
import { type RuleContext, unchecked } from '../rules/rule.js'
import type { Accepted, Rejected, Verdict } from '../verdict.js'
import { readRequest } from './context.js'
import { errorResponse } from './envelope.js'
import { Findings } from './findings.js'
import { judgeStructure, type StructureProblem } from './structure.js'

/**
 * Judges one request. Never throws, whatever the request holds: what a rule throws becomes the
 * documented 500 answer, with the thrown value as `fault`.
 */
export function check(
  operation: OperationName,
  request: RequestInput,
  facts: Facts,
  settings: Settings,
): Verdict {
  try {
    return judge(operation, request, facts, settings)
  } catch (fault) {
    return faultVerdict(operation, settings, fault)
  }
}

function judge(
  operation: OperationName,
  request: RequestInput,
  facts: Facts,
  settings: Settings,
): Verdict {
  const context = readRequest(operation, request, facts, settings)
  const findings = findingsOn(context, settings)
  const { violations, warnings, unchecked, truncated } = findings.summary()
  if (violations.length === 0) {
    return { ok: true, operation, request, warnings, unchecked } as Accepted
  }
  const requestId = requestIdOf(context)
  const correlation = { requestId, responseId: requestId ?? settings.responseId() }
  const response = errorResponse(operation, violations, correlation, settings)
  const rejected: Rejected = { ok: false, operation, response, violations, warnings, unchecked }
  return truncated > 0 ? { ...rejected, truncated } : rejected
}

/** Structure and rules, in contract order. */
function findingsOn(context: RuleContext, settings: Settings): Findings {
  const findings = new Findings(context, settings, structureOf(context))
  for (const entry of entriesOf(context.operation)) {
    const rule = isStructureEntry(entry) ? byStructure : registry[entry.id]
    const severity = findings.severityOf(entry)
    if (severity === 'off') continue
    if (rule === byStructure) {
      findings.addStructure(entry, severity)
      continue
    }
    const outcome = rule(context)
    if (outcome === unchecked) findings.addUnchecked(entry)
    else findings.addRule(entry, severity, outcome)
  }
  return findings
}

function structureOf(context: RuleContext): StructureProblem[] {
  const { operation, body, names } = context
  if (operationTable[operation].body === 'none' || body === undefined) return []
  return judgeStructure(operation, body, channelOf(context), names)
}

function faultVerdict(operation: OperationName, settings: Settings, fault: unknown): Rejected {
  const correlation = { requestId: undefined, responseId: orEmpty(settings.responseId) }
  const careful = { ...settings, docUrl: (code: string) => orEmpty(() => settings.docUrl(code)) }
  const response = errorResponse(operation, [], correlation, careful)
  return { ok: false, operation, response, violations: [], warnings: [], unchecked: [], fault }
}

/** The answer of a function of the user's, or '' where it throws. */
function orEmpty(make: () => string): string {
  try {
    return make()
  } catch {
    return ''
  }
}
