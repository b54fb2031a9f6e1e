// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Heard, OperationPlan } from '../../src/core/engine/operation-plan.js'
import type { Outcome } from '../../src/core/rules/rule.js'
import * as body from '../../src/core/rules/body.js'
import * as credentials from '../../src/core/rules/credentials.js'
import * as idempotencyKey from '../../src/core/rules/idempotency-key.js'
import * as parameters from '../../src/core/rules/parameters.js'
import * as protocol from '../../src/core/rules/protocol.js'
import * as requestId from '../../src/core/rules/request-id.js'
import * as statusChange from '../../src/core/rules/status-change.js'
import * as transport from '../../src/core/rules/transport.js'
import * as triggers from '../../src/core/rules/triggers.js'
import * as bodies from '../bodies.js'
import * as rules from '../rules.js'

export const changeCampaignStatus: OperationPlan<'changeCampaignStatus'> = {
  operation: 'changeCampaignStatus',
  body: bodies.changeCampaignStatus,
  idempotency: protocol.idempotencyDecision,
  ask(context, _draft, isSound) {
    const heard: Heard[] = []
    let outcome: Outcome
    const hasTransport = triggers.hasTransport(context)
    const hasBody = triggers.hasBody(context)
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
    if (outcome.length > 0) heard.push([rules.rule13, outcome])
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
    outcome = parameters.paramsMalformed(context)
    if (outcome.length > 0) heard.push([rules.rule24, outcome])
    if (!isSound) {
      heard.push([rules.rule27])
      heard.push([rules.rule28])
    }
    outcome = statusChange.campaignUnknown(context)
    if (outcome.length > 0) heard.push([rules.rule93, outcome])
    if (hasBody) {
      outcome = statusChange.publishNotAccepted(context)
      if (outcome.length > 0) heard.push([rules.rule95, outcome])
      outcome = statusChange.stopPeriodic(context)
      if (outcome.length > 0) heard.push([rules.rule96, outcome])
      outcome = statusChange.pauseOneTime(context)
      if (outcome.length > 0) heard.push([rules.rule97, outcome])
      outcome = statusChange.resumeOneTime(context)
      if (outcome.length > 0) heard.push([rules.rule98, outcome])
      outcome = statusChange.notPublished(context)
      if (outcome.length > 0) heard.push([rules.rule99, outcome])
    }
    return heard
  },
}
