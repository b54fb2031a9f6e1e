// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/core/engine/operation-plan.js'
import type { Outcome } from '../../src/core/rules/rule.js'
import * as body from '../../src/core/rules/body.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as idempotencyKey from '../../src/core/rules/idempotency-key.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as requestId from '../../src/core/rules/request-id.js'
import * as search from '../../src/core/rules/search.js'
import * as transport from '../../src/core/rules/transport.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const searchCampaigns: OperationPlan<'searchCampaigns'> = {
  operation: 'searchCampaigns',
  body: bodies.searchCampaigns,
  idempotency: protocol.idempotencyDecision,
  ask(context, _draft, isSound) {
    const heard: Heard[] = []
    let outcome: Outcome
    const hasTransport = triggers.hasTransport(context)
    const hasBody = triggers.hasBody(context)
    const hasFilter = triggers.hasFilter(context)
    outcome = credentials.credentialsMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule0, outcome])
    outcome = credentials.credentialsRejected(context)
    if (outcome.length > 0) heard.push([rules.rule1, outcome])
    outcome = credentials.permissionMissing(context)
    if (outcome.length > 0) heard.push([rules.rule2, outcome])
    if (hasTransport) {
      outcome = transport.methodNotAllowed(context)
      if (outcome.length > 0) heard.push([rules.rule3, outcome])
      outcome = transport.pathMalformed(context)
      if (outcome.length > 0) heard.push([rules.rule4, outcome])
      outcome = transport.contentType(context)
      if (outcome.length > 0) heard.push([rules.rule5, outcome])
      outcome = transport.bodyTooLarge(context)
      if (outcome.length > 0) heard.push([rules.rule6, outcome])
    }
    outcome = protocol.rateLimitExceeded(context)
    if (outcome.length > 0) heard.push([rules.rule7, outcome])
    outcome = body.bodyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule8, outcome])
    if (hasTransport) {
      outcome = transport.bodyNotJson(context)
      if (outcome.length > 0) heard.push([rules.rule9, outcome])
    }
    outcome = body.bodyNotObject(context)
    if (outcome.length > 0) heard.push([rules.rule10, outcome])
    if (hasTransport) {
      outcome = transport.bodyDuplicateKey(context)
      if (outcome.length > 0) heard.push([rules.rule11, outcome])
      outcome = transport.bodyNumberPrecision(context)
      if (outcome.length > 0) heard.push([rules.rule12, outcome])
    }
    outcome = requestId.requestIdMissing(context)
    if (outcome.length > 0) heard.push([rules.rule14, outcome])
    outcome = requestId.requestIdMismatch(context)
    if (outcome.length > 0) heard.push([rules.rule15, outcome])
    outcome = requestId.requestIdFormat(context)
    if (outcome.length > 0) heard.push([rules.rule16, outcome])
    outcome = idempotencyKey.idempotencyKeyMissing(context)
    if (outcome.length > 0) heard.push([rules.rule17, outcome])
    outcome = idempotencyKey.idempotencyKeyMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule18, outcome])
    outcome = protocol.idempotencyConflict(context)
    if (outcome.length > 0) heard.push([rules.rule20, outcome])
    outcome = protocol.idempotencyInProgress(context)
    if (outcome.length > 0) heard.push([rules.rule22, outcome])
    if (!isSound) {
      heard.push([rules.rule27])
      heard.push([rules.rule28])
    }
    if (hasBody) {
      outcome = search.searchLimitMissing(context)
      if (outcome.length > 0) heard.push([rules.rule105, outcome])
    }
    if (hasFilter) {
      outcome = search.legacyDeliveryType(context)
      if (outcome.length > 0) heard.push([rules.rule106, outcome])
      outcome = search.legacyId(context)
      if (outcome.length > 0) heard.push([rules.rule107, outcome])
      outcome = search.versionFilterUnavailable(context)
      if (outcome.length > 0) heard.push([rules.rule108, outcome])
    }
    return heard
  },
}
